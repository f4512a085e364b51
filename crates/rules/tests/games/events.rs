//! Events are complete: the public table can be rebuilt from the redacted events of a spectator alone.

use crate::games::recipe::{Choice, Moment, cases, recipes};
use iquazu_rules::{
    Cards, Content, Event, Gap, Row, Seat, SeatMap, SeenCards, SeenEvent, State, Tile, TileCounts, View, Viewer,
};
use proptest::prelude::*;
use std::collections::BTreeMap;

/// The public table, rebuilt from events.
struct RebuiltTable {
    players: u8,
    wall: BTreeMap<Gap, Content>,
    frame: u8,
    shown: [Option<Tile>; 5],
    light: TileCounts,
    dark: TileCounts,
    held: SeatMap<TileCounts>,
    scores: SeatMap<u16>,
    hands: SeatMap<u8>,
    draw: u8,
    discard: Cards,
    active: Seat,
    water: Seat,
    gems: SeatMap<u8>,
    drops: u8,
    over: bool,
}

impl RebuiltTable {
    fn new(state: &State) -> RebuiltTable {
        let table = state.table();
        let last = table.players().seats().last().expect("players");
        RebuiltTable {
            players: table.players().count(),
            wall: BTreeMap::new(),
            frame: 1,
            shown: [None; 5],
            light: *table.edition().light_tiles(),
            dark: *table.edition().dark_tiles(),
            held: SeatMap::default(),
            scores: SeatMap::default(),
            hands: SeatMap::default(),
            draw: table.edition().cards().total(),
            discard: Cards::NONE,
            active: Seat::FIRST,
            water: last,
            gems: SeatMap([table.edition().gems_per_player(); 4]),
            drops: table.edition().drops(),
            over: false,
        }
    }

    fn apply(&mut self, event: SeenEvent) {
        match event {
            SeenEvent::StripsPlaced { .. } => {}
            SeenEvent::TilesTurned { position, tiles } => {
                let hidden = if position >= 13 { &mut self.dark } else { &mut self.light };
                tiles.iter().for_each(|tile| hidden[*tile] -= 1);
                self.shown = tiles.map(Some);
            }
            SeenEvent::Dealt { seat, cards } => {
                self.hands[seat] += hidden_count(cards);
                self.draw -= hidden_count(cards);
            }
            SeenEvent::Drew { seat, cards, reshuffled } => {
                self.hands[seat] += hidden_count(cards);
                if reshuffled {
                    self.draw += self.discard.total();
                    self.discard = Cards::NONE;
                }
                self.draw -= hidden_count(cards);
            }
            SeenEvent::Placed { seat, gap, paid, .. } => {
                self.discard_from_hand(seat, paid);
                self.gems[seat] -= 1;
                self.wall.insert(gap, Content::Gem(seat));
            }
            SeenEvent::TileUsed { seat, tile } => self.held[seat][tile] -= 1,
            SeenEvent::Dripped { gap, .. } => {
                self.drops -= 1;
                self.wall.insert(gap, Content::Drop);
            }
            SeenEvent::ColumnScored { ranking, .. } => {
                ranking.iter().for_each(|rank| self.scores[rank.seat] += u16::from(rank.points));
            }
            SeenEvent::RowScored { tile, standing, .. } => {
                self.shown[standing.row.index()] = None;
                if let Some(lead) = standing.lead {
                    self.held[lead.seat][tile] += 1;
                }
            }
            SeenEvent::FrameMoved { frame } => self.frame = frame,
            SeenEvent::WaterBoxPassed { to, .. } => self.water = to,
            SeenEvent::Discarded { seat, cards } => self.discard_from_hand(seat, cards),
            SeenEvent::GemBoxPassed { to, .. } => self.active = to,
            SeenEvent::DropsReturned { count } => {
                self.drops += count;
                self.clear(Content::Drop);
            }
            SeenEvent::GemsReturned { seat, count } => {
                self.gems[seat] += count;
                self.clear(Content::Gem(seat));
            }
            SeenEvent::TilePoints { seat, points } => self.scores[seat] += points,
            SeenEvent::GameOver { .. } => self.over = true,
        }
    }

    fn discard_from_hand(&mut self, seat: Seat, cards: Cards) {
        self.hands[seat] -= cards.total();
        self.discard += cards;
    }

    fn clear(&mut self, content: Content) {
        let frame = self.frame;
        self.wall.retain(|gap, there| gap.column() >= frame || *there != content);
    }

    fn check(&self, view: &View) {
        let table = view.table();
        assert_eq!((self.frame, self.active, self.water), (table.frame(), table.active(), table.water()));
        assert_eq!(self.shown, Row::ALL.map(|row| table.shown_tile(row)));
        assert_eq!((&self.light, &self.dark), table.face_down());
        assert_eq!((self.draw, self.discard), (view.draw_pile_size(), table.discard_pile()));
        assert_eq!(self.drops, table.drops_left());
        for seat in Seat::ALL.into_iter().take(self.players.into()) {
            assert_eq!(self.held[seat], *table.tiles(seat));
            assert_eq!(self.scores[seat], table.score(seat));
            assert_eq!(self.hands[seat], view.hand_size(seat));
            assert_eq!(self.gems[seat], table.gems_left(seat));
        }
        for gap in (1..=11).flat_map(|column| table.gaps_in(column)) {
            assert_eq!(self.wall.get(&gap).copied().unwrap_or(Content::Empty), table.content(gap), "{gap}");
        }
    }
}

fn hidden_count(cards: SeenCards) -> u8 {
    match cards {
        SeenCards::Count(count) => count,
        SeenCards::Faces(cards) => panic!("a spectator sees no faces, not {cards}"),
    }
}

/// Returns each event of a step with the state right after it.
fn transitions(moment: &Moment) -> Vec<(Event, State)> {
    let (mut state, mut transitions) = (moment.before, Vec::new());
    match moment.choice {
        Choice::Act(_, action) => state.play(action, &mut transitions).expect("legal"),
        Choice::Chance(outcome) => state.resolve(outcome, &mut transitions).expect("possible"),
    }
    transitions
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn the_public_table_follows_from_events(recipe in recipes()) {
        let mut rebuilt = RebuiltTable::new(&recipe.start());
        recipe.play(|moment| {
            moment.events.iter().for_each(|event| rebuilt.apply(event.seen_by(Viewer::Spectator)));
            rebuilt.check(&moment.after.view(Viewer::Spectator));
            assert_eq!(rebuilt.over, moment.after.is_over());
        });
    }

    /// The same between the events of one step.
    #[test]
    fn observers_see_the_table_right_after_each_event(recipe in recipes()) {
        let mut rebuilt = RebuiltTable::new(&recipe.start());
        recipe.play(|moment| {
            for (event, state) in transitions(moment) {
                rebuilt.apply(event.seen_by(Viewer::Spectator));
                rebuilt.check(&state.view(Viewer::Spectator));
            }
        });
    }
}
