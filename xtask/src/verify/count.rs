//! Counts tests from what the test runner prints.

/// Tests of all runs so far.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Tests {
    pub(super) passed: u32,
    pub(super) failed: u32,
    /// The names of those that failed.
    pub(super) failures: Vec<String>,
}

impl Tests {
    /// Takes note of a line like `test result: ok. 3 passed; 0 failed; 1 ignored; …` or `test name ... FAILED`.
    pub(super) fn read(&mut self, line: &str) {
        if let Some((_, result)) = line.split_once("test result: ") {
            self.passed += before(result, " passed");
            self.failed += before(result, " failed");
        } else if let Some((name, result)) = line.strip_prefix("test ").and_then(|test| test.split_once(" ... "))
            && result.contains("FAILED")
        {
            self.failures.push(name.to_owned());
        }
    }

    pub(super) fn add(&mut self, other: &Tests) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.failures.extend_from_slice(&other.failures);
    }
}

/// The number that stands before a word.
fn before(text: &str, word: &str) -> u32 {
    let number = text.split_once(word).and_then(|(before, _)| before.rsplit(' ').next());
    number.and_then(|number| number.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_all_runs_add_up_and_other_lines_do_not_count() {
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
        let failures = vec!["b::c".to_owned(), "d".to_owned()];
        assert_eq!(tests, Tests { passed: 15, failed: 2, failures });
    }
}
