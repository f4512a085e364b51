//! The action buttons of a turn.

use super::payment_options::PayButton;
use super::store::{Choice, Play, use_play};
use super::{flow, playback};
use crate::app::settings::use_settings;
use crate::app::texts::{self, messages, tile_art, tile_help};
use crate::art::{Icon, IconName, TilePicture};
use iquazu_rules::{Action, Stage, Tile};
use leptos::prelude::*;

/// Draw, use a tile, end the turn, undo, skip: whatever is possible now.
#[component]
pub fn Actions() -> impl IntoView {
    let play = use_play();
    let settings = use_settings();
    let act = move |action: Action| flow::act(play, settings, action);
    let can = move |action: Action| play.can_act() && play.view().check(action).is_ok();
    let paying = Memo::new(move |_| play.choice.with(|choice| matches!(choice, Choice::Gap { .. })));
    let idle = move || !paying.get();
    let can_draw = Memo::new(move |_| idle() && can(Action::Draw));
    let can_end = Memo::new(move |_| can(Action::EndTurn));
    let discarding = Memo::new(move |_| play.can_act() && play.view().table().stage() == Stage::Discard);
    let busy = Memo::new(move |_| play.showing.with(Option::is_some));
    let undoable = Memo::new(move |_| idle() && flow::can_undo(play));

    view! {
        <div class="actions" role="group" aria-label=move || messages().a11y_actions()>
            <Show when=move || paying.get()>
                <PayButton/>
            </Show>
            <Show when=move || can_draw.get()>
                <button class="button button-main" data-do="draw" on:click=move |_| act(Action::Draw)>
                    <Icon name=IconName::Draw/>
                    {move || messages().button_draw(4)}
                </button>
            </Show>
            <Show when=move || can_end.get()>
                <button class="button button-main" data-do="end" on:click=move |_| act(Action::EndTurn)>
                    <Icon name=IconName::EndTurn/>
                    {move || messages().button_end_turn()}
                </button>
            </Show>
            <Show when=move || play.elsewhere.get()>
                <button class="button button-main" data-do="here" on:click=move |_| flow::play_here(play, settings)>
                    {move || messages().button_play_here()}
                </button>
            </Show>
            <Show when=move || play.awaiting_confirm.get()>
                <button class="button button-main" data-do="confirm" on:click=move |_| flow::confirm(play, settings)>
                    <Icon name=IconName::EndTurn/>
                    {move || messages().button_end_turn()}
                </button>
            </Show>
            <Show when=move || discarding.get()>
                <DiscardButton/>
            </Show>
            <div class="small-actions">
            <Show when=idle>
                <TileButtons/>
            </Show>
            <Show when=move || undoable.get()>
                <button class="button" data-do="undo" on:click=move |_| flow::undo(play)>
                    <Icon name=IconName::Undo/>
                    <span>{move || messages().app_undo()}</span>
                </button>
            </Show>
            </div>
            <Show when=move || busy.get()>
                <button class="button" data-do="skip" on:click=move |_| playback::skip()>
                    <Icon name=IconName::Skip/>
                    {move || messages().button_skip()}
                </button>
            </Show>
        </div>
    }
}

/// T7: discards the chosen cards. Enabled when their number is right.
#[component]
fn DiscardButton() -> impl IntoView {
    let play = use_play();
    let settings = use_settings();
    let chosen = move || match play.choice.get() {
        Choice::Discard(cards) => cards,
        _ => iquazu_rules::Cards::NONE,
    };
    let excess = move || play.view().excess_cards();
    let discard = move |_| flow::act(play, settings, Action::Discard { cards: chosen() });
    view! {
        <button
            class="button button-main"
            data-do="discard"
            disabled=move || chosen().total() != excess()
            on:click=discard
        >
            {move || messages().button_discard(excess().into())}
        </button>
    }
}

/// One button per usable tile.
#[component]
fn TileButtons() -> impl IntoView {
    let play = use_play();
    let usable = Memo::new(move |_| usable_tiles(play));
    let plannable = Memo::new(move |_| can_plan_double(play));
    view! {
        <Show when=move || plannable.get()>
            <PlanDouble/>
        </Show>
        <For each=move || usable.get() key=|tile| *tile let:tile>
            <TileButton tile/>
        </For>
    }
}

fn usable_tiles(play: Play) -> Vec<Tile> {
    let view = play.view();
    let usable = |tile: &Tile| match *tile {
        Tile::Cards(count) => view.check(Action::TakeCards { count }).is_ok(),
        Tile::DoubleMove => view.check(Action::DoubleMove).is_ok(),
        _ => false,
    };
    if play.can_act() { Tile::ALL.into_iter().filter(usable).collect() } else { Vec::new() }
}

/// B5: the tile can be used once the action has been carried out.
fn can_plan_double(play: Play) -> bool {
    let view = play.view();
    let held = || view.table().tiles(view.table().active())[Tile::DoubleMove] > 0;
    play.can_act() && view.check(Action::Draw).is_ok() && held()
}

/// Plans a double move, so that the turn goes on after the action.
#[component]
fn PlanDouble() -> impl IntoView {
    let play = use_play();
    view! {
        <button
            class="button tile-button"
            data-do="plan"
            aria-pressed=move || play.double_planned.get().to_string()
            title=move || messages().tile_double_help()
            on:click=move |_| play.double_planned.update(|planned| *planned = !*planned)
        >
            <TilePicture face=tile_art(Tile::DoubleMove)/>
            <small aria-hidden="true">{move || messages().tile_double()}</small>
            <span>{move || messages().button_plan_double()}</span>
        </button>
    }
}

#[component]
fn TileButton(tile: Tile) -> impl IntoView {
    let play = use_play();
    let settings = use_settings();
    let (action, label): (Action, fn() -> String) = match tile {
        Tile::Cards(2) => (Action::TakeCards { count: 2 }, || messages().button_use_cards(2)),
        Tile::Cards(3) => (Action::TakeCards { count: 3 }, || messages().button_use_cards(3)),
        Tile::Cards(_) => (Action::TakeCards { count: 4 }, || messages().button_use_cards(4)),
        _ => (Action::DoubleMove, || messages().button_use_double().to_owned()),
    };
    view! {
        <button
            class="button tile-button"
            data-do="tile"
            title=move || tile_help(messages(), tile)
            on:click=move |_| flow::act(play, settings, action)
        >
            <TilePicture face=tile_art(tile)/>
            <small aria-hidden="true">{move || texts::tile(messages(), tile)}</small>
            <span>{label}</span>
        </button>
    }
}
