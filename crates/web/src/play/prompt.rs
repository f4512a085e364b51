//! The prompt: what the player can do now.

use super::payment::{Purchase, chosen_way};
use super::store::{Choice, Play, use_play};
use crate::app::texts::messages;
use iquazu_messages::Messages;
use iquazu_rules::{Stage, View};
use iquazu_session::Game;
use leptos::prelude::*;

/// The sentence above the buttons; announced when it changes.
#[component]
pub fn Prompt() -> impl IntoView {
    let play = use_play();
    let text = Memo::new(move |_| prompt(messages(), play));
    view! {
        <p class="prompt" role="status" data-prompt="">
            {text}
        </p>
    }
}

fn prompt(t: Messages, play: Play) -> String {
    if play.shown.with(|state| state.is_over()) {
        return t.prompt_over().to_owned();
    }
    if play.elsewhere.get() {
        return t.prompt_elsewhere().to_owned();
    }
    if let Some(seat) = play.thinking.get() {
        return t.prompt_thinking(&play.name(seat));
    }
    if play.awaiting_confirm.get() {
        return t.prompt_confirm().to_owned();
    }
    let view = play.view();
    if view.table().turn() == 0 {
        return t.prompt_dealing().to_owned();
    }
    if !play.can_act() && play.own_seat() == Some(view.table().active()) {
        return t.prompt_yours().to_owned();
    }
    if !play.can_act() {
        return t.prompt_waiting(&play.name(view.table().active()));
    }
    match play.choice.get() {
        Choice::Gap { .. } => pay_prompt(t, play),
        Choice::Discard(cards) => discard_prompt(t, &view, cards.total()),
        Choice::Nothing => stage_prompt(t, play, &view),
    }
}

/// Says how the gap would be paid for. Read aloud; on the screen the ways to pay are in its place.
fn pay_prompt(t: Messages, play: Play) -> String {
    let described = || Some(Purchase::chosen(play)?.describe(t, chosen_way(play)?));
    format!("{}: {}", t.prompt_pay(), described().unwrap_or_default())
}

fn stage_prompt(t: Messages, play: Play, view: &View) -> String {
    match view.table().stage() {
        Stage::Discard => t.prompt_discard(view.table().rules().hand_limit.into()),
        Stage::Close => t.prompt_after().to_owned(),
        _ => act_prompt(t, view, play.game.with(Game::acted_this_turn)),
    }
}

fn act_prompt(t: Messages, view: &View, again: bool) -> String {
    let moves = view.legal_moves();
    let can_place = moves.gaps(false).chain(moves.gaps(true)).next().is_some();
    let text = match (again, can_place) {
        (false, true) => t.prompt_start(),
        (false, false) => t.prompt_start_draw(),
        (true, true) => t.prompt_again(),
        (true, false) => t.prompt_again_draw(),
    };
    text.to_owned()
}

fn discard_prompt(t: Messages, view: &View, chosen: u8) -> String {
    let excess = view.excess_cards();
    let title = t.prompt_discard(view.table().rules().hand_limit.into());
    match excess.saturating_sub(chosen) {
        0 => title,
        left => format!("{title} {}", t.prompt_discard_left(left.into())),
    }
}
