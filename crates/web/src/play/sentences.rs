//! Sentences about game events, for the log, the summary of a turn and screen readers.

use crate::app::texts::{self, gem};
use crate::board::Place;
use iquazu_messages::{Messages, Who};
use iquazu_rules::{
    Event, Gap, Players, Ranking, RowStanding, Seat, SeatMap, SeenCards, Table, TieBreak, Tile, Viewer,
};
use iquazu_session::{GameSetup, GameStep};

/// A sentence and the place on the board it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogSentence {
    pub text: String,
    pub place: Option<Place>,
}

/// Describes the events of one game in one language.
#[derive(Clone, Copy, Debug)]
pub struct Narrator<'a> {
    t: Messages,
    setup: &'a GameSetup,
    /// The only person at the screen. `None` with several people, because they read the same log.
    reader: Option<Seat>,
}

impl<'a> Narrator<'a> {
    pub fn new(t: Messages, setup: &'a GameSetup) -> Narrator<'a> {
        let mut people = setup.people();
        let reader = people.next().filter(|_| people.next().is_none());
        Narrator { t, setup, reader }
    }

    /// Returns what the readers may know: drawn cards are described only to a single person.
    pub fn viewer(&self) -> Viewer {
        self.reader.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Returns the sentences of one event of a step; empty if another event covers it.
    pub fn narrate(&self, moment: &GameStep, index: usize) -> Vec<LogSentence> {
        let Some(event) = moment.events.get(index) else { return Vec::new() };
        let (t, table) = (self.t, moment.state.table());
        match event.seen_by(self.viewer()) {
            Event::StripsPlaced { strips } => plain(t.log_strips(&strips.to_string())),
            Event::TilesTurned { tiles, .. } => plain(t.log_tiles_turned(&self.tiles(tiles))),
            Event::Dealt { seat, cards } => self.dealt(table.players(), seat, cards),
            Event::Drew { seat, cards, reshuffled } => self.drew(seat, cards, reshuffled),
            Event::Placed { seat, gap, paid, any_colour, .. } => {
                let (column, row) = place_of(table, gap);
                let (who, name, paid) = (self.who(seat), self.name(seat), texts::payment(t, paid));
                let text = if any_colour {
                    t.log_placed_any(who, name, column, row, &paid)
                } else {
                    t.log_placed(who, name, column, row, &paid)
                };
                at_gap(text, gap)
            }
            Event::TileUsed { seat, tile } => self.tile_used(seat, tile),
            Event::Dripped { seat, gap } => {
                let (column, row) = place_of(table, gap);
                at_gap(t.log_drips(self.who(seat), self.name(seat), column, row), gap)
            }
            Event::ColumnScored { column, ranking, closing } => {
                let chained = moment.events[..index].iter().any(|event| matches!(event, Event::ColumnScored { .. }));
                self.column_scored(column, &ranking, closing, chained)
            }
            Event::RowScored { position, tile, standing } => {
                let row = standing.row.number();
                let place = Place::Tile { position, row };
                vec![LogSentence { text: self.row_scored(table.players(), tile, &standing), place: Some(place) }]
            }
            Event::FrameMoved { frame } => {
                let place = Place::Rock { column: frame };
                vec![LogSentence { text: t.log_frame_moved(frame.into()), place: Some(place) }]
            }
            Event::WaterBoxPassed { to, .. } => plain(t.log_water_box(self.who(to), self.name(to))),
            Event::Discarded { seat, cards } => {
                let limit = table.rules().hand_limit.into();
                plain(t.log_discards(self.who(seat), self.name(seat), &texts::payment(t, cards), limit))
            }
            Event::GemBoxPassed { to, .. } => plain(t.log_gem_box(self.who(to), self.name(to))),
            Event::DropsReturned { count } => plain(t.log_drops_return(count.into())),
            Event::GemsReturned { seat, count } => {
                plain(t.log_gems_return(count.into(), gem(self.setup.seat(seat).colour)))
            }
            Event::TilePoints { seat, points } => {
                plain(t.log_tile_points(self.who(seat), self.name(seat), points.into()))
            }
            Event::GameOver { players, scores, winners } => self.over(players, scores, winners),
        }
    }

    /// Returns the heading of a turn.
    pub fn turn_of(&self, seat: Seat) -> String {
        self.t.log_turn(self.who(seat), self.name(seat))
    }

    fn who(&self, seat: Seat) -> Who {
        if self.reader == Some(seat) { Who::You } else { Who::They }
    }

    fn name(&self, seat: Seat) -> &'a str {
        &self.setup.seat(seat).name
    }

    fn names(&self, seats: impl Iterator<Item = Seat>) -> String {
        self.t.list(&seats.map(|seat| self.name(seat)).collect::<Vec<_>>())
    }

    fn tiles(&self, tiles: [Tile; 5]) -> String {
        self.t.list(&tiles.map(|tile| texts::tile(self.t, tile)))
    }

    fn dealt(&self, players: Players, seat: Seat, cards: SeenCards) -> Vec<LogSentence> {
        let text = match cards {
            SeenCards::Faces(cards) => self.t.log_dealt_own(&texts::hand(self.t, cards)),
            SeenCards::Count(count) => self.t.log_dealt(self.who(seat), self.name(seat), count.into()),
        };
        let last = players.before(Seat::FIRST);
        let starts = (seat == last).then(|| self.starts(last));
        [text].into_iter().chain(starts).flat_map(plain).collect()
    }

    /// S4: who starts, and who has the water box.
    fn starts(&self, water: Seat) -> String {
        let starter = Seat::FIRST;
        if self.reader == Some(water) {
            self.t.log_starts_water_you(self.name(starter))
        } else {
            self.t.log_starts(self.who(starter), self.name(starter), self.name(water))
        }
    }

    fn drew(&self, seat: Seat, cards: SeenCards, reshuffled: bool) -> Vec<LogSentence> {
        let (who, name) = (self.who(seat), self.name(seat));
        let text = match cards {
            SeenCards::Count(0) => self.t.log_draws_none(who, name),
            SeenCards::Faces(cards) if cards.is_empty() => self.t.log_draws_none(who, name),
            SeenCards::Faces(cards) => self.t.log_draws_own(&texts::hand(self.t, cards)),
            SeenCards::Count(count) => self.t.log_draws(who, name, count.into()),
        };
        let shuffled = reshuffled.then(|| self.t.log_reshuffled().to_owned());
        shuffled.into_iter().chain([text]).flat_map(plain).collect()
    }

    fn tile_used(&self, seat: Seat, tile: Tile) -> Vec<LogSentence> {
        let (who, name) = (self.who(seat), self.name(seat));
        match tile {
            Tile::Cards(count) => plain(self.t.log_uses_cards(who, name, count.into())),
            Tile::DoubleMove => plain(self.t.log_uses_double(who, name)),
            // Covered by the gem that is placed with it; points tiles are not used.
            Tile::AnyColour | Tile::Points(_) => Vec::new(),
        }
    }

    fn column_scored(&self, column: u8, ranking: &Ranking, closing: bool, chained: bool) -> Vec<LogSentence> {
        let number = column.into();
        let first = match (closing, chained) {
            (true, _) => self.t.log_final_column(number),
            (false, true) => self.t.log_column_next(number),
            (false, false) => self.t.log_column_scored(number),
        };
        let nobody = ranking.is_empty().then(|| self.t.log_column_nobody(number));
        let ranks = ranking.iter().map(|rank| {
            let (who, name, gems) = (self.who(rank.seat), self.name(rank.seat), rank.gems.into());
            match rank.points {
                0 => self.t.log_rank_nothing(who, name, gems),
                points => self.t.log_rank(who, name, points.into(), gems),
            }
        });
        let pairs = ranking.iter().zip(ranking.iter().skip(1)).filter(|(ahead, _)| ahead.by_lower_gem);
        let ties = pairs.map(|(ahead, behind)| self.t.log_tie_lower(self.name(ahead.seat), self.name(behind.seat)));
        let texts = [first].into_iter().chain(nobody).chain(ranks).chain(ties);
        texts.map(|text| LogSentence { text, place: Some(Place::Rock { column }) }).collect()
    }

    fn row_scored(&self, players: Players, tile: Tile, standing: &RowStanding) -> String {
        let (row, tile) = (standing.row.number().into(), texts::tile(self.t, tile));
        let Some(lead) = standing.lead else { return self.t.log_tile_nobody(row, &tile) };
        let gems = standing.gems[lead.seat];
        let (who, name) = (self.who(lead.seat), self.name(lead.seat));
        let rivals = players.seats().filter(|seat| *seat != lead.seat && standing.gems[*seat] == gems);
        match lead.tie {
            TieBreak::None => self.t.log_tile_won(who, row, name, &tile, gems.into()),
            TieBreak::FurtherRight => self.t.log_tile_tie_right(who, row, name, &tile, &self.names(rivals)),
            TieBreak::LowerInColumn => self.t.log_tile_tie_lower(who, row, name, &tile, &self.names(rivals)),
        }
    }

    fn over(&self, players: Players, scores: SeatMap<u16>, winners: SeatMap<bool>) -> Vec<LogSentence> {
        let won: Vec<Seat> = players.seats().filter(|seat| winners[*seat]).collect();
        let result = match won[..] {
            [seat] => self.t.log_winner(self.who(seat), self.name(seat), scores[seat].into()),
            _ => {
                let points = won.first().map_or(0, |seat| scores[*seat].into());
                self.t.log_winners(&self.names(won.iter().copied()), points)
            }
        };
        [self.t.log_over().to_owned(), result].into_iter().flat_map(plain).collect()
    }
}

fn plain(text: String) -> Vec<LogSentence> {
    vec![LogSentence { text, place: None }]
}

fn at_gap(text: String, gap: Gap) -> Vec<LogSentence> {
    vec![LogSentence { text, place: Some(Place::Gap { column: gap.column(), index: gap.index() }) }]
}

/// Returns column and row of a gap.
fn place_of(table: &Table, gap: Gap) -> (i64, i64) {
    let (row, _) = table.gap(gap).expect("events speak of gaps of the wall");
    (gap.column().into(), row.number().into())
}

#[cfg(test)]
mod tests;
