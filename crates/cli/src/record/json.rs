//! A whole game as JSON, complete enough to be checked by another program. See docs/record.schema.json.

use super::breakdown::{ScoreBreakdown, SeatBreakdown};
use iquazu_rules::edition::Strips;
use iquazu_rules::text::{Record, Replay, ReplayError};
use iquazu_rules::{
    Action, COLUMNS, Cards, Edition, Event, Outcome, PlayerColour, Players, Seat, State, StripOrder, Tile, TileCounts,
};
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Serialize, Debug)]
pub(crate) struct Game<'r> {
    format: &'static str,
    version: u32,
    rules_version: u32,
    edition: Components<'r>,
    players: Vec<Player>,
    tags: Vec<Tag<'r>>,
    setup: Setup,
    steps: Vec<Step>,
    result: Ending,
}

/// The content of the edition file.
#[derive(Serialize, Debug)]
struct Components<'r> {
    id: &'r str,
    identity: &'r str,
    name: &'r str,
    status: &'r str,
    cards: Cards,
    gems_per_player: u8,
    drops: u8,
    wall: Wall,
    columns: BTreeMap<u8, String>,
    strips: BTreeMap<char, Vec<String>>,
    rocks: BTreeMap<u8, Vec<&'r [u8]>>,
    tiles: Backs<'r>,
}

#[derive(Serialize, Debug)]
struct Wall {
    strips_from: u8,
    strip_width: u8,
}

#[derive(Serialize, Debug)]
struct Backs<'r> {
    light: &'r TileCounts,
    dark: &'r TileCounts,
}

#[derive(Serialize, Debug)]
struct Player {
    seat: Seat,
    colour: PlayerColour,
}

#[derive(Serialize, Debug)]
struct Tag<'r> {
    key: &'r str,
    value: &'r str,
}

#[derive(Serialize, Debug)]
struct Setup {
    strips: StripOrder,
    tiles: [Tile; 5],
    hands: Vec<Cards>,
    events: Vec<Event>,
}

#[derive(Serialize, Debug)]
struct Step {
    number: usize,
    turn: u16,
    seat: Seat,
    /// The action in record notation.
    text: String,
    action: Action,
    outcomes: Vec<Outcome>,
    events: Vec<Event>,
    scores: Vec<u16>,
}

#[derive(Serialize, Debug)]
struct Ending {
    finished: bool,
    scores: Vec<u16>,
    winners: Vec<Seat>,
    seats: Vec<SeatBreakdown>,
}

impl<'r> Game<'r> {
    /// Replays a record.
    pub(crate) fn new(record: &'r Record) -> Result<Game<'r>, ReplayError> {
        let mut replay = record.replay();
        let setup = setup(&mut replay)?;
        let mut breakdown = ScoreBreakdown::new(record.players);
        let mut steps = Vec::with_capacity(record.steps.len());
        for (step, number) in record.steps.iter().zip(1..) {
            let turn = replay.state().table().turn();
            let events = replay.step_events()?.unwrap_or_default();
            events.iter().for_each(|event| breakdown.add(number, event));
            steps.push(Step {
                number,
                turn,
                seat: step.seat,
                text: step.action.to_string(),
                action: step.action,
                outcomes: step.outcomes.clone(),
                events,
                scores: scores(replay.state()),
            });
        }
        // One more step checks the result that the record claims.
        replay.step(&mut ())?;
        let player = |seat| Player { seat, colour: record.colours[seat] };
        let tag = |(key, value): &'r (String, String)| Tag { key, value };
        Ok(Game {
            format: "iquazu-record",
            version: 2,
            rules_version: record.rules.version,
            edition: Components::new(record.edition),
            players: record.players.seats().map(player).collect(),
            tags: record.tags.iter().map(tag).collect(),
            setup,
            steps,
            result: result(replay.state(), breakdown),
        })
    }
}

fn setup(replay: &mut Replay<'_>) -> Result<Setup, ReplayError> {
    let events = replay.step_events()?.unwrap_or_default();
    let state = replay.state();
    let tiles = events.iter().find_map(|event| match event {
        Event::TilesTurned { tiles, .. } => Some(*tiles),
        _ => None,
    });
    Ok(Setup {
        strips: state.table().strips(),
        tiles: tiles.expect("a setup turns up tiles (S2)"),
        hands: state.table().players().seats().map(|seat| state.hand(seat)).collect(),
        events,
    })
}

fn result(state: &State, breakdown: ScoreBreakdown) -> Ending {
    let finished = state.is_over();
    let winners = if finished { state.winners().collect() } else { Vec::new() };
    Ending { finished, scores: scores(state), winners, seats: breakdown.0 }
}

fn scores(state: &State) -> Vec<u16> {
    state.table().players().seats().map(|seat| state.score(seat)).collect()
}

impl<'r> Components<'r> {
    fn new(edition: &'r Edition) -> Components<'r> {
        let printed = |column: u8| edition.column(StripOrder::PRINTED, column).to_string();
        let wall = edition.strips();
        let fixed = (1..=COLUMNS).filter(|column| wall.strip_at(*column).is_none());
        let columns_of = |strip| {
            (1..=COLUMNS).filter(|column| wall.strip_at(*column) == Some(strip)).map(printed).collect::<Vec<_>>()
        };
        let rocks = |players: Players| (1..=COLUMNS).map(|column| edition.rock(players, column)).collect();
        Components {
            id: edition.id(),
            identity: edition.identity(),
            name: edition.name(),
            status: edition.status(),
            cards: edition.cards(),
            gems_per_player: edition.gems_per_player(),
            drops: edition.drops(),
            wall: Wall { strips_from: wall.from(), strip_width: wall.width() },
            columns: fixed.map(|column| (column, printed(column))).collect(),
            strips: (0..Strips::COUNT).map(|strip| (char::from(b'a' + strip), columns_of(strip))).collect(),
            rocks: Players::ALL.map(|players| (players.count(), rocks(players))).into(),
            tiles: Backs { light: edition.light_tiles(), dark: edition.dark_tiles() },
        }
    }
}
