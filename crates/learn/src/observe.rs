//! Observations: what a seat may know, as numbers.

use crate::actions::PLACES;
use crate::layout::Layout;
use iquazu_rules::{COLUMNS, Cards, Row, Seat, Stage, State, Table, Tile, View, Viewer};

/// A number that an observation can hold.
pub trait Element: Copy + Default + Send + Sync {
    /// Converts a count.
    fn of(count: u8) -> Self;
}

impl Element for u8 {
    #[inline]
    fn of(count: u8) -> u8 {
        count
    }
}

impl Element for f32 {
    #[inline]
    fn of(count: u8) -> f32 {
        f32::from(count)
    }
}

/// What a seat knows: the source of an observation. It holds no hidden card.
#[derive(Clone, Copy, Debug)]
pub struct Known<'a> {
    table: &'a Table,
    viewer: Seat,
    hand: Cards,
    hand_sizes: [u8; 4],
    draw_pile: u8,
}

impl<'a> From<(&'a State, Seat)> for Known<'a> {
    #[inline]
    fn from((state, viewer): (&'a State, Seat)) -> Known<'a> {
        Known {
            table: state.table(),
            viewer,
            hand: state.hand(viewer),
            hand_sizes: Seat::ALL.map(|seat| state.hand(seat).total()),
            draw_pile: state.draw_pile().total(),
        }
    }
}

impl<'a> TryFrom<&'a View> for Known<'a> {
    type Error = ();

    /// Fails for a spectator, who has no seat to rotate to.
    fn try_from(view: &'a View) -> Result<Known<'a>, ()> {
        let Viewer::Seat(viewer) = view.viewer() else { return Err(()) };
        Ok(Known {
            table: view.table(),
            viewer,
            hand: view.hand(),
            hand_sizes: Seat::ALL.map(|seat| view.hand_size(seat)),
            draw_pile: view.draw_pile_size(),
        })
    }
}

impl Layout {
    /// Writes an observation.
    ///
    /// # Panics
    ///
    /// Panics unless `out` is as long as the layout, and edition and number of players are those of the layout.
    pub fn write<E: Element>(&self, known: &Known<'_>, out: &mut [E]) {
        assert_eq!(out.len(), self.size(), "the length of an observation");
        assert!(
            known.table.players() == self.players && known.table.edition() == self.edition,
            "the observation of another game"
        );
        let seats = known.viewer.index()..usize::from(self.players.count());
        let seats = Seat::ALL[seats].iter().chain(&Seat::ALL[..known.viewer.index()]);
        let mut rotated = [Seat::FIRST; Seat::ALL.len()];
        rotated.iter_mut().zip(seats).for_each(|(rotated, seat)| *rotated = *seat);
        let seats = &rotated[..usize::from(self.players.count())];
        out.fill(E::default());
        self.write_counts(known, seats, out);
        self.write_tiles(known, seats, out);
        self.write_wall(known, seats, out);
    }

    #[inline]
    fn write_counts<E: Element>(&self, known: &Known<'_>, seats: &[Seat], out: &mut [E]) {
        let (at, table) = (&self.at, known.table);
        let unseen = table.edition().cards() - table.discard_pile() - known.hand;
        for (start, cards) in [(at.hand, known.hand), (at.unseen, unseen), (at.discard, table.discard_pile())] {
            out[start..start + 3].copy_from_slice(&cards.counts().map(E::of));
        }
        out[at.draw_pile] = E::of(known.draw_pile);
        out[at.drops_left] = E::of(table.drops_left());
        out[at.scored] = E::of(table.scored_this_turn().into());
        for (place, &seat) in seats.iter().enumerate() {
            out[at.hand_sizes + place] = E::of(known.hand_sizes[seat.index()]);
            out[at.scores + place] = E::of(table.score(seat).min(255) as u8);
            out[at.gems_left + place] = E::of(table.gems_left(seat));
            out[at.active + place] = E::of((seat == table.active()).into());
            out[at.water + place] = E::of((seat == table.water()).into());
        }
        let stage = match table.stage() {
            Stage::Act => 0,
            Stage::Close => 1,
            Stage::Discard => 2,
            _ => 3,
        };
        out[at.stage + stage] = E::of(1);
        out[at.frame + usize::from(table.frame()) - 1] = E::of(1);
    }

    #[inline]
    fn write_tiles<E: Element>(&self, known: &Known<'_>, seats: &[Seat], out: &mut [E]) {
        let (at, table) = (&self.at, known.table);
        let mut write = |start: usize, counts: &iquazu_rules::TileCounts| {
            out[start..start + Tile::KINDS].copy_from_slice(&counts.counts().map(E::of));
        };
        for (place, &seat) in seats.iter().enumerate() {
            write(at.tiles + place * Tile::KINDS, table.tiles(seat));
        }
        let (light, dark) = table.face_down();
        write(at.face_down, light);
        write(at.face_down + Tile::KINDS, dark);
        for row in Row::ALL {
            if let Some(tile) = table.shown_tile(row) {
                out[at.shown + row.index() * Tile::KINDS + tile.index()] = E::of(1);
            }
        }
    }

    #[inline]
    fn write_wall<E: Element>(&self, known: &Known<'_>, seats: &[Seat], out: &mut [E]) {
        let (at, table) = (&self.at, known.table);
        let ranks = usize::from(self.players.count()) - 1;
        let cells = self.cells.per_column();
        let (columns, hidden) = (usize::from(COLUMNS + 1 - table.frame()), usize::from(table.frame() - 1));
        let mut write = |start: usize, values: &[u8]| {
            let out = &mut out[start..start + values.len()];
            out.iter_mut().zip(values).for_each(|(out, value)| *out = E::of(*value));
        };
        write(at.rocks, &self.rocks[hidden * ranks..]);
        let wall = usize::from(COLUMNS) * cells * 3;
        write(at.colours, &self.colours[table.strips().index() * wall..][hidden * cells * 3..wall]);
        for place in 0..columns.min(PLACES) {
            let column = table.frame() + place as u8;
            let of_column = self.cells.of_column(self.edition.column_index(table.strips(), column));
            let mut write = |start: usize, mut mask: u16| {
                while mask != 0 {
                    out[start + usize::from(of_column[mask.trailing_zeros() as usize])] = E::of(1);
                    mask &= mask - 1;
                }
            };
            let mut gems = 0;
            for (seat_place, &seat) in seats.iter().enumerate() {
                let mask = table.gem_mask(column, seat);
                gems |= mask;
                write(at.gems + (seat_place * PLACES + place) * cells, mask);
            }
            write(at.drops + place * cells, table.filled_mask(column) & !gems);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use iquazu_rules::{Edition, Players, Rules, SplitMix};

    #[test]
    fn hidden_cards_change_nothing() {
        for players in Players::ALL {
            let layout = Layout::new(Edition::standard(), players, &Rules::LATEST);
            let mut rng = SplitMix::new(3);
            let mut state = State::new(Edition::standard(), players);
            while state.advance(&mut rng, &mut ()).is_some() {
                for seat in players.seats() {
                    let view = state.view(Viewer::Seat(seat));
                    let other = view.resample(&mut rng);
                    let write = |known: Known<'_>| {
                        let mut out = vec![7_u8; layout.size()];
                        layout.write(&known, &mut out);
                        out
                    };
                    let expected = write((&state, seat).into());
                    assert_eq!(write((&other, seat).into()), expected);
                    assert_eq!(write(Known::try_from(&view).expect("a seat")), expected);
                }
                let action = state.legal_moves().pick(&mut rng);
                state.play(action, &mut ()).expect("legal");
            }
        }
    }

    #[test]
    fn fields_fill_the_observation_without_overlap() {
        let layout = Layout::new(Edition::standard(), Players::THREE, &Rules::LATEST);
        let mut end = 0;
        for field in layout.fields() {
            assert_eq!(field.start, end, "{}", field.name);
            end += field.size();
        }
        assert_eq!(end, layout.size());
    }
}
