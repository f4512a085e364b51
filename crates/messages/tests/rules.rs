//! Every clause of `docs/rules.md` is explained on the rules page, in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use iquazu_messages::{Lang, Messages, RULINGS, SECTIONS, Section};

/// The lines `- **P4** …` of the specification: id and text.
fn clauses() -> Vec<(String, String)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules.md");
    let text = fs::read_to_string(path).expect("docs/rules.md is there");
    let parse = |line: &str| {
        let (id, rest) = line.strip_prefix("- **")?.split_once("**")?;
        Some((id.to_string(), rest.trim().to_string()))
    };
    text.lines().filter_map(parse).collect()
}

#[test]
fn every_clause_has_a_text_in_every_language() {
    let clauses = clauses();
    assert!(clauses.len() >= 65, "only {} clauses found", clauses.len());
    for (id, _) in &clauses {
        for lang in Lang::ALL {
            let text = Messages(lang).rule(id);
            assert!(text.is_some_and(|text| text.len() > 10), "{id} in {}", lang.code());
        }
    }
    assert_eq!(Messages(Lang::En).rule("Z9"), None);
}

#[test]
fn the_page_shows_every_clause_once() {
    let spec: BTreeSet<String> = clauses().into_iter().map(|(id, _)| id).collect();
    let shown: Vec<String> = SECTIONS.iter().flat_map(|section| section.clauses).map(ToString::to_string).collect();
    assert_eq!(shown.iter().cloned().collect::<BTreeSet<_>>(), spec);
    assert_eq!(shown.len(), spec.len(), "a clause is shown twice");
    assert_eq!(Section::of("P4").map(|section| section.id), Some("place"));
}

#[test]
fn rulings_are_marked() {
    let is_ruling = |(id, text): &(String, String)| text.starts_with("**R**").then(|| id.clone());
    let spec: Vec<String> = clauses().iter().filter_map(is_ruling).collect();
    assert_eq!(RULINGS, spec);
}

#[test]
fn examples_belong_to_a_clause() {
    assert!(Messages(Lang::Fr).rule_example("P3").is_some());
    assert_eq!(Messages(Lang::Fr).rule_example("P4"), None);
}
