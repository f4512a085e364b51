//! The server's own key for push services (VAPID, RFC 8292), made on first use and kept in the store.

use crate::random::base64;
use iquazu_protocol::Time;
use iquazu_store::{Error, Store};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

const SETTING: &str = "vapid";
/// At most a day is allowed.
const GOOD_FOR: Time = 12 * 3600;

/// The key pair.
#[derive(Debug)]
pub(crate) struct Keys {
    pair: EcdsaKeyPair,
}

impl Keys {
    /// The keys of this installation: the same for all processes, and for ever.
    pub(crate) async fn load(store: &dyn Store) -> Result<Keys, Error> {
        let broken = |_| Error::Unavailable("the key for push services cannot be used".to_owned());
        let kept = match store.setting(SETTING).await? {
            Some(kept) => kept,
            None => store.setting_or(SETTING, fresh().map_err(broken)?).await?,
        };
        Keys::read(&kept).map_err(broken)
    }

    fn read(pkcs8: &[u8]) -> Result<Keys, ring::error::Unspecified> {
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, pkcs8, &SystemRandom::new());
        Ok(Keys { pair: pair.map_err(|_| ring::error::Unspecified)? })
    }

    /// What a browser wants to know: 65 bytes in base64.
    pub(crate) fn public(&self) -> String {
        base64(self.pair.public_key().as_ref())
    }

    /// The header that says to a push service who we are. `audience` is its origin, `contact` whom it may turn to.
    pub(crate) fn authorization(
        &self,
        audience: &str,
        contact: Option<&str>,
        now: Time,
    ) -> Result<String, ring::error::Unspecified> {
        let head = json!({ "typ": "JWT", "alg": "ES256" }).to_string();
        let mut claims = json!({ "aud": audience, "exp": now / 1000 + GOOD_FOR });
        if let Some(contact) = contact {
            claims["sub"] = json!(contact);
        }
        let said = format!("{}.{}", base64(head.as_bytes()), base64(claims.to_string().as_bytes()));
        let signature = self.pair.sign(&SystemRandom::new(), said.as_bytes())?;
        Ok(format!("vapid t={said}.{}, k={}", base64(signature.as_ref()), self.public()))
    }
}

fn fresh() -> Result<Vec<u8>, ring::error::Unspecified> {
    let pkcs8 = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())?;
    Ok(pkcs8.as_ref().to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::from_base64;
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    /// RFC 8292, section 2: signed claims, and the key they were signed with.
    #[test]
    fn push_services_can_check_who_we_are() {
        let keys = Keys::read(&fresh().expect("a key")).expect("a key");
        let header = keys.authorization("https://push.example", None, 1_000_000).expect("signed");
        let (token, key) = header.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("two parts");
        let public = from_base64(key).expect("base64");
        assert_eq!((public.len(), public[0]), (65, 4));
        let (said, signature) = token.rsplit_once('.').expect("a signature");
        let signature = from_base64(signature).expect("base64");
        UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, public).verify(said.as_bytes(), &signature).expect("ours");
        let claims = from_base64(said.split('.').nth(1).expect("claims")).expect("base64");
        let claims: serde_json::Value = serde_json::from_slice(&claims).expect("JSON");
        assert_eq!(claims, json!({ "aud": "https://push.example", "exp": 44_200 }));
    }
}
