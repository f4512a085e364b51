//! Content negotiation for compressed files.

use std::borrow::Cow;
use std::io::Read;

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;
use flate2::read::GzDecoder;

use crate::Asset;

/// Returns the content to send and its encoding: brotli, gzip or none, the first that the client accepts.
pub(crate) fn choose(asset: &Asset, headers: &HeaderMap) -> (Cow<'static, [u8]>, Option<&'static str>) {
    let accepted = Accepted::read(headers);
    let forms = [("br", asset.brotli), ("gzip", asset.gzip)];
    for (name, content) in forms {
        if let Some(content) = content
            && accepted.takes(name)
        {
            return (Cow::Borrowed(content), Some(name));
        }
    }
    (plain(asset), None)
}

/// Returns the content without an encoding. Clients that accept none are rare, so it is unpacked for each of them.
fn plain(asset: &Asset) -> Cow<'static, [u8]> {
    if let Some(content) = asset.plain {
        return Cow::Borrowed(content);
    }
    let mut content = Vec::new();
    let unpacked = GzDecoder::new(asset.gzip.unwrap_or_default()).read_to_end(&mut content);
    unpacked.expect("the build made this gzip");
    Cow::Owned(content)
}

/// The encodings a client names, and whether it accepts them.
struct Accepted<'a>(Vec<(&'a str, bool)>);

impl<'a> Accepted<'a> {
    fn read(headers: &'a HeaderMap) -> Accepted<'a> {
        let values = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
        Accepted(values.flat_map(|value| value.split(',')).map(coding).collect())
    }

    /// Encodings that are not named follow `*`, if present.
    fn takes(&self, name: &str) -> bool {
        let wanted = |asked: &str| {
            let found = self.0.iter().find(|(coding, _)| coding.eq_ignore_ascii_case(asked));
            found.map(|(_, wanted)| *wanted)
        };
        wanted(name).or_else(|| wanted("*")).unwrap_or(false)
    }
}

/// Parses one element, such as `gzip;q=0.5`. A quality of zero means that the encoding is not accepted.
fn coding(text: &str) -> (&str, bool) {
    let (name, parameters) = text.split_once(';').unwrap_or((text, ""));
    let quality = parameters.trim().strip_prefix("q=").and_then(|q| q.trim().parse::<f32>().ok());
    (name.trim(), quality != Some(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ASSET: Asset = Asset { path: "a", etag: "", plain: Some(b"plain"), brotli: Some(b"br"), gzip: Some(b"gz") };

    fn chosen(accept: &str) -> Option<&'static str> {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_ENCODING, accept.parse().unwrap());
        choose(&ASSET, &headers).1
    }

    #[test]
    fn best_accepted_encoding_is_chosen() {
        assert_eq!(chosen("gzip, deflate, br, zstd"), Some("br"));
        assert_eq!(chosen("gzip;q=1.0, BR;q=0.1"), Some("br"));
        assert_eq!(chosen("gzip"), Some("gzip"));
        assert_eq!(chosen("*"), Some("br"));
        assert_eq!(chosen("deflate"), None);
        assert_eq!(chosen(""), None);
        assert_eq!(choose(&ASSET, &HeaderMap::new()).1, None);
    }

    #[test]
    fn unpacks_gzip_for_a_client_without_compression() {
        let packed = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\x03+\xc8I\xcc\xcc\x03\x00\xcfb \x19\x05\x00\x00\x00";
        let asset = Asset { plain: None, gzip: Some(packed), ..ASSET };
        assert_eq!(choose(&asset, &HeaderMap::new()), (Cow::Borrowed(&b"plain"[..]), None));
    }

    #[test]
    fn quality_zero_is_not_accepted() {
        assert_eq!(chosen("br;q=0, gzip"), Some("gzip"));
        assert_eq!(chosen("br; q=0.000, gzip;q=0"), None);
        assert_eq!(chosen("*;q=0, gzip"), Some("gzip"));
        assert_eq!(chosen("br;q=0, *"), Some("gzip"));
    }

    #[test]
    fn missing_variant_is_not_chosen() {
        let asset = Asset { brotli: None, gzip: None, ..ASSET };
        let headers = HeaderMap::from_iter([(ACCEPT_ENCODING, "br, gzip".parse().unwrap())]);
        assert_eq!(choose(&asset, &headers), (Cow::Borrowed(&b"plain"[..]), None));
    }
}
