//! Codes moves and outcomes by their place among the possible ones, weighted by probability.

use super::coder::{CumulativeRange, Reader, Writer};
use iquazu_rules::{Action, Cards, Chance, Outcome, ROWS, State, StripOrder, Tile};

/// The possible values in a fixed order, each with its weight.
struct Distribution<T>(Vec<(T, u64)>);

impl<T: Copy + PartialEq> Distribution<T> {
    fn total(&self) -> u64 {
        self.0.iter().map(|(_, ways)| ways).sum()
    }

    /// Writes a value. Returns `None` if it is not possible.
    fn write(&self, chosen: T, writer: &mut Writer) -> Option<()> {
        let index = self.0.iter().position(|(choice, _)| *choice == chosen)?;
        let before = self.0[..index].iter().map(|(_, ways)| ways).sum();
        writer.part(CumulativeRange { before, size: self.0[index].1, total: self.total() });
        Some(())
    }

    fn read(&self, reader: &mut Reader<'_>) -> Option<T> {
        let whole = self.total();
        let place = (whole > 0).then(|| reader.place(whole))?;
        let mut before = 0;
        for (choice, size) in &self.0 {
            if place < before + size {
                reader.part(CumulativeRange { before, size: *size, total: whole });
                return Some(*choice);
            }
            before += size;
        }
        None
    }
}

/// Returns the moves of the active player in the order of the link format, which is independent of the engine's order.
fn actions(state: &State) -> Distribution<Action> {
    let mut actions: Vec<Action> = state.legal_moves().iter().collect();
    actions.sort_by_key(|action| match *action {
        Action::Draw => (0, 0, 0, false, [0; 3]),
        Action::TakeCards { count } => (1, count, 0, false, [0; 3]),
        Action::DoubleMove => (2, 0, 0, false, [0; 3]),
        Action::EndTurn => (3, 0, 0, false, [0; 3]),
        Action::Place { gap, paid, any_colour } => (4, gap.column(), gap.index(), any_colour, paid.counts()),
        Action::Discard { cards } => (5, 0, 0, false, cards.counts()),
    });
    Distribution(actions.into_iter().map(|action| (action, 1)).collect())
}

/// Returns the possible draws, weighted by the number of ways to draw them.
fn draws(state: &State, count: u8) -> Distribution<Cards> {
    let (draw, discard) = (state.draw_pile(), state.table().discard_pile());
    // The rest of the draw pile is drawn first (T4).
    let (sure, pile) = if count <= draw.total() { (Cards::NONE, draw) } else { (draw, discard) };
    let open = count - sure.total();
    let mut choices = Vec::new();
    for white in 0..=pile.white.min(open) {
        for blue in 0..=pile.blue.min(open - white) {
            let orange = open - white - blue;
            if orange <= pile.orange {
                let ways = binomial(pile.white, white) * binomial(pile.blue, blue) * binomial(pile.orange, orange);
                choices.push((sure + Cards::new(white, blue, orange), ways));
            }
        }
    }
    Distribution(choices)
}

/// Returns the binomial coefficient "`of` choose `some`".
fn binomial(of: u8, some: u8) -> u64 {
    (0..u64::from(some)).fold(1, |ways, index| ways * (u64::from(of) - index) / (index + 1))
}

fn tiles(hidden: &iquazu_rules::TileCounts) -> Distribution<Tile> {
    Distribution(Tile::ALL.into_iter().map(|tile| (tile, hidden[tile].into())).filter(|(_, ways)| *ways > 0).collect())
}

fn hidden(state: &State, dark: bool) -> iquazu_rules::TileCounts {
    let (light_tiles, dark_tiles) = state.table().face_down();
    if dark { *dark_tiles } else { *light_tiles }
}

/// Returns the strips that are left.
fn strips_left(taken: &[u8]) -> Distribution<u8> {
    Distribution((0..5).filter(|strip| !taken.contains(strip)).map(|strip| (strip, 1)).collect())
}

pub(super) fn write_action(state: &State, action: Action, writer: &mut Writer) -> Option<()> {
    actions(state).write(action, writer)
}

pub(super) fn read_action(state: &State, reader: &mut Reader<'_>) -> Option<Action> {
    actions(state).read(reader)
}

pub(super) fn write_outcome(state: &State, chance: Chance, outcome: Outcome, writer: &mut Writer) -> Option<()> {
    match (chance, outcome) {
        (Chance::Deal { count, .. } | Chance::Draw { count, .. }, Outcome::Cards(cards)) => {
            draws(state, count).write(cards, writer)
        }
        (Chance::Tiles { dark, .. }, Outcome::Tiles(turned)) => {
            let mut hidden = hidden(state, dark);
            for tile in turned {
                tiles(&hidden).write(tile, writer)?;
                hidden[tile] -= 1;
            }
            Some(())
        }
        (Chance::Strips, Outcome::Strips(order)) => {
            let order: Vec<u8> = order.to_string().bytes().map(|letter| letter - b'a').collect();
            (0..5).try_for_each(|index| strips_left(&order[..index]).write(order[index], writer))
        }
        _ => None,
    }
}

pub(super) fn read_outcome(state: &State, chance: Chance, reader: &mut Reader<'_>) -> Option<Outcome> {
    Some(match chance {
        Chance::Deal { count, .. } | Chance::Draw { count, .. } => Outcome::Cards(draws(state, count).read(reader)?),
        Chance::Tiles { dark, .. } => {
            let mut hidden = hidden(state, dark);
            let mut turned = [Tile::AnyColour; ROWS];
            for tile in &mut turned {
                *tile = tiles(&hidden).read(reader)?;
                hidden[*tile] -= 1;
            }
            Outcome::Tiles(turned)
        }
        Chance::Strips => {
            let mut order = Vec::new();
            for _ in 0..5 {
                order.push(strips_left(&order).read(reader)?);
            }
            Outcome::Strips(StripOrder::new(order.try_into().ok()?)?)
        }
    })
}
