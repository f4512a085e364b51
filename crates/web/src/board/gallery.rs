//! Everything we draw on one page, for looking at it. `#middle`, `#late` or `#opening` after the address
//! shows the board alone.

use super::motion::{self, Pace};
use super::{Board, BoardModel, Content, sample};
use crate::art::{
    Card, CardBack, CardColour, Defs, Dragon, Drop, Emblem, EndMark, GapPicture, Gem, GemBox, Icon, IconName,
    PlayerColour, RockPicture, TileFace, TilePicture, WaterBox,
};
use leptos::prelude::*;

#[component]
pub fn Gallery() -> impl IntoView {
    let hash = window().location().hash().unwrap_or_default();
    if hash.contains("dark") {
        let _ = document().document_element().map(|root| root.set_attribute("data-theme", "dark"));
    }
    let alone = [("opening", sample::opening as fn() -> BoardModel), ("middle", sample::middle), ("late", late)];
    let board = alone.into_iter().find(|(name, _)| hash.contains(name));
    view! {
        <Defs/>
        {match board {
            Some((_, model)) => view! { <main class="gallery-board"><Playable model=model()/></main> }.into_any(),
            None => view! { <main class="gallery"><Pieces/></main> }.into_any(),
        }}
    }
}

fn late() -> BoardModel {
    sample::at_frame(9)
}

/// A board on which every clickable gap takes a red gem, and the frame moves on after four.
#[component]
fn Playable(model: BoardModel) -> impl IntoView {
    let (model, change) = signal(model);
    let on_gap = move |(column, index): (u8, u8)| {
        change.update(|m| {
            let gap = &mut m.columns[usize::from(column) - 1].gaps[usize::from(index)];
            gap.content = Content::Gem(PlayerColour::Red);
            gap.clickable = false;
            gap.affordable = false;
        });
        leptos::task::spawn_local(async move {
            if let Some(gap) = motion::gap(column, index) {
                motion::bubble(&gap, "+5", PlayerColour::Red, Pace::default()).await;
            }
        });
    };
    let on_inspect = move |_| change.update(|m| m.frame = m.frame % 9 + 1);
    view! { <Board model=model on_gap=on_gap on_inspect=on_inspect/> }
}

#[component]
fn Pieces() -> impl IntoView {
    let faces = [
        TileFace::Hidden { dark: false },
        TileFace::Hidden { dark: true },
        TileFace::Points(1),
        TileFace::Points(6),
        TileFace::Cards(2),
        TileFace::Cards(4),
        TileFace::AnyColour,
        TileFace::DoubleMove,
    ];
    view! {
        <section class="panel gallery-gems">
            {PlayerColour::ALL.map(|colour| view! { <Gem colour=colour/> })}
            <Drop/><GemBox/><WaterBox/><EndMark/><Dragon/>
        </section>
        <section class="panel gallery-cards">
            {CardColour::ALL.map(|colour| view! { <Card colour=colour/> })}
            <CardBack/>
            {CardColour::ALL.map(|colour| view! { <GapPicture colour=colour/> })}
            {CardColour::ALL.map(|colour| view! { <Emblem colour=colour/> })}
        </section>
        <section class="panel gallery-tiles">
            {faces.map(|face| view! { <TilePicture face=face/> })}
            <RockPicture points=vec![9]/><RockPicture points=vec![8, 5]/><RockPicture points=vec![10, 6, 3]/>
        </section>
        <section class="panel">
            {IconName::ALL.map(|name| view! { <Icon name=name/> })}
        </section>
        <section class="panel gallery-buttons">
            <button class="button button-main"><Icon name=IconName::Draw/>"+4"</button>
            <button class="button"><Icon name=IconName::Undo/>"Undo"</button>
            <button class="button" disabled>"Off"</button>
            <button class="button button-danger">"Delete"</button>
            <button class="button button-plain button-icon" aria-label="menu"><Icon name=IconName::Menu/></button>
            <span class="soft">"soft"</span> <a href="#middle">"link"</a>
        </section>
    }
}
