//! A table of `iquazu-fair-2` whose server does whatever a test wants: seat 1 is Ada's, whose client is honest, seat 2
//! belongs to Bo, who may be in league with the server, and seat 3 to a bot.

use iquazu_protocol::*;
use iquazu_rules::text::{PlayerTag, Record};
use iquazu_rules::{Edition, Next, Players, Seat, SeatMap, SplitMix, Viewer};

pub(crate) const ADA: Seat = Seat::ALL[0];
pub(crate) const BO: Seat = Seat::ALL[1];
pub(crate) const BOT: Seat = Seat::ALL[2];
/// What Ada's generator yields in round 1; round 2 has the next number, and so on.
pub(crate) const ADAS_NONCE: u8 = 101;

/// The server's side, with everything open to change.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) id: TableId,
    pub(crate) secret: Secret,
    /// What the server shows. An honest one shows the commitment to `secret`.
    pub(crate) fair: Fairness,
    pub(crate) status: TableStatus,
}

impl Table {
    pub(crate) fn new(secret: u8) -> Table {
        let (id, secret) = (TableId::from_bytes([7; 16]), Secret([secret; 32]));
        let deal = DealInfo { round: 1, voids: 0, commitments: vec![None; 3], seal: None, missed: Vec::new() };
        let commitment = commit_to_secret(&id, &secret);
        let fair = Fairness { commitment, nonces: vec![None; 3], deal: Some(deal), secret: None };
        Table { id, secret, fair, status: TableStatus::Waiting }
    }

    pub(crate) fn deal(&mut self) -> &mut DealInfo {
        self.fair.deal.as_mut().expect("a deal")
    }

    /// Shows the table to Ada's client and returns what it sends.
    pub(crate) fn show(&self, ada: &mut Witness) -> Option<ClientMessage> {
        let seen = Observation { me: Some(ADA), status: self.status, fair: &self.fair };
        let round = self.fair.deal.as_ref().map_or(0, |deal| deal.round);
        ada.observe(seen, || Ok::<_, ()>(Nonce([ADAS_NONCE - 1 + round as u8; 32]))).expect("a nonce")
    }

    /// Carries out what Ada's client sends.
    pub(crate) fn accept(&mut self, message: Option<ClientMessage>) {
        match message {
            Some(ClientMessage::Commit { commitment, .. }) => self.deal().commitments[0] = Some(commitment),
            Some(ClientMessage::Reveal { nonce, .. }) => self.fair.nonces[0] = Some(nonce),
            _ => {}
        }
    }

    pub(crate) fn bo_commits(&mut self, nonce: Nonce) {
        let (id, round) = (self.id.clone(), self.deal().round);
        self.deal().commitments[1] = Some(commit_to_nonce(&id, round, BO, &nonce));
    }

    pub(crate) fn sealed_with(&self, seats: &[Seat]) -> Seal {
        let deal = self.fair.deal.as_ref().expect("a deal");
        let person = |seat: Seat| SealSeat::Person(deal.commitments[seat.index()].filter(|_| seats.contains(&seat)));
        Seal {
            table: self.id.clone(),
            rules: Record::new(Edition::standard(), Players::THREE).rules.version,
            edition: Edition::standard().identity().to_owned(),
            handicaps: SeatMap::default(),
            round: deal.round,
            voids: deal.voids,
            commitment: self.fair.commitment,
            seats: vec![person(ADA), person(BO), SealSeat::Bot],
        }
    }

    pub(crate) fn seal(&mut self, seats: &[Seat]) {
        let seal = self.sealed_with(seats).to_string();
        self.deal().seal = Some(seal);
    }

    pub(crate) fn void(&mut self) {
        let deal = self.deal();
        (deal.round, deal.voids, deal.seal) = (deal.round + 1, deal.voids + 1, None);
        deal.commitments.fill(None);
        self.fair.nonces.fill(None);
    }

    /// Plays a game by the secret and the nonces that the server has, and returns its record.
    pub(crate) fn play(&self) -> Record {
        let text = self.fair.deal.as_ref().and_then(|deal| deal.seal.clone()).expect("a seal");
        let seal: Seal = text.parse().expect("a seal");
        let nonces: Vec<Nonce> = self.fair.nonces.iter().copied().flatten().collect();
        let key = seal.key(&self.secret, &nonces);
        let mut record = Record::new(Edition::standard(), Players::THREE);
        record.handicaps = seal.handicaps;
        record.push_tag("table", &self.id.to_string());
        record.push_player(ADA, "Ada", PlayerTag::Person);
        record.push_player(BO, "Bo", PlayerTag::Person);
        record.push_player(BOT, "club", PlayerTag::Bot("club"));
        push_seal_tags(&mut record, &seal, &self.fair.nonces, Some(&self.secret));
        let mut state = record.first_state();
        let mut moves = SplitMix::new(1);
        for step in 0.. {
            let mut rng = FairRng::new(&key, step);
            while state.chance().is_some() {
                let outcome = state.sample(&mut rng);
                state.resolve(outcome, &mut ()).expect("possible");
                record.push_outcome(outcome);
            }
            let Next::Seat(seat) = state.next() else { break };
            let action = state.legal_moves().pick(&mut moves);
            state.play(action, &mut ()).expect("legal");
            record.push_action(seat, action);
        }
        record.set_result(&state);
        record
    }

    /// Shows Ada's client every position of a game.
    pub(crate) fn show_game(&self, ada: &mut Witness, record: &Record) {
        let mut replay = record.replay();
        while replay.step(&mut ()).expect("a legal game") {
            let view = ViewText::from(&replay.state().view(Viewer::Seat(ADA)));
            ada.observe_position(Some(ADA), replay.steps_done() as u32, &view);
        }
    }
}

/// Returns a table and Ada's client before anything was sent.
pub(crate) fn opened() -> (Table, Witness) {
    let table = Table::new(7);
    let ada = Witness::new(table.id.clone(), &table.fair);
    (table, ada)
}

/// Returns a table at which all have committed.
pub(crate) fn committed() -> (Table, Witness) {
    let (mut table, mut ada) = opened();
    let message = table.show(&mut ada);
    table.accept(message);
    table.bo_commits(Nonce([2; 32]));
    assert_eq!(table.show(&mut ada), None, "nothing to send before the seal");
    (table, ada)
}

/// Returns a table whose deal is sealed and complete.
pub(crate) fn revealed() -> (Table, Witness) {
    let (mut table, mut ada) = committed();
    table.seal(&[ADA, BO]);
    let message = table.show(&mut ada);
    table.accept(message);
    table.fair.nonces[1] = Some(Nonce([2; 32]));
    table.status = TableStatus::Playing;
    assert_eq!(table.show(&mut ada), None);
    assert_eq!(ada.conflicts, []);
    (table, ada)
}
