//! `iquazu arena` and `iquazu train`: reproducible results, resumed after interruptions.

use crate::commands::harness::{Folder, iquazu};
use iquazu_bots::Level;
use std::fs;
use std::path::Path;

fn arena(arguments: &[&str]) -> String {
    iquazu(&[&["arena", "--bots", "casual,beginner", "--seed", "5"], arguments].concat()).good()
}

#[test]
fn same_seed_gives_same_result_on_any_threads() {
    let one = arena(&["--games", "20", "--threads", "1"]);
    assert_eq!(one, arena(&["--games", "20", "--threads", "3"]));
    assert!(one.starts_with("2 players, 20 games in 10 blocks, seed 5\ncasual against beginner: "), "{one}");
}

#[test]
fn handicap_moves_from_seat_to_seat_with_its_bot() {
    let folder = Folder::new("arena-handicap");
    let file = folder.file("games.txt");
    let out = iquazu(&["arena", "--bots", "random/points=20,random", "--games", "40", "--records", &file]).good();
    assert!(out.contains("random/points=20 against random: "), "{out}");
    let records = fs::read_to_string(&file).expect("the records");
    for seat in [1, 2] {
        assert_eq!(records.matches(&format!("\nhandicap {seat} points=20\n")).count(), 20, "seat {seat}");
    }
    let error = iquazu(&["arena", "--bots", "club/points=21,club", "--games", "2"]).failed(2);
    assert!(error.contains("invalid handicap"), "{error}");
}

#[test]
fn net_for_another_number_of_players_is_an_error() {
    let net = Path::new(env!("CARGO_MANIFEST_DIR")).join("../bots/weights/two.net");
    let expert = format!("expert@{}", net.display());
    let expected = format!("error: {expert}: no weights file for 3 players\n");
    let folder = Folder::new("arena-foreign-net");
    let log = folder.file("log.txt");
    let bots = format!("{expert},club");
    let played = iquazu(&["arena", "--bots", &bots, "--players", "3", "--games", "3", "--log", &log]).failed(2);
    assert_eq!(played, expected);
    assert!(fs::metadata(&log).is_err(), "nothing was begun");
    let trained =
        iquazu(&["train", "--players", "3", "--folder", &folder.file("nets"), "--against", &expert]).failed(2);
    assert_eq!(trained, expected);
    iquazu(&["arena", "--bots", &bots, "--games", "2"]).good();
}

#[test]
fn search_budget_can_be_a_time() {
    let played = iquazu(&["arena", "--bots", "master:1ms,master:1", "--games", "2"]).good();
    assert!(played.contains("master:1ms against master:1: "), "{played}");
    let error = iquazu(&["arena", "--bots", "master:0ms,master", "--games", "2"]).failed(2);
    assert!(error.contains("invalid budget `0ms`"), "{error}");
}

#[test]
fn random_editions_follow_from_the_seed() {
    let folder = Folder::new("arena-random-editions");
    let log = |name: &str, more: &[&str]| {
        let file = folder.file(name);
        let played = arena(&[&["--games", "12", "--log", &file], more].concat());
        let text = fs::read_to_string(&file).expect("a log");
        let (title, blocks) = text.split_once('\n').expect("a title");
        let mut blocks: Vec<&str> = blocks.lines().collect();
        blocks.sort_unstable();
        (played, title.to_owned(), blocks.join("\n"))
    };
    let random = ["--edition", "random"];
    let one = log("one.txt", &random);
    assert!(one.1.contains(" edition random "), "{}", one.1);
    assert_eq!(log("other.txt", &[&random[..], &["--threads", "3"]].concat()), one);
    assert_ne!(log("standard.txt", &[]).2, one.2);
    let records = folder.file("games.txt");
    let error = iquazu(&["arena", "--bots", "casual,beginner", "--edition", "random", "--records", &records]).failed(2);
    assert!(error.starts_with("error: --records with `--edition random`: "), "{error}");
}

#[test]
fn quick_run_rates_bots_and_draws_them() {
    let folder = Folder::new("arena-quick");
    let plot = folder.file("ratings.svg");
    let out = iquazu(&["arena", "--bots", "beginner,casual,club", "--quick", "--plot", &plot]).good();
    for bot in ["beginner", "casual", "club"] {
        let line = out.lines().find(|line| line.split_whitespace().next() == Some(bot));
        let rating = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<i32>().ok());
        assert!(rating.is_some(), "{out}");
    }
    let svg = fs::read_to_string(&plot).expect("a plot");
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{svg}");
    assert!(["beginner", "casual", "club"].iter().all(|bot| svg.contains(&format!(">{bot}<"))), "{svg}");
    assert!(!svg.contains("NaN"), "{svg}");
    expect_well_formed(&svg);
}

/// Checks that every element of an XML document is closed in order.
fn expect_well_formed(xml: &str) {
    let mut open = Vec::new();
    for tag in xml.split('<').skip(1) {
        let (tag, _) = tag.split_once('>').expect("the end of a tag");
        let name = tag.split(|c: char| c.is_whitespace() || c == '/').next().expect("a name");
        if let Some(closed) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(closed), "{xml}");
        } else if !tag.ends_with('/') {
            open.push(name);
        }
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
    }
    assert!(open.is_empty(), "{open:?}");
}

#[test]
fn quick_run_of_the_ladder_fills_its_table() {
    let folder = Folder::new("arena-levels");
    let [plot, log] = ["ratings.svg", "log.txt"].map(|name| folder.file(name));
    let command = ["arena", "--levels", "--quick", "--search-games", "2", "--plot", &plot, "--log", &log];
    let out = iquazu(&command).good();
    assert!(out.contains("4 games each, 2 for levels that search"), "{out}");
    let svg = fs::read_to_string(&plot).expect("a plot");
    assert!(Level::LADDER.iter().all(|level| svg.matches(&format!(">{level}<")).count() == 3), "{svg}");
    assert!(!svg.contains("NaN"), "{svg}");
    expect_well_formed(&svg);
    let blocks = || fs::read_to_string(&log).expect("a log").lines().filter(|line| !line.starts_with("arena ")).count();
    let played = blocks();
    assert_eq!(iquazu(&command).good(), out, "the same from the log");
    assert_eq!(blocks(), played, "nothing is played again");
    let rows: Vec<&str> = out.lines().take_while(|line| line.starts_with('|')).skip(2).collect();
    assert_eq!(rows.len(), Level::LADDER.len(), "{out}");
    for (row, level) in rows.iter().zip(Level::LADDER) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        assert_eq!((cells.len(), cells[1]), (10, level.name()), "{row}");
        if level == Level::LADDER[0] {
            assert_eq!(cells[3..9], ["250", "250", "250", "", "", ""], "{row}");
        } else {
            assert!(cells[3..6].iter().all(|rating| rating.contains(" ± ")), "{row}");
            assert!(cells[6..9].iter().all(|share| share.contains(" % ± ")), "{row}");
        }
    }
}

#[test]
fn match_continues_from_its_log() {
    let folder = Folder::new("arena-log");
    let log = folder.file("log.txt");
    let whole = arena(&["--games", "20"]);
    arena(&["--games", "8", "--log", &log]);
    // Cut the last line, as a kill would.
    let text = fs::read_to_string(&log).expect("a log");
    fs::write(&log, &text[..text.len() - 3]).expect("a writable file");
    assert_eq!(arena(&["--games", "20", "--log", &log]), whole);
    let played = fs::read_to_string(&log).expect("a log").lines().filter(|line| line.contains('=')).count();
    assert_eq!(played, 10, "the truncated block is played again");
    let other = iquazu(&["arena", "--bots", "casual,random", "--seed", "5", "--log", &log]).failed(2);
    assert!(other.contains("log of another match"), "{other}");
}

#[test]
fn training_writes_reproducible_net_checkpoint_and_curve() {
    let train = |folder: &Folder| {
        let path = folder.path().to_str().expect("UTF-8");
        let options = ["--generations", "2", "--search-generations", "1", "--games", "8", "--test-every", "3"];
        iquazu(&[&["train", "--players", "2", "--folder", path], &options[..]].concat()).good()
    };
    let (one, other) = (Folder::new("train-one"), Folder::new("train-other"));
    train(&one);
    train(&other);
    for name in ["two.net", "two.checkpoint"] {
        let read = |folder: &Folder| fs::read(folder.file(name)).expect("a file");
        assert_eq!(read(&one), read(&other), "{name}");
    }
    let refused = |options: &[&str]| {
        iquazu(&[&["train", "--folder", one.path().to_str().expect("UTF-8")], options].concat()).failed(2)
    };
    assert!(refused(&["--generations", "0"]).contains("search generations refine a net: expected --from FILE"));
    assert!(refused(&["--against", "master:300ms"]).contains("needs a clock: expected a number of nodes"));
    assert_eq!(train(&one), "", "a finished training has nothing left to do");
    let curve = fs::read_to_string(one.file("two.curve.tsv")).expect("a curve");
    assert_eq!(curve.lines().count(), 2, "{curve}");
    assert!(fs::read_to_string(one.file("two.curve.svg")).expect("a plot").ends_with("</svg>\n"));
    let net = one.file("two.net");
    let played = iquazu(&["arena", "--bots", &format!("expert@{net},random"), "--games", "4"]).good();
    assert!(played.contains("against random"), "{played}");
}
