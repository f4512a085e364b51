//! The operator's token, and the cookie that stands for it.

use crate::hub::now_ms;
use axum::http::{HeaderMap, HeaderValue, header};
use iquazu_rules::text::base64url;
use ring::hmac;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

const COOKIE: &str = "iquazu-operator";
const MIN_CHARS: usize = 16;
/// How long an operator stays logged in.
const SESSION_SECONDS: u64 = 12 * 3600;

/// The secret that opens the operator's page. Only a key made from it is kept.
#[derive(Clone)]
pub struct OperatorToken(Arc<TokenKey>);

struct TokenKey {
    key: hmac::Key,
    /// The signature of the token itself: comparing signatures takes the same time for every wrong token.
    own: hmac::Tag,
}

impl fmt::Debug for OperatorToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("OperatorToken(…)")
    }
}

/// Error when parsing an [`OperatorToken`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseTokenError;

impl fmt::Display for ParseTokenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("invalid operator token: expected at least 16 characters")
    }
}

impl std::error::Error for ParseTokenError {}

impl FromStr for OperatorToken {
    type Err = ParseTokenError;

    fn from_str(text: &str) -> Result<OperatorToken, ParseTokenError> {
        let text = text.trim();
        if text.chars().count() < MIN_CHARS {
            return Err(ParseTokenError);
        }
        let key = hmac::Key::new(hmac::HMAC_SHA256, text.as_bytes());
        let own = hmac::sign(&key, &signed("token", text));
        Ok(OperatorToken(Arc::new(TokenKey { key, own })))
    }
}

/// The cookie value of a logged-in operator.
pub(super) struct Session(String);

fn signed(purpose: &str, text: &str) -> Vec<u8> {
    format!("iquazu-operator {purpose} {text}").into_bytes()
}

impl OperatorToken {
    pub(super) fn is_token(&self, text: &str) -> bool {
        hmac::verify(&self.0.key, &signed("token", text), self.0.own.as_ref()).is_ok()
    }

    fn sign(&self, purpose: &str, text: &str) -> String {
        base64url::encode(hmac::sign(&self.0.key, &signed(purpose, text)).as_ref())
    }

    fn is_signature(&self, purpose: &str, text: &str, signature: &str) -> bool {
        let Some(signature) = base64url::decode(signature) else { return false };
        hmac::verify(&self.0.key, &signed(purpose, text), &signature).is_ok()
    }

    /// Returns a cookie that lasts for some hours. A new token ends it.
    pub(super) fn new_cookie(&self, is_https: bool) -> HeaderValue {
        let expires_at = (now_ms() + SESSION_SECONDS * 1000).to_string();
        let secure = if is_https { "; Secure" } else { "" };
        let value = format!("{expires_at}.{}", self.sign("session", &expires_at));
        cookie(&format!(
            "{COOKIE}={value}; Path=/operator; Max-Age={SESSION_SECONDS}; HttpOnly; SameSite=Strict{secure}"
        ))
    }

    pub(super) fn session_of(&self, headers: &HeaderMap) -> Option<Session> {
        let values = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs = values.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
        let (_, value) = pairs.find(|(key, _)| *key == COOKIE)?;
        let (expires_at, signature) = value.split_once('.')?;
        let is_signed = self.is_signature("session", expires_at, signature);
        (is_signed && expires_at.parse::<u64>().ok()? > now_ms()).then(|| Session(value.to_owned()))
    }

    /// Returns the value that forms of a session carry.
    pub(super) fn form_value(&self, session: &Session) -> String {
        self.sign("form", &session.0)
    }

    pub(super) fn is_form_value(&self, session: &Session, value: &str) -> bool {
        self.is_signature("form", &session.0, value)
    }
}

pub(super) fn ended_cookie() -> HeaderValue {
    cookie(&format!("{COOKIE}=; Path=/operator; Max-Age=0; HttpOnly; SameSite=Strict"))
}

fn cookie(text: &str) -> HeaderValue {
    HeaderValue::try_from(text).expect("letters that need no escaping")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn token(text: &str) -> OperatorToken {
        text.parse().unwrap()
    }

    fn headers(cookie: &HeaderValue) -> HeaderMap {
        let sent = cookie.to_str().unwrap().split(';').next().unwrap();
        HeaderMap::from_iter([(header::COOKIE, sent.parse().unwrap())])
    }

    #[test]
    fn only_the_token_opens_and_its_debug_hides_it() {
        let right = token("correct horse battery");
        assert!(right.is_token("correct horse battery"));
        assert!(!right.is_token("correct horse batterz") && !right.is_token("") && !right.is_token("correct"));
        assert_eq!(format!("{right:?}"), "OperatorToken(…)");
        assert_eq!("too short".parse::<OperatorToken>().unwrap_err(), ParseTokenError);
    }

    #[test]
    fn session_and_form_belong_to_the_token() {
        let (right, other) = (token("correct horse battery"), token("correct horse battery 2"));
        let cookie = right.new_cookie(true);
        assert!(cookie.to_str().unwrap().ends_with("HttpOnly; SameSite=Strict; Secure"));
        let session = right.session_of(&headers(&cookie)).unwrap();
        assert!(other.session_of(&headers(&cookie)).is_none(), "another token ends the session");
        let form = right.form_value(&session);
        assert!(right.is_form_value(&session, &form) && !right.is_form_value(&session, ""));
        assert!(!other.is_form_value(&session, &form));
        let forged = HeaderValue::from_static("iquazu-operator=99999999999999.AAAA; Path=/");
        assert!(right.session_of(&headers(&forged)).is_none());
    }

    #[test]
    fn session_expires() {
        let right = token("correct horse battery");
        let past = HeaderValue::try_from(format!("{COOKIE}=1.{}; x", right.sign("session", "1"))).unwrap();
        assert!(right.session_of(&headers(&past)).is_none());
    }
}
