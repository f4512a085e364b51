//! A file of the web app, and what its name says about it.

/// A file with the forms it can be sent in.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Path below the root, without a leading slash.
    pub path: &'static str,
    /// Entity tag: another content has another one.
    pub tag: &'static str,
    /// The content itself. Absent where there is a gzip form: few clients need it, and it would double the size of the
    /// binary's files.
    pub plain: Option<&'static [u8]>,
    /// The content in brotli, where that is smaller.
    pub brotli: Option<&'static [u8]>,
    /// The content in gzip, where that is smaller.
    pub gzip: Option<&'static [u8]>,
}

impl Asset {
    /// The media type that a browser needs to know, by the ending of the name.
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

    /// A name with a hash of the content never means anything else; all others are asked for anew.
    pub(crate) fn cache_control(&self) -> &'static str {
        if self.has_content_hash() { "public, max-age=31536000, immutable" } else { "no-cache" }
    }

    /// `app-0123456789abcdef.js`: the form that the build of the web app gives to names.
    fn has_content_hash(&self) -> bool {
        let name = self.path.rsplit('/').next().unwrap_or(self.path);
        let stem = name.split_once('.').map_or(name, |(stem, _)| stem);
        stem.rsplit_once('-').is_some_and(|(_, hash)| {
            hash.len() == 16 && hash.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
        })
    }
}
