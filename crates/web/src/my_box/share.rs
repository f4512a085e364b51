//! Passing an edition on: as a link, a QR code and a file.

use super::link;
use super::route::BoxRoute;
use crate::pages::dialog;
use crate::play::record_file;
use crate::study::{LinkField, Qr};
use iquazu_messages::Messages;
use iquazu_rules::Edition;
use iquazu_rules::edition::EditionDraft;
use leptos::prelude::*;

/// The dialog with the link of an edition.
pub(super) fn dialog_of(t: Messages, edition: &Edition, close: Callback<()>) -> AnyView {
    let route = BoxRoute::Link(link::letters(edition)).route();
    let address = format!("{}/{}", window().location().origin().unwrap_or_default(), route.href());
    let body = view! {
        <p>{t.box_link_text()}</p>
        <div class="study-share">
            <LinkField address=address.clone() label=t.box_share()/>
            <Qr text=address/>
        </div>
        <form class="dialog-buttons" method="dialog">
            <button class="button">{t.app_close()}</button>
        </form>
    };
    dialog(t.box_share(), body.into_any(), close)
}

/// Offers the edition file as a download.
pub(super) fn save_file(draft: &EditionDraft) {
    record_file::save(&format!("{}.toml", draft.id), &draft.to_string());
}
