//! Content hashes, short enough for a file name and long enough never to meet by chance.

use sha2::{Digest, Sha256};

pub(super) fn of(content: &[u8]) -> String {
    let digest = Sha256::digest(content);
    digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
