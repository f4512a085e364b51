//! The source of every point, collected from the events of a game.

use iquazu_rules::text::Record;
use iquazu_rules::{Event, Gap, Seat, Tile};
use serde::Serialize;

/// The points and tiles of one seat, with their sources.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub struct SeatBreakdown {
    /// The seat.
    pub seat: Seat,
    /// The points of the handicap; not written without one.
    #[serde(skip_serializing_if = "is_zero")]
    pub head_start: u16,
    /// Its ranks in scored columns.
    pub rocks: Vec<RockShare>,
    /// The points of these ranks.
    pub rock_points: u16,
    /// The tiles that it won.
    pub tiles_won: Vec<TileWon>,
    /// The tiles that it used.
    pub tiles_used: Vec<TileUsed>,
    /// E4: the points tiles, counted at the end of the game; empty before.
    pub points_tiles: Vec<Tile>,
    /// The points of its points tiles.
    pub tile_points: u16,
    /// All its points.
    pub total: u16,
}

/// I2, I3: a rank in a scored column.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub struct RockShare {
    /// The column.
    pub column: u8,
    /// The rank, from 1.
    pub rank: u8,
    /// Its gems in the column.
    pub gems: u8,
    /// Its lowest gem, which breaks ties.
    pub lowest: Option<Gap>,
    /// The points of the rank.
    pub points: u8,
}

/// I4: a tile and the row that won it.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub struct TileWon {
    /// The step, from 1.
    pub step: usize,
    /// The column right of the frame, where the tile lay.
    pub position: u8,
    /// The row.
    pub row: u8,
    /// The tile.
    pub tile: Tile,
}

/// B7: a used tile.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub struct TileUsed {
    /// The step, from 1.
    pub step: usize,
    /// The tile.
    pub tile: Tile,
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
pub struct ScoreBreakdown(
    /// By seat.
    pub Vec<SeatBreakdown>,
);

impl ScoreBreakdown {
    /// Creates the breakdown before the first step.
    pub fn new(record: &Record) -> ScoreBreakdown {
        let seat = |seat| SeatBreakdown::new(seat, record.handicaps[seat].points().into());
        ScoreBreakdown(record.players.seats().map(seat).collect())
    }

    /// Adds an event of a step.
    pub fn add(&mut self, step: usize, event: &Event) {
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
