//! The prompt: what the player can do now.

use super::store::{Choice, Play, use_play};
use crate::app::texts::messages;
use iquazu_messages::Messages;
use iquazu_rules::{Stage, Tile, View};
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
    if !play.can_act() {
        return t.prompt_waiting(&play.name(view.table().active()));
    }
    match play.choice.get() {
        Choice::Gap { gap, any_colour: true, .. } => {
            t.prompt_pay_any(view.table().price(gap.column()).unwrap_or(1).into())
        }
        Choice::Gap { .. } => t.prompt_pay().to_owned(),
        Choice::Discard(cards) => discard_prompt(t, &view, cards.total()),
        Choice::Nothing => stage_prompt(t, play, &view),
    }
}

fn stage_prompt(t: Messages, play: Play, view: &View) -> String {
    let excess = view.excess_cards();
    match view.table().stage() {
        Stage::Discard => t.prompt_discard(excess.into(), view.table().rules().hand_limit.into()),
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
    let held = view.table().tiles(view.table().active());
    let has_tile = (2..=4).any(|count| held[Tile::Cards(count)] > 0);
    if has_tile && !again { format!("{text} {}", t.prompt_start_tile()) } else { text.to_owned() }
}

fn discard_prompt(t: Messages, view: &View, chosen: u8) -> String {
    let excess = view.excess_cards();
    let title = t.prompt_discard(excess.into(), view.table().rules().hand_limit.into());
    let progress = if chosen > excess {
        t.prompt_discard_over((chosen - excess).into())
    } else {
        t.prompt_discard_left((excess - chosen).into())
    };
    format!("{title} {progress}")
}
