//! A hint: the best move and two others, each with what it is worth and what speaks for it. Found in the worker, from
//! what the person at the screen may know.

use super::store::{Choice, Play, use_play};
use super::{flow, thinker};
use crate::app::settings::use_settings;
use crate::app::words::{self, words};
use crate::art::{Icon, IconName};
use iquazu_messages::Messages;
use iquazu_rules::{Action, Gap, Table};
use iquazu_session::{Reason, reasons};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// So many moves are shown.
const SHOWN: usize = 3;

/// A move, and the share of the win that it promises where somebody could judge.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Idea {
    pub action: Action,
    pub share: Option<f32>,
}

/// A hint for one decision. It is gone with the next step of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The number of moments when it was asked for.
    step: usize,
    found: Found,
}

#[derive(Clone, PartialEq, Debug)]
enum Found {
    NotYet,
    Nothing,
    Ideas(Vec<Idea>),
}

/// Reads the answer of the worker.
pub fn read(answer: &str) -> Vec<Idea> {
    let idea = |line: &str| {
        let (share, rest) = line.split_once(' ')?;
        let (_, action) = rest.split_once(' ')?;
        Some(Idea { action: action.parse().ok()?, share: share.parse().ok() })
    };
    answer.lines().filter_map(idea).collect()
}

/// The first few that are different moves: a gap counts once, however it is paid.
pub fn different(ideas: Vec<Idea>) -> Vec<Idea> {
    let gap = |action: Action| match action {
        Action::Place { gap, .. } => Some(gap),
        _ => None,
    };
    let mut chosen: Vec<Idea> = Vec::new();
    for idea in ideas {
        let again = |other: &Idea| gap(idea.action).is_some() && gap(other.action) == gap(idea.action);
        if chosen.len() < SHOWN && !chosen.iter().any(again) {
            chosen.push(idea);
        }
    }
    chosen
}

/// The hint for the decision that is due now.
fn current(play: Play) -> Option<Hint> {
    let step = play.game.with(|game| game.history().len());
    play.hint.get().filter(|hint| hint.step == step && play.can_act())
}

/// The gaps that the hint speaks of.
pub fn hinted(play: Play) -> Vec<Gap> {
    let Some(Hint { found: Found::Ideas(ideas), .. }) = current(play) else { return Vec::new() };
    ideas.iter().filter_map(|idea| if let Action::Place { gap, .. } = idea.action { Some(gap) } else { None }).collect()
}

/// Asks for a hint, or puts it away.
fn toggle(play: Play) {
    let Some(seat) = untrack(|| play.own_seat().filter(|_| play.can_act())) else { return };
    if untrack(|| current(play)).is_some() {
        return close(play);
    }
    let step = play.game.with_untracked(|game| game.history().len());
    play.choice.update(|choice| {
        if matches!(choice, Choice::Gap { .. }) {
            *choice = Choice::Nothing;
        }
    });
    play.hint.set(Some(Hint { step, found: Found::NotYet }));
    spawn_local(async move {
        let answer = thinker::weigh(play, seat).await;
        let wanted = play.hint.try_get_untracked().flatten().is_some_and(|hint| hint.step == step);
        if wanted {
            let ideas = answer.map(|answer| different(read(&answer))).unwrap_or_default();
            let found = if ideas.is_empty() { Found::Nothing } else { Found::Ideas(ideas) };
            play.hint.set(Some(Hint { step, found }));
        }
    });
}

/// Puts the hint away; a search that is under way ends.
pub fn close(play: Play) {
    let searching = play.hint.with_untracked(|hint| hint.as_ref().is_some_and(|hint| hint.found == Found::NotYet));
    play.hint.set(None);
    if searching {
        thinker::hurry();
    }
}

#[component]
pub fn HintButton() -> impl IntoView {
    let play = use_play();
    let possible = Memo::new(move |_| play.can_act());
    let open = Memo::new(move |_| current(play).is_some());
    view! {
        <button
            class="button button-plain button-icon"
            data-do=move || possible.get().then_some("hint")
            disabled=move || !possible.get()
            aria-expanded=move || open.get().to_string()
            aria-label=move || words().hint_title()
            title=move || words().hint_title()
            on:click=move |_| toggle(play)
        >
            <Icon name=IconName::Hint/>
        </button>
    }
}

/// Shown beside the board while no gap is being paid for.
#[component]
pub fn HintPanel() -> impl IntoView {
    let play = use_play();
    let paying = Memo::new(move |_| play.choice.with(|choice| matches!(choice, Choice::Gap { .. })));
    let found = Memo::new(move |_| current(play).filter(|_| !paying.get()).map(|hint| hint.found));
    let is_open = Memo::new(move |_| found.with(Option::is_some));
    let body = move || match found.get()? {
        Found::NotYet => Some(view! { <p class="hint-wait">{move || words().hint_thinking()}</p> }.into_any()),
        Found::Nothing => Some(view! { <p>{move || words().hint_none()}</p> }.into_any()),
        Found::Ideas(ideas) => {
            let ideas = ideas.into_iter().map(|idea| one(play, idea)).collect_view();
            Some(view! { <ol class="hint-ideas">{ideas}</ol> }.into_any())
        }
    };
    // The frame stays when the ideas arrive: a button that is drawn anew loses its focus, or a click that is under way.
    let panel = move || {
        view! {
            <section class="hint payment panel" aria-label=move || words().hint_title()>
                <header class="payment-head">
                    <h2>{move || words().hint_title()}</h2>
                    <button
                        class="button button-plain"
                        aria-label=move || words().app_close()
                        on:click=move |_| close(play)
                    >
                        <Icon name=IconName::Close/>
                    </button>
                </header>
                {body}
            </section>
        }
    };
    view! { <div aria-live="polite">{move || is_open.get().then(panel)}</div> }
}

/// One idea: pressing it prepares or carries out the move.
fn one(play: Play, idea: Idea) -> impl IntoView {
    let settings = use_settings();
    let take = move |_| match idea.action {
        Action::Place { gap, paid, any_colour } => play.choice.set(Choice::Gap { gap, paid, any_colour }),
        Action::Discard { cards } => play.choice.set(Choice::Discard(cards)),
        action => flow::act(play, settings, action),
    };
    let lines = move || why(words(), play, idea.action);
    let worth = move || idea.share.map(|share| words().hint_worth(&words().percent(share.into(), 0)));
    view! {
        <li>
            <button class="hint-move" on:click=take>
                <b>{move || name(words(), play.view().table(), idea.action)}</b>
                <span class="hint-worth">{worth}</span>
            </button>
            <p class="hint-why">{lines}</p>
        </li>
    }
}

/// What speaks for a move of the one whose cards are open.
pub fn why(t: Messages, play: Play, action: Action) -> String {
    let Some(seat) = play.own_seat() else { return String::new() };
    let view = play.view();
    let reasons = reasons(view.table(), seat, view.hand().total(), action);
    reasons.into_iter().map(|reason| say(t, play, reason)).collect::<Vec<_>>().join(" ")
}

/// A move in words.
pub fn name(t: Messages, table: &Table, action: Action) -> String {
    match action {
        Action::Draw => t.button_draw(4),
        Action::Place { gap, paid, any_colour } => {
            let row = table.gap(gap).map_or(0, |(row, _)| row.number());
            let payment = words::payment(t, paid);
            let say = if any_colour { Messages::hint_place_any } else { Messages::hint_place };
            say(t, gap.column().into(), row.into(), &payment)
        }
        Action::TakeCards { count } => t.button_use_cards(count.into()),
        Action::DoubleMove => t.button_use_double().to_owned(),
        Action::EndTurn => t.button_end_turn().to_owned(),
        Action::Discard { cards } => t.hint_discard(&words::payment(t, cards)),
    }
}

/// A reason in words.
fn say(t: Messages, play: Play, reason: Reason) -> String {
    match reason {
        Reason::Completes { column } => t.lead_completes(column.into()),
        Reason::TakesColumn { column, points } => t.hint_takes_column(column.into(), points.into()),
        Reason::KeepsColumn { column } => t.hint_keeps_column(column.into()),
        Reason::MorePoints { column, points } => t.hint_more_points(column.into(), points.into()),
        Reason::TakesRow { row, tile } => t.hint_takes_row(row.number().into(), &words::tile(t, tile)),
        Reason::KeepsRow { row } => t.hint_keeps_row(row.number().into()),
        Reason::Cards { count } => t.hint_cards(count.into()),
        Reason::LeavesColumn { column, to } => t.hint_leaves_column(column.into(), &play.name(to)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_read_and_a_gap_is_named_once() {
        let answer = "0.6201 3.10 place 3e 1w2b\n0.6100 3.00 place 3e 3w\n0.5500 1.20 draw\n0.5400 1.10 place 2a 2o\n\
            0.5300 -0.50 place 1a 1o";
        let all = read(answer);
        assert_eq!(all.len(), 5);
        let shown = different(all);
        let moves: Vec<String> = shown.iter().map(|idea| idea.action.to_string()).collect();
        assert_eq!(moves, ["place 3e 1w2b", "draw", "place 2a 2o"]);
        assert_eq!(shown[0].share, Some(0.6201));
    }

    #[test]
    fn a_move_without_a_judgement_has_no_worth() {
        assert_eq!(read("- - draw"), [Idea { action: Action::Draw, share: None }]);
        assert_eq!(read("nonsense"), []);
    }
}
