//! Checks the language files: the three languages have the same keys with the same placeables.
//!
//! English is the measure. Every fault is reported with file, line and column.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt, fs, io,
    path::Path,
};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

/// The languages; the first is the measure of the others.
pub const LANGUAGES: [&str; 3] = ["en", "zh", "pl"];

/// One language file.
#[derive(Clone, Debug)]
pub struct Source {
    pub language: &'static str,
    pub file: String,
    pub text: String,
}

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    pub file: String,
    pub line: usize,
    pub column: usize,
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.what)
    }
}

/// One text: where it stands and what it refers to.
struct Text<'a> {
    source: &'a Source,
    at: usize,
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
}

type Texts<'a> = BTreeMap<String, Text<'a>>;

/// A key and its placeables.
pub type Key = (String, BTreeSet<String>);

/// All keys, or everything that is wrong.
pub fn check(sources: &[Source]) -> Result<Vec<Key>, Vec<Fault>> {
    let mut faults = Vec::new();
    let tables: Vec<Texts<'_>> =
        LANGUAGES.iter().map(|language| read(language, sources, &mut faults)).collect();
    let Some((measure, others)) = tables.split_first() else { return Ok(Vec::new()) };
    for table in &tables {
        check_references(table, &mut faults);
    }
    for (table, language) in others.iter().zip(&LANGUAGES[1..]) {
        compare(measure, table, language, &mut faults);
    }
    faults.sort();
    if faults.is_empty() {
        let keys = measure.keys().filter(|key| !key.starts_with('-'));
        Ok(keys.map(|key| (key.clone(), placeables(key, measure))).collect())
    } else {
        Err(faults)
    }
}

fn read<'a>(language: &str, sources: &'a [Source], faults: &mut Vec<Fault>) -> Texts<'a> {
    let mut texts = Texts::new();
    for source in sources.iter().filter(|source| source.language == language) {
        let (resource, errors) = match parser::parse(source.text.as_str()) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        for error in errors {
            faults.push(fault(source, error.pos.start, error.kind.to_string()));
        }
        for entry in &resource.body {
            let (key, pattern) = match entry {
                Entry::Message(message) => (message.id.name.to_owned(), message.value.as_ref()),
                Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value)),
                _ => continue,
            };
            let at = place_of(source, &key);
            let mut text =
                Text { source, at, variables: BTreeSet::new(), references: BTreeSet::new() };
            match pattern {
                Some(pattern) => text.read_pattern(pattern),
                None => faults.push(fault(source, at, format!("`{key}` has no text"))),
            }
            if texts.contains_key(&key) {
                let again = second_place_of(source, &key).unwrap_or(at);
                faults.push(fault(source, again, format!("`{key}` is there twice")));
            }
            texts.insert(key, text);
        }
    }
    texts
}

fn check_references(table: &Texts<'_>, faults: &mut Vec<Fault>) {
    for (key, text) in table {
        for reference in text.references.iter().filter(|&name| !table.contains_key(name)) {
            let what = format!("`{key}` refers to `{reference}`, which does not exist");
            faults.push(fault(text.source, text.at, what));
        }
    }
}

fn compare(measure: &Texts<'_>, table: &Texts<'_>, language: &str, faults: &mut Vec<Fault>) {
    let mut fault_at = |text: &Text<'_>, what| faults.push(fault(text.source, text.at, what));
    for (key, wanted) in measure.iter().filter(|(key, _)| !key.starts_with('-')) {
        let Some(found) = table.get(key) else {
            fault_at(wanted, format!("`{key}` is missing in {language}"));
            continue;
        };
        let (wanted, found_names) = (placeables(key, measure), placeables(key, table));
        for name in wanted.difference(&found_names) {
            fault_at(found, format!("`{key}` lacks the placeable ${name}"));
        }
        for name in found_names.difference(&wanted) {
            fault_at(found, format!("`{key}` has a foreign placeable ${name}"));
        }
    }
    for (key, text) in table.iter().filter(|(key, _)| !key.starts_with('-')) {
        if !measure.contains_key(key) {
            fault_at(text, format!("`{key}` does not exist in {}", LANGUAGES[0]));
        }
    }
}

/// The variables of a text and of all texts it refers to.
fn placeables(key: &str, table: &Texts<'_>) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut waiting = vec![key.to_owned()];
    while let Some(key) = waiting.pop() {
        if let Some(text) = table.get(&key).filter(|_| seen.insert(key)) {
            names.extend(text.variables.iter().cloned());
            waiting.extend(text.references.iter().cloned());
        }
    }
    names
}

impl Text<'_> {
    fn read_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                variants.iter().for_each(|variant| self.read_pattern(&variant.value));
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, .. } => {
                self.references.insert(format!("-{}", id.name));
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|inline| self.read_inline(inline));
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

fn places_of<'a>(source: &'a Source, key: &'a str) -> impl Iterator<Item = usize> + 'a {
    let mut start = 0;
    source.text.split_inclusive('\n').filter_map(move |line| {
        let at = start;
        start += line.len();
        let rest = line.strip_prefix(key)?;
        rest.trim_start_matches(' ').starts_with('=').then_some(at)
    })
}

fn place_of(source: &Source, key: &str) -> usize {
    places_of(source, key).next().unwrap_or(0)
}

fn second_place_of(source: &Source, key: &str) -> Option<usize> {
    places_of(source, key).nth(1)
}

fn fault(source: &Source, at: usize, what: String) -> Fault {
    let before = source.text.get(..at).unwrap_or(&source.text);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    Fault { file: source.file.clone(), line, column, what }
}

/// The language files below `root`, sorted by name.
pub fn load(root: &Path) -> io::Result<Vec<Source>> {
    let mut sources = Vec::new();
    for language in LANGUAGES {
        let folder = root.join(language);
        let mut files = fs::read_dir(&folder)?
            .map(|entry| entry.map(|entry| entry.path()))
            .collect::<io::Result<Vec<_>>>()?;
        files.retain(|file| file.extension().is_some_and(|ending| ending == "ftl"));
        files.sort();
        for file in files {
            let text = fs::read_to_string(&file)?;
            sources.push(Source { language, file: file.display().to_string(), text });
        }
    }
    Ok(sources)
}

/// Checks the files below `root`; writes `lang/<language>.ftl` and `lang_keys.rs` into `out`.
pub fn build(root: &Path, out: &Path) -> io::Result<Result<(), Vec<Fault>>> {
    let sources = load(root)?;
    let keys = match check(&sources) {
        Ok(keys) => keys,
        Err(faults) => return Ok(Err(faults)),
    };
    fs::create_dir_all(out.join("lang"))?;
    for language in LANGUAGES {
        let parts = sources.iter().filter(|source| source.language == language);
        let whole: Vec<&str> = parts.map(|source| source.text.as_str()).collect();
        fs::write(out.join("lang").join(format!("{language}.ftl")), whole.join("\n"))?;
    }
    let list: String = keys
        .iter()
        .map(|(key, names)| format!("    ({key:?}, &{:?}),\n", names.iter().collect::<Vec<_>>()))
        .collect();
    let code = format!(
        "/// Every key of the language files, with its placeables.\n\
         pub const KEYS: &[(&str, &[&str])] = &[\n{list}];\n"
    );
    fs::write(out.join("lang_keys.rs"), code)?;
    Ok(Ok(()))
}
