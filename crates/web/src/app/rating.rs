//! The person's rating, stored in this browser, and the level nearest to it.

use crate::app::settings::Settings;
use crate::app::storage;
use iquazu_levels::{Level, Opponent};
use iquazu_session::history::{GameSummary, TimeSeries, rating_history};
use iquazu_session::{Game, Player, RatedResult, Rating};

const STORAGE_KEY: &str = "iquazu.rating";
/// The standard deviation of the measured ratings of bots.
const BOT_DEVIATION: f64 = 50.0;

/// The rating, and the seed of the last game that counted: a game counts once.
#[derive(Clone, Copy, PartialEq, Debug)]
struct StoredRating {
    rating: Rating,
    last_seed: u64,
}

/// Returns the person's rating; that of the first opponent before the first game.
pub fn current() -> Rating {
    load().map_or_else(first_rating, |stored| stored.rating)
}

fn first_rating() -> Rating {
    Rating::new(bot_rating(Level::FIRST_GAME).unwrap_or(300.0))
}

/// Deletes the rating.
pub fn reset() {
    storage::remove(STORAGE_KEY);
}

fn load() -> Option<StoredRating> {
    let text = storage::load(STORAGE_KEY).ok().flatten()?;
    let (rating, seed) = text.rsplit_once(' ')?;
    Some(StoredRating { rating: Rating::from_text(rating)?, last_seed: seed.parse().ok()? })
}

fn bot_rating(level: Level) -> Option<f64> {
    level.rating().map(f64::from)
}

/// Returns the level whose rating is nearest.
pub fn nearest_level(rating: f64) -> Level {
    let distance = |level: &Level| bot_rating(*level).map_or(f64::MAX, |bot| (bot - rating).abs());
    let nearest = Level::LADDER.into_iter().min_by(|one, other| distance(one).total_cmp(&distance(other)));
    nearest.unwrap_or(Level::FIRST_GAME)
}

/// Returns the rating after each of these games that is rated.
pub fn history(games: &[GameSummary]) -> TimeSeries {
    let first = bot_rating(Level::FIRST_GAME).unwrap_or(300.0);
    rating_history(games, first, BOT_DEVIATION, |name| bot_rating(name.parse::<Opponent>().ok()?.level))
}

/// Counts a game that has just ended: one person against bots that are all rated. Does nothing for other games, and while
/// the rating is switched off.
pub fn count_game(game: &Game, settings: &Settings) {
    let Some(stored) = after_game(load(), game, settings) else { return };
    // A rating that cannot be saved is only a missing convenience.
    let _ = storage::save(STORAGE_KEY, &format!("{} {}", stored.rating.to_text(), stored.last_seed));
}

/// Returns the rating after a game, or `None` if there is nothing to store. A game that ended while the rating was off is
/// stored as the last one, so that it does not count later either.
fn after_game(stored: Option<StoredRating>, game: &Game, settings: &Settings) -> Option<StoredRating> {
    let last_seed = game.setup().seed;
    if stored.is_some_and(|stored| stored.last_seed == last_seed) {
        return None;
    }
    let results = results(game)?;
    let rating = match stored {
        Some(stored) if !settings.match_opponents => stored.rating,
        None if !settings.match_opponents => return None,
        stored => stored.map_or_else(first_rating, |stored| stored.rating).after(&results),
    };
    Some(StoredRating { rating, last_seed })
}

/// Returns the results of the only person against each bot, or `None` if the game is not rated.
fn results(game: &Game) -> Option<Vec<RatedResult>> {
    let is_unrated = game.record().tag("branch").is_some() || game.setup().has_handicap();
    let mut people = game.setup().people();
    let me = people.next().filter(|_| game.is_over() && !is_unrated && people.next().is_none())?;
    let own = game.state().score(me);
    let seats = game.setup().players().seats().filter(|seat| *seat != me);
    seats
        .map(|seat| {
            let Player::Bot(name) = &game.setup().seat(seat).player else { return None };
            let rating = bot_rating(name.parse::<Opponent>().ok()?.level)?;
            let score = match own.cmp(&game.state().score(seat)) {
                std::cmp::Ordering::Greater => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Less => 0.0,
            };
            Some(RatedResult { rating, deviation: BOT_DEVIATION, score })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use iquazu_rules::{Edition, PlayerColour, SplitMix};
    use iquazu_session::{GameSetup, SeatSetup};

    fn played(players: [Player; 2]) -> Game {
        let seats = players.into_iter().zip(PlayerColour::ALL);
        let seats = seats.map(|(player, colour)| SeatSetup::new("", colour, player)).collect();
        let (mut game, _) = Game::new(GameSetup { edition: Edition::standard(), seats, seed: 7 });
        let mut rng = SplitMix::new(7);
        while let Some(seat) = game.to_act() {
            let action = game.state().legal_moves().pick(&mut rng);
            game.act(seat, action).expect("generated moves are legal");
        }
        game
    }

    fn bot(name: &str) -> Player {
        Player::Bot(name.to_owned())
    }

    #[test]
    fn nearest_level_is_near() {
        assert_eq!(nearest_level(-500.0), Level::Beginner);
        assert_eq!(nearest_level(9000.0), Level::Master);
        for level in Level::LADDER {
            let rating = bot_rating(level).expect("every step of the ladder is rated");
            assert_eq!(bot_rating(nearest_level(rating)), Some(rating));
        }
    }

    #[test]
    fn game_counts_once_and_only_while_the_rating_is_on() {
        let game = played([Player::Person, bot("club")]);
        let on = Settings::default();
        let off = Settings { match_opponents: false, ..Settings::default() };
        let counted = after_game(None, &game, &on).expect("rated");
        assert_eq!((counted.rating.games, counted.last_seed), (1, 7));
        assert_eq!(after_game(Some(counted), &game, &on), None, "counted before");
        assert_eq!(after_game(None, &game, &off), None);
        let other = StoredRating { last_seed: 8, ..counted };
        assert!(after_game(Some(other), &game, &on).is_some_and(|stored| stored.rating.games == 2));
        let passed = after_game(Some(other), &game, &off).expect("stored as the last game");
        assert_eq!((passed.rating, passed.last_seed), (other.rating, 7));
        assert_eq!(after_game(Some(passed), &game, &on), None, "it ended while the rating was off");
    }

    #[test]
    fn only_games_of_one_person_against_rated_bots_count() {
        let rated = results(&played([Player::Person, bot("club+rows")])).expect("rated");
        assert_eq!(rated.len(), 1);
        assert_eq!(Some(rated[0].rating), bot_rating(Level::Club));
        assert_eq!(results(&played([Player::Person, bot("random")])), None, "random has no rating");
        assert_eq!(results(&played([Player::Person, bot("unheard-of")])), None);
        assert_eq!(results(&played([Player::Person, Player::Person])), None);
        let unfinished = played([Player::Person, bot("club")]).prefix(10);
        assert_eq!(results(&unfinished), None);
    }
}
