//! Counts tests from the output of the test runner.

/// Totals of all test runs so far.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Tests {
    pub(super) passed: u32,
    pub(super) failed: u32,
}

impl Tests {
    /// Adds the numbers of another run.
    pub(super) fn add(&mut self, other: &Tests) {
        self.passed += other.passed;
        self.failed += other.failed;
    }

    /// Adds the numbers of a line like `test result: ok. 3 passed; 0 failed; 1 ignored; …`; ignores other lines.
    pub(super) fn read(&mut self, line: &str) {
        if let Some((_, result)) = line.split_once("test result: ") {
            self.passed += number_before(result, " passed");
            self.failed += number_before(result, " failed");
        }
    }

    /// Adds the numbers of the last line of pytest, like `3 failed, 120 passed in 9.99s`; ignores other lines.
    pub(super) fn read_pytest(&mut self, line: &str) {
        if line.contains(" passed") && line.contains(" in ") {
            self.passed += number_before(line, " passed");
            self.failed += number_before(line, " failed");
        }
    }
}

/// Returns the number before a word, 0 if there is none.
fn number_before(text: &str, word: &str) -> u32 {
    let number = text.split_once(word).and_then(|(before, _)| before.rsplit(' ').next());
    number.and_then(|number| number.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_the_last_line_of_pytest() {
        let mut tests = Tests::default();
        for line in ["tests/test_game.py ....", "==== 2 failed, 120 passed, 1 warning in 9.99s ====", "1 passed"] {
            tests.read_pytest(line);
        }
        assert_eq!(tests, Tests { passed: 120, failed: 2 });
    }

    #[test]
    fn adds_up_result_lines_and_ignores_others() {
        let mut tests = Tests::default();
        for line in [
            "running 4 tests",
            "test a ... ok",
            "test b::c ... \u{1b}[31mFAILED\u{1b}(B\u{1b}[m",
            "test d ... FAILED",
            "test result: \u{1b}[32mok\u{1b}(B\u{1b}[m. 3 passed; 0 failed; 1 ignored; 0 measured",
            "test result: FAILED. 12 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out",
        ] {
            tests.read(line);
        }
        assert_eq!(tests, Tests { passed: 15, failed: 2 });
    }
}
