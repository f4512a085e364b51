//! Errors of invalid edition files name line, key and what was expected.

use iquazu_rules::Edition;

const GOOD: &str = include_str!("../../../../editions/reconstructed.toml");

/// Returns the error of the standard edition with one piece of text replaced.
#[track_caller]
fn error(from: &str, to: &str) -> String {
    assert_eq!(GOOD.matches(from).count(), 1, "{from} occurs once");
    Edition::parse(&GOOD.replace(from, to)).expect_err("a bad edition").to_string()
}

#[track_caller]
fn line(piece: &str) -> usize {
    1 + GOOD.lines().position(|line| line.starts_with(piece)).unwrap_or_else(|| panic!("no line starts with {piece}"))
}

#[track_caller]
fn check(from: &str, to: &str, at: &str, column: usize, rest: &str) {
    assert_eq!(error(from, to), format!("line {}, column {column}: {rest}", line(at)));
}

#[test]
fn c2_cards_are_twenty_of_each() {
    check("blue = 20", "blue = 19", "blue", 8, "`cards.blue`: expected 20 (C2)");
    check("blue = 20", "blue = \"20\"", "blue", 9, "`cards.blue`: expected 20 (C2)");
    check("orange = 20", "", "[cards]", 1, "`cards`: expected a key `orange` in `cards`");
    check(
        "orange = 20",
        "joker = 1\norange = 20",
        "orange",
        1,
        "`cards.joker`: expected one of the keys white, blue, orange",
    );
}

#[test]
fn c3_thirty_five_light_and_ten_dark_tiles() {
    let light = "`tiles.light`: expected 35 tiles in all, not 36 (C3)";
    check("any_colour = 7", "any_colour = 8", "[tiles.light]", 1, light);
    check("5 = 2, 6 = 2", "5 = 2", "[tiles.dark]", 1, "`tiles.dark`: expected 10 tiles in all, not 8 (C3)");
    check(
        "double_move = 7",
        "double_move = 300",
        "double_move",
        15,
        "`tiles.light.double_move`: expected a whole number from 0 to 45",
    );
    check(
        "{ 2 = 4, 3 = 4, 4 = 3 }",
        "{ 2 = 4, 3 = 4, 5 = 3 }",
        "cards = {",
        25,
        "`tiles.light.cards.5`: expected one of the keys 2, 3, 4",
    );
}

#[test]
fn c4_thirty_four_gems_can_be_placed() {
    check("gems_per_player = 34", "gems_per_player = 35", "gems_", 19, "`supplies.gems_per_player`: expected 34 (C4)");
}

#[test]
fn c5_fifty_drops() {
    check("drops = 50", "drops = 49.5", "drops", 9, "`supplies.drops`: expected 50 (C5)");
}

#[test]
fn c6_columns_have_five_rows_of_known_colours() {
    let words = "expected five words, one for each row, separated by single spaces (C6)";
    check("\"o wb ow w bo\"", "\"o wb ow w\"", "2 = \"", 6, &format!("`columns.2`: {words}"));
    check("\"o wb ow w bo\"", "\"o wb  w bo\"", "2 = \"", 6, &format!("`columns.2`: {words}"));
    check("\"o wb ow w bo\"", "\"o wb ow w bo w\"", "2 = \"", 6, &format!("`columns.2`: {words}"));
    check(
        "\"w ob wb bo w\"",
        "\"w ob xb bo w\"",
        "c = \"",
        6,
        "`strips.c`: expected the letters w, b or o for the gaps, not `x` (C2, C6)",
    );
    check(
        "\"w ob wb bo w\"",
        "\"w ob wbwb bo w\"",
        "c = \"",
        6,
        "`strips.c`: expected at most 3 gaps in one row of a column (C6)",
    );
    check("\"w ob wb bo w\"", "5", "c = \"", 5, "`strips.c`: expected a string");
    check("e = \"bw", "f = \"bw", "e = \"", 1, "`strips.f`: expected one of the keys a, b, c, d, e");
    check("5 = \"bo w", "6 = \"bo w", "5 = \"", 1, "`columns.6`: expected one of the keys 1, 2, 3, 4, 5, 11");
}

#[test]
fn c9_rocks_have_a_number_for_each_paid_rank() {
    let ranks = "`rocks.2`: expected 1 points, most first (C9)";
    check("[[4], [5], [5]", "[[4], [5, 1], [5]", "2 = [[", 11, ranks);
    check("[[5, 2], [6, 3],", "[[5, 2], [3, 6],", "3 = [[", 14, "`rocks.3`: expected 2 points, most first (C9)");
    check(
        "[[5, 2], [6, 3], [6, 3]",
        "[[5, 2], [6, 3]",
        "3 = [[",
        5,
        "`rocks.3`: expected 11 rocks, one for each column, not 10 (C6, C9)",
    );
    check("[[4], [5], [5]", "[[4], [51], [5]", "2 = [[", 12, "`rocks.2`: expected a whole number from 0 to 50");
    check("[[4], [5], [5]", "[[4], 5, [5]", "2 = [[", 11, "`rocks.2`: expected an array");
}

#[test]
fn ids_are_identifiers() {
    let word = "`id`: expected 1 to 40 lower-case letters, digits, dots and hyphens";
    check("id = \"reconstructed-1\"", "id = \"my box\"", "id", 7, word);
    check("name = \"Reconstructed\"", "name = 3", "name", 8, "`name`: expected a string");
    assert_eq!(error("status = \"reconstructed\"\n", ""), "line 1, column 1: expected a key `status` in the file");
}

#[test]
fn invalid_toml_is_reported() {
    let error = |text: &str| Edition::parse(text).expect_err("no edition").to_string();
    assert_eq!(error(""), "line 1, column 1: expected a key `id` in the file");
    assert_eq!(
        error("id = \"x\"\nname "),
        "line 2, column 6: expected a valid TOML file: expected an equals, found eof"
    );
    assert_eq!(error("id = \"x\"\nid = \"y\""), "line 2, column 1: expected a valid TOML file: duplicate key: `id`");
    assert_eq!(error("id = \"é\" é"), "line 1, column 10: expected a valid TOML file: unexpected character found: `é`");
}

/// Deeply nested brackets must not overflow the stack.
#[test]
fn deep_nesting_is_rejected() {
    for unit in ["[", "{a=", "a."] {
        let head = if unit == "a." { "" } else { "id = " };
        let error = Edition::parse(&format!("{head}{}", unit.repeat(100_000))).expect_err("no edition");
        assert_eq!(error.line, 1);
    }
}

#[test]
fn equal_texts_give_the_same_edition() {
    assert!(std::ptr::eq(Edition::parse(GOOD).unwrap(), Edition::standard()));
    let other = GOOD.replace("reconstructed-1", "another-1");
    assert!(std::ptr::eq(Edition::parse(&other).unwrap(), Edition::parse(&other).unwrap()));
    assert_eq!(Edition::parse(&other).unwrap().id(), "another-1");
    assert_eq!((Edition::standard().name(), Edition::standard().status()), ("Reconstructed", "reconstructed"));
}
