//! Writes the Rust code: a method for each message, an enum for each choice of words, the rules.

use std::fmt::Write;

use super::check::{Kind, Kinds, rule_clause};
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

/// Returns the texts of a topic in their order: messages, then rules, then examples of rules.
fn sorted<'a>(texts: &[&'a Text]) -> [Vec<&'a Text>; 3] {
    let of_rules = |example| move |text: &&&Text| rule_clause(&text.id).is_some_and(|(_, is)| is == example);
    let messages = texts.iter().filter(|text| rule_clause(&text.id).is_none()).copied().collect();
    let rules = texts.iter().filter(of_rules(false)).copied().collect();
    let examples = texts.iter().filter(of_rules(true)).copied().collect();
    [messages, rules, examples]
}

fn emit_topic(out: &mut String, name: &str, texts: &[&Text], kinds: &Kinds) {
    let [messages, rules, examples] = sorted(texts);
    let topic = name.replace('-', "_").to_uppercase();
    out.push_str("#[allow(clippy::too_many_arguments)]\nimpl Messages {\n");
    for (index, text) in messages.iter().enumerate() {
        emit_method(out, &topic, index, text, kinds);
    }
    out.push_str("}\n\n");
    if !rules.is_empty() {
        emit_clauses(out, "RULE_CLAUSES", messages.len(), &rules);
        emit_clauses(out, "RULE_EXAMPLES", messages.len() + rules.len(), &examples);
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

/// Writes the clauses in the order of their texts, and the place of the first.
fn emit_clauses(out: &mut String, name: &str, first: usize, texts: &[&Text]) {
    let clauses: Vec<&str> = texts.iter().filter_map(|text| rule_clause(&text.id)).map(|(clause, _)| clause).collect();
    let _ = write!(out, "static {name}: (&str, usize) = ({:?}, {first});\n\n", clauses.join(" "));
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
        let order = sorted(&texts).concat();
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
