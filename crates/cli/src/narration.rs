//! Describes events in English sentences, for the terminal.

use iquazu_rules::{Event, Ranking, RowStanding, Seat, TieBreak, Tile};

/// Describes an event in one sentence.
pub(crate) fn describe(event: &Event) -> String {
    match *event {
        Event::StripsPlaced { strips } => format!("The strips lie in the order {strips}."),
        Event::TilesTurned { position, tiles } => {
            format!("Tiles of position {position} are turned up: {}.", tiles.map(|tile| tile.to_string()).join(" "))
        }
        Event::Dealt { seat, cards } => format!("Seat {seat} is dealt {cards}."),
        Event::Drew { seat, cards, reshuffled: false } => format!("Seat {seat} draws {cards}."),
        Event::Drew { seat, cards, reshuffled: true } => {
            format!("Seat {seat} draws {cards}; the discard pile has become the draw pile.")
        }
        Event::Placed { seat, gap, price, paid, any_colour } => {
            let colours = if any_colour { " of any colours" } else { "" };
            format!("Seat {seat} puts a gem into {gap}, price {price}, for {paid}{colours}.")
        }
        Event::TileUsed { seat, tile } => format!("Seat {seat} gives up a tile {tile}."),
        Event::Dripped { seat, gap } => format!("Seat {seat} drips into {gap}."),
        Event::ColumnScored { column, ranking, .. } => column_scored(column, &ranking),
        Event::RowScored { tile, standing, .. } => row_scored(tile, &standing),
        Event::FrameMoved { frame } => format!("The frame moves; it starts at column {frame} now."),
        Event::WaterBoxPassed { from, to } => format!("The water box goes from seat {from} to seat {to}."),
        Event::Discarded { seat, cards } => format!("Seat {seat} discards {cards}."),
        Event::GemBoxPassed { from, to } => format!("The gem box goes from seat {from} to seat {to}."),
        Event::DropsReturned { count } => format!("{count} drops go back to the supply."),
        Event::GemsReturned { seat, count } => format!("{count} gems of seat {seat} go back to the supply."),
        Event::TilePoints { seat, points } => format!("Seat {seat} gets {points} points for tiles."),
        Event::GameOver { winners, .. } => {
            let winners: Vec<String> = Seat::ALL.iter().filter(|s| winners[**s]).map(Seat::to_string).collect();
            format!("The game is over; seat {} wins.", winners.join(" and seat "))
        }
    }
}

fn column_scored(column: u8, ranking: &Ranking) -> String {
    if ranking.is_empty() {
        return format!("Column {column} is scored; nobody has a gem there.");
    }
    let rank = |rank: &iquazu_rules::Rank| {
        let why = if rank.by_lower_gem { ", lower than the next" } else { "" };
        format!("seat {} {} points ({} gems{why})", rank.seat, rank.points, rank.gems)
    };
    format!("Column {column} is scored: {}.", ranking.iter().map(rank).collect::<Vec<_>>().join("; "))
}

fn row_scored(tile: Tile, standing: &RowStanding) -> String {
    let row = standing.row.number();
    let Some(lead) = standing.lead else { return format!("Row {row} has no gem; tile {tile} leaves the game.") };
    let why = match lead.tie {
        TieBreak::None => "most gems",
        TieBreak::FurtherRight => "tied, but further right",
        TieBreak::LowerInColumn => "tied, but lower in the rightmost column",
    };
    format!("Row {row}: tile {tile} goes to seat {} ({why}, {}).", lead.seat, standing.gems[lead.seat])
}
