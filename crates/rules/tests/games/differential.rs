//! Differential test: the engine and a naive reference engine agree event by event over thousands of games.

use crate::games::moves::candidates;
use crate::games::naive::{Naive, Waiting, sign};
use crate::games::recipe::{Choice, Moment, Recipe, STYLES, cases, recipes};
use iquazu_rules::{Cards, Content, Event, Outcome, Row, Seat, Stage, State};
use proptest::prelude::*;
use std::collections::BTreeMap;

/// Checks that both engines accept the same actions, legal or not.
fn same_moves(state: &State, naive: &Naive) {
    for action in candidates(state) {
        assert_eq!(state.check(action).is_ok(), naive.allows(action), "{action}");
    }
}

/// Formats an event as the naive engine logs it.
fn describe(event: &Event) -> String {
    let cards = |cards: &Cards| format!("{:?}", cards.counts());
    match event {
        Event::StripsPlaced { strips } => format!("strips {strips}"),
        Event::TilesTurned { position, tiles } => format!("tiles {position} {tiles:?}"),
        Event::Dealt { seat, cards: dealt } => format!("{} is dealt {}", seat.index(), cards(dealt)),
        Event::Drew { seat, cards: drawn, reshuffled } => {
            format!("{} draws {} reshuffled {reshuffled}", seat.index(), cards(drawn))
        }
        Event::Placed { seat, gap, price, paid, any_colour } => {
            format!("{} places {gap} at {price} for {} any {any_colour}", seat.index(), cards(paid))
        }
        Event::TileUsed { seat, tile } => format!("{} uses {tile}", seat.index()),
        Event::Dripped { seat, gap } => format!("{} drips {gap}", seat.index()),
        Event::ColumnScored { column, ranking, closing } => {
            let rank = |rank: &iquazu_rules::Rank| {
                let (seat, tied) = (rank.seat.index(), rank.by_lower_gem);
                format!("{seat} has {} lowest {} gets {} tied {tied}", rank.gems, rank.lowest, rank.points)
            };
            format!("column {column} closing {closing} {:?}", ranking.iter().map(rank).collect::<Vec<_>>())
        }
        Event::RowScored { position, tile, standing } => {
            let lead = standing.lead.map(|lead| (lead.seat.index(), format!("{:?}", lead.tie)));
            format!("row {} at {position} {tile} {:?} {lead:?}", standing.row.number(), standing.gems.0)
        }
        Event::FrameMoved { frame } => format!("frame {frame}"),
        Event::WaterBoxPassed { from, to } => format!("water box {} to {}", from.index(), to.index()),
        Event::Discarded { seat, cards: gone } => format!("{} discards {}", seat.index(), cards(gone)),
        Event::GemBoxPassed { from, to } => format!("gem box {} to {}", from.index(), to.index()),
        Event::DropsReturned { count } => format!("{count} drops back"),
        Event::GemsReturned { seat, count } => format!("{count} gems of {} back", seat.index()),
        Event::TilePoints { seat, points } => format!("{} tiles {points}", seat.index()),
        Event::GameOver { players, scores, winners } => {
            let won: Vec<usize> = players.seats().filter(|seat| winners[*seat]).map(Seat::index).collect();
            format!("over {:?} won by {won:?}", &scores.0[..players.count().into()])
        }
    }
}

fn same_waiting(stage: Stage, waiting: Waiting) -> bool {
    match (stage, waiting) {
        (Stage::Deal(seat), Waiting::Deal(index)) => seat.index() == index,
        (Stage::Draw(owed), Waiting::Draw(count)) => u32::from(owed) == count,
        (Stage::Strips, Waiting::Strips)
        | (Stage::Tiles, Waiting::Tiles)
        | (Stage::Act, Waiting::Act)
        | (Stage::Close, Waiting::Close)
        | (Stage::Discard, Waiting::Discard)
        | (Stage::Over, Waiting::Over) => true,
        _ => false,
    }
}

fn same_state(state: &State, naive: &Naive) {
    let table = state.table();
    assert!(same_waiting(table.stage(), naive.waiting), "{:?} is not {:?}", table.stage(), naive.waiting);
    assert_eq!(table.active().index(), naive.active);
    assert_eq!(table.water().index(), naive.water);
    assert_eq!(usize::from(table.frame()), naive.frame);
    assert_eq!(u32::from(table.drops_left()), naive.drops);
    assert_eq!((table.owes_action(), table.scored_this_turn()), (naive.owes, naive.scored));
    assert_eq!(state.draw_pile().counts().map(u32::from), naive.draw);
    assert_eq!(table.discard_pile().counts().map(u32::from), naive.discard);
    for seat in table.players().seats() {
        let index = seat.index();
        assert_eq!(u32::from(state.score(seat)), naive.scores[index]);
        assert_eq!(state.hand(seat).counts().map(u32::from), naive.hands[index]);
        assert_eq!(u32::from(table.gems_left(seat)), naive.gems[index]);
        assert_eq!(*table.tiles(seat), naive.held[index].iter().copied().collect());
    }
    let (light, dark) = table.face_down();
    assert_eq!((*light, *dark), (naive.light.iter().copied().collect(), naive.dark.iter().copied().collect()));
    assert_eq!(Row::ALL.map(|row| table.shown_tile(row)).into_iter().flatten().collect::<Vec<_>>(), naive.shown);
    same_wall(state, naive);
}

fn same_wall(state: &State, naive: &Naive) {
    let table = state.table();
    for (column, gaps) in (1..).zip(naive.wall.iter().skip(1)) {
        let contents: Vec<char> = table
            .gaps_in(column)
            .map(|gap| match table.content(gap) {
                Content::Empty => '.',
                Content::Drop => '~',
                Content::Gem(seat) => sign(seat.index()),
            })
            .collect();
        assert_eq!(contents, *gaps, "column {column}");
        assert_eq!(table.is_full(column), !gaps.contains(&'.'));
    }
}

/// Compares rankings and standings after every step, not only at a scoring.
fn same_standings(state: &State, naive: &Naive) {
    let table = state.table();
    for column in table.visible_columns() {
        let ranking = table.column_ranking(column);
        let ranks: Vec<_> =
            ranking.iter().map(|rank| (rank.seat.index(), rank.gems.into(), rank.lowest.into())).collect();
        assert_eq!(ranks, naive.ranking(column.into()));
    }
    for row in Row::ALL {
        let standing = table.row_standing(row);
        let (counts, lead) = naive.row(row.number());
        assert_eq!(standing.gems.0[..naive.players].iter().map(|n| usize::from(*n)).collect::<Vec<_>>(), counts);
        assert_eq!(standing.lead.map(|lead| lead.seat.index()), lead.map(|lead| lead.0));
    }
}

fn follow(naive: &mut Naive, moment: &Moment) {
    naive.event_log.clear();
    match moment.choice {
        Choice::Act(seat, action) => {
            assert_eq!(seat.index(), naive.active);
            assert!(naive.allows(action), "the naive engine rejects {action}");
            naive.act(action);
        }
        Choice::Chance(outcome) => naive.chance(outcome),
    }
    let event_log: Vec<String> = moment.events.iter().map(describe).collect();
    let padded: Vec<String> = naive.event_log.iter().map(|line| pad_row(line, naive.players)).collect();
    assert_eq!(event_log, padded);
    same_state(&moment.after, naive);
}

/// The engine counts rows for four seats, the naive engine for occupied ones.
fn pad_row(line: &str, players: usize) -> String {
    let missing = ", 0".repeat(4 - players);
    if line.starts_with("row ") { line.replacen(']', &format!("{missing}]"), 1) } else { line.to_owned() }
}

fn follow_game(recipe: &Recipe, standings: bool, mut seen: impl FnMut(&Moment)) {
    let start = recipe.start();
    let mut naive = Naive::new(start.table().edition(), start.table().players());
    same_state(&start, &naive);
    recipe.play(|moment| {
        follow(&mut naive, moment);
        if standings && !naive.wall.is_empty() {
            same_standings(&moment.after, &naive);
            if moment.number % 32 == 1 {
                same_moves(&moment.after, &naive);
            }
        }
        seen(moment);
    });
}

/// The rare cases that a step can contain.
fn rare(moment: &Moment) -> Vec<&'static str> {
    let mut found = Vec::new();
    let count = |wanted: fn(&Event) -> bool| moment.events.iter().filter(|event| wanted(event)).count();
    if count(|event| matches!(event, Event::Drew { reshuffled: true, .. })) > 0 {
        found.push("T4 reshuffle");
    }
    if let (Stage::Draw(owed), Choice::Chance(Outcome::Cards(cards))) = (moment.before.table().stage(), moment.choice)
        && cards.total() < owed
    {
        found.push("T5 fewer cards than asked for");
    }
    if count(|event| matches!(event, Event::DropsReturned { .. })) > 0 {
        found.push("F1 drops back");
    }
    if count(|event| matches!(event, Event::GemsReturned { .. })) > 0 {
        found.push("F2 gems back");
    }
    let chained = matches!(moment.choice, Choice::Chance(Outcome::Tiles(_)))
        && count(|event| matches!(event, Event::ColumnScored { closing: false, .. })) > 0;
    if chained {
        found.push("I8 chain");
    }
    let table = moment.after.table();
    if table.scored_this_turn() && table.owes_action() {
        found.push("I9 double move after a scoring");
    }
    if table.stage() == Stage::Over && moment.after.winners().count() > 1 {
        found.push("E5 several winners");
    }
    found
}

/// Also checks that the games reach all rare cases.
#[test]
fn both_engines_play_thousands_of_games_alike() {
    let mut corners: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..2400u64 {
        let (players, edition) = (2 + (seed % 3) as u8, (seed / 3 % 5) as usize);
        let style = STYLES[(seed / 15 % 5) as usize];
        let recipe = Recipe { players, edition, style, seed, numbers: Vec::new() };
        follow_game(&recipe, false, |moment| {
            rare(moment).iter().for_each(|name| *corners.entry(name).or_default() += 1)
        });
    }
    println!("{corners:#?}");
    assert_eq!(corners.len(), 7, "{corners:#?}");
}

proptest! {
    #![proptest_config(cases(48))]

    #[test]
    fn both_engines_agree_at_every_step(recipe in recipes()) {
        follow_game(&recipe, true, |_| {});
    }
}
