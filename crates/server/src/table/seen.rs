//! What each viewer is told: made from views and seen steps only.

use super::apply::Table;
use super::entry::Entry;
use iquazu_protocol::{
    Fairness, Phase, Played, SaidLine, ServerMessage, Snapshot, StepText, Time, VERSION, ViewText, describe,
};
use iquazu_rules::text::{Record, SeenStep};
use iquazu_rules::{Seat, State, Viewer};
use iquazu_store::IdentityId;
use std::fmt::Write;

/// So many steps a snapshot repeats; who missed more sees the position only.
const MOST_MISSED: usize = 40;

/// Who is there right now, as far as this process knows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Presence {
    pub present: Vec<Seat>,
    pub watching: u32,
}

impl Table {
    /// What `viewer` is told of the last entry, which has been applied.
    pub(crate) fn tell(&self, entry: &Entry, viewer: Viewer) -> Vec<ServerMessage> {
        let seq = self.entries;
        match entry {
            Entry::Created { .. } => Vec::new(),
            Entry::Sat { .. } | Entry::Left { .. } | Entry::Returned { .. } => vec![self.tell_seats()],
            Entry::Started { at, .. } => {
                vec![self.tell_seats(), ServerMessage::Step(Box::new(self.last_played(viewer, *at)))]
            }
            Entry::Acted { at, .. } => {
                let mut messages = vec![ServerMessage::Step(Box::new(self.last_played(viewer, *at)))];
                if self.phase == Phase::Over {
                    messages.push(ServerMessage::Over { seq, secret: self.secret });
                }
                messages
            }
            Entry::Said { seat, said, at, .. } => {
                vec![ServerMessage::Said { seq, line: SaidLine { seat: *seat, said: said.clone(), at: *at } }]
            }
            Entry::Rematched { table, .. } => vec![ServerMessage::Rematch { seq, table: public_id(table) }],
        }
    }

    fn tell_seats(&self) -> ServerMessage {
        ServerMessage::Seats { seq: self.entries, phase: self.phase, seats: self.seat_infos(), nonces: self.nonces() }
    }

    /// The last step, or the setup.
    fn last_played(&self, viewer: Viewer, at: Time) -> Played {
        let played = self.played_then(self.record.steps.len(), &self.game, viewer);
        Played { seq: self.entries, clocks: self.clocks.told(at), ..played }
    }

    /// What led to `game`, the position after so many steps.
    fn played_then(&self, steps: usize, game: &State, viewer: Viewer) -> Played {
        let last = steps.checked_sub(1);
        let step = match last.and_then(|last| self.record.steps.get(last)) {
            Some(step) => SeenStep::of(step, viewer),
            None => SeenStep::setup(&self.record.setup, viewer),
        };
        let (seq, by_bot) = last.and_then(|last| self.played.get(last)).copied().unwrap_or_default();
        Played {
            seq,
            steps: steps as u32,
            step: StepText::from(&step),
            view: ViewText::from(&game.view(viewer)),
            by_bot,
            clocks: None,
        }
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
                missed.push(self.played_then(replay.steps_done(), replay.state(), viewer));
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
            record.push_tag(&format!("name{}", info.seat), &name);
            record.push_tag(&format!("player{}", info.seat), player);
        }
        describe(&mut record, &self.secret.commitment(), &self.nonces(), is_over.then_some(&self.secret));
        if is_over {
            record.setup.clone_from(&self.record.setup);
            record.steps.clone_from(&self.record.steps);
            return record.to_string();
        }
        let head = record.to_string();
        let mut text = head.trim_end().strip_suffix("setup").unwrap_or_default().to_owned();
        let steps = self.record.steps.iter().map(|step| SeenStep::of(step, viewer));
        for step in std::iter::once(SeenStep::setup(&self.record.setup, viewer)).chain(steps) {
            writeln!(text, "{step}").expect("a string takes everything");
        }
        text
    }
}

pub(crate) fn public_id(id: &iquazu_store::TableId) -> iquazu_protocol::TableId {
    id.to_string().parse().expect("both write ids alike")
}
