//! Hints: the best move and two alternatives, each with its win share and reasons, and what the others threaten. Computed
//! in the worker from what the player may know.

use super::advice;
use super::bot_worker::WorkerProblem;
use super::store::{Choice, Play, use_play};
use super::{bot_worker, flow};
use crate::app::decimal;
use crate::app::layers::close_on_back;
use crate::app::lazy::Lazy;
use crate::app::page::{AsidePart, LazyPage};
use crate::app::settings::use_settings;
use crate::app::texts::messages;
use crate::art::{Icon, IconName};
use crate::board::HintMark;
use iquazu_rules::{Action, Gap};
use iquazu_session::daily::is_seed_of_a_day;
use iquazu_session::{Suggestion, group_moves};
use leptos::prelude::*;

/// Number of moves in a hint.
pub const MAX_SUGGESTIONS: usize = 3;

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
    Found {
        /// May be empty.
        suggestions: Vec<Suggestion>,
        /// Why they are worse than usual.
        problem: Option<WorkerProblem>,
    },
}

impl HintState {
    /// Reads the answer of the worker; it is empty if there was none.
    fn from_answer(answer: &str) -> HintState {
        let suggestions = group_moves(&parse_answer(answer), MAX_SUGGESTIONS);
        HintState::Found { suggestions, problem: WorkerProblem::of(answer) }
    }
}

/// Parses the answer of the worker: moves, best first, each with its win share if it was evaluated.
pub fn parse_answer(answer: &str) -> Vec<(Action, Option<f32>)> {
    let evaluated = |line: &str| {
        let (share, rest) = line.split_once(' ')?;
        let (_, action) = rest.split_once(' ')?;
        Some((action.parse().ok()?, decimal::parse(share)))
    };
    answer.lines().filter_map(evaluated).collect()
}

/// Returns the hint for the current decision.
fn current(play: Play) -> Option<Hint> {
    let step = play.game.with(|game| game.history().len());
    play.hint.get().filter(|hint| hint.step == step && play.can_act())
}

/// Returns the gaps that the hint marks on the board: those of its moves, and the gravest threat.
pub fn hint_marks(play: Play) -> Vec<(Gap, HintMark)> {
    let Some(Hint { state: HintState::Found { suggestions, .. }, .. }) = current(play) else { return Vec::new() };
    let marks = [HintMark::Best, HintMark::Other, HintMark::Other];
    let suggested = suggestions.iter().zip(marks).filter_map(|(suggestion, mark)| match suggestion.action {
        Action::Place { gap, .. } => Some((gap, mark)),
        _ => None,
    });
    let threat = advice::gravest_threat(play).map(|threat| (threat.gap, HintMark::Threat));
    // The first mark of a gap counts: a suggested move says more than a threat.
    suggested.chain(threat).collect()
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
            play.hint.set(Some(Hint { step, state: HintState::from_answer(&answer.unwrap_or_default()) }));
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
    let allowed = Memo::new(move |_| {
        let is_of_the_day = play.game.with(|game| is_seed_of_a_day(game.setup().seed));
        !is_of_the_day && play.authority.with(|table| table.as_ref().is_none_or(|table| table.allows_hints()))
    });
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
        HintState::Found { suggestions, problem } if suggestions.is_empty() => {
            let none = move || problem.map_or(messages().hint_none(), |problem| problem.text(messages()));
            Some(view! { <p>{none}</p> }.into_any())
        }
        HintState::Found { suggestions, problem } => {
            let problem =
                problem.map(|problem| view! { <p class="hint-threat">{move || problem.text(messages())}</p> });
            let best = suggestions.first().map(|suggestion| button_of(suggestion.action));
            let suggestions =
                suggestions.into_iter().map(|suggestion| suggestion_view(play, suggestion)).collect_view();
            let threat = move || {
                advice::gravest_threat(play).map(|threat| {
                    view! { <p class="hint-threat">{advice::threat_text(messages(), play, &threat)}</p> }
                })
            };
            Some(view! { {problem} {threat} <ol class="hint-ideas" data-best=best>{suggestions}</ol> }.into_any())
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

/// Returns the button of a move, which the style sheet marks if the move is the best one.
fn button_of(action: Action) -> &'static str {
    match action {
        Action::Draw => "draw",
        Action::TakeCards { .. } | Action::DoubleMove => "tile",
        Action::EndTurn => "end",
        Action::Discard { .. } => "discard",
        Action::Place { .. } => "gap",
    }
}

/// One suggested move. Pressing it prepares or executes the move.
fn suggestion_view(play: Play, suggestion: Suggestion) -> impl IntoView {
    let settings = use_settings();
    let Suggestion { action, win_share, .. } = suggestion;
    let take = move |_| match action {
        Action::Place { gap, paid, any_colour } => play.choice.set(Choice::Gap { gap, paid, any_colour }),
        Action::Discard { cards } => play.choice.set(Choice::Discard(cards)),
        action => flow::act(play, settings, action),
    };
    let lines = move || advice::purpose_text(messages(), play, action);
    let worth = move || win_share.map(|share| messages().hint_worth(&messages().percent(share.into(), 0)));
    view! {
        <li>
            <button class="hint-move" on:click=take>
                <b>{move || advice::suggestion_text(messages(), play.view().table(), &suggestion)}</b>
                <span class="hint-worth">{worth}</span>
            </button>
            <p class="hint-why">{lines}</p>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answer_is_parsed_and_grouped() {
        let answer = "0.6201 3.10 place 3e 1w2b\n0.6100 3.00 place 3e 3w\n0.5500 1.20 draw\n0.5400 1.10 place 2a 2o\n\
            0.5300 -0.50 place 1a 1o";
        let all = parse_answer(answer);
        assert_eq!(all.len(), 5);
        let shown = group_moves(&all, MAX_SUGGESTIONS);
        let moves: Vec<String> = shown.iter().map(|suggestion| suggestion.action.to_string()).collect();
        assert_eq!(moves, ["place 3e 1w2b", "draw", "place 2a 2o"]);
        assert_eq!(shown[0].win_share, Some(0.6201));
    }

    #[test]
    fn hint_says_why_it_is_worse_or_empty() {
        let problem = |answer: &str| match HintState::from_answer(answer) {
            HintState::Found { suggestions, problem } => (suggestions.len(), problem),
            HintState::Searching => unreachable!("an answer"),
        };
        assert_eq!(problem("0.6201 3.10 draw"), (1, None));
        assert_eq!(problem("- - draw\nproblem nets"), (1, Some(WorkerProblem::Nets)));
        assert_eq!(problem("problem nets"), (0, Some(WorkerProblem::Nets)));
        assert_eq!(problem(""), (0, None));
    }

    #[test]
    fn unevaluated_move_has_no_win_share() {
        assert_eq!(parse_answer("- - draw"), [(Action::Draw, None)]);
        assert_eq!(parse_answer("nonsense"), []);
    }
}
