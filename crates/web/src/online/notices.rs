//! “Tell me when it is my turn”: notices to this browser, for games over days.

use super::api;
use super::table::Table;
use iquazu_messages::Messages;
use iquazu_protocol::{ChatText, Pace, PushKey, PushSubscribe, TableStatus};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{PushSubscriptionOptionsInit, ServiceWorkerRegistration};

/// What has come of the wish.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wish {
    Unspoken,
    Granted,
    Denied,
}

/// A button for who plays turn by turn, in browsers that can be told something.
pub fn notices(t: Messages, table: Table) -> Option<AnyView> {
    let over_days = table.played_as.with(|played| played.as_ref().is_some_and(|how| how.pace == Pace::TurnByTurn));
    if !over_days || table.me.get().is_none() || table.status.get() == TableStatus::Finished || !can_be_told() {
        return None;
    }
    let wish = RwSignal::new(Wish::Unspoken);
    let ask = move |_| {
        spawn_local(async move {
            let granted = subscribe(t).await.is_some();
            wish.try_set(if granted { Wish::Granted } else { Wish::Denied });
        });
    };
    let body = move || match wish.get() {
        Wish::Unspoken => {
            view! { <button type="button" class="button button-plain" on:click=ask>{t.online_notify()}</button> }
                .into_any()
        }
        Wish::Granted => t.online_notify_on().into_any(),
        Wish::Denied => t.online_notify_denied().into_any(),
    };
    Some(view! { <p role="status" class="soft">{body}</p> }.into_any())
}

/// Whether the browser has what it takes; over plain HTTP from another machine it has not.
fn can_be_told() -> bool {
    let has = |object: &JsValue, name: &str| js_sys::Reflect::has(object, &name.into()).unwrap_or(false);
    has(&window().navigator(), "serviceWorker") && has(&window(), "PushManager")
}

/// Asks the person, the browser's push service and the server, in this order.
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

/// What the browser says of its subscription, in the server's form, with the words that it shall show.
fn subscription(t: Messages, given: &str) -> Option<PushSubscribe> {
    let given: serde_json::Value = serde_json::from_str(given).ok()?;
    let text = |value: &serde_json::Value| value.as_str().map(str::to_owned);
    Some(PushSubscribe {
        endpoint: text(&given["endpoint"])?,
        p256dh: text(&given["keys"]["p256dh"])?,
        auth: text(&given["keys"]["auth"])?,
        title: ChatText::try_from(t.app_title().to_owned()).ok()?,
        body: ChatText::try_from(t.online_notify_turn().to_owned()).ok()?,
    })
}
