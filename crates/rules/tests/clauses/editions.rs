//! Errors of invalid edition files name line, key and what was expected.

use iquazu_rules::edition::{EditionDraft, InternError, Library, MAX_PACKED_BYTES};
use iquazu_rules::text::Record;
use iquazu_rules::{Colour, Edition, Players, Rng, SplitMix, StripOrder};

const GOOD: &str = include_str!("../../../../editions/reconstructed-1.toml");

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
fn c2_cards_are_one_to_sixty_of_each_colour() {
    let range = "`cards.blue`: expected a whole number from 1 to 60 (C2)";
    check("blue = 20", "blue = 61", "blue", 8, range);
    check("blue = 20", "blue = 300", "blue", 8, range);
    check("blue = 20", "blue = \"20\"", "blue", 9, range);
    check("orange = 20", "", "[cards]", 1, "`cards`: expected a key `orange` in `cards`");
    check(
        "orange = 20",
        "joker = 1\norange = 20",
        "orange",
        1,
        "`cards.joker`: expected one of the keys white, blue, orange",
    );
    let few =
        GOOD.replace("white = 20", "white = 1").replace("blue = 20", "blue = 1").replace("orange = 20", "orange = 19");
    let error = Edition::parse(&few).expect_err("too few cards to deal").to_string();
    let expected = "`cards`: expected at least 22 cards in all, not 21 (S5)";
    assert_eq!(error, format!("line {}, column 1: {expected}", line("[cards]")));
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
        "`tiles.light.double_move`: expected a whole number from 0 to 45 (C3)",
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
fn c4_gems_have_bounds() {
    let gems = "`supplies.gems_per_player`: expected a whole number from 5 to 99 (C4)";
    check("gems_per_player = 34", "gems_per_player = 4", "gems_", 19, gems);
    check("gems_per_player = 34", "gems_per_player = 100", "gems_", 19, gems);
}

#[test]
fn c5_drops_have_bounds() {
    let drops = "`supplies.drops`: expected a whole number from 15 to 99 (C5)";
    check("drops = 50", "drops = 49.5", "drops", 9, drops);
    check("drops = 50", "drops = 14", "drops", 9, drops);
}

/// The built-in edition with strips of two columns; format 2 has keys that format 1 has not.
mod format_2 {
    use super::*;

    const GOOD: &str = include_str!("../../../../editions/reconstructed-2.toml");

    #[track_caller]
    fn check(from: &str, to: &str, rest: &str) {
        assert_eq!(GOOD.matches(from).count(), 1, "{from} occurs once");
        let error = Edition::parse(&GOOD.replace(from, to)).expect_err("a bad edition").to_string();
        let line = 1 + GOOD[..GOOD.find(from).expect("there")].matches('\n').count();
        assert_eq!(error, format!("line {line}, {rest}"));
    }

    #[test]
    fn c6_strips_are_one_or_two_columns_wide_and_fit() {
        let width = "column 15: `wall.strip_width`: expected a whole number from 1 to 2 (C6)";
        check("strip_width = 2", "strip_width = 3", width);
        check("strip_width = 2", "strip_width = 0", width);
        let from = "column 15: `wall.strips_from`: expected a whole number from 1 to 2 (C6)";
        check("strips_from = 1 ", "strips_from = 3 ", from);
        check(
            "strips_from = 1 ",
            "strips_form = 1 ",
            "column 1: `wall.strips_form`: expected one of the keys strips_from, strip_width",
        );
        let strip = "column 5: `strips.b`: expected an array of 2 columns, the light one and the dark one (C6)";
        check("[\"o wb ow w bo\", \"bw o bo wo w\"]", "[\"o wb ow w bo\"]", strip);
        check("[\"o wb ow w bo\", \"bw o bo wo w\"]", "[\"o - - - -\", \"o - - - -\", \"o - - - -\"]", strip);
        check("11 = ", "10 = ", "column 1: `columns.10`: expected one of the keys 11");
    }

    #[test]
    fn c6_a_row_may_be_empty_and_a_column_has_a_gap() {
        let text = GOOD.replace("\"wo b ow bo w\"", "\"- - ow - -\"").replace("reconstructed-2\"", "sparse\"");
        let edition = Edition::parse(&text).expect("a good edition");
        assert_eq!(edition.column(StripOrder::PRINTED, 11).to_string(), "- - ow - -");
        let empty = "column 7: `columns.11`: expected at least one gap in the column (C6)";
        check("\"wo b ow bo w\"", "\"- - - - -\"", empty);
        check(
            "\"wo b ow bo w\"",
            "\"- - o- - -\"",
            "column 7: `columns.11`: expected the letters w, b or o for the gaps, or - for a row without one, not `-` (C2, C6)",
        );
    }

    #[test]
    fn an_id_belongs_to_one_content() {
        let error = Edition::parse(&GOOD.replace("white = 20", "white = 21")).expect_err("another content").to_string();
        let id = "`id`: expected another id: a built-in edition with other content has this one";
        assert_eq!(
            error,
            format!("line {}, column 7: {id}", 1 + GOOD.lines().position(|line| line.starts_with("id")).unwrap())
        );
    }

    /// Strips keep their two columns side by side and are never turned round.
    #[test]
    fn s1_strips_move_as_a_whole() {
        let edition = Edition::standard();
        let order: StripOrder = "cabed".parse().unwrap();
        let printed = |column| edition.column(StripOrder::PRINTED, column).to_string();
        let placed: Vec<String> = (1..=11).map(|column| edition.column(order, column).to_string()).collect();
        let expected: Vec<String> = [5, 6, 1, 2, 3, 4, 9, 10, 7, 8, 11].map(printed).to_vec();
        assert_eq!(placed, expected);
        let strips = edition.strips();
        assert_eq!((strips.from(), strips.width()), (1, 2));
        assert!(!strips.is_dark(1) && strips.is_dark(2) && !strips.is_dark(11));
        assert_eq!((strips.strip_at(10), strips.strip_at(11)), (Some(4), None));
    }
}

#[test]
fn every_edition_prints_as_a_file_and_packs() {
    for edition in crate::games::recipe::EDITIONS.iter() {
        let draft = edition.draft();
        assert!(std::ptr::eq(Edition::parse(&draft.to_string()).unwrap(), *edition), "{draft}");
        let packed = edition.packed();
        assert!(std::ptr::eq(Edition::unpack(&packed).unwrap(), *edition));
        assert!(packed.len() <= MAX_PACKED_BYTES);
        assert_eq!(edition.identity(), format!("{}#{}", edition.id(), draft.content_hash()));
        for cut in 0..packed.len() {
            assert_eq!(Edition::unpack(&packed[..cut]), Err(InternError::NotPacked));
        }
        for extra in [0, 1] {
            assert_eq!(Edition::unpack(&[&packed[..], &[extra]].concat()), Err(InternError::NotPacked));
        }
    }
}

/// Ten thousand changed packed forms: each is refused, or is another edition with an identity of its own.
#[test]
fn changed_packed_forms_never_pass_for_the_edition() {
    let packed = Edition::standard().packed();
    let mut rng = SplitMix::new(1);
    let mut accepted = 0;
    for _ in 0..10_000 {
        let mut bytes = packed.clone();
        for _ in 0..=rng.below(3) {
            let index = rng.below(bytes.len() as u32) as usize;
            bytes[index] ^= 1 << rng.below(8);
        }
        if let Ok(draft) = EditionDraft::unpack(&bytes)
            && draft.problems().is_empty()
        {
            accepted += usize::from(draft != Edition::standard().draft());
            assert_eq!(draft.content_hash() == Edition::standard().draft().content_hash(), bytes == packed);
        }
    }
    assert!(accepted > 100, "{accepted} others");
}

/// Texts at their longest and every row full.
#[test]
fn the_largest_edition_fits_its_packed_form() {
    let mut draft = Edition::standard().draft();
    (draft.id, draft.name, draft.status) = ("x".repeat(40), "n".repeat(80), "s".repeat(80));
    draft.columns = std::array::from_fn(|_| std::array::from_fn(|_| vec![Colour::Blue; 3]));
    assert!(Edition::from_draft(draft).unwrap().packed().len() <= MAX_PACKED_BYTES);
}

#[test]
fn a_record_of_another_edition_carries_it() {
    let edition = crate::games::recipe::EDITIONS[3];
    let text = Record::new(edition, Players::TWO).to_string() + "setup\n";
    let text = text.replace("setup\nsetup", "setup");
    let read = Record::parse(&text, &Library::built_in()).expect("it needs no library");
    assert!(std::ptr::eq(read.edition, edition));
    let lied = text.replace(&format!("edition {}", edition.identity()), "edition random-9#0123");
    let error = Record::parse(&lied, &Library::built_in()).expect_err("the name lies").to_string();
    assert_eq!(
        error,
        format!("line 3, column 9: expected `{}`, the identity of the edition that follows", edition.identity())
    );
    let missing: String =
        text.lines().filter(|line| !line.starts_with("edition-data")).map(|line| format!("{line}\n")).collect();
    let error = Record::parse(&missing, &Library::built_in()).expect_err("nobody has it").to_string();
    assert_eq!(error, format!("line 3, column 9: expected a known edition, not `{}`", edition.identity()));
    let other = Edition::parse(&edition.draft().to_string().replace("drawn at random", "another")).unwrap();
    let error = Record::parse(&missing, &Library::built_in().with(other)).expect_err("another content").to_string();
    assert!(error.ends_with("the one known by this id has other content"), "{error}");
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
        "`strips.c`: expected the letters w, b or o for the gaps, or - for a row without one, not `x` (C2, C6)",
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
    check("[[4], [5], [5]", "[[4], [51], [5]", "2 = [[", 12, "`rocks.2`: expected a whole number from 0 to 50 (C9)");
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
    assert!(std::ptr::eq(Edition::parse(GOOD).unwrap(), Edition::reconstructed_1()));
    let other = GOOD.replace("reconstructed-1", "another-1");
    assert!(std::ptr::eq(Edition::parse(&other).unwrap(), Edition::parse(&other).unwrap()));
    assert_eq!(Edition::parse(&other).unwrap().id(), "another-1");
    assert_eq!(
        (Edition::reconstructed_1().name(), Edition::reconstructed_1().status()),
        ("Reconstructed", "reconstructed")
    );
}
