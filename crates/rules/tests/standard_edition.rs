//! The built-in edition is generated from `editions/reconstructed.toml`.
//!
//! After a change of that file, `EDITION_WRITE=1 cargo test -p iquazu-rules --test main standard_edition` writes the
//! constants.

use iquazu_rules::{COLUMNS, Edition, Players, StripOrder, Tile, TileCounts};
use std::fmt::Write;

const FILE: &str = include_str!("../../../editions/reconstructed.toml");
const GENERATED: &str = "src/edition/standard_data.rs";

fn tiles(counts: &TileCounts) -> String {
    let tile = |(tile, count)| match tile {
        Tile::Points(points) => format!("(Tile::Points({points}), {count})"),
        Tile::Cards(cards) => format!("(Tile::Cards({cards}), {count})"),
        Tile::AnyColour => format!("(Tile::AnyColour, {count})"),
        Tile::DoubleMove => format!("(Tile::DoubleMove, {count})"),
    };
    counts.iter().map(tile).collect::<Vec<_>>().join(", ")
}

fn generate(edition: &Edition) -> String {
    let mut text = String::from(
        "//! Generated from `editions/reconstructed.toml` by `tests/standard_edition.rs`. Do not edit.\n\nuse crate::Tile;\n\n",
    );
    for (name, value) in [("ID", edition.id()), ("NAME", edition.name()), ("STATUS", edition.status())] {
        writeln!(text, "pub(super) const {name}: &str = {value:?};").unwrap();
    }
    writeln!(text, "pub(super) const CARDS: [u8; 3] = {:?};", edition.cards().counts()).unwrap();
    writeln!(text, "pub(super) const GEMS_PER_PLAYER: u8 = {};", edition.gems_per_player()).unwrap();
    writeln!(text, "pub(super) const DROPS: u8 = {};", edition.drops()).unwrap();
    writeln!(text, "/// Columns 1 to 5, the strips a to e, and column 11.").unwrap();
    writeln!(text, "pub(super) const COLUMNS: [&str; {COLUMNS}] = [").unwrap();
    for position in 1..=COLUMNS {
        writeln!(text, "    {:?},", edition.column(StripOrder::PRINTED, position).to_string()).unwrap();
    }
    writeln!(text, "];\n/// For 2, 3 and 4 players, for each column.").unwrap();
    writeln!(text, "pub(super) const ROCKS: [[&[u8]; {COLUMNS}]; 3] = [").unwrap();
    for players in Players::ALL {
        let rocks: Vec<String> = (1..=COLUMNS).map(|column| format!("&{:?}", edition.rock(players, column))).collect();
        writeln!(text, "    [{}],", rocks.join(", ")).unwrap();
    }
    writeln!(text, "];").unwrap();
    for (name, counts) in [("LIGHT", edition.light_tiles()), ("DARK", edition.dark_tiles())] {
        writeln!(text, "pub(super) const {name}: &[(Tile, u8)] = &[{}];", tiles(counts)).unwrap();
    }
    text
}

/// Compares a file with its expected text, or writes it.
fn check(path: &str, expected: &str) {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    if std::env::var_os("EDITION_WRITE").is_some() {
        std::fs::write(&path, expected).expect("a writable file");
    } else {
        assert_eq!(std::fs::read_to_string(&path).expect("a readable file"), expected, "{}", path.display());
    }
}

#[test]
fn constants_match_the_file() {
    check(GENERATED, &generate(Edition::parse(FILE).expect("a valid edition")));
}

#[test]
fn the_fuzz_seed_matches_the_file() {
    check("../../fuzz/corpus/edition/seed-standard.toml", FILE);
}

#[test]
fn the_file_parses_to_the_built_in_edition() {
    assert!(std::ptr::eq(Edition::parse(FILE).unwrap(), Edition::standard()));
}
