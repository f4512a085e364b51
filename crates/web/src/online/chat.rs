//! Chat at the table: free text, and phrases that everybody reads in their own language.

use super::steps::name_of;
use super::table::{TableClient, new_request_id};
use iquazu_messages::Messages;
use iquazu_protocol::{ChatContent, ChatLine, ClientMessage, MAX_CHAT_CHARS, Phrase};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

/// Phrases offered as buttons.
const QUICK_PHRASES: [Phrase; 6] =
    [Phrase::Hello, Phrase::GoodLuck, Phrase::NiceMove, Phrase::Ouch, Phrase::YourTurn, Phrase::GoodGame];

pub fn chat(t: Messages, table: TableClient) -> AnyView {
    let lines = move || {
        let shown = table.chat.get().into_iter().filter(|said| !table.is_hidden(said.seat));
        shown.map(|said| chat_line(t, table, &said)).collect_view()
    };
    view! {
        <section class="online-chat">
            <h2 class="log-title">{t.online_chat()}</h2>
            <div class="online-lines" tabindex="0" role="log" aria-label=t.online_chat()><ol>{lines}</ol></div>
            {move || table.my_seat.get().map(|_| chat_form(t, table))}
        </section>
    }
    .into_any()
}

fn chat_line(t: Messages, table: TableClient, line: &ChatLine) -> AnyView {
    let seats = table.seats.get();
    let name = seats.iter().find(|info| info.seat == line.seat).map(|info| name_of(t, info)).unwrap_or_default();
    view! { <li><b>{name}</b>": "{line_text(t, line)}</li> }.into_any()
}

/// Returns what a line says, in the reader's language where it is a phrase.
pub(super) fn line_text(t: Messages, line: &ChatLine) -> String {
    match &line.content {
        ChatContent::Text(text) => text.as_str().to_owned(),
        ChatContent::Phrase(phrase) => phrase_text(t, *phrase).to_owned(),
    }
}

fn chat_form(t: Messages, table: TableClient) -> AnyView {
    let text = RwSignal::new(String::new());
    let send = move |said: ChatContent| table.request(ClientMessage::Chat { request: new_request_id(), content: said });
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        if let Ok(said) = text.get_untracked().trim().to_owned().try_into() {
            send(ChatContent::Text(said));
            text.set(String::new());
        }
    };
    let quick = move |phrase: Phrase| {
        view! {
            <button type="button" class="button button-plain online-phrase" on:click=move |_| send(ChatContent::Phrase(phrase))>
                {phrase_text(t, phrase)}
            </button>
        }
    };
    view! {
        <form class="online-say" on:submit=submit>
            <input
                type="text"
                autocomplete="off"
                maxlength=MAX_CHAT_CHARS.to_string()
                aria-label=t.online_chat_text()
                placeholder=t.online_chat_text()
                prop:value=text
                on:input=move |event| text.set(event_target_value(&event))
            />
            <button class="button">{t.online_chat_send()}</button>
        </form>
        <details>
            <summary>{t.online_phrases()}</summary>
            <div class="online-phrases">{QUICK_PHRASES.map(quick)}</div>
        </details>
    }
    .into_any()
}

fn phrase_text(t: Messages, phrase: Phrase) -> &'static str {
    match phrase {
        Phrase::Hello => t.phrase_hello(),
        Phrase::GoodLuck => t.phrase_good_luck(),
        Phrase::NiceMove => t.phrase_nice_move(),
        Phrase::Ouch => t.phrase_ouch(),
        Phrase::Oops => t.phrase_oops(),
        Phrase::Thinking => t.phrase_thinking(),
        Phrase::YourTurn => t.phrase_your_turn(),
        Phrase::Thanks => t.phrase_thanks(),
        Phrase::GoodGame => t.phrase_good_game(),
        Phrase::Again => t.phrase_again(),
        Phrase::Goodbye => t.phrase_goodbye(),
    }
}
