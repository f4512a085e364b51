//! Makes style sheets smaller: comments and indentation are for people who read the sources.

/// Removes comments, indentation and empty lines.
pub(crate) fn minify(sheet: &str) -> String {
    let mut out = String::with_capacity(sheet.len());
    for line in without_comments(sheet).lines() {
        let line = line.trim();
        if !line.is_empty() {
            out.push_str(line);
            out.push('\n');
        }
    }
    out
}

fn without_comments(sheet: &str) -> String {
    let mut out = String::with_capacity(sheet.len());
    let mut rest = sheet;
    while let Some((before, comment)) = rest.split_once("/*") {
        out.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_indentation_are_removed() {
        let sheet = "/* One.\n   Two. */\n.a {\n  color: red; /* why */\n}\n\n.b { margin: 0 }\n";
        assert_eq!(minify(sheet), ".a {\ncolor: red;\n}\n.b { margin: 0 }\n");
    }

    #[test]
    fn sheet_without_comments_keeps_its_rules() {
        assert_eq!(minify("a { b: c }"), "a { b: c }\n");
    }
}
