//! Score breakdown: where every point of a seat came from.

use crate::game::GameStep;
use iquazu_rules::{Event, Players, Seat, Tile};

/// The points of a seat from one rock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RockPoints {
    /// The scored column.
    pub column: u8,
    /// The rank of the seat, from 1.
    pub rank: u8,
    /// The number of its gems in the column.
    pub gems: u8,
    /// The points for the rank; 0 if it is not paid.
    pub points: u8,
    /// Whether only the lower gem put the seat ahead of the next one (I3).
    pub by_lower_gem: bool,
    /// Whether the column was scored at the end of the game (E3).
    pub closing: bool,
}

/// Where the points of one seat came from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Breakdown {
    /// The points of its handicap.
    pub head_start: u16,
    /// The rocks of all scored columns with gems of the seat.
    pub rocks: Vec<RockPoints>,
    /// The points tiles it won (B1).
    pub points_tiles: Vec<Tile>,
    /// The tiles it used (B7).
    pub used_tiles: Vec<Tile>,
    /// The points of its points tiles (E4); 0 before the end of the game.
    pub tile_points: u16,
}

impl Breakdown {
    /// Returns the sum of the rock points.
    pub fn rock_points(&self) -> u16 {
        self.rocks.iter().map(|share| u16::from(share.points)).sum()
    }

    /// Returns all points of the seat.
    pub fn total(&self) -> u16 {
        self.head_start + self.rock_points() + self.tile_points
    }
}

/// Returns the breakdown of each seat after these steps.
pub fn breakdown(history: &[GameStep], players: Players) -> Vec<Breakdown> {
    let mut seats = vec![Breakdown::default(); usize::from(players.count())];
    // In the first turn nothing has been scored yet. A game that is followed from a later step has no handicap here.
    if let Some(first) = history.first().filter(|step| step.state.table().turn() <= 1) {
        for (seat, breakdown) in players.seats().zip(&mut seats) {
            breakdown.head_start = first.state.score(seat);
        }
    }
    for event in history.iter().flat_map(|step| &step.events) {
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

/// Returns the score of a seat after each step.
pub fn score_history(history: &[GameStep], seat: Seat) -> Vec<u16> {
    history.iter().map(|step| step.state.score(seat)).collect()
}
