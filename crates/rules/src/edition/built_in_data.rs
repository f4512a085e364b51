//! Generated from the files in `editions/` by `tests/built_in_editions.rs`. Do not edit.

use super::built_in::BuiltIn;
use crate::{Cards, Tile};

pub(super) const RECONSTRUCTED_1: BuiltIn = BuiltIn {
    id: "reconstructed-1",
    name: "Reconstructed",
    status: "reconstructed",
    cards: Cards::new(20, 20, 20),
    gems_per_player: 34,
    drops: 50,
    strips_from: 6,
    strip_width: 1,
    columns: ["wb o bw o bo", "o wb ow w bo", "bo w bw ow b", "w ob wb o bw", "bo w ow b wo", "o bw ob w bo", "bw o bo wo w", "w ob wb bo w", "ob wo w bw o", "bw ob w ow b", "wo b ow bo w"],
    rocks: [
        [&[4], &[5], &[5], &[6], &[6], &[7], &[7], &[8], &[9], &[10], &[11]],
        [&[5, 2], &[6, 3], &[6, 3], &[7, 3], &[7, 4], &[8, 4], &[8, 4], &[9, 5], &[10, 5], &[11, 6], &[12, 6]],
        [&[5, 3, 1], &[6, 4, 1], &[6, 4, 2], &[7, 4, 2], &[7, 5, 2], &[8, 5, 2], &[8, 5, 3], &[9, 6, 3], &[10, 6, 3], &[11, 7, 4], &[12, 8, 4]],
    ],
    light: &[(Tile::Points(1), 3), (Tile::Points(2), 4), (Tile::Points(3), 3), (Tile::Cards(2), 4), (Tile::Cards(3), 4), (Tile::Cards(4), 3), (Tile::AnyColour, 7), (Tile::DoubleMove, 7)],
    dark: &[(Tile::Points(3), 3), (Tile::Points(4), 3), (Tile::Points(5), 2), (Tile::Points(6), 2)],
    hash: "8e1c51d8b3506a45e454b9c6855461e4",
};

pub(super) const RECONSTRUCTED_2: BuiltIn = BuiltIn {
    id: "reconstructed-2",
    name: "Reconstructed",
    status: "reconstructed",
    cards: Cards::new(20, 20, 20),
    gems_per_player: 34,
    drops: 50,
    strips_from: 1,
    strip_width: 2,
    columns: ["wb o bw o bo", "o bw ob w bo", "o wb ow w bo", "bw o bo wo w", "bo w bw ow b", "w ob wb bo w", "w ob wb o bw", "ob wo w bw o", "bo w ow b wo", "bw ob w ow b", "wo b ow bo w"],
    rocks: [
        [&[4], &[5], &[5], &[6], &[6], &[7], &[7], &[8], &[9], &[10], &[11]],
        [&[5, 2], &[6, 3], &[6, 3], &[7, 3], &[7, 4], &[8, 4], &[8, 4], &[9, 5], &[10, 5], &[11, 6], &[12, 6]],
        [&[5, 3, 1], &[6, 4, 1], &[6, 4, 2], &[7, 4, 2], &[7, 5, 2], &[8, 5, 2], &[8, 5, 3], &[9, 6, 3], &[10, 6, 3], &[11, 7, 4], &[12, 8, 4]],
    ],
    light: &[(Tile::Points(1), 3), (Tile::Points(2), 4), (Tile::Points(3), 3), (Tile::Cards(2), 4), (Tile::Cards(3), 4), (Tile::Cards(4), 3), (Tile::AnyColour, 7), (Tile::DoubleMove, 7)],
    dark: &[(Tile::Points(3), 3), (Tile::Points(4), 3), (Tile::Points(5), 2), (Tile::Points(6), 2)],
    hash: "5f510df2e39460e89d0789f2dc90f9be",
};
