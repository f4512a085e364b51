//! What each viewer is told: made from views and seen steps only.

use super::apply::Table;
use super::entry::Entry;
use iquazu_protocol::{
    Fairness, Phase, Played, SaidLine, ServerMessage, Snapshot, StepText, Time, VERSION, ViewText, describe,
};
use iquazu_rules::text::{PlayerTag, Record, SeenStep, ViewLines};
use iquazu_rules::{Seat, Viewer};
use iquazu_store::IdentityId;
use std::cell::OnceCell;
use std::fmt::Write;

/// So many steps a snapshot repeats; who missed more sees the position only.
const MOST_MISSED: usize = 40;

/// Who is there right now, as far as is known.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Presence {
    pub present: Vec<Seat>,
    pub watching: u32,
}

/// The last entry of a table, to be told to several viewers: what they see alike is written once.
pub(crate) struct News<'t> {
    table: &'t Table,
    entry: &'t Entry,
    lines: OnceCell<ViewLines>,
}

impl<'t> News<'t> {
    /// `entry` has been applied to `table`, as the last one.
    pub(crate) fn new(table: &'t Table, entry: &'t Entry) -> News<'t> {
        News { table, entry, lines: OnceCell::new() }
    }

    /// What `viewer` is told.
    pub(crate) fn told_to(&self, viewer: Viewer) -> Vec<ServerMessage> {
        let (table, seq) = (self.table, self.table.entries);
        match self.entry {
            Entry::Created { .. } => Vec::new(),
            Entry::Sat { .. } | Entry::Left { .. } | Entry::Returned { .. } => vec![table.tell_seats()],
            Entry::Started { at, .. } => vec![table.tell_seats(), self.played(viewer, *at)],
            Entry::Acted { at, .. } => {
                let mut messages = vec![self.played(viewer, *at)];
                if table.phase == Phase::Over {
                    messages.push(ServerMessage::Over { seq, secret: table.secret });
                }
                messages
            }
            Entry::Said { seat, said, at, .. } => {
                vec![ServerMessage::Said { seq, line: SaidLine { seat: *seat, said: said.clone(), at: *at } }]
            }
            Entry::Rematched { table, .. } => vec![ServerMessage::Rematch { seq, table: public_id(table) }],
        }
    }

    /// The last step, or the setup.
    fn played(&self, viewer: Viewer, at: Time) -> ServerMessage {
        let view = self.table.game.view(viewer);
        let lines = self.lines.get_or_init(|| ViewLines::new(&view));
        let view = ViewText::one_of(lines, &view);
        let played = self.table.played_then(self.table.record.steps.len(), view, viewer);
        let clocks = self.table.clocks.told(at);
        ServerMessage::Step(Box::new(Played { seq: self.table.entries, clocks, ..played }))
    }
}

impl Table {
    fn tell_seats(&self) -> ServerMessage {
        ServerMessage::Seats { seq: self.entries, phase: self.phase, seats: self.seat_infos(), nonces: self.nonces() }
    }

    /// What led to the position after so many steps, which `viewer` sees as `view`.
    fn played_then(&self, steps: usize, view: ViewText, viewer: Viewer) -> Played {
        let last = steps.checked_sub(1);
        let step = match last.and_then(|last| self.record.steps.get(last)) {
            Some(step) => SeenStep::from_step(step, viewer),
            None => SeenStep::setup(&self.record.setup, viewer),
        };
        let (seq, by_bot) = last.and_then(|last| self.played.get(last)).copied().unwrap_or_default();
        Played { seq, steps: steps as u32, step: StepText::from(&step), view, by_bot, clocks: None }
    }

    pub(crate) fn viewer(&self, identity: Option<&IdentityId>) -> Viewer {
        identity.and_then(|identity| self.seat_of(identity)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Everything that somebody has to know. `seen` is the last sequence number that they have.
    pub(crate) fn snapshot(
        &self,
        identity: Option<&IdentityId>,
        seen: Option<u64>,
        presence: &Presence,
        now: Time,
    ) -> Snapshot {
        let viewer = self.viewer(identity);
        let is_over = self.phase == Phase::Over;
        Snapshot {
            version: VERSION,
            table: self.info(),
            me: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            host: identity == Some(&self.host),
            seq: self.entries,
            steps: self.steps(),
            view: (self.phase != Phase::Gathering).then(|| ViewText::from(&self.game.view(viewer))),
            missed: seen.map_or(Vec::new(), |seen| self.missed(viewer, seen)),
            clocks: self.clocks.told(now),
            fair: Fairness {
                commitment: self.secret.commitment(),
                nonces: self.nonces(),
                secret: is_over.then_some(self.secret),
            },
            chat: self.chat.iter().cloned().collect(),
            present: presence.present.clone(),
            watching: presence.watching,
            rematch: self.rematch.as_ref().map(public_id),
            now,
        }
    }

    /// The steps after a sequence number again, where they are not too many.
    fn missed(&self, viewer: Viewer, seen: u64) -> Vec<Played> {
        let known = self.played.partition_point(|(seq, _)| *seq <= seen);
        if self.played.len() - known > MOST_MISSED {
            return Vec::new();
        }
        let mut replay = self.record.replay();
        let mut missed = Vec::new();
        while let Ok(true) = replay.step(&mut ()) {
            if replay.steps_done() > known {
                let view = ViewText::from(&replay.state().view(viewer));
                missed.push(self.played_then(replay.steps_done(), view, viewer));
            }
        }
        missed
    }

    /// The record as `viewer` may have it: whole after the game, with hidden cards counted before.
    pub(crate) fn export(&self, viewer: Viewer) -> String {
        let is_over = self.phase == Phase::Over;
        let mut record = Record { setup: Vec::new(), steps: Vec::new(), ..self.record.clone() };
        record.push_tag("table", &self.id.to_string());
        for info in self.seat_infos() {
            let (name, player) = super::seats::names(&info.occupant);
            record.push_player(info.seat, &name, PlayerTag::from_value(player));
        }
        describe(&mut record, &self.secret.commitment(), &self.nonces(), is_over.then_some(&self.secret));
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

pub(crate) fn public_id(id: &iquazu_store::TableId) -> iquazu_protocol::TableId {
    id.to_string().parse().expect("both write ids alike")
}
