//! SHA-256 of files, and the list that `sha256sum --check` reads.

use anyhow::Result;
use sha2::{Digest, Sha256};

use crate::release::Release;

pub(crate) fn sha256(content: &[u8]) -> String {
    hex(&Sha256::digest(content))
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Writes `SHA256SUMS` over everything that was written before.
pub(crate) fn write(release: &mut Release) -> Result<()> {
    let lines = release.written().map(|file| file.map(|(name, content)| format!("{}  {name}\n", sha256(&content))));
    let sums = lines.collect::<Result<String>>()?;
    release.write("SHA256SUMS".to_owned(), sums.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digest_is_lower_case_hex() {
        assert_eq!(sha256(b""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    }
}
