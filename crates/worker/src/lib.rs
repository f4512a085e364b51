//! What runs in the browser's worker: a question in text, an answer in text. The page has dealt out anew what the seat
//! cannot know; nothing is the answer where the question makes no sense. The last part of a question is the file of the
//! edition, empty for the built-in one.

use iquazu_bots::{Budget, Candidate, NetSet, bot};
use iquazu_rules::text::Position;
use iquazu_rules::{Edition, Seat, SplitMix, State, View, Viewer};
use wasm_bindgen::prelude::wasm_bindgen;

/// Who gives advice.
const HINT_LEVEL: &str = "master";

/// The move of a bot of a level in a position, from the view of the seat whose turn it is.
#[wasm_bindgen]
pub fn choose(level: &str, position: &str, seed: &str, edition: &str) -> Option<String> {
    let view = view(position, edition)?;
    let mut rng = SplitMix::new(seed.parse().ok()?);
    let action = bot(level).ok()?.choose(&view, &view.legal_moves(), &mut rng);
    Some(action.to_string())
}

/// What the moves in a position are worth to the seat whose turn it is, best first, one a line: the expected share of
/// the win, the expected lead in points, the move. Without the numbers where nobody can judge. So many positions are
/// looked at; as many as a strong player does where no number is given.
#[wasm_bindgen]
pub fn evaluate_moves(position: &str, nodes: &str, seed: &str, edition: &str) -> Option<String> {
    let view = view(position, edition)?;
    let mut rng = SplitMix::new(seed.parse().ok()?);
    let mut adviser = bot(HINT_LEVEL).ok()?;
    let budget = nodes.parse().map_or(adviser.default_budget(), Budget::nodes);
    let thought = adviser.think(&view, &view.legal_moves(), &budget, &mut rng);
    let line =
        |candidate: &Candidate| format!("{:.4} {:.2} {}", candidate.win_share, candidate.margin, candidate.action);
    let lines: Vec<String> = thought.candidates.iter().map(line).collect();
    Some(if lines.is_empty() { format!("- - {}", thought.action) } else { lines.join("\n") })
}

/// Each seat's share of the win, as far as one seat can know, in the order of the seats.
#[wasm_bindgen]
pub fn evaluate(position: &str, seat: &str, edition: &str) -> Option<String> {
    let state = state(position, edition)?;
    let seat = Seat::from_number(seat.parse().ok()?).filter(|seat| state.table().players().contains(*seat))?;
    let outlook = NetSet::built_in().evaluate(&state.view(Viewer::Seat(seat))).ok()?;
    let shares = state.table().players().seats().map(|seat| format!("{:.4}", outlook.win_shares[seat]));
    Some(shares.collect::<Vec<_>>().join(" "))
}

/// A position as the seat sees it whose turn it is; nothing where nobody has to decide.
fn view(position: &str, edition: &str) -> Option<View> {
    let state = state(position, edition)?;
    let view = state.view(Viewer::Seat(state.table().active()));
    view.is_my_turn().then_some(view)
}

fn state(position: &str, edition: &str) -> Option<State> {
    let edition = if edition.is_empty() { Edition::standard() } else { Edition::parse(edition).ok()? };
    let find = |id: &str| (id == edition.id()).then_some(edition);
    State::try_from(Position::parse(position, find).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use iquazu_rules::{Next, Players};

    #[test]
    fn every_answer_is_a_legal_move() {
        let mut rng = SplitMix::new(4);
        let mut state = State::new(Edition::standard(), Players::THREE);
        loop {
            match state.next() {
                Next::Over => break,
                Next::Chance(_) => {
                    let outcome = state.sample(&mut rng);
                    state.resolve(outcome, &mut ()).unwrap();
                }
                Next::Seat(_) => {
                    let answer = choose("greedy", &state.to_position().to_string(), "7", "").expect("a move");
                    state.play(answer.parse().expect("an action"), &mut ()).expect("a legal one");
                }
            }
        }
    }

    #[test]
    fn advice_names_legal_moves_with_their_worth_best_first() {
        let mut rng = SplitMix::new(4);
        let mut state = State::new(Edition::standard(), Players::TWO);
        while state.chance().is_some() {
            let outcome = state.sample(&mut rng);
            state.resolve(outcome, &mut ()).unwrap();
        }
        let advice = evaluate_moves(&state.to_position().to_string(), "5000", "7", "").expect("an answer");
        assert!(advice.lines().count() >= 3);
        for line in advice.lines() {
            let (share, rest) = line.split_once(' ').expect("a share");
            let (margin, action) = rest.split_once(' ').expect("a margin");
            assert!((0.0..=1.0).contains(&share.parse::<f32>().expect("a number")), "{line}");
            assert!(margin.parse::<f32>().is_ok(), "{line}");
            assert_eq!(state.check(action.parse().expect("an action")), Ok(()), "{line}");
        }
        let best: f32 = advice.split(' ').next().unwrap().parse().unwrap();
        let last: f32 = advice.lines().last().unwrap().split(' ').next().unwrap().parse().unwrap();
        assert!(best > last);
    }

    #[test]
    fn the_shares_of_all_seats_make_one_win() {
        let state = State::new(Edition::standard(), Players::THREE);
        let answer = evaluate(&state.to_position().to_string(), "2", "").expect("an answer");
        let shares: Vec<f32> = answer.split(' ').map(|share| share.parse().expect("a number")).collect();
        assert_eq!(shares.len(), 3);
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 0.01, "{answer}");
        assert_eq!(evaluate(&state.to_position().to_string(), "4", ""), None);
    }

    #[test]
    fn nonsense_gets_no_answer() {
        assert_eq!(choose("greedy", "nonsense", "1", ""), None);
        let state = State::new(Edition::standard(), Players::TWO);
        assert_eq!(choose("greedy", &state.to_position().to_string(), "1", ""), None);
        assert_eq!(evaluate_moves(&state.to_position().to_string(), "", "1", ""), None);
        assert_eq!(evaluate_moves("nonsense", "", "1", ""), None);
    }
}
