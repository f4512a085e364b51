//! The built-in editions are generated from the files in `editions/`.
//!
//! `UPDATE=1 cargo test -p iquazu-rules --test main built_in_editions` writes the constants. The files of published
//! editions never change: their hashes are pinned here.

use iquazu_rules::edition::EditionDraft;
use iquazu_rules::{COLUMNS, Edition, Players, StripOrder, Tile, TileCounts};
use std::fmt::Write;

const FILES: [(&str, &str); 2] = [
    ("RECONSTRUCTED_1", include_str!("../../../editions/reconstructed-1.toml")),
    ("RECONSTRUCTED_2", include_str!("../../../editions/reconstructed-2.toml")),
];
const GENERATED: &str = "src/edition/built_in_data.rs";

fn tiles(counts: &TileCounts) -> String {
    let tile = |(tile, count)| match tile {
        Tile::Points(points) => format!("(Tile::Points({points}), {count})"),
        Tile::Cards(cards) => format!("(Tile::Cards({cards}), {count})"),
        Tile::AnyColour => format!("(Tile::AnyColour, {count})"),
        Tile::DoubleMove => format!("(Tile::DoubleMove, {count})"),
    };
    counts.iter().map(tile).collect::<Vec<_>>().join(", ")
}

/// Returns an edition with the content of a file. It has an id of its own, so that it is read and not the built-in one.
fn read(text: &str) -> (EditionDraft, &'static Edition) {
    let id = text.lines().find_map(|line| line.strip_prefix("id = ")).expect("an id").trim_matches('"');
    let edition = Edition::parse(&text.replacen(id, "generated", 1)).expect("a valid edition");
    (EditionDraft { id: id.to_owned(), ..edition.draft() }, edition)
}

fn generate(name: &str, text: &str) -> String {
    let (draft, edition) = read(text);
    let mut text = format!("\npub(super) const {name}: BuiltIn = BuiltIn {{\n");
    let mut field = |name: &str, value: String| writeln!(text, "    {name}: {value},").unwrap();
    for (name, value) in [("id", &draft.id), ("name", &draft.name), ("status", &draft.status)] {
        field(name, format!("{value:?}"));
    }
    let [white, blue, orange] = draft.cards.counts();
    field("cards", format!("Cards::new({white}, {blue}, {orange})"));
    let numbers = [
        ("gems_per_player", draft.gems_per_player),
        ("drops", draft.drops),
        ("strips_from", draft.strips_from),
        ("strip_width", draft.strip_width),
    ];
    for (name, value) in numbers {
        field(name, value.to_string());
    }
    let columns = (1..=COLUMNS).map(|column| format!("{:?}", edition.column(StripOrder::PRINTED, column).to_string()));
    field("columns", format!("[{}]", columns.collect::<Vec<_>>().join(", ")));
    let rocks = Players::ALL.map(|players| {
        let rocks: Vec<String> = (1..=COLUMNS).map(|column| format!("&{:?}", edition.rock(players, column))).collect();
        format!("        [{}],\n", rocks.join(", "))
    });
    field("rocks", format!("[\n{}    ]", rocks.concat()));
    field("light", format!("&[{}]", tiles(&draft.light)));
    field("dark", format!("&[{}]", tiles(&draft.dark)));
    field("hash", format!("{:?}", draft.content_hash()));
    text + "};\n"
}

/// Compares a file with its expected text, or writes it.
fn check(path: &str, expected: &str) {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, expected).expect("a writable file");
    } else {
        assert_eq!(std::fs::read_to_string(&path).expect("a readable file"), expected, "{}", path.display());
    }
}

#[test]
fn constants_match_the_files() {
    let head = "//! Generated from the files in `editions/` by `tests/built_in_editions.rs`. Do not edit.\n\nuse \
                super::built_in::BuiltIn;\nuse crate::{Cards, Tile};\n";
    let editions = FILES.map(|(name, text)| generate(name, text)).concat();
    check(GENERATED, &format!("{head}{editions}"));
}

#[test]
fn fuzz_seeds_match_the_files() {
    for ((_, text), seed) in FILES.iter().zip(["seed-reconstructed-1.toml", "seed-reconstructed-2.toml"]) {
        check(&format!("../../fuzz/corpus/edition/{seed}"), text);
    }
}

#[test]
fn the_files_parse_to_the_built_in_editions() {
    for ((_, text), edition) in FILES.iter().rev().zip(Edition::built_in()) {
        assert!(std::ptr::eq(Edition::parse(text).unwrap(), edition));
        assert!(edition.is_built_in());
    }
}

/// Records name these editions for ever: a published file must not change.
#[test]
fn published_editions_never_change() {
    assert_eq!(Edition::reconstructed_1().identity(), "reconstructed-1#8e1c51d8b3506a45e454b9c6855461e4");
}
