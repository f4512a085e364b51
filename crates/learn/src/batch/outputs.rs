//! The caller's buffers that a batch writes to.

/// What a step writes, for one or more games after each other.
#[derive(Debug)]
pub struct Outputs<'a, E> {
    /// What the deciding seat observes.
    pub observations: &'a mut [E],
    /// The legal actions.
    pub masks: &'a mut [i8],
    /// The rewards of all seats in the step.
    pub rewards: &'a mut [f32],
    /// Whether the game ended in the step.
    pub terminated: &'a mut [bool],
    /// The seat that decides and observes, from 0.
    pub seats: &'a mut [i8],
    /// The last observation of a game that ended, if the step began another one; empty if nobody wants it.
    pub final_observations: &'a mut [E],
}

impl<'a, E> Outputs<'a, E> {
    /// Returns the same buffers for a shorter time.
    pub(super) fn reborrow(&mut self) -> Outputs<'_, E> {
        Outputs {
            observations: self.observations,
            masks: self.masks,
            rewards: self.rewards,
            terminated: self.terminated,
            seats: self.seats,
            final_observations: self.final_observations,
        }
    }

    /// Splits the buffers into parts of `games` games.
    pub(super) fn chunks(self, games: usize) -> impl Iterator<Item = Outputs<'a, E>> {
        let count = self.seats.len().max(1);
        let size = |len: usize| (len / count * games).max(1);
        let (observation, mask, reward) =
            (size(self.observations.len()), size(self.masks.len()), size(self.rewards.len()));
        let mut observations = self.observations.chunks_mut(observation);
        let mut masks = self.masks.chunks_mut(mask);
        let mut rewards = self.rewards.chunks_mut(reward);
        let mut terminated = self.terminated.chunks_mut(games);
        let mut seats = self.seats.chunks_mut(games);
        let mut finals = self.final_observations.chunks_mut(observation);
        std::iter::from_fn(move || {
            Some(Outputs {
                observations: observations.next()?,
                masks: masks.next()?,
                rewards: rewards.next()?,
                terminated: terminated.next()?,
                seats: seats.next()?,
                final_observations: finals.next().unwrap_or_default(),
            })
        })
    }
}
