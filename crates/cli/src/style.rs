//! Colours of the terminal. They only repeat what letters and numbers say, so output without them is complete.

use clap::{Args, ValueEnum};
use iquazu_rules::text::DrawingStyle;
use iquazu_rules::{Colour, PlayerColour};
use std::io::{IsTerminal, stdout};

#[derive(Args, Debug)]
pub(crate) struct ColorOption {
    /// Whether to colour the drawing
    #[arg(long, value_enum, default_value = "auto", value_name = "WHEN")]
    color: When,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
enum When {
    /// On a terminal, unless NO_COLOR is set
    Auto,
    Always,
    Never,
}

impl ColorOption {
    pub(crate) fn styles(&self) -> Styles {
        let wanted = || {
            let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
            let plain = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
            stdout().is_terminal() && !is_set("NO_COLOR") && !plain
        };
        Styles(match self.color {
            When::Auto => wanted(),
            When::Always => true,
            When::Never => false,
        })
    }
}

/// Colours text, or leaves it as it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Styles(bool);

impl Styles {
    fn with(self, code: &str, text: &str) -> String {
        if self.0 { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }
}

impl DrawingStyle for Styles {
    fn gap(&self, colour: Colour, text: &str) -> String {
        let code = match colour {
            Colour::White => "97",
            Colour::Blue => "94",
            Colour::Orange => "38;5;208",
        };
        self.with(code, text)
    }

    fn gem(&self, colour: PlayerColour, text: &str) -> String {
        let code = match colour {
            PlayerColour::Red => "1;97;41",
            PlayerColour::Yellow => "1;30;43",
            PlayerColour::Purple => "1;97;45",
            PlayerColour::Green => "1;30;42",
        };
        self.with(code, text)
    }

    fn water(&self, text: &str) -> String {
        self.with("36", text)
    }

    fn dimmed(&self, text: &str) -> String {
        self.with("2", text)
    }

    fn strong(&self, text: &str) -> String {
        self.with("1", text)
    }
}
