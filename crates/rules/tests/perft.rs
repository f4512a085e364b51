//! Recomputes the perft counts in `tests/perft`. `docs/proof.md` explains how to update them.

use iquazu_rules::edition::Library;
use iquazu_rules::perft::perft;
use iquazu_rules::text::Position;
use iquazu_rules::{Edition, Players, State};
use std::path::{Path, PathBuf};

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let entries = std::fs::read_dir(folder).expect("the folder of counts");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    files.sort();
    files
}

fn start(line: &str) -> State {
    for (start, edition) in
        [("start players=", Edition::reconstructed_1()), ("start reconstructed-2 players=", Edition::standard())]
    {
        if let Some(players) = line.strip_prefix(start) {
            let players = players.parse().ok().and_then(Players::new).expect("2 to 4 players");
            return State::new(edition, players);
        }
    }
    let editions = &Library::built_in();
    let position = Position::parse(line, editions).unwrap_or_else(|error| panic!("{error}: {line}"));
    State::try_from(position).unwrap_or_else(|error| panic!("{error}: {line}"))
}

/// Returns the file with recomputed counts. It differs where a count is wrong or missing (`?`).
fn recount(text: &str) -> String {
    let mut state = None;
    let mut seed = 1;
    let mut again = String::new();
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            [] => again += line,
            [first, ..] if first.starts_with('#') => again += line,
            ["seed", number] => {
                seed = number.parse().expect("a seed");
                again += line;
            }
            ["depth", depth, "count", _] => {
                let count = perft(state.as_ref().expect("a position first"), depth.parse().expect("a depth"), seed);
                again += &format!("depth {depth} count {count}");
            }
            _ => {
                state = Some(start(line));
                again += line;
            }
        }
        again += "\n";
    }
    again
}

#[test]
fn perft_counts_match_the_files() {
    let files = files();
    assert!(files.len() >= 4);
    for path in files {
        let text = std::fs::read_to_string(&path).expect("a readable file");
        let again = recount(&text);
        if std::env::var_os("PERFT_WRITE").is_some() {
            std::fs::write(&path, &again).expect("a writable file");
        } else {
            assert_eq!(text, again, "{}", path.display());
        }
    }
}

#[test]
fn depth_zero_counts_one_and_a_finished_game_zero() {
    let state = State::new(Edition::reconstructed_1(), Players::TWO);
    assert_eq!(perft(&state, 0, 1), 1);
    let mut rng = iquazu_rules::SplitMix::new(1);
    let mut over = state;
    while over.advance(&mut rng, &mut ()).is_some() {
        over.play(over.legal_moves().pick(&mut rng), &mut ()).expect("legal");
    }
    assert_eq!(perft(&over, 1, 1), 0);
    assert_eq!(perft(&over, 3, 1), 0);
}

/// Counts by the same convention, but without the shortcut for the last decision.
#[test]
fn bulk_counting_matches_playing_the_last_decision() {
    let state = State::new(Edition::reconstructed_1(), Players::THREE);
    let parts = iquazu_rules::perft::divide(&state, 2, 7);
    assert_eq!(parts.iter().map(|(_, count)| count).sum::<u64>(), perft(&state, 2, 7));
}
