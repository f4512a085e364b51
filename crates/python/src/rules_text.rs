//! The rules as text.

use iquazu_messages::{Lang, Messages, SECTIONS};
use pyo3::prelude::*;

/// Returns the sentence of a clause such as `P4`, or None if there is no such clause.
#[pyfunction]
pub(crate) fn rule(clause: &str) -> Option<&'static str> {
    Messages(Lang::default()).rule(clause)
}

/// Returns the rules of the game as one page of plain text, each clause with its id.
#[pyfunction]
pub(crate) fn rules_page() -> String {
    let texts = Messages(Lang::default());
    let mut page = String::new();
    for section in SECTIONS {
        page.push_str(&format!("{}\n{}\n", (section.title)(texts).to_uppercase(), (section.intro)(texts)));
        for clause in section.clauses {
            if let Some(rule) = texts.rule(clause) {
                page.push_str(&format!("{clause}  {rule}\n"));
            }
        }
        page.push('\n');
    }
    page
}
