//! Summaries, filters and statistics of finished games.

use iquazu_rules::edition::Library;
use iquazu_rules::{Edition, PlayerColour, Rng, Seat, SplitMix};
use iquazu_session::history::*;
use iquazu_session::{Day, Game, GameSetup, Player, SeatSetup, format_time, load};

/// Plays a game with random moves.
fn played(players: &[(&str, Player)], seed: u64) -> Game {
    let seats = players.iter().zip(PlayerColour::ALL);
    let seat =
        |((name, player), colour): (&(&str, Player), PlayerColour)| SeatSetup::new(*name, colour, player.clone());
    let setup = GameSetup { edition: Edition::standard(), seats: seats.map(seat).collect(), seed };
    let (mut game, _) = Game::new(setup);
    let mut rng = SplitMix::new(seed);
    while let Some(seat) = game.to_act() {
        let action = game.state().legal_moves().pick(&mut rng);
        game.act(seat, action).expect("generated moves are legal");
    }
    game
}

fn bot(level: &str) -> Player {
    Player::Bot(level.to_owned())
}

/// Returns a random summary; texts hold everything that a name can.
fn random_summary(rng: &mut SplitMix, number: u64) -> GameSummary {
    let mut below = |bound: u32| rng.below(bound);
    let names = ["Ann", "Ben Bo", "", "Zoë 🦜", "a\"b\\c"];
    let levels = ["club", "captain+rows", "master"];
    let players = 2 + below(3) as usize;
    let mut seat = |_| SeatResult {
        name: names[below(5) as usize].to_owned(),
        player: match below(3) {
            0 => Player::Person,
            1 => Player::Remote,
            _ => bot(levels[below(3) as usize]),
        },
        rocks: below(60) as u16,
        tiles: below(20) as u16,
        head_start: below(3) as u16,
    };
    let seats: Vec<SeatResult> = (0..players).map(&mut seat).collect();
    GameSummary {
        id: format!("game-{number}"),
        ended_at: if below(5) == 0 { 0 } else { 1_700_000_000_000 + u64::from(below(400)) * 86_400_000 },
        online: below(2) == 0,
        handicap: below(4) == 0,
        edition: ["reconstructed-2", "mine"][below(2) as usize].to_owned(),
        me: (below(4) > 0).then(|| Seat::ALL[below(players as u32) as usize]),
        turns: below(90) as u16,
        gems: std::array::from_fn(|_| below(4) as u8),
        review: (below(3) == 0).then(|| ReviewResult { accuracy: below(1001) as u16, luck: below(800) as i16 - 400 }),
        seats,
    }
}

fn random_games(seed: u64, count: u64) -> Vec<GameSummary> {
    let mut rng = SplitMix::new(seed);
    (0..count).map(|number| random_summary(&mut rng, number)).collect()
}

#[test]
fn summary_has_the_points_of_the_game() {
    for seed in 0..10 {
        let game = played(&[("Ann", Player::Person), ("Bot", bot("club")), ("Bot", bot("master"))], seed);
        let summary = GameSummary::of(&game, None).expect("the game is over");
        for (seat, result) in game.setup().players().seats().zip(&summary.seats) {
            assert_eq!(result.points(), game.state().score(seat), "seed {seed}");
        }
        assert_eq!(summary.me, Some(Seat::FIRST));
        let winners: Vec<Seat> = game.state().winners().collect();
        let expected = match (winners.contains(&Seat::FIRST), winners.len()) {
            (true, 1) => GameOutcome::Won,
            (true, _) => GameOutcome::Shared,
            (false, _) => GameOutcome::Lost,
        };
        assert_eq!(summary.outcome(), Some(expected));
        let gems = game
            .record()
            .steps
            .iter()
            .filter(|step| step.seat == Seat::FIRST && matches!(step.action, iquazu_rules::Action::Place { .. }));
        assert_eq!(summary.gems.iter().map(|gems| usize::from(*gems)).sum::<usize>(), gems.count());
    }
}

#[test]
fn head_start_counts_as_points_and_the_game_as_one_with_a_handicap() {
    let text = played(&[("Ann", Player::Person), ("Bot", bot("club"))], 1).save();
    let game = load(&text, &Library::built_in()).expect("a record");
    let mut setup = game.setup().clone();
    setup.seats[1].handicap = iquazu_rules::Handicap::new(0, 5).expect("a handicap");
    let (mut game, _) = Game::new(setup);
    while let Some(seat) = game.to_act() {
        let action = game.state().legal_moves().get(0);
        game.act(seat, action).expect("legal");
    }
    let summary = GameSummary::of(&game, None).expect("over");
    assert!(summary.handicap);
    assert_eq!(summary.seats[1].points(), game.state().score(Seat::ALL[1]));
    assert_eq!(summary.seats[1].head_start, 5);
}

#[test]
fn unfinished_games_and_variations_have_no_summary() {
    let game = played(&[("Ann", Player::Person), ("Bot", bot("club"))], 1);
    assert_eq!(GameSummary::of(&game.prefix(20), None), None);
    let branch = game.branch(game.record().steps.len(), game.setup().clone(), &[("branch", "1")]);
    assert!(branch.is_over());
    assert_eq!(GameSummary::of(&branch, None), None);
}

#[test]
fn id_does_not_depend_on_when_the_game_is_stored() {
    let game = played(&[("Ann", Player::Person), ("Ben", Player::Person)], 2);
    let id = GameSummary::of(&game, None).expect("over").id;
    let stored = with_history_tags(&game, 1_763_434_526_000, None, Some("Ben"));
    let summary = GameSummary::of(&stored, None).expect("over");
    assert_eq!(summary.id, id);
    assert_eq!((summary.me, summary.ended_at), (Some(Seat::ALL[1]), 1_763_434_526_000));
    // What was stored is read again, and storing it once more changes nothing.
    let read = load(&stored.save(), &Library::built_in()).expect("a record");
    assert_eq!(with_history_tags(&read, 5, Some(Seat::FIRST), None).save(), stored.save());
    assert_eq!(GameSummary::of(&read, None), Some(summary));
    assert_ne!(game_id(played(&[("Ann", Player::Person), ("Ben", Player::Person)], 3).record()), id);
}

#[test]
fn several_people_at_one_screen_have_no_person_of_their_own_without_a_name() {
    let game = played(&[("Ann", Player::Person), ("Ben", Player::Person)], 2);
    assert_eq!(own_seat(&game, None), None);
    assert_eq!(own_seat(&game, Some("Cleo")), None);
    assert_eq!(own_seat(&game, Some("Ann")), Some(Seat::FIRST));
    let summary = GameSummary::of(&game, None).expect("over");
    assert_eq!((summary.outcome(), summary.others().count()), (None, 2));
}

#[test]
fn online_game_is_known_by_its_table() {
    let game = played(&[("Ann", Player::Person), ("Ben", Player::Person)], 2);
    let text = game.save().replacen("tag seed", "tag table 0123456789abcdefghijklmnop\ntag seed", 1);
    let game = load(&text, &Library::built_in()).expect("a record");
    let summary = GameSummary::of(&game, None).expect("over");
    assert!(summary.online);
    assert_eq!(summary.id, "table-0123456789abcdefghijklmnop");
}

#[test]
fn text_of_any_summary_round_trips() {
    for game in random_games(1, 2_000) {
        assert_eq!(GameSummary::parse(&game.to_text()), Some(game));
    }
}

#[test]
fn damaged_text_is_rejected_or_gives_another_valid_summary() {
    let mut rng = SplitMix::new(4);
    let (mut accepted, mut rejected) = (0, 0);
    for game in random_games(2, 2_000) {
        let mut text: Vec<char> = game.to_text().chars().collect();
        for _ in 0..1 + rng.below(3) {
            let at = rng.below(text.len() as u32) as usize;
            text[at] = ['\t', ' ', '-', ',', '9', 'x'][rng.below(6) as usize];
        }
        let text: String = text.into_iter().collect();
        let Some(read) = GameSummary::parse(&text) else {
            rejected += 1;
            continue;
        };
        accepted += 1;
        assert_eq!(GameSummary::parse(&read.to_text()).as_ref(), Some(&read), "{text:?}");
        assert_eq!(read.outcome().is_some(), read.me.is_some(), "{text:?}");
        assert_eq!(Statistics::of([&read]).total.games, u32::from(read.me.is_some()), "{text:?}");
    }
    assert!(accepted > 100 && rejected > 100, "{accepted} accepted, {rejected} rejected");
    for wrong in
        ["", "1", "2\tgame-1", "1\ta\t0\there\t-\te\t9\t0\t0,0,0,0,0,0,0,0,0,0,0\t-\tperson 1 1 0 A\tperson 1 1 0 B"]
    {
        assert_eq!(GameSummary::parse(wrong), None, "{wrong}");
    }
}

#[test]
fn filter_keeps_exactly_the_games_that_fit() {
    let games = random_games(3, 600);
    let count = |filter: GameFilter| filter.apply(&games).len();
    assert_eq!(count(GameFilter::default()), games.len());
    let by_players = (2..=4).map(|players| count(GameFilter { players: Some(players), ..GameFilter::default() }));
    assert_eq!(by_players.sum::<usize>(), games.len());
    let places = [true, false].map(|online| count(GameFilter { online: Some(online), ..GameFilter::default() }));
    assert_eq!(places.iter().sum::<usize>(), games.len());
    let by_outcome = [GameOutcome::Won, GameOutcome::Shared, GameOutcome::Lost];
    let by_outcome = by_outcome.map(|outcome| count(GameFilter { outcome: Some(outcome), ..GameFilter::default() }));
    assert_eq!(by_outcome.iter().sum::<usize>(), games.iter().filter(|game| game.me.is_some()).count());
    for (edition, games) in editions(&games) {
        assert_eq!(count(GameFilter { edition: Some(edition), ..GameFilter::default() }), games);
    }
}

#[test]
fn filter_by_day_includes_both_ends() {
    let games = random_games(5, 300);
    let day = games.iter().find_map(GameSummary::day).expect("a dated game");
    let within = |from, to| GameFilter { from, to, ..GameFilter::default() };
    let on_it = within(Some(day), Some(day)).apply(&games);
    assert!(!on_it.is_empty() && on_it.iter().all(|game| game.day() == Some(day)));
    let dated = games.iter().filter(|game| game.day().is_some()).count();
    let before = within(None, Some(Day(day.0 - 1))).apply(&games).len();
    assert_eq!(before + within(Some(day), None).apply(&games).len(), dated);
}

#[test]
fn filter_by_words_and_opponent() {
    let mut game = random_games(6, 1).remove(0);
    game.me = Some(Seat::FIRST);
    game.ended_at = Day::parse("2026-11-18").expect("a date").start_ms();
    game.seats = vec![
        SeatResult { name: "Me".to_owned(), player: Player::Person, rocks: 9, tiles: 1, head_start: 0 },
        SeatResult { name: "Zoë".to_owned(), player: bot("captain+rows"), rocks: 8, tiles: 1, head_start: 0 },
    ];
    let games = [game];
    let finds = |words: &str| !GameFilter { words: words.to_owned(), ..GameFilter::default() }.apply(&games).is_empty();
    assert!(finds("zoË captain") && finds("2026-11") && finds("  ") && !finds("zoë master"));
    let against = |opponent| GameFilter { opponent: Some(opponent), ..GameFilter::default() }.apply(&games).len();
    let key = OpponentKey::parse("bot captain+rows").expect("a key");
    assert_eq!(OpponentKey::parse(&key.to_text()), Some(key.clone()));
    assert_eq!(opponents(&games), [(key.clone(), 1)]);
    assert_eq!(against(key), 1);
    assert_eq!(against(OpponentKey::Person("Me".to_owned())), 0, "nobody is their own opponent");
}

#[test]
fn statistics_add_up() {
    for seed in 10..30 {
        let games = random_games(seed, 200);
        let found = Statistics::of(&games);
        let known = games.iter().filter(|game| game.me.is_some());
        assert_eq!(found.total.games as usize, known.clone().count());
        assert_eq!(found.total.games, found.total.won + found.total.shared + found.total.lost());
        let parts = |part: fn(&Tally) -> u32| found.by_players.iter().map(part).sum::<u32>();
        assert_eq!(parts(|tally| tally.games), found.total.games);
        assert_eq!(parts(|tally| tally.rocks), found.total.rocks);
        let meetings: usize = known.clone().map(|game| game.players() - 1).sum();
        assert_eq!(found.opponents.iter().map(|met| met.meetings() as usize).sum::<usize>(), meetings);
        assert!(found.opponents.is_sorted_by_key(|met| std::cmp::Reverse(met.meetings())));
        assert_eq!(found.accuracy.len(), known.clone().filter(|game| game.review.is_some()).count());
        assert!(found.accuracy.is_sorted_by_key(|(at, _)| *at));
        assert!(found.best_streak >= found.current_streak && found.best_streak <= found.total.won);
        // The order of the games does not matter, because each has its time.
        let mut reversed = games.clone();
        reversed.reverse();
        assert_eq!(Statistics::of(&reversed), found);
    }
}

#[test]
fn streaks_count_wins_in_a_row() {
    let game = |number: u64, points: u16| {
        let seat = |rocks| SeatResult { name: String::new(), player: Player::Person, rocks, tiles: 0, head_start: 0 };
        GameSummary {
            id: number.to_string(),
            ended_at: number,
            me: Some(Seat::FIRST),
            seats: vec![seat(points), seat(10)],
            ..random_games(7, 1).remove(0)
        }
    };
    let games: Vec<GameSummary> =
        (1..).zip([20, 20, 20, 10, 20, 5, 20, 20]).map(|(n, points)| game(n, points)).collect();
    let found = Statistics::of(&games);
    assert_eq!((found.best_streak, found.current_streak), (3, 2), "a shared win ends a streak");
    assert_eq!((found.total.won, found.total.shared, found.total.lost()), (6, 1, 1));
    assert_eq!(found.opponents[0].difference, 55);
}

#[test]
fn rating_counts_rated_games_at_this_screen() {
    let mut games: Vec<GameSummary> = (1..=10)
        .map(|number| {
            let seat = |player, rocks| SeatResult { name: String::new(), player, rocks, tiles: 0, head_start: 0 };
            GameSummary {
                id: number.to_string(),
                ended_at: number,
                online: false,
                handicap: false,
                me: Some(Seat::FIRST),
                seats: vec![seat(Player::Person, 20), seat(bot("club"), 10)],
                ..random_games(8, 1).remove(0)
            }
        })
        .collect();
    let rating = |name: &str| (name == "club").then_some(500.0);
    let history = |games: &[GameSummary]| rating_history(games, 300.0, 50.0, rating);
    let rising = history(&games);
    assert!(rising.len() == 10 && rising.is_sorted_by_key(|(_, rating)| *rating) && rising[9].1 > 500, "{rising:?}");
    games[3].online = true;
    games[4].seats[1].player = bot("random");
    games[5].seats[1].player = Player::Person;
    games[6].me = None;
    games[7].handicap = true;
    assert_eq!(history(&games).len(), 5);
}

#[test]
fn thinned_values_keep_their_mean_and_end() {
    let values: TimeSeries = (0..1000).map(|at| (at, at as i64)).collect();
    let thin = downsample(&values, 200);
    assert_eq!((thin.len(), thin[0], thin[199]), (200, (4, 2), (999, 997)));
    assert_eq!(downsample(&values[..50], 200), &values[..50]);
    assert!(downsample(&[], 200).is_empty());
    assert!(downsample(&values[..201], 200).len() <= 200);
}

#[test]
fn json_of_a_game_is_escaped() {
    let mut game = random_games(9, 1).remove(0);
    game.ended_at = 1_763_434_526_000;
    game.seats[0].name = "a\"b\\c\u{1}".to_owned();
    let json = to_json(&game, "iquazu-record 2\nend");
    assert!(json.contains(r#""name":"a\"b\\c\u0001""#), "{json}");
    assert!(json.contains(r#""record":"iquazu-record 2\nend"}"#), "{json}");
    assert!(json.contains(&format!("\"ended\":\"{}\"", format_time(game.ended_at))), "{json}");
}
