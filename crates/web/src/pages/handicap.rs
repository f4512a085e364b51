//! The handicap of a seat: form fields and texts. The app calls it “head start”.

use crate::app::alive;
use iquazu_messages::Messages;
use iquazu_rules::Handicap;
use leptos::ev::Event;
use leptos::prelude::*;

/// Two lists to choose the extra cards and the points of a seat from.
pub(crate) fn fields(
    t: Messages,
    name: impl Fn() -> String + Copy + Send + Sync + 'static,
    handicap: RwSignal<Handicap>,
) -> AnyView {
    let set_cards = move |cards| handicap.update(|given| *given = with(cards, given.points()));
    let set_points = move |points| handicap.update(|given| *given = with(given.cards(), points));
    let cards = move || handicap.get().cards();
    let points = move || handicap.get().points();
    view! {
        <fieldset class="handicap">
            <legend>{name}</legend>
            <div class="seat-fields">
                {number(t.handicap_cards_label(), Handicap::MAX_CARDS, cards, set_cards)}
                {number(t.handicap_points_label(), Handicap::MAX_POINTS, points, set_points)}
            </div>
        </fieldset>
    }
    .into_any()
}

/// A list of the numbers from 0 to `most`.
fn number(
    label: &'static str,
    most: u8,
    value: impl Fn() -> u8 + Copy + Send + Sync + 'static,
    set: impl Fn(u8) + Copy + 'static,
) -> AnyView {
    let option =
        |number: u8| view! { <option value=number.to_string() selected=move || value() == number>{number}</option> };
    let choose = move |event: Event| set(event_target_value(&event).parse().unwrap_or(0));
    view! {
        <label class="field">
            <span>{label}</span>
            <select on:change=alive::handler(choose)>{(0..=most).map(option).collect_view()}</select>
        </label>
    }
    .into_any()
}

fn with(cards: u8, points: u8) -> Handicap {
    Handicap::new(cards, points).unwrap_or_default()
}

/// Describes a handicap in words, such as “2 extra cards, 5 points”; `None` if there is none.
pub(crate) fn words(t: Messages, handicap: Handicap) -> Option<String> {
    let cards = (handicap.cards() > 0).then(|| t.handicap_cards(handicap.cards().into()));
    let points = (handicap.points() > 0).then(|| t.points(handicap.points().into()));
    let parts: Vec<String> = cards.into_iter().chain(points).collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}
