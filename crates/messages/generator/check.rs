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

pub(crate) fn check(languages: &[Language], all: &[Catalogue]) -> Result<Kinds, Vec<String>> {
    let mut errors = Vec::new();
    let kinds = kinds(all, &mut errors);
    if !errors.is_empty() {
        return Err(errors);
    }
    for (lang, catalogue) in languages.iter().zip(all) {
        compare((&languages[0], &all[0]), (lang, catalogue), &mut errors);
        for text in &catalogue.texts {
            check_nodes(text, &text.nodes, lang, &kinds, &mut errors);
            if rule_clause(&text.id).is_some() && !text.variables().is_empty() {
                errors.push(format!("{}: a rule has no variables", text.place()));
            }
        }
    }
    if errors.is_empty() { Ok(kinds) } else { Err(errors) }
}

/// `rule-P4` and `rule-P4.example` belong to clause `P4`.
pub(crate) fn rule_clause(id: &str) -> Option<(&str, bool)> {
    let rest = id.strip_prefix("rule-")?;
    match rest.split_once('.') {
        None => Some((rest, false)),
        Some((clause, "example")) => Some((clause, true)),
        Some(_) => None,
    }
}

fn kinds(all: &[Catalogue], errors: &mut Vec<String>) -> Kinds {
    let mut kinds = Kinds::new();
    for text in all.iter().flat_map(|catalogue| &catalogue.texts) {
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
        let (mine, theirs) = (text.variables(), other.variables());
        for var in mine.iter().filter(|var| !theirs.contains(var)) {
            errors.push(format!("{}: ${var} is used in {} but not here", other.place(), first.code));
        }
        for var in theirs.iter().filter(|var| !mine.contains(var)) {
            errors.push(format!("{}: ${var} is not used in {}", other.place(), first.code));
        }
    }
    for text in &catalogue.texts {
        if reference.get(&text.id).is_none() {
            errors.push(format!("{}: missing in {}", text.place(), first.code));
        }
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
                    errors.push(format!("{}: [{key}] is no plural form of {}: use {forms}", text.place(), lang.code));
                }
                for variant in variants {
                    check_nodes(text, &variant.nodes, lang, kinds, errors);
                }
            }
            _ => {}
        }
    }
}

/// The cases a selector leaves out.
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

/// Words in a number's selector that are no plural form of the language.
fn foreign<'a>(variants: &'a [Variant], lang: &Language, kind: &Kind) -> Vec<&'a str> {
    let words = variants.iter().filter_map(|variant| match &variant.key {
        Key::Word(word) if *kind == Kind::Number => Some(word.as_str()),
        _ => None,
    });
    words.filter(|word| *word != "other" && !lang.has(word)).collect()
}
