//! Compressed forms of files, at the strongest setting, cached by content hash.

use std::path::Path;

use anyhow::Result;

/// A compressed form of a file.
pub(crate) struct Form {
    /// What the file's name gets appended, as in `.br`.
    pub(crate) suffix: &'static str,
    pub(crate) content: Vec<u8>,
}

/// Returns the compressed forms that are smaller than the content; none if built without the feature `compress`.
pub(crate) fn forms(content: &[u8], cache: &Path) -> Result<Vec<Form>> {
    #[cfg(feature = "compress")]
    return strongest::forms(content, cache);
    #[cfg(not(feature = "compress"))]
    {
        let _ = (content, cache);
        Ok(Vec::new())
    }
}

#[cfg(feature = "compress")]
mod strongest {
    use std::fs;
    use std::io::Write;
    use std::path::Path;

    use anyhow::Result;
    use brotli::enc::BrotliEncoderParams;
    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::Form;
    use crate::hash;

    type Encode = fn(&[u8]) -> Result<Vec<u8>>;

    pub(super) fn forms(content: &[u8], cache: &Path) -> Result<Vec<Form>> {
        let mut forms = Vec::new();
        for (suffix, encode) in [(".br", brotli as Encode), (".gz", gzip)] {
            let compressed = cached(content, suffix, encode, cache)?;
            if compressed.len() < content.len() {
                forms.push(Form { suffix, content: compressed });
            }
        }
        Ok(forms)
    }

    fn cached(content: &[u8], suffix: &str, encode: Encode, cache: &Path) -> Result<Vec<u8>> {
        let file = cache.join(format!("{}{suffix}", hash::of(content)));
        if let Ok(compressed) = fs::read(&file) {
            return Ok(compressed);
        }
        let compressed = encode(content)?;
        fs::create_dir_all(cache)?;
        fs::write(&file, &compressed)?;
        Ok(compressed)
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
}
