//! The players' panels: score, number of cards, tiles, boxes.

use super::bot_worker;
use super::store::{Play, use_play};
use crate::app::alive::{self, Scope};
use crate::app::settings::{Settings, use_settings};
use crate::app::texts::{self, gem, messages, player_art, tile_art, tile_help};
use crate::art::{CardBack, Gem, GemBox, TileFace, TilePicture, WaterBox};
use crate::board::motion;
use iquazu_messages::Messages;
use iquazu_rules::{Seat, TileCounts};
use leptos::prelude::*;
use std::time::Duration;

/// After this time a thinking bot can be told to move at once.
const MOVE_NOW_AFTER: Duration = Duration::from_secs(1);

#[component]
pub fn PlayerPanels() -> impl IntoView {
    let play = use_play();
    let seats: Vec<Seat> = play.game.with_untracked(|game| game.setup().players().seats().collect());
    view! {
        <ol class="players" aria-label=move || messages().a11y_players()>
            {seats.into_iter().map(|seat| view! { <PlayerPanel seat/> }).collect_view()}
        </ol>
    }
}

/// Public information about a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct PlayerStatus {
    points: u16,
    cards: u8,
    tiles: TileCounts,
    /// Whether the tiles are face up.
    open: bool,
    active: bool,
    water: bool,
    own: bool,
}

impl PlayerStatus {
    fn of(play: Play, settings: RwSignal<Settings>, seat: Seat) -> PlayerStatus {
        let view = play.view();
        let table = view.table();
        let own = play.is_only_person(seat) || play.own_seat() == Some(seat);
        let over = play.shown.with(|state| state.is_over());
        PlayerStatus {
            points: play.shown_score(seat),
            cards: view.hand_size(seat),
            tiles: *table.tiles(seat),
            open: own || over || !settings.with(|settings| settings.hide_tiles),
            active: !over && table.active() == seat,
            water: table.water() == seat,
            own,
        }
    }

    /// Returns the tiles as they are shown, each with its count.
    fn faces(self) -> Vec<(TileFace, u8)> {
        if self.open {
            return self.tiles.iter().map(|(tile, count)| (tile_art(tile), count)).collect();
        }
        let backs = self.tiles.total();
        (backs > 0).then_some((TileFace::Hidden { dark: false }, backs)).into_iter().collect()
    }

    fn tiles_text(self, t: Messages) -> String {
        match self.tiles.total() {
            0 => t.status_tiles_none().to_owned(),
            count if !self.open => t.status_tiles_count(count.into()),
            _ => t.list(&self.tiles.iter().map(|(tile, count)| times(texts::tile(t, tile), count)).collect::<Vec<_>>()),
        }
    }

    /// Describes the whole panel for screen readers.
    fn label(self, t: Messages, play: Play, seat: Seat) -> String {
        let name = play.name(seat);
        let hand = t.status_hand_size(self.cards.into());
        let player = t.a11y_player(&name, gem(play.colour(seat)), self.points.into(), &hand);
        let you = self.own.then(|| t.status_you_label().to_owned());
        let tiles = t.a11y_tiles_of(&name, &self.tiles_text(t));
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
    let (play, settings) = (use_play(), use_settings());
    let status = Memo::new(move |_| PlayerStatus::of(play, settings, seat));
    let colour = player_art(untrack(|| play.colour(seat)));
    let details = format!("details-{}", colour.name());
    let name = move || play.name(seat);
    let mark = move || {
        let t = messages();
        (status.get().own && name() != t.status_you_label()).then(|| view! { <i>{t.status_you()}</i> })
    };
    let number = move || status.get().tiles.total();
    view! {
        <li
            class="player"
            class:player-active=move || status.get().active
            class:player-own=move || status.get().own
            data-player=colour.name()
        >
            <button type="button" class="player-face" popovertarget=details.clone()>
                <span class="hidden-text">{move || status.get().label(messages(), play, seat)}</span>
                <span class="player-look" aria-hidden="true">
                    <span class="player-gem"><Gem colour/></span>
                    <span class="player-name">
                        <b>{name}</b>{move || play.authority.get().map(|table| table.seat_badge(seat))}
                    </span>
                    <span class="player-score numbers">
                        <Score points=Signal::derive(move || status.get().points)/>
                    </span>
                    <span class="player-hand numbers"><CardBack/>{move || status.get().cards}{mark}</span>
                    <span class="player-tile-count numbers" class:player-none=move || number() == 0>
                        <TilePicture face=TileFace::Hidden { dark: false }/>
                        {number}
                    </span>
                    <span class="player-tiles">
                        {move || status.get().faces().into_iter().map(tile_stack).collect_view()}
                    </span>
                    <Boxes status/>
                </span>
            </button>
            <Thinking seat/>
            <Details seat status id=details/>
        </li>
    }
}

fn tile_stack((face, count): (TileFace, u8)) -> impl IntoView {
    let count = (count > 1).then(|| view! { <sub class="numbers">{count}</sub> });
    view! { <span class="player-tile"><TilePicture face/>{count}</span> }
}

/// The gem box and the water box, which fly from panel to panel.
#[component]
fn Boxes(status: Memo<PlayerStatus>) -> impl IntoView {
    let gem_box = move || {
        status.get().active.then(|| {
            view! { <span data-box="gem" title=move || messages().status_gem_box_help()><GemBox/></span> }
        })
    };
    let water_box = move || {
        status.get().water.then(|| {
            view! { <span data-box="water" title=move || messages().status_water_box_help()><WaterBox/></span> }
        })
    };
    view! { <span class="player-boxes">{gem_box}{water_box}</span> }
}

/// Details of a player: what each tile does, and the boxes.
#[component]
fn Details(seat: Seat, status: Memo<PlayerStatus>, id: String) -> impl IntoView {
    let play = use_play();
    let lines = move || {
        let (t, status) = (messages(), status.get());
        let boxes = [status.active.then(|| t.status_gem_box_help()), status.water.then(|| t.status_water_box_help())];
        let gems = play.shown.with(|state| state.table().gems_left(seat));
        view! {
            <p class="player-summary">
                {[t.points(status.points.into()), t.status_hand_size(status.cards.into()), t.status_gems_left(gems.into())]
                    .join(" · ")}
            </p>
            {boxes.into_iter().flatten().map(|line| view! { <p>{line}</p> }).collect_view()}
            <h3>{t.status_tiles()}</h3>
            {tile_list(t, status)}
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

fn tile_list(t: Messages, status: PlayerStatus) -> AnyView {
    if status.tiles.total() == 0 || !status.open {
        return view! { <p>{status.tiles_text(t)}</p> }.into_any();
    }
    let tile = |(tile, count)| {
        view! {
            <li>
                <TilePicture face=tile_art(tile)/>
                <span><b>{times(texts::tile(t, tile), count)}</b><br/>{tile_help(t, tile)}</span>
            </li>
        }
    };
    view! { <ul class="player-tile-list">{status.tiles.iter().map(tile).collect_view()}</ul> }.into_any()
}

/// Shows that a bot is thinking; after a while it can be told to move at once.
#[component]
fn Thinking(seat: Seat) -> impl IntoView {
    let play = use_play();
    let thinks = Memo::new(move |_| play.thinking.get() == Some(seat));
    let slow = RwSignal::new(false);
    Effect::new(move |_| {
        slow.set(false);
        if thinks.get() {
            Scope::current().after(MOVE_NOW_AFTER, move || slow.set(true));
        }
    });
    let dots = move || thinks.get().then(|| view! { <span class="player-dots" aria-hidden="true"></span> });
    let cancel = move || {
        slow.get().then(|| {
            view! {
                <button type="button" class="button player-move-now" on:click=|_| bot_worker::cancel()>
                    {move || messages().button_move_now()}
                </button>
            }
        })
    };
    view! { {dots}{cancel} }
}

/// A number that counts up to its value.
#[component]
fn Score(points: Signal<u16>) -> impl IntoView {
    let settings = use_settings();
    let counted = RwSignal::new(points.get_untracked());
    Effect::new(move |_| {
        let target = points.get();
        let speed = settings.with_untracked(|settings| settings.speed.animation_speed());
        if speed.is_instant() || target < counted.get_untracked() {
            return counted.set(target);
        }
        alive::spawn(async move {
            while counted.get_untracked() < target {
                counted.update(|counted| *counted += 1);
                motion::sleep(70.0 * speed.0).await;
            }
        });
    });
    view! { {counted} }
}
