//! Perft: counts lines of play. The count changes when any rule of generating or applying moves does.
//!
//! A line is a sequence of decisions. Chance outcomes are not counted: each has one fixed value. After `ply` decisions,
//! and before the first one, the generator is `SplitMix::new(w)`, where `w` is the first word of
//! `SplitMix::new(seed ^ ply << 32)`; it serves all outcomes up to the next decision. A number below `n` is the upper
//! half of the 128-bit product of the next word and `n`.
//!
//! - Strips: from the fifth place down to the second, each is swapped with the one at 1 + a number below the place.
//! - Tiles: from the top row down, a number below the count of hidden tiles picks one in the order of [`Tile::ALL`].
//! - Cards: one by one, a number below the size of the draw pile, or of the discard pile once the draw pile is empty
//!   (T4), picks one in the order white, blue, orange.
//!
//! The counts therefore depend on the rules alone, not on the order of moves or on how [`State::sample`] works.

use crate::{Action, Cards, Chance, Colour, Next, Outcome, ROWS, Rng, SplitMix, State, StripOrder, Tile};

/// Counts the sequences of exactly `depth` decisions from a state. Games that end earlier do not count.
pub fn perft(state: &State, depth: u32, seed: u64) -> u64 {
    count(*state, 0, depth, seed)
}

/// Returns the same count split by the first decision; empty if the game is over.
pub fn divide(state: &State, depth: u32, seed: u64) -> Vec<(Action, u64)> {
    let mut state = *state;
    resolve_chance(&mut state, 0, seed);
    let first = |action| (action, count(after(&state, action), 1, depth.max(1), seed));
    state.legal_moves().iter().map(first).collect()
}

fn count(mut state: State, ply: u32, depth: u32, seed: u64) -> u64 {
    resolve_chance(&mut state, ply, seed);
    let moves = state.legal_moves();
    match depth - ply {
        0 => 1,
        1 => moves.len() as u64,
        _ => moves.iter().map(|action| count(after(&state, action), ply + 1, depth, seed)).sum(),
    }
}

fn after(state: &State, action: Action) -> State {
    let mut state = *state;
    state.play_unchecked(action, &mut ());
    state
}

/// Resolves chance by the convention above, up to the next decision.
fn resolve_chance(state: &mut State, ply: u32, seed: u64) {
    let mut rng = SplitMix::new(SplitMix::new(seed ^ u64::from(ply) << 32).next_u64());
    while let Next::Chance(asked) = state.next() {
        let outcome = outcome(state, asked, &mut rng);
        state.resolve(outcome, &mut ()).expect("the convention gives possible outcomes");
    }
}

fn outcome(state: &State, asked: Chance, rng: &mut SplitMix) -> Outcome {
    match asked {
        Chance::Strips => {
            let mut order = [0, 1, 2, 3, 4];
            for last in (1..order.len()).rev() {
                order.swap(last, below(rng, last as u8 + 1) as usize);
            }
            Outcome::Strips(StripOrder::new(order).expect("exchanging keeps each once"))
        }
        Chance::Tiles { dark, .. } => {
            let (light_backs, dark_backs) = state.table().face_down();
            let mut hidden = if dark { *dark_backs } else { *light_backs };
            Outcome::Tiles([(); ROWS].map(|()| {
                let mut nth = below(rng, hidden.total());
                let tile = Tile::ALL.into_iter().find(|tile| nth_is_within(&mut nth, hidden[*tile]));
                let tile = tile.expect("below the number of tiles");
                hidden[tile] -= 1;
                tile
            }))
        }
        Chance::Deal { count, .. } | Chance::Draw { count, .. } => {
            let mut piles = (state.draw_pile(), state.table().discard_pile());
            Outcome::Cards((0..count).fold(Cards::NONE, |drawn, _| drawn + card(&mut piles, rng)))
        }
    }
}

/// Draws one card from the draw pile, or from the discard pile if that is empty (T4).
fn card(piles: &mut (Cards, Cards), rng: &mut SplitMix) -> Cards {
    if piles.0.is_empty() {
        *piles = (piles.1, Cards::NONE);
    }
    let pile = &mut piles.0;
    let mut nth = below(rng, pile.total());
    let colour = Colour::ALL.into_iter().find(|colour| nth_is_within(&mut nth, pile[*colour]));
    let card = Cards::of(colour.expect("below the number of cards"), 1);
    *pile -= card;
    card
}

/// Returns whether `nth` is among the next `count` items; if not, subtracts `count` from it.
fn nth_is_within(nth: &mut u8, count: u8) -> bool {
    let here = *nth < count;
    if !here {
        *nth -= count;
    }
    here
}

/// Does not use `Rng::below`, so that a change there cannot change the counts.
fn below(rng: &mut SplitMix, bound: u8) -> u8 {
    ((u128::from(rng.next_u64()) * u128::from(bound)) >> 64) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Edition, Players};

    #[test]
    fn divide_sums_to_perft() {
        for players in Players::ALL {
            let state = State::new(Edition::standard(), players);
            for depth in 1..=3 {
                let parts = divide(&state, depth, 1);
                assert_eq!(parts.iter().map(|(_, count)| count).sum::<u64>(), perft(&state, depth, 1));
            }
        }
    }
}
