//! “Tell me when it is my turn”: Web Push notifications for games over days.

use super::api;
use super::table::TableClient;
use crate::app::alive::Scope;
use crate::app::route::Route;
use iquazu_messages::Messages;
use iquazu_protocol::{ChatText, Pace, PushKey, PushSubscribe, TableStatus};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{PushSubscriptionOptionsInit, ServiceWorkerRegistration};

/// State of the request for permission.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PushPermission {
    NotAsked,
    Granted,
    Denied,
}

/// Shows a button to players of turn-by-turn games if the browser supports Web Push.
pub fn push_prompt(t: Messages, table: TableClient) -> Option<AnyView> {
    let over_days = table.table_settings.with(|played| played.as_ref().is_some_and(|how| how.pace == Pace::TurnByTurn));
    if !over_days || table.my_seat.get().is_none() || table.status.get() == TableStatus::Finished || !supports_push() {
        return None;
    }
    let permission = RwSignal::new(PushPermission::NotAsked);
    let scope = Scope::current();
    let ask = move |_| {
        scope.spawn(async move {
            let granted = subscribe(t).await.is_some();
            permission.set(if granted { PushPermission::Granted } else { PushPermission::Denied });
        });
    };
    let body = move || match permission.get() {
        PushPermission::NotAsked => {
            view! { <button type="button" class="button button-plain" on:click=ask>{t.online_notify()}</button> }
                .into_any()
        }
        PushPermission::Granted => t.online_notify_on().into_any(),
        PushPermission::Denied => t.online_notify_denied().into_any(),
    };
    let more = Route::Notices(String::new());
    Some(
        view! {
            <p role="status" class="soft">{body}</p>
            <p><a class="button button-plain" href=more.href()>{t.notices_title()}</a></p>
        }
        .into_any(),
    )
}

/// Returns whether the browser supports Web Push. Over plain HTTP from another machine it does not.
fn supports_push() -> bool {
    let has = |object: &JsValue, name: &str| js_sys::Reflect::has(object, &name.into()).unwrap_or(false);
    has(&window().navigator(), "serviceWorker") && has(&window(), "PushManager")
}

/// Asks the player, the browser's push service and the server, in this order.
async fn subscribe(t: Messages) -> Option<()> {
    let key: PushKey = api::get("/api/push/key").await.ok()?;
    let ready = window().navigator().service_worker().ready().ok()?;
    let registration: ServiceWorkerRegistration = JsFuture::from(ready).await.ok()?.unchecked_into();
    let options = PushSubscriptionOptionsInit::new();
    options.set_user_visible_only(true);
    options.set_application_server_key(&JsValue::from_str(&key.key));
    let asked = registration.push_manager().ok()?.subscribe_with_options(&options).ok()?;
    let given = JsFuture::from(asked).await.ok()?;
    let given = js_sys::JSON::stringify(&given).ok()?.as_string()?;
    api::post("/api/push", &subscription(t, &given)?).await.ok()
}

/// Converts the browser's subscription to the server's form and adds the texts of the notification.
fn subscription(t: Messages, given: &str) -> Option<PushSubscribe> {
    let given: serde_json::Value = serde_json::from_str(given).ok()?;
    let text = |value: &serde_json::Value| value.as_str().map(str::to_owned);
    Some(PushSubscribe {
        endpoint: text(&given["endpoint"])?,
        p256dh: text(&given["keys"]["p256dh"])?,
        auth: text(&given["keys"]["auth"])?,
        title: ChatText::try_from(t.app_title().to_owned()).ok()?,
        body: ChatText::try_from(t.notice_your_turn().to_owned()).ok()?,
        game_over: ChatText::try_from(t.notice_game_over().to_owned()).ok(),
        rematch: ChatText::try_from(t.notice_rematch().to_owned()).ok(),
        turn_ends: ChatText::try_from(t.notice_turn_ends().to_owned()).ok(),
    })
}
