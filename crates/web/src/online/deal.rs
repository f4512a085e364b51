//! This browser's part in the deal: it commits to a nonce, reveals it in time, and remembers over reloads what the server
//! showed. All decisions are those of [`Witness`].

use super::table::TableClient;
use crate::app::storage;
use iquazu_protocol::{DealPart, Nonce, Observation, TableId, ViewText, Witness};
use leptos::prelude::*;

/// The tables with a saved witness, oldest first.
const SAVED: &str = "iquazu.deals";
/// How many are kept.
const MAX_SAVED: usize = 40;

/// The browser yields no random numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoRandomNumbers;

/// Draws a nonce.
///
/// # Errors
/// Returns an error if the browser's generator is missing or fails.
pub fn random_nonce() -> Result<Nonce, NoRandomNumbers> {
    let mut bytes = [0; 32];
    let crypto = window().crypto().map_err(|_| NoRandomNumbers)?;
    crypto.get_random_values_with_u8_array(&mut bytes).map_err(|_| NoRandomNumbers)?;
    // A generator that leaves the buffer unchanged is as bad as none.
    if bytes == [0; 32] { Err(NoRandomNumbers) } else { Ok(Nonce(bytes)) }
}

fn key(table: &TableId) -> String {
    format!("iquazu.deal.{table}")
}

fn load(table: &TableId) -> Option<Witness> {
    serde_json::from_str(&storage::load(&key(table)).ok()??).ok()
}

/// Saves a witness, and forgets the oldest ones. Without storage the witness lasts as long as the page.
fn save(witness: &Witness) {
    let Ok(text) = serde_json::to_string(witness) else { return };
    let saved = storage::load(SAVED).ok().flatten().unwrap_or_default();
    let id = witness.table.to_string();
    if !saved.split(' ').any(|known| known == id) {
        let mut all: Vec<&str> = saved.split_whitespace().chain([id.as_str()]).collect();
        let old = all.len().saturating_sub(MAX_SAVED);
        for forgotten in all.drain(..old).filter_map(|id| id.parse().ok()) {
            storage::remove(&key(&forgotten));
        }
        let _ = storage::save(SAVED, &all.join(" "));
    }
    let _ = storage::save(&key(&witness.table), &text);
}

impl TableClient {
    /// Compares the deal with what was shown before, and sends what is due.
    pub(super) fn observe_deal(self) {
        let Some(fair) = self.fairness.get_untracked() else { return };
        let mut witness = self.load_witness().unwrap_or_else(|| Witness::new(self.id.get_value(), &fair));
        let (me, status) = (self.my_seat.get_untracked(), self.status.get_untracked());
        let due = witness.observe(Observation { me, status, fair: &fair }, random_nonce);
        self.save_witness(witness);
        match due {
            Ok(message) => message.iter().for_each(|message| self.send(message)),
            Err(NoRandomNumbers) => self.no_random_numbers.set(true),
        }
    }

    pub(super) fn observe_position(self, steps: u32, view: &ViewText) {
        if let Some(mut witness) = self.load_witness() {
            witness.observe_position(self.my_seat.get_untracked(), steps, view);
            self.save_witness(witness);
        }
    }

    /// Another tab may have saved more.
    pub(super) fn load_witness(self) -> Option<Witness> {
        load(&self.id.get_value()).or_else(|| self.witness.get_untracked())
    }

    pub(super) fn save_witness(self, witness: Witness) {
        if self.witness.with_untracked(|known| known.as_ref() != Some(&witness)) {
            save(&witness);
            self.witness.set(Some(witness));
        }
    }

    /// Returns this browser's part in the deal; `None` for spectators.
    pub fn deal_part(self) -> Option<DealPart> {
        let me = self.my_seat.get()?;
        self.witness.with(|witness| witness.as_ref().filter(|witness| !witness.rounds.is_empty()).map(|it| it.part(me)))
    }
}
