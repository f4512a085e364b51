//! Plans for the next turn. They are stored beside the log, and their moves are appended together with the move that brings
//! the turn about: a crash leaves both or neither.

use super::{Instant, RETRY_DELAY, TableActor};
use crate::hub::persistence;
use crate::table::{Command, Decision, Issuer, StoredPlan, TableEvent, TableState};
use iquazu_protocol::{Pace, Refusal, ServerMessage, TableStatus};
use iquazu_rules::Seat;
use iquazu_store::{Error, IdentityId};

/// A plan that was read when its turn came, as it was stored. It is over.
pub(super) type EndedPlan = (Seat, Vec<u8>);

impl TableActor {
    /// Stores or removes the plan of a seat. The log does not change, and nobody else gets a message.
    pub(super) async fn commit_plan(&mut self, seat: Seat, plan: Option<StoredPlan>) -> Result<u64, Refusal> {
        let (store, table) = (self.hub.store(), self.table.id);
        let stored = match &plan {
            Some(plan) => {
                let payload = serde_json::to_vec(plan).expect("plans are plain data");
                store.put_plan(table, seat.number(), payload).await
            }
            None => store.remove_plan(table, seat.number(), None).await.map(drop),
        };
        stored.map_err(|error| persistence::store_refusal(&error))?;
        self.set_plan(seat, plan);
        // A move that another process has written meanwhile may have brought the turn.
        self.plan_checked_at = None;
        Ok(self.table.entry_count)
    }

    /// Appends the moves of plans to entries that bring their turns. Returns the plans that are over.
    pub(super) async fn add_planned_moves(&mut self, entries: &mut Vec<TableEvent>) -> Vec<EndedPlan> {
        let mut ended = Vec::new();
        let has_move = entries.iter().any(|entry| matches!(entry, TableEvent::Acted { .. }));
        if !has_move || self.table.settings.pace != Pace::TurnByTurn {
            return ended;
        }
        let Ok(mut after) = self.table.preview(entries) else { return ended };
        while let Some(seat) = after.plan_due().filter(|seat| self.table.to_act() != Some(*seat)) {
            let Ok(Some((payload, plan))) = self.read_plan(seat, &after).await else { break };
            ended.push((seat, payload));
            let play = Command::PlayPlan { seat, plan };
            let Ok(Decision::Append(moves)) = after.decide(&Issuer::Server, None, play, self.now()) else { break };
            if moves.iter().any(|event| after.apply(event).is_err()) {
                break;
            }
            entries.extend(moves);
        }
        ended
    }

    /// Forgets plans that are over. If that fails, the log still says that they are.
    pub(super) async fn forget_plans(&mut self, ended: Vec<EndedPlan>, entries: &[TableEvent]) {
        let mut removed: Vec<(Seat, Option<Vec<u8>>)> =
            ended.into_iter().map(|(seat, payload)| (seat, Some(payload))).collect();
        if self.table.settings.pace == Pace::TurnByTurn && self.table.status != TableStatus::Waiting {
            removed.extend(entries.iter().filter_map(|entry| match entry {
                TableEvent::Left { seat, .. } => Some((*seat, None)),
                _ => None,
            }));
            if self.table.status == TableStatus::Finished {
                removed.extend(self.table.people().map(|(seat, _)| (seat, None)));
            }
        }
        for (seat, payload) in removed {
            let _ = self.hub.store().remove_plan(self.table.id, seat.number(), payload).await;
            self.set_plan(seat, None);
        }
    }

    /// Plays a plan whose turn has come without this process, or drops it: another one has written the move before, and may
    /// not have known of the plan.
    pub(super) async fn play_due_plan(&mut self) {
        let steps = self.table.steps();
        let Some(seat) = self.table.plan_due().filter(|_| self.plan_checked_at != Some(steps)) else { return };
        if Instant::now() < self.retry_at {
            return;
        }
        let read = match self.read_plan(seat, &self.table).await {
            Ok(read) => read,
            Err(_) => return self.retry_at = Instant::now() + RETRY_DELAY,
        };
        self.plan_checked_at = Some(steps);
        let Some((payload, plan)) = read else { return self.set_plan(seat, None) };
        match self.execute(&Issuer::Server, None, Command::PlayPlan { seat, plan }).await {
            Err(Refusal::Unavailable {}) => {
                self.plan_checked_at = None;
                self.retry_at = Instant::now() + RETRY_DELAY;
            }
            _ => self.forget_plans(vec![(seat, payload)], &[]).await,
        }
    }

    /// Reads the plan of a person from the store, which another process may have written.
    pub(super) async fn refresh_plan(&mut self, identity: Option<IdentityId>) {
        let seat = identity.and_then(|identity| self.table.seat_of(&identity));
        let is_playing = self.table.status == TableStatus::Playing && self.table.settings.pace == Pace::TurnByTurn;
        let Some(seat) = seat.filter(|_| is_playing) else { return };
        if let Ok(read) = self.read_plan(seat, &self.table).await {
            self.plans[seat] = read.map(|(_, plan)| plan);
        }
    }

    /// Drops known plans that entries of other processes have ended.
    pub(super) fn expire_plans(&mut self) {
        for seat in Seat::ALL {
            if self.plans[seat].as_ref().is_some_and(|plan| !self.table.is_open(seat, plan)) {
                self.set_plan(seat, None);
            }
        }
    }

    /// Returns the plan of a person for a snapshot.
    pub(super) fn known_plan(&self, identity: Option<&IdentityId>) -> Option<iquazu_protocol::TurnPlan> {
        let seat = identity.and_then(|identity| self.table.seat_of(identity))?;
        let plan = self.plans[seat].as_ref().filter(|plan| self.table.is_open(seat, plan))?;
        Some(plan.plan.clone())
    }

    /// Returns the plan of a seat that still waits for its turn.
    async fn read_plan(&self, seat: Seat, table: &TableState) -> Result<Option<(Vec<u8>, StoredPlan)>, Error> {
        let payload = self.hub.store().plan(self.table.id, seat.number()).await?;
        // A plan of a newer program, which this one cannot read, is left to it.
        let read = payload.and_then(|payload| Some((serde_json::from_slice(&payload).ok()?, payload)));
        Ok(read.filter(|(plan, _)| table.is_open(seat, plan)).map(|(plan, payload)| (payload, plan)))
    }

    fn set_plan(&mut self, seat: Seat, plan: Option<StoredPlan>) {
        if plan.is_none() && self.plans[seat].is_none() {
            return;
        }
        let message = ServerMessage::Plan { plan: plan.as_ref().map(|plan| plan.plan.clone()) };
        self.plans[seat] = plan;
        let owner = self.table.identity_at(seat);
        for connection in owner.map_or(Vec::new(), |identity| self.subscribers.connections_of(identity)) {
            self.subscribers.send(connection, &message);
        }
    }
}
