//! The piles and the progress of the game.

use super::flow;
use super::store::use_play;
use crate::app::settings::use_settings;
use crate::app::texts::{card_art, hand, messages};
use crate::art::{Card, CardBack, Drop};
use iquazu_rules::{Action, Colour, View};
use leptos::prelude::*;

#[component]
pub fn Piles() -> impl IntoView {
    let play = use_play();
    let view_now = Memo::new(move |_| play.view());
    view! {
        <section class="piles">
            <DrawPile view_now/>
            <DiscardPile view_now/>
            <GameProgress view_now/>
        </section>
    }
}

#[component]
fn DrawPile(view_now: Memo<View>) -> impl IntoView {
    let count = move || view_now.with(View::draw_pile_size);
    let label = move || format!("{}: {}", messages().status_draw_pile(), messages().cards_plain(count().into()));
    let (play, settings) = (use_play(), use_settings());
    let can_draw = Memo::new(move |_| play.can_act() && play.view().check(Action::Draw).is_ok());
    let draw = move |_| {
        if can_draw.get_untracked() {
            flow::act(play, settings, Action::Draw);
        }
    };
    // A shortcut for the mouse and the finger; the button beside the hand is for everybody.
    view! {
        <div
            class="pile"
            class:pile-ready=can_draw
            data-pile="draw"
            role="img"
            aria-label=label
            title=label
            on:click=draw
        >
            <span class="pile-cards" class:pile-thin=move || count() < 8 class:pile-empty=move || count() == 0>
                <CardBack/>
            </span>
            <span class="pile-count numbers">{count}</span>
        </div>
    }
}

/// The discard pile, which is public (S6): the number of cards per colour.
#[component]
fn DiscardPile(view_now: Memo<View>) -> impl IntoView {
    let cards = move || view_now.with(|view| view.table().discard_pile());
    let label = move || {
        let t = messages();
        let total = t.cards_plain(cards().total().into());
        format!("{}: {total}. {}", t.status_discard_pile(), t.status_discards(&hand(t, cards())))
    };
    let colour = move |colour: Colour| {
        view! {
            <span class="pile-colour" class:pile-empty=move || cards()[colour] == 0>
                <Card colour=card_art(colour)/>
                <span class="numbers">{move || cards()[colour]}</span>
            </span>
        }
    };
    view! {
        <div class="pile pile-discard" data-pile="discard" role="img" aria-label=label title=label>
            {Colour::ALL.map(colour).into_iter().collect_view()}
        </div>
    }
}

/// Round, columns to go, drops left.
#[component]
fn GameProgress(view_now: Memo<View>) -> impl IntoView {
    let round = move || {
        view_now.with(|view| {
            let table = view.table();
            table.turn().saturating_sub(1) / u16::from(table.players().count()) + 1
        })
    };
    let columns = move || view_now.with(|view| view.table().columns_remaining());
    let drops = move || view_now.with(|view| view.table().drops_left());
    view! {
        <ul class="clock">
            <li>{move || messages().status_rounds(round().into())}</li>
            <li>{move || messages().status_columns_left(columns().into())}</li>
            <li><Drop/>{move || messages().status_drops_left(drops().into())}</li>
        </ul>
    }
}
