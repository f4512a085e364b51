//! From Fluent syntax to our model. What we do not support is refused, with its place.

use fluent_syntax::ast::{Entry, Expression, Identifier, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::model::{Catalogue, Key, Node, Source, Text, Variant, merge};
use super::typography;

pub(crate) fn read(source: &Source, lang: &str, catalogue: &mut Catalogue, errors: &mut Vec<String>) {
    let resource = match parser::parse(source.text.as_str()) {
        Ok(resource) => resource,
        Err((resource, problems)) => {
            for problem in problems {
                let line = line_at(&source.text, problem.pos.start);
                errors.push(format!("{}:{line}: {}", source.file, problem.kind));
            }
            resource
        }
    };
    let mut reader = Reader { source, lang, catalogue, errors };
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                if let Some(value) = &message.value {
                    reader.add(message.id.name.to_string(), &message.id, value);
                }
                for attribute in &message.attributes {
                    let id = format!("{}.{}", message.id.name, attribute.id.name);
                    reader.add(id, &attribute.id, &attribute.value);
                }
            }
            Entry::Term(term) => reader.add(format!("-{}", term.id.name), &term.id, &term.value),
            _ => {}
        }
    }
}

fn line_at(text: &str, offset: usize) -> usize {
    text.as_bytes()[..offset.min(text.len())].iter().filter(|&&byte| byte == b'\n').count() + 1
}

struct Reader<'a> {
    source: &'a Source,
    lang: &'a str,
    catalogue: &'a mut Catalogue,
    errors: &'a mut Vec<String>,
}

impl Reader<'_> {
    fn add(&mut self, id: String, at: &Identifier<&str>, pattern: &Pattern<&str>) {
        // The parser hands out slices of the source, so the distance is the offset.
        let offset = at.name.as_ptr() as usize - self.source.text.as_ptr() as usize;
        let line = line_at(&self.source.text, offset);
        let place = format!("{}:{line}: {id}", self.source.file);
        if let Some(first) = self.catalogue.get(&id) {
            self.errors.push(format!("{place}: defined before at {}:{}", first.file, first.line));
            return;
        }
        let mut nodes = Vec::new();
        if let Err(problem) = self.pattern(pattern, &mut nodes) {
            self.errors.push(format!("{place}: {problem}"));
        }
        let nodes = merge(nodes);
        let mut refs = Default::default();
        collect_refs(&nodes, &mut refs);
        let file = self.source.file.clone();
        self.catalogue.texts.push(Text { id, file, line, nodes, refs });
    }

    fn pattern(&self, pattern: &Pattern<&str>, out: &mut Vec<Node>) -> Result<(), String> {
        // Whole runs of text first, so that typography sees across line breaks.
        let mut run = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => run.push_str(value),
                PatternElement::Placeable { expression } => {
                    push_text(self.lang, &mut run, out)?;
                    self.expression(expression, out)?;
                }
            }
        }
        push_text(self.lang, &mut run, out)
    }

    fn expression(&self, expression: &Expression<&str>, out: &mut Vec<Node>) -> Result<(), String> {
        match expression {
            Expression::Inline(inline) => self.inline(inline, out),
            Expression::Select { selector, variants } => {
                let var = match selector {
                    InlineExpression::VariableReference { id } => id.name.to_string(),
                    _ => return Err("only a variable can select".into()),
                };
                let variants = variants
                    .iter()
                    .map(|variant| {
                        let mut nodes = Vec::new();
                        self.pattern(&variant.value, &mut nodes)?;
                        let key = key(&variant.key)?;
                        Ok(Variant { key, default: variant.default, nodes: merge(nodes) })
                    })
                    .collect::<Result<_, String>>()?;
                out.push(Node::Select { var, variants });
                Ok(())
            }
        }
    }

    fn inline(&self, inline: &InlineExpression<&str>, out: &mut Vec<Node>) -> Result<(), String> {
        out.push(match inline {
            InlineExpression::StringLiteral { value } => Node::Text(unescape_unicode_to_string(value).into_owned()),
            InlineExpression::NumberLiteral { value } => Node::Text(value.to_string()),
            InlineExpression::VariableReference { id } => Node::Var(id.name.to_string()),
            InlineExpression::MessageReference { id, attribute: None } => Node::Ref(id.name.to_string()),
            InlineExpression::MessageReference { id, attribute: Some(attribute) } => {
                Node::Ref(format!("{}.{}", id.name, attribute.name))
            }
            InlineExpression::TermReference { id, attribute: None, arguments: None } => {
                Node::Ref(format!("-{}", id.name))
            }
            InlineExpression::TermReference { .. } => {
                return Err("terms with arguments or attributes are not supported".into());
            }
            InlineExpression::FunctionReference { id, arguments } => match arguments.positional.as_slice() {
                [InlineExpression::VariableReference { id: var }]
                    if id.name == "NUMBER" && arguments.named.is_empty() =>
                {
                    Node::Number(var.name.to_string())
                }
                _ => return Err("the only function is NUMBER($variable)".into()),
            },
            InlineExpression::Placeable { expression } => return self.expression(expression, out),
        });
        Ok(())
    }
}

fn push_text(lang: &str, run: &mut String, out: &mut Vec<Node>) -> Result<(), String> {
    if let Some(error) = typography::error(lang, run) {
        return Err(error.into());
    }
    if !run.is_empty() {
        out.push(Node::Text(typography::set(lang, run)));
        run.clear();
    }
    Ok(())
}

fn key(key: &VariantKey<&str>) -> Result<Key, String> {
    match key {
        VariantKey::Identifier { name } => Ok(Key::Word(name.to_string())),
        VariantKey::NumberLiteral { value } => {
            value.parse().map(Key::Exact).map_err(|_| format!("[{value}] is not a whole number from 0"))
        }
    }
}

fn collect_refs(nodes: &[Node], out: &mut std::collections::BTreeSet<String>) {
    for node in nodes {
        match node {
            Node::Ref(id) => {
                out.insert(id.clone());
            }
            Node::Select { variants, .. } => {
                variants.iter().for_each(|variant| collect_refs(&variant.nodes, out));
            }
            _ => {}
        }
    }
}
