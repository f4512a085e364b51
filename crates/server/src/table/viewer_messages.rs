//! What each viewer is sent, built from views and seen steps only.

use super::event::TableEvent;
use super::state::TableState;
use iquazu_protocol::{
    ChatLine, Fairness, PROTOCOL_VERSION, PlayedStep, ServerMessage, Snapshot, StepText, TableStatus, UnixMillis,
    ViewText, push_fairness_tags, push_seal_tags,
};
use iquazu_rules::text::{PlayerTag, Record, SeenStep, ViewLines};
use iquazu_rules::{Seat, Viewer};
use iquazu_store::IdentityId;
use std::cell::OnceCell;
use std::fmt::Write;

/// Maximum number of missed steps in a snapshot; a client that missed more gets the position only.
const MAX_MISSED_STEPS: usize = 40;

/// Who is connected.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Presence {
    pub present: Vec<Seat>,
    pub spectators: u32,
}

/// The last event of a table, for several viewers. Shared parts are formatted once.
pub(crate) struct EntryUpdate<'t> {
    table: &'t TableState,
    entry: &'t TableEvent,
    lines: OnceCell<ViewLines>,
}

impl<'t> EntryUpdate<'t> {
    /// Expects that `entry` is the last event applied to `table`.
    pub(crate) fn new(table: &'t TableState, entry: &'t TableEvent) -> EntryUpdate<'t> {
        EntryUpdate { table, entry, lines: OnceCell::new() }
    }

    /// Returns the messages for a viewer.
    pub(crate) fn messages_for(&self, viewer: Viewer) -> Vec<ServerMessage> {
        let (table, seq) = (self.table, self.table.entry_count);
        match self.entry {
            TableEvent::Created { .. } => Vec::new(),
            TableEvent::Sat { .. }
            | TableEvent::Closed { .. }
            | TableEvent::Committed { .. }
            | TableEvent::Sealed { .. }
            | TableEvent::Revealed { .. }
            | TableEvent::Voided { .. }
            | TableEvent::DaysOff { .. }
            | TableEvent::Left { .. }
            | TableEvent::Renamed { .. }
            | TableEvent::Returned { .. } => {
                vec![table.seats_message()]
            }
            TableEvent::Started { at, .. } => vec![table.seats_message(), self.played(viewer, *at)],
            TableEvent::Acted { at, .. } => {
                let mut messages = vec![self.played(viewer, *at)];
                if table.status == TableStatus::Finished {
                    messages.push(ServerMessage::GameOver { seq, secret: table.secret });
                }
                messages
            }
            TableEvent::Chat { seat, content, at, .. } => {
                vec![ServerMessage::Chat { seq, line: ChatLine { seat: *seat, content: content.clone(), at: *at } }]
            }
            TableEvent::Rematched { table, .. } => vec![ServerMessage::Rematch { seq, table: public_id(table) }],
        }
    }

    /// Returns the last step, or the setup.
    fn played(&self, viewer: Viewer, at: UnixMillis) -> ServerMessage {
        let view = self.table.game.view(viewer);
        let lines = self.lines.get_or_init(|| ViewLines::new(&view));
        let view = ViewText::from_lines(lines, &view);
        let played = self.table.played_step(self.table.record.steps.len(), view, viewer);
        let clocks = self.table.clocks.snapshot(at);
        ServerMessage::Step(Box::new(PlayedStep { seq: self.table.entry_count, clocks, ..played }))
    }
}

impl TableState {
    fn seats_message(&self) -> ServerMessage {
        ServerMessage::Seats {
            seq: self.entry_count,
            status: self.status,
            seats: self.seat_infos(),
            nonces: self.nonces(),
            deal: self.deal_info(),
        }
    }

    /// Returns the step that led to the position after `steps` steps, which `viewer` sees as `view`.
    fn played_step(&self, steps: usize, view: ViewText, viewer: Viewer) -> PlayedStep {
        let last = steps.checked_sub(1);
        let step = match last.and_then(|last| self.record.steps.get(last)) {
            Some(step) => SeenStep::from_step(step, viewer),
            None => SeenStep::setup(&self.record.setup, viewer),
        };
        let origin = last.and_then(|last| self.played_steps.get(last));
        let (seq, by_bot) = origin.map_or((0, false), |origin| (origin.seq, origin.request.is_none()));
        let mover = last.and_then(|last| self.record.steps.get(last)).map(|step| Viewer::Seat(step.seat));
        let planned = origin.is_some_and(|origin| origin.planned) && mover == Some(viewer);
        PlayedStep { seq, steps: steps as u32, step: StepText::from(&step), view, by_bot, planned, clocks: None }
    }

    pub(crate) fn viewer(&self, identity: Option<&IdentityId>) -> Viewer {
        identity.and_then(|identity| self.seat_of(identity)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Returns a snapshot for a viewer, without their plan, which is not part of the state. `last_seq` is the last sequence
    /// number that they have.
    pub(crate) fn snapshot(
        &self,
        identity: Option<&IdentityId>,
        last_seq: Option<u64>,
        presence: &Presence,
        now: UnixMillis,
    ) -> Snapshot {
        let viewer = self.viewer(identity);
        let is_over = self.status == TableStatus::Finished;
        Snapshot {
            version: PROTOCOL_VERSION,
            table: self.info(),
            me: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            is_host: identity == Some(&self.host),
            seq: self.entry_count,
            steps: self.steps(),
            view: (self.status != TableStatus::Waiting).then(|| ViewText::from(&self.game.view(viewer))),
            missed: last_seq.map_or(Vec::new(), |last_seq| self.missed(viewer, last_seq)),
            clocks: self.clocks.snapshot(now),
            plan: None,
            fair: Fairness {
                commitment: self.commitment(),
                nonces: self.nonces(),
                deal: self.deal_info(),
                secret: is_over.then_some(self.secret),
            },
            chat: self.chat.lines().cloned().collect(),
            present: presence.present.clone(),
            spectators: presence.spectators,
            rematch: self.rematch.as_ref().map(public_id),
            now,
        }
    }

    /// Returns the steps after a sequence number, unless there are too many.
    fn missed(&self, viewer: Viewer, last_seq: u64) -> Vec<PlayedStep> {
        let known = self.played_steps.partition_point(|origin| origin.seq <= last_seq);
        if self.played_steps.len() - known > MAX_MISSED_STEPS {
            return Vec::new();
        }
        let mut replay = self.record.replay();
        let mut missed = Vec::new();
        while let Ok(true) = replay.step(&mut ()) {
            if replay.steps_done() > known {
                let view = ViewText::from(&replay.state().view(viewer));
                missed.push(self.played_step(replay.steps_done(), view, viewer));
            }
        }
        missed
    }

    /// Returns the record for a viewer: complete after the game, with hidden cards counted before.
    pub(crate) fn export(&self, viewer: Viewer) -> String {
        let is_over = self.status == TableStatus::Finished;
        let mut record = Record { setup: Vec::new(), steps: Vec::new(), ..self.record.clone() };
        record.push_tag("table", &self.id.to_string());
        for info in self.seat_infos() {
            let (name, player) = super::seats::record_names(&info.occupant);
            record.push_player(info.seat, &name, PlayerTag::from_value(&player));
        }
        let (nonces, secret) = (self.nonces(), is_over.then_some(&self.secret));
        match self.seal() {
            Some(seal) => push_seal_tags(&mut record, seal, &nonces, secret),
            None => push_fairness_tags(&mut record, &self.commitment(), &nonces, secret),
        }
        if is_over {
            record.setup.clone_from(&self.record.setup);
            record.steps.clone_from(&self.record.steps);
            return record.to_string();
        }
        let head = record.to_string();
        let mut text = head.trim_end().strip_suffix("setup").unwrap_or_default().to_owned();
        let steps = self.record.steps.iter().map(|step| SeenStep::from_step(step, viewer));
        for step in std::iter::once(SeenStep::setup(&self.record.setup, viewer)).chain(steps) {
            writeln!(text, "{step}").expect("a string takes everything");
        }
        text
    }
}

/// Returns the id that clients know a table by.
pub(crate) fn public_id(key: &iquazu_store::TableKey) -> iquazu_protocol::TableId {
    iquazu_protocol::TableId::from_bytes(*key.as_bytes())
}
