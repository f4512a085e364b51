//! Other people at a table: muting and reporting them, and how often they left.

use super::api::{self, RequestError};
use super::refusals::request_error_text;
use super::steps::name_of;
use super::table::TableClient;
use crate::app::alive::Scope;
use crate::pages::dialog;
use crate::pages::form::{Choice, choices};
use iquazu_messages::Messages;
use iquazu_protocol::{
    ChatText, MAX_CHAT_CHARS, NewReport, Occupant, ReportReason, SeatInfo, TablePeople, TablePerson, TableStatus,
};
use iquazu_rules::Seat;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

impl TableClient {
    /// Fetches this player's mutes, again whenever somebody sits down or leaves.
    pub(super) fn follow_people(self) {
        let known = Memo::new(move |_| {
            let person = |info: &SeatInfo| match &info.occupant {
                Occupant::Person { name, .. } => Some((info.seat, name.clone())),
                _ => None,
            };
            let people: Vec<_> = self.seats.with(|seats| seats.iter().filter_map(person).collect());
            (people, self.status.get() == TableStatus::Waiting, self.is_host.get(), self.my_seat.get())
        });
        Effect::new(move |_| {
            if !known.with(|(people, ..)| people.is_empty()) {
                self.scope.spawn(self.load_people());
            }
        });
    }

    async fn load_people(self) {
        let path = format!("/api/tables/{}/people", self.id.get_value());
        match api::get::<TablePeople>(&path).await {
            Ok(found) => self.people.set(Some(found.people)),
            // A chat without mutes is better than none.
            Err(_) => self.people.update(|people| {
                people.get_or_insert_default();
            }),
        }
    }

    /// Returns whether the chat of a seat is hidden. Until the mutes are known, that of all others is.
    pub(super) fn is_hidden(self, seat: Seat) -> bool {
        if self.my_seat.get() == Some(seat) {
            return false;
        }
        self.people.with(|people| match people {
            None => true,
            Some(people) => people.iter().any(|person| person.seat == seat && person.muted),
        })
    }

    fn person(self, seat: Seat) -> Option<TablePerson> {
        self.people.with(|people| people.iter().flatten().find(|person| person.seat == seat).cloned())
    }
}

/// What is open over the list of seats: the person to be reported.
pub(super) type Reporting = RwSignal<Option<(Seat, String)>>;

/// Shows a person's early exits, and a menu.
pub(super) fn person_menu(t: Messages, table: TableClient, info: &SeatInfo, reporting: Reporting) -> Option<AnyView> {
    let seat = info.seat;
    if table.my_seat.get() == Some(seat) || !matches!(info.occupant, Occupant::Person { .. }) {
        return None;
    }
    let person = table.person(seat)?;
    let name = name_of(t, info);
    let left = person.last_games.filter(|last| last.left > 0);
    let left = left.map(|last| t.manners_left(last.left.into(), last.games.into()));
    let scope = Scope::current();
    let path = format!("/api/tables/{}/seats/{seat}/mute", table.id.get_value());
    let muted = person.muted;
    let toggle = move |_| {
        let path = path.clone();
        scope.spawn(async move {
            let done = if muted { api::delete(&path).await } else { api::post::<()>(&path, &()).await };
            if let Err(RequestError::Refused(refusal)) = done {
                table.refusal.set(Some(refusal));
            }
            table.load_people().await;
        });
    };
    let toggle_text = if muted { t.manners_unmute(&name) } else { t.manners_mute(&name) };
    let report_text = t.manners_report(&name);
    let menu_text = t.manners_menu(&name);
    let report = (table.my_seat.get().is_some()).then(|| {
        let ask = move |_| reporting.set(Some((seat, name.clone())));
        view! { <button type="button" class="button button-plain" data-do="report" on:click=ask>{report_text}</button> }
    });
    Some(
        view! {
            {left.map(|left| view! { <span class="soft online-left">{left}</span> })}
            {muted.then(|| view! { <i class="soft">{t.manners_muted()}</i> })}
            <details class="online-person">
                <summary aria-label=menu_text.clone() title=menu_text>"⋯"</summary>
                <div class="online-person-menu">
                    <button type="button" class="button button-plain" data-do="mute" on:click=toggle>{toggle_text}</button>
                    {report}
                </div>
            </details>
        }
        .into_any(),
    )
}

/// The dialog that reports a person.
pub(super) fn report_dialog(t: Messages, table: TableClient, reporting: Reporting) -> impl IntoView {
    move || {
        let (seat, name) = reporting.get()?;
        let body = report_form(t, table, seat, &name, reporting);
        Some(dialog(t.manners_report_title(), body, Callback::new(move |()| reporting.set(None))))
    }
}

/// What became of a report.
#[derive(Clone, PartialEq)]
enum Sent {
    Not,
    Stored,
    Failed(RequestError),
}

fn report_form(t: Messages, table: TableClient, seat: Seat, name: &str, reporting: Reporting) -> AnyView {
    let (reason, note) = (RwSignal::new(ReportReason::Insult), RwSignal::new(String::new()));
    let sent = RwSignal::new(Sent::Not);
    let scope = Scope::current();
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let note = ChatText::try_from(note.get_untracked().trim().to_owned()).ok();
        let report = NewReport { seat, reason: reason.get_untracked(), note };
        let path = format!("/api/tables/{}/reports", table.id.get_value());
        scope.spawn(async move {
            sent.set(match api::post::<()>(&path, &report).await {
                Ok(()) => Sent::Stored,
                Err(error) => Sent::Failed(error),
            });
        });
    };
    let reasons = move || {
        let all = ReportReason::ALL.map(|known| Choice::new(known.name(), reason_text(t, known))).to_vec();
        let choose = move |chosen: String| {
            if let Some(known) = ReportReason::ALL.into_iter().find(|known| known.name() == chosen) {
                reason.set(known);
            }
        };
        choices("report-reason", t.manners_reason(), all, move || reason.get().name().to_owned(), choose)
    };
    let help = t.manners_report_help(name);
    let form = move || {
        view! {
            <p>{help.clone()}</p>
            <form on:submit=submit>
                {reasons()}
                <label class="field">
                    {t.manners_note()}
                    <input
                        type="text"
                        autocomplete="off"
                        maxlength=MAX_CHAT_CHARS.to_string()
                        prop:value=note
                        on:input=move |event| note.set(event_target_value(&event))
                    />
                </label>
                <div class="dialog-buttons">
                    <button class="button" type="button" on:click=move |_| reporting.set(None)>{t.app_cancel()}</button>
                    <button class="button button-main" data-do="send-report">{t.manners_report_go()}</button>
                </div>
            </form>
        }
    };
    let thanks = move || {
        view! {
            <form class="dialog-buttons" method="dialog"><button class="button button-main" autofocus>{t.app_close()}</button></form>
        }
    };
    let state = move || match sent.get() {
        Sent::Not => String::new(),
        Sent::Stored => t.manners_reported().to_owned(),
        Sent::Failed(error) => request_error_text(t, &error),
    };
    view! {
        <p role="status">{state}</p>
        {move || if sent.get() == Sent::Stored { thanks().into_any() } else { form().into_any() }}
    }
    .into_any()
}

fn reason_text(t: Messages, reason: ReportReason) -> &'static str {
    match reason {
        ReportReason::Insult => t.manners_reason_insult(),
        ReportReason::Spam => t.manners_reason_spam(),
        ReportReason::Name => t.manners_reason_name(),
        ReportReason::Unsporting => t.manners_reason_unsporting(),
        ReportReason::Other => t.manners_reason_other(),
    }
}
