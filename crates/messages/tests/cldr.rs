//! `locales/cldr.txt` says what CLDR says: plural categories and number formats of the languages we have or may add.
//!
//! The build reads the file instead of CLDR itself, because ICU4X takes 15 seconds to compile and the answers change once
//! in years. `UPDATE=1 cargo test -p iquazu-messages --test main cldr` writes it.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRuleType, PluralRules};
use iquazu_messages::{Lang, Messages};

/// A language that is not in this list cannot be added to `languages.txt` before it is added here.
const CODES: &[&str] = &[
    "en", "de", "fr", "es", "it", "nl", "pl", "pt-BR", "pt-PT", "ca", "cs", "da", "el", "et", "fi", "he", "hr", "hu",
    "ja", "ko", "lt", "lv", "nb", "ro", "ru", "sk", "sl", "sv", "tr", "uk", "zh",
];

const HEADER: &str = "\
# Plural rules and number formats from CLDR, by `UPDATE=1 cargo test -p iquazu-messages --test main cldr`. Do not edit.
# plurals: the category of 0, 1, … 199 (z zero, o one, t two, f few, m many, x other); from 100 on only the last two
# digits matter. million: the category of whole millions. min_grouping: digits before the first group separator.
";

fn locale(code: &str) -> Locale {
    code.parse().expect("languages.txt has BCP 47 tags")
}

fn plural_rules(code: &str) -> PluralRules {
    PluralRules::try_new(locale(code).into(), PluralRuleType::Cardinal.into()).expect("CLDR has every language")
}

fn letter(category: PluralCategory) -> char {
    match category {
        PluralCategory::Zero => 'z',
        PluralCategory::One => 'o',
        PluralCategory::Two => 't',
        PluralCategory::Few => 'f',
        PluralCategory::Many => 'm',
        PluralCategory::Other => 'x',
    }
}

fn formatted(code: &str, number: &str) -> String {
    let formatter =
        DecimalFormatter::try_new(locale(code).into(), Default::default()).expect("CLDR has every language");
    formatter.format(&number.parse::<Decimal>().expect("a number")).to_string()
}

/// What the file says about one language.
fn describe(code: &str) -> String {
    let rules = plural_rules(code);
    let plurals: String = (0..200_u32).map(|n| letter(rules.category_for(n))).collect();
    let between = |text: String| -> String { text.chars().filter(|c| !c.is_ascii_digit()).collect() };
    let grouping = if between(formatted(code, "1234")).is_empty() { 2 } else { 1 };
    let mut out = String::new();
    let mut line = |key: &str, value: &str| {
        let value = value.replace('\u{202f}', "\\u202f").replace('\u{a0}', "\\u00a0");
        writeln!(out, "{code} {key} = \"{value}\"").expect("strings take everything");
    };
    line("plurals", &plurals);
    line("million", &letter(rules.category_for(1_000_000_u32)).to_string());
    line("group", &between(formatted(code, "12345")));
    line("decimal", &between(formatted(code, "1.5")));
    line("min_grouping", &grouping.to_string());
    out
}

#[test]
fn the_file_agrees_with_cldr() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/cldr.txt");
    let expected = CODES.iter().fold(HEADER.to_owned(), |text, code| text + "\n" + &describe(code));
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &expected).expect("the file can be written");
    }
    assert_eq!(fs::read_to_string(&path).expect("the file is there"), expected, "run it again with UPDATE=1");
}

/// The table of 200 numbers suffices for all others.
#[test]
fn larger_numbers_follow_their_last_two_digits() {
    for code in CODES {
        let rules = plural_rules(code);
        for n in (200..3_000).chain(999_000..1_000_000).chain(1_000_001..1_001_500) {
            let same = 100 + n % 100;
            assert_eq!(rules.category_for(n as u32), rules.category_for(same as u32), "{n} in {code}");
        }
    }
}

#[test]
fn numbers_are_written_as_cldr_says() {
    for lang in Lang::ALL {
        for n in [0, 7, 999, 1_000, 1_234, 9_999, 10_000, 123_456, 1_234_567] {
            assert_eq!(Messages(lang).number(n), formatted(lang.code(), &n.to_string()), "{}", lang.code());
        }
        assert_eq!(Messages(lang).decimal(1234.5, 1), formatted(lang.code(), "1234.5"), "{}", lang.code());
    }
}
