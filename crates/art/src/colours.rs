//! The colours that the board's style sheet adds to the drawings. A test of the app compares `palette.css` with them.

/// The gold edges of the frame.
pub const FRAME_GOLD: &str = "#d9a441";
/// The waves carved into the frame.
pub const FRAME_WAVE: &str = "#8fe0d6";
/// The prices on the frame.
pub const PRICE_INK: &str = "#3a2204";
/// The numbers on rocks,
pub const INK_LIGHT: &str = "#fff4cf";
/// and their outline.
pub const INK_OUTLINE: &str = "#0c1415";
/// The edges of rows and strips.
pub const LEDGE: &str = "#88a8a0";
/// The points on a tile.
pub const TILE_POINTS_INK: &str = "#5a3306";
/// The number of cards on a tile.
pub const TILE_CARDS_INK: &str = "#fdf6e3";
/// The stones of the points track,
pub const TRACK_STONE: &str = "#8ba39d";
/// their outline,
pub const TRACK_OUTLINE: &str = "#0a1b1e";
/// and their numbers.
pub const TRACK_TEXT: &str = "#d6e8e2";
/// The dark of the ledges and of dark columns.
pub const NIGHT: &str = "#04090a";
/// The waterfall in front of the columns left of the frame.
pub const VEIL_MIDDLE: &str = "#1c6e82";

/// Colours that `palette.css` writes as channels, with their names there.
pub const CHANNELS: [(&str, &str); 2] = [("night", NIGHT), ("veil-middle", VEIL_MIDDLE)];

/// The names of the other colours in `palette.css`.
pub const ALL: [(&str, &str); 11] = [
    ("frame-gold", FRAME_GOLD),
    ("frame-wave", FRAME_WAVE),
    ("price-ink", PRICE_INK),
    ("ink-light", INK_LIGHT),
    ("ink-outline", INK_OUTLINE),
    ("ledge", LEDGE),
    ("tile-points-ink", TILE_POINTS_INK),
    ("tile-cards-ink", TILE_CARDS_INK),
    ("track-stone", TRACK_STONE),
    ("track-outline", TRACK_OUTLINE),
    ("track-text", TRACK_TEXT),
];
