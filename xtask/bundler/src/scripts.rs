//! Makes scripts smaller: comments and indentation are for people who read the sources.

/// Removes lines that are comments as a whole, indentation and empty lines. Template literals keep their meaning only if
/// white space at the start of their lines has none, as in HTML.
pub(crate) fn minify(script: &str) -> String {
    let mut out = String::with_capacity(script.len());
    let mut in_comment = false;
    for line in script.lines().map(str::trim) {
        in_comment |= line.starts_with("/*");
        if in_comment {
            in_comment = !line.ends_with("*/");
        } else if !line.is_empty() && !line.starts_with("//") {
            out.push_str(line);
            out.push('\n');
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_indentation_are_removed() {
        let script = "// One.\n/** Two. */\nconst a = 1; // why\n/**\n * @returns {number}\n */\nconst b = () => {\n  return `/*`;\n};\n\n";
        assert_eq!(minify(script), "const a = 1; // why\nconst b = () => {\nreturn `/*`;\n};\n");
    }
}
