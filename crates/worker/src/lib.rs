//! The module of the browser's Web Worker: rules and bots without the page.
//!
//! Questions and answers are text. `known` is the text of an information state: a seat's view and what it has seen of the
//! cards, so a bot sees nothing that its seat does not know. Each function returns `None` for malformed arguments.
//! `edition` is a packed edition in base64url, empty for a built-in one.
//!
//! An answer about a position ends with a line for each problem that made it worse: `problem nets` if the weights of the
//! nets cannot be read, so that a simpler bot has answered or nothing was evaluated, and `problem memory` if the memory in
//! `known` contradicts the view and was dropped.

use iquazu_bots::{
    BotKind, Budget, Candidate, Level, NetSet, ParsedInformation, SearchResult, parse_information, playout_points,
};
use iquazu_rules::edition::Library;
use iquazu_rules::text::{Record, base64url};
use iquazu_rules::{Edition, Seat, SplitMix, Viewer};
use wasm_bindgen::prelude::wasm_bindgen;

const NETS_PROBLEM: &str = "problem nets";
const MEMORY_PROBLEM: &str = "problem memory";

/// What the worker needs to answer. Tests supply their own nets and clock.
struct Resources<'n> {
    nets: &'n NetSet,
    /// The time in milliseconds.
    clock: fn() -> u64,
}

impl Resources<'static> {
    /// The built-in nets and the browser's clock.
    fn of_worker() -> Resources<'static> {
        Resources { nets: NetSet::built_in(), clock: || js_sys::Date::now() as u64 }
    }
}

impl Resources<'_> {
    /// Ends a search after some milliseconds; without any, only its nodes limit it. Returns `None` if they are malformed.
    fn within(&self, budget: Budget, milliseconds: &str) -> Option<Budget> {
        if milliseconds.is_empty() {
            return Some(budget);
        }
        Some(budget.within(milliseconds.parse().ok()?, self.clock))
    }
}

/// Returns the move of a bot, given by its name, for the active seat. With `milliseconds` the search ends after this time;
/// without, equal arguments give the same move on every machine. A page of an earlier version leaves them out.
#[wasm_bindgen]
pub fn choose(bot: &str, known: &str, seed: &str, edition: &str, milliseconds: Option<String>) -> Option<String> {
    choose_with(&Resources::of_worker(), bot, known, seed, edition, milliseconds.as_deref().unwrap_or_default())
}

fn choose_with(
    resources: &Resources<'_>,
    bot: &str,
    known: &str,
    seed: &str,
    edition: &str,
    milliseconds: &str,
) -> Option<String> {
    let parsed = active_information(known, edition)?;
    let view = parsed.known.view();
    let mut bot = bot.parse::<BotKind>().ok()?.bot_with(resources.nets);
    let budget = resources.within(bot.default_budget(view.table().players()), milliseconds)?;
    let mut rng = SplitMix::new(seed.parse().ok()?);
    let action = bot.think(&parsed.known, &view.legal_moves(), &budget, &mut rng).action;
    Some(with_problems(action.to_string(), bot.fallback_reason().is_some(), &parsed))
}

/// Evaluates the moves of the active seat, best first, one per line: expected win share, expected lead in points, move.
///
/// Without usable nets it returns only the chosen move, as `- - MOVE`. `nodes` is the search budget, empty for the
/// default of [`Level::HINT`]; with `milliseconds` the search ends after this time at the latest.
#[wasm_bindgen]
pub fn evaluate_moves(
    known: &str,
    nodes: &str,
    seed: &str,
    edition: &str,
    milliseconds: Option<String>,
) -> Option<String> {
    evaluate_moves_with(
        &Resources::of_worker(),
        known,
        nodes,
        seed,
        edition,
        milliseconds.as_deref().unwrap_or_default(),
    )
}

fn evaluate_moves_with(
    resources: &Resources<'_>,
    known: &str,
    nodes: &str,
    seed: &str,
    edition: &str,
    milliseconds: &str,
) -> Option<String> {
    let parsed = active_information(known, edition)?;
    let (result, is_fallback) = search(resources, &parsed, nodes, seed, milliseconds)?;
    Some(with_problems(lines(&result), is_fallback, &parsed))
}

/// Evaluates the moves of the active seat as [`evaluate_moves`] does, and the move that was `played`, even if it is
/// not a candidate because it pays more cards than needed.
#[wasm_bindgen]
pub fn evaluate_choice(known: &str, played: &str, nodes: &str, seed: &str, edition: &str) -> Option<String> {
    let resources = Resources::of_worker();
    let parsed = active_information(known, edition)?;
    let (mut result, is_fallback) = search(&resources, &parsed, nodes, seed, "")?;
    let added = resources.nets.add_played_move(&parsed.known, &mut result, played.parse().ok()?);
    Some(with_problems(lines(&result), is_fallback || added.is_err(), &parsed))
}

/// Returns the moves that the level for hints found, and whether a fallback bot played in its place.
fn search(
    resources: &Resources<'_>,
    parsed: &ParsedInformation,
    nodes: &str,
    seed: &str,
    milliseconds: &str,
) -> Option<(SearchResult, bool)> {
    let view = parsed.known.view();
    let mut rng = SplitMix::new(seed.parse().ok()?);
    let mut bot = BotKind::Level(Level::HINT).bot_with(resources.nets);
    let budget = match nodes {
        "" => bot.default_budget(view.table().players()),
        _ => Budget::nodes(nodes.parse().ok()?),
    };
    let budget = resources.within(budget, milliseconds)?;
    let result = bot.think(&parsed.known, &view.legal_moves(), &budget, &mut rng);
    Some((result, bot.fallback_reason().is_some()))
}

/// Appends a line for each problem to an answer.
fn with_problems(mut answer: String, without_nets: bool, parsed: &ParsedInformation) -> String {
    for (is_there, problem) in [(without_nets, NETS_PROBLEM), (parsed.memory_error.is_some(), MEMORY_PROBLEM)] {
        if is_there {
            answer.push_str(if answer.is_empty() { "" } else { "\n" });
            answer.push_str(problem);
        }
    }
    answer
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

/// Returns the win share of each seat in seat order, from what a seat knows; only the problem without usable nets.
#[wasm_bindgen]
pub fn evaluate(known: &str, edition: &str) -> Option<String> {
    evaluate_with(&Resources::of_worker(), known, edition)
}

fn evaluate_with(resources: &Resources<'_>, known: &str, edition: &str) -> Option<String> {
    let parsed = information(known, edition).filter(|parsed| parsed.known.view().viewer() != Viewer::Spectator)?;
    let evaluation = resources.nets.evaluate(&parsed.known);
    let shares = evaluation.as_ref().map_or(String::new(), |evaluation| {
        let seats = parsed.known.view().table().players().seats();
        seats.map(|seat| format!("{:.4}", evaluation.win_shares[seat])).collect::<Vec<_>>().join(" ")
    });
    Some(with_problems(shares, evaluation.is_err(), &parsed))
}

/// Returns what the active seat knows; `None` if the viewer does not have to choose.
fn active_information(known: &str, edition: &str) -> Option<ParsedInformation> {
    information(known, edition).filter(|parsed| parsed.known.view().is_my_turn())
}

fn information(known: &str, edition: &str) -> Option<ParsedInformation> {
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
    use iquazu_bots::choose_from_text;
    use iquazu_rules::text::PlayerTag;
    use iquazu_rules::{Next, Players, State, View};
    use std::sync::atomic::{AtomicU64, Ordering};

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
                    let answer =
                        choose("greedy", &seen(&state, state.table().active()), "7", "", None).expect("a move");
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
    fn bot_plays_as_on_the_server() {
        for seed in 0..3 {
            let (known, _) = dealt(seed);
            let expected = choose_from_text("master", &known, 7, &Library::built_in()).map(|action| action.to_string());
            assert!(expected.is_some());
            assert_eq!(choose("master", &known, "7", "", None), expected);
        }
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
        let answer = evaluate_moves(&seen(&state, state.table().active()), "5000", "7", "", None).expect("an answer");
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

    /// Returns what the first seat knows after a deal, as text, and its view.
    fn dealt(seed: u64) -> (String, View) {
        let mut rng = SplitMix::new(seed);
        let mut state = State::new(Edition::standard(), Players::TWO);
        let mut record = Record::new(Edition::standard(), Players::TWO);
        while state.chance().is_some() {
            let outcome = state.sample(&mut rng);
            state.resolve(outcome, &mut ()).unwrap();
            record.push_outcome(outcome);
        }
        let view = state.view(Viewer::Seat(Seat::FIRST));
        (record.information_text(0, None, &view), view)
    }

    #[test]
    fn memory_is_used_and_a_contradictory_one_dropped() {
        let (text, view) = dealt(4);
        assert!(information(&text, "").is_some_and(|parsed| parsed.known.remembers() && parsed.memory_error.is_none()));
        let other = information(&format!("{text} 2-1w2b"), "").expect("the view counts");
        assert!(!other.known.remembers() && *other.known.view() == view && other.memory_error.is_some());
    }

    #[test]
    fn dropped_memory_is_a_problem_of_every_answer() {
        let (good, _) = dealt(4);
        let bad = format!("{good} 2-1w2b");
        let ask = |known: &str| {
            [
                choose("club", known, "7", "", None),
                evaluate_moves(known, "50", "7", "", None),
                evaluate_choice(known, "draw", "50", "7", ""),
                evaluate(known, ""),
            ]
        };
        assert!(ask(&good).iter().flatten().all(|answer| !answer.contains("problem")));
        let answers = ask(&bad);
        assert_eq!(answers.iter().flatten().count(), 4);
        assert!(answers.iter().flatten().all(|answer| answer.ends_with("\nproblem memory")), "{answers:?}");
    }

    #[test]
    fn search_ends_at_its_deadline() {
        static NOW: AtomicU64 = AtomicU64::new(0);
        let resources = Resources { nets: NetSet::built_in(), clock: || NOW.fetch_add(1, Ordering::Relaxed) };
        let (known, _) = dealt(4);
        let reads = |milliseconds: &str| {
            let start = NOW.load(Ordering::Relaxed);
            let nodes = u64::MAX.to_string();
            let answer = evaluate_moves_with(&resources, &known, &nodes, "7", "", milliseconds).expect("moves");
            assert!(answer.lines().count() >= 3, "{answer}");
            choose_with(&resources, "master", &known, "7", "", milliseconds).expect("a move");
            NOW.load(Ordering::Relaxed) - start
        };
        assert!((20..200).contains(&reads("50")));
        let untimed = choose_with(&resources, "master", &known, "7", "", "");
        assert_eq!(untimed, choose("master", &known, "7", "", None));
    }

    #[test]
    fn damaged_nets_are_a_problem_of_answers_that_need_them() {
        let nets = NetSet::read([b"no net".as_slice()]);
        let damaged = Resources { nets: &nets, clock: || 0 };
        let (known, view) = dealt(4);
        let answer = choose_with(&damaged, "master", &known, "7", "", "").expect("a fallback move");
        let (action, problem) = answer.split_once('\n').expect("a problem");
        assert_eq!((view.check(action.parse().expect("an action")), problem), (Ok(()), "problem nets"));
        assert_eq!(
            choose_with(&damaged, "casual", &known, "7", "", ""),
            choose("casual", &known, "7", "", None),
            "needs no net"
        );
        let moves = evaluate_moves_with(&damaged, &known, "50", "7", "", "").expect("an answer");
        assert!(moves.starts_with("- - ") && moves.ends_with("\nproblem nets"), "{moves}");
        assert_eq!(evaluate_with(&damaged, &known, "").as_deref(), Some("problem nets"));
        let both = choose_with(&damaged, "master", &format!("{known} 2-1w2b"), "7", "", "").expect("a move");
        assert!(both.ends_with("\nproblem nets\nproblem memory"), "{both}");
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
        assert_eq!(all, [125, 100, 115, 109, 121, 102]);
        assert_eq!(points(3), all[3]);
        assert_eq!(playout(&text, "2", "0"), None, "a person sits at the other seat");
        assert_eq!(playout(&text, "3", "0"), None, "there is no such seat");
    }

    #[test]
    fn limits_that_are_no_numbers_are_malformed() {
        let resources = Resources { nets: NetSet::built_in(), clock: || 0 };
        let (known, _) = dealt(4);
        for wrong in ["-1", "soon", "1.5", " 5", "99999999999999999999"] {
            assert_eq!(choose_with(&resources, "casual", &known, "7", "", wrong), None, "{wrong}");
            assert_eq!(evaluate_moves_with(&resources, &known, "50", "7", "", wrong), None, "{wrong}");
            assert_eq!(evaluate_moves_with(&resources, &known, wrong, "7", "", ""), None, "{wrong}");
            assert_eq!(evaluate_choice(&known, "draw", wrong, "7", ""), None, "{wrong}");
        }
    }

    #[test]
    fn malformed_questions_get_none() {
        assert_eq!(choose("greedy", "nonsense", "1", "", None), None);
        let setup = seen(&State::new(Edition::standard(), Players::TWO), Seat::FIRST);
        assert_eq!(choose("greedy", &setup, "1", "", None), None, "no seat has to choose during setup");
        assert_eq!(evaluate_moves(&setup, "", "1", "", None), None);
        assert_eq!(evaluate_moves("nonsense", "", "1", "", None), None);
        assert_eq!(evaluate_choice("nonsense", "draw", "", "1", ""), None);
        assert_eq!(evaluate("nonsense", ""), None);
        assert_eq!(playout("nonsense", "1", "0"), None);
    }
}
