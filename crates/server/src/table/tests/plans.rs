//! Plans for the next turn.

use super::*;
use crate::table::StoredPlan;
use iquazu_protocol::{Pace, PlannedMove, TurnPlan};
use iquazu_rules::{Action, Rng, Stage};

fn over_days(people: usize, bots: usize) -> TestTable {
    TestTable::seated(TableSettings { pace: Pace::TurnByTurn, ..settings(people, bots) })
}

fn plan(moves: &[(&str, Option<u8>)]) -> TurnPlan {
    let planned = |(action, frame): &(&str, Option<u8>)| PlannedMove { action: (*action).to_owned(), frame: *frame };
    TurnPlan { moves: moves.iter().map(planned).collect() }
}

fn seat(number: u8) -> Seat {
    Seat::from_number(number).expect("a seat")
}

impl TestTable {
    /// Returns what the store gets for a plan of a person, in its stored form.
    fn plan(&mut self, number: u8, moves: &[(&str, Option<u8>)]) -> Result<Option<StoredPlan>, Refusal> {
        self.requests += 1;
        let request: RequestId = format!("r{}", self.requests).parse().expect("an id");
        let command = Command::Plan(plan(moves));
        match self.state.decide(&Issuer::Person(person(number)), Some(&request), command, self.now)? {
            Decision::Plan(_, plan) => {
                let stored = serde_json::to_vec(&plan).expect("JSON");
                Ok(serde_json::from_slice(&stored).expect("what was stored"))
            }
            other => panic!("{other:?}"),
        }
    }

    fn play(&mut self, number: u8, plan: &StoredPlan) -> Result<u64, Refusal> {
        self.run(&Issuer::Server, None, Command::PlayPlan { seat: seat(number), plan: plan.clone() })
    }

    /// Returns the placements in the first column of the frame that a waiting seat could make in its turn.
    fn placements(&self, number: u8) -> Vec<String> {
        let (table, hand) = (self.state.game.table(), self.state.game.hand(seat(number)));
        let payable = |gap: iquazu_rules::Gap| {
            let (_, colour) = table.gap(gap)?;
            let paid = iquazu_rules::cheapest_payment(hand, 1, Some(colour))?;
            Some(Action::Place { gap, paid, any_colour: false }.to_string())
        };
        let is_empty = |gap: &iquazu_rules::Gap| table.content(*gap) == iquazu_rules::Content::Empty;
        table.gaps_in(table.frame()).filter(is_empty).filter_map(payable).collect()
    }

    fn placement(&self, number: u8) -> String {
        self.placements(number).pop().expect("a card is enough for one gap")
    }
}

#[test]
fn first_move_that_fits_is_played_as_an_ordinary_move() {
    let mut table = over_days(2, 0);
    let place = table.placement(2);
    let stored =
        table.plan(2, &[(&place, Some(2)), (&place, Some(1)), ("draw", None)]).expect("checked").expect("a plan");
    assert_eq!(table.play(2, &stored), Err(Refusal::NotYourTurn {}), "too early");
    table.act(1, "draw").expect("legal");
    assert_eq!(table.state.plan_due(), Some(seat(2)));
    table.play(2, &stored).expect("it fits");
    let step = table.state.record.steps.last().expect("a step");
    assert_eq!((step.seat, step.action.to_string()), (seat(2), place));
    assert_eq!(table.play(2, &stored), Err(Refusal::NotYourTurn {}), "once");
    let now = table.now;
    let planned = |number: u8| {
        let missed = table.state.snapshot(Some(&person(number)), Some(0), &Presence::default(), now).missed;
        missed.iter().map(|played| (played.planned, played.by_bot)).collect::<Vec<_>>()
    };
    assert_eq!(planned(2).last(), Some(&(true, false)), "its player knows");
    assert_eq!(planned(1).last(), Some(&(false, false)), "nobody else is");
    assert_eq!(looks(&table.again(), now), looks(&table.state, now));
    table.act(1, "draw").expect("the game goes on");
    assert_eq!(table.play(2, &stored), Err(Refusal::NotYourTurn {}), "a plan is for one turn");
    table.play_to_the_end(3);
    assert!(!table.state.is_open(seat(2), &stored));
}

#[test]
fn move_that_no_longer_fits_gives_way() {
    let mut table = over_days(2, 0);
    table.act(1, "draw").expect("legal");
    table.act(2, "draw").expect("legal");
    let (first, second) = (table.placements(1), table.placements(2));
    let gap = |action: &str| action.split(' ').nth(1).map(str::to_owned);
    let both = first.iter().find_map(|one| Some((one, second.iter().find(|other| gap(one) == gap(other))?)));
    let (taken, mine) = both.expect("a gap that both can pay");
    let either = table.plan(2, &[(mine, None), ("draw", None)]).expect("checked").expect("a plan");
    let only = table.plan(2, &[(mine, None), ("draw", Some(9))]).expect("checked").expect("a plan");
    table.act(1, taken).expect("legal");
    assert_eq!(table.play(2, &only), Err(Refusal::NotYourTurn {}), "nothing fits");
    table.play(2, &either).expect("the second move fits");
    assert_eq!(table.state.record.steps.last().expect("a step").action, Action::Draw);
}

#[test]
fn plan_is_checked_by_the_rules() {
    let mut table = over_days(2, 1);
    let place = table.placement(2);
    let gap = place.split(' ').nth(1).expect("a gap").to_owned();
    let rules = |clause: &str| Err(Refusal::Rules { clause: clause.to_owned() });
    assert_eq!(table.plan(2, &[("fly", None)]), Err(Refusal::InvalidAction { column: 1 }));
    for (action, clause) in [("end", "T2"), ("double", "T2"), ("cards 2", "T2"), ("discard 1w", "T2")] {
        assert_eq!(table.plan(2, &[("draw", None), (action, None)]), rules(clause), "{action}");
    }
    assert_eq!(table.plan(2, &[("place 1o 1w", None)]), rules("C6"), "no such gap");
    assert_eq!(table.plan(2, &[(&format!("place {gap} 9w9b9o"), None)]), rules("P4"), "not in the hand");
    assert_eq!(table.plan(2, &[(&format!("{place} any"), None)]), rules("B3"), "no such tile");
    let hand = table.state.game.hand(seat(2));
    assert_eq!(table.plan(2, &[(&format!("place {gap} {hand}"), None)]), rules("P4"), "no price is that high");
    assert_eq!(table.plan(2, &[("draw", Some(0))]), rules("C8"));
    assert_eq!(table.plan(2, &[("draw", Some(10))]), rules("C8"));
    assert_eq!(table.plan(2, &[("draw", None); 5]), Err(Refusal::TooMany {}));
    assert_eq!(table.plan(1, &[("draw", None)]), Err(Refusal::YourTurn {}));
    assert_eq!(table.plan(9, &[("draw", None)]), Err(Refusal::NotSeated {}), "somebody who watches");
    assert_eq!(table.plan(2, &[]), Ok(None), "removed");
    table.act(1, &table.placement(1)).expect("legal");
    let taken = table.state.record.steps.last().expect("a step").action;
    table.request(2, Command::Leave).expect("at any time");
    assert_eq!(table.plan(2, &[("draw", None)]), Err(Refusal::BotPlays {}));
    let Action::Place { gap, .. } = taken else { panic!("a placement") };
    table.request(2, Command::Return).expect("at any time");
    table.act(2, "draw").expect("legal");
    assert_eq!(table.plan(2, &[(&format!("place {gap} 1w"), None)]), rules("P1"), "it is taken already");
}

#[test]
fn plan_is_for_tables_over_days_only() {
    let mut live = TestTable::seated(settings(2, 0));
    assert_eq!(live.plan(2, &[("draw", None)]), Err(Refusal::NotOffered {}));
    let mut waiting = TestTable::new(TableSettings { pace: Pace::TurnByTurn, ..settings(2, 0) });
    waiting.sit(1).expect("a seat");
    assert_eq!(waiting.plan(1, &[("draw", None)]), Err(Refusal::NotStarted {}));
}

#[test]
fn plan_ends_by_leaving_and_by_moving() {
    let mut table = over_days(2, 0);
    let stored = table.plan(2, &[("draw", None)]).expect("checked").expect("a plan");
    table.request(2, Command::Leave).expect("at any time");
    assert!(!table.state.is_open(seat(2), &stored), "a bot plays");
    table.request(2, Command::Return).expect("at any time");
    table.act(1, "draw").expect("legal");
    assert_eq!(table.play(2, &stored), Err(Refusal::NotYourTurn {}), "it does not come back with its player");
    table.act(2, "draw").expect("by hand");
    let stored = table.plan(2, &[("draw", None)]).expect("checked").expect("a plan");
    for number in [1, 2, 1] {
        let by_hand = table.placement(number);
        table.act(number, &by_hand).expect("legal");
    }
    assert!(!table.state.is_open(seat(2), &stored), "the plan was for the turn before");
}

/// A turn that tiles would let go on ends; one that needs a discard waits for its player.
#[test]
fn planned_turn_ends_or_waits_for_a_discard() {
    let (mut closed, mut discards) = (0, 0);
    for seed in 0..6 {
        let mut table = over_days(2, 0);
        let mut rng = SplitMix::new(seed);
        while table.state.status == TableStatus::Playing {
            table.now += 1000;
            let to_act = table.state.to_act().expect("somebody decides");
            let waits = Seat::ALL[1 - to_act.index()];
            let stored = table.plan(waits.number(), &[("draw", None)]).expect("checked").expect("a plan");
            table.any_move(&mut rng);
            if table.state.plan_due() != Some(waits) || rng.below(4) > 0 {
                continue;
            }
            let before = table.state.steps();
            table.play(waits.number(), &stored).expect("drawing is always legal");
            closed += usize::from(table.state.steps() > before + 1);
            if table.state.to_act() == Some(waits) {
                assert_eq!(table.state.game.table().stage(), Stage::Discard);
                discards += 1;
                table.any_move(&mut rng);
            }
        }
        assert_eq!(looks(&table.again(), table.now), looks(&table.state, table.now));
    }
    assert!(closed > 0 && discards > 0, "{closed} turns ended, {discards} discards");
}
