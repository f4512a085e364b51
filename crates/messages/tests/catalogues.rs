//! Checks of the catalogues beyond completeness: texts are translated, used and well formed.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::generator::{Catalogue, Family, Key, Language, Locales, Node, checked, method_name, plain, read_locales};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_path_buf()
}

fn locales() -> Locales {
    read_locales(&root().join("locales")).expect("the catalogues can be read")
}

/// Returns the catalogues as they are shown: an optional language may lack texts.
fn all() -> Vec<Catalogue> {
    checked(&locales()).expect("the catalogues are sound").0
}

/// Returns the ids of texts that may be the same in two languages: one per line, `#` begins a comment.
fn same_on_purpose() -> BTreeSet<String> {
    let text = fs::read_to_string(root().join("tests/same_on_purpose.txt")).expect("the list is there");
    let id = |line: &str| line.split('#').next().unwrap_or("").trim().to_string();
    text.lines().map(id).filter(|id| !id.is_empty()).collect()
}

/// Returns the pieces of text with several words.
fn phrases(nodes: &[Node]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for node in nodes {
        match node {
            Node::Text(text) if words(text) > 1 => {
                found.insert(text.trim().to_string());
            }
            Node::Select { variants, .. } => {
                found.extend(variants.iter().flat_map(|variant| phrases(&variant.nodes)));
            }
            _ => {}
        }
    }
    found
}

fn words(text: &str) -> usize {
    text.split_whitespace().filter(|word| word.contains(char::is_alphabetic)).count()
}

#[test]
fn nothing_is_left_untranslated() {
    let all = all();
    let allowed = same_on_purpose();
    let mut same = BTreeSet::new();
    for text in &all[0].texts {
        for other in all[1..].iter().filter_map(|catalogue| catalogue.get(&text.id)) {
            let own_words = text.refs.is_empty() && plain(&text.nodes).contains(char::is_alphabetic);
            let whole = own_words && other.nodes == text.nodes;
            if whole || !phrases(&text.nodes).is_disjoint(&phrases(&other.nodes)) {
                same.insert(text.id.clone());
            }
        }
    }
    let new: Vec<_> = same.difference(&allowed).collect();
    assert!(new.is_empty(), "same in two languages: {new:?}");
    let stale: Vec<_> = allowed.difference(&same).collect();
    assert!(stale.is_empty(), "no longer the same, take them off the list: {stale:?}");
}

#[test]
fn the_topics_are_the_same_in_every_language() {
    let names = |lang: &str| -> BTreeSet<_> {
        let folder = fs::read_dir(root().join("locales").join(lang)).expect("there");
        folder.map(|entry| entry.expect("readable").file_name()).collect()
    };
    for lang in locales().languages {
        if lang.required {
            assert_eq!(names(&lang.code), names("en"), "{}", lang.code);
        } else {
            assert!(names(&lang.code).is_subset(&names("en")), "{}", lang.code);
        }
    }
    let all = all();
    for text in &all[0].texts {
        let name = |file: &str| file.rsplit('/').next().map(str::to_string);
        for other in all[1..].iter().filter_map(|catalogue| catalogue.get(&text.id)) {
            assert_eq!(name(&text.file), name(&other.file), "{}", text.id);
        }
    }
}

/// Calls `check` with the text of `id` in every language; only an optional language may lack it.
fn for_each_language(id: &str, check: impl Fn(&str, &str)) {
    let locales = locales();
    let mut texts = 0;
    for (language, catalogue) in locales.languages.iter().zip(all()) {
        match catalogue.get(id) {
            Some(text) => {
                texts += 1;
                check(&plain(&text.nodes), &text.place());
            }
            None => assert!(!language.required, "{} lacks {id}", language.code),
        }
    }
    assert!(texts >= 3, "{id} in {texts} languages");
}

#[test]
fn months_are_twelve_and_names_of_bots_are_four() {
    for (id, count) in [("date-months", 12), ("bot-names", 4)] {
        for_each_language(id, |text, place| assert_eq!(text.split(' ').count(), count, "{place}"));
    }
}

/// Returns the numbers other than 1 that get the `[one]` branch of a selector although that branch does not show the
/// number.
fn hidden_numbers(nodes: &[Node], language: &Language) -> Vec<u32> {
    let mut hidden = Vec::new();
    for node in nodes {
        let Node::Select { var, variants } = node else { continue };
        hidden.extend(variants.iter().flat_map(|variant| hidden_numbers(&variant.nodes, language)));
        let has_key = |key: Key| variants.iter().any(|variant| variant.key == key);
        let one = variants.iter().find(|variant| variant.key == Key::Word("one".to_owned()));
        if one.is_some_and(|one| !shows(&one.nodes, var)) {
            let numbers = language.numbers("one").into_iter();
            hidden.extend(numbers.filter(|number| *number != 1 && !has_key(Key::Exact(*number))));
        }
    }
    hidden
}

fn shows(nodes: &[Node], wanted: &str) -> bool {
    nodes.iter().any(|node| match node {
        Node::Var(var) | Node::Number(var) => var == wanted,
        Node::Select { variants, .. } => variants.iter().any(|variant| shows(&variant.nodes, wanted)),
        Node::Text(_) | Node::Ref(_) => false,
    })
}

#[test]
fn only_1_is_shown_as_1() {
    for (language, catalogue) in locales().languages.iter().zip(all()) {
        let wrong = catalogue.texts.iter().filter(|text| !hidden_numbers(&text.nodes, language).is_empty());
        let wrong: Vec<_> = wrong.map(|text| text.place()).collect();
        assert!(wrong.is_empty(), "[one] is for more numbers than 1 in {}: show the number: {wrong:#?}", language.code);
    }
}

#[test]
fn nouns_stand_first_or_last() {
    for_each_language("cards-noun", |text, place| assert!(["first", "last"].contains(&text), "{place}"));
}

#[test]
fn every_message_is_used() {
    let workspace = root().join("../..");
    let mut words = BTreeSet::new();
    for package in fs::read_dir(workspace.join("crates")).expect("there").flatten() {
        collect_words(&package.path().join("src"), &mut words);
    }
    collect_words(&workspace.join("xtask/bundler/src"), &mut words);
    let all = all();
    let referred: BTreeSet<&String> =
        all.iter().flat_map(|catalogue| &catalogue.texts).flat_map(|text| &text.refs).collect();
    let unused: Vec<&str> = all[0]
        .texts
        .iter()
        .filter(|text| !referred.contains(&text.id) && !is_used(&text.id, &words))
        .map(|text| text.id.as_str())
        .collect();
    assert!(unused.is_empty(), "{} messages are not used: {unused:#?}", unused.len());
}

/// Returns whether a message is used: its method, or the name of its level. Tests of the rules page check the clauses.
fn is_used(id: &str, words: &BTreeSet<String>) -> bool {
    match Family::of(id) {
        Some((family, key, _)) => family.prefix == "rule" || words.contains(key),
        None => words.contains(&method_name(id)),
    }
}

/// Collects the identifiers in all Rust files below a folder.
fn collect_words(folder: &Path, words: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect_words(&path, words);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).unwrap_or_default();
            let split = text.split(|c: char| !c.is_alphanumeric() && c != '_');
            words.extend(split.map(String::from));
        }
    }
}
