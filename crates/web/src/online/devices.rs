//! The devices that play as this player, and how to remove one.

use super::api;
use crate::app::alive::Scope;
use iquazu_messages::Messages;
use iquazu_protocol::{DeviceInfo, Devices};
use leptos::prelude::*;

/// A button that lists the devices.
pub fn device_list(t: Messages) -> AnyView {
    let devices = RwSignal::new(None::<Vec<DeviceInfo>>);
    let scope = Scope::current();
    let show = move |_| scope.spawn(load(devices));
    view! {
        {move || match devices.get() {
            None => view! { <button type="button" class="button button-plain" on:click=show>{t.online_devices()}</button> }.into_any(),
            Some(found) => view! {
                <h3>{t.online_devices()}</h3>
                <ul>{found.into_iter().map(|device| row(t, device, devices, scope)).collect_view()}</ul>
            }
            .into_any(),
        }}
    }
    .into_any()
}

async fn load(devices: RwSignal<Option<Vec<DeviceInfo>>>) {
    if let Ok(found) = api::get::<Devices>("/api/me/devices").await {
        devices.set(Some(found.devices));
    }
}

fn row(t: Messages, device: DeviceInfo, devices: RwSignal<Option<Vec<DeviceInfo>>>, scope: Scope) -> AnyView {
    let DeviceInfo { id, label, is_this, .. } = device;
    let name = if label.is_empty() { t.online_device_unknown().to_owned() } else { label };
    if is_this {
        return view! { <li>{name}" "<i class="soft">{t.online_device_this()}</i></li> }.into_any();
    }
    let remove = move |_| {
        let path = format!("/api/me/devices/{id}");
        scope.spawn(async move {
            if api::delete(&path).await.is_ok() {
                load(devices).await;
            }
        });
    };
    let text = t.online_device_remove(&name);
    view! { <li><button type="button" class="button button-plain" on:click=remove>{text}</button></li> }.into_any()
}
