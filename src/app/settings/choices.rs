//! The settings that are one of a few. Each has a word for its language key:
//! `settings-<setting>-<word>`.

use std::time::Duration;

use serde::{Deserialize, Serialize};

macro_rules! choices {
    ($($(#[$doc:meta])* $name:ident { $($(#[$note:meta])* $choice:ident $word:literal,)* })*) => {
        $(
            $(#[$doc])*
            #[derive(
                Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize,
            )]
            pub enum $name {
                $($(#[$note])* $choice,)*
            }

            impl $name {
                /// All choices, in the order of the menu.
                pub const ALL: &'static [$name] = &[$($name::$choice,)*];

                /// The last part of its language key.
                pub const fn word(self) -> &'static str {
                    match self { $($name::$choice => $word,)* }
                }
            }
        )*
    };
}

choices! {
    /// How much the inspector says: `settings-inspect-…`.
    Inspect {
        /// Nothing: pure feel.
        Off "off",
        /// Numbers.
        #[default]
        Odds "odds",
        /// Numbers and the reasoning behind them.
        Why "why",
    }
    /// When a shot must be confirmed: `settings-confirm-…`.
    Confirm {
        /// Aim first, fire second.
        #[default]
        EveryShot "every-shot",
        /// Only shots that may hit oneself.
        Risky "risky",
        /// One press.
        Never "never",
    }
    /// What the hand-over curtain hides: `settings-curtain-…`.
    Curtain {
        /// Everything, when anything private exists.
        #[default]
        Full "full",
        /// Nothing; a name card only.
        Light "light",
        /// No curtain.
        Off "off",
    }
    /// How long Evil may think: `settings-think-…`.
    ThinkCap {
        /// Half a second.
        Half "half",
        /// Two seconds.
        #[default]
        Two "two",
        /// Five seconds.
        Five "five",
        /// Ten seconds.
        Ten "ten",
    }
    /// How much Evil says: `settings-talk-…`.
    Talk {
        /// Nothing.
        Silent "silent",
        /// Now and then.
        #[default]
        Sparse "sparse",
        /// Often.
        Chatty "chatty",
    }
    /// Window or full screen: `settings-window-…`.
    WindowKind {
        /// A window.
        #[default]
        Windowed "windowed",
        /// A window without a frame over the whole screen.
        Borderless "borderless",
        /// The screen alone.
        FullScreen "full-screen",
    }
    /// Most frames per second: `settings-frames-…`.
    FrameLimit {
        /// 30.
        Thirty "thirty",
        /// 60.
        #[default]
        Sixty "sixty",
        /// 120.
        OneTwenty "one-twenty",
        /// As many as there are.
        Unlimited "unlimited",
    }
    /// How much is drawn: `settings-effects-…`.
    Effects {
        /// The least.
        Low "low",
        /// The middle.
        #[default]
        Medium "medium",
        /// Everything.
        High "high",
    }
    /// Speed of animation: `settings-speed-…`.
    Speed {
        /// × 0.5.
        Half "half",
        /// × 1.
        #[default]
        One "one",
        /// × 2.
        Two "two",
        /// × 4.
        Four "four",
        /// End states with a short highlight.
        Instant "instant",
    }
    /// Colours: `settings-palette-…`.
    Palette {
        /// Ours.
        #[default]
        Standard "standard",
        /// Black, white, thick edges.
        HighContrast "high-contrast",
        /// No hues; shapes carry everything.
        Mono "mono",
    }
    /// How many replays are kept: `settings-retention-…`.
    Retention {
        /// The last 50.
        Fifty "fifty",
        /// The last 500.
        #[default]
        FiveHundred "five-hundred",
        /// All.
        All "all",
    }
}

impl Speed {
    /// How much faster than normal; `None` is instant.
    pub const fn factor(self) -> Option<f32> {
        match self {
            Speed::Half => Some(0.5),
            Speed::One => Some(1.0),
            Speed::Two => Some(2.0),
            Speed::Four => Some(4.0),
            Speed::Instant => None,
        }
    }

    /// The next faster one.
    #[must_use]
    pub fn faster(self) -> Speed {
        step(Speed::ALL, self, 1)
    }

    /// The next slower one.
    #[must_use]
    pub fn slower(self) -> Speed {
        step(Speed::ALL, self, -1)
    }
}

fn step(all: &[Speed], from: Speed, by: isize) -> Speed {
    let at = all.iter().position(|speed| *speed == from).unwrap_or(0);
    at.checked_add_signed(by).and_then(|at| all.get(at)).copied().unwrap_or(from)
}

impl ThinkCap {
    /// The cap itself.
    pub const fn time(self) -> Duration {
        Duration::from_millis(match self {
            ThinkCap::Half => 500,
            ThinkCap::Two => 2000,
            ThinkCap::Five => 5000,
            ThinkCap::Ten => 10_000,
        })
    }
}

impl FrameLimit {
    /// Frames per second; `None` is as many as there are.
    pub const fn frames(self) -> Option<u32> {
        match self {
            FrameLimit::Thirty => Some(30),
            FrameLimit::Sixty => Some(60),
            FrameLimit::OneTwenty => Some(120),
            FrameLimit::Unlimited => None,
        }
    }
}

impl Retention {
    /// How many; `None` is all.
    pub const fn count(self) -> Option<usize> {
        match self {
            Retention::Fifty => Some(50),
            Retention::FiveHundred => Some(500),
            Retention::All => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speed_stops_at_both_ends() {
        assert_eq!(Speed::One.faster(), Speed::Two);
        assert_eq!(Speed::Instant.faster(), Speed::Instant);
        assert_eq!(Speed::One.slower().slower(), Speed::Half);
    }
}
