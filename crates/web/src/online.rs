//! Online tables. Everything here is in a lazily loaded chunk.
//!
//! `table` holds the state of one table: server messages arrive through `socket` and update the game on the screen. The
//! player's decisions go the other way, through `moves`.

pub(crate) mod api;
mod challenge;
mod chat;
mod clocks;
mod connection;
mod create;
mod days_off;
mod deal;
mod devices;
mod fair;
mod join;
mod links;
mod lists;
mod match_page;
mod moves;
mod news;
mod next_game;
mod notice_link;
mod notices;
mod page;
mod plan;
mod push;
mod refusals;
mod search;
mod seats;
mod side_panel;
mod socket;
mod steps;
mod table;
mod table_people;
mod waiting;

pub use challenge::ChallengePage;
pub use create::CreatePage;
pub use join::{JoinPage, LinkDevicePage};
pub(crate) use join::{name_field, parse_name, remember_name};
pub use lists::{LobbyPage, MyTables};
pub use match_page::MatchPage;
pub use notices::NoticesPage;
pub use page::TablePage;
pub(crate) use refusals::request_error_text;
