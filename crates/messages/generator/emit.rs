//! Writes the Rust code: a method for each message, an enum for each choice of words, the rules.

use std::fmt::Write;

use super::check::{Kind, Kinds, rule_clause};
use super::encode::encode;
use super::model::{Catalogue, Node, Text};

pub(crate) fn emit(all: &[Catalogue], kinds: &Kinds) -> String {
    let mut out = String::from("// Generated from locales/. Do not edit.\n\n");
    for (var, kind) in kinds {
        if let Kind::Choice(words) = kind {
            emit_choice(&mut out, var, words);
        }
    }
    out.push_str("#[allow(clippy::too_many_arguments)]\nimpl Messages {\n");
    for text in &all[0].texts {
        if rule_clause(&text.id).is_none() {
            emit_method(&mut out, text, all, kinds);
        }
    }
    out.push_str("}\n\n");
    emit_rules(&mut out, all, false, "RULES");
    emit_rules(&mut out, all, true, "RULE_EXAMPLES");
    out
}

fn emit_choice(out: &mut String, var: &str, words: &[String]) {
    let name = camel(var);
    let variants: Vec<String> = words.iter().map(|word| camel(word)).collect();
    let _ = write!(
        out,
        "/// The values of `${var}` in the messages.\n\
         #[derive(Clone, Copy, Debug, PartialEq, Eq)]\n\
         pub enum {name} {{ {} }}\n\n\
         impl {name} {{\n    /// All of them.\n    pub const ALL: &'static [Self] = &[{}];\n}}\n\n",
        variants.join(", "),
        variants.iter().map(|variant| format!("Self::{variant}")).collect::<Vec<_>>().join(", "),
    );
}

fn emit_method(out: &mut String, text: &Text, all: &[Catalogue], kinds: &Kinds) {
    let args = text.variables();
    let texts: Vec<String> = all
        .iter()
        .map(|catalogue| catalogue.get(&text.id).expect("checked: there in all languages"))
        .map(|text| format!("{:?}", encode(&text.nodes, &args, kinds)))
        .collect();
    let texts = texts.join(", ");
    let _ = writeln!(out, "    /// `{}`", plain(&text.nodes).replace('`', "'"));
    let name = method_name(&text.id);
    if args.is_empty() {
        let _ = writeln!(out, "    #[must_use]\n    pub fn {name}(self) -> &'static str {{ self.pick(&[{texts}]) }}");
        return;
    }
    let mut signature = String::new();
    let mut values = Vec::new();
    for arg in &args {
        let var = method_name(arg);
        let (ty, value) = match &kinds[arg] {
            Kind::Text => ("&str".into(), format!("Arg::Text({var})")),
            Kind::Number => ("i64".into(), format!("Arg::Number({var})")),
            Kind::Choice(_) => (camel(arg), format!("Arg::Choice({var} as u8)")),
        };
        let _ = write!(signature, ", {var}: {ty}");
        values.push(value);
    }
    let values = values.join(", ");
    let _ = writeln!(
        out,
        "    #[must_use]\n    pub fn {name}(self{signature}) -> String {{ self.fill(&[{texts}], &[{values}]) }}"
    );
}

fn emit_rules(out: &mut String, all: &[Catalogue], example: bool, name: &str) {
    let mut rows = String::new();
    for text in &all[0].texts {
        let Some((clause, is_example)) = rule_clause(&text.id) else {
            continue;
        };
        if is_example != example {
            continue;
        }
        let texts: Vec<String> = all
            .iter()
            .filter_map(|catalogue| catalogue.get(&text.id))
            .map(|text| format!("{:?}", plain(&text.nodes)))
            .collect();
        let _ = writeln!(rows, "    ({clause:?}, [{}]),", texts.join(", "));
    }
    let _ = write!(out, "static {name}: &[(&str, [&str; 3])] = &[\n{rows}];\n\n");
}

/// The text as a person would write it, with the variables by name.
pub(crate) fn plain(nodes: &[Node]) -> String {
    let mut out = String::new();
    for node in nodes {
        match node {
            Node::Text(text) => out.push_str(text),
            Node::Var(var) | Node::Number(var) => {
                let _ = write!(out, "{{{var}}}");
            }
            Node::Select { variants, .. } => {
                if let Some(variant) = variants.iter().find(|variant| variant.default) {
                    out.push_str(&plain(&variant.nodes));
                }
            }
            Node::Ref(id) => out.push_str(id),
        }
    }
    out
}

/// `log-placed` → `log_placed`; an attribute follows after an underscore.
pub(crate) fn method_name(id: &str) -> String {
    id.replace(['-', '.'], "_").to_lowercase()
}

fn camel(word: &str) -> String {
    let mut out = String::new();
    for part in word.split(['-', '_']) {
        let mut chars = part.chars();
        out.extend(chars.next().map(|first| first.to_ascii_uppercase()));
        out.push_str(chars.as_str());
    }
    out
}
