//! The house keeps its own rules: what `docs/architecture.md` and `CONTRIBUTING.md` promise about
//! the tree is read out of the tree. Everything here works on text, so it knows the client, too,
//! without compiling it. Every check is a function of a [`tree::Tree`], proved on a made-up tree
//! that breaks it.
//!
//! What is not yet as it should be stands beside each check as a list of exceptions. Such a list
//! may only shrink: an exception that nothing needs any more is as wrong as a new fault.

mod citations;
mod client;
mod commands;
mod functions;
mod names;
mod roles;
mod rust;
mod tools;
mod tree;

use std::collections::BTreeSet;

/// Is what was `found` exactly what is `allowed`? Otherwise a sentence for each difference. What
/// stands in parentheses only helps to find the place.
fn compare(rule: &str, found: &BTreeSet<String>, allowed: &[&str]) -> Result<(), String> {
    let mut faults = Vec::new();
    let name = |fault: &str| fault.split(" (").next().unwrap_or_default().to_owned();
    let names: BTreeSet<String> = found.iter().map(|fault| name(fault)).collect();
    for fault in found.iter().filter(|fault| !allowed.contains(&name(fault).as_str())) {
        faults.push(format!("  {fault}"));
    }
    for spare in allowed.iter().filter(|spare| !names.contains(**spare)) {
        faults.push(format!("  no longer an exception, take it off the list: {spare}"));
    }
    if faults.is_empty() { Ok(()) } else { Err(format!("{rule}:\n{}", faults.join("\n"))) }
}

/// Holds the tree to a rule.
#[track_caller]
fn hold(rule: &str, found: &BTreeSet<String>, allowed: &[&str]) {
    if let Err(faults) = compare(rule, found, allowed) {
        panic!("{faults}");
    }
}

#[test]
fn a_list_of_exceptions_may_only_shrink() {
    let found = BTreeSet::from(["a".to_owned(), "b (in c)".to_owned()]);
    assert_eq!(compare("rule", &found, &["a", "b"]), Ok(()));
    assert_eq!(compare("rule", &found, &["a"]), Err("rule:\n  b (in c)".to_owned()));
    let spare = compare("rule", &found, &["a", "b", "d"]).unwrap_err();
    assert_eq!(spare, "rule:\n  no longer an exception, take it off the list: d");
}
