//! The rules page: sections in reading order, with the clauses each explains.

use crate::{Messages, RULE_CLAUSES, RULE_EXAMPLES, RULES};

/// A section of the rules page.
#[derive(Clone, Copy, Debug)]
pub struct Section {
    /// For links: `#rules-turn`.
    pub id: &'static str,
    /// Its heading.
    pub title: fn(Messages) -> &'static str,
    /// A sentence or two before the clauses.
    pub intro: fn(Messages) -> &'static str,
    /// What it explains, in order, by clause id of `docs/rules.md`.
    pub clauses: &'static [&'static str],
}

/// The whole rules page.
pub static SECTIONS: &[Section] = &[
    Section {
        id: "box",
        title: Messages::rules_title_box,
        intro: Messages::rules_intro_box,
        clauses: &["C1", "C6", "C8", "C9", "C2", "C3", "C7", "C4", "C5"],
    },
    Section {
        id: "setup",
        title: Messages::rules_title_setup,
        intro: Messages::rules_intro_setup,
        clauses: &["S1", "S2", "S3", "S4", "S5", "S6"],
    },
    Section {
        id: "turn",
        title: Messages::rules_title_turn,
        intro: Messages::rules_intro_turn,
        clauses: &["T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8"],
    },
    Section {
        id: "place",
        title: Messages::rules_title_place,
        intro: Messages::rules_intro_place,
        clauses: &["P1", "P2", "X1", "P3", "P4", "P5", "P6"],
    },
    Section {
        id: "water",
        title: Messages::rules_title_water,
        intro: Messages::rules_intro_water,
        clauses: &["W1", "W2", "W3", "W4", "W5"],
    },
    Section {
        id: "scoring",
        title: Messages::rules_title_scoring,
        intro: Messages::rules_intro_scoring,
        clauses: &["I1", "I2", "I3", "X2", "X4", "I4", "I5", "I6", "X3", "I7", "I8", "I9"],
    },
    Section {
        id: "tiles",
        title: Messages::rules_title_tiles,
        intro: Messages::rules_intro_tiles,
        clauses: &["B1", "B2", "B3", "B5", "B4", "B6", "B7", "B8"],
    },
    Section {
        id: "end",
        title: Messages::rules_title_end,
        intro: Messages::rules_intro_end,
        clauses: &["E1", "E2", "E3", "E4", "E5", "E6"],
    },
    Section {
        id: "supplies",
        title: Messages::rules_title_supplies,
        intro: Messages::rules_intro_supplies,
        clauses: &["F1", "F2", "F3"],
    },
    Section {
        id: "mistakes",
        title: Messages::rules_title_mistakes,
        intro: Messages::rules_intro_mistakes,
        clauses: &["X5"],
    },
];

/// The clauses that are our own rulings, marked **R** in `docs/rules.md`.
pub static RULINGS: &[&str] = &["T5", "T8", "W4", "W5", "F3"];

impl Section {
    /// Returns the section that explains a clause.
    #[must_use]
    pub fn of(clause: &str) -> Option<&'static Section> {
        SECTIONS.iter().find(|section| section.clauses.contains(&clause))
    }
}

impl Messages {
    /// Returns the text of a clause, such as `P4`.
    #[must_use]
    pub fn rule(self, clause: &str) -> Option<&'static str> {
        self.find(&RULES, RULE_CLAUSES, clause)
    }

    /// Returns an example for a clause, or `None` if there is none.
    #[must_use]
    pub fn rule_example(self, clause: &str) -> Option<&'static str> {
        self.find(&RULES, RULE_EXAMPLES, clause)
    }
}
