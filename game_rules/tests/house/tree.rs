//! The files of the repository as text.

use std::{collections::BTreeMap, fs, path::Path, sync::OnceLock};

/// Paths from the root of the repository, always with `/`, and what stands there; what is no text
/// is there with its name alone.
#[derive(Debug, Default)]
pub struct Tree(BTreeMap<String, String>);

/// Where something of ours can lie; whatever else stands in a checkout is not read.
const FOLDERS: [&str; 8] =
    ["assets", "benches", "build", "docs", "game_rules", "src", "tests", ".ci"];

/// Recorded matches, large and written by machines: they are there, and nobody reads them here.
const RECORDED: [&str; 2] = ["game_rules/tests/games", "game_rules/tests/records"];

const TEXTS: [&str; 9] = ["rs", "md", "ron", "wgsl", "ftl", "script", "robot", "py", "toml"];

/// What is started from the root of the repository.
const COMMANDS: [&str; 3] = ["play", "check", "package"];

impl Tree {
    /// The repository this test is part of, read once.
    pub fn of_the_repository() -> &'static Tree {
        static TREE: OnceLock<Tree> = OnceLock::new();
        TREE.get_or_init(|| {
            let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
            let mut tree = Tree::default();
            for entry in fs::read_dir(root).unwrap() {
                let entry = entry.unwrap();
                let name = entry.file_name().into_string().unwrap();
                if entry.path().is_file() || FOLDERS.contains(&name.as_str()) {
                    tree.take(&entry.path(), name);
                }
            }
            tree
        })
    }

    /// A made-up one.
    pub fn of(files: &[(&str, &str)]) -> Tree {
        let owned = |(path, text): &(&str, &str)| ((*path).to_owned(), (*text).to_owned());
        Tree(files.iter().map(owned).collect())
    }

    fn take(&mut self, at: &Path, path: String) {
        if at.is_dir() {
            for entry in fs::read_dir(at).unwrap() {
                let entry = entry.unwrap();
                let name = entry.file_name().into_string().unwrap();
                self.take(&entry.path(), format!("{path}/{name}"));
            }
            return;
        }
        let is_text = TEXTS.iter().any(|end| path.ends_with(&format!(".{end}")))
            || COMMANDS.contains(&path.as_str());
        let is_read = is_text && !RECORDED.iter().any(|folder| path.starts_with(folder));
        let text = if is_read { fs::read_to_string(at).unwrap() } else { String::new() };
        self.0.insert(path, text.replace("\r\n", "\n"));
    }

    /// What stands in a file.
    pub fn text(&self, path: &str) -> Option<&str> {
        self.0.get(path).map(String::as_str)
    }

    /// Is there such a file, or such a folder?
    pub fn has(&self, path: &str) -> bool {
        self.0.contains_key(path) || self.below(path).next().is_some()
    }

    /// The files in a folder and below it.
    pub fn below(&self, folder: &str) -> impl Iterator<Item = (&str, &str)> {
        let within = format!("{}/", folder.trim_end_matches('/'));
        let from = self.0.range(within.clone()..);
        from.take_while(move |(path, _)| path.starts_with(&within))
            .map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// All of them.
    pub fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }
}

#[test]
fn folders_are_what_lies_below_them() {
    let tree = Tree::of(&[("a/b.rs", "1"), ("a/c/d.rs", "2"), ("ab.rs", "3")]);
    assert_eq!(tree.below("a").collect::<Vec<_>>(), [("a/b.rs", "1"), ("a/c/d.rs", "2")]);
    assert!(tree.has("a/c") && tree.has("a/b.rs") && !tree.has("a/x") && !tree.has("b"));
}
