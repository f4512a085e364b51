//! Advice in words: what a move is for, what speaks against it, and what the others threaten.

use super::store::Play;
use crate::app::texts;
use iquazu_messages::Messages;
use iquazu_rules::{Action, Seat, SeatMap, Table};
use iquazu_session::{Reason, Suggestion, Threat, ThreatKind, prevented, reasons, threats};

/// Returns the gravest threat against the seat whose cards are visible.
pub fn gravest_threat(play: Play) -> Option<Threat> {
    all_threats(play).first().copied()
}

fn all_threats(play: Play) -> Vec<Threat> {
    let Some(seat) = play.own_seat() else { return Vec::new() };
    let view = play.view();
    threats(view.table(), seat, &hand_sizes(play))
}

fn hand_sizes(play: Play) -> SeatMap<u8> {
    let view = play.view();
    let players = view.table().players();
    SeatMap(Seat::ALL.map(|seat| if players.seats().any(|other| other == seat) { view.hand_size(seat) } else { 0 }))
}

/// Explains what a move of the seat whose cards are visible is for: its reasons, and the gravest threat if it ends it.
pub fn purpose_text(t: Messages, play: Play, action: Action) -> String {
    let Some(seat) = play.own_seat() else { return String::new() };
    let view = play.view();
    let reasons = reasons(view.table(), seat, view.hand(), action);
    let mut lines: Vec<String> = reasons.into_iter().map(|reason| reason_text(t, play, reason)).collect();
    let found = all_threats(play);
    let ends = prevented(view.table(), seat, &hand_sizes(play), &found[..found.len().min(1)], action);
    if let Some(threat) = ends.first() {
        lines.push(t.hint_prevents(&play.name(threat.by)));
    }
    lines.join(" ")
}

/// Describes a suggested move and its equals: "Draw 4 cards, or use a tile for 3 cards".
pub fn suggestion_text(t: Messages, table: &Table, suggestion: &Suggestion) -> String {
    let first = move_text(t, table, suggestion.action);
    suggestion.also.iter().fold(first, |text, other| t.hint_or(&text, &move_text(t, table, *other)))
}

/// Describes a move.
pub fn move_text(t: Messages, table: &Table, action: Action) -> String {
    match action {
        Action::Draw => t.button_draw(table.rules().cards_drawn.into()),
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

/// Describes a threat.
pub fn threat_text(t: Messages, play: Play, threat: &Threat) -> String {
    let name = play.name(threat.by);
    match threat.kind {
        ThreatKind::ScoresColumn { column, points } => t.threat_scores_column(&name, column.into(), points.into()),
        ThreatKind::TakesColumn { column, points } => t.threat_takes_column(&name, column.into(), points.into()),
        ThreatKind::TakesRow { row, tile } => t.threat_takes_row(&name, row.number().into(), &texts::tile(t, tile)),
        ThreatKind::Water { column, points } => t.threat_water(column.into(), &name, points.into()),
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
        Reason::SavesFor { column, points, price } => t.hint_saves_for(column.into(), price.into(), points.into()),
        Reason::LeavesColumn { column, to } => t.hint_leaves_column(column.into(), &play.name(to)),
    }
}
