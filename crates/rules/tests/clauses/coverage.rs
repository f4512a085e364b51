//! Every clause has a test, and the engine's list of clauses matches the document.

use iquazu_rules::Clause;
use std::collections::BTreeSet;
use std::path::Path;

const RULES: &str = include_str!("../../../../docs/rules.md");

/// Returns the clause ids of the document, where clauses begin with `- **P4**`.
fn documented() -> Vec<&'static str> {
    RULES.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("** ").map(|(id, _)| id)).collect()
}

/// Returns the clause ids in the names of tests: `fn p4_…` tests P4, `fn t7_t8_…` tests both.
fn tested() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/clauses");
    let mut ids = BTreeSet::new();
    for file in std::fs::read_dir(folder).expect("the tests' own folder") {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("a source file");
        // Split at the attribute, so that helpers do not count.
        for (_, rest) in
            text.split("#[test]\nfn ").skip(1).filter_map(|rest| rest.split_once('(').map(|(n, _)| ((), n)))
        {
            ids.extend(rest.split('_').map_while(clause_id));
        }
    }
    ids
}

fn clause_id(word: &str) -> Option<String> {
    let letter = word.chars().next().filter(char::is_ascii_lowercase)?;
    let number = &word[1..];
    (!number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
        .then(|| format!("{}{number}", letter.to_ascii_uppercase()))
}

#[test]
fn clause_list_matches_the_document() {
    let known: Vec<&str> = Clause::ALL.iter().map(|clause| clause.id()).collect();
    assert_eq!(known, documented());
}

#[test]
fn every_clause_has_a_test() {
    let tested = tested();
    let missing: Vec<&str> = documented().into_iter().filter(|id| !tested.contains(*id)).collect();
    assert_eq!(missing, [""; 0], "clauses without a test");
    let unknown: Vec<&String> = tested.iter().filter(|id| !documented().contains(&id.as_str())).collect();
    assert_eq!(unknown, [""; 0], "tests of clauses that do not exist");
}
