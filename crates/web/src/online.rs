//! Tables with people at other screens. All of it lies in the later part of the app.
//!
//! `table` is the one store: messages come in from the `socket`, and the game on the screen follows. What the person
//! decides goes the other way through `moves`.

mod api;
mod beside;
mod chat;
mod clocks;
mod create;
mod fair;
mod join;
mod links;
mod lists;
mod moves;
mod notices;
mod page;
mod refusals;
mod seats;
mod socket;
mod steps;
mod table;
mod waiting;

pub use create::CreatePage;
pub use join::{CarryPage, JoinPage};
pub use lists::{LobbyPage, MyTables};
pub use page::TablePage;
