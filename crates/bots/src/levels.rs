//! The weaker levels. They err as inexperienced players do: by looking only at part of the game, not by random moves.

mod beginner;
mod casual;
mod miscount;

pub use beginner::Beginner;
pub use casual::Casual;

use iquazu_rules::{Action, Rng, SplitMix, View};

/// Returns a move that ends the game with a win for the viewer alone. Even the weakest levels find it.
fn winning_move(view: &View, moves: &[Action]) -> Option<Action> {
    if view.table().columns_remaining() > 1 {
        return None;
    }
    // Hidden cards do not count at the end, so any consistent state gives the same result.
    let state = view.resample(&mut SplitMix::new(0));
    let wins = |action: &Action| {
        let mut after = state;
        after.play_unchecked(*action, &mut ());
        after.is_over() && after.winners().all(|seat| seat == view.table().active())
    };
    moves.iter().copied().find(wins)
}

/// Returns the item with the highest score, chosen uniformly among equals (reservoir sampling); `None` without items.
pub(crate) fn best_of<T>(
    items: impl IntoIterator<Item = T>,
    score: impl Fn(&T) -> f32,
    rng: &mut dyn Rng,
) -> Option<T> {
    let mut best = None;
    let mut ties = 0;
    for item in items {
        let value = score(&item);
        match &best {
            Some((most, _)) if value < *most => {}
            Some((most, _)) if value == *most => {
                ties += 1;
                if rng.below(ties) == 0 {
                    best = Some((value, item));
                }
            }
            _ => {
                ties = 1;
                best = Some((value, item));
            }
        }
    }
    best.map(|(_, item)| item)
}
