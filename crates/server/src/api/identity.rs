//! Identification of callers by a random secret in an HTTP-only cookie.

use super::json::ApiError;
use super::origin::is_https;
use super::{ApiState, origin};
use crate::hub::store_refusal;
use crate::random;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use iquazu_protocol::{Name, Token};
use iquazu_store::{Error, Identity, IdentityId, Timestamp};

const COOKIE: &str = "iquazu";
/// The longest that browsers keep cookies.
const MAX_AGE: u32 = 400 * 24 * 3600;

/// The caller; anonymous if the browser has no identity.
#[derive(Clone, Debug)]
pub(super) struct Caller {
    pub(super) identity: Option<Identity>,
    pub(super) token: Option<Token>,
    https: bool,
}

impl FromRequestParts<ApiState> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &ApiState) -> Result<Caller, ApiError> {
        let token = cookie(&parts.headers);
        let known = match &token {
            Some(token) => state.hub.store().identity_by_secret(random::hash(token)).await?,
            None => None,
        };
        Ok(Caller { identity: known, token, https: is_https(&parts.headers, state.hub.config.trust_proxy) })
    }
}

fn cookie(headers: &HeaderMap) -> Option<Token> {
    let values = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = values.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).and_then(|(_, token)| token.parse().ok())
}

impl Caller {
    pub(super) fn id(&self) -> Option<IdentityId> {
        self.identity.as_ref().map(|identity| identity.id)
    }

    /// Returns the caller's identity with this name. A new identity comes with its cookie.
    pub(super) async fn identify_as(
        &self,
        state: &ApiState,
        name: &Name,
    ) -> Result<(IdentityId, Option<HeaderValue>), ApiError> {
        let store = state.hub.store();
        if let Some(identity) = &self.identity {
            if identity.name != name.as_str() {
                store.rename_identity(identity.id, name.as_str().to_owned()).await?;
            }
            return Ok((identity.id, None));
        }
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

    fn cookie(&self, token: &Token) -> HeaderValue {
        self.write_cookie(token.as_str(), MAX_AGE)
    }

    pub(super) fn expired_cookie(&self) -> HeaderValue {
        self.write_cookie("", 0)
    }

    fn write_cookie(&self, value: &str, max_age: u32) -> HeaderValue {
        let secure = if self.https { "; Secure" } else { "" };
        let cookie = format!("{COOKIE}={value}; Path=/api; Max-Age={max_age}; HttpOnly; SameSite=Strict{secure}");
        HeaderValue::try_from(cookie).expect("letters that need no escaping")
    }
}

/// Checks how many tables the client may create.
pub(super) fn check_table_quota(state: &ApiState, from: origin::ClientIp) -> Result<(), ApiError> {
    Ok(state.limiter.check_table(from.0)?)
}
