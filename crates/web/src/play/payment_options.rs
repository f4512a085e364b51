//! The ways to pay, above the hand while a gap is being paid for, and the pay button.

use super::flow;
use super::payment::{MAX_OPTIONS_SHOWN, Purchase, Way, choose_way, chosen_way};
use super::store::{Choice, use_play};
use crate::app::settings::use_settings;
use crate::app::texts::{card_art, messages, spent};
use crate::art::{Card, TileFace, TilePicture};
use iquazu_rules::{Action, Colour};
use leptos::prelude::*;

/// The ways to pay, at most four at a time. The place of the prompt is theirs while a gap is chosen.
#[component]
pub fn PaymentOptions() -> impl IntoView {
    let play = use_play();
    let purchase = Memo::new(move |_| Purchase::chosen(play));
    move || purchase.get().map(|purchase| view! { <WayList purchase/> })
}

#[component]
fn WayList(purchase: Purchase) -> impl IntoView {
    let ways = purchase.ways();
    let pages = ways.len().div_ceil(MAX_OPTIONS_SHOWN);
    let page = RwSignal::new(0);
    let total = ways.len();
    let shown = move || {
        let first = page.get() * MAX_OPTIONS_SHOWN;
        ways[first..ways.len().min(first + MAX_OPTIONS_SHOWN)].to_vec()
    };
    let next = move |_| page.update(|page| *page = (*page + 1) % pages);
    view! {
        <div class="ways">
            <div class="ways-list" role="radiogroup" aria-label=move || messages().a11y_payments()>
                <For each=shown key=|way| (way.paid, way.any_colour) let:way>
                    <WayButton purchase way/>
                </For>
            </div>
            {(pages > 1).then(|| {
                view! {
                    <button class="way way-more" data-do="more" on:click=next>
                        {move || messages().pay_more((total - MAX_OPTIONS_SHOWN) as i64)}
                    </button>
                }
            })}
        </div>
    }
}

/// One way to pay: the cards of each colour with their number, and the tile.
#[component]
fn WayButton(purchase: Purchase, way: Way) -> impl IntoView {
    let play = use_play();
    let chosen = move || chosen_way(play) == Some(way);
    let colours = Colour::ALL.into_iter().filter(|colour| way.paid[*colour] > 0);
    let cards = colours.map(|colour| {
        view! {
            <span class="way-cards">
                <Card colour=card_art(colour)/>
                {way.paid[colour]}
            </span>
        }
    });
    view! {
        <button
            class="way numbers"
            class:way-chosen=chosen
            role="radio"
            aria-checked=move || chosen().to_string()
            aria-label=move || purchase.describe(messages(), way)
            data-way=format!("{}{}", way.paid, if way.any_colour { " any" } else { "" })
            on:click=move |_| choose_way(play, way)
        >
            {cards.collect_view()}
            {way.any_colour.then(|| view! { <TilePicture face=TileFace::AnyColour/> })}
        </button>
    }
}

/// Pays for the chosen gap. Its name lists everything that is spent.
#[component]
pub fn PayButton() -> impl IntoView {
    let play = use_play();
    let settings = use_settings();
    let pay = move |_| {
        if let Choice::Gap { gap, paid, any_colour } = play.choice.get_untracked() {
            flow::act(play, settings, Action::Place { gap, paid, any_colour });
        }
    };
    let label = move || {
        let way = chosen_way(play);
        way.map(|way| messages().button_pay(&spent(messages(), way.paid, way.any_colour)))
    };
    view! { <button class="button button-main pay-button" data-do="pay" on:click=pay>{label}</button> }
}
