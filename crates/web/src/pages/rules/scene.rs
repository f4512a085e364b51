//! Pictures of the rules page, written as small maps with one character per piece.
//!
//! ```text
//! w b o    an empty gap            r y p g  a gem in a gap       d  a drop in a gap
//! W B O    a card                  R Y P G  a gem alone          D  a drop alone
//! x        the back of a card      # ~      gem box, water box   e  the end mark
//! l k      tiles, face down        v c a m  tiles: points, cards, any colour, double move
//! 1 to 9   a price                 + = > /  as written
//! ```
//!
//! A line that starts with `^` is a rock with its points: `^8 5 2`. If the first line has prices, the lines below are
//! drawn inside the frame.

use crate::art::{TileFace, tile_shapes};
use leptos::prelude::*;

/// Width and height of a piece.
const CELL: usize = 60;

/// Pictures with at most this many columns leave room for text beside them.
const NARROW_COLUMNS: usize = 4;

/// Margin around the pieces.
const EDGE: usize = 10;

pub(super) fn picture(map: &'static str) -> AnyView {
    let lines: Vec<&'static str> = map.lines().collect();
    let columns =
        lines.iter().map(|line| if line.starts_with('^') { 2 } else { line.chars().count() }).max().unwrap_or_default();
    let width = columns * CELL;
    let height = lines.len() * CELL;
    // A column of gems is centred above its rock.
    let shift = if map.contains('^') { CELL / 2 } else { 0 };
    let line = |(row, line): (usize, &'static str)| match line.strip_prefix('^') {
        Some(points) => vec![rock(points, width, row)],
        None => line.chars().enumerate().filter_map(|(column, sign)| piece(sign, column, row, shift)).collect(),
    };
    let (whole_width, whole_height) = (width + 2 * EDGE, height + 2 * EDGE);
    view! {
        <svg
            class=if columns <= NARROW_COLUMNS { "scene scene-narrow" } else { "scene" }
            viewBox=format!("-{EDGE} -{EDGE} {whole_width} {whole_height}")
            width=whole_width * 3 / 5
            height=whole_height * 3 / 5
            aria-hidden="true"
        >
            {frame(&lines)}
            {lines.into_iter().enumerate().flat_map(line).collect_view()}
        </svg>
    }
    .into_any()
}

/// Draws the frame around everything below the prices.
fn frame(lines: &[&str]) -> Option<AnyView> {
    let prices = lines[0].chars().filter(char::is_ascii_digit).count();
    (lines[0].starts_with("12")).then(|| {
        let (width, height) = (prices * CELL, (lines.len() - 1) * CELL);
        view! { <rect class="scene-frame" y=CELL width=width height=height rx="14"></rect> }.into_any()
    })
}

/// Draws one piece; `None` for a blank.
fn piece(sign: char, column: usize, row: usize, shift: usize) -> Option<AnyView> {
    let shapes = match sign {
        ' ' => return None,
        'v' => tile_shapes(TileFace::Points(5)).into_any(),
        'c' => tile_shapes(TileFace::Cards(3)).into_any(),
        'a' => tile_shapes(TileFace::AnyColour).into_any(),
        'm' => tile_shapes(TileFace::DoubleMove).into_any(),
        '1'..='9' => price(sign),
        '+' | '=' | '>' | '/' => view! { <text class="scene-sign" x="30" y="32">{shown(sign)}</text> }.into_any(),
        _ => stack(sign, 2 * row + column / 3),
    };
    let place = format!("translate({} {})", column * CELL + shift, row * CELL);
    Some(view! { <g transform=place>{shapes}</g> }.into_any())
}

fn shown(sign: char) -> &'static str {
    match sign {
        '+' => "+",
        '=' => "=",
        '>' => "→",
        _ => "/",
    }
}

fn price(sign: char) -> AnyView {
    view! {
        <use href="#price" x="10" y="10" width="40" height="40"></use>
        <text class="scene-price" x="30" y="31">{sign.to_string()}</text>
    }
    .into_any()
}

/// Draws symbols on top of each other: a gem lies in its gap, whose colour no longer matters.
fn stack(sign: char, place: usize) -> AnyView {
    let lower = sign.to_ascii_lowercase();
    let alone = sign.is_ascii_uppercase();
    let over = |symbol: &'static str| use_symbol(symbol, 9, 9, 42, 42);
    let gap = |symbol: &'static str| (!alone).then(|| use_symbol(symbol, 0, 0, 60, 60));
    let card = |symbol: &'static str| use_symbol(symbol, 10, 2, 40, 56);
    let in_gap = |symbol: &'static str| {
        view! { {gap(["#gap-white", "#gap-blue", "#gap-orange"][place % 3])} {over(symbol)} }.into_any()
    };
    match lower {
        'w' if alone => card("#card-white"),
        'b' if alone => card("#card-blue"),
        'o' if alone => card("#card-orange"),
        'w' => use_symbol("#gap-white", 0, 0, 60, 60),
        'b' => use_symbol("#gap-blue", 0, 0, 60, 60),
        'o' => use_symbol("#gap-orange", 0, 0, 60, 60),
        'r' => in_gap("#gem-red"),
        'y' => in_gap("#gem-yellow"),
        'p' => in_gap("#gem-purple"),
        'g' => in_gap("#gem-green"),
        'd' => in_gap("#drop"),
        'x' => card("#card-back"),
        'l' => use_symbol("#tile-light", 0, 0, 60, 60),
        'k' => use_symbol("#tile-dark", 0, 0, 60, 60),
        '#' => use_symbol("#gem-box", 4, 4, 52, 52),
        '~' => use_symbol("#water-box", 4, 4, 52, 52),
        _ => use_symbol("#end-mark", 10, 8, 40, 40),
    }
}

fn use_symbol(symbol: &'static str, x: u8, y: u8, width: u8, height: u8) -> AnyView {
    view! { <use href=symbol x=x y=y width=width height=height></use> }.into_any()
}

fn rock(points: &'static str, width: usize, row: usize) -> AnyView {
    let values: Vec<&'static str> = points.split(' ').collect();
    let middle = (values.len() as f64 - 1.0) / 2.0;
    let value = |(rank, value): (usize, &'static str)| {
        let x = width as f64 / 2.0 + (rank as f64 - middle) * 29.0;
        view! { <text class="art-number art-number-rock" x=x y="33">{value}</text> }
    };
    view! {
        <g transform=format!("translate(0 {})", row * CELL)>
            <use href="#rock" x=width as f64 / 2.0 - 50.0 width="100" height="66"></use>
            {values.into_iter().enumerate().map(value).collect_view()}
        </g>
    }
    .into_any()
}
