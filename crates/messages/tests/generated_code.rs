//! What the generator makes of small catalogues, and what it refuses.

use crate::generator::{Fault, Language, Locales, Source, checked, generate};

/// A language whose plural categories follow from a rule.
fn language(code: &str, category: impl Fn(u32) -> char) -> Language {
    Language {
        code: code.into(),
        plurals: (0..200).map(category).collect(),
        million: "x".into(),
        min_grouping: "1".into(),
        required: true,
        ..Language::default()
    }
}

fn languages() -> Vec<Language> {
    let one = |n| if n == 1 { 'o' } else { 'x' };
    vec![language("en", one), language("de", one), language("fr", |n| if n < 2 { 'o' } else { 'x' })]
}

fn source(lang: usize, topic: &str, text: &str) -> Source {
    let file = format!("locales/{}/{topic}.ftl", languages()[lang].code);
    Source { lang, file, text: text.to_string() }
}

/// One file `t.ftl` for each language.
fn build(texts: [&str; 3]) -> Result<String, Vec<String>> {
    let sources = texts.into_iter().enumerate().map(|(lang, text)| source(lang, "t", text)).collect();
    generate(&Locales { languages: languages(), sources })
}

fn errors(texts: [&str; 3]) -> Vec<String> {
    build(texts).expect_err("should be refused")
}

#[track_caller]
fn contains(code: &str, part: &str) {
    assert!(code.contains(part), "{part}\nis not in\n{code}");
}

#[test]
fn plain_text() {
    let code = build(["hi-you = Hello", "hi-you = Hallo", "hi-you = Salut"]).unwrap();
    contains(&code, "/// `Hello`");
    contains(&code, "fn hi_you(self) -> &'static str { self.text(&T, 0) }");
    contains(&code, "static T: Topic = Topic::new(\"iquazu-texts:t;\");");
    contains(&code, "(\"t\", [\n        \"Hello\",\n        \"Hallo\",\n        \"Salut\",\n    ]),");
}

#[test]
fn every_topic_has_texts_of_its_own() {
    let texts = |lang| [source(lang, "app", "a = x"), source(lang, "log-book", "b = y\nc = { a } z")];
    let sources = (0..3).flat_map(texts).collect();
    let code = generate(&Locales { languages: languages(), sources }).unwrap();
    contains(&code, "fn c(self) -> &'static str { self.text(&LOG_BOOK, 1) }");
    contains(&code, "static APP: Topic = Topic::new(\"iquazu-texts:app;\");");
    contains(&code, "(\"app\", [\n        \"x\",");
    contains(
        &code,
        r#"("log-book", [
        "y\0x z","#
            .replace(r"\n", "\n")
            .as_str(),
    );
}

#[test]
fn variables_become_arguments_in_english_order() {
    let code = build(["a = { $x } to { $y }", "a = { $y } von { $x }", "a = { $x }, { $y }"]).unwrap();
    contains(&code, "fn a(self, x: &str, y: &str) -> String");
    contains(&code, r#""\u{1}1 von \u{1}0""#);
}

#[test]
fn the_name_of_a_variable_decides_its_type() {
    let text = "a = { $n ->\n [one] one\n *[other] many\n}\nb = { $n } { NUMBER($m) }";
    let code = build([text; 3]).unwrap();
    contains(&code, "fn a(self, n: i64) -> String");
    contains(&code, "fn b(self, n: i64, m: i64) -> String");
}

#[test]
fn words_become_an_enum() {
    let text = "a = { $card ->\n [white] w\n *[blue] b\n}";
    let code = build([text; 3]).unwrap();
    contains(&code, "pub enum Card {\n    /// `white`\n    White,\n    /// `blue`\n    Blue,\n}");
    contains(&code, "fn a(self, card: Card) -> String");
    contains(&code, r#""\u{2}0\u{3}0\u{4}w\u{3}*\u{4}b\u{5}""#);
}

#[test]
fn exact_numbers_come_before_categories() {
    let text = "a = { $n ->\n *[other] x\n [one] y\n [0] z\n}";
    contains(&build([text; 3]).unwrap(), r"\u{3}0\u{4}z\u{3}o\u{4}y\u{3}*\u{4}x\u{5}");
}

#[test]
fn references_terms_and_attributes() {
    let text = "-game = G\nb = { -game } by { $x }\na = play { b }\n .tip = tip";
    let code = build([text; 3]).unwrap();
    contains(&code, "fn a(self, x: &str) -> String");
    contains(&code, r"play G by \u{1}0");
    contains(&code, "fn a_tip(self) -> &'static str");
}

#[test]
fn rules_come_last_and_are_found_by_clause() {
    let code = build(["rule-P4 = x\n .example = y\nrule-P5 = z\na = m"; 3]).unwrap();
    contains(&code, "static RULE_CLAUSES: (&str, usize) = (\"P4 P5\", 1);");
    contains(&code, "static RULE_EXAMPLES: (&str, usize) = (\"P4\", 3);");
    contains(&code, r#""m\0x\0z\0y""#);
}

#[test]
fn levels_are_found_by_name() {
    let code = build(["level-ace = x\n .line = y\na = m"; 3]).unwrap();
    contains(&code, "static LEVEL_NAMES: (&str, usize) = (\"ace\", 1);");
    contains(&code, "static LEVEL_LINES: (&str, usize) = (\"ace\", 2);");
    contains(&code, r#""m\0x\0y""#);
    assert_eq!(errors(["level-ace = { $x }"; 3])[0], "locales/en/t.ftl:1: level-ace: a level has no variables");
    assert_eq!(
        errors(["level-ace = x\n .line = y", "level-ace = x", "level-ace = x\n .line = y"]),
        ["locales/en/t.ftl:2: level-ace.line: missing in de"]
    );
}

#[test]
fn typography() {
    let text = "a = « it's { $x } » : oh ?\n    Yes...";
    let code = build([text; 3]).unwrap();
    contains(&code, "\"« it’s \\u{1}0 » : oh ? Yes…\"");
    contains(&code, "\"«\\u{202f}it’s \\u{1}0\\u{202f}»\\u{202f}: oh\\u{202f}? Yes…\"");
}

#[test]
fn a_missing_message() {
    assert_eq!(
        errors(["\na = x\nb = y", "a = x", "b = y"]),
        ["locales/en/t.ftl:3: b: missing in de", "locales/en/t.ftl:2: a: missing in fr"]
    );
    assert_eq!(errors(["a = x", "a = x\nb = y", "a = x"]), ["locales/de/t.ftl:2: b: missing in en"]);
    assert_eq!(errors(["a = x\n .tip = t", "a = x", "a = x\n .tip = t"]), ["locales/en/t.ftl:2: a.tip: missing in de"]);
}

#[test]
fn different_variables() {
    assert_eq!(
        errors(["a = { $x }", "a = { $y }", "a = { $x }"]),
        ["locales/de/t.ftl:1: a: $x is used in en but not here", "locales/de/t.ftl:1: a: $y is not used in en",]
    );
}

#[test]
fn a_missing_plural_form() {
    let good = "a = { $n ->\n [one] one\n *[other] many\n}";
    let exact = "a = { $n ->\n [1] one\n *[other] many\n}";
    assert!(build([exact, exact, good]).is_ok());
    // In French 0 is singular too.
    assert_eq!(errors([good, good, exact]), ["locales/fr/t.ftl:1: a: [one] is missing for $n"]);
    let both = "a = { $n ->\n [0] none\n [1] one\n *[other] many\n}";
    assert!(build([good, good, both]).is_ok());
    let default_one = "a = { $n ->\n *[one] one\n}";
    assert_eq!(errors([good, default_one, good]), ["locales/de/t.ftl:1: a: [*other] is missing for $n"]);
}

#[test]
fn a_foreign_plural_form() {
    let good = "a = { $n ->\n [one] one\n *[other] many\n}";
    let many = "a = { $n ->\n [one] one\n [many] lots\n *[other] many\n}";
    assert_eq!(
        errors([good, good, many]),
        ["locales/fr/t.ftl:1: a: [many] is not a plural form of fr: use one, other"]
    );
}

/// Polish has one (1), few (2 to 4, 22 to 24, …) and many.
#[test]
fn a_language_with_three_plural_forms() {
    let polish = language("pl", |n| match (n, n % 10, n % 100) {
        (1, ..) => 'o',
        (_, 2..=4, tens) if !(12..=14).contains(&tens) => 'f',
        _ => 'm',
    });
    let build = |text: &str| {
        let file = "locales/pl/t.ftl".to_string();
        let sources = vec![
            source(0, "t", "a = { $n ->\n [one] card\n *[other] cards\n}"),
            Source { lang: 1, file, text: text.into() },
        ];
        generate(&Locales { languages: vec![languages().remove(0), polish.clone()], sources })
    };
    let code = build("a = { $n ->\n [one] karta\n [few] karty\n [many] kart\n *[other] karty\n}").unwrap();
    contains(&code, r"\u{3}o\u{4}karta\u{3}f\u{4}karty\u{3}m\u{4}kart\u{3}*\u{4}karty\u{5}");
    contains(&code, "pub const ALL: [Lang; 2] = [Lang::En, Lang::Pl];");
    assert_eq!(
        build("a = { $n ->\n [one] karta\n [many] kart\n *[other] karty\n}").unwrap_err(),
        ["locales/pl/t.ftl:1: a: [few] is missing for $n"]
    );
}

#[test]
fn a_missing_word() {
    let two = "a = { $card ->\n [white] w\n *[blue] b\n}";
    let three = "a = { $card ->\n [white] w\n [orange] o\n *[blue] b\n}";
    assert_eq!(errors([three, two, three]), ["locales/de/t.ftl:1: a: [orange] is missing for $card"]);
    let other = "a = { $card ->\n [white] w\n *[other] b\n}";
    assert!(build([three, other, three]).is_ok());
}

#[test]
fn a_variable_of_two_kinds() {
    let text = "a = { $n ->\n [one] one\n *[other] many\n}\nb = { $n ->\n *[white] w\n}";
    assert_eq!(
        errors([text, "a = { $n }\nb = { $n }", "a = { $n }\nb = { $n }"]),
        ["locales/en/t.ftl:5: b: $n is a number in one place and a choice of words in another"]
    );
    let shown = "a = { $card ->\n *[white] w\n}\nb = { $card }";
    assert_eq!(errors([shown; 3])[0], "locales/en/t.ftl:4: b: $card is a choice of words: select on it");
}

#[test]
fn references_that_lead_nowhere() {
    let good = "a = x";
    assert_eq!(errors(["a = { b }", good, good]), ["locales/en/t.ftl:1: a: refers to unknown b"]);
    assert_eq!(errors(["a = { -t }", good, good]), ["locales/en/t.ftl:1: a: refers to unknown -t"]);
    assert_eq!(errors(["a = { a }", good, good]), ["locales/en/t.ftl:1: a: refers to itself through a"]);
    assert_eq!(errors(["a = x\n-t = y", good, good]), ["locales/en/t.ftl:2: -t: no text uses this term"]);
}

#[test]
fn twice_the_same_id() {
    assert_eq!(
        errors(["a = x\na = y", "a = x", "a = x"]),
        ["locales/en/t.ftl:2: a: defined before at locales/en/t.ftl:1"]
    );
}

#[test]
fn what_is_not_supported() {
    let good = "a = { $x }";
    let one = |text| errors([text, good, good]).remove(0);
    assert_eq!(one("a = { DATE($x) }"), "locales/en/t.ftl:1: a: the only function is NUMBER($variable)");
    assert_eq!(one("a = \"x\" { $x }"), "locales/en/t.ftl:1: a: straight quotes: write “…”");
    assert!(one("a = { $x").starts_with("locales/en/t.ftl:1: "));
    assert_eq!(errors(["rule-P4 = { $x }"; 3])[0], "locales/en/t.ftl:1: rule-P4: a rule has no variables");
}

/// English and an optional German.
fn with_optional(english: &str, german: &str) -> (String, Vec<(String, Fault)>) {
    let mut languages = languages();
    languages.truncate(2);
    languages[1].required = false;
    let locales = Locales { languages, sources: vec![source(0, "t", english), source(1, "t", german)] };
    let (_, _, flaws) = checked(&locales).unwrap();
    (generate(&locales).unwrap(), flaws.into_iter().map(|flaw| (flaw.id, flaw.fault)).collect())
}

#[test]
fn optional_language_shows_english_for_single_messages() {
    let (code, flaws) = with_optional("a = yes\nb = no", "b = nein");
    contains(&code, "\"yes\\0no\",\n        \"yes\\0nein\"");
    assert_eq!(flaws, [("a".to_owned(), Fault::Missing)]);
}

#[test]
fn optional_text_that_no_longer_fits_is_replaced() {
    let (code, flaws) = with_optional("a = { $x } and { $y }\nb = b", "a = { $x }\nb = { c }\nc = { $z }");
    contains(&code, "\u{1}0 and \u{1}1\\0b\",\n        \"\u{1}0 and \u{1}1\\0b\"".replace('\u{1}', "\\u{1}").as_str());
    assert!(matches!(&flaws[0], (id, Fault::Outdated(why)) if id == "a" && why.contains("$y")), "{flaws:?}");
    assert!(matches!(&flaws[1], (id, Fault::Outdated(_)) if id == "b"), "{flaws:?}");
    assert_eq!(flaws[2], ("c".to_owned(), Fault::Unknown));
}

#[test]
fn english_plural_forms_keep_their_numbers_in_another_language() {
    let one = "a = { $n ->\n [one] one\n *[other] many\n}";
    let (code, _) = with_optional(one, "");
    contains(&code, r"\u{3}1\u{4}one\u{3}*\u{4}many");
}
