//! What a state says about itself. The table is public, so views say the same of it.

use super::{Decision, State};
use crate::game::Game;
use crate::integer::AnyInteger;
use crate::spaces::Spaces;
use iquazu_rules::text::Drawing;
use iquazu_rules::{Chance, Content, Next, PlayerColour, Row, SeatMap, Stage, Table, Tile, TileCounts, Viewer};
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// A gap of the wall: name, column, row, colour and content.
pub(crate) type GapRow = (String, u8, u8, String, Option<String>);

/// The name of a stage.
pub(crate) fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Strips => "strips",
        Stage::Tiles => "tiles",
        Stage::Deal(_) => "deal",
        Stage::Act => "act",
        Stage::Draw(_) => "draw",
        Stage::Close => "close",
        Stage::Discard => "discard",
        Stage::Over => "over",
    }
}

/// Draws a position, every hand or only what a viewer may see.
pub(crate) fn drawing(state: &iquazu_rules::State, viewer: Option<Viewer>) -> String {
    let colours = SeatMap(PlayerColour::ALL);
    Drawing { state, viewer, colours: &colours, style: () }.to_string()
}

/// Returns tiles by face.
pub(crate) fn tile_dict<'py>(py: Python<'py>, tiles: &TileCounts) -> PyResult<Bound<'py, PyDict>> {
    let dict = super::dict(py);
    tiles.iter().try_for_each(|(tile, count): (Tile, u8)| dict.set_item(tile.to_string(), count))?;
    Ok(dict)
}

/// Returns the public part of a state as a dict.
pub(crate) fn table_dict<'py>(py: Python<'py>, spaces: &Spaces, table: &Table) -> PyResult<Bound<'py, PyDict>> {
    let dict = super::dict(py);
    let seats = || spaces.players.seats();
    dict.set_item("turn", table.turn())?;
    dict.set_item("stage", stage_name(table.stage()))?;
    dict.set_item("active", table.active().index())?;
    dict.set_item("water", table.water().index())?;
    dict.set_item("frame", table.frame())?;
    dict.set_item("scored_this_turn", table.scored_this_turn())?;
    dict.set_item("scores", seats().map(|seat| table.score(seat)).collect::<Vec<_>>())?;
    dict.set_item("gems_left", seats().map(|seat| u16::from(table.gems_left(seat))).collect::<Vec<_>>())?;
    dict.set_item("drops_left", table.drops_left())?;
    dict.set_item("discard_pile", table.discard_pile().to_string())?;
    dict.set_item("strips", table.strips().to_string())?;
    let tiles = seats().map(|seat| tile_dict(py, table.tiles(seat))).collect::<PyResult<Vec<_>>>()?;
    dict.set_item("tiles", tiles)?;
    dict.set_item("shown_tiles", Row::ALL.map(|row| table.shown_tile(row).map(|tile| tile.to_string())).to_vec())?;
    let (light, dark) = table.face_down();
    dict.set_item("face_down", (tile_dict(py, light)?, tile_dict(py, dark)?))?;
    let rock = |column: u8| table.rock(column).iter().map(|points| u16::from(*points)).collect();
    let rocks: Vec<Vec<u16>> = (1..=iquazu_rules::COLUMNS).map(rock).collect();
    dict.set_item("rocks", rocks)?;
    dict.set_item("gaps", gap_rows(table))?;
    Ok(dict)
}

/// Returns all gaps of the wall.
pub(crate) fn gap_rows(table: &Table) -> Vec<GapRow> {
    let gaps = (1..=iquazu_rules::COLUMNS).flat_map(|column| table.gaps_in(column));
    gaps.filter_map(|gap| {
        let (row, colour) = table.gap(gap)?;
        let content = match table.content(gap) {
            Content::Empty => None,
            Content::Drop => Some("drop".to_owned()),
            Content::Gem(seat) => Some(format!("gem {seat}")),
        };
        Some((gap.to_string(), gap.column(), row.number(), colour.to_string(), content))
    })
    .collect()
}

#[pymethods]
impl State {
    /// The kind of game.
    #[getter]
    fn game(&self) -> Game {
        Game(self.spaces.clone())
    }

    /// The seat that decides, or None if chance does or the game is over.
    #[getter]
    pub(crate) fn current_seat(&self) -> Option<usize> {
        match self.state.next() {
            Next::Seat(seat) => Some(seat.index()),
            _ => None,
        }
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.state.is_over()
    }

    /// Whether chance decides next. Only states without a seed wait for it.
    #[getter]
    fn is_chance(&self) -> bool {
        self.state.chance().is_some()
    }

    /// What chance has to decide, as a dict with its `kind`, or None.
    #[getter]
    fn chance<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let Some(chance) = self.state.chance() else { return Ok(None) };
        let dict = super::dict(py);
        match chance {
            Chance::Strips => dict.set_item("kind", "strips")?,
            Chance::Tiles { position, dark } => {
                dict.set_item("kind", "tiles")?;
                dict.set_item("position", position)?;
                dict.set_item("dark", dark)?;
            }
            Chance::Deal { seat, count } | Chance::Draw { seat, count } => {
                dict.set_item("kind", if matches!(chance, Chance::Deal { .. }) { "deal" } else { "draw" })?;
                dict.set_item("seat", seat.index())?;
                dict.set_item("count", count)?;
            }
        }
        Ok(Some(dict))
    }

    /// The number of the turn, from 1; 0 during the setup.
    #[getter]
    fn turn(&self) -> u16 {
        self.state.table().turn()
    }

    /// What the game waits for: strips, tiles, deal, act, draw, close, discard or over.
    #[getter]
    fn stage(&self) -> &'static str {
        stage_name(self.state.table().stage())
    }

    /// The first column in the frame.
    #[getter]
    fn frame(&self) -> u8 {
        self.state.table().frame()
    }

    /// The points of each seat.
    #[getter]
    fn scores(&self) -> Vec<u16> {
        self.spaces.players.seats().map(|seat| self.state.score(seat)).collect()
    }

    /// The seats with the most points; empty before the end.
    #[getter]
    fn winners(&self) -> Vec<usize> {
        let over = self.state.is_over();
        self.state.winners().filter(|_| over).map(|seat| seat.index()).collect()
    }

    /// The number of actions and outcomes so far.
    #[getter]
    fn decision_count(&self) -> usize {
        self.decisions.len()
    }

    /// The hands, which players must not see: (white, blue, orange) for each seat.
    #[getter]
    fn hands(&self) -> Vec<(u8, u8, u8)> {
        self.spaces.players.seats().map(|seat| self.state.hand(seat).counts().into()).collect()
    }

    /// The draw pile, which players must not see: (white, blue, orange).
    #[getter]
    fn draw_pile(&self) -> (u8, u8, u8) {
        self.state.draw_pile().counts().into()
    }

    /// The discard pile: (white, blue, orange).
    #[getter]
    fn discard_pile(&self) -> (u8, u8, u8) {
        self.state.table().discard_pile().counts().into()
    }

    /// Returns the public part of the state as a dict.
    fn table<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        table_dict(py, &self.spaces, self.state.table())
    }

    /// Returns the position as one line of text; `Game.from_position` reads it.
    pub(crate) fn position(&self) -> String {
        self.state.to_position().to_string()
    }

    /// Returns the decisions so far in the notation of records, for one seat or for all: `1 draw`, `got 2w1b1o`.
    #[pyo3(signature = (viewer = None))]
    fn history(&self, viewer: Option<AnyInteger>) -> PyResult<Vec<String>> {
        let viewer = viewer.map(|seat| self.spaces.seat(seat)).transpose()?;
        Ok(self.seen_decisions(viewer.map(Viewer::Seat)))
    }

    /// Returns the decisions so far as a spectator saw them.
    fn history_of_spectator(&self) -> Vec<String> {
        self.seen_decisions(Some(Viewer::Spectator))
    }

    /// Returns the whole state as JSON: the public table, the hands and the draw pile. `Game.from_json` reads it.
    fn to_json(&self, py: Python<'_>) -> PyResult<String> {
        let dict = self.table(py)?;
        dict.set_item("edition", self.spaces.edition.identity())?;
        dict.set_item("players", self.spaces.players.count())?;
        dict.set_item("hands", self.hands())?;
        dict.set_item("draw_pile", self.draw_pile())?;
        dict.set_item("position", self.position())?;
        py.import("json")?.call_method1("dumps", (dict,))?.extract()
    }

    /// Draws the position as text: the wall, the seats with their hands, and the piles.
    pub(crate) fn draw(&self) -> String {
        drawing(&self.state, None)
    }

    /// Draws the board as an SVG, from the same shapes as the app. It shows nothing hidden.
    fn svg(&self) -> String {
        crate::svg::draw(self.state.table())
    }

    fn _repr_svg_(&self) -> String {
        self.svg()
    }

    fn __str__(&self) -> String {
        self.draw()
    }

    fn __repr__(&self) -> String {
        format!("<State turn={} stage={} scores={:?}>", self.turn(), self.stage(), self.scores())
    }
}

impl State {
    /// Returns the decisions as a seat saw them, or all of them.
    pub(crate) fn seen_decisions(&self, viewer: Option<Viewer>) -> Vec<String> {
        let mut lines = Vec::with_capacity(self.decisions.len());
        let mut state = self.start;
        for decision in &self.decisions {
            match *decision {
                Decision::Action(seat, action) => {
                    lines.push(format!("{seat} {action}"));
                    state.play_unchecked(action, &mut ());
                }
                Decision::Outcome(outcome) => {
                    let receiver = match state.chance() {
                        Some(Chance::Deal { seat, .. } | Chance::Draw { seat, .. }) => seat,
                        _ => iquazu_rules::Seat::FIRST,
                    };
                    lines.push(match viewer {
                        None => outcome.to_string(),
                        Some(viewer) => outcome.seen_by(viewer, receiver).to_string(),
                    });
                    state.resolve_unchecked(outcome, &mut ());
                }
            }
        }
        lines
    }
}
