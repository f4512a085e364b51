//! Events: what happened in a step, in order, with the data an interface needs to show and explain it.

use crate::{Cards, Gap, Players, Ranking, RowStanding, Seat, SeatMap, State, StripOrder, Tile, Viewer};

/// Declares the events: those below have drawn cards, which only their receiver sees; the listed ones are public and look
/// the same to everybody.
macro_rules! events {
    ($($(#[$doc:meta])* $event:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty,)* },)*) => {
        /// Something that happened. `D` is what is known of drawn cards: everything by default, less in a [`SeenEvent`].
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[cfg_attr(
            feature = "serde",
            derive(serde::Serialize),
            serde(rename_all = "snake_case", rename_all_fields = "snake_case", tag = "event")
        )]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Event", deny_unknown_fields))]
        pub enum Event<D = Cards> {
            /// A seat was dealt its first cards (S5).
            Dealt {
                /// The seat that received the cards.
                seat: Seat,
                /// The cards.
                cards: D,
            },
            /// The active player drew cards (T3, B2).
            Drew {
                /// The active player.
                seat: Seat,
                /// The cards.
                cards: D,
                /// Whether the discard pile became the draw pile (T4).
                reshuffled: bool,
            },
            $($(#[$doc])* $event { $($(#[$field_doc])* $field: $type,)* },)*
        }

        impl Event {
            /// Returns what `viewer` may know of the event: cards drawn by others are reduced to their number.
            pub fn seen_by(self, viewer: Viewer) -> SeenEvent {
                let redact = |seat: Seat, cards: Cards| SeenCards::of(cards, seat, viewer);
                match self {
                    Event::Dealt { seat, cards } => Event::Dealt { seat, cards: redact(seat, cards) },
                    Event::Drew { seat, cards, reshuffled } => {
                        Event::Drew { seat, cards: redact(seat, cards), reshuffled }
                    }
                    $(Event::$event { $($field,)* } => Event::$event { $($field,)* },)*
                }
            }
        }
    };
}

events! {
    /// The strips were placed (S1).
    StripsPlaced {
        /// Their order.
        strips: StripOrder,
    },
    /// The tiles right of the frame were turned up (S2, I7).
    TilesTurned {
        /// Their position, 6 to 14.
        position: u8,
        /// The tiles from the top row down.
        tiles: [Tile; 5],
    },
    /// A gem was placed (P5).
    Placed {
        /// The owner of the gem.
        seat: Seat,
        /// The gap that was filled.
        gap: Gap,
        /// The price of the gap.
        price: u8,
        /// The cards paid for it.
        paid: Cards,
        /// Whether an any-colour tile was used (B3).
        any_colour: bool,
    },
    /// A bonus tile was given up (B2, B3, B5, B7).
    TileUsed {
        /// The seat that used the tile.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A drop fell into a gap (W1).
    Dripped {
        /// The seat with the water box.
        seat: Seat,
        /// The gap that was filled.
        gap: Gap,
    },
    /// Rock points were awarded (I2, I3).
    ColumnScored {
        /// The scored column.
        column: u8,
        /// All seats with gems in it, best first.
        ranking: Ranking,
        /// Whether this is column 10 or 11 at the end of the game (E3).
        closing: bool,
    },
    /// A row was scored: its tile went to the leader, or out of the game (I4–I6).
    RowScored {
        /// The position of the tile.
        position: u8,
        /// The tile.
        tile: Tile,
        /// The gems in the row and who won.
        standing: RowStanding,
    },
    /// The frame moved one column to the right (I7).
    FrameMoved {
        /// Its new first column.
        frame: u8,
    },
    /// The water box was passed counter-clockwise (I8).
    WaterBoxPassed {
        /// The previous holder.
        from: Seat,
        /// The new holder.
        to: Seat,
    },
    /// The active player discarded down to the hand limit (T7).
    Discarded {
        /// The active player.
        seat: Seat,
        /// The discarded cards.
        cards: Cards,
    },
    /// The gem box was passed clockwise: the turn is over (T6).
    GemBoxPassed {
        /// The seat whose turn ended.
        from: Seat,
        /// The seat whose turn begins.
        to: Seat,
    },
    /// The drops of scored columns went back to the supply (F1).
    DropsReturned {
        /// The number of drops.
        count: u8,
    },
    /// The gems of a seat in scored columns went back to its supply (F2).
    GemsReturned {
        /// The owner of the gems.
        seat: Seat,
        /// The number of gems.
        count: u8,
    },
    /// The points tiles of a seat were added to its score at the end (E4).
    TilePoints {
        /// The owner of the tiles.
        seat: Seat,
        /// What its points tiles are worth together.
        points: u16,
    },
    /// The game ended (E5).
    GameOver {
        /// The number of players.
        players: Players,
        /// The final scores; 0 for empty seats.
        scores: SeatMap<u16>,
        /// Which seats won.
        winners: SeatMap<bool>,
    },
}

/// Cards of one hand as a viewer sees them: the faces of their own, the number of everybody else's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum SeenCards {
    /// The viewer's own cards.
    Faces(Cards),
    /// The number of hidden cards.
    #[cfg_attr(feature = "serde", serde(rename = "backs"))]
    Count(u8),
}

impl SeenCards {
    /// Returns what `viewer` sees of cards in `owner`'s hand.
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

/// Receives events while a state changes.
///
/// `()` ignores them at no cost, `Vec<Event>` collects them, and `Vec<(Event, State)>` collects each with the state
/// right after it.
pub trait Observer {
    /// Called after each event with the state right after it. The closure builds the event.
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

/// Collects each event with the state right after it, for an interface that shows events one by one.
impl Observer for Vec<(Event, State)> {
    fn on_event(&mut self, state: &State, event: impl FnOnce() -> Event) {
        self.push((event(), *state));
    }
}
