//! The player's hand: cards by colour. A tap changes the cards to pay or to discard; at other times it shows where cards of
//! a colour can be used.

use super::payment::{Purchase, Way, choose_way, chosen_way};
use super::store::{Choice, Play, use_play};
use crate::app::texts::{card, card_art, hand, messages};
use crate::art::Card;
use iquazu_rules::{Action, Cards, Colour, Stage, View};
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

/// What a tap on the hand does now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum HandMode {
    Nothing,
    /// Shows where cards can be used.
    Find,
    /// Changes the payment.
    Pay,
    /// T7: changes the discard.
    Discard,
}

impl HandMode {
    fn of(play: Play) -> HandMode {
        if !play.can_act() {
            return HandMode::Nothing;
        }
        let view = play.view();
        match play.choice.get() {
            Choice::Gap { .. } => HandMode::Pay,
            _ if view.table().stage() == Stage::Discard => HandMode::Discard,
            _ if view.check(Action::Draw).is_ok() => HandMode::Find,
            _ => HandMode::Nothing,
        }
    }
}

/// Returns the cards that would be paid or discarded.
fn marked(play: Play) -> Cards {
    match play.choice.get() {
        Choice::Discard(cards) => cards,
        Choice::Gap { paid, .. } => paid,
        Choice::Nothing => Cards::NONE,
    }
}

/// All cards of one colour as a fan; cards that would be paid or discarded are lifted.
#[component]
fn Pile(view: Memo<View>, colour: Colour) -> impl IntoView {
    let play = use_play();
    let count = Memo::new(move |_| view.get().hand()[colour]);
    let lifted = Memo::new(move |_| marked(play)[colour].min(count.get()));
    let mode = Memo::new(move |_| HandMode::of(play));
    let label = move || {
        let held = messages().a11y_card_group(count.get().into(), card(colour));
        match mode.get() {
            HandMode::Pay | HandMode::Discard => {
                format!("{held}, {}", messages().a11y_card_chosen(lifted.get().into(), card(colour)))
            }
            HandMode::Nothing | HandMode::Find => held,
        }
    };
    view! {
        <div
            class="hand-pile"
            class:hand-empty=move || count.get() == 0
            class:hand-shown=move || play.uses_shown.get() == Some(colour)
            data-colour=colour.to_string()
            style:--cards=move || count.get().to_string()
            style:--lifted=move || lifted.get().to_string()
        >
            <div class="hand-fan" role="img" aria-label=label>
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
            {move || match mode.get() {
                HandMode::Nothing => None,
                HandMode::Find => Some(view! { <FindButton colour/> }.into_any()),
                HandMode::Pay | HandMode::Discard => Some(view! { <Chooser colour count lifted/> }.into_any()),
            }}
            <span class="hand-count" aria-hidden="true">{count}</span>
        </div>
    }
}

/// Two buttons over the fan: a lying card is lifted, a lifted one is put back.
#[component]
fn Chooser(colour: Colour, count: Memo<u8>, lifted: Memo<u8>) -> impl IntoView {
    let play = use_play();
    view! {
        <button
            class="hand-tap hand-tap-more"
            data-card-more=colour.to_string()
            aria-label=move || messages().a11y_add_card(card(colour))
            disabled=move || lifted.get() == count.get()
            on:click=move |_| change(play, colour, true)
        ></button>
        <button
            class="hand-tap hand-tap-less"
            data-card-less=colour.to_string()
            aria-label=move || messages().a11y_remove_card(card(colour))
            disabled=move || lifted.get() == 0
            on:click=move |_| change(play, colour, false)
        ></button>
    }
}

fn change(play: Play, colour: Colour, more: bool) {
    match play.choice.get_untracked() {
        Choice::Gap { .. } => change_payment(play, colour, more),
        Choice::Discard(cards) => {
            let excess = untrack(|| play.view()).excess_cards();
            play.choice.set(Choice::Discard(changed_discard(cards, excess, colour, more)));
        }
        Choice::Nothing if more => play.choice.set(Choice::Discard(changed_discard(Cards::NONE, 1, colour, true))),
        Choice::Nothing => {}
    }
}

/// The payment stays one by the rules: the other colours follow.
fn change_payment(play: Play, colour: Colour, more: bool) {
    let next = untrack(|| {
        let from: Way = chosen_way(play)?;
        Purchase::chosen(play)?.changed(from, colour, more)
    });
    if let Some(way) = next {
        choose_way(play, way);
    }
}

/// T7: returns the discard with one card more or fewer. One more than there has to be takes the place of another one.
fn changed_discard(mut cards: Cards, excess: u8, colour: Colour, more: bool) -> Cards {
    if !more {
        cards[colour] = cards[colour].saturating_sub(1);
        return cards;
    }
    if cards.total() >= excess {
        let others = Colour::ALL.into_iter().filter(|other| *other != colour);
        let Some(most) = others.max_by_key(|other| cards[*other]).filter(|other| cards[*other] > 0) else {
            return cards;
        };
        cards[most] -= 1;
    }
    cards[colour] += 1;
    cards
}

/// Shows the gaps that cards of this colour can pay for, until the next tap.
#[component]
fn FindButton(colour: Colour) -> impl IntoView {
    let play = use_play();
    let on = move || play.uses_shown.get() == Some(colour);
    let toggle = move |_| play.uses_shown.update(|shown| *shown = (*shown != Some(colour)).then_some(colour));
    view! {
        <button
            class="hand-tap"
            aria-label=move || messages().a11y_show_uses(card(colour))
            aria-pressed=move || on().to_string()
            on:click=toggle
        ></button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn t7_tap_on_a_card_more_than_needed_takes_the_place_of_another() {
        let cards = Cards { white: 2, blue: 1, orange: 0 };
        let swapped = changed_discard(cards, 3, Colour::Orange, true);
        assert_eq!(swapped, Cards { white: 1, blue: 1, orange: 1 });
        let fewer = changed_discard(swapped, 3, Colour::Orange, false);
        assert_eq!(fewer, Cards { white: 1, blue: 1, orange: 0 });
        assert_eq!(changed_discard(fewer, 3, Colour::Blue, true).total(), 3);
        let all = Cards { white: 3, blue: 0, orange: 0 };
        assert_eq!(changed_discard(all, 3, Colour::White, true), all, "no card to change places with");
    }
}
