//! Harness for tests in a real browser.
