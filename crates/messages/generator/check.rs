//! Compares the languages and finds the type of every variable.

use std::collections::BTreeMap;

use super::languages::Language;
use super::model::{Catalogue, Key, Node, Text, Variant};

/// The type of a variable. Its name decides: the same name has the same type in every message.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Kind {
    Text,
    Number,
    /// The words it chooses between.
    Choice(Vec<String>),
}

pub(crate) type Kinds = BTreeMap<String, Kind>;

/// Why an optional language shows the text of the reference instead of its own.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Fault {
    Missing,
    /// It does not fit the reference any more: other variables, or a case is left out.
    Outdated(String),
    /// The reference has no such message.
    Unknown,
}

/// A message of an optional language that is not shown.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Flaw {
    /// Index into the list of languages.
    pub(crate) lang: usize,
    pub(crate) id: String,
    pub(crate) fault: Fault,
}

/// Checks every text. A flaw of a required language is an error; a text of an optional one that has a flaw is removed.
pub(crate) fn check(languages: &[Language], all: &mut [Catalogue]) -> Result<(Kinds, Vec<Flaw>), Vec<String>> {
    let mut errors = Vec::new();
    let required = languages.iter().zip(all.iter()).filter(|(language, _)| language.required);
    let kinds = kinds(required.map(|(_, catalogue)| catalogue), &mut errors);
    if !errors.is_empty() {
        return Err(errors);
    }
    let mut flaws = Vec::new();
    let (reference, others) = all.split_first_mut().expect("there is a first language");
    check_required((&languages[0], reference), (&languages[0], reference), &kinds, &mut errors);
    for (lang, catalogue) in (1..).zip(others) {
        let language = &languages[lang];
        if language.required {
            check_required((&languages[0], reference), (language, catalogue), &kinds, &mut errors);
        } else {
            let found = drop_flawed(&languages[0], reference, (language, catalogue), &kinds);
            flaws.extend(found.into_iter().map(|(id, fault)| Flaw { lang, id, fault }));
        }
    }
    if errors.is_empty() { Ok((kinds, flaws)) } else { Err(errors) }
}

fn check_required(
    reference: (&Language, &Catalogue),
    (lang, catalogue): (&Language, &Catalogue),
    kinds: &Kinds,
    errors: &mut Vec<String>,
) {
    compare(reference, (lang, catalogue), errors);
    for text in &catalogue.texts {
        check_nodes(text, &text.nodes, lang, kinds, errors);
        if let Some((family, _, _)) = Family::of(&text.id)
            && !text.variables().is_empty()
        {
            errors.push(format!("{}: a {} has no variables", text.place(), family.prefix));
        }
    }
}

fn drop_flawed(
    first: &Language,
    reference: &Catalogue,
    (lang, catalogue): (&Language, &mut Catalogue),
    kinds: &Kinds,
) -> Vec<(String, Fault)> {
    let mut flaws = Vec::new();
    catalogue.texts.retain(|text| {
        let Some(original) = reference.get(&text.id) else {
            flaws.push((text.id.clone(), Fault::Unknown));
            return false;
        };
        let mut errors = Vec::new();
        compare_text(first, original, text, &mut errors);
        if errors.is_empty() {
            check_nodes(text, &text.nodes, lang, kinds, &mut errors);
        }
        let fits = errors.is_empty();
        if !fits {
            flaws.push((text.id.clone(), Fault::Outdated(errors.join("; "))));
        }
        fits
    });
    let gone: Vec<&String> = flaws.iter().map(|(id, _)| id).collect();
    let missing = |text: &&Text| catalogue.get(&text.id).is_none() && !gone.contains(&&text.id);
    let missing: Vec<_> =
        reference.texts.iter().filter(missing).map(|text| (text.id.clone(), Fault::Missing)).collect();
    flaws.extend(missing);
    flaws
}

/// Messages that the code finds by a key: `rule-P4` and `rule-P4.example` by `P4`. They have no methods of their own.
#[derive(Debug, PartialEq)]
pub(crate) struct Family {
    /// `rule` for `rule-P4`.
    pub(crate) prefix: &'static str,
    /// `example` for `rule-P4.example`.
    attribute: &'static str,
    /// The names of the tables of messages and of attributes in the generated code.
    pub(crate) tables: [&'static str; 2],
}

/// Every family: the clauses of the rules, and the levels of bots.
pub(crate) const FAMILIES: [Family; 2] = [
    Family { prefix: "rule", attribute: "example", tables: ["RULE_CLAUSES", "RULE_EXAMPLES"] },
    Family { prefix: "level", attribute: "line", tables: ["LEVEL_NAMES", "LEVEL_LINES"] },
];

impl Family {
    /// Returns the family of a message, its key, and whether it is the attribute; `None` for a message with a method.
    pub(crate) fn of(id: &str) -> Option<(&'static Family, &str, bool)> {
        FAMILIES.iter().find_map(|family| {
            let rest = id.strip_prefix(family.prefix)?.strip_prefix('-')?;
            match rest.split_once('.') {
                None => Some((family, rest, false)),
                Some((key, attribute)) if attribute == family.attribute => Some((family, key, true)),
                Some(_) => None,
            }
        })
    }
}

fn kinds<'a>(all: impl Iterator<Item = &'a Catalogue>, errors: &mut Vec<String>) -> Kinds {
    let mut kinds = Kinds::new();
    for text in all.flat_map(|catalogue| &catalogue.texts) {
        find_kinds(text, &text.nodes, &mut kinds, errors);
    }
    kinds
}

fn find_kinds(text: &Text, nodes: &[Node], kinds: &mut Kinds, errors: &mut Vec<String>) {
    for node in nodes {
        let (var, found) = match node {
            Node::Number(var) => (var, Kind::Number),
            Node::Select { var, variants } => (var, select_kind(variants)),
            Node::Var(var) => (var, Kind::Text),
            Node::Text(_) | Node::Ref(_) => continue,
        };
        let known = kinds.entry(var.clone()).or_insert(Kind::Text);
        match (&mut *known, found) {
            (_, Kind::Text) => {}
            (Kind::Text, found) => *known = found,
            (Kind::Choice(words), Kind::Choice(more)) => {
                for word in more {
                    if !words.contains(&word) {
                        words.push(word);
                    }
                }
            }
            (Kind::Number, Kind::Number) => {}
            _ => errors
                .push(format!("{}: ${var} is a number in one place and a choice of words in another", text.place())),
        }
        if let Node::Select { variants, .. } = node {
            for variant in variants {
                find_kinds(text, &variant.nodes, kinds, errors);
            }
        }
    }
}

fn select_kind(variants: &[Variant]) -> Kind {
    if variants.iter().any(|variant| variant.key.is_numeric()) {
        return Kind::Number;
    }
    let words = variants.iter().filter_map(|variant| match &variant.key {
        Key::Word(word) if word != "other" => Some(word.clone()),
        _ => None,
    });
    Kind::Choice(words.collect())
}

fn compare(
    (first, reference): (&Language, &Catalogue),
    (lang, catalogue): (&Language, &Catalogue),
    errors: &mut Vec<String>,
) {
    for text in &reference.texts {
        let Some(other) = catalogue.get(&text.id) else {
            errors.push(format!("{}: missing in {}", text.place(), lang.code));
            continue;
        };
        compare_text(first, text, other, errors);
    }
    for text in &catalogue.texts {
        if reference.get(&text.id).is_none() {
            errors.push(format!("{}: missing in {}", text.place(), first.code));
        }
    }
}

fn compare_text(first: &Language, text: &Text, other: &Text, errors: &mut Vec<String>) {
    let (mine, theirs) = (text.variables(), other.variables());
    for var in mine.iter().filter(|var| !theirs.contains(var)) {
        errors.push(format!("{}: ${var} is used in {} but not here", other.place(), first.code));
    }
    for var in theirs.iter().filter(|var| !mine.contains(var)) {
        errors.push(format!("{}: ${var} is not used in {}", other.place(), first.code));
    }
}

fn check_nodes(text: &Text, nodes: &[Node], lang: &Language, kinds: &Kinds, errors: &mut Vec<String>) {
    for node in nodes {
        match node {
            Node::Var(var) if matches!(kinds[var], Kind::Choice(_)) => {
                let place = text.place();
                errors.push(format!("{place}: ${var} is a choice of words: select on it"));
            }
            Node::Select { var, variants } => {
                for key in missing(variants, lang, &kinds[var]) {
                    errors.push(format!("{}: [{key}] is missing for ${var}", text.place()));
                }
                for key in foreign(variants, lang, &kinds[var]) {
                    let forms = lang.categories().join(", ");
                    errors.push(format!(
                        "{}: [{key}] is not a plural form of {}: use {forms}",
                        text.place(),
                        lang.code
                    ));
                }
                for variant in variants {
                    check_nodes(text, &variant.nodes, lang, kinds, errors);
                }
            }
            _ => {}
        }
    }
}

/// Returns the cases that a selector leaves out.
fn missing(variants: &[Variant], lang: &Language, kind: &Kind) -> Vec<String> {
    let has = |word: &str| variants.iter().any(|variant| variant.key == Key::Word(word.into()));
    let exact = |n: u32| variants.iter().any(|variant| variant.key == Key::Exact(n));
    let other_is_default = variants.iter().any(|variant| variant.default && variant.key == Key::Word("other".into()));
    match kind {
        Kind::Number => {
            let forms = lang.categories().into_iter().filter(|form| *form != "other" && lang.needs(form));
            let left_out = |form: &&str| !has(form) && !lang.numbers(form).into_iter().all(exact);
            let mut missing: Vec<String> = forms.filter(left_out).map(String::from).collect();
            if !other_is_default {
                missing.push("*other".into());
            }
            missing
        }
        Kind::Choice(_) if other_is_default => Vec::new(),
        Kind::Choice(words) => words.iter().filter(|word| !has(word)).cloned().collect(),
        Kind::Text => Vec::new(),
    }
}

/// Words in a number's selector that are not a plural form of the language.
fn foreign<'a>(variants: &'a [Variant], lang: &Language, kind: &Kind) -> Vec<&'a str> {
    let words = variants.iter().filter_map(|variant| match &variant.key {
        Key::Word(word) if *kind == Kind::Number => Some(word.as_str()),
        _ => None,
    });
    words.filter(|word| *word != "other" && !lang.has(word)).collect()
}
