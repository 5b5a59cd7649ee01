//! Checks the language files: the three languages have the same keys with the same placeables, each
//! language its own plurals and punctuation, and no text a word that its glossary refuses.
//!
//! English is the measure. Every fault is reported with file, line and column.

pub mod data;
mod forms;
mod glossary;
#[cfg(test)]
mod tests;

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt, fs, io,
    path::Path,
};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

use glossary::Glossary;

/// The languages; the first is the measure of the others.
pub const LANGUAGES: [&str; 3] = ["en", "zh", "pl"];

/// One language file.
#[derive(Clone, Debug)]
pub struct Source {
    pub language: &'static str,
    pub file: String,
    pub text: String,
}

impl Source {
    /// The name of the file without its ending, as a glossary calls it.
    fn stem(&self) -> &str {
        Path::new(&self.file).file_stem().and_then(|stem| stem.to_str()).unwrap_or_default()
    }
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

/// All keys, or everything that is wrong. `pages` are the glossaries.
pub fn check(sources: &[Source], pages: &[Source]) -> Result<Vec<Key>, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut tables: Vec<Texts<'_>> = Vec::new();
    for language in LANGUAGES {
        let glossary = glossary_of(language, sources, pages, &mut faults);
        tables.push(read(language, sources, &glossary, &mut faults));
    }
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

/// The glossary of a language; one without a page refuses nothing.
fn glossary_of(
    language: &str,
    sources: &[Source],
    pages: &[Source],
    faults: &mut Vec<Fault>,
) -> Glossary {
    let stems = sources.iter().map(Source::stem).chain([data::STEM]);
    let stems: Vec<&str> = stems.collect();
    let page = pages.iter().find(|page| page.language == language);
    match page.map(|page| Glossary::read(page, &stems)) {
        Some(Ok(glossary)) => glossary,
        Some(Err(found)) => {
            faults.extend(found);
            Glossary::default()
        }
        None => Glossary::default(),
    }
}

fn read<'a>(
    language: &str,
    sources: &'a [Source],
    glossary: &Glossary,
    faults: &mut Vec<Fault>,
) -> Texts<'a> {
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
                Some(pattern) => {
                    text.read_pattern(pattern);
                    let wrong = said_wrong(source, pattern, glossary).into_iter();
                    let wrong = wrong.map(|what| fault(source, at, format!("`{key}`: {what}")));
                    faults.extend(wrong);
                }
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

/// What the language does not allow in a text.
fn said_wrong(source: &Source, pattern: &Pattern<&str>, glossary: &Glossary) -> Vec<String> {
    let mut wrong = forms::plural_faults(source.language, pattern);
    for piece in forms::pieces(pattern) {
        wrong.extend(glossary.refuses(source.stem(), &piece));
        wrong.extend(forms::narrow_faults(source.language, &piece));
    }
    wrong
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

fn is_chinese(sign: char) -> bool {
    matches!(sign, '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}')
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

/// The pages `glossary-<language>.md` in `docs`; English needs none.
pub fn glossaries(docs: &Path) -> io::Result<Vec<Source>> {
    let page = |language: &&'static str| {
        let path = docs.join(format!("glossary-{language}.md"));
        let (file, text) = (path.display().to_string(), fs::read_to_string(&path)?);
        Ok(Source { language, file, text })
    };
    LANGUAGES[1..].iter().map(page).collect()
}

/// Checks the files below `root` against the glossaries in `docs`; writes `lang/<language>.ftl` and
/// `lang_keys.rs` into `out`.
pub fn build(root: &Path, docs: &Path, out: &Path) -> io::Result<Result<(), Vec<Fault>>> {
    let sources = load(root)?;
    let keys = match check(&sources, &glossaries(docs)?) {
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
