//! Who somebody is: a random secret in a cookie that no script can read.

use super::address::is_https;
use super::body::Problem;
use super::{Online, address};
use crate::hub::refusal;
use crate::random;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use iquazu_protocol::{Name, Token};
use iquazu_store::{Error, Identity, IdentityId, Moment};

const COOKIE: &str = "iquazu";
/// As long as browsers keep cookies.
const MAX_AGE: u32 = 400 * 24 * 3600;

/// Who asks; nobody known where the browser has no identity.
#[derive(Clone, Debug)]
pub(super) struct Visitor {
    pub(super) known: Option<Identity>,
    pub(super) token: Option<Token>,
    https: bool,
}

impl FromRequestParts<Online> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, online: &Online) -> Result<Visitor, Problem> {
        let token = cookie(&parts.headers);
        let known = match &token {
            Some(token) => online.hub.store().identity_by_secret(random::hash(token)).await?,
            None => None,
        };
        Ok(Visitor { known, token, https: is_https(&parts.headers, online.hub.online.trust_proxy) })
    }
}

fn cookie(headers: &HeaderMap) -> Option<Token> {
    let values = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = values.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).and_then(|(_, token)| token.parse().ok())
}

impl Visitor {
    pub(super) fn id(&self) -> Option<IdentityId> {
        self.known.as_ref().map(|identity| identity.id)
    }

    /// The visitor by this name from now on; a new identity, with its cookie, where there was none.
    pub(super) async fn named(
        &self,
        online: &Online,
        name: &Name,
    ) -> Result<(IdentityId, Option<HeaderValue>), Problem> {
        let store = online.hub.store();
        if let Some(identity) = &self.known {
            if identity.name != name.as_str() {
                store.rename(identity.id, name.as_str().to_owned()).await?;
            }
            return Ok((identity.id, None));
        }
        let identity = Identity { id: IdentityId::random(), name: name.as_str().to_owned(), created: Moment::now() };
        let (id, token) = (identity.id, random::token());
        store.create_identity(identity, random::hash(&token)).await?;
        Ok((id, Some(self.cookie(&token))))
    }

    /// A further device of somebody: a secret of its own.
    pub(super) async fn become_known(&self, online: &Online, id: IdentityId) -> Result<HeaderValue, Problem> {
        let token = random::token();
        let added = online.hub.store().add_secret(id, random::hash(&token)).await;
        match added {
            Ok(()) => Ok(self.cookie(&token)),
            Err(Error::NoSuchIdentity) => Err(Problem(iquazu_protocol::Refusal::LinkExpired {})),
            Err(error) => Err(Problem(refusal(&error))),
        }
    }

    fn cookie(&self, token: &Token) -> HeaderValue {
        self.write_cookie(token.as_str(), MAX_AGE)
    }

    pub(super) fn no_cookie(&self) -> HeaderValue {
        self.write_cookie("", 0)
    }

    fn write_cookie(&self, value: &str, max_age: u32) -> HeaderValue {
        let secure = if self.https { "; Secure" } else { "" };
        let cookie = format!("{COOKIE}={value}; Path=/api; Max-Age={max_age}; HttpOnly; SameSite=Strict{secure}");
        HeaderValue::try_from(cookie).expect("letters that need no escaping")
    }
}

/// The address of a client, to count the tables it makes.
pub(super) fn may_make_table(online: &Online, from: address::From) -> Result<(), Problem> {
    Ok(online.gate.table(from.0)?)
}
