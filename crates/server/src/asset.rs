//! A file of the web app.

/// A file with its compressed variants.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Path relative to the root, without a leading slash.
    pub path: &'static str,
    /// The entity tag (`ETag`), which identifies the content.
    pub etag: &'static str,
    /// The content itself. `None` if there is a gzip variant: few clients need it, and it would double the size of the
    /// files in the binary.
    pub plain: Option<&'static [u8]>,
    /// The content in Brotli, if that is smaller.
    pub brotli: Option<&'static [u8]>,
    /// The content in gzip, if that is smaller.
    pub gzip: Option<&'static [u8]>,
}

impl Asset {
    /// Returns the media type by file extension.
    pub(crate) fn media_type(&self) -> &'static str {
        match self.path.rsplit_once('.').map(|(_, ending)| ending) {
            Some("html") => "text/html; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("wasm") => "application/wasm",
            Some("webmanifest") => "application/manifest+json",
            Some("json") => "application/json",
            Some("svg") => "image/svg+xml",
            Some("png") => "image/png",
            Some("ico") => "image/x-icon",
            Some("webp") => "image/webp",
            Some("woff2") => "font/woff2",
            Some("txt") => "text/plain; charset=utf-8",
            _ => "application/octet-stream",
        }
    }

    /// Files with a content hash in their name never change; all others are revalidated.
    pub(crate) fn cache_control(&self) -> &'static str {
        if self.has_content_hash() { "public, max-age=31536000, immutable" } else { "no-cache" }
    }

    /// Returns whether the name has the form `app-0123456789abcdef.js`, which the web build gives to hashed files.
    fn has_content_hash(&self) -> bool {
        let name = self.path.rsplit('/').next().unwrap_or(self.path);
        let stem = name.split_once('.').map_or(name, |(stem, _)| stem);
        stem.rsplit_once('-').is_some_and(|(_, hash)| {
            hash.len() == 16 && hash.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
        })
    }
}
