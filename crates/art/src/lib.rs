//! The drawings of the board as data: symbols of all pieces, the geometry of the wall, and the paths between them.
//!
//! The app (`iquazu-web`) makes live views of them, and the Python package makes pictures; both draw the same shapes.
//! Nothing here depends on the rules or on texts.

#![warn(missing_docs)]

pub mod colours;
pub mod geometry;
pub mod paths;

/// All drawing files: gradients and symbols. Each is a complete SVG that can be opened in a viewer.
pub const DRAWINGS: &str = concat!(
    include_str!("../svg/gems.svg"),
    include_str!("../svg/pieces.svg"),
    include_str!("../svg/cards.svg"),
    include_str!("../svg/gaps.svg"),
    include_str!("../svg/tiles.svg"),
    include_str!("../svg/pillars.svg"),
    include_str!("../svg/scenery.svg"),
    include_str!("../svg/rocks.svg"),
    include_str!("../svg/dragon.svg"),
    include_str!("../svg/icons.svg"),
);

/// The portraits of the bots' characters: symbols of 64 × 64, named `portrait-` and the style.
pub const PORTRAITS: &str = include_str!("../svg/portraits.svg");

/// The drawing files that the board needs.
pub const BOARD_DRAWINGS: &[&str] = &[
    include_str!("../svg/gems.svg"),
    include_str!("../svg/pieces.svg"),
    include_str!("../svg/gaps.svg"),
    include_str!("../svg/tiles.svg"),
    include_str!("../svg/pillars.svg"),
    include_str!("../svg/scenery.svg"),
    include_str!("../svg/rocks.svg"),
    include_str!("../svg/dragon.svg"),
];
