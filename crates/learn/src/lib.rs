//! Iquazú for machine learning: a fixed action space with masks, observations with a named layout, and batches of games
//! that are played in one call.
//!
//! Everything is relative: gaps to the frame, seats to the viewer. A **cell** is a place for a gap in the frame: its
//! place (0 is the first column), its row, and its slot in the row. Actions and observations number gaps by cell.
//!
//! ```
//! use iquazu_learn::{ActionSpace, Layout};
//! use iquazu_rules::{Edition, Players, Rules, SplitMix, State};
//!
//! let space = ActionSpace::new(Edition::standard(), &Rules::LATEST);
//! let layout = Layout::new(Edition::standard(), Players::TWO, &Rules::LATEST);
//! let mut rng = SplitMix::new(7);
//! let mut state = State::new(Edition::standard(), Players::TWO);
//! let seat = state.advance(&mut rng, &mut ()).expect("a game begins with a decision");
//!
//! let mut observation = vec![0_u8; layout.size()];
//! layout.write(&(&state, seat).into(), &mut observation);
//! let mut mask = vec![0; space.size()];
//! space.write_mask(state.table(), state.hand(seat), &mut mask);
//! let id = mask.iter().position(|legal| *legal == 1).expect("a move");
//! let action = space.decode(id, state.table(), state.hand(seat)).expect("a legal move");
//! assert_eq!(space.encode(action, state.table(), state.hand(seat)), Some(id));
//! ```

#![warn(missing_docs)]

mod actions;
mod batch;
mod cells;
mod layout;
mod mask;
mod observe;
mod reward;

pub use actions::{ActionSpace, DecodeError, Head, MAX_PAYMENTS};
pub use batch::{ActionMode, Autoreset, Batch, BatchConfig, BatchError, Opponents, Outputs};
pub use layout::{Field, Layout};
pub use observe::{Element, Known};
pub use reward::{Reward, returns};
