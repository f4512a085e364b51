//! Clause ids of `docs/rules.md`.

use std::fmt;

macro_rules! clauses {
    ($($id:ident)*) => {
        /// A clause of the rules, named by its id in `docs/rules.md`.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[allow(missing_docs, reason = "docs/rules.md documents the clauses")]
        pub enum Clause { $($id),* }

        impl Clause {
            /// All clauses, in the order of the rules.
            pub const ALL: &[Clause] = &[$(Clause::$id),*];

            /// Returns the id, as in `P4`.
            pub const fn id(self) -> &'static str {
                match self { $(Clause::$id => stringify!($id)),* }
            }
        }
    };
}

clauses! {
    C1 C2 C3 C4 C5 C6 C7 C8 C9
    S1 S2 S3 S4 S5 S6
    T1 T2 T3 T4 T5 T6 T7 T8
    P1 P2 P3 P4 P5 P6
    W1 W2 W3 W4 W5
    I1 I2 I3 I4 I5 I6 I7 I8 I9
    B1 B2 B3 B4 B5 B6 B7 B8
    E1 E2 E3 E4 E5 E6
    F1 F2 F3
    X1 X2 X3 X4 X5
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
