//! The board component.

use super::geometry::{HEIGHT, WIDTH, column_x, gap_spots, places, row_y};
use super::keys::{Direction, step};
use super::model::{BoardModel, FIRST_TILES, FRAME_COLUMNS, Gap, POSITIONS, Place, ROWS};
use super::{frame, gap, overview, rock, scenery, tile, track};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::{ev, svg};
use std::time::Duration;

/// The wall with its frame, as large as the parent element lets it be.
///
/// `on_gap` is called with (column, index) when a clickable gap is chosen by mouse, touch or key;
/// `on_inspect` when anything else is: a gap that cannot be chosen, a rock, a tile in the frame;
/// `on_hover` with what pointer or focus rests on, `None` when it leaves.
#[component]
pub fn Board(
    #[prop(into)] model: Signal<BoardModel>,
    #[prop(into)] on_gap: Callback<(u8, u8)>,
    #[prop(optional, into)] on_hover: Option<Callback<Option<Place>>>,
    #[prop(optional, into)] on_inspect: Option<Callback<Place>>,
) -> impl IntoView {
    let (wanted, want) = signal(None::<Place>);
    let looked_at = RwSignal::new(None::<u8>);
    let wall = NodeRef::<svg::Svg>::new();
    let focusable = Memo::new(move |_| model.with(|m| focus_place(m, wanted.get())));
    let first = Memo::new(move |_| model.with(|m| m.frame.max(1)));
    let end = Memo::new(move |_| model.with(|m| m.end_column));
    let prices = Memo::new(move |_| model.with(columns_shown));
    let sliding = sliding(first, looked_at);

    let hover = move |place: Option<Place>| {
        if let Some(tell) = on_hover {
            tell.run(place);
        }
    };
    let choose = move |place: Place| {
        want.set(Some(place));
        let clickable = model.with_untracked(|m| clickable(m, place));
        match place {
            Place::Gap { column, index } if clickable => on_gap.run((column, index)),
            _ => {
                if let Some(tell) = on_inspect {
                    tell.run(place);
                }
            }
        }
    };
    let key_down = move |event: ev::KeyboardEvent| {
        let Some(here) = place_of(&event) else { return };
        let key = event.key();
        if key == "Enter" || key == " " {
            event.prevent_default();
            choose(here);
        } else if let Some(direction) = Direction::of_key(&key) {
            event.prevent_default();
            let next = model.with_untracked(|m| step(&places(m), here, direction));
            if let (Some(place), Some(wall)) = (next, wall.get_untracked()) {
                want.set(Some(place));
                focus(&wall, place);
            }
        }
    };

    let at_frame = move || first.get().to_string();
    let look = move || looked_at.get().map_or(first.get(), |p| p.saturating_sub(3).clamp(1, 9)).to_string();
    view! {
        <div class="board" class:board-sliding=sliding>
            <div class="board-window">
                <div
                    class="board-stage"
                    data-stage=""
                    style:--look=look
                    on:click=move |e| place_of(&e).into_iter().for_each(choose)
                    on:keydown=key_down
                    on:pointerover=move |e| hover(place_of(&e))
                    on:pointerleave=move |_| hover(None)
                    on:focusin=move |e| hover(place_of(&e))
                    on:focusout=move |_| hover(None)
                >
                    {scenery::wall()}
                    <div class="far-shade" style:--frame=at_frame></div>
                    <svg
                        node_ref=wall
                        class="layer wall"
                        viewBox=format!("0 0 {WIDTH} {HEIGHT}")
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
            {overview::view(model, looked_at)}
        </div>
    }
}

/// True for a while after the frame or the eye moved: only then do things glide, not when sizes change.
fn sliding(first: Memo<u8>, looked_at: RwSignal<Option<u8>>) -> ReadSignal<bool> {
    let (sliding, set_sliding) = signal(false);
    Effect::watch(move || first.get(), move |_, _, _| looked_at.set(None), false);
    Effect::watch(
        move || (first.get(), looked_at.get()),
        move |_, _, _| {
            set_sliding.set(true);
            set_timeout(
                move || {
                    let _ = set_sliding.try_set(false);
                },
                Duration::from_millis(2500),
            );
        },
        false,
    );
    sliding
}

/// The gaps' rows of every column; what is drawn anew only when the wall itself is another one.
type Plan = Vec<Vec<u8>>;

fn columns(model: Signal<BoardModel>, focusable: Memo<Option<Place>>) -> impl IntoView {
    let plan = Memo::new(move |_| {
        model.with(|m| m.columns.iter().map(|c| c.gaps.iter().map(|g| g.row).collect()).collect::<Plan>())
    });
    move || {
        let column = |(at, rows): (usize, &Vec<u8>)| column_view(at as u8 + 1, rows, model, focusable);
        plan.with(|plan| plan.iter().enumerate().map(column).collect_view())
    }
}

fn column_view(
    number: u8,
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
                Some(gap::Shown { gap, in_frame: m.in_frame(number) })
            })
        });
        gap::view(Place::Gap { column: number, index }, spot, shown, focusable)
    };
    let gaps = gap_spots(rows).into_iter().enumerate().map(gap_view).collect_view();
    let rock = Memo::new(move |_| {
        model.with(|m| {
            let column = m.columns.get(at)?;
            Some(rock::Shown {
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
            transform=format!("translate({x} 0)")
            role=move || if in_frame() { "group" } else { "img" }
            aria-label=label
            aria-hidden=move || (!in_frame() && label().is_none()).then_some("true")
        >
            <rect class="column-light" x="1" y="118" width="98" height="560"></rect>
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
                Some(tile::Shown { tile, in_frame, lead: lead.filter(|_| in_frame) })
            })
        });
        tile::view(position, row, shown, focusable)
    };
    (FIRST_TILES..=POSITIONS)
        .map(|position| (1..=ROWS).map(|row| tile_view(position, row)).collect_view())
        .collect_view()
}

fn row_bands(model: Signal<BoardModel>, at_frame: impl Fn() -> String + Copy + Send + 'static) -> impl IntoView {
    let rows = model.with(|m| m.highlighted_rows);
    let band = move |row: u8| {
        let y = row_y(row);
        view! { <rect class="row-light" x="0" y=y width="600" height="112" style:--frame=at_frame></rect> }
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

/// The one place that the tab key reaches: where the focus was, or the first gap worth a click.
fn focus_place(model: &BoardModel, wanted: Option<Place>) -> Option<Place> {
    let here = places(model);
    let known = |place: &Place| here.iter().any(|(p, ..)| p == place);
    let inviting = || here.iter().map(|(p, ..)| *p).find(|p| clickable(model, *p));
    wanted.filter(known).or_else(inviting).or(here.first().map(|(p, ..)| *p))
}

/// The place an event happened at.
fn place_of(event: &ev::Event) -> Option<Place> {
    let target = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    let place = target.closest("[data-place][role=button]").ok()??;
    Place::parse(&place.get_attribute("data-place")?)
}

fn focus(wall: &web_sys::Element, place: Place) {
    let found = wall.query_selector(&format!("[data-place=\"{}\"]", place.key())).ok().flatten();
    if let Some(element) = found.and_then(|e| e.dyn_into::<web_sys::SvgElement>().ok()) {
        let _ = element.focus();
    }
}
