//! Plain values that select a drawing. The drawings do not depend on the rules.

/// Colour of a card and of a gap's edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardColour {
    White,
    Blue,
    Orange,
}

impl CardColour {
    pub const ALL: [Self; 3] = [Self::White, Self::Blue, Self::Orange];

    /// Returns the name used in class names and symbol ids; never shown to players.
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Blue => "blue",
            Self::Orange => "orange",
        }
    }
}

/// Colour of a player. Each has its own cut of gem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayerColour {
    Red,
    Yellow,
    Purple,
    Green,
}

impl PlayerColour {
    pub const ALL: [Self; 4] = [Self::Red, Self::Yellow, Self::Purple, Self::Green];

    /// Returns the name used in class names and symbol ids; never shown to players.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Purple => "purple",
            Self::Green => "green",
        }
    }
}

/// The visible side of a bonus tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TileFace {
    Points(u8),
    Cards(u8),
    AnyColour,
    DoubleMove,
    Hidden { dark: bool },
}
