//! Generated from `editions/reconstructed.toml` by `tests/standard_edition.rs`. Do not edit.

use crate::Tile;

pub(super) const ID: &str = "reconstructed-1";
pub(super) const NAME: &str = "Reconstructed";
pub(super) const STATUS: &str = "reconstructed";
pub(super) const CARDS: [u8; 3] = [20, 20, 20];
pub(super) const GEMS_PER_PLAYER: u8 = 34;
pub(super) const DROPS: u8 = 50;
/// Columns 1 to 5, the strips a to e, and column 11.
pub(super) const COLUMNS: [&str; 11] = [
    "wb o bw o bo",
    "o wb ow w bo",
    "bo w bw ow b",
    "w ob wb o bw",
    "bo w ow b wo",
    "o bw ob w bo",
    "bw o bo wo w",
    "w ob wb bo w",
    "ob wo w bw o",
    "bw ob w ow b",
    "wo b ow bo w",
];
/// For 2, 3 and 4 players, for each column.
pub(super) const ROCKS: [[&[u8]; 11]; 3] = [
    [&[4], &[5], &[5], &[6], &[6], &[7], &[7], &[8], &[9], &[10], &[11]],
    [&[5, 2], &[6, 3], &[6, 3], &[7, 3], &[7, 4], &[8, 4], &[8, 4], &[9, 5], &[10, 5], &[11, 6], &[12, 6]],
    [&[5, 3, 1], &[6, 4, 1], &[6, 4, 2], &[7, 4, 2], &[7, 5, 2], &[8, 5, 2], &[8, 5, 3], &[9, 6, 3], &[10, 6, 3], &[11, 7, 4], &[12, 8, 4]],
];
pub(super) const LIGHT: &[(Tile, u8)] = &[(Tile::Points(1), 3), (Tile::Points(2), 4), (Tile::Points(3), 3), (Tile::Cards(2), 4), (Tile::Cards(3), 4), (Tile::Cards(4), 3), (Tile::AnyColour, 7), (Tile::DoubleMove, 7)];
pub(super) const DARK: &[(Tile, u8)] = &[(Tile::Points(3), 3), (Tile::Points(4), 3), (Tile::Points(5), 2), (Tile::Points(6), 2)];
