//! How every point came about.

use crate::game::GameStep;
use iquazu_rules::{Event, Players, Seat, Tile};

/// Points from one rock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RockPoints {
    pub column: u8,
    /// From 1.
    pub rank: u8,
    pub gems: u8,
    pub points: u8,
    /// Ahead of somebody only by the lower gem (I3).
    pub by_lower_gem: bool,
    /// One of the columns that are scored at the end (E3).
    pub closing: bool,
}

/// All points of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Breakdown {
    pub rocks: Vec<RockPoints>,
    /// Points tiles won, kept to the end (B1).
    pub points_tiles: Vec<Tile>,
    /// Tiles given up for their use (B7).
    pub used_tiles: Vec<Tile>,
    /// What the points tiles counted (E4); 0 before the end.
    pub tile_points: u16,
}

impl Breakdown {
    pub fn rock_points(&self) -> u16 {
        self.rocks.iter().map(|share| u16::from(share.points)).sum()
    }

    pub fn total(&self) -> u16 {
        self.rock_points() + self.tile_points
    }
}

/// For each seat, how its points came about so far.
pub fn breakdown(moments: &[GameStep], players: Players) -> Vec<Breakdown> {
    let mut seats = vec![Breakdown::default(); usize::from(players.count())];
    for event in moments.iter().flat_map(|moment| &moment.events) {
        match *event {
            Event::ColumnScored { column, ranking, closing } => {
                for (rank, place) in (1..).zip(ranking.iter()) {
                    seats[place.seat.index()].rocks.push(RockPoints {
                        column,
                        rank,
                        gems: place.gems,
                        points: place.points,
                        by_lower_gem: place.by_lower_gem,
                        closing,
                    });
                }
            }
            Event::RowScored { tile: tile @ Tile::Points(_), standing, .. } => {
                if let Some(lead) = standing.lead {
                    seats[lead.seat.index()].points_tiles.push(tile);
                }
            }
            Event::TileUsed { seat, tile } => seats[seat.index()].used_tiles.push(tile),
            Event::TilePoints { seat, points } => seats[seat.index()].tile_points = points,
            _ => {}
        }
    }
    seats
}

/// The score of a seat after each moment.
pub fn score_history(moments: &[GameStep], seat: Seat) -> Vec<u16> {
    moments.iter().map(|moment| moment.state.score(seat)).collect()
}
