//! The board component.

use super::geometry::{
    COLUMN_WIDTH, FRAME_WIDTH, HEIGHT, ROW_HEIGHT, ROWS_HEIGHT, ROWS_TOP, WIDTH, column_x, gap_spots, places, row_y,
    units,
};
use super::keys::{Direction, next_place};
use super::model::{BoardModel, Column, FIRST_TILE_POSITION, FRAME_COLUMNS, Gap, POSITIONS, Place, ROWS, StripPart};
use super::{frame, gap, overview, rock, scenery, strip, tile, track};
use crate::app::alive::{self, Scope};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::{ev, svg};
use std::time::Duration;

/// The wall with its frame, as large as the parent element allows.
///
/// `on_gap` is called with (column, index) when a clickable gap is chosen by mouse, touch or key; `on_inspect` when
/// anything else is chosen: a gap that is not clickable, a rock, a tile beside the frame; `on_hover` with the place
/// under the pointer or focus, `None` when it leaves.
#[component]
pub fn Board(
    #[prop(into)] model: Signal<BoardModel>,
    #[prop(into)] on_gap: Callback<(u8, u8)>,
    #[prop(optional, into)] on_hover: Option<Callback<Option<Place>>>,
    #[prop(optional, into)] on_inspect: Option<Callback<Place>>,
) -> impl IntoView {
    let (focus_target, set_focus_target) = signal(None::<Place>);
    let viewed_position = RwSignal::new(None::<u8>);
    let wall = NodeRef::<svg::Svg>::new();
    let focusable = Memo::new(move |_| model.with(|m| focus_place(m, focus_target.get())));
    let first = Memo::new(move |_| model.with(|m| m.frame.max(1)));
    let end = Memo::new(move |_| model.with(|m| m.end_column));
    let prices = Memo::new(move |_| model.with(columns_shown));
    let sliding = sliding(first, viewed_position);

    let hover = move |place: Option<Place>| {
        if let Some(callback) = on_hover {
            callback.try_run(place);
        }
    };
    let choose = move |place: Place| {
        set_focus_target.set(Some(place));
        let clickable = model.with_untracked(|m| clickable(m, place));
        match place {
            Place::Gap { column, index } if clickable => {
                on_gap.try_run((column, index));
            }
            _ => {
                if let Some(callback) = on_inspect {
                    callback.try_run(place);
                }
            }
        }
    };
    let key_down = move |event: ev::KeyboardEvent| {
        let Some(here) = event_place(&event) else { return };
        let key = event.key();
        if key == "Enter" || key == " " {
            event.prevent_default();
            choose(here);
        } else if let Some(direction) = Direction::of_key(&key) {
            event.prevent_default();
            let next = model.with_untracked(|m| next_place(&places(m), here, direction));
            if let (Some(place), Some(wall)) = (next, wall.get_untracked()) {
                set_focus_target.set(Some(place));
                focus(&wall, place);
            }
        }
    };

    let at_frame = move || first.get().to_string();
    let first_visible =
        move || viewed_position.get().map_or(first.get(), |p| p.saturating_sub(3).clamp(1, 9)).to_string();
    view! {
        <div class="board" class:board-sliding=sliding>
            <div class="board-window">
                <div
                    class="board-stage"
                    data-stage=""
                    style:--look=first_visible
                    on:click=move |e| event_place(&e).into_iter().for_each(choose)
                    on:keydown=key_down
                    on:pointerover=alive::handler(move |e: ev::PointerEvent| hover(event_place(&e)))
                    on:pointerleave=alive::handler(move |_: ev::PointerEvent| hover(None))
                    on:focusin=alive::handler(move |e: ev::FocusEvent| hover(event_place(&e)))
                    on:focusout=alive::handler(move |e: ev::FocusEvent| hover(e.related_target().and_then(place_at)))
                >
                    {scenery::wall()}
                    <div class="far-shade" style:--frame=at_frame></div>
                    <svg
                        node_ref=wall
                        class="layer wall"
                        viewBox=format!("0 0 {} {}", units(WIDTH), units(HEIGHT))
                        role="group"
                        aria-label=move || model.with(|m| m.label.clone())
                    >
                        {move || row_bands(model, at_frame)}
                        {columns(model, focusable)}
                        {tiles(model, focusable)}
                        {track::view(model)}
                    </svg>
                    {frame::view(prices, at_frame)}
                    <svg class="end-flag" viewBox="0 0 24 24" aria-hidden="true" style:--end=move || end.get().to_string()>
                        <use href="#end-mark"></use>
                    </svg>
                    <div class="falls" aria-hidden="true" style:--frame=at_frame>
                        <div class="falls-slow"></div>
                        <div class="falls-fast"></div>
                        <div class="falls-mist"></div>
                    </div>
                </div>
            </div>
            {overview::view(model, viewed_position)}
        </div>
    }
}

/// A little longer than the slowest slide of the frame.
const SLIDE_TIME: Duration = Duration::from_millis(2500);

/// True for a while after the frame or the visible part has moved, so that these movements are animated but resizing is
/// not.
fn sliding(first: Memo<u8>, viewed_position: RwSignal<Option<u8>>) -> ReadSignal<bool> {
    let (sliding, set_sliding) = signal(false);
    let scope = Scope::current();
    Effect::watch(move || first.get(), move |_, _, _| viewed_position.set(None), false);
    Effect::watch(
        move || (first.get(), viewed_position.get()),
        move |_, _, _| {
            set_sliding.set(true);
            scope.after(SLIDE_TIME, move || set_sliding.set(false));
        },
        false,
    );
    sliding
}

/// What is printed on the columns: their strips, and the rows of their gaps. Columns are rebuilt only when these change.
type Printed = Vec<(Option<StripPart>, Vec<u8>)>;

fn columns(model: Signal<BoardModel>, focusable: Memo<Option<Place>>) -> impl IntoView {
    let printed = Memo::new(move |_| {
        let rows = |column: &Column| column.gaps.iter().map(|gap| gap.row).collect();
        model.with(|m| m.columns.iter().map(|column| (column.strip, rows(column))).collect::<Printed>())
    });
    move || {
        let column = |(number, (strip, rows)): (u8, &(Option<StripPart>, Vec<u8>))| {
            column_view(number, *strip, rows, model, focusable)
        };
        printed.with(|printed| (1..).zip(printed).map(column).collect_view())
    }
}

fn column_view(
    number: u8,
    strip: Option<StripPart>,
    rows: &[u8],
    model: Signal<BoardModel>,
    focusable: Memo<Option<Place>>,
) -> impl IntoView + use<> {
    let at = usize::from(number) - 1;
    let state = Memo::new(move |_| {
        model.with(|m| {
            let column = m.columns.get(at)?;
            let far = number >= m.frame + FRAME_COLUMNS;
            Some((column.label.clone(), m.in_frame(number), column.highlighted, far))
        })
    });
    let gap_view = |(index, spot)| {
        let index = index as u8;
        let shown = Memo::new(move |_| {
            model.with(|m| {
                let gap: Gap = m.gap(number, index)?.clone();
                Some(gap::GapState { gap, in_frame: m.in_frame(number) })
            })
        });
        gap::view(Place::Gap { column: number, index }, spot, shown, focusable)
    };
    let gaps = gap_spots(rows).into_iter().enumerate().map(gap_view).collect_view();
    let rock = Memo::new(move |_| {
        model.with(|m| {
            let column = m.columns.get(at)?;
            Some(rock::RockState {
                points: column.points.clone(),
                leads: column.leads.clone(),
                label: column.rock_label.clone(),
                in_frame: m.in_frame(number),
                ends: m.end_column == number,
            })
        })
    });
    let x = column_x(number);
    let in_frame = move || state.with(|s| s.as_ref().is_some_and(|s| s.1));
    let far = move || state.with(|s| s.as_ref().is_some_and(|s| s.3));
    let lit = move || state.with(|s| s.as_ref().is_some_and(|s| s.2));
    let label = move || state.with(|s| s.as_ref().map(|s| s.0.clone()).filter(|label| !label.is_empty()));
    view! {
        <g
            class="column"
            class:column-lit=lit
            class:column-far=far
            data-column=number.to_string()
            transform=format!("translate({} 0)", units(x))
            role=move || if in_frame() { "group" } else { "img" }
            aria-label=label
            aria-hidden=move || (!in_frame() && label().is_none()).then_some("true")
        >
            {strip.map(strip::view)}
            <rect class="column-light" x="1" y=units(ROWS_TOP) width=units(COLUMN_WIDTH - 2.0) height=units(ROWS_HEIGHT)></rect>
            <text class="column-number" x="94" y=units(ROWS_TOP + 15.0) aria-hidden="true">{number}</text>
            {gaps}
        </g>
        {rock::view(number, rock, focusable)}
    }
}

fn tiles(model: Signal<BoardModel>, focusable: Memo<Option<Place>>) -> impl IntoView {
    let tile_view = move |position: u8, row: u8| {
        let shown = Memo::new(move |_| {
            model.with(|m| {
                let tile = m.tile(position, row)?.clone();
                let in_frame = position == m.frame + FRAME_COLUMNS;
                let lead = m.row_leads[usize::from(row) - 1].first().copied();
                Some(tile::TileState { tile, in_frame, lead: lead.filter(|_| in_frame) })
            })
        });
        tile::view(position, row, shown, focusable)
    };
    (FIRST_TILE_POSITION..=POSITIONS)
        .map(|position| (1..=ROWS).map(|row| tile_view(position, row)).collect_view())
        .collect_view()
}

fn row_bands(model: Signal<BoardModel>, at_frame: impl Fn() -> String + Copy + Send + 'static) -> impl IntoView {
    let rows = model.with(|m| m.highlighted_rows);
    let band = move |row: u8| {
        let y = row_y(row);
        view! { <rect class="row-light" x="0" y=units(y) width=units(FRAME_WIDTH) height=units(ROW_HEIGHT) style:--frame=at_frame></rect> }
    };
    (1..=ROWS).filter(|row| rows[usize::from(*row) - 1]).map(band).collect_view()
}

fn columns_shown(model: &BoardModel) -> u8 {
    (model.columns.len() as u8 + 1).saturating_sub(model.frame).min(FRAME_COLUMNS)
}

fn clickable(model: &BoardModel, place: Place) -> bool {
    match place {
        Place::Gap { column, index } => {
            model.in_frame(column) && model.gap(column, index).is_some_and(|gap| gap.clickable)
        }
        _ => false,
    }
}

/// Returns the one place in the tab order: where the focus was last, or else the first clickable gap.
fn focus_place(model: &BoardModel, focus_target: Option<Place>) -> Option<Place> {
    let here = places(model);
    let known = |place: &Place| here.iter().any(|(p, ..)| p == place);
    let inviting = || here.iter().map(|(p, ..)| *p).find(|p| clickable(model, *p));
    focus_target.filter(known).or_else(inviting).or(here.first().map(|(p, ..)| *p))
}

/// Returns the place where an event happened.
fn event_place(event: &ev::Event) -> Option<Place> {
    place_at(event.target()?)
}

/// Returns the place that an element belongs to.
fn place_at(target: web_sys::EventTarget) -> Option<Place> {
    let place = target.dyn_into::<web_sys::Element>().ok()?.closest("[data-place][role=button]").ok()??;
    Place::parse(&place.get_attribute("data-place")?)
}

fn focus(wall: &web_sys::Element, place: Place) {
    let found = wall.query_selector(&format!("[data-place=\"{}\"]", place.key())).ok().flatten();
    if let Some(element) = found.and_then(|e| e.dyn_into::<web_sys::SvgElement>().ok()) {
        let _ = element.focus();
    }
}
