//! A test game: moves and outcomes as text, and events as one line of text.

use crate::clauses::board::{drawing, letter};
use iquazu_rules::{Action, Event, IllegalMove, Outcome, Ranking, Seat, State};

/// A game with the events since the last action.
pub(crate) struct Game {
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

impl Game {
    pub(crate) fn new(state: State) -> Game {
        Game { state, events: Vec::new() }
    }

    /// Plays a legal action of the active player.
    #[track_caller]
    pub(crate) fn act(&mut self, action: &str) -> &mut Game {
        self.events.clear();
        let result = self.state.play(parse(action), &mut self.events);
        result.unwrap_or_else(|error| panic!("{action}: {error}\n{}", drawing(&self.state)));
        self
    }

    /// Applies a possible outcome.
    #[track_caller]
    pub(crate) fn chance(&mut self, outcome: &str) -> &mut Game {
        let parsed: Outcome = outcome.parse().expect("an outcome");
        let result = self.state.resolve(parsed, &mut self.events);
        result.unwrap_or_else(|error| panic!("{outcome}: {error}\n{}", drawing(&self.state)));
        self
    }

    /// Reveals arbitrary tiles.
    #[track_caller]
    pub(crate) fn any_tiles(&mut self) -> &mut Game {
        let (light, dark) = self.state.table().face_down();
        let hidden = if self.state.table().shown_position() >= 13 { dark } else { light };
        let all = hidden.iter().flat_map(|(tile, count)| std::iter::repeat_n(tile, usize::from(count)));
        let names: Vec<String> = all.take(5).map(|tile| tile.to_string()).collect();
        self.chance(&format!("tiles {}", names.join(" ")))
    }

    /// Returns the error of an illegal action and checks that the state is unchanged.
    #[track_caller]
    pub(crate) fn illegal_move(&self, action: &str) -> IllegalMove {
        let mut state = self.state;
        let refusal = state.play(parse(action), &mut ()).expect_err(action);
        assert_eq!(state, self.state, "a refused move changes nothing");
        refusal
    }

    /// Returns whether the active player may play the action.
    pub(crate) fn allows(&self, action: &str) -> bool {
        self.state.check(parse(action)).is_ok()
    }

    /// Returns the events since the last action, in order.
    pub(crate) fn event_log(&self) -> String {
        self.events.iter().map(describe).collect::<Vec<_>>().join("; ")
    }

    /// Returns the events since the last action whose text contains a word.
    pub(crate) fn events_with(&self, word: &str) -> Vec<String> {
        self.events.iter().map(describe).filter(|part| part.contains(word)).collect()
    }

    pub(crate) fn hand(&self, player: char) -> String {
        self.state.hand(crate::clauses::board::seat(player)).to_string()
    }

    pub(crate) fn tiles(&self, player: char) -> String {
        self.state.table().tiles(crate::clauses::board::seat(player)).to_string()
    }

    pub(crate) fn scores(&self) -> Vec<u16> {
        self.state.table().players().seats().map(|seat| self.state.score(seat)).collect()
    }
}

#[track_caller]
fn parse(action: &str) -> Action {
    action.parse().unwrap_or_else(|error| panic!("{action}: {error}"))
}

fn describe(event: &Event) -> String {
    match *event {
        Event::StripsPlaced { strips } => format!("strips {strips}"),
        Event::TilesTurned { position, .. } => format!("tiles {position}"),
        Event::Dealt { seat, cards } => format!("{} was dealt {}", letter(seat), cards.total()),
        Event::Drew { seat, cards, reshuffled } => {
            format!("{} drew {}{}", letter(seat), cards.total(), if reshuffled { " with a reshuffle" } else { "" })
        }
        Event::Placed { seat, gap, paid, any_colour, .. } => {
            format!("{} placed {gap} for {paid}{}", letter(seat), if any_colour { " any" } else { "" })
        }
        Event::TileUsed { seat, tile } => format!("{} used {tile}", letter(seat)),
        Event::Dripped { seat, gap } => format!("{} dripped {gap}", letter(seat)),
        Event::ColumnScored { column, ranking, closing } => {
            format!("{}column {column}:{}", if closing { "closing " } else { "" }, ranks(&ranking))
        }
        Event::RowScored { tile, standing, .. } => {
            let to = standing.lead.map_or("gone".to_owned(), |lead| letter(lead.seat).to_string());
            format!("row {} {tile}: {to}", standing.row.number())
        }
        Event::FrameMoved { frame } => format!("frame {frame}"),
        Event::WaterBoxPassed { from, to } => format!("water {}>{}", letter(from), letter(to)),
        Event::Discarded { seat, cards } => format!("{} discarded {cards}", letter(seat)),
        Event::GemBoxPassed { from, to } => format!("gem {}>{}", letter(from), letter(to)),
        Event::DropsReturned { count } => format!("{count} drops back"),
        Event::GemsReturned { seat, count } => format!("{count} gems of {} back", letter(seat)),
        Event::TilePoints { seat, points } => format!("{} tiles +{points}", letter(seat)),
        Event::GameOver { players, winners, .. } => {
            let won: String = players.seats().filter(|seat: &Seat| winners[*seat]).map(letter).collect();
            format!("over, won by {won}")
        }
    }
}

/// Prints a ranking as in ` g8 r5 y2 p0`.
fn ranks(ranking: &Ranking) -> String {
    ranking.iter().map(|rank| format!(" {}{}", letter(rank.seat), rank.points)).collect()
}
