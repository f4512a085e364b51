//! The player's hand: cards by colour, and the selection of cards to discard.

use super::store::{Choice, Play, use_play};
use crate::app::texts::{card, card_art, hand, messages};
use crate::art::Card;
use iquazu_rules::{Cards, Colour, Stage, View};
use leptos::prelude::*;

/// The visible hand. Empty while nobody's cards are visible.
#[component]
pub fn Hand() -> impl IntoView {
    let play = use_play();
    let view = Memo::new(move |_| play.view());
    let open = Memo::new(move |_| play.own_seat().is_some());
    let label = move || messages().a11y_hand(&hand(messages(), view.get().hand()));
    view! {
        // The space stays reserved when no hand is visible, so that the board does not move.
        <div class="hand-place">
            <Show when=move || open.get()>
                <div class="hand" role="group" aria-label=label data-hand="">
                    {Colour::ALL.map(|colour| view! { <Pile view colour/> })}
                </div>
            </Show>
        </div>
    }
}

fn marked(play: Play) -> Cards {
    match play.choice.get() {
        Choice::Discard(cards) => cards,
        Choice::Gap { paid, .. } => paid,
        Choice::Nothing => Cards::NONE,
    }
}

fn discarding(play: Play, view: &View) -> bool {
    play.can_act() && view.table().stage() == Stage::Discard
}

/// All cards of one colour as a fan; cards that would be paid or discarded are lifted.
#[component]
fn Pile(view: Memo<View>, colour: Colour) -> impl IntoView {
    let play = use_play();
    let count = Memo::new(move |_| view.get().hand()[colour]);
    let lifted = Memo::new(move |_| marked(play)[colour].min(count.get()));
    let choosing = Memo::new(move |_| discarding(play, &view.get()));
    let label = move || messages().a11y_card_group(count.get().into(), card(colour));
    view! {
        <div class="hand-pile" class:hand-empty=move || count.get() == 0 data-colour=colour.to_string()>
            <div class="hand-fan" role="img" aria-label=label style:--cards=move || count.get().to_string()>
                {move || {
                    (0..count.get())
                        .map(|index| {
                            let up = move || index + lifted.get() >= count.get();
                            view! {
                                <span class="hand-card" class:hand-lifted=up style:--at=index.to_string()>
                                    <Card colour=card_art(colour)/>
                                </span>
                            }
                        })
                        .collect_view()
                }}
            </div>
            <span class="hand-count" aria-hidden="true">{count}</span>
            <Show when=move || choosing.get()>
                <DiscardStepper colour count lifted/>
            </Show>
        </div>
    }
}

/// T7: marks one card more or fewer.
#[component]
fn DiscardStepper(colour: Colour, count: Memo<u8>, lifted: Memo<u8>) -> impl IntoView {
    let play = use_play();
    let change = move |more: bool| {
        play.choice.update(|choice| {
            let mut cards = match choice {
                Choice::Discard(cards) => *cards,
                _ => Cards::NONE,
            };
            let marked = &mut cards[colour];
            *marked = if more { (*marked + 1).min(count.get_untracked()) } else { marked.saturating_sub(1) };
            *choice = Choice::Discard(cards);
        });
    };
    let excess = move || play.view().excess_cards();
    view! {
        <div class="hand-stepper">
            <button
                class="button button-plain"
                data-discard-less=colour.to_string()
                aria-label=move || messages().a11y_remove_card(card(colour))
                disabled=move || lifted.get() == 0
                on:click=move |_| change(false)
            >
                "−"
            </button>
            <span aria-label=move || messages().a11y_card_chosen(lifted.get().into(), card(colour)) role="status">{lifted}</span>
            <button
                class="button button-plain"
                data-discard-more=colour.to_string()
                aria-label=move || messages().a11y_add_card(card(colour))
                disabled=move || { lifted.get() == count.get() || marked(play).total() >= excess() }
                on:click=move |_| change(true)
            >
                "+"
            </button>
        </div>
    }
}
