//! The module of the browser's Web Worker: rules and bots without the page.
//!
//! Questions and answers are text. `known` is the text of an information state: a seat's view and what it has seen of the
//! cards, so a bot sees nothing that its seat does not know. Each function returns `None` for malformed arguments.
//! `edition` is a packed edition in base64url, empty for a built-in one.

use iquazu_bots::{
    BotKind, Budget, Candidate, Level, NetSet, SearchResult, choose_from_text, parse_information, playout_points,
};
use iquazu_rules::edition::Library;
use iquazu_rules::text::{Record, base64url};
use iquazu_rules::{Edition, InformationState, Seat, SplitMix, Viewer};
use wasm_bindgen::prelude::wasm_bindgen;

/// Returns the move of a bot, given by its name, for the active seat.
#[wasm_bindgen]
pub fn choose(bot: &str, known: &str, seed: &str, edition: &str) -> Option<String> {
    choose_from_text(bot, known, seed.parse().ok()?, &editions(edition)?).map(|action| action.to_string())
}

/// Evaluates the moves of the active seat, best first, one per line: expected win share, expected lead in points, move.
///
/// Without usable nets it returns only the chosen move, as `- - MOVE`. `nodes` is the search budget, empty for the
/// default of [`Level::HINT`].
#[wasm_bindgen]
pub fn evaluate_moves(known: &str, nodes: &str, seed: &str, edition: &str) -> Option<String> {
    let known = active_information(known, edition)?;
    Some(lines(&search(&known, nodes, seed)?))
}

/// Evaluates the moves of the active seat as [`evaluate_moves`] does, and the move that was `played`, even if it is
/// not a candidate because it pays more cards than needed.
#[wasm_bindgen]
pub fn evaluate_choice(known: &str, played: &str, nodes: &str, seed: &str, edition: &str) -> Option<String> {
    let known = active_information(known, edition)?;
    let mut result = search(&known, nodes, seed)?;
    // Without usable nets there is nothing to compare with.
    let _ = NetSet::built_in().add_played_move(&known, &mut result, played.parse().ok()?);
    Some(lines(&result))
}

fn search(known: &InformationState, nodes: &str, seed: &str) -> Option<SearchResult> {
    let mut rng = SplitMix::new(seed.parse().ok()?);
    let mut bot = BotKind::Level(Level::HINT).bot();
    let budget = nodes.parse().map_or(bot.default_budget(known.view().table().players()), Budget::nodes);
    Some(bot.think(known, &known.view().legal_moves(), &budget, &mut rng))
}

fn lines(result: &SearchResult) -> String {
    let line =
        |candidate: &Candidate| format!("{:.4} {:.2} {}", candidate.win_share, candidate.margin, candidate.action);
    let lines: Vec<String> = result.candidates.iter().map(line).collect();
    if lines.is_empty() { format!("- - {}", result.action) } else { lines.join("\n") }
}

/// Plays a deal out once with the master at a seat, given by its number, and returns the points of the seat. `record` is a
/// game that has been dealt, with its seed and bots.
#[wasm_bindgen]
pub fn playout(record: &str, seat: &str, number: &str) -> Option<String> {
    let record = Record::parse(record, &Library::built_in()).ok()?;
    // The outcomes of a deal that the rules do not allow could not be played.
    record.check().ok()?;
    let seat = Seat::from_number(seat.parse().ok()?)?;
    playout_points(&record, seat, number.parse().ok()?).map(|points| points.to_string())
}

/// Returns the win share of each seat in seat order, from what a seat knows.
#[wasm_bindgen]
pub fn evaluate(known: &str, edition: &str) -> Option<String> {
    let known = information(known, edition).filter(|known| known.view().viewer() != Viewer::Spectator)?;
    let evaluation = NetSet::built_in().evaluate(&known).ok()?;
    let shares = known.view().table().players().seats().map(|seat| format!("{:.4}", evaluation.win_shares[seat]));
    Some(shares.collect::<Vec<_>>().join(" "))
}

/// Returns what the active seat knows; `None` if the viewer does not have to choose.
fn active_information(known: &str, edition: &str) -> Option<InformationState> {
    information(known, edition).filter(|known| known.view().is_my_turn())
}

fn information(known: &str, edition: &str) -> Option<InformationState> {
    parse_information(known, &editions(edition)?)
}

/// Returns the built-in editions and the packed one.
fn editions(edition: &str) -> Option<Library> {
    let mut editions = Library::built_in();
    if !edition.is_empty() {
        editions.add(Edition::unpack(&base64url::decode(edition)?).ok()?);
    }
    Some(editions)
}

#[cfg(test)]
mod tests {
    use super::*;
    use iquazu_rules::text::PlayerTag;
    use iquazu_rules::{Next, Players, State};

    /// Returns the text of a view.
    fn seen(state: &State, seat: Seat) -> String {
        state.view(Viewer::Seat(seat)).to_string()
    }

    /// Plays a game with moves of the greedy bot and calls `inspect` with each of its positions.
    fn play(players: Players, seed: u64, mut inspect: impl FnMut(&State)) {
        let mut rng = SplitMix::new(seed);
        let mut state = State::new(Edition::standard(), players);
        loop {
            inspect(&state);
            match state.next() {
                Next::Over => break,
                Next::Chance(_) => {
                    let outcome = state.sample(&mut rng);
                    state.resolve(outcome, &mut ()).unwrap();
                }
                Next::Seat(_) => {
                    let answer = choose("greedy", &seen(&state, state.table().active()), "7", "").expect("a move");
                    state.play(answer.parse().expect("an action"), &mut ()).expect("a legal move");
                }
            }
        }
    }

    fn last_state(players: Players, seed: u64) -> State {
        let mut last = None;
        play(players, seed, |state| last = Some(*state));
        last.expect("a game has states")
    }

    fn numbers(line: &str) -> Vec<f32> {
        line.split(' ').map(|number| number.parse().expect("a number")).collect()
    }

    #[test]
    fn chosen_moves_are_legal() {
        assert!(last_state(Players::THREE, 4).is_over());
    }

    #[test]
    fn evaluated_moves_are_legal_and_sorted() {
        let mut rng = SplitMix::new(4);
        let mut state = State::new(Edition::standard(), Players::TWO);
        state.advance(&mut rng, &mut ());
        let answer = evaluate_moves(&seen(&state, state.table().active()), "5000", "7", "").expect("an answer");
        assert!(answer.lines().count() >= 3);
        for line in answer.lines() {
            let (share, rest) = line.split_once(' ').expect("a win share");
            let (margin, action) = rest.split_once(' ').expect("a margin");
            assert!((0.0..=1.0).contains(&share.parse::<f32>().expect("a number")), "{line}");
            assert!(margin.parse::<f32>().is_ok_and(|margin| margin.abs() < 100.0), "{line}");
            assert_eq!(state.check(action.parse().expect("an action")), Ok(()), "{line}");
        }
        let choice = evaluate_choice(&seen(&state, state.table().active()), "draw", "5000", "7", "");
        assert_eq!(choice.as_ref(), Some(&answer), "a listed move changes nothing");
        assert_eq!(evaluate_choice(&seen(&state, state.table().active()), "nonsense", "50", "7", ""), None);
        let share = |line: Option<&str>| line.and_then(|line| line.split(' ').next()?.parse::<f32>().ok());
        assert!(share(answer.lines().next()) > share(answer.lines().last()));
    }

    /// Checks the order of the seats, which the sum of the shares does not show.
    #[test]
    fn finished_game_gives_the_winner_the_whole_win() {
        for seed in 0..3 {
            let state = last_state(Players::THREE, seed);
            let winners = state.winners().count() as f32;
            let expected = Players::THREE
                .seats()
                .map(|seat| if state.winners().any(|winner| winner == seat) { 1.0 / winners } else { 0.0 });
            let expected: Vec<f32> = expected.collect();
            for viewer in Players::THREE.seats() {
                let answer = evaluate(&seen(&state, viewer), "").expect("an answer");
                let shares = numbers(&answer);
                assert!(
                    shares.iter().zip(&expected).all(|(share, expected)| (share - expected).abs() < 1e-3),
                    "{answer}"
                );
                assert_eq!(shares.len(), 3);
            }
        }
    }

    #[test]
    fn spectator_has_no_evaluation() {
        let state = State::new(Edition::standard(), Players::THREE);
        assert!(evaluate(&seen(&state, Seat::ALL[2]), "").is_some());
        assert_eq!(evaluate(&state.view(Viewer::Spectator).to_string(), ""), None);
    }

    #[test]
    fn memory_is_used_and_a_contradictory_one_ignored() {
        let mut rng = SplitMix::new(4);
        let mut state = State::new(Edition::standard(), Players::TWO);
        let mut record = Record::new(Edition::standard(), Players::TWO);
        while state.chance().is_some() {
            let outcome = state.sample(&mut rng);
            state.resolve(outcome, &mut ()).unwrap();
            record.push_outcome(outcome);
        }
        let view = state.view(Viewer::Seat(Seat::FIRST));
        let text = record.information_text(0, None, &view);
        assert!(information(&text, "").is_some_and(|known| known.remembers()));
        let other = information(&format!("{text} 2-1w2b"), "").expect("the view counts");
        assert!(!other.remembers() && *other.view() == view);
    }

    /// Pins what the master expects of the deal of 18 November 2026: it must be the same on every device. The browser test
    /// of the deal of the day expects the sum of all playouts.
    #[test]
    fn playouts_of_a_known_deal_never_change() {
        let mut record = Record::new(Edition::standard(), Players::TWO);
        record.push_seed(8302813538134557907);
        record.push_player(Seat::FIRST, "", PlayerTag::Person);
        record.push_player(Seat::ALL[1], "", PlayerTag::Bot("enthusiast"));
        let mut state = State::new(Edition::standard(), Players::TWO);
        let mut rng = SplitMix::new(8302813538134557907);
        while state.chance().is_some() {
            let outcome = state.sample(&mut rng);
            state.resolve(outcome, &mut ()).unwrap();
            record.push_outcome(outcome);
        }
        let text = record.to_string();
        assert!(text.contains("setup | strips debac | tiles c4 dbl dbl dbl any | got 1w2b1o | got 2w3b\n"), "{text}");
        let points = |number: u32| playout(&text, "1", &number.to_string()).expect("points").parse::<u32>().unwrap();
        let all: Vec<u32> = (0..6).map(points).collect();
        assert_eq!(all, [106, 109, 116, 107, 97, 101]);
        assert_eq!(points(3), all[3]);
        assert_eq!(playout(&text, "2", "0"), None, "a person sits at the other seat");
        assert_eq!(playout(&text, "3", "0"), None, "there is no such seat");
    }

    #[test]
    fn malformed_questions_get_none() {
        assert_eq!(choose("greedy", "nonsense", "1", ""), None);
        let setup = seen(&State::new(Edition::standard(), Players::TWO), Seat::FIRST);
        assert_eq!(choose("greedy", &setup, "1", ""), None, "no seat has to choose during setup");
        assert_eq!(evaluate_moves(&setup, "", "1", ""), None);
        assert_eq!(evaluate_moves("nonsense", "", "1", ""), None);
        assert_eq!(evaluate_choice("nonsense", "draw", "", "1", ""), None);
        assert_eq!(evaluate("nonsense", ""), None);
        assert_eq!(playout("nonsense", "1", "0"), None);
    }
}
