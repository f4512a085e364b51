//! The list of keyboard shortcuts.

use super::layout::{localized, page};
use crate::play::keys::{Command, KEYS};
use iquazu_messages::Messages;
use leptos::prelude::*;

#[component]
pub fn HelpPage() -> impl IntoView {
    localized(|t| {
        let body = view! {
            <p>{t.help_intro()}</p>
            {table(t, t.help_board(), on_the_wall(t))}
            {table(t, t.help_turn(), short_keys(t, true))}
            {table(t, t.help_everywhere(), everywhere(t))}
        };
        page(t, "help", t.app_help(), body.into_any())
    })
}

/// A key and what it does.
type Line = (String, &'static str);

fn on_the_wall(t: Messages) -> Vec<Line> {
    vec![
        (t.key_arrows().to_owned(), t.help_move()),
        (t.key_or(t.key_enter(), t.key_space()), t.help_choose()),
        (t.key_enter().to_owned(), t.help_why()),
        (t.key_or(t.key_home(), t.key_end()), t.help_first_last()),
    ]
}

fn everywhere(t: Messages) -> Vec<Line> {
    let mut lines = short_keys(t, false);
    lines.push((t.key_escape().to_owned(), t.help_close()));
    lines
}

/// Returns the shortcuts of a turn, or all others.
fn short_keys(t: Messages, turn: bool) -> Vec<Line> {
    let of_turn = |command: &Command| matches!(command, Command::Press(_) | Command::Undo);
    let shown = KEYS.iter().filter(|(_, command)| of_turn(command) == turn);
    shown.filter_map(|(key, command)| Some((key.to_uppercase(), description(t, *command)?))).collect()
}

fn description(t: Messages, command: Command) -> Option<&'static str> {
    Some(match command {
        Command::Press("draw") => t.help_draw(),
        Command::Press("pay") => t.help_pay(),
        Command::Press("tile") => t.help_tile(),
        Command::Press("end") => t.help_end(),
        Command::Press("discard") => t.help_discard(),
        Command::Press("hint") => t.help_hint(),
        // `e` covers the remaining buttons.
        Command::Press(_) => return None,
        Command::Undo => t.help_undo(),
        Command::Skip => t.help_skip(),
        Command::ToFrame => t.help_frame(),
        Command::Lead => t.help_lead(),
        Command::Status => t.help_status(),
        Command::Cards => t.help_hand(),
        Command::Since => t.help_since(),
        Command::Rules => t.help_rules(),
        Command::Keys => t.help_keys(),
        Command::Cancel => t.help_close(),
    })
}

fn table(t: Messages, title: &'static str, lines: Vec<Line>) -> AnyView {
    let line = |(key, does): Line| view! { <tr><th scope="row"><kbd>{key}</kbd></th><td>{does}</td></tr> };
    view! {
        <table class="panel keys">
            <caption>{title}</caption>
            <thead class="hidden-text"><tr><th scope="col">{t.help_key()}</th><th scope="col">{t.help_does()}</th></tr></thead>
            <tbody>{lines.into_iter().map(line).collect_view()}</tbody>
        </table>
    }
    .into_any()
}
