//! A short message next to the prompt: why something is not allowed, who leads, what went wrong.

use super::illegal_move::illegal_move_text;
use super::model::{lead_lines, row_lead_line};
use super::store::{Play, UiNotice, use_play};
use crate::app::lazy::Lazy;
use crate::app::page::{AsidePart, LazyPage};
use crate::app::route::Route;
use crate::app::storage::StorageError;
use crate::app::texts::{hand, messages};
use crate::art::{Icon, IconName};
use crate::board::Place;
use iquazu_messages::Messages;
use iquazu_rules::{Clause, Gap, Row};
use leptos::prelude::*;

/// The text of a notice and the clause that explains it.
pub(super) struct NoticeText {
    pub(super) title: String,
    pub(super) lines: Vec<String>,
    clause: Option<Clause>,
}

/// The place of the notice. What it says is fetched with the first one: the first move does not wait for it.
#[component]
pub fn NoticeLine() -> impl IntoView {
    let play = use_play();
    let has_notice = Memo::new(move |_| play.notice.with(Option::is_some));
    view! {
        <div class="notice-place" role="status" aria-live="polite">
            {move || has_notice.get().then(|| view! { <Lazy page=LazyPage::Aside(AsidePart::Notice)/> })}
        </div>
    }
}

#[component]
pub fn Notice() -> impl IntoView {
    let play = use_play();
    let said = move || play.notice.get().and_then(|notice| notice_text(messages(), play, &notice));
    move || {
        said().map(|said| {
            let link = said.clause.map(|clause| {
                let href = Route::Rules(Some(clause.id().to_owned())).href();
                view! { <a href=href>{move || messages().whynot_read_rule()} " " {clause.id()}</a> }
            });
            view! {
                <div class="notice panel" data-notice="">
                    <div class="notice-text">
                        <strong>{said.title}</strong>
                        {said.lines.into_iter().map(|line| view! { <span>{line}</span> }).collect_view()}
                        {link}
                    </div>
                    <button
                        class="button button-plain"
                        aria-label=move || messages().app_close()
                        on:click=move |_| play.notice.set(None)
                    >
                        <Icon name=IconName::Close/>
                    </button>
                </div>
            }
        })
    }
}

fn notice_text(t: Messages, play: Play, notice: &UiNotice) -> Option<NoticeText> {
    let plain = |title: &str, line: String| NoticeText { title: title.to_owned(), lines: vec![line], clause: None };
    Some(match notice {
        UiNotice::Refused(refusal) => {
            let lines = vec![illegal_move_text(t, play, refusal)];
            NoticeText { title: t.whynot_title().to_owned(), lines, clause: Some(refusal.clause()) }
        }
        UiNotice::Lead(place) => lead_text(t, play, *place)?,
        UiNotice::NotSaved(StorageError::Full) => {
            plain(t.error_storage_full_title(), t.error_storage_full_text().to_owned())
        }
        UiNotice::NotSaved(StorageError::Denied) => {
            plain(t.error_storage_denied_title(), t.error_storage_denied_text().to_owned())
        }
        UiNotice::BotStopped(seat) => plain("", t.error_bot_text(&play.name(*seat))),
        UiNotice::Worker(problem) => plain("", problem.text(t).to_owned()),
        UiNotice::Status => NoticeText { title: String::new(), lines: status(t, play), clause: None },
        UiNotice::News(news) => plain("", news.clone()),
        UiNotice::Cards => plain(t.status_hand(), hand(t, play.view().hand())),
    })
}

/// Describes the standings at a place in full.
pub(super) fn lead_text(t: Messages, play: Play, place: Place) -> Option<NoticeText> {
    let view = play.view();
    let table = view.table();
    let (title, lines, clause) = match place {
        Place::Rock { column } => (t.lead_column(column.into()), lead_lines(t, play, table, column), Clause::I2),
        Place::Tile { row, .. } => {
            let lines = row_lead_line(t, play, table, Row::new(row)?).into_iter().collect();
            (t.lead_row(row.into()), lines, Clause::I4)
        }
        Place::Gap { column, index } => {
            let gap = Gap::new(column, index)?;
            let (row, _) = table.gap(gap)?;
            let mut lines = lead_lines(t, play, table, column);
            lines.extend(row_lead_line(t, play, table, row));
            if table.next_drip() == Some(gap) {
                lines.push(t.lead_next_drop().to_owned());
            }
            (t.lead_title().to_owned(), lines, Clause::I2)
        }
    };
    Some(NoticeText { title, lines, clause: Some(clause) })
}

/// Describes scores, boxes and piles for screen readers.
fn status(t: Messages, play: Play) -> Vec<String> {
    let view = play.view();
    let table = view.table();
    let scores = table.players().seats().map(|seat| t.status_score(&play.name(seat), table.score(seat).into()));
    let mut lines: Vec<String> = scores.collect();
    lines.push(t.status_gem_box(&play.name(table.active())));
    lines.push(t.status_water_box(&play.name(table.water())));
    lines.push(t.status_discards(&hand(t, table.discard_pile())));
    lines.push(t.status_columns_left(table.columns_remaining().into()));
    lines
}
