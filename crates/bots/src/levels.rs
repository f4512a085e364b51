//! The weaker levels. They err as inexperienced players do: by looking only at part of the game, not by random moves.

mod beginner;
mod casual;
mod miscount;

pub use beginner::Beginner;
pub use casual::Casual;

use iquazu_rules::{Action, Rng, SplitMix, View};
use miscount::Miscount;

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

/// Returns the move with the highest score as a bot that miscounts sees it; `None` without moves. Moves too far behind the
/// best one are not considered.
fn best_miscounted(
    moves: Vec<Action>,
    score: impl Fn(Action) -> f32,
    miscount: &Miscount,
    rng: &mut dyn Rng,
) -> Option<Action> {
    let best = || moves.iter().map(|action| score(*action)).fold(f32::MIN, f32::max);
    let least = miscount.max_loss().map_or(f32::MIN, |max_loss| best() - max_loss);
    let sensible = moves.into_iter().filter(|action| score(*action) >= least);
    best_of(sensible, |action| score(*action) + miscount.error(*action), rng)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::candidates::{PaymentBreadth, candidates};
    use crate::{Bot, Budget, ByPlayers};
    use iquazu_rules::{Edition, InformationState, Players, State, Viewer};

    /// Plays games of a bot with itself and returns how far its moves were behind the best at most, by its own score.
    fn largest_loss(mut bot: impl Bot, players: Players, score: impl Fn(&View, Action) -> f32) -> f32 {
        let mut largest: f32 = 0.0;
        for seed in 0..10 {
            let mut rng = SplitMix::new(seed);
            let mut state = State::new(Edition::standard(), players);
            while let Some(seat) = state.advance(&mut rng, &mut ()) {
                let known = InformationState::forgetful(&state.view(Viewer::Seat(seat)));
                let (view, moves) = (known.view(), known.view().legal_moves());
                let chosen = bot.think(&known, &moves, &Budget::nodes(0), &mut rng).action;
                let mut found = Vec::new();
                candidates(view.table(), view.hand(), &moves, PaymentBreadth::Best, &mut found);
                if winning_move(view, &found).is_none() {
                    let best = found.iter().map(|action| score(view, *action)).fold(f32::MIN, f32::max);
                    largest = largest.max(best - score(view, chosen));
                }
                state.play_unchecked(chosen, &mut ());
            }
        }
        largest
    }

    #[test]
    fn absurd_moves_are_never_played() {
        for players in Players::ALL {
            for (noise, most) in [(0, 0.0), (50, 1.5), (115, 3.45), (150, 4.5), (600, 6.0), (u16::MAX, 6.0)] {
                let by_players = ByPlayers::from(noise);
                let beginner = largest_loss(Beginner::new(by_players), players, beginner::score);
                let casual = largest_loss(Casual::new(by_players), players, casual::score);
                for loss in [beginner, casual] {
                    assert!((0.5 * most..=most + 1e-4).contains(&loss), "error {noise}, {players} players: {loss}");
                }
            }
        }
    }
}
