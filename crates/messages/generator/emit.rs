//! Writes the Rust code: a method for each message, an enum for each choice of words, tables of messages found by a key.

use std::fmt::Write;

use super::check::{FAMILIES, Family, Kind, Kinds};
use super::encode::{encode, encode_fallback};
use super::languages::Language;
use super::model::{Catalogue, Node, Text};

/// Returns the generated code. The texts of a topic in one language are one string, split at `\0` when first needed. A
/// text is known by its topic and its place there. `texts.rs` holds the strings; a browser fetches them instead
/// (`src/texts.rs`).
pub(crate) fn emit(languages: &[Language], all: &[Catalogue], kinds: &Kinds) -> String {
    let mut out = String::from("// Generated from locales/. Do not edit.\n\n");
    emit_languages(&mut out, languages);
    for (var, kind) in kinds {
        if let Kind::Choice(words) = kind {
            emit_choice(&mut out, var, words);
        }
    }
    let mut topics: Vec<&str> = all[0].texts.iter().map(topic).collect();
    topics.dedup();
    for name in &topics {
        let texts: Vec<&Text> = all[0].texts.iter().filter(|text| topic(text) == *name).collect();
        emit_topic(&mut out, name, &texts, kinds);
    }
    emit_texts(&mut out, &topics, languages, all, kinds);
    out
}

fn emit_languages(out: &mut String, languages: &[Language]) {
    out.push_str(
        "/// A language of the app.\n#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]\npub enum Lang {\n",
    );
    for (index, language) in languages.iter().enumerate() {
        let default = if index == 0 { "    #[default]\n" } else { "" };
        let _ = writeln!(out, "    /// {}\n{default}    {},", language.name, camel(&language.code));
    }
    let all: Vec<String> = languages.iter().map(|language| format!("Lang::{}", camel(&language.code))).collect();
    let _ = writeln!(
        out,
        "}}\n\nimpl Lang {{\n    /// All languages, in the order a menu shows them.\n    \
         pub const ALL: [Lang; {}] = [{}];\n}}\n\nstatic LANGUAGES: [Language; {}] = [",
        all.len(),
        all.join(", "),
        all.len()
    );
    for Language { code, name, plurals, million, group, decimal, min_grouping, .. } in languages {
        let _ = writeln!(
            out,
            "    Language {{ code: {code:?}, name: {name:?}, plurals: {plurals:?}, million: {million:?}, \
             group: {group:?}, decimal: {decimal:?}, min_grouping: {min_grouping} }},"
        );
    }
    out.push_str("];\n\n");
}

/// `log` for `locales/en/log.ftl`.
fn topic(text: &Text) -> &str {
    let name = text.file.rsplit('/').next().unwrap_or_default();
    name.trim_end_matches(".ftl")
}

/// Returns the texts of a topic that have methods.
fn with_methods<'a>(texts: &[&'a Text]) -> Vec<&'a Text> {
    texts.iter().filter(|text| Family::of(&text.id).is_none()).copied().collect()
}

/// Returns the texts of a table: the messages of a family, or their attributes.
fn of_table<'a>(texts: &[&'a Text], family: &Family, attributes: bool) -> Vec<&'a Text> {
    let belongs = |id| Family::of(id).is_some_and(|(other, _, is)| other == family && is == attributes);
    texts.iter().filter(|text| belongs(&text.id)).copied().collect()
}

/// Returns the texts of a topic in their order: those with methods, then table by table.
fn sorted<'a>(texts: &[&'a Text]) -> Vec<&'a Text> {
    let tables = FAMILIES.iter().flat_map(|family| [false, true].map(|is| of_table(texts, family, is)));
    std::iter::once(with_methods(texts)).chain(tables).flatten().collect()
}

fn emit_topic(out: &mut String, name: &str, texts: &[&Text], kinds: &Kinds) {
    let messages = with_methods(texts);
    let topic = name.replace('-', "_").to_uppercase();
    out.push_str("#[allow(clippy::too_many_arguments)]\nimpl Messages {\n");
    for (index, text) in messages.iter().enumerate() {
        emit_method(out, &topic, index, text, kinds);
    }
    out.push_str("}\n\n");
    let mut first = messages.len();
    for family in FAMILIES.iter().filter(|family| !of_table(texts, family, false).is_empty()) {
        for (table, attributes) in family.tables.iter().zip([false, true]) {
            let texts = of_table(texts, family, attributes);
            emit_table(out, table, first, &texts);
            first += texts.len();
        }
    }
    // The bundler looks for these names in the app's chunks, to know which texts the first one needs.
    let _ = write!(out, "static {topic}: Topic = Topic::new(\"iquazu-texts:{name};\");\n\n");
}

fn emit_choice(out: &mut String, var: &str, words: &[String]) {
    let name = camel(var);
    let variants: Vec<String> = words.iter().map(|word| camel(word)).collect();
    let documented = words.iter().map(|word| format!("    /// `{word}`\n    {},\n", camel(word)));
    let _ = write!(
        out,
        "/// The values of `${var}` in the messages.\n\
         #[derive(Clone, Copy, Debug, PartialEq, Eq)]\n\
         pub enum {name} {{\n{}}}\n\n\
         impl {name} {{\n    /// All of them.\n    pub const ALL: &'static [Self] = &[{}];\n}}\n\n",
        documented.collect::<String>(),
        variants.iter().map(|variant| format!("Self::{variant}")).collect::<Vec<_>>().join(", "),
    );
}

fn emit_method(out: &mut String, topic: &str, index: usize, text: &Text, kinds: &Kinds) {
    let args = text.variables();
    let name = method_name(&text.id);
    let _ = writeln!(out, "    /// `{}`\n    #[must_use]", plain(&text.nodes).replace('`', "'"));
    if args.is_empty() {
        let _ = writeln!(out, "    pub fn {name}(self) -> &'static str {{ self.text(&{topic}, {index}) }}");
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
    let _ =
        writeln!(out, "    pub fn {name}(self{signature}) -> String {{ self.fill(&{topic}, {index}, &[{values}]) }}");
}

/// Writes the keys in the order of their texts, and the place of the first.
fn emit_table(out: &mut String, name: &str, first: usize, texts: &[&Text]) {
    let keys: Vec<&str> = texts.iter().filter_map(|text| Family::of(&text.id)).map(|(_, key, _)| key).collect();
    let _ = write!(out, "static {name}: (&str, usize) = ({:?}, {first});\n\n", keys.join(" "));
}

/// Writes all texts, for programs that carry them.
fn emit_texts(out: &mut String, topics: &[&str], languages: &[Language], all: &[Catalogue], kinds: &Kinds) {
    let _ = write!(
        out,
        "#[cfg(not(target_family = \"wasm\"))]\nstatic TEXTS: [(&str, [&str; {}]); {}] = [\n",
        all.len(),
        topics.len()
    );
    for name in topics {
        let texts: Vec<&Text> = all[0].texts.iter().filter(|text| topic(text) == *name).collect();
        let order = sorted(&texts);
        let _ = writeln!(out, "    ({name:?}, [");
        for catalogue in all {
            let encoded: Vec<String> = order
                .iter()
                .map(|text| match catalogue.get(&text.id) {
                    Some(own) => encode(&own.nodes, &text.variables(), kinds),
                    None => encode_fallback(&text.nodes, &text.variables(), kinds, &languages[0]),
                })
                .collect();
            let _ = writeln!(out, "        {:?},", encoded.join("\0"));
        }
        out.push_str("    ]),\n");
    }
    out.push_str("];\n");
}

/// Returns the text as a person would write it, with the variables by name.
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
