//! The source of every point, collected from the events of a game.

use iquazu_rules::text::Record;
use iquazu_rules::{Event, Gap, Seat, Tile};
use serde::Serialize;

/// The points and tiles of one seat, with their sources.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub(crate) struct SeatBreakdown {
    pub(crate) seat: Seat,
    /// The points of the handicap; not written without one.
    #[serde(skip_serializing_if = "is_zero")]
    pub(crate) head_start: u16,
    pub(crate) rocks: Vec<RockShare>,
    pub(crate) rock_points: u16,
    pub(crate) tiles_won: Vec<TileWon>,
    pub(crate) tiles_used: Vec<TileUsed>,
    /// E4: the points tiles, counted at the end of the game; empty before.
    pub(crate) points_tiles: Vec<Tile>,
    pub(crate) tile_points: u16,
    pub(crate) total: u16,
}

/// I2, I3: a rank in a scored column.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub(crate) struct RockShare {
    pub(crate) column: u8,
    pub(crate) rank: u8,
    pub(crate) gems: u8,
    pub(crate) lowest: Option<Gap>,
    pub(crate) points: u8,
}

/// I4: a tile and the row that won it.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub(crate) struct TileWon {
    pub(crate) step: usize,
    pub(crate) position: u8,
    pub(crate) row: u8,
    pub(crate) tile: Tile,
}

/// B7: a used tile.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub(crate) struct TileUsed {
    pub(crate) step: usize,
    pub(crate) tile: Tile,
}

impl SeatBreakdown {
    fn new(seat: Seat, head_start: u16) -> SeatBreakdown {
        SeatBreakdown {
            seat,
            head_start,
            rocks: Vec::new(),
            rock_points: 0,
            tiles_won: Vec::new(),
            tiles_used: Vec::new(),
            points_tiles: Vec::new(),
            tile_points: 0,
            total: head_start,
        }
    }
}

fn is_zero(points: &u16) -> bool {
    *points == 0
}

/// A breakdown for each seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ScoreBreakdown(pub(crate) Vec<SeatBreakdown>);

impl ScoreBreakdown {
    pub(crate) fn new(record: &Record) -> ScoreBreakdown {
        let seat = |seat| SeatBreakdown::new(seat, record.handicaps[seat].points().into());
        ScoreBreakdown(record.players.seats().map(seat).collect())
    }

    /// Adds an event of a step.
    pub(crate) fn add(&mut self, step: usize, event: &Event) {
        match *event {
            Event::ColumnScored { column, ranking, .. } => {
                for (place, rank) in (1..).zip(ranking.iter()) {
                    let breakdown = &mut self.0[rank.seat.index()];
                    let (gems, points) = (rank.gems, rank.points);
                    let lowest = Gap::new(column, rank.lowest);
                    breakdown.rocks.push(RockShare { column, rank: place, gems, lowest, points });
                    breakdown.rock_points += u16::from(points);
                    breakdown.total += u16::from(points);
                }
            }
            Event::RowScored { position, tile, standing } => {
                if let Some(lead) = standing.lead {
                    let row = standing.row.number();
                    self.0[lead.seat.index()].tiles_won.push(TileWon { step, position, row, tile });
                }
            }
            Event::TileUsed { seat, tile } => self.0[seat.index()].tiles_used.push(TileUsed { step, tile }),
            Event::TilePoints { seat, points } => {
                let breakdown = &mut self.0[seat.index()];
                let tiles = breakdown.tiles_won.iter().map(|won| won.tile);
                breakdown.points_tiles = tiles.filter(|tile| matches!(tile, Tile::Points(_))).collect();
                breakdown.tile_points = points;
                breakdown.total += points;
            }
            _ => {}
        }
    }
}
