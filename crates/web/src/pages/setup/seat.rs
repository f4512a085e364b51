//! One seat of the setup form.

use super::character;
use super::draft::{Draft, DraftError};
use crate::app::alive;
use crate::app::texts::{gem, player_art};
use crate::art::Gem;
use crate::pages::levels::{LEVELS, level_description, level_name, playable_level, playable_opponent};
use crate::play::names::default_name;
use iquazu_levels::Opponent;
use iquazu_messages::Messages;
use iquazu_rules::PlayerColour;
use iquazu_session::Player;
use leptos::ev::Event;
use leptos::prelude::*;

pub(super) fn view(t: Messages, draft: Draft, place: usize, draft_error: Signal<Option<DraftError>>) -> AnyView {
    let seat = draft.seats[place];
    let away = move || draft.count.get() <= place;
    view! {
        <fieldset class="panel seat" hidden=away>
            <legend>
                {move || view! { <Gem colour=player_art(seat.colour.get())/> }}
                {t.setup_seat(place as i64 + 1)}
            </legend>
            <div class="seat-fields">
                {who(t, draft, place)}
                <div>{name(t, draft, place, draft_error)}</div>
            </div>
            <p class="soft seat-line">{move || seat.player.with(|player| line(t, player))}</p>
            {character::view(t, seat.player, place)}
            {colours(t, draft, place)}
        </fieldset>
    }
    .into_any()
}

fn who(t: Messages, draft: Draft, place: usize) -> AnyView {
    let player = draft.seats[place].player;
    let choose = move |event: Event| {
        // Another level keeps the character.
        let style = player.with_untracked(character::style_of);
        player.set(match event_target_value(&event).as_str() {
            "person" => Player::Person,
            level => Player::Bot(Opponent::new(playable_opponent(level).level, style).to_string()),
        });
    };
    let is =
        move |level: &str| player.with(|player| matches!(player, Player::Bot(bot) if playable_level(bot) == level));
    let level = |id: &'static str| view! { <option value=id selected=move || is(id)>{level_name(t, id)}</option> };
    view! {
        <label class="field">
            <span>{t.setup_who()}</span>
            <select on:change=alive::handler(choose)>
                <option value="person" selected=move || player.get() == Player::Person>{t.setup_person()}</option>
                <optgroup label=t.setup_bot()>{LEVELS.map(level)}</optgroup>
            </select>
        </label>
    }
    .into_any()
}

/// Describes how a bot plays.
fn line(t: Messages, player: &Player) -> &'static str {
    match player {
        Player::Person | Player::Remote => "",
        Player::Bot(level) => level_description(t, level),
    }
}

fn name(t: Messages, draft: Draft, place: usize, draft_error: Signal<Option<DraftError>>) -> AnyView {
    let seat = draft.seats[place];
    let taken = move || draft_error.get() == Some(DraftError::NameTaken(place));
    let usual = move || seat.player.with(|player| default_name(t, place, player));
    let fault_id = format!("name-{place}-fault");
    view! {
        <label class="field">
            <span>{t.setup_name()}</span>
            <input
                type="text"
                maxlength="24"
                autocomplete="off"
                placeholder=usual
                aria-invalid=move || taken().to_string()
                aria-describedby=fault_id.clone()
                prop:value=seat.name
                on:input=move |event| seat.name.set(event_target_value(&event))
            />
        </label>
        <p id=fault_id class="fault">{move || taken().then(|| t.setup_name_taken())}</p>
    }
    .into_any()
}

/// A radio button per colour; choosing a taken colour swaps it.
fn colours(t: Messages, draft: Draft, place: usize) -> AnyView {
    let own = draft.seats[place].colour;
    let swap = move |colour: PlayerColour| {
        let holder = (0..draft.count.get()).find(|other| draft.seats[*other].colour.get() == colour);
        holder.filter(|other| *other != place).map(|other| t.setup_colour_swap(&draft.name(t, other)))
    };
    let one = |colour: PlayerColour| {
        view! {
            <label class="colour" title=move || swap(colour)>
                <input
                    type="radio"
                    name=format!("colour-{place}")
                    aria-label=t.gem_name(gem(colour))
                    prop:checked=move || own.get() == colour
                    on:change=alive::handler(move |_: Event| draft.give_colour(place, colour))
                />
                <Gem colour=player_art(colour)/>
            </label>
        }
    };
    view! {
        <div class="field" role="radiogroup" aria-label=t.setup_colour()>
            <span aria-hidden="true">{t.setup_colour()}</span>
            <div class="colours">{PlayerColour::ALL.map(one)}</div>
        </div>
    }
    .into_any()
}
