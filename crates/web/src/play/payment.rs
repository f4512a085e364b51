//! Paying for a gap: the proposed payment, the alternatives and what the gem would change.

use super::flow;
use super::store::{Choice, Play, use_play};
use crate::app::settings::use_settings;
use crate::app::texts::{self, card, card_art, messages};
use crate::art::{Card, Icon, IconName};
use iquazu_messages::Messages;
use iquazu_rules::{Action, Cards, Colour, Gap, Seat, payments};
use iquazu_session::preview_placement;
use leptos::prelude::*;

/// The gap being paid for.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Purchase {
    gap: Gap,
    row: u8,
    price: u8,
    colour: Colour,
    hand: Cards,
    any_colour: bool,
    has_tile: bool,
}

fn purchase(play: Play) -> Option<Purchase> {
    let Choice::Gap { gap, any_colour, .. } = play.choice.get() else { return None };
    let view = play.view();
    let (row, colour) = view.table().gap(gap)?;
    let has_tile = view.table().check_affordable(view.hand(), gap, true).is_ok();
    let price = view.table().price(gap.column())?;
    Some(Purchase { gap, row: row.number(), price, colour, hand: view.hand(), any_colour, has_tile })
}

impl Purchase {
    /// Returns all ways to pay, fewest cards first.
    fn options(&self) -> Vec<Cards> {
        let mut options: Vec<Cards> =
            payments(self.hand, self.price, (!self.any_colour).then_some(self.colour)).collect();
        options.sort_by_key(|paid| paid.total());
        options
    }

    fn price_text(&self, t: Messages) -> String {
        if self.any_colour {
            t.pay_price_any(self.price.into())
        } else {
            t.pay_price(self.price.into(), card(self.colour))
        }
    }
}

/// Shown while a gap is chosen.
#[component]
pub fn Payment() -> impl IntoView {
    let play = use_play();
    let purchase = Memo::new(move |_| purchase(play));
    move || purchase.get().map(|purchase| view! { <PaymentSheet purchase/> })
}

#[component]
fn PaymentSheet(purchase: Purchase) -> impl IntoView {
    let play = use_play();
    let settings = use_settings();
    let paid = move || match play.choice.get() {
        Choice::Gap { paid, .. } => paid,
        _ => Cards::NONE,
    };
    let pay = move |_| {
        let (gap, any_colour) = (purchase.gap, purchase.any_colour);
        flow::act(play, settings, Action::Place { gap, paid: paid(), any_colour });
    };
    let options = purchase.options();
    let several = options.len() > 1;
    view! {
        <section class="payment panel" aria-label=move || messages().a11y_payments()>
            <header class="payment-head">
                <h2>{move || messages().pay_title(purchase.gap.column().into(), purchase.row.into())}</h2>
                <span>{move || purchase.price_text(messages())}</span>
                <button
                    class="button button-plain"
                    aria-label=move || messages().app_cancel()
                    on:click=move |_| play.choice.set(Choice::Nothing)
                >
                    <Icon name=IconName::Close/>
                </button>
            </header>
            <Show when=move || several || purchase.has_tile>
                <div class="payment-ways" role="radiogroup" aria-label=move || messages().pay_others()>
                    {options.iter().map(|option| view! { <PaymentOption purchase option=*option/> }).collect_view()}
                    <Show when=move || purchase.has_tile>
                        <AnyColourSwitch purchase/>
                    </Show>
                </div>
            </Show>
            <Changes gap=purchase.gap/>
            <p class="payment-rest soft">{move || messages().pay_keeps(&texts::hand(messages(), purchase.hand - paid()))}</p>
            <button class="button button-main payment-confirm" data-do="pay" on:click=pay>
                {move || messages().button_pay(&texts::payment(messages(), paid()))}
            </button>
        </section>
    }
}

/// One way to pay, drawn as cards with pairs side by side.
#[component]
fn PaymentOption(purchase: Purchase, option: Cards) -> impl IntoView {
    let play = use_play();
    let chosen = move || matches!(play.choice.get(), Choice::Gap { paid, .. } if paid == option);
    let choose = move |_| {
        play.choice.update(|choice| {
            if let Choice::Gap { paid, .. } = choice {
                *paid = option;
            }
        });
    };
    view! {
        <button
            class="way"
            class:way-chosen=chosen
            role="radio"
            aria-checked=move || chosen().to_string()
            aria-label=move || describe(messages(), &purchase, option)
            data-way=option.to_string()
            on:click=choose
        >
            {price_units(&purchase, option)
                .into_iter()
                .map(|stack| {
                    let pair = stack.len() > 1;
                    view! {
                        <span class="way-unit" class:way-pair=pair>
                            {stack.into_iter().map(|colour| view! { <Card colour=card_art(colour)/> }).collect_view()}
                        </span>
                    }
                })
                .collect_view()}
        </button>
    }
}

/// Returns the cards for each unit of the price: one card, or a pair that stands for one (P3).
fn price_units(purchase: &Purchase, option: Cards) -> Vec<Vec<Colour>> {
    let mut price_units = Vec::new();
    for colour in Colour::ALL {
        let size = if purchase.any_colour || colour == purchase.colour { 1 } else { 2 };
        for _ in 0..option[colour] / size {
            price_units.push(vec![colour; size.into()]);
        }
    }
    price_units.sort_by_key(Vec::len);
    price_units
}

/// Describes a payment: “2 blue cards; 2 white cards as 1 blue card”.
fn describe(t: Messages, purchase: &Purchase, option: Cards) -> String {
    if purchase.any_colour {
        return texts::payment(t, option);
    }
    let own = (option[purchase.colour] > 0).then(|| t.cards(option[purchase.colour].into(), card(purchase.colour)));
    let swaps =
        Colour::ALL.into_iter().filter(|colour| *colour != purchase.colour && option[*colour] > 0).map(|colour| {
            let pair = t.cards(option[colour].into(), card(colour));
            t.pay_swap(&pair, &t.cards((option[colour] / 2).into(), card(purchase.colour)))
        });
    own.into_iter().chain(swaps).collect::<Vec<_>>().join("; ")
}

/// B3: pays with any colours by using the tile.
#[component]
fn AnyColourSwitch(purchase: Purchase) -> impl IntoView {
    let play = use_play();
    let toggle = move |_| {
        let any_colour = !purchase.any_colour;
        let colour = (!any_colour).then_some(purchase.colour);
        if let Some(paid) = iquazu_rules::cheapest_payment(purchase.hand, purchase.price, colour) {
            play.choice.set(Choice::Gap { gap: purchase.gap, paid, any_colour });
        }
    };
    view! {
        <button class="way way-tile" aria-pressed=purchase.any_colour.to_string() data-do="any" on:click=toggle>
            <crate::art::TilePicture face=crate::art::TileFace::AnyColour/>
            <span>{move || messages().pay_any()}</span>
        </button>
    }
}

/// A few lines about what the gem would change.
#[component]
fn Changes(gap: Gap) -> impl IntoView {
    let play = use_play();
    let lines = move || change_lines(messages(), play, gap).unwrap_or_default();
    view! {
        <ul class="payment-changes" aria-label=move || messages().lead_change()>
            {move || lines().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}
        </ul>
    }
}

fn change_lines(t: Messages, play: Play, gap: Gap) -> Option<Vec<String>> {
    let view = play.view();
    let table = view.table();
    let preview = preview_placement(table, play.own_seat()?, gap)?;
    let mut lines = Vec::new();
    if preview.completes_column {
        lines.push(t.lead_completes(gap.column().into()));
    }
    for seat in table.players().seats() {
        let points = |ranking: &iquazu_rules::Ranking| ranking.of(seat).map_or(0, |rank| rank.points);
        let (before, after) = (points(&preview.column.before), points(&preview.column.after));
        if before != after {
            lines.push(t.lead_change_points(&play.name(seat), &before.to_string(), &after.to_string()));
        }
    }
    let leader = |lead: Option<iquazu_rules::RowLead>| lead.map(|lead| lead.seat);
    let (before, after) = (leader(preview.row.before.lead), leader(preview.row.after.lead));
    if let Some(tile) = table.shown_tile(preview.row.after.row)
        && before != after
    {
        let name = |seat: Option<Seat>| seat.map_or(t.lead_nobody().to_owned(), |seat| play.name(seat));
        lines.push(t.lead_change_tile(&texts::tile(t, tile), &name(before), &name(after)));
    }
    if lines.is_empty() {
        lines.push(t.lead_change_nothing().to_owned());
    }
    Some(lines)
}
