//! What runs in the browser's worker: a question in text, a move in text.

use iquazu_bots::bot;
use iquazu_rules::text::Position;
use iquazu_rules::{Edition, SplitMix, State, Viewer};
use wasm_bindgen::prelude::wasm_bindgen;

/// The move of a bot of a level in a position, from the view of the seat whose turn it is. The page has dealt out anew
/// what that seat cannot know. Nothing where the question makes no sense.
#[wasm_bindgen]
pub fn choose(level: &str, position: &str, seed: &str) -> Option<String> {
    let find = |id: &str| (id == Edition::standard().id()).then(Edition::standard);
    let position = Position::parse(position, find).ok()?;
    let state = State::try_from(position).ok()?;
    let view = state.view(Viewer::Seat(state.table().active()));
    let moves = view.legal_moves();
    if moves.is_empty() {
        return None;
    }
    let mut dice = SplitMix::new(seed.parse().ok()?);
    let action = bot(level).ok()?.choose(&view, &moves, &mut dice);
    Some(action.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use iquazu_rules::{Next, Players};

    #[test]
    fn every_answer_is_a_legal_move() {
        let mut dice = SplitMix::new(4);
        let mut state = State::new(Edition::standard(), Players::THREE);
        loop {
            match state.next() {
                Next::Over => break,
                Next::Chance(_) => {
                    let outcome = state.sample(&mut dice);
                    state.resolve(outcome, &mut ()).unwrap();
                }
                Next::Seat(_) => {
                    let answer = choose("greedy", &state.to_position().to_string(), "7").expect("a move");
                    state.play(answer.parse().expect("an action"), &mut ()).expect("a legal one");
                }
            }
        }
    }

    #[test]
    fn nonsense_gets_no_answer() {
        assert_eq!(choose("greedy", "nonsense", "1"), None);
        let state = State::new(Edition::standard(), Players::TWO);
        assert_eq!(choose("greedy", &state.to_position().to_string(), "1"), None);
    }
}
