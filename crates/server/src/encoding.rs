//! Which compressed form a client takes.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;

use crate::Asset;

/// The content to send and the name of its encoding, if it has one: brotli before gzip before
/// plain, as far as the client takes it.
pub(crate) fn choose(asset: &Asset, headers: &HeaderMap) -> (&'static [u8], Option<&'static str>) {
    let accepted = Accepted::read(headers);
    let forms = [("br", asset.brotli), ("gzip", asset.gzip)];
    for (name, content) in forms {
        if let Some(content) = content
            && accepted.takes(name)
        {
            return (content, Some(name));
        }
    }
    (asset.plain, None)
}

/// The codings a client names, with whether it wants them.
struct Accepted<'a>(Vec<(&'a str, bool)>);

impl<'a> Accepted<'a> {
    fn read(headers: &'a HeaderMap) -> Accepted<'a> {
        let values = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
        Accepted(values.flat_map(|value| value.split(',')).map(coding).collect())
    }

    /// A coding that is not named counts as the star does, if there is one.
    fn takes(&self, name: &str) -> bool {
        let wanted = |asked: &str| {
            let found = self.0.iter().find(|(coding, _)| coding.eq_ignore_ascii_case(asked));
            found.map(|(_, wanted)| *wanted)
        };
        wanted(name).or_else(|| wanted("*")).unwrap_or(false)
    }
}

/// Reads `gzip;q=0.5`. A quality of zero means: not this one.
fn coding(text: &str) -> (&str, bool) {
    let (name, parameters) = text.split_once(';').unwrap_or((text, ""));
    let quality = parameters.trim().strip_prefix("q=").and_then(|q| q.trim().parse::<f32>().ok());
    (name.trim(), quality != Some(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ASSET: Asset = Asset { path: "a", tag: "", plain: b"plain", brotli: Some(b"br"), gzip: Some(b"gz") };

    fn chosen(accept: &str) -> Option<&'static str> {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_ENCODING, accept.parse().unwrap());
        choose(&ASSET, &headers).1
    }

    #[test]
    fn the_best_form_that_the_client_takes_is_chosen() {
        assert_eq!(chosen("gzip, deflate, br, zstd"), Some("br"));
        assert_eq!(chosen("gzip;q=1.0, BR;q=0.1"), Some("br"));
        assert_eq!(chosen("gzip"), Some("gzip"));
        assert_eq!(chosen("*"), Some("br"));
        assert_eq!(chosen("deflate"), None);
        assert_eq!(chosen(""), None);
        assert_eq!(choose(&ASSET, &HeaderMap::new()).1, None);
    }

    #[test]
    fn quality_zero_is_a_refusal() {
        assert_eq!(chosen("br;q=0, gzip"), Some("gzip"));
        assert_eq!(chosen("br; q=0.000, gzip;q=0"), None);
        assert_eq!(chosen("*;q=0, gzip"), Some("gzip"));
        assert_eq!(chosen("br;q=0, *"), Some("gzip"));
    }

    #[test]
    fn a_form_that_is_not_there_is_not_chosen() {
        let asset = Asset { brotli: None, gzip: None, ..ASSET };
        let headers = HeaderMap::from_iter([(ACCEPT_ENCODING, "br, gzip".parse().unwrap())]);
        assert_eq!(choose(&asset, &headers), (&b"plain"[..], None));
    }
}
