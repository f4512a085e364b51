//! The server's side of an `iquazu-fair-2` deal: rounds of commitments, the seal, and the nonces. `docs/protocol.md`
//! describes the scheme.

use super::event::{RequestKey, TableEvent};
use super::seats::{SeatHolder, SeatState};
use super::state::{CorruptLog, TableState};
use super::viewer_messages::public_id;
use iquazu_protocol::{
    Commitment, DealInfo, FairRng, Nonce, Pace, Refusal, Seal, SealSeat, TableStatus, UnixMillis, commit_to_nonce,
    commit_to_secret, derive_key,
};
use iquazu_rules::{Outcome, Seat, State};
use iquazu_store::IdentityId;

/// A turn-by-turn table waits for this many timeouts if nobody is connected.
const EMPTY_TABLE_TIMEOUTS: u64 = 3;

/// The state of a deal.
#[derive(Clone, Debug)]
pub(crate) struct Deal {
    round: u32,
    voids: u32,
    commitments: Vec<Option<Commitment>>,
    nonces: Vec<Option<Nonce>>,
    /// The seal and when it was published.
    sealed: Option<(Seal, UnixMillis)>,
    /// People who did not reveal their nonce in an earlier round.
    missed: Vec<IdentityId>,
    /// When the round began or a seat was last taken.
    since: UnixMillis,
}

impl Deal {
    pub(super) fn new(seats: usize, at: UnixMillis) -> Deal {
        let (commitments, nonces) = (vec![None; seats], vec![None; seats]);
        Deal { round: 1, voids: 0, commitments, nonces, sealed: None, missed: Vec::new(), since: at }
    }

    fn begin_round(&mut self, at: UnixMillis) {
        self.round += 1;
        self.commitments.fill(None);
        self.nonces.fill(None);
        self.sealed = None;
        self.since = at;
    }

    /// Somebody took a seat, or bots took the free ones.
    pub(super) fn seats_changed(&mut self, at: UnixMillis) {
        self.since = at;
    }

    /// A person left a seat before the game. Commitments are never taken back within a round, so a new one begins. A sealed
    /// round counts as abandoned.
    pub(super) fn seat_left(&mut self, seat: Seat, at: UnixMillis) {
        self.voids += u32::from(self.is_sealed());
        if self.is_sealed() || self.commitments.get(seat.index()).is_some_and(Option::is_some) {
            self.begin_round(at);
        }
    }

    pub(super) fn commit(&mut self, seat: Seat, commitment: Commitment) -> Result<(), CorruptLog> {
        let is_sealed = self.sealed.is_some();
        match self.commitments.get_mut(seat.index()) {
            Some(free @ None) if !is_sealed => *free = Some(commitment),
            _ => return Err(CorruptLog),
        }
        Ok(())
    }

    pub(super) fn reveal(&mut self, seat: Seat, nonce: Nonce) -> Result<(), CorruptLog> {
        match self.nonces.get_mut(seat.index()) {
            Some(free @ None) if self.sealed.is_some() => *free = Some(nonce),
            _ => return Err(CorruptLog),
        }
        Ok(())
    }

    pub(super) fn is_sealed(&self) -> bool {
        self.sealed.is_some()
    }

    fn seal(&self) -> Option<&Seal> {
        self.sealed.as_ref().map(|(seal, _)| seal)
    }

    /// Returns the seats that have to reveal their nonce.
    fn awaited(&self) -> Vec<Seat> {
        let revealed = |seat: &Seat| self.nonces[seat.index()].is_some();
        self.seal().map_or(Vec::new(), |seal| seal.contributors().filter(|seat| !revealed(seat)).collect())
    }
}

/// Who is connected, and since when.
pub(crate) type Connected = Vec<(Seat, UnixMillis)>;

impl TableState {
    pub(super) fn commitment(&self) -> Commitment {
        match self.deal {
            Some(_) => commit_to_secret(&public_id(&self.id), &self.secret),
            None => self.secret.commitment(),
        }
    }

    /// Returns the nonces that have been revealed.
    pub(super) fn nonces(&self) -> Vec<Option<Nonce>> {
        match &self.deal {
            Some(deal) => deal.nonces.clone(),
            None => self.first_nonces(),
        }
    }

    /// Returns the seal of a deal in this or the last round.
    pub(super) fn seal(&self) -> Option<&Seal> {
        self.deal.as_ref().and_then(Deal::seal)
    }

    pub(super) fn deal_info(&self) -> Option<DealInfo> {
        let deal = self.deal.as_ref()?;
        let missed = |identity: &IdentityId| self.seat_of(identity);
        Some(DealInfo {
            round: deal.round,
            voids: deal.voids,
            commitments: deal.commitments.clone(),
            seal: deal.seal().map(Seal::to_string),
            missed: deal.missed.iter().filter_map(missed).collect(),
        })
    }

    pub(super) fn apply_seal(&mut self, contributors: &[Seat], at: UnixMillis) -> Result<(), CorruptLog> {
        let commitment = self.commitment();
        let Some(deal) = self.deal.as_mut().filter(|deal| !deal.is_sealed()) else { return Err(CorruptLog) };
        let seat = |(seat, state): (Seat, &SeatState)| match state.holder {
            SeatHolder::Nobody => Err(CorruptLog),
            SeatHolder::Bot(_) => Ok(SealSeat::Bot),
            SeatHolder::Person { .. } if contributors.contains(&seat) => {
                deal.commitments[seat.index()].map(|commitment| SealSeat::Person(Some(commitment))).ok_or(CorruptLog)
            }
            SeatHolder::Person { .. } => Ok(SealSeat::Person(None)),
        };
        let seal = Seal {
            table: public_id(&self.id),
            rules: self.record.rules.version,
            edition: self.record.edition.identity().to_owned(),
            handicaps: self.record.handicaps,
            round: deal.round,
            voids: deal.voids,
            commitment,
            seats: Seat::ALL.into_iter().zip(&self.seats).map(seat).collect::<Result<_, _>>()?,
        };
        deal.sealed = Some((seal, at));
        Ok(())
    }

    pub(super) fn apply_void(&mut self, at: UnixMillis) -> Result<(), CorruptLog> {
        let awaited = self.deal.as_ref().map(Deal::awaited).ok_or(CorruptLog)?;
        let missed: Vec<IdentityId> = awaited.into_iter().filter_map(|seat| self.identity_at(seat)).collect();
        let deal = self.deal.as_mut().filter(|deal| deal.is_sealed()).ok_or(CorruptLog)?;
        deal.missed.extend(missed);
        deal.voids += 1;
        deal.begin_round(at);
        Ok(())
    }

    /// Returns the key of the deal, once everything that it depends on is known.
    pub(super) fn deal_key(&self) -> Option<[u8; 32]> {
        let Some(deal) = &self.deal else { return Some(derive_key(&self.secret, &self.first_nonces())) };
        let nonces: Vec<Nonce> = deal.nonces.iter().copied().flatten().collect();
        deal.seal().filter(|_| deal.awaited().is_empty()).map(|seal| seal.key(&self.secret, &nonces))
    }

    /// Returns the people who take part in the deal, or have said that they will.
    fn contributors(&self) -> impl Iterator<Item = Seat> {
        let takes_part = |(seat, state): &(Seat, &SeatState)| {
            let SeatHolder::Person { identity, commits, .. } = &state.holder else { return false };
            self.deal.as_ref().is_some_and(|deal| {
                (*commits || deal.commitments[seat.index()].is_some()) && !deal.missed.contains(identity)
            })
        };
        Seat::ALL.into_iter().zip(&self.seats).filter(takes_part).map(|(seat, _)| seat)
    }

    /// Returns when the deal stops waiting; `None` if it does not wait, or waits until somebody comes.
    ///
    /// An open round is sealed at once when all who take part have committed and are connected, otherwise after
    /// `timeout`, when anybody is there. A turn-by-turn table does not wait for people who have committed and gone, and if
    /// nobody is there it starts without anybody's part after a while, rather than wait for days. A sealed round is
    /// abandoned after `timeout`.
    pub(crate) fn deal_due_at(&self, connected: &Connected, timeout: UnixMillis) -> Option<UnixMillis> {
        let deal = self.deal.as_ref().filter(|_| self.status == TableStatus::Waiting)?;
        if let Some((_, at)) = &deal.sealed {
            return Some(at + timeout);
        }
        if self.free_seats().next().is_some() {
            return None;
        }
        let over_days = self.settings.pace == Pace::TurnByTurn;
        let since = |seat: Seat| connected.iter().find(|(there, _)| *there == seat).map(|(_, since)| *since);
        let has_committed = |seat: Seat| deal.commitments[seat.index()].is_some();
        let awaited = self.contributors().map(|seat| match since(seat) {
            Some(_) if has_committed(seat) => 0,
            None if has_committed(seat) && over_days => 0,
            Some(connected_at) => connected_at.max(deal.since) + timeout,
            None => deal.since + timeout,
        });
        let due = awaited.max();
        let is_anybody_there = connected.iter().any(|(seat, _)| self.identity_at(*seat).is_some());
        match due {
            Some(_) if !is_anybody_there => over_days.then_some(deal.since + EMPTY_TABLE_TIMEOUTS * timeout),
            due => Some(due.unwrap_or(0)),
        }
    }

    /// Seals or abandons the round if that is due.
    pub(super) fn decide_deal(
        &self,
        connected: &Connected,
        timeout: UnixMillis,
        now: UnixMillis,
        at: UnixMillis,
    ) -> Result<Vec<TableEvent>, Refusal> {
        let deal = self.deal.as_ref().ok_or(Refusal::AlreadyStarted {})?;
        if self.deal_due_at(connected, timeout).is_none_or(|due| due > now) {
            return Err(Refusal::NotStarted {});
        }
        if deal.is_sealed() {
            return self.follow_up(vec![TableEvent::Voided { at }], at);
        }
        let is_ready =
            |seat: &Seat| deal.commitments[seat.index()].is_some() && connected.iter().any(|(there, _)| there == seat);
        let seats = self.contributors().filter(is_ready).collect();
        self.follow_up(vec![TableEvent::Sealed { seats, at }], at)
    }

    pub(super) fn decide_commit(
        &self,
        request_key: Option<RequestKey>,
        round: u32,
        commitment: Commitment,
        at: UnixMillis,
    ) -> Result<Vec<TableEvent>, Refusal> {
        let request_key = request_key.ok_or(Refusal::NotSeated {})?;
        let deal = self.open_deal(round)?;
        let seat = request_key.seat;
        let missed = self.identity_at(seat).is_some_and(|identity| deal.missed.contains(&identity));
        if deal.is_sealed() || missed || deal.commitments[seat.index()].is_some() {
            return Err(Refusal::DealRound { round: deal.round });
        }
        Ok(vec![TableEvent::Committed { seat, commitment, at, request_key }])
    }

    pub(super) fn decide_reveal(
        &self,
        request_key: Option<RequestKey>,
        round: u32,
        nonce: Nonce,
        at: UnixMillis,
    ) -> Result<Vec<TableEvent>, Refusal> {
        let request_key = request_key.ok_or(Refusal::NotSeated {})?;
        let deal = self.open_deal(round)?;
        let seat = request_key.seat;
        let commitment = commit_to_nonce(&public_id(&self.id), round, seat, &nonce);
        if !deal.awaited().contains(&seat) || deal.commitments[seat.index()] != Some(commitment) {
            return Err(Refusal::DealRound { round: deal.round });
        }
        self.follow_up(vec![TableEvent::Revealed { seat, nonce, at, request_key }], at)
    }

    fn open_deal(&self, round: u32) -> Result<&Deal, Refusal> {
        match &self.deal {
            Some(deal) if self.status == TableStatus::Waiting && deal.round == round => Ok(deal),
            Some(deal) if self.status == TableStatus::Waiting => Err(Refusal::DealRound { round: deal.round }),
            _ => Err(Refusal::AlreadyStarted {}),
        }
    }

    /// Adds what follows from events without waiting for anybody: the seal of a deal in which nobody takes part, and the
    /// first cards.
    pub(super) fn follow_up(&self, mut events: Vec<TableEvent>, at: UnixMillis) -> Result<Vec<TableEvent>, Refusal> {
        let mut after = self.clone();
        let apply =
            |table: &mut TableState, event: &TableEvent| table.apply(event).map_err(|_| Refusal::Unavailable {});
        events.iter().try_for_each(|event| apply(&mut after, event))?;
        if after.free_seats().next().is_some() {
            return Ok(events);
        }
        let takes_nobody = after.deal.as_ref().is_some_and(|deal| !deal.is_sealed());
        if takes_nobody && after.contributors().next().is_none() {
            let sealed = TableEvent::Sealed { seats: Vec::new(), at };
            apply(&mut after, &sealed)?;
            events.push(sealed);
        }
        if let Some(key) = after.deal_key() {
            let setup = resolve_chance(&mut after.game, &key, 0);
            events.push(TableEvent::Started { setup, at, request_key: None });
        }
        Ok(events)
    }
}

/// Resolves chance until a player decides.
pub(super) fn resolve_chance(game: &mut State, key: &[u8; 32], step: u32) -> Vec<Outcome> {
    let mut rng = FairRng::new(key, step);
    let mut outcomes = Vec::new();
    while game.chance().is_some() {
        let outcome = game.sample(&mut rng);
        game.resolve_unchecked(outcome, &mut ());
        outcomes.push(outcome);
    }
    outcomes
}
