//! The module of the browser's Web Worker: rules and bots without the page.
//!
//! Questions and answers are text. The page sends the view of the bot's seat, so a bot sees nothing that its seat does
//! not know. Each function returns `None` for malformed arguments. `edition` is a packed edition in base64url, empty for
//! the built-in ones.

use iquazu_bots::{BotKind, Budget, Candidate, Level, NetSet};
use iquazu_rules::edition::Library;
use iquazu_rules::text::base64url;
use iquazu_rules::{Edition, SplitMix, View};
use wasm_bindgen::prelude::wasm_bindgen;

/// Returns the move of a bot, given by its name, for the viewer, whose turn it must be.
#[wasm_bindgen]
pub fn choose(bot: &str, view: &str, seed: &str, edition: &str) -> Option<String> {
    let view = parse_view(view, edition).filter(View::is_my_turn)?;
    let mut rng = SplitMix::new(seed.parse().ok()?);
    let mut bot = bot.parse::<BotKind>().ok()?.bot();
    Some(bot.choose(&view, &view.legal_moves(), &mut rng).to_string())
}

/// Evaluates the moves of the viewer, best first, one per line: expected win share, expected lead in points, move.
///
/// Without usable nets it returns only the chosen move, as `- - MOVE`. `nodes` is the search budget, empty for the
/// default of [`Level::HINT`].
#[wasm_bindgen]
pub fn evaluate_moves(view: &str, nodes: &str, seed: &str, edition: &str) -> Option<String> {
    let view = parse_view(view, edition).filter(View::is_my_turn)?;
    let mut rng = SplitMix::new(seed.parse().ok()?);
    let mut bot = BotKind::Level(Level::HINT).bot();
    let budget = nodes.parse().map_or(bot.default_budget(), Budget::nodes);
    let result = bot.think(&view, &view.legal_moves(), &budget, &mut rng);
    let line =
        |candidate: &Candidate| format!("{:.4} {:.2} {}", candidate.win_share, candidate.margin, candidate.action);
    let lines: Vec<String> = result.candidates.iter().map(line).collect();
    Some(if lines.is_empty() { format!("- - {}", result.action) } else { lines.join("\n") })
}

/// Returns the win share of each seat in seat order, from what the viewer observes.
#[wasm_bindgen]
pub fn evaluate(view: &str, edition: &str) -> Option<String> {
    let view = parse_view(view, edition)?;
    let evaluation = NetSet::built_in().evaluate(&view).ok()?;
    let shares = view.table().players().seats().map(|seat| format!("{:.4}", evaluation.win_shares[seat]));
    Some(shares.collect::<Vec<_>>().join(" "))
}

fn parse_view(view: &str, edition: &str) -> Option<View> {
    let mut editions = Library::built_in();
    if !edition.is_empty() {
        editions.add(Edition::unpack(&base64url::decode(edition)?).ok()?);
    }
    View::parse(view, &editions).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use iquazu_rules::{Players, Seat, State, Viewer};

    fn view_text(state: &State, seat: Seat) -> String {
        state.view(Viewer::Seat(seat)).to_string()
    }

    /// Plays a game with moves of the greedy bot.
    fn last_state(players: Players, seed: u64) -> State {
        let mut rng = SplitMix::new(seed);
        let mut state = State::new(Edition::standard(), players);
        while let Some(seat) = state.advance(&mut rng, &mut ()) {
            let answer = choose("greedy", &view_text(&state, seat), "7", "").expect("a move");
            state.play(answer.parse().expect("an action"), &mut ()).expect("a legal move");
        }
        state
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
        let seat = state.advance(&mut rng, &mut ()).expect("the first seat");
        let answer = evaluate_moves(&view_text(&state, seat), "5000", "7", "").expect("an answer");
        assert!(answer.lines().count() >= 3);
        for line in answer.lines() {
            let (share, rest) = line.split_once(' ').expect("a win share");
            let (margin, action) = rest.split_once(' ').expect("a margin");
            assert!((0.0..=1.0).contains(&share.parse::<f32>().expect("a number")), "{line}");
            assert!(margin.parse::<f32>().is_ok_and(|margin| margin.abs() < 100.0), "{line}");
            assert_eq!(state.check(action.parse().expect("an action")), Ok(()), "{line}");
        }
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
                let answer = evaluate(&view_text(&state, viewer), "").expect("an answer");
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
    fn malformed_questions_get_none() {
        assert_eq!(choose("greedy", "nonsense", "1", ""), None);
        let mut state = State::new(Edition::standard(), Players::TWO);
        let setup = view_text(&state, Seat::FIRST);
        assert_eq!(choose("greedy", &setup, "1", ""), None, "no seat has to choose during setup");
        assert_eq!(evaluate_moves(&setup, "", "1", ""), None);
        assert_eq!(evaluate_moves("nonsense", "", "1", ""), None);
        assert!(evaluate(&setup, "").is_some());
        assert_eq!(evaluate("nonsense", ""), None);
        let seat = state.advance(&mut SplitMix::new(1), &mut ()).expect("the first seat");
        let other = view_text(&state, Players::TWO.after(seat));
        assert_eq!(choose("greedy", &other, "1", ""), None, "it is another seat's turn");
        assert_eq!(choose("greedy", &view_text(&state, seat), "1", "nonsense"), None);
        assert_eq!(choose("greedy", &state.to_position().to_string(), "1", ""), None, "a position is no view");
    }
}
