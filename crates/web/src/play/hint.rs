//! Hints: the best move and two alternatives, each with its win share and reasons. Computed in the worker from what the
//! player may know.

use super::store::{Choice, Play, use_play};
use super::{bot_worker, flow};
use crate::app::decimal;
use crate::app::layers::close_on_back;
use crate::app::lazy::Lazy;
use crate::app::page::{AsidePart, LazyPage};
use crate::app::settings::use_settings;
use crate::app::texts::{self, messages};
use crate::art::{Icon, IconName};
use iquazu_messages::Messages;
use iquazu_rules::{Action, Gap, Table};
use iquazu_session::{Reason, reasons};
use leptos::prelude::*;

/// Number of moves in a hint.
const MAX_SUGGESTIONS: usize = 3;

/// A suggested move, with its win share if it was evaluated.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SuggestedMove {
    pub action: Action,
    pub win_share: Option<f32>,
}

/// A hint for one decision. It is invalid after the next step of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// Number of game steps when the hint was requested.
    step: usize,
    state: HintState,
}

#[derive(Clone, PartialEq, Debug)]
enum HintState {
    Searching,
    Empty,
    Moves(Vec<SuggestedMove>),
}

/// Parses the answer of the worker.
pub fn parse_answer(answer: &str) -> Vec<SuggestedMove> {
    let suggestion = |line: &str| {
        let (share, rest) = line.split_once(' ')?;
        let (_, action) = rest.split_once(' ')?;
        Some(SuggestedMove { action: action.parse().ok()?, win_share: decimal::parse(share) })
    };
    answer.lines().filter_map(suggestion).collect()
}

/// Returns the first few different moves: a gap counts once, however it is paid for.
pub fn distinct_moves(suggestions: Vec<SuggestedMove>) -> Vec<SuggestedMove> {
    let gap = |action: Action| match action {
        Action::Place { gap, .. } => Some(gap),
        _ => None,
    };
    let mut chosen: Vec<SuggestedMove> = Vec::new();
    for suggestion in suggestions {
        let again =
            |other: &SuggestedMove| gap(suggestion.action).is_some() && gap(other.action) == gap(suggestion.action);
        if chosen.len() < MAX_SUGGESTIONS && !chosen.iter().any(again) {
            chosen.push(suggestion);
        }
    }
    chosen
}

/// Returns the hint for the current decision.
fn current(play: Play) -> Option<Hint> {
    let step = play.game.with(|game| game.history().len());
    play.hint.get().filter(|hint| hint.step == step && play.can_act())
}

/// Returns the gaps the hint suggests.
pub fn hinted_gaps(play: Play) -> Vec<Gap> {
    let Some(Hint { state: HintState::Moves(suggestions), .. }) = current(play) else { return Vec::new() };
    suggestions
        .iter()
        .filter_map(|suggestion| if let Action::Place { gap, .. } = suggestion.action { Some(gap) } else { None })
        .collect()
}

/// Requests a hint, or closes it.
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
    play.hint.set(Some(Hint { step, state: HintState::Searching }));
    play.scope.spawn(async move {
        let answer = bot_worker::evaluate_moves(play, seat).await;
        let wanted = play.hint.with_untracked(|hint| hint.as_ref().is_some_and(|hint| hint.step == step));
        if wanted {
            let suggestions = answer.map(|answer| distinct_moves(parse_answer(&answer))).unwrap_or_default();
            let found = if suggestions.is_empty() { HintState::Empty } else { HintState::Moves(suggestions) };
            play.hint.set(Some(Hint { step, state: found }));
        }
    });
}

/// Closes the hint and cancels a running search.
pub fn close(play: Play) {
    let searching =
        play.hint.with_untracked(|hint| hint.as_ref().is_some_and(|hint| hint.state == HintState::Searching));
    play.hint.set(None);
    if searching {
        bot_worker::cancel();
    }
}

#[component]
pub fn HintButton() -> impl IntoView {
    let play = use_play();
    let allowed =
        Memo::new(move |_| play.authority.with(|table| table.as_ref().is_none_or(|table| table.allows_hints())));
    let possible = Memo::new(move |_| allowed.get() && play.can_act());
    let open = Memo::new(move |_| current(play).is_some());
    view! {
        <button
            class="button button-plain button-icon"
            data-do=move || possible.get().then_some("hint")
            disabled=move || !possible.get()
            aria-expanded=move || open.get().to_string()
            aria-label=move || messages().hint_title()
            title=move || if allowed.get() { messages().hint_title() } else { messages().hint_not_here() }
            on:click=move |_| toggle(play)
        >
            <Icon name=IconName::Hint/>
        </button>
    }
}

/// The place of the hint panel, which is fetched with the first hint.
#[component]
pub fn HintPart() -> impl IntoView {
    let play = use_play();
    let asked =
        Memo::new(move |before: Option<&bool>| before.copied().unwrap_or_default() || play.hint.with(Option::is_some));
    move || asked.get().then(|| view! { <Lazy page=LazyPage::Aside(AsidePart::Hint)/> })
}

/// The hint panel beside the board. Hidden while a gap is being paid for.
#[component]
pub fn HintPanel() -> impl IntoView {
    let play = use_play();
    let paying = Memo::new(move |_| play.choice.with(|choice| matches!(choice, Choice::Gap { .. })));
    let found = Memo::new(move |_| current(play).filter(|_| !paying.get()).map(|hint| hint.state));
    let is_open = Memo::new(move |_| found.with(Option::is_some));
    close_on_back(is_open.into(), move || close(play));
    let body = move || match found.get()? {
        HintState::Searching => {
            Some(view! { <p class="hint-wait">{move || messages().hint_thinking()}</p> }.into_any())
        }
        HintState::Empty => Some(view! { <p>{move || messages().hint_none()}</p> }.into_any()),
        HintState::Moves(suggestions) => {
            let suggestions =
                suggestions.into_iter().map(|suggestion| suggestion_view(play, suggestion)).collect_view();
            Some(view! { <ol class="hint-ideas">{suggestions}</ol> }.into_any())
        }
    };
    // The panel is not rebuilt when the moves arrive: a rebuilt button loses its focus or a click in progress.
    let panel = move || {
        view! {
            <section class="hint panel" aria-label=move || messages().hint_title()>
                <header class="hint-head">
                    <h2>{move || messages().hint_title()}</h2>
                    <button
                        class="button button-plain"
                        aria-label=move || messages().app_close()
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

/// One suggested move. Pressing it prepares or executes the move.
fn suggestion_view(play: Play, suggestion: SuggestedMove) -> impl IntoView {
    let settings = use_settings();
    let take = move |_| match suggestion.action {
        Action::Place { gap, paid, any_colour } => play.choice.set(Choice::Gap { gap, paid, any_colour }),
        Action::Discard { cards } => play.choice.set(Choice::Discard(cards)),
        action => flow::act(play, settings, action),
    };
    let lines = move || reasons_text(messages(), play, suggestion.action);
    let worth = move || suggestion.win_share.map(|share| messages().hint_worth(&messages().percent(share.into(), 0)));
    view! {
        <li>
            <button class="hint-move" on:click=take>
                <b>{move || move_text(messages(), play.view().table(), suggestion.action)}</b>
                <span class="hint-worth">{worth}</span>
            </button>
            <p class="hint-why">{lines}</p>
        </li>
    }
}

/// Explains the reasons for a move of the seat whose cards are visible.
pub fn reasons_text(t: Messages, play: Play, action: Action) -> String {
    let Some(seat) = play.own_seat() else { return String::new() };
    let view = play.view();
    let reasons = reasons(view.table(), seat, view.hand().total(), action);
    reasons.into_iter().map(|reason| reason_text(t, play, reason)).collect::<Vec<_>>().join(" ")
}

/// Describes a move.
pub fn move_text(t: Messages, table: &Table, action: Action) -> String {
    match action {
        Action::Draw => t.button_draw(4),
        Action::Place { gap, paid, any_colour } => {
            let row = table.gap(gap).map_or(0, |(row, _)| row.number());
            let payment = texts::payment(t, paid);
            let say = if any_colour { Messages::hint_place_any } else { Messages::hint_place };
            say(t, gap.column().into(), row.into(), &payment)
        }
        Action::TakeCards { count } => t.button_use_cards(count.into()),
        Action::DoubleMove => t.button_use_double().to_owned(),
        Action::EndTurn => t.button_end_turn().to_owned(),
        Action::Discard { cards } => t.hint_discard(&texts::payment(t, cards)),
    }
}

/// Describes a reason.
fn reason_text(t: Messages, play: Play, reason: Reason) -> String {
    match reason {
        Reason::Completes { column } => t.lead_completes(column.into()),
        Reason::TakesColumn { column, points } => t.hint_takes_column(column.into(), points.into()),
        Reason::KeepsColumn { column } => t.hint_keeps_column(column.into()),
        Reason::MorePoints { column, points } => t.hint_more_points(column.into(), points.into()),
        Reason::TakesRow { row, tile } => t.hint_takes_row(row.number().into(), &texts::tile(t, tile)),
        Reason::KeepsRow { row } => t.hint_keeps_row(row.number().into()),
        Reason::Cards { count } => t.hint_cards(count.into()),
        Reason::LeavesColumn { column, to } => t.hint_leaves_column(column.into(), &play.name(to)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answer_is_parsed_and_lists_each_gap_once() {
        let answer = "0.6201 3.10 place 3e 1w2b\n0.6100 3.00 place 3e 3w\n0.5500 1.20 draw\n0.5400 1.10 place 2a 2o\n\
            0.5300 -0.50 place 1a 1o";
        let all = parse_answer(answer);
        assert_eq!(all.len(), 5);
        let shown = distinct_moves(all);
        let moves: Vec<String> = shown.iter().map(|suggestion| suggestion.action.to_string()).collect();
        assert_eq!(moves, ["place 3e 1w2b", "draw", "place 2a 2o"]);
        assert_eq!(shown[0].win_share, Some(0.6201));
    }

    #[test]
    fn unevaluated_move_has_no_win_share() {
        assert_eq!(parse_answer("- - draw"), [SuggestedMove { action: Action::Draw, win_share: None }]);
        assert_eq!(parse_answer("nonsense"), []);
    }
}
