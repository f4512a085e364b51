//! A smoke test of the app in Firefox and WebKit. `cargo verify browsers` runs it. Chromium has the whole suite, in
//! `tests/browser`.

mod game;
mod offline;
mod online;
mod play;

use anyhow::Result;
use iquazu_e2e::Engine::{Firefox, WebKit};

#[tokio::test(flavor = "multi_thread")]
async fn firefox_plays_a_whole_game_and_a_lesson() -> Result<()> {
    game::whole_game_and_lesson(Firefox).await
}

#[tokio::test(flavor = "multi_thread")]
async fn webkit_plays_a_whole_game_and_a_lesson() -> Result<()> {
    game::whole_game_and_lesson(WebKit).await
}

#[tokio::test(flavor = "multi_thread")]
async fn firefox_plays_at_an_online_table() -> Result<()> {
    online::table_with_bots(Firefox).await
}

#[tokio::test(flavor = "multi_thread")]
async fn webkit_plays_at_an_online_table() -> Result<()> {
    online::table_with_bots(WebKit).await
}

#[tokio::test(flavor = "multi_thread")]
async fn firefox_plays_offline_and_is_updated() -> Result<()> {
    offline::offline_and_update(Firefox).await
}

#[tokio::test(flavor = "multi_thread")]
async fn webkit_plays_offline_and_is_updated() -> Result<()> {
    offline::offline_and_update(WebKit).await
}
