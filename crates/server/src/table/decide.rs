//! What a command adds to the log, or why it is refused.

use super::apply::Table;
use super::entry::{Entry, Told};
use iquazu_protocol::{FairRng, Name, Nonce, Pace, Phase, Refusal, RequestId, Said, Time, key_of};
use iquazu_rules::text::Step;
use iquazu_rules::{Action, Outcome, Seat, State};
use iquazu_store::{IdentityId, TableId};

/// Time on the way that is given back, at most, for each move.
const MOST_LAG: u64 = 500;

/// A log does not grow for ever by people who talk, come and go; a game needs a tenth of this.
const MOST_ENTRIES: u64 = 10_000;

/// Who asks.
#[derive(Clone, Debug)]
pub(crate) enum Who {
    Person(IdentityId),
    /// The server itself, for bots and clocks.
    Server,
}

/// What somebody wants.
#[derive(Clone, Debug)]
pub(crate) enum Command {
    Sit {
        name: Name,
        nonce: Nonce,
        seat: Option<Seat>,
        invited: bool,
    },
    Act {
        expected: u32,
        action: String,
        lag_ms: u64,
    },
    BotActs {
        expected: u32,
        action: Action,
    },
    Say(Said),
    Start,
    Leave,
    Return,
    /// Somebody wants a bot to play for a seat, whose person was last connected then; nothing while they are.
    Replace {
        seat: Seat,
        last_here: Option<Time>,
        patience: Time,
    },
    TimeIsUp,
    Rematch {
        table: TableId,
    },
}

/// What comes of it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Verdict {
    /// These entries, once they are kept.
    Append(Vec<Entry>),
    /// It was done before, with this sequence number.
    DoneBefore(u64),
}

impl Table {
    /// Decides on a command. Nothing changes by it: the entries have to be kept and applied.
    pub(crate) fn decide(
        &self,
        who: &Who,
        request: Option<&RequestId>,
        command: Command,
        now: Time,
    ) -> Result<Verdict, Refusal> {
        // The log goes forward also where a clock was set back.
        let at = now.max(self.changed);
        let me = match who {
            Who::Person(identity) => self.seat_of(identity),
            Who::Server => None,
        };
        let told = me.zip(request).map(|(seat, request)| Told { seat, request: request.clone() });
        if let Some(seq) = told.as_ref().and_then(|told| self.done_before(told)) {
            return Ok(Verdict::DoneBefore(seq));
        }
        let is_idle = !matches!(command, Command::Act { .. } | Command::BotActs { .. } | Command::TimeIsUp);
        if is_idle && self.entries >= MOST_ENTRIES {
            return Err(Refusal::TooFast { seconds: 3600 });
        }
        match command {
            Command::Sit { name, nonce, seat, invited } => self.decide_sit(who, me, (name, nonce), seat, invited, at),
            Command::Act { expected, action, lag_ms } => {
                let told = told.ok_or(Refusal::NotSeated {})?;
                let step = self.decide_act(told.seat, expected, &action)?;
                Ok(vec![Entry::Acted { step, at, lag_ms: lag_ms.min(MOST_LAG), told: Some(told) }])
            }
            Command::BotActs { expected, action } => self.decide_bot(expected, action, at),
            Command::Say(said) => {
                let told = told.ok_or(Refusal::NotSeated {})?;
                Ok(vec![Entry::Said { seat: told.seat, said, at, told }])
            }
            Command::Start => self.decide_start(who, told, at),
            Command::Leave => self.decide_leave(me, told, at),
            Command::Return => self.decide_return(me, told, at),
            Command::Replace { seat, last_here, patience } => self.decide_replace(told, seat, last_here, patience, at),
            Command::TimeIsUp => self.decide_time(now, at),
            Command::Rematch { table } => self.decide_rematch(told, table, at),
        }
        .map(Verdict::Append)
    }

    fn done_before(&self, told: &Told) -> Option<u64> {
        self.requests.iter().find(|(known, _)| known == told).map(|(_, seq)| *seq)
    }

    fn decide_sit(
        &self,
        who: &Who,
        me: Option<Seat>,
        (name, nonce): (Name, Nonce),
        wish: Option<Seat>,
        invited: bool,
        at: Time,
    ) -> Result<Vec<Entry>, Refusal> {
        let Who::Person(identity) = who else { return Err(Refusal::NotSeated {}) };
        if me.is_some() {
            return Err(Refusal::AlreadySeated {});
        }
        let public = self.settings.visibility == iquazu_protocol::Visibility::Public;
        if !(public || invited || *identity == self.host || self.guests.contains(identity)) {
            return Err(Refusal::NotInvited {});
        }
        if self.phase != Phase::Gathering {
            return Err(Refusal::AlreadyStarted {});
        }
        let free: Vec<Seat> = self.free_seats().collect();
        let seat = match wish {
            Some(seat) if free.contains(&seat) => seat,
            Some(_) => return Err(Refusal::SeatTaken {}),
            None => *free.first().ok_or(Refusal::Full {})?,
        };
        let sat = Entry::Sat { seat, identity: *identity, name, nonce, at };
        if free.len() > 1 {
            return Ok(vec![sat]);
        }
        // The last free seat: the game begins.
        let mut nonces = self.nonces();
        nonces[seat.index()] = Some(nonce);
        Ok(vec![sat, Entry::Started { setup: self.sample_setup(&nonces), at, told: None }])
    }

    fn sample_setup(&self, nonces: &[Option<Nonce>]) -> Vec<Outcome> {
        let mut game = self.game;
        sample_all(&mut game, &key_of(&self.secret, nonces), 0)
    }

    fn decide_start(&self, who: &Who, told: Option<Told>, at: Time) -> Result<Vec<Entry>, Refusal> {
        let told = told.ok_or(Refusal::NotSeated {})?;
        if !matches!(who, Who::Person(identity) if *identity == self.host) {
            return Err(Refusal::NotHost {});
        }
        if self.phase != Phase::Gathering {
            return Err(Refusal::AlreadyStarted {});
        }
        Ok(vec![Entry::Started { setup: self.sample_setup(&self.nonces()), at, told: Some(told) }])
    }

    fn decide_act(&self, seat: Seat, expected: u32, action: &str) -> Result<Step, Refusal> {
        self.check_playing()?;
        if self.bot_for(seat).is_some() {
            return Err(Refusal::BotPlays {});
        }
        if expected != self.steps() {
            return Err(Refusal::Stale { steps: self.steps() });
        }
        let action: Action = action.parse().map_err(|error: iquazu_rules::text::ParseError| Refusal::Action {
            column: u32::try_from(error.column).unwrap_or(u32::MAX),
        })?;
        self.step(seat, action)
    }

    fn decide_bot(&self, expected: u32, action: Action, at: Time) -> Result<Vec<Entry>, Refusal> {
        self.check_playing()?;
        let seat = self.to_act().filter(|seat| self.bot_for(*seat).is_some()).ok_or(Refusal::NotYourTurn {})?;
        if expected != self.steps() {
            return Err(Refusal::Stale { steps: self.steps() });
        }
        let step = self.step(seat, action)?;
        Ok(vec![Entry::Acted { step, at, lag_ms: 0, told: None }])
    }

    fn check_playing(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Gathering => Err(Refusal::NotStarted {}),
            Phase::Playing => Ok(()),
            Phase::Over => Err(Refusal::Over {}),
        }
    }

    /// The action with what chance answers, which follows from secret, nonces and the number of the step alone.
    fn step(&self, seat: Seat, action: Action) -> Result<Step, Refusal> {
        self.game.check_turn(seat).map_err(|refusal| Refusal::rules(&refusal))?;
        let mut game = self.game;
        game.play(action, &mut ()).map_err(|refusal| Refusal::rules(&refusal))?;
        let outcomes = sample_all(&mut game, &self.key, self.steps() + 1);
        Ok(Step { seat, action, outcomes })
    }

    fn decide_leave(&self, me: Option<Seat>, told: Option<Told>, at: Time) -> Result<Vec<Entry>, Refusal> {
        let seat = me.ok_or(Refusal::NotSeated {})?;
        if self.phase == Phase::Over {
            return Err(Refusal::Over {});
        }
        if self.bot_for(seat).is_some() {
            return Err(Refusal::BotPlays {});
        }
        Ok(vec![Entry::Left { seat, at, told }])
    }

    fn decide_return(&self, me: Option<Seat>, told: Option<Told>, at: Time) -> Result<Vec<Entry>, Refusal> {
        let (seat, told) = me.zip(told).ok_or(Refusal::NotSeated {})?;
        self.check_playing()?;
        if self.bot_for(seat).is_none() {
            return Err(Refusal::AlreadySeated {});
        }
        Ok(vec![Entry::Returned { seat, at, told }])
    }

    /// Only who keeps the others waiting at a live table is replaced, and only after being away for a while.
    fn decide_replace(
        &self,
        told: Option<Told>,
        seat: Seat,
        last_here: Option<Time>,
        patience: Time,
        at: Time,
    ) -> Result<Vec<Entry>, Refusal> {
        let told = told.ok_or(Refusal::NotSeated {})?;
        self.check_playing()?;
        if self.to_act() != Some(seat) || self.settings.pace != Pace::Live {
            return Err(Refusal::NotYourTurn {});
        }
        if self.bot_for(seat).is_some() {
            return Err(Refusal::BotPlays {});
        }
        let waited = last_here.map_or(0, |last| at.saturating_sub(last.max(self.decision_since)));
        if last_here.is_none() || waited < patience {
            let seconds = patience.saturating_sub(waited).div_ceil(1000);
            return Err(Refusal::NotAway { seconds: u32::try_from(seconds).unwrap_or(u32::MAX) });
        }
        Ok(vec![Entry::Left { seat, at, told: Some(told) }])
    }

    fn decide_time(&self, now: Time, at: Time) -> Result<Vec<Entry>, Refusal> {
        match self.flag_falls() {
            Some((seat, due)) if due <= now => Ok(vec![Entry::Left { seat, at, told: None }]),
            _ => Err(Refusal::NotYourTurn {}),
        }
    }

    /// When the time of the one who is to act is up, what is given back for lag included.
    pub(crate) fn flag_falls(&self) -> Option<(Seat, Time)> {
        self.clocks.flag_falls().map(|(seat, at)| (seat, at.saturating_add(MOST_LAG)))
    }

    fn decide_rematch(&self, told: Option<Told>, table: TableId, at: Time) -> Result<Vec<Entry>, Refusal> {
        let told = told.ok_or(Refusal::NotSeated {})?;
        if self.phase != Phase::Over {
            return Err(Refusal::NotOver {});
        }
        let table = self.rematch.unwrap_or(table);
        Ok(vec![Entry::Rematched { table, at, told }])
    }

    /// The first entry of the table for the same people, each seat moved on by one.
    pub(crate) fn rematch_entry(&self, host: IdentityId, secret: iquazu_protocol::Secret, at: Time) -> Entry {
        let mut settings = self.settings.clone();
        settings.seats.rotate_left(1);
        Entry::Created { settings, secret, host, guests: self.people(), at }
    }
}

/// Lets chance answer until somebody decides.
fn sample_all(game: &mut State, key: &[u8; 32], step: u32) -> Vec<Outcome> {
    let mut rng = FairRng::new(key, step);
    let mut outcomes = Vec::new();
    while game.chance().is_some() {
        let outcome = game.sample(&mut rng);
        game.resolve_unchecked(outcome, &mut ());
        outcomes.push(outcome);
    }
    outcomes
}
