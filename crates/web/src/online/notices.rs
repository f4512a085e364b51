//! How the player is notified: addresses, reasons, quiet hours, and the tables that are left out.

use super::api::{self, RequestError};
use super::refusals::{problem_text, request_error_text};
use crate::app::alive::{self, Scope};
use crate::app::route::Route;
use crate::pages::layout::{localized, page};
use iquazu_messages::Messages;
use iquazu_protocol::{
    ChannelInfo, ChannelKind, NewChannel, NoticePreferences, NoticeReason, NoticeSettings, QuietHours, TableId,
};
use leptos::ev::{Event, SubmitEvent};
use leptos::prelude::*;
use serde::de::IgnoredAny;

/// The quiet hours that are offered first, in minutes after midnight.
const QUIET_FROM: u16 = 22 * 60;
const QUIET_TO: u16 = 7 * 60;

type Loaded = RwSignal<Option<Result<NoticeSettings, RequestError>>>;

/// The page `/notices`, or the page of a link in a notice.
#[component]
pub fn NoticesPage(
    /// Empty, or a link, or a link and a table.
    path: String,
) -> impl IntoView {
    if path.is_empty() { settings_page() } else { super::notice_link::link_page(path) }
}

fn settings_page() -> AnyView {
    let loaded: Loaded = RwSignal::new(None);
    // The list is read again after an address was added, so the news outlives it.
    let added = RwSignal::new(false);
    alive::spawn(load(loaded));
    localized(move |t| {
        let body = move || match loaded.get() {
            None => view! { <p role="status">{t.online_connecting()}</p> }.into_any(),
            Some(Err(error)) => view! { <p class="fault" role="alert">{request_error_text(t, &error)}</p> }.into_any(),
            Some(Ok(settings)) => settings_view(t, settings, loaded, added),
        };
        page(t, "setup online-notices", t.notices_title(), body.into_any())
    })
}

async fn load(loaded: Loaded) {
    let found = api::get::<NoticeSettings>("/api/me/notices").await;
    loaded.set(Some(found));
}

fn settings_view(t: Messages, settings: NoticeSettings, loaded: Loaded, added: RwSignal<bool>) -> AnyView {
    let NoticeSettings { kinds, channels, preferences, muted } = settings;
    let rows = channels.into_iter().map(|channel| channel_row(t, channel, loaded)).collect_view();
    let add = if kinds.is_empty() {
        view! { <p>{t.notices_none()}</p> }.into_any()
    } else {
        add_form(t, kinds, loaded, added)
    };
    view! {
        <p class="soft">{t.notices_help()}</p>
        <section class="panel">
            <h2>{t.notices_channels()}</h2>
            <ul class="online-lobby">{rows}</ul>
            {add}
        </section>
        {preferences_form(t, preferences)}
        {muted_tables(t, muted, loaded)}
    }
    .into_any()
}

/// Sends a request, then reads the settings again.
fn then_reload(scope: Scope, loaded: Loaded, path: String) {
    scope.spawn(async move {
        if api::delete(&path).await.is_ok() {
            load(loaded).await;
        }
    });
}

fn channel_row(t: Messages, channel: ChannelInfo, loaded: Loaded) -> AnyView {
    let state = match (channel.confirmed, channel.off, channel.problem) {
        (false, ..) => t.notices_unconfirmed(),
        (true, true, _) => t.notices_is_off(),
        (true, false, Some(problem)) => problem_text(t, problem),
        (true, false, None) => t.notices_works(),
    };
    let sent = channel.sent_at.map(|at| format!(" · {}", t.notices_sent(&date(t, at))));
    let (scope, path) = (Scope::current(), format!("/api/me/notices/channels/{}", channel.id));
    let remove = move |_| then_reload(scope, loaded, path.clone());
    let text = t.notices_remove(&channel.address);
    view! {
        <li>
            <b>{channel.address.clone()}</b>" "<span class="soft">{kind_name(t, channel.kind)}" · "{state}{sent}</span>
            " "<button type="button" class="button button-plain" on:click=remove>{text}</button>
        </li>
    }
    .into_any()
}

/// Returns a day as the language writes it.
pub(super) fn date(t: Messages, at: u64) -> String {
    let date = js_sys::Date::new(&(at as f64).into());
    String::from(date.to_locale_date_string(t.lang().code(), &wasm_bindgen::JsValue::UNDEFINED))
}

fn kind_name(t: Messages, kind: ChannelKind) -> &'static str {
    match kind {
        ChannelKind::Email => t.notices_kind_email(),
        ChannelKind::Ntfy => "ntfy",
        ChannelKind::Discord => "Discord",
        ChannelKind::Slack => "Slack",
        ChannelKind::Matrix => "Matrix",
    }
}

fn add_form(t: Messages, kinds: Vec<ChannelKind>, loaded: Loaded, added: RwSignal<bool>) -> AnyView {
    let first = kinds.first().copied().unwrap_or(ChannelKind::Email);
    let (kind, address) = (RwSignal::new(first), RwSignal::new(String::new()));
    let problem = RwSignal::new(None);
    let scope = Scope::current();
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let channel = NewChannel {
            kind: kind.get_untracked(),
            address: address.get_untracked(),
            language: t.lang().code().to_owned(),
        };
        added.set(false);
        problem.set(None);
        scope.spawn(async move {
            let sent = api::post::<ChannelInfo>("/api/me/notices/channels", &channel).await;
            match sent {
                Ok(_) => {
                    added.set(true);
                    load(loaded).await;
                }
                Err(error) => problem.set(Some(request_error_text(t, &error))),
            }
        });
    };
    let option =
        |one: ChannelKind| view! { <option value=one.name() selected=one == first>{kind_name(t, one)}</option> };
    let choose = move |event: Event| {
        let name = event_target_value(&event);
        kind.set(ChannelKind::ALL.into_iter().find(|kind| kind.name() == name).unwrap_or(first));
    };
    let label = move || match kind.get() {
        ChannelKind::Email => t.notices_address_email(),
        _ => t.notices_address_url(),
    };
    view! {
        <form novalidate on:submit=submit>
            <h3>{t.notices_add()}</h3>
            <label class="field">
                <span>{t.notices_kind()}</span>
                <select on:change=alive::handler(choose)>{kinds.into_iter().map(option).collect_view()}</select>
            </label>
            <label class="field">
                <span>{label}</span>
                <input type="text" inputmode="email" autocomplete="email" maxlength="1000" prop:value=address
                    on:input=move |event| address.set(event_target_value(&event))/>
            </label>
            <p role="status">{move || added.get().then(|| t.notices_added())}</p>
            <div role="alert">{move || problem.get().map(|text| view! { <p class="fault">{text}</p> })}</div>
            <button class="button">{t.notices_add_go()}</button>
        </form>
    }
    .into_any()
}

fn reason_name(t: Messages, reason: NoticeReason) -> &'static str {
    match reason {
        NoticeReason::YourTurn => t.notices_reason_turn(),
        NoticeReason::GameOver => t.notices_reason_over(),
        NoticeReason::Rematch => t.notices_reason_rematch(),
        NoticeReason::TurnEnds => t.notices_reason_ends(),
    }
}

fn preferences_form(t: Messages, preferences: NoticePreferences) -> AnyView {
    let wanted = RwSignal::new(preferences);
    let (news, problem) = (RwSignal::new(None), RwSignal::new(None));
    let scope = Scope::current();
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let preferences = wanted.get_untracked();
        news.set(None);
        problem.set(None);
        scope.spawn(async move {
            match api::post::<IgnoredAny>("/api/me/notices", &preferences).await {
                Ok(_) => news.set(Some(t.notices_saved())),
                Err(error) => problem.set(Some(request_error_text(t, &error))),
            }
        });
    };
    let reason = |reason: NoticeReason| {
        let change = move |on: bool| {
            wanted.update(|wanted| {
                wanted.reasons.retain(|known| *known != reason);
                wanted.reasons.extend(on.then_some(reason));
            });
        };
        checkbox(reason_name(t, reason), move || wanted.with(|wanted| wanted.reasons.contains(&reason)), change)
    };
    let set_quiet = move |on: bool| {
        let quiet = on.then(|| QuietHours { from: QUIET_FROM, to: QUIET_TO, time_zone: time_zone() });
        wanted.update(|wanted| wanted.quiet = quiet);
    };
    let is_quiet = Memo::new(move |_| wanted.with(|wanted| wanted.quiet.is_some()));
    // The fields stay while their values change, so that they keep the focus.
    let hours = move || is_quiet.get().then(|| quiet_hours(t, wanted));
    view! {
        <section class="panel">
            <h2>{t.notices_reasons()}</h2>
            <form novalidate on:submit=submit>
                {NoticeReason::ALL.map(reason)}
                {checkbox(t.notices_quiet(), move || wanted.with(|wanted| wanted.quiet.is_some()), set_quiet)}
                {hours}
                <p role="status">{move || news.get()}</p>
                <div role="alert">{move || problem.get().map(|text| view! { <p class="fault">{text}</p> })}</div>
                <button class="button">{t.notices_save()}</button>
            </form>
        </section>
    }
    .into_any()
}

fn checkbox(label: &'static str, on: impl Fn() -> bool + Send + 'static, set: impl Fn(bool) + 'static) -> AnyView {
    let change = move |event: Event| set(event_target_checked(&event));
    view! {
        <p><label><input type="checkbox" prop:checked=on on:change=alive::handler(change)/>" "{label}</label></p>
    }
    .into_any()
}

/// Two fields for the time of day. The time zone is the browser's.
fn quiet_hours(t: Messages, wanted: RwSignal<NoticePreferences>) -> Option<AnyView> {
    let quiet = wanted.with_untracked(|wanted| wanted.quiet.clone())?;
    let field = |label: &'static str, minutes: u16, set: fn(&mut QuietHours, u16)| {
        let change = move |event: Event| {
            if let Some(minutes) = parse_time(&event_target_value(&event)) {
                wanted.update(|wanted| {
                    if let Some(quiet) = &mut wanted.quiet {
                        set(quiet, minutes);
                        quiet.time_zone = time_zone();
                    }
                });
            }
        };
        view! {
            <label class="field"><span>{label}</span><input type="time" value=time(minutes) on:change=alive::handler(change)/></label>
        }
    };
    let help = move || {
        wanted.with(|wanted| {
            let quiet = wanted.quiet.as_ref()?;
            Some(t.notices_quiet_help(&time(quiet.from), &time(quiet.to), &quiet.time_zone))
        })
    };
    Some(
        view! {
            {field(t.notices_quiet_from(), quiet.from, |quiet, minutes| quiet.from = minutes)}
            {field(t.notices_quiet_to(), quiet.to, |quiet, minutes| quiet.to = minutes)}
            <p class="soft">{help}</p>
        }
        .into_any(),
    )
}

fn time(minutes: u16) -> String {
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

fn parse_time(text: &str) -> Option<u16> {
    let (hours, minutes) = text.split_once(':')?;
    let (hours, minutes): (u16, u16) = (hours.parse().ok()?, minutes.get(..2)?.parse().ok()?);
    (hours < 24 && minutes < 60).then_some(hours * 60 + minutes)
}

/// Returns the browser's time zone, or UTC if it does not tell.
fn time_zone() -> String {
    let format = js_sys::Intl::DateTimeFormat::new(&js_sys::Array::new(), &js_sys::Object::new());
    let zone = js_sys::Reflect::get(&format.resolved_options(), &"timeZone".into());
    zone.ok().and_then(|zone| zone.as_string()).unwrap_or_else(|| "Etc/UTC".to_owned())
}

fn muted_tables(t: Messages, muted: Vec<TableId>, loaded: Loaded) -> Option<AnyView> {
    let row = |table: TableId| {
        let (scope, path) = (Scope::current(), format!("/api/me/notices/muted/{table}"));
        let unmute = move |_| then_reload(scope, loaded, path.clone());
        view! {
            <li class="online-row">
                <a href=Route::Table(table.to_string()).href()>{t.online_table()}" "{table.to_string()[..6].to_owned()}</a>
                <button type="button" class="button button-plain" on:click=unmute>{t.notices_unmute()}</button>
            </li>
        }
    };
    (!muted.is_empty()).then(|| {
        view! {
            <section class="panel">
                <h2>{t.notices_muted()}</h2>
                <ul class="online-lobby">{muted.into_iter().map(row).collect_view()}</ul>
            </section>
        }
        .into_any()
    })
}
