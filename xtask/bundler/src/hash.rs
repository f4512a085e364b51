//! Content hashes: 64 bits, short enough for a file name and long enough not to collide.

use sha2::{Digest, Sha256};

pub(crate) fn of(content: &[u8]) -> String {
    let digest = Sha256::digest(content);
    digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
