//! The character of a bot in the setup form: its style, with a portrait.

use crate::app::alive;
use crate::pages::levels::{playable_opponent, style_description, style_name};
use iquazu_art::PORTRAITS;
use iquazu_levels::{Opponent, Style};
use iquazu_messages::Messages;
use iquazu_session::Player;
use leptos::ev::Event;
use leptos::prelude::*;

/// The symbols of all portraits. Must be in the page once.
pub(super) fn drawings() -> AnyView {
    view! { <div class="art-defs" aria-hidden="true" inner_html=PORTRAITS></div> }.into_any()
}

/// Returns the style of a bot.
pub(super) fn style_of(player: &Player) -> Option<Style> {
    match player {
        Player::Bot(name) => playable_opponent(name).style,
        Player::Person | Player::Remote => None,
    }
}

/// Returns the name of the symbol of a style.
fn symbol(style: Style) -> String {
    format!("portrait-{}", style.name())
}

/// The portrait of a style.
fn portrait(style: Style) -> AnyView {
    view! {
        <svg class="art portrait" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
            <use href=format!("#{}", symbol(style))></use>
        </svg>
    }
    .into_any()
}

/// A radio button for each character, for bots whose level can have one.
pub(super) fn view(t: Messages, player: RwSignal<Player>, place: usize) -> AnyView {
    let takes_style = Memo::new(move |_| {
        player.with(|player| matches!(player, Player::Bot(name) if playable_opponent(name).level.takes_style()))
    });
    let style = move || player.with(style_of);
    let choose = move |style: Option<Style>| {
        player.update(|player| {
            if let Player::Bot(name) = player {
                *name = Opponent::new(playable_opponent(name).level, style).to_string();
            }
        });
    };
    let option = move |option: Option<Style>| {
        let name = option.map_or(t.setup_character_none(), |style| style_name(t, style));
        view! {
            <label class="character">
                <input
                    type="radio"
                    name=format!("character-{place}")
                    prop:checked=move || style() == option
                    on:change=alive::handler(move |_: Event| choose(option))
                />
                {option.map(portrait)}
                <span>{name}</span>
            </label>
        }
    };
    let all = move || std::iter::once(None).chain(Style::ALL.map(Some)).map(option).collect_view();
    let line = move || style().map_or(t.setup_character_help(), |style| style_description(t, style));
    view! {
        <Show when=move || takes_style.get()>
            <div class="field" role="radiogroup" aria-label=t.setup_character()>
                <span aria-hidden="true">{t.setup_character()}</span>
                <div class="characters">{all()}</div>
                <p class="soft seat-line">{line}</p>
            </div>
        </Show>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_style_has_a_portrait_and_every_portrait_a_style() {
        for style in Style::ALL {
            let symbol = format!("<symbol id=\"{}\"", symbol(style));
            assert_eq!(PORTRAITS.matches(&symbol).count(), 1, "{symbol}");
        }
        assert_eq!(PORTRAITS.matches("<symbol ").count(), Style::ALL.len());
    }
}
