//! Moments in words: "6 min ago", and a plain date for what is long past.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::app::language::Language;

/// Seconds since 1970.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

const DAY: u64 = 24 * 60 * 60;

/// How long ago something was; a date if that is longer than two weeks.
pub fn ago(language: &Language, when: u64, now: u64) -> String {
    let seconds = now.saturating_sub(when);
    if seconds < 14 * DAY { language.ago(Duration::from_secs(seconds)) } else { date(when) }
}

/// The day as `2026-11-16`, in universal time.
fn date(when: u64) -> String {
    // Days are counted from 1 March of the year 0, so that leap days come last.
    let days = when / DAY + 719_468;
    let era = days / 146_097;
    let day_of_era = days % 146_097;
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    format!("{year}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Lang;

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (when, day) in [
            (0, "1970-01-01"),
            (951_782_399, "2000-02-28"),
            (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"),
            (1_794_787_200, "2026-11-16"),
            (4_107_542_399, "2100-02-28"),
            (4_107_542_400, "2100-03-01"),
        ] {
            assert_eq!(date(when), day, "{when}");
        }
    }

    #[test]
    fn the_past_is_told_in_steps() {
        let language = Language::new(Lang::English);
        let now = 1_794_787_200;
        let say = |seconds| ago(&language, now - seconds, now);
        assert_eq!(say(5), "just now");
        assert_eq!(say(6 * 60 + 3), "6 min ago");
        assert_eq!(say(2 * 60 * 60), "2 h ago");
        assert_eq!(say(DAY + 60), "yesterday");
        assert_eq!(say(5 * DAY), "5 days ago");
        assert_eq!(say(30 * DAY), "2026-10-17");
        assert_eq!(ago(&language, now + 50, now), "just now", "clocks may be put back");
    }
}
