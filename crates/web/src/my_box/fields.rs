//! The plain fields of a draft: name and id, strips, cards, gems and drops.

use super::edit::{Edit, MAX_TEXT_BYTES};
use super::editor::Editor;
use super::missing::cards_id;
use super::number::{Number, refusal};
use crate::app::alive;
use crate::app::texts::card;
use crate::pages::form::{Choice, choices};
use iquazu_messages::Messages;
use iquazu_rules::Colour;
use iquazu_rules::edition::{CARDS_RANGE, DROPS_RANGE, EditionDraft, GEMS_RANGE, STRIP_WIDTH_RANGE, strips_from_range};
use leptos::ev::Event;
use leptos::prelude::*;

pub(super) fn names(t: Messages, editor: Editor) -> AnyView {
    view! {
        {text(editor, "box-name", t.box_name(), None, |draft| &draft.name, Edit::Name)}
        {text(editor, "box-id", t.box_id(), Some(t.box_id_help()), |draft| &draft.id, Edit::Id)}
        {text(editor, "box-status", t.box_status(), None, |draft| &draft.status, Edit::Status)}
    }
    .into_any()
}

fn text(
    editor: Editor,
    id: &'static str,
    label: &'static str,
    help: Option<&'static str>,
    value: fn(&EditionDraft) -> &String,
    edit: fn(String) -> Edit,
) -> AnyView {
    let help_id = format!("{id}-help");
    view! {
        <label class="field">
            <span>{label}</span>
            <input
                type="text"
                autocomplete="off"
                id=id
                maxlength=MAX_TEXT_BYTES.to_string()
                aria-describedby=help.is_some().then(|| help_id.clone())
                prop:value=move || editor.with(|draft| value(draft).clone())
                on:input=move |event| editor.edit(edit(event_target_value(&event)))
            />
        </label>
        {help.map(|help| view! { <p id=help_id class="soft box-help">{help}</p> })}
    }
    .into_any()
}

/// How wide the strips are and where they begin (C6).
pub(super) fn strips(t: Messages, editor: Editor) -> AnyView {
    let widths = STRIP_WIDTH_RANGE.map(|width| Choice::new(width.to_string(), t.box_strip_columns(width.into())));
    let width = move || editor.with(|draft| draft.strip_width);
    let choose = move |width: String| editor.edit(Edit::StripWidth(width.parse().unwrap_or_default()));
    let from = move || editor.with(|draft| draft.strips_from);
    let options = move || {
        let option = |column: u8| {
            view! { <option value=column.to_string() selected=move || from() == column>{column}</option> }
        };
        strips_from_range(width()).map(option).collect_view()
    };
    let begin = move |event: Event| {
        editor.edit(Edit::StripsFrom(event_target_value(&event).parse().unwrap_or_default()));
    };
    view! {
        <div class="box-strips">
            {choices("box-strip-width", t.box_strip_width(), widths.collect(), move || width().to_string(), choose)}
            <label class="field">
                <span>{t.box_strips_from()}</span>
                <select id="box-strips-from" on:change=alive::handler(begin)>{options}</select>
            </label>
        </div>
    }
    .into_any()
}

pub(super) fn numbers(t: Messages, editor: Editor) -> AnyView {
    let refused = RwSignal::new(None);
    let cards = Colour::ALL.map(|colour| Number {
        id: cards_id(colour),
        label: t.box_cards_of(card(colour)).to_owned(),
        range: CARDS_RANGE,
        value: Box::new(move |draft| draft.cards[colour]),
        edit: Box::new(move |count| Edit::Cards(colour, count)),
        neighbours: [None, None],
    });
    let gems = Number {
        id: "box-gems".to_owned(),
        label: t.box_gems().to_owned(),
        range: GEMS_RANGE,
        value: Box::new(|draft| draft.gems_per_player),
        edit: Box::new(Edit::Gems),
        neighbours: [None, None],
    };
    let drops = Number {
        id: "box-drops".to_owned(),
        label: t.box_drops().to_owned(),
        range: DROPS_RANGE,
        value: Box::new(|draft| draft.drops),
        edit: Box::new(Edit::Drops),
        neighbours: [None, None],
    };
    let field = |number: Number| {
        let label = number.label.clone();
        view! { <label class="field"><span>{label}</span>{number.view(t, editor, refused)}</label> }
    };
    let fields = cards.into_iter().chain([gems, drops]).map(field).collect_view();
    view! { <div class="box-numbers">{fields}</div> {refusal(refused)} }.into_any()
}
