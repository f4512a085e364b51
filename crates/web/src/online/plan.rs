//! A plan for the player's next turn, at a table over days.

use super::table::{TableClient, new_request_id};
use crate::app::alive;
use crate::app::texts::card;
use crate::pages::dialog;
use crate::play::advice::move_text;
use crate::play::payment::{Purchase, Way};
use iquazu_messages::Messages;
use iquazu_protocol::{
    ClientMessage, MAX_PLANNED_MOVES, Occupant, Pace, PlannedMove, PlayedStep, SeatInfo, TableStatus, TurnPlan,
};
use iquazu_rules::{Action, Content, Gap, Next, Seat, Stage, State, Table, Tile};
use leptos::ev::Event;
use leptos::prelude::*;

/// What is planned, what became of the last plan, and the way to change it. Empty while the player cannot plan.
pub fn plan_panel(t: Messages, table: TableClient) -> AnyView {
    let is_open = RwSignal::new(false);
    let waits = Memo::new(move |_| waiting_seat(table).is_some());
    Effect::new(move |_| {
        // The turn has come meanwhile: there is nothing to plan any more.
        if !waits.get() {
            is_open.set(false);
        }
    });
    let button = move || {
        waits.get().then(|| {
            let label = if table.plan.with(Option::is_some) { t.plan_change() } else { t.plan_open() };
            let open = move |_| is_open.set(true);
            view! { <button type="button" class="button" data-plan="open" on:click=open>{label}</button> }
        })
    };
    let planned = move || waits.get().then(|| view! { <ol class="plan-list">{lines(t, table, false)}</ol> });
    let played = move || {
        let text =
            table.plan_played.get().and_then(|text| describe(t, table, &PlannedMove { action: text, frame: None }));
        text.map(|text| view! { <p class="soft plan-played">{t.plan_played(&text)}</p> })
    };
    let editor = move || is_open.get().then(|| editor(t, table, is_open));
    view! { {played}{planned}{button}{editor} }.into_any()
}

/// Returns the player's seat if somebody else is to act at a table over days.
fn waiting_seat(table: TableClient) -> Option<Seat> {
    let me = playing_seat(table)?;
    match table.play.game.with(|game| game.state().next()) {
        Next::Seat(seat) if seat != me => Some(me),
        _ => None,
    }
}

/// Returns the player's seat in a running game over days, unless a bot plays for them.
pub fn playing_seat(table: TableClient) -> Option<Seat> {
    let over_days = |settings: &iquazu_protocol::TableSettings| settings.pace == Pace::TurnByTurn;
    let is_over_days = table.table_settings.with(|settings| settings.as_ref().is_some_and(over_days));
    let me = table.my_seat.get().filter(|_| is_over_days && table.status.get() == TableStatus::Playing)?;
    let is_mine =
        |info: &SeatInfo| info.seat == me && matches!(info.occupant, Occupant::Person { substitute: None, .. });
    table.seats.with(|seats| seats.iter().any(is_mine)).then_some(me)
}

fn editor(t: Messages, table: TableClient, is_open: RwSignal<bool>) -> AnyView {
    let full = Memo::new(move |_| table.plan.with(|plan| moves(plan).len()) >= MAX_PLANNED_MOVES);
    let has_draw =
        Memo::new(move |_| table.plan.with(|plan| moves(plan).iter().any(|planned| planned.action == "draw")));
    let stays = RwSignal::new(false);
    let draw = move |_| {
        let frame = stays.get_untracked().then(|| table.play.game.with_untracked(|game| game.state().table().frame()));
        add(table, PlannedMove { action: Action::Draw.to_string(), frame });
    };
    let draw_text = move || table.play.game.with(|game| move_text(t, game.state().table(), Action::Draw));
    let adding = move || {
        if full.get() {
            return view! { <p class="soft">{t.plan_full()}</p> }.into_any();
        }
        let drawing = (!has_draw.get()).then(|| {
            let tick = move |event: Event| stays.set(event_target_checked(&event));
            view! {
                <p><label><input type="checkbox" prop:checked=move || stays.get() on:change=alive::handler(tick)/>" "{t.plan_draw_stays()}</label></p>
                <button type="button" class="button" data-plan="draw" on:click=draw>{draw_text}</button>
            }
        });
        view! { {placing(t, table)}{drawing} }.into_any()
    };
    let none = move || table.plan.with(Option::is_none).then(|| view! { <p class="soft">{t.plan_none()}</p> });
    let body = view! {
        <p>{t.plan_help()}</p>
        <div class="plan-editor">
            {none}
            <ol class="plan-list">{move || lines(t, table, true)}</ol>
            {adding}
            <p class="soft">{t.plan_ends()}</p>
        </div>
        <form class="dialog-buttons" method="dialog"><button class="button button-main" autofocus>{t.app_close()}</button></form>
    };
    dialog(t.plan_title(), body.into_any(), Callback::new(move |()| is_open.set(false)))
}

/// Chooses a gap and its payment, at present prices: after the frame has moved, another one fits.
fn placing(t: Messages, table: TableClient) -> AnyView {
    let Some(seat) = untrack(|| waiting_seat(table)) else { return ().into_any() };
    let purchases = table.play.game.with(|game| purchases(game.state(), seat));
    if purchases.is_empty() {
        return view! { <p class="soft">{t.plan_no_gap()}</p> }.into_any();
    }
    let (gap, way) = (RwSignal::new(0usize), RwSignal::new(0usize));
    let gap_option = |(index, purchase): (usize, &Purchase)| {
        let (column, row, price) = (purchase.gap.column().into(), purchase.row.into(), purchase.price.into());
        let text = t.plan_gap_option(column, row, price, card(purchase.colour));
        view! { <option value=index.to_string() prop:selected=move || gap.get() == index>{text}</option> }
    };
    let gap_options = purchases.iter().enumerate().map(gap_option).collect_view();
    let chosen = StoredValue::new(purchases);
    let ways = move || chosen.with_value(|all| all.get(gap.get()).map(|purchase| (*purchase, purchase.ways())));
    let way_options = move || {
        let (purchase, ways) = ways()?;
        let option = |(index, paid): (usize, Way)| {
            let text = purchase.describe(t, paid);
            view! { <option value=index.to_string() prop:selected=move || way.get() == index>{text}</option> }
        };
        Some(ways.into_iter().enumerate().map(option).collect_view())
    };
    let choose_gap = move |event: Event| {
        gap.set(event_target_value(&event).parse().unwrap_or(0));
        way.set(0);
    };
    let choose_way = move |event: Event| way.set(event_target_value(&event).parse().unwrap_or(0));
    let place = move |_| {
        let Some((purchase, ways)) = untrack(ways) else { return };
        let Some(Way { paid, any_colour }) = ways.get(way.get_untracked()).copied() else { return };
        add(
            table,
            PlannedMove { action: Action::Place { gap: purchase.gap, paid, any_colour }.to_string(), frame: None },
        );
    };
    view! {
        <label class="field"><span>{t.plan_gap()}</span><select data-plan="gap" on:change=alive::handler(choose_gap)>{gap_options}</select></label>
        <label class="field"><span>{t.plan_payment()}</span><select data-plan="way" on:change=alive::handler(choose_way)>{way_options}</select></label>
        <button type="button" class="button" data-plan="place" on:click=place>{t.plan_add()}</button>
    }
    .into_any()
}

/// Returns the free gaps in the frame that a waiting seat can pay for.
fn purchases(state: &State, seat: Seat) -> Vec<Purchase> {
    let (table, hand) = (state.table(), state.hand(seat));
    let purchase = |gap: Gap| {
        let (row, colour) = table.gap(gap)?;
        let price = table.price(gap.column())?;
        let with_tile = table.tiles(seat)[Tile::AnyColour] > 0 && hand.total() >= price;
        let purchase = Purchase { gap, row: row.number(), price, colour, hand, with_tile };
        let is_free = table.content(gap) == Content::Empty;
        (is_free && !purchase.ways().is_empty()).then_some(purchase)
    };
    let last = iquazu_rules::COLUMNS.min(table.frame() + table.rules().frame_width - 1);
    (table.frame()..=last).flat_map(|column| table.gaps_in(column)).filter_map(purchase).collect()
}

/// Returns the moves of the plan as list items, each with a button that removes it if they can be changed.
fn lines(t: Messages, table: TableClient, can_change: bool) -> AnyView {
    let planned = table.plan.with(|plan| moves(plan).to_vec());
    let line = |(index, planned): (usize, PlannedMove)| {
        let deed = describe(t, table, &planned).unwrap_or_default();
        let text = if index == 0 { t.plan_first(&deed) } else { t.plan_otherwise(&deed) };
        let note = planned.frame.map(|_| format!(" ({})", t.plan_stays()));
        let remove = can_change.then(|| {
            let remove = move |_| change(table, move |moves| drop(moves.remove(index)));
            view! { <button type="button" class="button button-plain" data-plan="remove" aria-label=t.plan_remove(&deed) title=t.plan_remove(&deed) on:click=remove>"×"</button> }
        });
        view! { <li><span>{text}{note}</span>{remove}</li> }
    };
    planned.into_iter().enumerate().map(line).collect_view().into_any()
}

fn describe(t: Messages, table: TableClient, planned: &PlannedMove) -> Option<String> {
    let action: Action = planned.action.parse().ok()?;
    let say = |board: &Table| move_text(t, board, action);
    Some(table.play.game.with(|game| say(game.state().table())))
}

impl TableClient {
    /// Notes which of these steps followed the player's plan, and says so.
    pub(super) fn observe_plan(self, steps: &[PlayedStep]) {
        let Some(me) = self.my_seat.get_untracked() else { return };
        for played in steps {
            let acted = played.step.parse().ok().and_then(|step| step.action());
            let Some((_, action)) = acted.filter(|(seat, _)| *seat == me) else { continue };
            if !(played.planned && action == Action::EndTurn) {
                self.plan_played.set(played.planned.then(|| action.to_string()));
            }
        }
    }

    /// The server has another plan, or has dropped it.
    pub(super) fn set_plan(self, plan: Option<TurnPlan>) {
        let me = self.my_seat.get_untracked();
        let begins = |state: &State| state.table().stage() == Stage::Act && me.map(Next::Seat) == Some(state.next());
        let had_plan = plan.is_none() && self.plan.get_untracked().is_some();
        let is_dropped = had_plan && self.play.game.with_untracked(|game| begins(game.state()));
        self.plan.set(plan);
        if is_dropped {
            self.show_news(self.texts().plan_dropped().to_owned());
        }
    }
}

fn moves(plan: &Option<TurnPlan>) -> &[PlannedMove] {
    plan.as_ref().map_or(&[], |plan| &plan.moves)
}

fn add(table: TableClient, planned: PlannedMove) {
    change(table, move |moves| moves.push(planned));
}

/// Sends the changed plan. It is shown once the server has it.
fn change(table: TableClient, change: impl FnOnce(&mut Vec<PlannedMove>)) {
    let mut plan = table.plan.get_untracked().unwrap_or_default();
    change(&mut plan.moves);
    table.plan_played.set(None);
    table.request(ClientMessage::Plan { request: new_request_id(), plan });
}
