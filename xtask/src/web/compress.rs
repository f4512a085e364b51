//! Brotli and gzip at their strongest, kept by content hash so that nothing is done twice.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::Result;
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

use super::hash;

/// A way to compress: the ending of its files and how it is done.
pub(super) struct Method {
    pub(super) ending: &'static str,
    encode: fn(&[u8]) -> Result<Vec<u8>>,
}

pub(super) const BROTLI: Method = Method { ending: "br", encode: brotli };
pub(super) const GZIP: Method = Method { ending: "gz", encode: gzip };

/// The compressed form of a content, or nothing where that would not be smaller.
pub(super) fn compress(content: &[u8], method: &Method, cache: &Path) -> Result<Option<Vec<u8>>> {
    let kept = cache.join(format!("{}.{}", hash::of(content), method.ending));
    let compressed = match fs::read(&kept) {
        Ok(compressed) => compressed,
        Err(_) => {
            let compressed = (method.encode)(content)?;
            fs::create_dir_all(cache)?;
            fs::write(&kept, &compressed)?;
            compressed
        }
    };
    Ok((compressed.len() < content.len()).then_some(compressed))
}

fn brotli(content: &[u8]) -> Result<Vec<u8>> {
    let params = BrotliEncoderParams { quality: 11, lgwin: 22, ..BrotliEncoderParams::default() };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut &content[..], &mut compressed, &params)?;
    Ok(compressed)
}

fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?)
}
