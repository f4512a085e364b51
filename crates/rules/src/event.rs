//! What happened, in order, with what an interface needs to show and explain it.

use crate::chance::StripOrder;
use crate::{Cards, Gap, Players, Ranking, RowStanding, Seat, SeatMap, State, Tile, Viewer};

/// Something that happened. `D` is what is known of drawn cards: all of it here, less of it in a [`SeenEvent`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "snake_case", rename_all_fields = "snake_case", tag = "event")
)]
pub enum Event<D = Cards> {
    /// S1
    StripsPlaced { strips: StripOrder },
    /// S2, I7
    TilesTurned { position: u8, tiles: [Tile; 5] },
    /// S5
    Dealt { seat: Seat, cards: D },
    /// T3, B2; `reshuffled` where the discard pile had to become the draw pile (T4).
    Drew { seat: Seat, cards: D, reshuffled: bool },
    /// P5
    Placed { seat: Seat, gap: Gap, price: u8, paid: Cards, any_colour: bool },
    /// B2, B3, B5, B7
    TileUsed { seat: Seat, tile: Tile },
    /// W1
    Dripped { seat: Seat, gap: Gap },
    /// I2, I3; `closing` for columns 10 and 11 at the end (E3).
    ColumnScored { column: u8, ranking: Ranking, closing: bool },
    /// I4–I6
    RowScored { position: u8, tile: Tile, standing: RowStanding },
    /// I7
    FrameMoved { frame: u8 },
    /// I8
    WaterBoxPassed { from: Seat, to: Seat },
    /// T7
    Discarded { seat: Seat, cards: Cards },
    /// T6
    GemBoxPassed { from: Seat, to: Seat },
    /// F1
    DropsReturned { count: u8 },
    /// F2
    GemsReturned { seat: Seat, count: u8 },
    /// E4
    TilePoints { seat: Seat, points: u16 },
    /// E5
    GameOver { players: Players, scores: SeatMap<u16>, winners: SeatMap<bool> },
}

/// Drawn cards as somebody sees them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum SeenCards {
    /// One's own cards.
    Faces(Cards),
    /// Somebody else's: only how many.
    #[cfg_attr(feature = "serde", serde(rename = "backs"))]
    Count(u8),
}

impl SeenCards {
    /// What `viewer` sees of cards that are in `owner`'s hand.
    pub fn of(cards: Cards, owner: Seat, viewer: Viewer) -> SeenCards {
        if viewer == Viewer::Seat(owner) { SeenCards::Faces(cards) } else { SeenCards::Count(cards.total()) }
    }
}

impl Default for SeenCards {
    fn default() -> SeenCards {
        SeenCards::Count(0)
    }
}

/// An event as one seat or a spectator may know it.
pub type SeenEvent = Event<SeenCards>;

impl Event {
    /// What `viewer` may know of it: the faces of cards drawn by others are gone.
    pub fn seen_by(self, viewer: Viewer) -> SeenEvent {
        let glimpse = |seat: Seat, cards: Cards| SeenCards::of(cards, seat, viewer);
        match self {
            Event::Dealt { seat, cards } => Event::Dealt { seat, cards: glimpse(seat, cards) },
            Event::Drew { seat, cards, reshuffled } => Event::Drew { seat, cards: glimpse(seat, cards), reshuffled },
            Event::StripsPlaced { strips } => Event::StripsPlaced { strips },
            Event::TilesTurned { position, tiles } => Event::TilesTurned { position, tiles },
            Event::Placed { seat, gap, price, paid, any_colour } => {
                Event::Placed { seat, gap, price, paid, any_colour }
            }
            Event::TileUsed { seat, tile } => Event::TileUsed { seat, tile },
            Event::Dripped { seat, gap } => Event::Dripped { seat, gap },
            Event::ColumnScored { column, ranking, closing } => Event::ColumnScored { column, ranking, closing },
            Event::RowScored { position, tile, standing } => Event::RowScored { position, tile, standing },
            Event::FrameMoved { frame } => Event::FrameMoved { frame },
            Event::WaterBoxPassed { from, to } => Event::WaterBoxPassed { from, to },
            Event::Discarded { seat, cards } => Event::Discarded { seat, cards },
            Event::GemBoxPassed { from, to } => Event::GemBoxPassed { from, to },
            Event::DropsReturned { count } => Event::DropsReturned { count },
            Event::GemsReturned { seat, count } => Event::GemsReturned { seat, count },
            Event::TilePoints { seat, points } => Event::TilePoints { seat, points },
            Event::GameOver { players, scores, winners } => Event::GameOver { players, scores, winners },
        }
    }
}

/// Who wants to hear of events. `()` does not, and then none is made; a `Vec` keeps them.
pub trait Observer {
    /// Something has just happened; `state` is the game right after it.
    fn on_event(&mut self, state: &State, event: impl FnOnce() -> Event);
}

impl Observer for () {
    #[inline]
    fn on_event(&mut self, _: &State, _: impl FnOnce() -> Event) {}
}

impl Observer for Vec<Event> {
    fn on_event(&mut self, _: &State, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}

/// Keeps each event with the game right after it, for an interface that shows one thing after the other.
impl Observer for Vec<(Event, State)> {
    fn on_event(&mut self, state: &State, event: impl FnOnce() -> Event) {
        self.push((event(), *state));
    }
}
