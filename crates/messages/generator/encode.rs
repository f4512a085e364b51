//! The compact form of a text with variables, read back by `src/fill.rs`:
//! `\1 i` the argument i; `\2 i (\3 key \4 text)… \5` a choice by argument i.
//! A key is a number, the letter of a plural category (`languages.rs`), or `*` for the rest, which comes last.

use super::check::{Kind, Kinds};
use super::languages::{Language, letter};
use super::model::{Key, Node, Variant};

/// Encodes a text of the reference for another language: its plural forms become the numbers they stand for.
pub(crate) fn encode_fallback(nodes: &[Node], args: &[String], kinds: &Kinds, reference: &Language) -> String {
    encode(&exact(nodes, reference), args, kinds)
}

fn exact(nodes: &[Node], reference: &Language) -> Vec<Node> {
    let split = |variant: &Variant| -> Vec<Variant> {
        let with = |key| Variant { key, default: variant.default, nodes: exact(&variant.nodes, reference) };
        match &variant.key {
            Key::Word(word) if !variant.default && variant.key.is_numeric() => {
                reference.numbers(word).into_iter().map(|n| with(Key::Exact(n))).collect()
            }
            key => vec![with(key.clone())],
        }
    };
    let node = |node: &Node| match node {
        Node::Select { var, variants } => {
            Node::Select { var: var.clone(), variants: variants.iter().flat_map(split).collect() }
        }
        other => other.clone(),
    };
    nodes.iter().map(node).collect()
}

pub(crate) fn encode(nodes: &[Node], args: &[String], kinds: &Kinds) -> String {
    let mut out = String::new();
    for node in nodes {
        match node {
            Node::Text(text) => out.push_str(text),
            Node::Var(var) | Node::Number(var) => {
                out.push('\u{1}');
                out.push(slot(args, var));
            }
            Node::Select { var, variants } => {
                out.push('\u{2}');
                out.push(slot(args, var));
                for (key, variant) in ordered(variants, &kinds[var]) {
                    out.push('\u{3}');
                    out.push_str(&key);
                    out.push('\u{4}');
                    out.push_str(&encode(&variant.nodes, args, kinds));
                }
                out.push('\u{5}');
            }
            Node::Ref(id) => unreachable!("{id} is resolved before"),
        }
    }
    out
}

fn slot(args: &[String], var: &str) -> char {
    let index = args.iter().position(|arg| arg == var).expect("every variable is an argument");
    char::from(b'0' + u8::try_from(index).expect("few arguments"))
}

/// Returns the variants in order: exact numbers and words, then the category, then the default.
fn ordered<'a>(variants: &'a [Variant], kind: &Kind) -> Vec<(String, &'a Variant)> {
    let mut keyed: Vec<(u8, String, &Variant)> = variants
        .iter()
        .map(|variant| match (&variant.key, kind) {
            _ if variant.default => (2, "*".into(), variant),
            (Key::Exact(n), _) => (0, n.to_string(), variant),
            (Key::Word(word), Kind::Choice(words)) => {
                let index = words.iter().position(|known| known == word).unwrap_or(words.len());
                (0, index.to_string(), variant)
            }
            (Key::Word(word), _) => (1, letter(word).expect("checked: a plural form").into(), variant),
        })
        .collect();
    keyed.sort_by_key(|(rank, ..)| *rank);
    keyed.into_iter().map(|(_, key, variant)| (key, variant)).collect()
}
