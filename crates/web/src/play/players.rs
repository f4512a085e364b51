//! The players around the table: scores, hands by their number, tiles, boxes.

use super::store::{Play, use_play};
use super::thinker;
use crate::app::settings::use_settings;
use crate::app::words::{self, gem, player_art, tile_art, tile_help, words};
use crate::art::{CardBack, Gem, GemBox, TileFace, TilePicture, WaterBox};
use crate::board::motion;
use iquazu_messages::Messages;
use iquazu_rules::{Seat, TileCounts};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::time::Duration;

/// A bot that thinks for longer than this can be hurried.
const PATIENCE: Duration = Duration::from_secs(1);

#[component]
pub fn PlayerPanels() -> impl IntoView {
    let play = use_play();
    let seats: Vec<Seat> = play.game.with_untracked(|game| game.setup().players().seats().collect());
    view! {
        <ol class="players" aria-label=move || words().a11y_players()>
            {seats.into_iter().map(|seat| view! { <PlayerPanel seat/> }).collect_view()}
        </ol>
    }
}

/// What everybody may know of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Facts {
    points: u16,
    cards: u8,
    tiles: TileCounts,
    /// The faces of the tiles are shown.
    open: bool,
    active: bool,
    water: bool,
    own: bool,
}

impl Facts {
    fn of(play: Play, seat: Seat) -> Facts {
        let view = play.view();
        let table = view.table();
        let own = play.is_reader(seat) || play.own_seat() == Some(seat);
        let over = play.shown.with(|state| state.is_over());
        Facts {
            points: table.score(seat),
            cards: view.hand_size(seat),
            tiles: *table.tiles(seat),
            open: own || over || !use_settings().with(|settings| settings.hide_tiles),
            active: !over && table.active() == seat,
            water: table.water() == seat,
            own,
        }
    }

    /// The tiles as they are shown, each with how many of it there are.
    fn faces(self) -> Vec<(TileFace, u8)> {
        if self.open {
            return self.tiles.iter().map(|(tile, count)| (tile_art(tile), count)).collect();
        }
        let backs = self.tiles.total();
        (backs > 0).then_some((TileFace::Hidden { dark: false }, backs)).into_iter().collect()
    }

    fn tiles_in_words(self, t: Messages) -> String {
        match self.tiles.total() {
            0 => t.status_tiles_none().to_owned(),
            count if !self.open => t.status_tiles_count(count.into()),
            _ => t.list(&self.tiles.iter().map(|(tile, count)| times(words::tile(t, tile), count)).collect::<Vec<_>>()),
        }
    }

    /// Everything on the panel, for those who do not see it.
    fn label(self, t: Messages, play: Play, seat: Seat) -> String {
        let name = play.name(seat);
        let hand = t.status_hand_size(self.cards.into());
        let player = t.a11y_player(&name, gem(play.colour(seat)), self.points.into(), &hand);
        let you = self.own.then(|| t.status_you_label().to_owned());
        let tiles = t.a11y_tiles_of(&name, &self.tiles_in_words(t));
        let gem_box = self.active.then(|| t.status_gem_box(&name));
        let water_box = self.water.then(|| t.status_water_box(&name));
        let parts = [Some(player), you.filter(|you| *you != name), Some(tiles), gem_box, water_box];
        parts.into_iter().flatten().collect::<Vec<_>>().join(". ")
    }
}

fn times(text: String, count: u8) -> String {
    if count > 1 { format!("{count} × {text}") } else { text }
}

#[component]
fn PlayerPanel(seat: Seat) -> impl IntoView {
    let play = use_play();
    let facts = Memo::new(move |_| Facts::of(play, seat));
    let colour = player_art(untrack(|| play.colour(seat)));
    let details = format!("details-{}", colour.name());
    let name = move || play.name(seat);
    let mark = move || {
        let t = words();
        (facts.get().own && name() != t.status_you_label()).then(|| view! { <i>{t.status_you()}</i> })
    };
    let number = move || facts.get().tiles.total();
    view! {
        <li
            class="player"
            class:player-active=move || facts.get().active
            class:player-own=move || facts.get().own
            data-player=colour.name()
        >
            <button type="button" class="player-face" popovertarget=details.clone()>
                <span class="hidden-text">{move || facts.get().label(words(), play, seat)}</span>
                <span class="player-look" aria-hidden="true">
                    <span class="player-gem"><Gem colour/></span>
                    <span class="player-name">
                        <b>{name}</b>{move || play.elsewhere.get().map(|table| table.at_seat(seat))}
                    </span>
                    <span class="player-score numbers">
                        <Score points=Signal::derive(move || facts.get().points)/>
                    </span>
                    <span class="player-hand numbers"><CardBack/>{move || facts.get().cards}{mark}</span>
                    <span class="player-tile-count numbers" class:player-none=move || number() == 0>
                        <TilePicture face=TileFace::Hidden { dark: false }/>
                        {number}
                    </span>
                    <span class="player-tiles">
                        {move || facts.get().faces().into_iter().map(tile_stack).collect_view()}
                    </span>
                    <Boxes facts/>
                </span>
            </button>
            <Thinking seat/>
            <Details seat facts id=details/>
        </li>
    }
}

fn tile_stack((face, count): (TileFace, u8)) -> impl IntoView {
    let count = (count > 1).then(|| view! { <sub class="numbers">{count}</sub> });
    view! { <span class="player-tile"><TilePicture face/>{count}</span> }
}

/// The marks of who is to move and who drips; they fly from panel to panel.
#[component]
fn Boxes(facts: Memo<Facts>) -> impl IntoView {
    let gem_box = move || {
        facts.get().active.then(|| {
            view! { <span data-box="gem" title=move || words().status_gem_box_help()><GemBox/></span> }
        })
    };
    let water_box = move || {
        facts.get().water.then(|| {
            view! { <span data-box="water" title=move || words().status_water_box_help()><WaterBox/></span> }
        })
    };
    view! { <span class="player-boxes">{gem_box}{water_box}</span> }
}

/// A player in full: what each tile is good for, and the boxes.
#[component]
fn Details(seat: Seat, facts: Memo<Facts>, id: String) -> impl IntoView {
    let play = use_play();
    let lines = move || {
        let (t, facts) = (words(), facts.get());
        let boxes = [facts.active.then(|| t.status_gem_box_help()), facts.water.then(|| t.status_water_box_help())];
        let gems = play.shown.with(|state| state.table().gems_left(seat));
        view! {
            <p class="player-summary">
                {[t.points(facts.points.into()), t.status_hand_size(facts.cards.into()), t.status_gems_left(gems.into())]
                    .join(" · ")}
            </p>
            {boxes.into_iter().flatten().map(|line| view! { <p>{line}</p> }).collect_view()}
            <h3>{t.status_tiles()}</h3>
            {tile_list(t, facts)}
        }
    };
    view! {
        <div class="player-details panel panel-raised" id=id popover="auto">
            <h2>
                <Gem colour=player_art(untrack(|| play.colour(seat)))/>
                {move || play.name(seat)}
            </h2>
            {lines}
        </div>
    }
}

fn tile_list(t: Messages, facts: Facts) -> AnyView {
    if facts.tiles.total() == 0 || !facts.open {
        return view! { <p>{facts.tiles_in_words(t)}</p> }.into_any();
    }
    let tile = |(tile, count)| {
        view! {
            <li>
                <TilePicture face=tile_art(tile)/>
                <span><b>{times(words::tile(t, tile), count)}</b><br/>{tile_help(t, tile)}</span>
            </li>
        }
    };
    view! { <ul class="player-tile-list">{facts.tiles.iter().map(tile).collect_view()}</ul> }.into_any()
}

/// A bot thinks; after a while it can be told to move now.
#[component]
fn Thinking(seat: Seat) -> impl IntoView {
    let play = use_play();
    let thinks = Memo::new(move |_| play.thinking.get() == Some(seat));
    let slow = RwSignal::new(false);
    Effect::new(move |_| {
        slow.set(false);
        let timer = thinks.get().then(|| set_timeout_with_handle(move || slow.set(true), PATIENCE));
        if let Some(Ok(timer)) = timer {
            on_cleanup(move || timer.clear());
        }
    });
    let dots = move || thinks.get().then(|| view! { <span class="player-dots" aria-hidden="true"></span> });
    let hurry = move || {
        slow.get().then(|| {
            view! {
                <button type="button" class="button player-hurry" on:click=|_| thinker::hurry()>
                    {move || words().button_move_now()}
                </button>
            }
        })
    };
    view! { {dots}{hurry} }
}

/// A number that counts up to its value, so that one sees it grow.
#[component]
fn Score(points: Signal<u16>) -> impl IntoView {
    let settings = use_settings();
    let counted = RwSignal::new(points.get_untracked());
    Effect::new(move |_| {
        let target = points.get();
        let pace = settings.with_untracked(|settings| settings.speed.pace());
        if pace.is_instant() || target < counted.get_untracked() {
            return counted.set(target);
        }
        spawn_local(async move {
            while let (Some(now), Some(target)) = (counted.try_get_untracked(), points.try_get_untracked())
                && now < target
            {
                counted.set(now + 1);
                motion::wait(70.0 * pace.0).await;
            }
        });
    });
    view! { {counted} }
}
