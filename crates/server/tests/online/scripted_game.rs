//! Games with a fixed course, and variants that differ only in cards that a viewer cannot see.

use crate::flaky_store::PreemptingEntry;
use iquazu_rules::text::{Record, SeenStep};
use iquazu_rules::{
    Action, Cards, Colour, Edition, Next, Outcome, Players, Rng, Seat, SeenCards, SplitMix, State, Viewer,
};
use iquazu_store::IdentityId;
use serde_json::{Value, json};

/// A game up to its last step, because the end reveals everything.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ScriptedGame {
    pub(crate) people: usize,
    pub(crate) record: Record,
    pub(crate) pace: &'static str,
}

pub(crate) fn identity(seat: Seat) -> IdentityId {
    IdentityId::from_bytes([seat.number(); 16])
}

pub(crate) fn name(seat: Seat) -> String {
    format!("P{seat}")
}

pub(crate) fn nonce(seat: Seat) -> String {
    format!("{:02x}", seat.number()).repeat(32)
}

impl ScriptedGame {
    /// Plays a game with `people` on the first seats and bots on the others.
    pub(crate) fn played(people: usize, bots: usize, seed: u64) -> ScriptedGame {
        let players = Players::new((people + bots) as u8).expect("2 to 4");
        let mut record = Record::new(Edition::standard(), players);
        let (mut game, mut rng) = (State::new(record.edition, players), SplitMix::new(seed));
        loop {
            while game.chance().is_some() {
                let outcome = game.sample(&mut rng);
                game.resolve(outcome, &mut ()).expect("a possible outcome");
                record.push_outcome(outcome);
            }
            if game.is_over() {
                // A bot to act would move by itself.
                while record.steps.pop().is_some_and(|step| step.seat.index() >= people) {}
                return ScriptedGame { people, record, pace: "live" };
            }
            let Next::Seat(seat) = game.next() else { panic!("somebody decides") };
            let action = saving_move(&game, &mut rng);
            game.play(action, &mut ()).expect("a legal move");
            record.push_action(seat, action);
        }
    }

    /// Returns the same game for `viewer` with as many hidden cards changed as possible.
    pub(crate) fn redealt_for(&self, viewer: Viewer, rng: &mut SplitMix) -> ScriptedGame {
        let mut other = self.clone();
        let hidden = self.hidden_draws(viewer);
        for _ in 0..40 {
            for here in &hidden {
                // Swap with the pile, or with another hidden draw.
                let there = hidden[rng.below(hidden.len() as u32) as usize];
                let [given, taken] = [0; 2].map(|_| Colour::ALL[rng.below(3) as usize]);
                let mut tried = other.clone();
                let with_pile = rng.below(2) == 0;
                let swapped = swap(tried.cards_mut(*here), given, taken)
                    && (with_pile || swap(tried.cards_mut(there), taken, given));
                if swapped && tried.record.check().is_ok() {
                    other = tried;
                }
            }
        }
        other
    }

    /// Counts the positions that differ in hidden cards.
    pub(crate) fn differing_positions(&self, other: &ScriptedGame) -> usize {
        let (mut here, mut there) = (self.record.replay(), other.record.replay());
        let mut count = 0;
        while let (Ok(true), Ok(true)) = (here.step(&mut ()), there.step(&mut ())) {
            count += usize::from(here.state() != there.state());
        }
        count
    }

    /// Returns where hidden cards were drawn: the step, 0 for the setup, and the outcome.
    fn hidden_draws(&self, viewer: Viewer) -> Vec<(usize, usize)> {
        let setup = SeenStep::setup(&self.record.setup, viewer);
        let steps = self.record.steps.iter().map(|step| SeenStep::from_step(step, viewer));
        let seen = std::iter::once(setup).chain(steps).enumerate();
        let backs = |(at, step): (usize, SeenStep)| {
            let is_back = |shown: &Outcome<SeenCards>| matches!(shown, Outcome::Cards(SeenCards::Count(_)));
            let places = step.outcomes().iter().enumerate().filter(|(_, outcome)| is_back(outcome));
            places.map(|(index, _)| (at, index)).collect::<Vec<_>>()
        };
        seen.flat_map(backs).collect()
    }

    fn cards_mut(&mut self, (at, index): (usize, usize)) -> &mut Cards {
        let outcome = match at.checked_sub(1) {
            None => &mut self.record.setup[index],
            Some(step) => &mut self.record.steps[step].outcomes[index],
        };
        match outcome {
            Outcome::Cards(cards) => cards,
            other => panic!("{other:?} has no cards"),
        }
    }

    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        seat.index() < self.people
    }

    pub(crate) fn persons(&self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().take(self.people)
    }

    /// Returns all players and a spectator.
    pub(crate) fn viewers(&self) -> Vec<Viewer> {
        self.persons().map(Viewer::Seat).chain([Viewer::Spectator]).collect()
    }

    pub(crate) fn request(step: usize) -> String {
        format!("m{step}")
    }

    /// Returns the table's log as a server writes it, with the seat to act after each entry.
    pub(crate) fn log(&self) -> Vec<PreemptingEntry> {
        let mut entries = vec![self.created()];
        for seat in self.persons() {
            let (identity, name, nonce) = (identity(seat).to_string(), name(seat), nonce(seat));
            entries.push(json!({
                "entry": "sat", "seat": seat, "identity": identity, "name": name, "nonce": nonce, "at": 2000,
            }));
        }
        let setup: Vec<String> = self.record.setup.iter().map(Outcome::to_string).collect();
        entries.push(json!({ "entry": "started", "setup": setup, "at": 3000 }));
        for (number, step) in self.record.steps.iter().enumerate() {
            let mut entry = json!({ "entry": "acted", "step": step.to_string(), "at": 4000 + number });
            if self.is_person(step.seat) {
                entry["told"] = json!({ "seat": step.seat, "request": ScriptedGame::request(number) });
            }
            entries.push(entry);
        }
        let gathering = std::iter::repeat_n(None, self.people + 1);
        let turns = gathering.chain(self.record.steps.iter().map(|step| Some(step.seat))).chain([None]);
        entries.iter().map(|entry| entry.to_string().into_bytes()).zip(turns).collect()
    }

    fn created(&self) -> Value {
        let mut seats = vec![json!({ "for": "person" }); self.people];
        seats.resize(self.record.players.seats().count(), json!({ "for": "bot", "level": "random" }));
        let settings = json!({
            "edition": self.record.edition.id(), "seats": seats, "pace": self.pace, "clock": { "kind": "none" },
            "stand_in": "random", "visibility": "public",
        });
        let host = identity(Seat::ALL[0]).to_string();
        json!({ "entry": "created", "settings": settings, "secret": "09".repeat(32), "host": host, "at": 1000 })
    }
}

/// Picks a move that draws often: large hands leave room for other cards.
fn saving_move(game: &State, rng: &mut SplitMix) -> Action {
    let moves = game.legal_moves();
    let draw = moves.iter().find(|action| action.to_string() == "draw");
    match draw {
        Some(draw) if rng.below(5) < 2 => draw,
        _ => moves.pick(rng),
    }
}

/// Swaps a card for one of another colour; returns `false` if there is none.
fn swap(cards: &mut Cards, given: Colour, taken: Colour) -> bool {
    let holds = cards[given] > 0 && given != taken;
    if holds {
        cards[given] -= 1;
        cards[taken] += 1;
    }
    holds
}
