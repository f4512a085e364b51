//! The message catalogue of the current language, and texts for values of the game.

use super::language;
use crate::art;
use iquazu_messages::{Card, Gem, Messages};
use iquazu_rules::{Cards, Colour, PlayerColour, Tile};

/// Returns the catalogue of the language that is shown. Reactive: call it where the text is rendered.
pub fn messages() -> Messages {
    Messages(language::shown())
}

pub fn card(colour: Colour) -> Card {
    match colour {
        Colour::White => Card::White,
        Colour::Blue => Card::Blue,
        Colour::Orange => Card::Orange,
    }
}

pub fn gem(colour: PlayerColour) -> Gem {
    match colour {
        PlayerColour::Red => Gem::Red,
        PlayerColour::Yellow => Gem::Yellow,
        PlayerColour::Purple => Gem::Purple,
        PlayerColour::Green => Gem::Green,
    }
}

/// Describes cards briefly: “2 white, 1 orange”, or “no cards”.
pub fn hand(t: Messages, cards: Cards) -> String {
    t.hand(cards.white.into(), cards.blue.into(), cards.orange.into())
}

/// Describes cards in full: “2 white cards and 1 orange card”.
pub fn payment(t: Messages, cards: Cards) -> String {
    t.payment(cards.white.into(), cards.blue.into(), cards.orange.into())
}

/// Describes everything that is spent for a gem: “2 white and the any-colour tile”.
pub fn spent(t: Messages, cards: Cards, with_tile: bool) -> String {
    t.spent(cards.white.into(), cards.blue.into(), cards.orange.into(), with_tile)
}

pub fn tile(t: Messages, tile: Tile) -> String {
    match tile {
        Tile::Points(points) => t.tile_points(points.into()),
        Tile::Cards(count) => t.tile_cards(count.into()),
        Tile::AnyColour => t.tile_any().to_owned(),
        Tile::DoubleMove => t.tile_double().to_owned(),
    }
}

/// Explains what a tile does.
pub fn tile_help(t: Messages, tile: Tile) -> String {
    match tile {
        Tile::Points(points) => t.tile_points_help(points.into()),
        Tile::Cards(count) => t.tile_cards_help(count.into()),
        Tile::AnyColour => t.tile_any_help().to_owned(),
        Tile::DoubleMove => t.tile_double_help().to_owned(),
    }
}

/// Converts a card colour of the rules to the one used by the drawings.
pub fn card_art(colour: Colour) -> art::CardColour {
    match colour {
        Colour::White => art::CardColour::White,
        Colour::Blue => art::CardColour::Blue,
        Colour::Orange => art::CardColour::Orange,
    }
}

pub fn player_art(colour: PlayerColour) -> art::PlayerColour {
    match colour {
        PlayerColour::Red => art::PlayerColour::Red,
        PlayerColour::Yellow => art::PlayerColour::Yellow,
        PlayerColour::Purple => art::PlayerColour::Purple,
        PlayerColour::Green => art::PlayerColour::Green,
    }
}

pub fn tile_art(tile: Tile) -> art::TileFace {
    match tile {
        Tile::Points(points) => art::TileFace::Points(points),
        Tile::Cards(count) => art::TileFace::Cards(count),
        Tile::AnyColour => art::TileFace::AnyColour,
        Tile::DoubleMove => art::TileFace::DoubleMove,
    }
}
