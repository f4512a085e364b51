//! Licence expressions (SPDX): names joined by `AND` and `OR`, with parentheses.

/// Returns whether allowed licences satisfy the expression.
pub(super) fn allowed(expression: &str, allowed: &[String]) -> bool {
    // Older packages write a slash for OR.
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut reader = Reader { words: &words, allowed };
    let answer = reader.any();
    answer && reader.words.is_empty()
}

struct Reader<'a> {
    words: &'a [&'a str],
    allowed: &'a [String],
}

impl Reader<'_> {
    fn any(&mut self) -> bool {
        let mut answer = self.all();
        while self.take("OR") {
            answer |= self.all();
        }
        answer
    }

    fn all(&mut self) -> bool {
        let mut answer = self.one();
        while self.take("AND") {
            answer &= self.one();
        }
        answer
    }

    fn one(&mut self) -> bool {
        if self.take("(") {
            let answer = self.any();
            return self.take(")") && answer;
        }
        let mut name = self.next();
        if self.take("WITH") {
            name = format!("{name} WITH {}", self.next());
        }
        self.allowed.contains(&name)
    }

    fn take(&mut self, word: &str) -> bool {
        match self.words.split_first() {
            Some((first, rest)) if *first == word => {
                self.words = rest;
                true
            }
            _ => false,
        }
    }

    fn next(&mut self) -> String {
        let (first, rest) = self.words.split_first().unwrap_or((&"", &[]));
        self.words = rest;
        (*first).to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::allowed;

    #[test]
    fn evaluates_spdx_expressions() {
        let good = ["MIT".to_owned(), "Apache-2.0".to_owned(), "Apache-2.0 WITH X".to_owned()];
        let cases = [
            ("MIT", true),
            ("MIT OR GPL-3.0", true),
            ("MIT/GPL-3.0", true),
            ("MIT AND GPL-3.0", false),
            ("GPL-3.0 OR MIT AND Apache-2.0", true),
            ("(MIT OR GPL-3.0) AND Unicode-3.0", false),
            ("Apache-2.0 WITH X", true),
            ("GPL-3.0 WITH X", false),
            ("", false),
            ("MIT MIT", false),
            ("(MIT", false),
        ];
        for (expression, expected) in cases {
            assert_eq!(allowed(expression, &good), expected, "{expression}");
        }
    }
}
