//! Every page except the game itself.

mod about;
mod broken_save;
mod dialog;
pub(crate) mod form;
pub(crate) mod handicap;
mod help;
mod home;
mod language;
pub(crate) mod layout;
mod legend;
pub mod levels;
mod not_found;
mod open;
mod rules;
mod saved_games;
mod settings;
mod setup;
mod start;
mod title_art;

pub(crate) use dialog::dialog;
pub(crate) use layout::{localized, page};
pub(crate) use open::{chosen_file, load_error_text, read_file};
pub(crate) use setup::{edition_name, explain_add_error};
pub(crate) use start::{StartRequest, Starter, quick_setup};

pub use about::AboutPage;
pub use broken_save::BrokenSavePage;
pub use help::HelpPage;
pub use home::HomePage;
pub use legend::Legend;
pub use not_found::NotFoundPage;
pub use rules::RulesPage;
pub use saved_games::SavedGames;
pub use settings::SettingsPage;
pub use setup::SetupPage;
