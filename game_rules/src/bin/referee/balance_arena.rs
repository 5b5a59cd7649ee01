//! `referee balance`: how the creatures of the arena do, as a table and a picture. The labyrinth's
//! seats are weighed in `laboratory`.
//!
//! The inclusion score of a creature is the average result of teams that contain it, a draw
//! counting one half (rules/arena.md 8.5).

use std::{fmt::Write as _, path::PathBuf};

use clap::Args;
use game_rules::{
    arena::{Arena, data::Data},
    contest::{Contest, Count, Pairing, Use},
};

use crate::{
    balance_labyrinth,
    options::{interrupt, use_threads},
    simulate::play_all,
};

/// Inclusion scores that the rulebook allows.
const BAND: [f64; 2] = [0.40, 0.61];

/// Measure how creatures do in random teams, or whether the labyrinth's seats are fair.
#[derive(Args, Clone)]
pub struct Balance {
    /// The game: arena or labyrinth
    game: String,
    /// Who plays, against itself; several separated by commas (default: rookie,coach; in the
    /// labyrinth wanderer,explorer)
    #[arg(long, value_delimiter = ',')]
    bots: Vec<String>,
    /// The labyrinth's settings, by name; several separated by commas
    #[arg(long, value_delimiter = ',', default_value = "default,compact")]
    pub modes: Vec<String>,
    /// How many play in the labyrinth
    #[arg(long, default_value_t = 4)]
    pub players: usize,
    /// Matches for each
    #[arg(long, default_value_t = 10_000)]
    pub games: u64,
    /// The seed everything follows from
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Cores to use (default: all); the numbers do not depend on it
    #[arg(long)]
    threads: Option<usize>,
    /// Where to draw the plot (SVG)
    #[arg(long)]
    svg: Option<PathBuf>,
}

/// One bot's measurement.
struct Column {
    bot: String,
    scores: Vec<Use>,
    count: Count,
}

impl Column {
    fn outside(&self) -> impl Iterator<Item = usize> {
        let outside = |used: &Use| used.matches > 0 && !(BAND[0]..=BAND[1]).contains(&used.score());
        (0..self.scores.len()).filter(move |&index| outside(&self.scores[index]))
    }
}

impl Balance {
    /// Runs the command.
    pub fn run(self) -> Result<(), String> {
        if self.games == 0 {
            return Err("--games 0: give at least 1".to_owned());
        }
        use_threads(self.threads)?;
        let stop = interrupt()?;
        match self.game.as_str() {
            "arena" => {}
            "labyrinth" => {
                let picture = balance_labyrinth::weigh(
                    &self,
                    &self.bots_or(&["wanderer", "explorer"]),
                    &stop,
                )?;
                return self.save(&picture);
            }
            other => {
                return Err(format!(
                    "there is nothing to balance in `{other}`; there are arena and labyrinth"
                ));
            }
        }
        let mut columns = Vec::new();
        for bot in &self.bots_or(&["rookie", "coach"]) {
            let setup = Arena::mode("single")?;
            let pairing = Pairing::<Arena>::new(setup, vec![bot, bot], self.seed)
                .map_err(|why| why.to_string())?;
            let count = play_all(&pairing, 0..self.games, &stop)?;
            let scores = (0..Arena::things().len())
                .map(|thing| {
                    let [one, two] = [count.uses[0][thing], count.uses[1][thing]];
                    Use {
                        uses: one.uses + two.uses,
                        matches: one.matches + two.matches,
                        wins: one.wins + two.wins,
                        draws: one.draws + two.draws,
                    }
                })
                .collect();
            columns.push(Column { bot: bot.clone(), scores, count });
        }
        print_table(&columns);
        self.save(&picture(&columns))
    }

    fn bots_or(&self, usual: &[&str]) -> Vec<String> {
        if self.bots.is_empty() {
            usual.iter().map(|&bot| bot.to_owned()).collect()
        } else {
            self.bots.clone()
        }
    }

    fn save(&self, picture: &str) -> Result<(), String> {
        let Some(path) = &self.svg else { return Ok(()) };
        std::fs::write(path, picture).map_err(|fault| format!("{}: {fault}", path.display()))
    }
}

/// The 95 % margin of a score.
fn margin(used: &Use) -> f64 {
    let score = used.score();
    1.96 * (score * (1.0 - score) / used.matches.max(1) as f64).sqrt()
}

fn print_table(columns: &[Column]) {
    begin!("{:<4}{:<16}{:>6}", "id", "creature", "price");
    columns.iter().for_each(|column| begin!("{:>20}", column.bot));
    tell!("");
    for (index, it) in Data::shipped().creatures().iter().enumerate() {
        begin!("{:<4}{:<16}{:>6}", it.id, it.name.en, it.price);
        for column in columns {
            let used = &column.scores[index];
            begin!("{:>12.3} ± {:.3}", used.score(), margin(used));
        }
        tell!("");
    }
    for column in columns {
        let games = column.count.games;
        let scores: Vec<f64> =
            column.scores.iter().filter(|it| it.matches > 0).map(|it| it.score()).collect();
        let mean = scores.iter().sum::<f64>() / scores.len().max(1) as f64;
        let spread = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>();
        let first = column.count.wins[0] as f64 + column.count.draws as f64 / 2.0;
        tell!(
            "{}: {games} matches, scores {:.3} … {:.3}, deviation {:.3}, {:.1} turns, draws {:.1} %, \
             first side {:.1} %",
            column.bot,
            scores.iter().copied().fold(f64::INFINITY, f64::min),
            scores.iter().copied().fold(f64::NEG_INFINITY, f64::max),
            (spread / scores.len().max(1) as f64).sqrt(),
            column.count.turns.mean(games).mean,
            100.0 * column.count.draws as f64 / games.max(1) as f64,
            100.0 * first / games.max(1) as f64
        );
        for index in column.outside() {
            let data = Data::shipped();
            let it = &data.creatures()[index];
            let score = column.scores[index].score();
            tell!("  outside {:.2} … {:.2}: {} {} {score:.3}", BAND[0], BAND[1], it.id, it.name.en);
        }
    }
}

/// Creatures from left to right by price, scores from bottom to top, one colour per bot.
fn picture(columns: &[Column]) -> String {
    const COLOURS: [&str; 5] = ["#3b82c4", "#e2562b", "#5b9a4a", "#7f3fa0", "#8c8173"];
    let data = Data::shipped();
    let mut order: Vec<usize> = (0..data.creatures().len()).collect();
    order.sort_by_key(|&index| (data.creatures()[index].price, index));
    let (left, top, step, height) = (50.0, 30.0, 18.0, 360.0);
    let width = left + step * order.len() as f64 + 20.0;
    let y = |score: f64| top + height * (0.70 - score.clamp(0.30, 0.70)) / 0.40;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"520\" \
         font-family=\"sans-serif\" font-size=\"10\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fbf7ec\"/>\n\
         <rect x=\"{left}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"#e9efe0\"/>\n",
        y(BAND[1]),
        width - left - 20.0,
        y(BAND[0]) - y(BAND[1])
    );
    for tenth in 3..=7 {
        let score = f64::from(tenth) / 10.0;
        let _ = writeln!(
            svg,
            "<text x=\"20\" y=\"{:.1}\">{score:.1}</text><line x1=\"{left}\" x2=\"{}\" y1=\"{1:.1}\" \
             y2=\"{1:.1}\" stroke=\"#cfc6b0\"/>",
            y(score) + 3.0,
            width - 20.0
        );
    }
    for (place, &index) in order.iter().enumerate() {
        let x = left + step * (place as f64 + 0.5);
        let it = &data.creatures()[index];
        let _ = writeln!(
            svg,
            "<text transform=\"translate({:.1},{}) rotate(60)\">{} {}</text>",
            x - 3.0,
            top + height + 12.0,
            it.name.en,
            it.price
        );
        for (column, colour) in columns.iter().zip(COLOURS.iter().cycle()) {
            let used = &column.scores[index];
            let (score, half) = (used.score(), margin(used));
            let _ = writeln!(
                svg,
                "<line x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{:.1}\" y2=\"{:.1}\" stroke=\"{colour}\" \
                 stroke-opacity=\"0.4\"/><circle cx=\"{x:.1}\" cy=\"{:.1}\" r=\"4\" \
                 fill=\"{colour}\"/>",
                y(score - half),
                y(score + half),
                y(score)
            );
        }
    }
    for (place, (column, colour)) in columns.iter().zip(COLOURS.iter().cycle()).enumerate() {
        let x = left + 140.0 * place as f64;
        let _ = writeln!(
            svg,
            "<circle cx=\"{x}\" cy=\"15\" r=\"5\" fill=\"{colour}\"/><text x=\"{}\" y=\"19\">{} \
             ({} matches)</text>",
            x + 10.0,
            column.bot,
            column.count.games
        );
    }
    svg.push_str("</svg>\n");
    svg
}
