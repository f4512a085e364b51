//! The weaker levels. They err as people do who have not played often: by short sight, not by throwing dice.

mod beginner;
mod casual;

pub use beginner::Beginner;
pub use casual::Casual;

use iquazu_rules::Rng;

/// The best of some things by what they are worth; of equals each is as likely as the others.
pub(crate) fn best_of<T>(
    things: impl IntoIterator<Item = T>,
    worth: impl Fn(&T) -> f32,
    rng: &mut dyn Rng,
) -> Option<T> {
    let mut best = None;
    let mut equals = 0;
    for thing in things {
        let value = worth(&thing);
        match &best {
            Some((most, _)) if value < *most => {}
            Some((most, _)) if value == *most => {
                equals += 1;
                if rng.below(equals) == 0 {
                    best = Some((value, thing));
                }
            }
            _ => {
                equals = 1;
                best = Some((value, thing));
            }
        }
    }
    best.map(|(_, thing)| thing)
}
