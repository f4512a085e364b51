//! What a catalogue holds, and how references between its texts are filled in.

use std::collections::{BTreeMap, BTreeSet};

use super::languages::letter;

pub(crate) struct Source {
    /// Index into the list of languages.
    pub(crate) lang: usize,
    pub(crate) file: String,
    pub(crate) text: String,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Node {
    Text(String),
    Var(String),
    /// `NUMBER($x)`: the variable, known to be a number.
    Number(String),
    /// Another message (`name`, `name.attribute`) or a term (`-name`).
    Ref(String),
    Select {
        var: String,
        variants: Vec<Variant>,
    },
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Variant {
    pub(crate) key: Key,
    pub(crate) default: bool,
    pub(crate) nodes: Vec<Node>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Key {
    Exact(u32),
    Word(String),
}

impl Key {
    /// `one` and the like: a plural category, so the selector is a number.
    pub(crate) fn is_numeric(&self) -> bool {
        match self {
            Key::Exact(_) => true,
            Key::Word(word) => word != "other" && letter(word).is_some(),
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Text {
    /// `name`, `name.attribute` or, for a term, `-name`.
    pub(crate) id: String,
    pub(crate) file: String,
    pub(crate) line: usize,
    pub(crate) nodes: Vec<Node>,
    /// What it refers to, before references are filled in.
    pub(crate) refs: BTreeSet<String>,
}

impl Text {
    pub(crate) fn place(&self) -> String {
        format!("{}:{}: {}", self.file, self.line, self.id)
    }

    fn is_term(&self) -> bool {
        self.id.starts_with('-')
    }

    /// Returns the variables in order of first appearance.
    pub(crate) fn variables(&self) -> Vec<String> {
        let mut found = Vec::new();
        variables(&self.nodes, &mut found);
        found
    }
}

fn variables(nodes: &[Node], found: &mut Vec<String>) {
    let mut add = |name: &String| {
        if !found.contains(name) {
            found.push(name.clone());
        }
    };
    for node in nodes {
        match node {
            Node::Var(name) | Node::Number(name) | Node::Select { var: name, .. } => add(name),
            Node::Text(_) | Node::Ref(_) => {}
        }
        if let Node::Select { variants, .. } = node {
            // The default says most; the others may leave something out.
            let (default, rest): (Vec<_>, Vec<_>) = variants.iter().partition(|v| v.default);
            for variant in default.into_iter().chain(rest) {
                let mut inner = Vec::new();
                variables(&variant.nodes, &mut inner);
                inner.iter().for_each(&mut add);
            }
        }
    }
}

/// The texts of one language, in file order; terms among them until they are resolved.
#[derive(Default, Debug)]
pub(crate) struct Catalogue {
    pub(crate) texts: Vec<Text>,
}

impl Catalogue {
    pub(crate) fn get(&self, id: &str) -> Option<&Text> {
        self.texts.iter().find(|text| text.id == id)
    }

    /// Puts the text in place of every reference, then drops the terms. Returns the texts that have a problem, by id.
    pub(crate) fn resolve(&mut self) -> Vec<(String, String)> {
        let mut problems = Vec::new();
        let by_id: BTreeMap<String, Text> = self.texts.iter().map(|text| (text.id.clone(), text.clone())).collect();
        for text in &mut self.texts {
            let mut trail = vec![text.id.clone()];
            match expand(&text.nodes, &by_id, &mut trail) {
                Ok(nodes) => text.nodes = merge(nodes),
                Err(problem) => problems.push((text.id.clone(), format!("{}: {problem}", text.place()))),
            }
        }
        let used: BTreeSet<&String> = by_id.values().flat_map(|text| &text.refs).collect();
        for term in self.texts.iter().filter(|text| text.is_term() && !used.contains(&text.id)) {
            problems.push((term.id.clone(), format!("{}: no text uses this term", term.place())));
        }
        self.texts.retain(|text| !text.is_term());
        problems
    }
}

fn expand(nodes: &[Node], by_id: &BTreeMap<String, Text>, trail: &mut Vec<String>) -> Result<Vec<Node>, String> {
    let mut out = Vec::new();
    for node in nodes {
        match node {
            Node::Ref(id) => {
                if trail.contains(id) {
                    return Err(format!("refers to itself through {id}"));
                }
                let target = by_id.get(id).ok_or_else(|| format!("refers to unknown {id}"))?;
                trail.push(id.clone());
                out.extend(expand(&target.nodes, by_id, trail)?);
                trail.pop();
            }
            Node::Select { var, variants } => {
                let variants = variants
                    .iter()
                    .map(|variant| {
                        let nodes = merge(expand(&variant.nodes, by_id, trail)?);
                        Ok(Variant { nodes, ..variant.clone() })
                    })
                    .collect::<Result<_, String>>()?;
                out.push(Node::Select { var: var.clone(), variants });
            }
            other => out.push(other.clone()),
        }
    }
    Ok(out)
}

/// Joins neighbouring texts.
pub(crate) fn merge(nodes: Vec<Node>) -> Vec<Node> {
    let mut out: Vec<Node> = Vec::new();
    for node in nodes {
        if let (Some(Node::Text(last)), Node::Text(more)) = (out.last_mut(), &node) {
            last.push_str(more);
        } else {
            out.push(node);
        }
    }
    out
}
