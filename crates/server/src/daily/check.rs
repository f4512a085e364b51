//! Checks the game of a day: draws and moves of bots are computed again, and so is the result.

use iquazu_bots::choose_from_text;
use iquazu_protocol::DayProblem;
use iquazu_rules::Action;
use iquazu_rules::edition::Library;
use iquazu_session::daily::DayDeal;
use iquazu_session::{Game, LinkError, from_built_in_link, to_link};

/// A game that was played as it must have been.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CheckedGame {
    /// The points of the person.
    pub(crate) points: u16,
    /// The link of the game, without names.
    pub(crate) link: String,
}

/// Checks that a link is a game of the deal, that everything but the person's moves follows from it, and that it ends
/// with the points claimed.
pub(super) fn check(deal: DayDeal, link: &str, claimed: u16) -> Result<CheckedGame, DayProblem> {
    let sent = parse(link)?;
    check_deal(deal, &sent)?;
    let replayed = replay(deal, &sent)?;
    let points = replayed.state().score(deal.seat);
    if points != claimed {
        return Err(DayProblem::OtherPoints);
    }
    let link = to_link(&replayed).ok_or(DayProblem::Link)?;
    Ok(CheckedGame { points, link })
}

fn parse(link: &str) -> Result<Game, DayProblem> {
    from_built_in_link(link).map_err(|error| match error {
        LinkError::UnknownEdition(_) => DayProblem::OtherDeal,
        LinkError::Corrupt | LinkError::Newer => DayProblem::Link,
    })
}

fn check_deal(deal: DayDeal, sent: &Game) -> Result<(), DayProblem> {
    match DayDeal::of_game(sent) {
        Some(found) if found == deal => Ok(()),
        Some(_) => Err(DayProblem::OtherDay),
        None if DayDeal::of_seed(sent.setup().seed).is_some_and(|found| found != deal) => Err(DayProblem::OtherDay),
        None => Err(DayProblem::OtherDeal),
    }
}

/// Plays the game again: the person's moves as sent, everything else as it follows from them.
fn replay(deal: DayDeal, sent: &Game) -> Result<Game, DayProblem> {
    let (mut game, _) = Game::new(deal.setup(|_, _| String::new()));
    let (record, editions) = (sent.record(), Library::built_in());
    if record.rules.version != game.record().rules.version {
        return Err(DayProblem::OtherDeal);
    }
    if record.setup != game.record().setup {
        return Err(DayProblem::OtherLuck);
    }
    for (steps, step) in record.steps.iter().enumerate() {
        if step.seat != deal.seat && bot_move(deal, &game, steps, step.seat, &editions) != Some(step.action) {
            return Err(DayProblem::OtherBots);
        }
        // The link was replayed by the rules, so only a game that has already gone another way can end here.
        game.act(step.seat, step.action).map_err(|_| DayProblem::OtherLuck)?;
        if game.record().steps.last().map(|played| &played.outcomes) != Some(&step.outcomes) {
            return Err(DayProblem::OtherLuck);
        }
    }
    if game.is_over() { Ok(game) } else { Err(DayProblem::Link) }
}

fn bot_move(deal: DayDeal, game: &Game, steps: usize, seat: iquazu_rules::Seat, editions: &Library) -> Option<Action> {
    choose_from_text(deal.level, &game.information_text(steps, seat), game.bot_seed(steps), editions)
}

/// Returns whether two links are the same game. Names do not count.
pub(crate) fn is_same_game(one: &str, other: &str) -> bool {
    let steps = |link: &str| from_built_in_link(link).ok().map(|game| (game.setup().seed, game.record().steps.clone()));
    let (one, other) = (steps(one), steps(other));
    one.is_some() && one == other
}

#[cfg(test)]
mod tests {
    use super::*;
    use iquazu_rules::{Handicap, Seat};
    use iquazu_session::{Day, GameSetup, load};

    fn deal() -> DayDeal {
        DayDeal::of(Day::parse("2026-11-16").expect("a date"))
    }

    /// Plays a game of a setup; `bot` moves for all others.
    fn play(deal: DayDeal, setup: GameSetup, bot: impl Fn(&Game, Seat) -> Action) -> Game {
        let (mut game, _) = Game::new(setup);
        while let Some(seat) = game.to_act() {
            let moves = game.state().legal_moves();
            let action =
                if seat == deal.seat { moves.get(game.history().len() % moves.len()) } else { bot(&game, seat) };
            game.act(seat, action).expect("a legal move");
        }
        game
    }

    fn own_bot(game: &Game, seat: Seat) -> Action {
        let steps = game.history().len() - 1;
        bot_move(deal(), game, steps, seat, &Library::built_in()).expect("a move")
    }

    fn honest() -> Game {
        play(deal(), deal().setup(|seat, _| format!("Player {seat}")), own_bot)
    }

    fn link(game: &Game) -> String {
        to_link(game).expect("a finished game")
    }

    fn problem(game: &Game) -> Option<DayProblem> {
        check(deal(), &link(game), game.state().score(deal().seat)).err()
    }

    #[test]
    fn honest_game_is_accepted_without_its_names() {
        let game = honest();
        let points = game.state().score(deal().seat);
        let checked = check(deal(), &link(&game), points).expect("accepted");
        assert_eq!(checked.points, points);
        let stored = from_built_in_link(&checked.link).expect("a link");
        assert_eq!(stored.record().steps, game.record().steps);
        assert!(stored.setup().seats.iter().all(|seat| seat.name.is_empty()));
        assert_eq!(check(deal(), &checked.link, points), Ok(checked.clone()), "a stored game can be checked again");
        assert!(is_same_game(&checked.link, &link(&game)) && !is_same_game("", ""));
    }

    #[test]
    fn invented_points_are_refused() {
        let game = honest();
        let points = game.state().score(deal().seat);
        assert_eq!(check(deal(), &link(&game), points + 1), Err(DayProblem::OtherPoints));
        for text in ["", "nonsense", &link(&game)[..40]] {
            assert_eq!(check(deal(), text, points), Err(DayProblem::Link), "{text}");
        }
    }

    #[test]
    fn other_deals_are_refused() {
        let other = DayDeal::of(Day(deal().day.0 - 7));
        let game = play(other, other.setup(|_, _| String::new()), |game, _| game.state().legal_moves().get(0));
        assert_eq!(problem(&game), Some(DayProblem::OtherDay));
        let mut setup = deal().setup(|_, _| String::new());
        setup.seats[deal().seat.index()].handicap = Handicap::new(4, 20).expect("a handicap");
        assert_eq!(problem(&play(deal(), setup, own_bot)), Some(DayProblem::OtherDeal), "a handicap");
        let mut setup = deal().setup(|_, _| String::new());
        setup.edition = iquazu_rules::Edition::reconstructed_1();
        let first = |game: &Game, _: Seat| game.state().legal_moves().get(0);
        assert_eq!(problem(&play(deal(), setup, first)), Some(DayProblem::OtherDeal), "another edition");
        let mut setup = deal().setup(|_, _| String::new());
        setup.seed = 7;
        assert_eq!(problem(&play(deal(), setup, first)), Some(DayProblem::OtherDeal), "another seed");
    }

    #[test]
    fn weaker_bots_are_refused() {
        let last = |game: &Game, _: Seat| {
            let moves = game.state().legal_moves();
            moves.get(moves.len() - 1)
        };
        assert_eq!(problem(&play(deal(), deal().setup(|_, _| String::new()), last)), Some(DayProblem::OtherBots));
    }

    #[test]
    fn other_luck_is_refused() {
        // A game with another seed that claims the seed of the day.
        let mut setup = deal().setup(|_, _| String::new());
        setup.seed ^= 1;
        let text = play(deal(), setup, own_bot).save();
        let forged = text.replace(&(deal().seed ^ 1).to_string(), &deal().seed.to_string());
        let forged = load(&forged, &Library::built_in()).expect("a record");
        assert_eq!(problem(&forged), Some(DayProblem::OtherLuck), "from the first cards on");
        // Its deal is right; one draw is another.
        let game = honest();
        let mut record = game.record().clone();
        let place = record.steps.iter().position(|step| step.seat == deal().seat && step.to_string().contains("got"));
        let place = place.expect("the person draws");
        let mut state = game.history()[place].state;
        state.play(record.steps[place].action, &mut ()).expect("legal");
        let mut rng = iquazu_rules::SplitMix::new(1);
        let other = loop {
            let other = state.sample(&mut rng);
            if other != record.steps[place].outcomes[0] {
                break other;
            }
        };
        // The rest of the game is played with that draw.
        record.steps.truncate(place + 1);
        record.steps[place].outcomes[0] = other;
        record.steps[place].outcomes.truncate(1);
        record.result = None;
        state.resolve(other, &mut ()).expect("possible");
        loop {
            match state.next() {
                iquazu_rules::Next::Over => break,
                iquazu_rules::Next::Chance(_) => {
                    let outcome = state.sample(&mut rng);
                    state.resolve(outcome, &mut ()).expect("possible");
                    record.push_outcome(outcome);
                }
                iquazu_rules::Next::Seat(seat) => {
                    let action = state.legal_moves().get(0);
                    state.play(action, &mut ()).expect("legal");
                    record.push_action(seat, action);
                }
            }
        }
        record.set_result(&state);
        let forged = load(&record.to_string(), &Library::built_in()).expect("a record");
        assert_eq!(problem(&forged), Some(DayProblem::OtherLuck), "one draw");
    }
}
