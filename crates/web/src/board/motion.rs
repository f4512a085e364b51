//! Animations of game events. Each is awaited, so that events play one after the other. [`AnimationSpeed`] scales their
//! duration; with reduced motion or at speed 0 they end at once. None takes longer than stated (`pace.rs`).

use super::model::Place;
use super::pace::Pace;
use crate::art::{PlayerColour, gem_symbol};
use js_sys::{Array, Object, Promise, Reflect};
use leptos::prelude::{document, window};
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Element, HtmlElement};

/// Factor on the duration of animations: 1 is normal, 2 takes twice as long, 0 is instant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AnimationSpeed(pub f64);

impl Default for AnimationSpeed {
    fn default() -> Self {
        Self(1.0)
    }
}

impl AnimationSpeed {
    /// Returns whether animations are skipped.
    pub fn is_instant(self) -> bool {
        self.0 <= 0.0 || prefers_reduced_motion()
    }

    fn millis(self, normal: f64) -> f64 {
        if self.is_instant() { 0.0 } else { normal * self.0 }
    }
}

/// Returns whether the player has asked the system for reduced motion.
pub fn prefers_reduced_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Returns the element of a place on the board.
pub fn element(place: Place) -> Option<Element> {
    find(&format!("[data-place=\"{}\"]", place.key()))
}

pub fn gap(column: u8, index: u8) -> Option<Element> {
    element(Place::Gap { column, index })
}

/// Returns the first element that matches, as in `[data-player="red"]` or `[data-pile="draw"]`.
pub fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

/// A piece that flies over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlyingPiece {
    Gem(PlayerColour),
    Drop,
    CardBack,
    Card(crate::art::CardColour),
    Tile(crate::art::TileFace),
    WaterBox,
    GemBox,
}

impl FlyingPiece {
    fn symbol(self) -> String {
        match self {
            Self::Gem(player) => gem_symbol(player).to_owned(),
            Self::Drop => "#drop".to_owned(),
            Self::CardBack => "#card-back".to_owned(),
            Self::Card(colour) => format!("#card-{}", colour.name()),
            Self::Tile(face) => crate::art::tile_symbol(face).to_owned(),
            Self::WaterBox => "#water-box".to_owned(),
            Self::GemBox => "#gem-box".to_owned(),
        }
    }
}

/// Flies a piece in an arc from one element to another.
pub async fn fly(flyer: FlyingPiece, from: &Element, to: &Element, speed: AnimationSpeed) {
    let Some(overlay) = add_overlay(flyer, to) else { return };
    let (dx, dy) = way(from, to);
    let lift = 30 + (f64::from(dx).hypot(f64::from(dy)) * 0.12) as i32;
    let frames = [
        keyframe(&[("transform", &format!("translate({dx}px, {dy}px) scale(0.8)")), ("opacity", "0.2")]),
        keyframe(&[("opacity", "1"), ("offset", "0.12")]),
        keyframe(&[("transform", &format!("translate({}px, {}px) scale(1.3)", dx / 2, dy / 2 - lift))]),
        keyframe(&[("transform", "translate(0, 0) scale(1)"), ("opacity", "1")]),
    ];
    animate(&overlay.0, &frames, speed.millis(520.0)).await;
}

/// Lifts a tile off the wall in its full size, shows it, and flies it to its owner.
pub async fn carry_tile(face: crate::art::TileFace, from: &Element, to: &Element, speed: AnimationSpeed) {
    let Some(overlay) = add_overlay(FlyingPiece::Tile(face), to) else { return };
    let size = from.get_bounding_client_rect().width() as i32;
    for property in ["width", "height"] {
        let _ = overlay.0.style().set_property(property, &format!("{size}px"));
    }
    let _ = overlay.0.style().set_property("margin", &format!("{}px", -size / 2));
    let (dx, dy) = way(from, to);
    let frames = [
        keyframe(&[("transform", &format!("translate({dx}px, {dy}px) scale(1)"))]),
        keyframe(&[("transform", &format!("translate({dx}px, {}px) scale(1.35)", dy - 8)), ("offset", "0.25")]),
        keyframe(&[("transform", &format!("translate({dx}px, {}px) scale(1.35)", dy - 8)), ("offset", "0.45")]),
        keyframe(&[("transform", "translate(0, 0) scale(0.7)")]),
    ];
    animate(&overlay.0, &frames, speed.millis(950.0)).await;
}

/// Flies points such as "+5" from where they were won to their owner, in the player's colour.
pub async fn chip(text: &str, player: PlayerColour, from: &Element, to: &Element, speed: AnimationSpeed) {
    let Some(chip) = add_bubble(to, text, player) else { return };
    let (dx, dy) = way(from, to);
    let frames = [
        keyframe(&[
            ("transform", &format!("translate(calc({dx}px - 50%), calc({dy}px - 50%)) scale(0.4)")),
            ("opacity", "0"),
        ]),
        keyframe(&[
            ("transform", &format!("translate(calc({dx}px - 50%), calc({}px - 50%)) scale(1.3)", dy - 24)),
            ("opacity", "1"),
            ("offset", "0.3"),
        ]),
        keyframe(&[
            ("transform", &format!("translate(calc({dx}px - 50%), calc({}px - 50%)) scale(1.2)", dy - 24)),
            ("offset", "0.45"),
        ]),
        keyframe(&[("transform", "translate(-50%, -50%) scale(1)"), ("opacity", "1")]),
    ];
    animate(&chip.0, &frames, speed.millis(900.0)).await;
}

/// Counts a gem: it jumps, and its number appears above it.
pub async fn count(gem: &Element, number: u8, player: PlayerColour, speed: AnimationSpeed) {
    let Some(bubble) = add_bubble(gem, &number.to_string(), player) else { return };
    let _ = bubble.0.class_list().add_1("bubble-count");
    let frames = [
        keyframe(&[("transform", "translate(-50%, -40%) scale(0.5)"), ("opacity", "0")]),
        keyframe(&[("transform", "translate(-50%, -120%) scale(1.2)"), ("opacity", "1"), ("offset", "0.5")]),
        keyframe(&[("transform", "translate(-50%, -110%) scale(1)"), ("opacity", "1")]),
    ];
    animate(&bubble.0, &frames, speed.millis(240.0)).await;
}

/// Lets a drop fall onto a gap from the top of the wall.
pub async fn drip(gap: &Element, speed: AnimationSpeed) {
    let Some(overlay) = add_overlay(FlyingPiece::Drop, gap) else { return };
    let height = find("[data-stage]").map_or(200, |s| centre(gap).1 - s.get_bounding_client_rect().top() as i32);
    let frames = [
        keyframe(&[("transform", &format!("translateY({}px) scale(0.7, 1.2)", -height)), ("opacity", "0")]),
        keyframe(&[("opacity", "1"), ("offset", "0.2"), ("easing", "cubic-bezier(0.5, 0, 0.9, 0.6)")]),
        keyframe(&[("transform", "translateY(0) scale(0.9, 1.15)"), ("offset", "0.8")]),
        keyframe(&[("transform", "translateY(0) scale(1.2, 0.8)"), ("offset", "0.9")]),
        keyframe(&[("transform", "translateY(0) scale(1)"), ("opacity", "1")]),
    ];
    animate(&overlay.0, &frames, speed.millis(620.0)).await;
}

/// Highlights an element briefly.
pub async fn pulse(target: &Element, speed: AnimationSpeed) {
    let bright = "brightness(1.7) drop-shadow(0 0 6px var(--highlight))";
    let frames = [keyframe(&[("filter", "none")]), keyframe(&[("filter", bright)]), keyframe(&[("filter", "none")])];
    animate(target, &frames, speed.millis(700.0)).await;
}

/// Shows a text such as "+5" that rises from an element, in the player's colour.
pub async fn bubble(at: &Element, text: &str, player: PlayerColour, speed: AnimationSpeed) {
    let Some(bubble) = add_bubble(at, text, player) else { return };
    let frames = [
        keyframe(&[("transform", "translate(-50%, -20%) scale(0.4)"), ("opacity", "0")]),
        keyframe(&[("transform", "translate(-50%, -90%) scale(1.15)"), ("opacity", "1"), ("offset", "0.25")]),
        keyframe(&[("transform", "translate(-50%, -100%) scale(1)"), ("opacity", "1"), ("offset", "0.75")]),
        keyframe(&[("transform", "translate(-50%, -170%) scale(0.9)"), ("opacity", "0")]),
    ];
    animate(&bubble.0, &frames, speed.millis(1100.0)).await;
}

/// Turns a tile over. Calls `change` when the tile is edge on.
pub async fn flip(tile: &Element, change: impl FnOnce(), speed: AnimationSpeed) {
    let whole = tile.closest("[data-tile]").ok().flatten().unwrap_or_else(|| tile.clone());
    let slab = whole.query_selector(".tile-slab").ok().flatten().unwrap_or(whole);
    let (flat, edge) = (keyframe(&[("scale", "1 1")]), keyframe(&[("scale", "0.02 1.06")]));
    animate(&slab, &[flat.clone(), edge.clone()], speed.millis(160.0)).await;
    change();
    animate(&slab, &[edge, flat], speed.millis(200.0)).await;
}

/// Waits while the frame slides after the model's `frame` has changed.
pub async fn slide(speed: AnimationSpeed) {
    let millis = allot(speed.millis(900.0));
    sleep(millis).await;
}

/// Shows something that stands still for a moment.
pub async fn pause(millis: f64, speed: AnimationSpeed) {
    let millis = allot(speed.millis(millis));
    sleep(millis).await;
}

/// Sets how long the frame slides, for all boards in the page.
pub fn set_slide_duration(speed: AnimationSpeed) {
    let root = document().document_element().and_then(|root| root.dyn_into::<HtmlElement>().ok());
    if let Some(root) = root {
        let _ = root.style().set_property("--slide", &format!("{}ms", speed.millis(900.0) as i32));
    }
}

/// Waits for a duration in milliseconds.
pub async fn sleep(millis: f64) {
    if millis <= 0.0 {
        return;
    }
    let _ = JsFuture::from(timeout(millis)).await;
}

/// Finishes every running playback animation, for example when the player skips.
pub fn skip_all() {
    let Some(animations) = Reflect::get(&document(), &"getAnimations".into()).ok() else { return };
    let Ok(all) = animations.unchecked_into::<js_sys::Function>().call0(&document()) else { return };
    for animation in Array::from(&all).iter() {
        let animation = animation.unchecked_into::<web_sys::Animation>();
        if animation.id() == PLAYBACK_ID {
            let _ = animation.finish();
        }
    }
}

/// Marks playback animations, so that skipping does not touch the running water.
const PLAYBACK_ID: &str = "playback";

thread_local! {
    static PACE: RefCell<Pace> = RefCell::new(Pace::default());
}

/// Begins a playback. Time that was lost before it is not made up for.
pub fn begin_playback() {
    PACE.set(Pace::begin(now()));
}

/// Returns how long an animation of a stated duration may run now.
fn allot(stated: f64) -> f64 {
    PACE.with_borrow_mut(|pace| pace.allot(stated, now()))
}

async fn animate(target: &Element, frames: &[Object], stated: f64) {
    let millis = allot(stated);
    if millis <= 0.0 {
        return;
    }
    let start = now();
    let Some(animation) = start_animation(target, frames, millis) else { return };
    if let Ok(finished) = animation.finished() {
        // The last frame may be painted late; playback does not wait for it.
        let _ = JsFuture::from(Promise::race(&Array::of2(&finished, &timeout(millis)))).await;
    }
    animation.cancel();
    let slow = PACE.with_borrow_mut(|pace| {
        pace.settle(millis, now() - start);
        pace.is_slow()
    });
    if slow {
        // The style sheets paint less then: the water stands still.
        let _ = document().document_element().map(|root| root.set_attribute("data-paint", "slow"));
    }
}

fn start_animation(target: &Element, frames: &[Object], millis: f64) -> Option<web_sys::Animation> {
    let frames: Array = frames.iter().collect();
    let options = Object::new();
    for (key, value) in [
        ("duration", JsValue::from_f64(millis)),
        ("easing", "ease-in-out".into()),
        ("fill", "both".into()),
        ("id", PLAYBACK_ID.into()),
    ] {
        let _ = Reflect::set(&options, &key.into(), &value);
    }
    let method = Reflect::get(target, &"animate".into()).ok()?.dyn_into::<js_sys::Function>().ok()?;
    Some(method.call2(target, &frames, &options).ok()?.unchecked_into())
}

fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

fn timeout(millis: f64) -> Promise {
    Promise::new(&mut |resolve, _| {
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, millis as i32);
    })
}

fn keyframe(properties: &[(&str, &str)]) -> Object {
    let object = Object::new();
    for (key, value) in properties {
        let _ = Reflect::set(&object, &(*key).into(), &JsValue::from_str(value));
    }
    object
}

/// Returns the centre in whole pixels: flying pieces need no more, and formatting floats takes much code.
fn centre(element: &Element) -> (i32, i32) {
    let place = element.get_bounding_client_rect();
    ((place.left() + place.width() / 2.0) as i32, (place.top() + place.height() / 2.0) as i32)
}

/// Returns where `from` is as seen from `to`.
fn way(from: &Element, to: &Element) -> (i32, i32) {
    let (start, end) = (centre(from), centre(to));
    (start.0 - end.0, start.1 - end.1)
}

/// Adds a short text above the page, in the player's colour, with its upper left corner at the centre of `at`.
fn add_bubble(at: &Element, text: &str, player: PlayerColour) -> Option<Overlay> {
    let bubble = create_html("div")?;
    bubble.set_class_name(&format!("bubble bubble-{}", player.name()));
    bubble.set_text_content(Some(text));
    add_above(bubble, at)
}

fn create_html(tag: &str) -> Option<HtmlElement> {
    document().create_element(tag).ok()?.dyn_into().ok()
}

/// An element above the page. It is removed when its animation ends, even if that is cut short.
struct Overlay(HtmlElement);

impl Drop for Overlay {
    fn drop(&mut self) {
        self.0.remove();
    }
}

/// Adds a picture of the piece above the page, centred on `at`.
fn add_overlay(flyer: FlyingPiece, at: &Element) -> Option<Overlay> {
    let overlay = create_html("div")?;
    let shape =
        if matches!(flyer, FlyingPiece::Card(_) | FlyingPiece::CardBack) { "flyer flyer-card" } else { "flyer" };
    overlay.set_class_name(shape);
    overlay.set_inner_html(&format!(
        "<svg width=\"100%\" height=\"100%\"><use href=\"{}\" width=\"100%\" height=\"100%\"/></svg>",
        flyer.symbol()
    ));
    add_above(overlay, at)
}

fn add_above(overlay: HtmlElement, at: &Element) -> Option<Overlay> {
    let _ = overlay.set_attribute("aria-hidden", "true");
    let (x, y) = centre(at);
    let _ = overlay.style().set_property("left", &format!("{x}px"));
    let _ = overlay.style().set_property("top", &format!("{y}px"));
    document().body()?.append_child(&overlay).ok()?;
    Some(Overlay(overlay))
}
