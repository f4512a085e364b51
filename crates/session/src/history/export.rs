//! Stored games as text: records with the tags of the history, and JSON.

use super::summary::{DATE_TAG, GameSummary, ME_TAG, own_seat};
use crate::date::format_time;
use crate::game::Game;
use crate::setup::Player;
use iquazu_rules::Seat;
use std::fmt::Write;

/// Returns the record of a game with the tags `date` and `me`. Those it has already stay.
pub fn with_history_tags(game: &Game, ended_at: u64, me: Option<Seat>, name: Option<&str>) -> Game {
    let mut game = game.clone();
    if game.record.tag(DATE_TAG).is_none() && ended_at > 0 {
        game.record.push_tag(DATE_TAG, &format_time(ended_at));
    }
    if let Some(seat) = me.or_else(|| own_seat(&game, name))
        && game.record.tag(ME_TAG).is_none()
    {
        game.record.push_tag(ME_TAG, &seat.to_string());
    }
    game
}

/// Returns a game as a JSON object, with its record.
pub fn to_json(game: &GameSummary, record: &str) -> String {
    let mut text = String::from("{");
    let _ = write!(text, "\"id\":{},", quoted(&game.id));
    if game.ended_at > 0 {
        let _ = write!(text, "\"ended\":{},", quoted(&format_time(game.ended_at)));
    }
    let _ = write!(
        text,
        "\"online\":{},\"handicap\":{},\"edition\":{},",
        game.online,
        game.handicap,
        quoted(&game.edition)
    );
    if let Some(me) = game.me {
        let _ = write!(text, "\"me\":{me},");
    }
    if let Some(review) = game.review {
        let _ = write!(text, "\"review\":{{\"accuracy\":{},\"luck\":{}}},", review.accuracy, review.luck);
    }
    let seats = game.seats.iter().map(|seat| {
        let player = match &seat.player {
            Player::Person => "person",
            Player::Remote => "elsewhere",
            Player::Bot(level) => level,
        };
        let (name, player) = (quoted(&seat.name), quoted(player));
        format!(
            "{{\"name\":{name},\"player\":{player},\"rocks\":{},\"tiles\":{},\"head_start\":{}}}",
            seat.rocks, seat.tiles, seat.head_start
        )
    });
    let seats = seats.collect::<Vec<_>>().join(",");
    let _ = write!(text, "\"turns\":{},\"seats\":[{seats}],\"record\":{}}}", game.turns, quoted(record));
    text
}

fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            c if c < ' ' => {
                let _ = write!(quoted, "\\u{:04x}", u32::from(c));
            }
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}
