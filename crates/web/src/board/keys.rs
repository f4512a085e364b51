//! Arrow keys: move the focus to the nearest place in a direction.

use super::model::Place;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    Left,
    Right,
    Up,
    Down,
    /// The leftmost place at the same height.
    RowStart,
    /// The rightmost place at the same height.
    RowEnd,
}

impl Direction {
    pub fn of_key(key: &str) -> Option<Self> {
        match key {
            "ArrowLeft" => Some(Self::Left),
            "ArrowRight" => Some(Self::Right),
            "ArrowUp" => Some(Self::Up),
            "ArrowDown" => Some(Self::Down),
            "Home" => Some(Self::RowStart),
            "End" => Some(Self::RowEnd),
            _ => None,
        }
    }
}

/// Returns the place that gets the focus after `from`; `None` at an edge.
pub fn next_place(places: &[(Place, f64, f64)], from: Place, direction: Direction) -> Option<Place> {
    let (_, x, y) = *places.iter().find(|(place, ..)| *place == from)?;
    let cost = |(place, px, py): &(Place, f64, f64)| {
        let (dx, dy) = (px - x, py - y);
        // Up and down stay in the column while it has more places; left and right change the column.
        let (ahead, aside) = match direction {
            Direction::Left => (-dx, dy.abs()),
            Direction::Right => (dx, dy.abs()),
            Direction::Up => (-dy, dx.abs()),
            Direction::Down => (dy, dx.abs()),
            Direction::RowStart => return (dy.abs() < 40.0 && dx < 0.0).then_some((*place, *px)),
            Direction::RowEnd => return (dy.abs() < 40.0 && dx > 0.0).then_some((*place, -*px)),
        };
        let sideways = matches!(direction, Direction::Left | Direction::Right);
        let least = if sideways { 55.0 } else { 1.0 };
        let weight = if sideways { 2.0 } else { 3.0 };
        (ahead >= least && (sideways || aside <= 60.0)).then_some((*place, ahead + weight * aside))
    };
    places.iter().filter_map(cost).min_by(|a, b| a.1.total_cmp(&b.1)).map(|(place, _)| place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{geometry::places, sample};

    fn gap(column: u8, index: u8) -> Place {
        Place::Gap { column, index }
    }

    #[test]
    fn arrow_keys_move_within_and_between_columns() {
        let here = places(&sample::opening());
        assert_eq!(next_place(&here, gap(1, 0), Direction::Down), Some(gap(1, 1)));
        assert_eq!(next_place(&here, gap(1, 1), Direction::Up), Some(gap(1, 0)));
        assert_eq!(next_place(&here, gap(1, 0), Direction::Right), Some(gap(2, 0)));
        assert_eq!(next_place(&here, gap(1, 0), Direction::Left), None);
        assert_eq!(next_place(&here, gap(1, 7), Direction::Down), Some(Place::Rock { column: 1 }));
    }

    #[test]
    fn arrow_keys_reach_every_place() {
        let here = places(&sample::opening());
        let all = [Direction::Left, Direction::Right, Direction::Up, Direction::Down];
        let mut seen = vec![here[0].0];
        let mut at = 0;
        while at < seen.len() {
            for direction in all {
                seen.extend(next_place(&here, seen[at], direction).filter(|p| !seen.contains(p)));
            }
            at += 1;
        }
        assert_eq!(seen.len(), here.len());
    }
}
