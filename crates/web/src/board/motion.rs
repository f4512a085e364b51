//! Movements that tell what happened: each is awaited, so that a story can be told in order. The pace
//! scales them; with reduced motion, or a pace of nought, they are over at once.

use super::model::Place;
use crate::art::{PlayerColour, gem_symbol};
use js_sys::{Array, Object, Reflect};
use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Element, HtmlElement};

/// How long movements take: 1 is normal, 2 twice as long, 0 none at all.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace(pub f64);

impl Default for Pace {
    fn default() -> Self {
        Self(1.0)
    }
}

impl Pace {
    /// Nothing is to be seen moving.
    pub fn is_instant(self) -> bool {
        self.0 <= 0.0 || reduced()
    }

    fn millis(self, normal: f64) -> f64 {
        if self.is_instant() { 0.0 } else { normal * self.0 }
    }
}

/// Does the person want less motion?
pub fn reduced() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// The element of a place on the board.
pub fn element(place: Place) -> Option<Element> {
    find(&format!("[data-place=\"{}\"]", place.key()))
}

pub fn gap(column: u8, index: u8) -> Option<Element> {
    element(Place::Gap { column, index })
}

/// Any element of the page, e.g. `[data-player="red"]`, `[data-pile="draw"]`.
pub fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

/// What flies over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flyer {
    Gem(PlayerColour),
    Drop,
    CardBack,
    Card(crate::art::CardColour),
    Tile(crate::art::TileFace),
    WaterBox,
    GemBox,
}

impl Flyer {
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

/// A piece flies in an arc from one element to another.
pub async fn fly(flyer: Flyer, from: &Element, to: &Element, pace: Pace) {
    let Some(ghost) = ghost(flyer, to) else { return };
    let (start, end) = (middle(from), middle(to));
    let (dx, dy) = (start.0 - end.0, start.1 - end.1);
    let lift = 30.0 + dx.hypot(dy) * 0.12;
    let frames = [
        frame(&[("transform", &format!("translate({dx}px, {dy}px) scale(0.8)")), ("opacity", "0.2")]),
        frame(&[("opacity", "1"), ("offset", "0.12")]),
        frame(&[("transform", &format!("translate({}px, {}px) scale(1.3)", dx / 2.0, dy / 2.0 - lift))]),
        frame(&[("transform", "translate(0, 0) scale(1)"), ("opacity", "1")]),
    ];
    animate(&ghost, &frames, pace.millis(520.0)).await;
    ghost.remove();
}

/// A drop falls onto a gap from the top of the wall.
pub async fn drip(gap: &Element, pace: Pace) {
    let Some(ghost) = ghost(Flyer::Drop, gap) else { return };
    let height = find("[data-stage]").map_or(200.0, |s| middle(gap).1 - s.get_bounding_client_rect().top());
    let frames = [
        frame(&[("transform", &format!("translateY({}px) scale(0.7, 1.2)", -height)), ("opacity", "0")]),
        frame(&[("opacity", "1"), ("offset", "0.2"), ("easing", "cubic-bezier(0.5, 0, 0.9, 0.6)")]),
        frame(&[("transform", "translateY(0) scale(0.9, 1.15)"), ("offset", "0.8")]),
        frame(&[("transform", "translateY(0) scale(1.2, 0.8)"), ("offset", "0.9")]),
        frame(&[("transform", "translateY(0) scale(1)"), ("opacity", "1")]),
    ];
    animate(&ghost, &frames, pace.millis(620.0)).await;
    ghost.remove();
}

/// Draws the eye to an element: a gap, a column, a panel.
pub async fn pulse(target: &Element, pace: Pace) {
    let bright = "brightness(1.7) drop-shadow(0 0 6px #ffd76a)";
    let frames = [frame(&[("filter", "none")]), frame(&[("filter", bright)]), frame(&[("filter", "none")])];
    animate(target, &frames, pace.millis(700.0)).await;
}

/// "+5" rises from an element, in the player's colour.
pub async fn bubble(at: &Element, text: &str, player: PlayerColour, pace: Pace) {
    let (Some(bubble), Some(body)) = (html("div"), document().body()) else { return };
    bubble.set_class_name(&format!("bubble bubble-{}", player.name()));
    bubble.set_text_content(Some(text));
    let _ = bubble.set_attribute("aria-hidden", "true");
    let (x, y) = middle(at);
    let _ = bubble.style().set_property("left", &format!("{x}px"));
    let _ = bubble.style().set_property("top", &format!("{y}px"));
    let _ = body.append_child(&bubble);
    let frames = [
        frame(&[("transform", "translate(-50%, -20%) scale(0.4)"), ("opacity", "0")]),
        frame(&[("transform", "translate(-50%, -90%) scale(1.15)"), ("opacity", "1"), ("offset", "0.25")]),
        frame(&[("transform", "translate(-50%, -100%) scale(1)"), ("opacity", "1"), ("offset", "0.75")]),
        frame(&[("transform", "translate(-50%, -170%) scale(0.9)"), ("opacity", "0")]),
    ];
    animate(&bubble, &frames, pace.millis(1100.0)).await;
    bubble.remove();
}

/// A tile turns over; `change` is called when it stands on its edge.
pub async fn flip(tile: &Element, change: impl FnOnce(), pace: Pace) {
    let whole = tile.closest("[data-tile]").ok().flatten().unwrap_or_else(|| tile.clone());
    let slab = whole.query_selector(".tile-slab").ok().flatten().unwrap_or(whole);
    let (flat, edge) = (frame(&[("scale", "1 1")]), frame(&[("scale", "0.02 1.06")]));
    animate(&slab, &[flat.clone(), edge.clone()], pace.millis(160.0)).await;
    change();
    animate(&slab, &[edge, flat], pace.millis(200.0)).await;
}

/// The time the frame needs to slide after the model's `frame` has changed.
pub async fn slide(pace: Pace) {
    if pace.0 > 0.0 {
        wait(pace.millis(900.0)).await;
    }
}

/// Sets how long the frame slides, for all boards of the page.
pub fn set_slide(pace: Pace) {
    let root = document().document_element().and_then(|root| root.dyn_into::<HtmlElement>().ok());
    if let Some(root) = root {
        let _ = root.style().set_property("--slide", &format!("{}ms", pace.millis(900.0)));
    }
}

/// Nothing for a while.
pub async fn wait(millis: f64) {
    if millis <= 0.0 {
        return;
    }
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, millis as i32);
    });
    let _ = JsFuture::from(promise).await;
}

/// Ends every running movement at once, e.g. when the person clicks to skip.
pub fn skip_all() {
    let Some(animations) = Reflect::get(&document(), &"getAnimations".into()).ok() else { return };
    let Ok(all) = animations.unchecked_into::<js_sys::Function>().call0(&document()) else { return };
    for animation in Array::from(&all).iter() {
        let animation = animation.unchecked_into::<web_sys::Animation>();
        if animation.id() == STORY {
            let _ = animation.finish();
        }
    }
}

/// Marks our own movements, so that skipping leaves the water alone.
const STORY: &str = "story";

async fn animate(target: &Element, frames: &[Object], millis: f64) {
    if millis <= 0.0 {
        return;
    }
    let frames: Array = frames.iter().collect();
    let options = Object::new();
    for (key, value) in [
        ("duration", JsValue::from_f64(millis)),
        ("easing", "ease-in-out".into()),
        ("fill", "both".into()),
        ("id", STORY.into()),
    ] {
        let _ = Reflect::set(&options, &key.into(), &value);
    }
    let method = Reflect::get(target, &"animate".into()).ok().and_then(|f| f.dyn_into::<js_sys::Function>().ok());
    let Some(Ok(animation)) = method.map(|method| method.call2(target, &frames, &options)) else { return };
    let animation = animation.unchecked_into::<web_sys::Animation>();
    if let Ok(finished) = animation.finished() {
        let _ = JsFuture::from(finished).await;
    }
    animation.cancel();
}

fn frame(properties: &[(&str, &str)]) -> Object {
    let object = Object::new();
    for (key, value) in properties {
        let number = (*key == "offset").then(|| value.parse::<f64>().ok()).flatten();
        let value = number.map_or_else(|| JsValue::from_str(value), JsValue::from_f64);
        let _ = Reflect::set(&object, &(*key).into(), &value);
    }
    object
}

fn middle(element: &Element) -> (f64, f64) {
    let place = element.get_bounding_client_rect();
    (place.left() + place.width() / 2.0, place.top() + place.height() / 2.0)
}

fn html(tag: &str) -> Option<HtmlElement> {
    document().create_element(tag).ok()?.dyn_into().ok()
}

/// A picture above the page at the place of `at`, to be removed by the caller.
fn ghost(flyer: Flyer, at: &Element) -> Option<HtmlElement> {
    let ghost = html("div")?;
    let shape = if matches!(flyer, Flyer::Card(_) | Flyer::CardBack) { "flyer flyer-card" } else { "flyer" };
    ghost.set_class_name(shape);
    let _ = ghost.set_attribute("aria-hidden", "true");
    ghost.set_inner_html(&format!(
        "<svg width=\"100%\" height=\"100%\"><use href=\"{}\" width=\"100%\" height=\"100%\"/></svg>",
        flyer.symbol()
    ));
    let (x, y) = middle(at);
    let _ = ghost.style().set_property("left", &format!("{x}px"));
    let _ = ghost.style().set_property("top", &format!("{y}px"));
    document().body()?.append_child(&ghost).ok()?;
    Some(ghost)
}
