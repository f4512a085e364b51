//! Identification of callers by a random secret in an HTTP-only cookie.

use super::json::ApiError;
use super::origin::{ClientIp, is_https};
use super::{ApiState, device_use, origin};
use crate::hub::store_refusal;
use crate::random;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use iquazu_protocol::{Name, Token};
use iquazu_store::{Error, Identity, IdentityId, SecretHash, Timestamp};
use std::net::IpAddr;

const COOKIE: &str = "iquazu";
/// The secrets of identities that this browser had before, newest first, separated by dots.
const PREVIOUS_COOKIE: &str = "iquazu-before";
const MAX_PREVIOUS: usize = 4;
/// The longest that browsers keep cookies.
const MAX_AGE: u32 = 400 * 24 * 3600;

/// The caller; anonymous if the browser has no identity.
#[derive(Clone, Debug)]
pub(super) struct Caller {
    pub(super) identity: Option<Identity>,
    pub(super) token: Option<Token>,
    /// The secrets of earlier identities, newest first.
    pub(super) previous: Vec<Token>,
    pub(super) address: IpAddr,
    https: bool,
}

impl FromRequestParts<ApiState> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &ApiState) -> Result<Caller, ApiError> {
        let token = cookie(&parts.headers, COOKIE).and_then(|value| value.parse().ok());
        let previous = cookie(&parts.headers, PREVIOUS_COOKIE).unwrap_or_default().split('.');
        let previous = previous.filter_map(|token| token.parse().ok()).take(MAX_PREVIOUS).collect();
        let ClientIp(address) = ClientIp::from_request_parts(parts, state).await.unwrap_or_else(|never| match never {});
        let known = match &token {
            Some(token) => state.hub.store().identity_by_secret(random::hash(token)).await?,
            None => None,
        };
        if let Some(secret) = known.as_ref().and(token.as_ref()).map(random::hash) {
            note_use(state, secret, &parts.headers);
        }
        Ok(Caller { identity: known, token, previous, address, https: is_https(parts) })
    }
}

/// Notes the use of a device, once a day. Nobody waits for it.
fn note_use(state: &ApiState, secret: SecretHash, headers: &HeaderMap) {
    let now = Timestamp::now();
    if state.device_use.is_first(secret, now) {
        let (hub, label) = (state.hub.clone(), device_use::label(headers));
        tokio::spawn(async move { hub.store().use_device(secret, label, now).await });
    }
}

fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let values = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = values.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

impl Caller {
    /// Returns the hash of the device's secret, if it belongs to an identity.
    pub(super) fn secret(&self) -> Option<SecretHash> {
        self.identity.as_ref().and(self.token.as_ref()).map(random::hash)
    }

    pub(super) fn id(&self) -> Option<IdentityId> {
        self.identity.as_ref().map(|identity| identity.id)
    }

    /// Returns the caller's identity with this name. A new identity comes with its cookie. Refuses banned people
    /// and names that the operator does not allow: everybody who sits down, queues or makes a table passes here.
    pub(super) async fn identify_as(
        &self,
        state: &ApiState,
        name: &Name,
    ) -> Result<(IdentityId, Option<HeaderValue>), ApiError> {
        if !name.is_readable() {
            return Err(ApiError(iquazu_protocol::Refusal::Malformed {}));
        }
        let store = state.hub.store();
        if let Some(identity) = &self.identity {
            state.hub.check_ban(identity.id).await?;
        }
        state.hub.check_name(name, self.id()).await?;
        if let Some(identity) = &self.identity {
            if identity.name != name.as_str() {
                store.rename_identity(identity.id, name.as_str().to_owned()).await?;
            }
            return Ok((identity.id, None));
        }
        state.limiter.check_identity(self.address)?;
        let identity =
            Identity { id: IdentityId::random(), name: name.as_str().to_owned(), created_at: Timestamp::now() };
        let (id, token) = (identity.id, random::token());
        store.create_identity(identity, random::hash(&token)).await?;
        tracing::info!("player identity created");
        Ok((id, Some(self.cookie(&token))))
    }

    /// Adds this device to an identity and returns its cookie.
    pub(super) async fn add_device(&self, state: &ApiState, id: IdentityId) -> Result<HeaderValue, ApiError> {
        let token = random::token();
        let added = state.hub.store().add_secret(id, random::hash(&token)).await;
        match added {
            Ok(()) => {
                tracing::info!("device added to a player identity");
                Ok(self.cookie(&token))
            }
            Err(Error::IdentityNotFound) => Err(ApiError(iquazu_protocol::Refusal::LinkExpired {})),
            Err(error) => Err(ApiError(store_refusal(&error))),
        }
    }

    pub(super) fn cookie(&self, token: &Token) -> HeaderValue {
        self.write_cookie(COOKIE, token.as_str(), MAX_AGE)
    }

    /// Returns a cookie that keeps the present identity, if there is one, in front of earlier ones.
    pub(super) fn previous_cookie(&self, earlier: &[Token]) -> HeaderValue {
        let present = self.token.iter().filter(|_| self.identity.is_some());
        let tokens: Vec<&str> = present.chain(earlier).take(MAX_PREVIOUS).map(Token::as_str).collect();
        self.write_cookie(PREVIOUS_COOKIE, &tokens.join("."), if tokens.is_empty() { 0 } else { MAX_AGE })
    }

    pub(super) fn expired_cookie(&self) -> HeaderValue {
        self.write_cookie(COOKIE, "", 0)
    }

    fn write_cookie(&self, name: &str, value: &str, max_age: u32) -> HeaderValue {
        let secure = if self.https { "; Secure" } else { "" };
        let cookie = format!("{name}={value}; Path=/api; Max-Age={max_age}; HttpOnly; SameSite=Strict{secure}");
        HeaderValue::try_from(cookie).expect("letters that need no escaping")
    }
}

/// Checks how many tables the client may create.
pub(super) fn check_table_quota(state: &ApiState, from: origin::ClientIp) -> Result<(), ApiError> {
    Ok(state.limiter.check_table(from.0)?)
}
