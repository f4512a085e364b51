//! Line icons for buttons.

use leptos::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IconName {
    Draw,
    Undo,
    EndTurn,
    Settings,
    Help,
    Hint,
    Menu,
    Sound,
    Muted,
    Language,
    Log,
    Share,
    Close,
    Play,
    Skip,
    Theme,
    Trophy,
}

impl IconName {
    pub const ALL: [Self; 17] = [
        Self::Draw,
        Self::Undo,
        Self::EndTurn,
        Self::Settings,
        Self::Help,
        Self::Hint,
        Self::Menu,
        Self::Sound,
        Self::Muted,
        Self::Language,
        Self::Log,
        Self::Share,
        Self::Close,
        Self::Play,
        Self::Skip,
        Self::Theme,
        Self::Trophy,
    ];

    const fn symbol(self) -> &'static str {
        match self {
            Self::Draw => "#icon-draw",
            Self::Undo => "#icon-undo",
            Self::EndTurn => "#icon-end-turn",
            Self::Settings => "#icon-settings",
            Self::Help => "#icon-help",
            Self::Hint => "#icon-hint",
            Self::Menu => "#icon-menu",
            Self::Sound => "#icon-sound",
            Self::Muted => "#icon-muted",
            Self::Language => "#icon-language",
            Self::Log => "#icon-log",
            Self::Share => "#icon-share",
            Self::Close => "#icon-close",
            Self::Play => "#icon-play",
            Self::Skip => "#icon-skip",
            Self::Theme => "#icon-theme",
            Self::Trophy => "#icon-trophy",
        }
    }
}

/// An icon in the text colour. The surrounding button must have an accessible name.
#[component]
pub fn Icon(name: IconName) -> impl IntoView {
    view! {
        <svg class="art art-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <use href=name.symbol()></use>
        </svg>
    }
}
