//! The wall of a draft: five rows of eleven places, each a button.

use super::edit::{self, Cell};
use super::editor::{Editor, Tool};
use super::missing::cell_id;
use crate::app::alive;
use crate::app::texts::{card, card_art};
use crate::art::GapPicture;
use crate::play::model::strip_shade;
use iquazu_messages::Messages;
use iquazu_rules::edition::{EditionDraft, Strips};
use iquazu_rules::{COLUMNS, Colour, Column, ROWS};
use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::Element;

/// The first column of the lower half, into which small screens break the wall. No strip is broken there.
const SECOND_HALF: u8 = 7;

pub(super) fn view(t: Messages, editor: Editor) -> AnyView {
    let click = move |event: MouseEvent| {
        if let Some((cell, gap)) = event_place(&event) {
            editor.tap(cell, gap);
        }
    };
    let said = move || {
        let cell = editor.cell.get();
        if editor.full.get() {
            t.box_cell_full(Column::MAX_GAPS_PER_ROW as i64)
        } else if editor.moving.get().is_some() {
            t.box_moving().to_owned()
        } else if editor.changed.get() {
            editor.with(|draft| cell_label(t, draft, cell))
        } else {
            String::new()
        }
    };
    view! {
        <p id="box-wall-help" class="soft">{t.box_wall_help()}</p>
        {tools(t, editor)}
        <div
            class="box-wall"
            role="group"
            aria-label=t.box_wall()
            aria-describedby="box-wall-help"
            on:click=click
            on:keydown=move |event| key_down(editor, &event)
        >
            {(1..=COLUMNS).map(|number| column(t, editor, number)).collect_view()}
        </div>
        <p class="box-said" role="status">{said}</p>
    }
    .into_any()
}

/// The same wall as a picture.
pub(super) fn picture(t: Messages, draft: &EditionDraft) -> AnyView {
    let strips = Strips::new(draft.strips_from, draft.strip_width);
    let one = |column: u8, row: u8| {
        let cell = Cell { column, row };
        let class = format!("box-cell {}", ground_class(strips, column));
        let gaps: Vec<_> = edit::gaps(draft, cell).iter().map(|colour| gap(*colour)).collect();
        view! {
            <span class=class style:--column=column.to_string() style:--row=row.to_string()>
                {gaps}
            </span>
        }
    };
    let cells = (1..=COLUMNS).flat_map(|column| (1..=ROWS as u8).map(move |row| (column, row)));
    let cells: Vec<_> = cells.map(|(column, row)| one(column, row)).collect();
    view! { <div class="box-wall box-wall-picture" role="img" aria-label=t.box_wall()>{cells}</div> }.into_any()
}

/// Radio buttons: what a tap does.
fn tools(t: Messages, editor: Editor) -> AnyView {
    let colours = Colour::ALL.map(|colour| (Tool::Add(colour), t.box_tool_add(card(colour))));
    let others = [(Tool::Erase, t.box_tool_erase().to_owned()), (Tool::Select, t.box_tool_select().to_owned())];
    let one = |(tool, label): (Tool, String)| {
        let title = label.clone();
        let picture = match tool {
            Tool::Add(colour) => view! { <GapPicture colour=card_art(colour)/> }.into_any(),
            Tool::Erase => view! { <span aria-hidden="true">"⌫"</span> }.into_any(),
            Tool::Select => view! { <span aria-hidden="true">"☝"</span> }.into_any(),
        };
        view! {
            <label class="box-tool" title=title>
                <input
                    type="radio"
                    name="box-tool"
                    aria-label=label
                    prop:checked=move || editor.tool.get() == tool
                    on:change=alive::handler(move |_: leptos::ev::Event| editor.tool.set(tool))
                />
                <span>{picture}</span>
            </label>
        }
    };
    view! {
        <div class="box-tools" role="radiogroup" aria-label=t.box_tools()>
            {colours.into_iter().chain(others).map(one).collect_view()}
        </div>
    }
    .into_any()
}

fn column(t: Messages, editor: Editor, number: u8) -> AnyView {
    let strips = move || editor.with(|draft| Strips::new(draft.strips_from, draft.strip_width));
    let label = move || column_label(t, strips(), number);
    let ground = Memo::new(move |_| ground_class(strips(), number));
    let is_late = number >= SECOND_HALF;
    view! {
        <div class="box-column" role="group" aria-label=label>
            <span
                class=if is_late { "box-number box-late" } else { "box-number" }
                aria-hidden="true"
                style:--column=number.to_string()
            >
                {number}
            </span>
            {(1..=ROWS as u8).map(|row| cell_view(t, editor, Cell { column: number, row }, ground)).collect_view()}
        </div>
    }
    .into_any()
}

fn cell_view(t: Messages, editor: Editor, cell: Cell, ground: Memo<String>) -> AnyView {
    let gaps = Memo::new(move |_| editor.with(|draft| edit::gaps(draft, cell).to_vec()));
    let label = move || {
        gaps.track();
        editor.with_untracked(|draft| cell_label(t, draft, cell))
    };
    let selected = Memo::new(move |_| editor.cell.get() == cell);
    view! {
        <button
            type="button"
            id=cell_id(cell)
            class=move || format!("box-cell {}{}", ground.get(), if selected.get() { " box-selected" } else { "" })
            data-cell=format!("{} {}", cell.column, cell.row)
            style:--column=cell.column.to_string()
            style:--row=cell.row.to_string()
            tabindex=move || if selected.get() { "0" } else { "-1" }
            aria-label=label
        >
            {move || gaps.get().into_iter().map(gap).collect_view()}
        </button>
    }
    .into_any()
}

fn gap(colour: Colour) -> AnyView {
    view! { <span class="box-gap"><GapPicture colour=card_art(colour)/></span> }.into_any()
}

/// Returns the classes of a column's places: light or dark, and the edges of strips.
fn ground_class(strips: Option<Strips>, column: u8) -> String {
    let strip_at = |column: u8| strips.and_then(|strips| strips.strip_at(column));
    let here = strip_at(column);
    let mut class = match (here, strips.is_some_and(|strips| strips.is_dark(column))) {
        (None, _) => "box-printed",
        (Some(_), false) => "box-light",
        (Some(_), true) => "box-dark",
    }
    .to_owned();
    if column >= SECOND_HALF {
        class.push_str(" box-late");
    }
    if here.is_some() && strip_at(column - 1) != here {
        class.push_str(" box-first");
    }
    if here.is_some() && strip_at(column + 1) != here {
        class.push_str(" box-last");
    }
    class
}

fn column_label(t: Messages, strips: Option<Strips>, column: u8) -> String {
    let name = t.box_column(column.into());
    let Some((strips, strip)) = strips.and_then(|strips| Some((strips, strips.strip_at(column)?))) else { return name };
    format!("{name}, {}", t.a11y_strip(strip_shade(strips, column), i64::from(strip) + 1))
}

/// Describes a place: “column 3, row 2: white, blue”.
fn cell_label(t: Messages, draft: &EditionDraft, cell: Cell) -> String {
    let gaps: Vec<String> = edit::gaps(draft, cell).iter().map(|colour| t.card_name(card(*colour))).collect();
    let gaps = if gaps.is_empty() { t.box_cell_none().to_owned() } else { gaps.join(", ") };
    t.box_cell(cell.column.into(), cell.row.into(), &gaps)
}

fn key_down(editor: Editor, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let Some((cell, _)) = event_place(event) else { return };
    match event.key().as_str() {
        "ArrowLeft" => editor.step(-1, 0),
        "ArrowRight" => editor.step(1, 0),
        "ArrowUp" => editor.step(0, -1),
        "ArrowDown" => editor.step(0, 1),
        "Home" => editor.select(Cell { column: 1, ..cell }),
        "End" => editor.select(Cell { column: COLUMNS, ..cell }),
        "Backspace" | "Delete" => editor.erase(cell, None),
        "Escape" => editor.moving.set(None),
        key => match Colour::ALL.into_iter().find(|colour| colour.letter().to_string() == key.to_lowercase()) {
            Some(colour) => editor.add(cell, colour),
            None => return,
        },
    }
    event.prevent_default();
}

/// Returns the place where an event happened, and the gap if it was on one.
fn event_place(event: &leptos::ev::Event) -> Option<(Cell, Option<usize>)> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let button = target.closest("[data-cell]").ok()??;
    let place = button.get_attribute("data-cell")?;
    let (column, row) = place.split_once(' ')?;
    let (column, row) = (column.parse().ok()?, row.parse().ok()?);
    let gaps = button.query_selector_all(".box-gap").ok()?;
    let hit = |index: &u32| gaps.item(*index).is_some_and(|gap| gap.contains(Some(&target)));
    let gap = (0..gaps.length()).find(hit).map(|index| index as usize);
    Some((Cell { column, row }, gap))
}
