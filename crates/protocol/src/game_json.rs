//! A whole game as JSON, complete enough to be checked by another program. See docs/record.schema.json.

mod breakdown;
#[cfg(feature = "schema")]
pub(crate) mod schema;

pub use breakdown::{RockShare, ScoreBreakdown, SeatBreakdown, TileUsed, TileWon};
use iquazu_rules::edition::Strips;
use iquazu_rules::text::{Record, Replay, ReplayError};
use iquazu_rules::{
    Action, COLUMNS, Cards, Edition, Event, Handicap, Outcome, PlayerColour, Players, Seat, State, StripOrder, Tile,
    TileCounts,
};
use serde::Serialize;
use std::collections::BTreeMap;

/// A whole game as JSON, as `iquazu record --json` prints it; for several games it prints an array of these. Clause ids
/// such as I3 are those of rules.md. Seats, columns, rows, positions, turns and steps are numbered from 1.
#[derive(Serialize, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub struct GameJson<'r> {
    #[cfg_attr(feature = "schema", schemars(extend("const" = "iquazu-record")))]
    format: &'static str,
    /// The version of this format.
    #[cfg_attr(feature = "schema", schemars(extend("const" = 2)))]
    version: u32,
    /// The version of the rules that the game was played by.
    rules_version: u32,
    edition: Components<'r>,
    /// In turn order.
    #[cfg_attr(feature = "schema", schemars(length(min = 2, max = 4)))]
    players: Vec<Player>,
    /// Free text about the game.
    tags: Vec<Tag<'r>>,
    setup: Setup,
    steps: Vec<Step>,
    result: Ending,
}

/// The components: the content of the edition file, so that a game can be checked without it.
#[derive(Serialize, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
struct Components<'r> {
    #[cfg_attr(feature = "schema", schemars(extend("pattern" = "^[a-z0-9.-]{1,40}$")))]
    id: &'r str,
    /// The id and a hash of the whole content.
    #[cfg_attr(feature = "schema", schemars(extend("pattern" = "^[a-z0-9.-]{1,40}#[0-9a-f]{32}$")))]
    identity: &'r str,
    name: &'r str,
    status: &'r str,
    cards: Cards,
    gems_per_player: u8,
    drops: u8,
    wall: Wall,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::columns"))]
    columns: BTreeMap<u8, String>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::strips"))]
    strips: BTreeMap<char, Vec<String>>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::rocks"))]
    rocks: BTreeMap<u8, Vec<&'r [u8]>>,
    tiles: Backs<'r>,
}

/// Where the interchangeable strips lie (C6).
#[derive(Serialize, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
struct Wall {
    /// The first column of the first strip.
    strips_from: u8,
    /// The number of columns of a strip.
    strip_width: u8,
}

/// The number of tiles of each face, by the colour of their backs.
#[derive(Serialize, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
struct Backs<'r> {
    light: &'r TileCounts,
    dark: &'r TileCounts,
}

#[derive(Serialize, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
struct Player {
    seat: Seat,
    colour: PlayerColour,
    /// Only in games with a handicap.
    #[serde(skip_serializing_if = "Option::is_none")]
    handicap: Option<HeadStart>,
}

/// The handicap of a seat.
#[derive(Serialize, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
struct HeadStart {
    /// The cards beyond the first hand.
    #[cfg_attr(feature = "schema", schemars(range(max = Handicap::MAX_CARDS)))]
    cards: u8,
    /// The score at the start.
    #[cfg_attr(feature = "schema", schemars(range(max = Handicap::MAX_POINTS)))]
    points: u8,
}

impl HeadStart {
    fn new(handicap: Handicap) -> Option<HeadStart> {
        (!handicap.is_none()).then(|| HeadStart { cards: handicap.cards(), points: handicap.points() })
    }
}

#[derive(Serialize, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
struct Tag<'r> {
    #[cfg_attr(feature = "schema", schemars(extend("pattern" = "^[A-Za-z0-9_-]+$")))]
    key: &'r str,
    value: &'r str,
}

#[derive(Serialize, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
struct Setup {
    strips: StripOrder,
    /// From the top row down.
    tiles: [Tile; 5],
    /// The first cards of each seat (S5).
    #[cfg_attr(feature = "schema", schemars(length(min = 2, max = 4)))]
    hands: Vec<Cards>,
    events: Vec<Event>,
}

#[derive(Serialize, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
struct Step {
    number: usize,
    turn: u16,
    seat: Seat,
    /// The action in record notation.
    text: String,
    action: Action,
    /// What chance answered, in order.
    outcomes: Vec<Outcome>,
    /// Everything that happened, in order.
    events: Vec<Event>,
    /// The score of every seat after the step.
    #[cfg_attr(feature = "schema", schemars(length(min = 2, max = 4)))]
    scores: Vec<u16>,
}

#[derive(Serialize, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
struct Ending {
    finished: bool,
    #[cfg_attr(feature = "schema", schemars(length(min = 2, max = 4)))]
    scores: Vec<u16>,
    /// Several if tied (E5); none while the game is not finished.
    winners: Vec<Seat>,
    #[cfg_attr(feature = "schema", schemars(length(min = 2, max = 4)))]
    seats: Vec<SeatBreakdown>,
}

impl<'r> GameJson<'r> {
    /// Replays a record.
    ///
    /// # Errors
    ///
    /// Returns the first step that breaks the rules.
    pub fn new(record: &'r Record) -> Result<GameJson<'r>, ReplayError> {
        let mut replay = record.replay();
        let setup = setup(&mut replay)?;
        let mut breakdown = ScoreBreakdown::new(record);
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
        let player =
            |seat| Player { seat, colour: record.colours[seat], handicap: HeadStart::new(record.handicaps[seat]) };
        let tag = |(key, value): &'r (String, String)| Tag { key, value };
        Ok(GameJson {
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
