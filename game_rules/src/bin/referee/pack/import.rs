//! Lists of charts as a song pack: a CSV table with a head line, or a JSON list.

use std::collections::BTreeSet;

use clap::ValueEnum;
use game_rules::wager::{Chart, Package, Pool, Song};
use serde_json::Value;

pub const HELP: &str = "\
A CSV table has a line for each chart, under a head line that names the columns: title, difficulty,
rating (or level), constant, artist, id. Columns are separated by commas, semicolons or tabs, and a
text with one of them inside stands in quotes. Title, difficulty and one of rating and constant are
needed; charts of the same title and artist are one song.

A JSON list has an object for each chart with the same names, or one for each song with a list called
charts or difficulties of such objects. A difficulty may be called difficulty, name or ratingClass
(0 to 4: pst, prs, ftr, byd, etr), and \"ratingPlus\": true puts a + behind the rating.

  title,artist,difficulty,rating,constant
  Paper Moon Run,house band,Expert,13+,13.7
";

/// Which levels charts get.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Levels {
    /// The printed one, such as 9+; the constant where there is none.
    Rating,
    /// The exact one, such as 9.7; the rating where there is none.
    Constant,
}

/// One chart of a list.
#[derive(Default)]
struct Row {
    id: String,
    title: String,
    artist: String,
    difficulty: String,
    rating: String,
    constant: String,
    /// Where in the list it stands.
    place: String,
}

impl Row {
    /// The field that a column or a name of an object is for.
    fn field(&mut self, name: &str) -> Option<&mut String> {
        Some(match name.trim().to_ascii_lowercase().as_str() {
            "id" => &mut self.id,
            "title" => &mut self.title,
            "artist" | "composer" => &mut self.artist,
            "difficulty" => &mut self.difficulty,
            "rating" | "level" => &mut self.rating,
            "constant" => &mut self.constant,
            _ => return None,
        })
    }
}

/// The pack that a list makes, switched on.
pub fn pool(
    file: &str,
    text: &str,
    levels: Levels,
    (id, name): (String, String),
) -> Result<Pool, String> {
    let text = text.trim_start_matches('\u{feff}');
    let rows = if text.trim_start().starts_with(['[', '{']) { json(text) } else { csv(text) };
    let rows = rows.map_err(|fault| format!("{file}: {fault}"))?;
    let mut songs: Vec<Song> = Vec::new();
    let mut taken = BTreeSet::new();
    for row in rows {
        let fault = |why: String| format!("{file}: {}: {why}", row.place);
        if row.title.is_empty() {
            return Err(fault("there is no title".to_owned()));
        }
        let wanted = match levels {
            Levels::Rating => [&row.rating, &row.constant],
            Levels::Constant => [&row.constant, &row.rating],
        };
        let level = wanted.into_iter().find(|level| !level.is_empty());
        let level = level.ok_or_else(|| fault("there is no rating and no constant".to_owned()))?;
        let chart = Chart {
            difficulty: row.difficulty.parse().map_err(fault)?,
            level: level.parse().map_err(fault)?,
        };
        let same = |song: &Song| match row.id.as_str() {
            "" => song.title == row.title && song.artist == row.artist,
            id => song.id == id,
        };
        let place = songs.iter().position(same).unwrap_or_else(|| {
            let id = if row.id.is_empty() { slug(&row.title, &taken) } else { row.id.clone() };
            taken.insert(id.clone());
            let (title, artist) = (row.title.clone(), row.artist.clone());
            songs.push(Song { id, title, artist, charts: Vec::new() });
            songs.len() - 1
        });
        if songs[place].charts.iter().any(|known| known.difficulty == chart.difficulty) {
            return Err(fault(format!("`{}` has {} already", row.title, row.difficulty)));
        }
        songs[place].charts.push(chart);
    }
    if songs.is_empty() {
        return Err(format!("{file}: there is no chart in it"));
    }
    let packages = vec![Package { id, name, enabled: true, songs }];
    Ok(Pool { packages, ..Pool::default() })
}

/// A short name that no other song has.
fn slug(title: &str, taken: &BTreeSet<String>) -> String {
    let plain: String = title.chars().filter(char::is_ascii_alphanumeric).take(24).collect();
    let plain = if plain.is_empty() { "song".to_owned() } else { plain.to_ascii_lowercase() };
    let mut numbers = (2u32..).map(|number| format!("{plain}-{number}"));
    if taken.contains(&plain) {
        return numbers.find(|id| !taken.contains(id)).unwrap_or(plain);
    }
    plain
}

fn csv(text: &str) -> Result<Vec<Row>, String> {
    let head = text.lines().next().unwrap_or_default();
    let count = |mark: &char| head.matches(*mark).count();
    let mark = [',', ';', '\t'].into_iter().max_by_key(count).unwrap_or(',');
    let mut lines = records(text, mark)?.into_iter();
    let (_, columns) = lines.next().ok_or("it is empty")?;
    for wanted in ["title", "difficulty"] {
        if !columns.iter().any(|name| name.trim().eq_ignore_ascii_case(wanted)) {
            return Err(format!("line 1: there is no column `{wanted}`"));
        }
    }
    let mut rows = Vec::new();
    for (line, cells) in lines.filter(|(_, cells)| cells.iter().any(|cell| !cell.is_empty())) {
        if cells.len() != columns.len() {
            let (found, wanted) = (cells.len(), columns.len());
            return Err(format!("line {line}: {found} columns where the head has {wanted}"));
        }
        let mut row = Row { place: format!("line {line}"), ..Row::default() };
        for (name, cell) in columns.iter().zip(cells) {
            if let Some(field) = row.field(name) {
                *field = cell;
            }
        }
        rows.push(row);
    }
    Ok(rows)
}

/// The cells of every line, with the number of the line.
fn records(text: &str, mark: char) -> Result<Vec<(usize, Vec<String>)>, String> {
    let mut records = Vec::new();
    let (mut cells, mut cell) = (Vec::new(), String::new());
    let (mut line, mut begun, mut quoted) = (1, 1, false);
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        line += usize::from(letter == '\n');
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => {
                letters.next();
                cell.push('"');
            }
            '"' if quoted || cell.trim().is_empty() => quoted = !quoted,
            _ if quoted => cell.push(letter),
            '\r' => {}
            '\n' => {
                cells.push(std::mem::take(&mut cell).trim().to_owned());
                records.push((begun, std::mem::take(&mut cells)));
                begun = line;
            }
            _ if letter == mark => cells.push(std::mem::take(&mut cell).trim().to_owned()),
            _ => cell.push(letter),
        }
    }
    if quoted {
        return Err(format!("line {begun}: a quote is not closed"));
    }
    if !cell.is_empty() || !cells.is_empty() {
        cells.push(cell.trim().to_owned());
        records.push((begun, cells));
    }
    Ok(records)
}

/// The words of the difficulties that some lists only count.
const CLASSES: [&str; 5] = ["pst", "prs", "ftr", "byd", "etr"];

fn json(text: &str) -> Result<Vec<Row>, String> {
    let list: Value = serde_json::from_str(text).map_err(|fault| fault.to_string())?;
    let list = match &list {
        Value::Object(fields) => fields.values().find_map(Value::as_array),
        list => list.as_array(),
    };
    let list = list.ok_or("it is no list of songs or charts")?;
    let mut rows = Vec::new();
    for (number, entry) in list.iter().enumerate() {
        let place = format!("entry {}", number + 1);
        let inner = ["charts", "difficulties"].iter().find_map(|name| entry[*name].as_array());
        match inner {
            None => rows.push(chart(entry, entry, place)),
            Some(charts) => {
                let place = |inner: usize| format!("{place}, chart {}", inner + 1);
                let charts = charts.iter().enumerate();
                rows.extend(charts.map(|(inner, it)| chart(entry, it, place(inner))));
            }
        }
    }
    Ok(rows)
}

/// A chart of a song; both may be the same object.
fn chart(song: &Value, chart: &Value, place: String) -> Row {
    let mut row = Row { place, ..Row::default() };
    for of in [song, chart] {
        let fields = of.as_object().into_iter().flatten();
        // The id is the song's.
        for (name, value) in fields.filter(|(name, _)| std::ptr::eq(of, song) || *name != "id") {
            if let (Some(field), Some(text)) = (row.field(name), plain(value)) {
                *field = text;
            }
        }
    }
    if row.title.is_empty() {
        let names = [&song["title_localized"]["en"], &song["name"]];
        row.title = names.into_iter().find_map(plain).unwrap_or_default();
    }
    let class = chart["ratingClass"].as_u64().and_then(|class| CLASSES.get(class as usize));
    if row.difficulty.is_empty() {
        let own = if std::ptr::eq(song, chart) { None } else { plain(&chart["name"]) };
        row.difficulty = own.or(class.map(|word| (*word).to_owned())).unwrap_or_default();
    }
    if chart["ratingPlus"] == true {
        row.rating.push('+');
    }
    row
}

/// A text or a number.
fn plain(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.trim().to_owned()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}
