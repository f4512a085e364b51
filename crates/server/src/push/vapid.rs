//! The server's VAPID key (RFC 8292), generated on first use and stored in the database.

use iquazu_protocol::UnixMillis;
use iquazu_rules::text::base64url;
use iquazu_store::{Error, Store};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

const SETTING_KEY: &str = "vapid";
/// Validity of a token; RFC 8292 allows up to 24 hours.
const TOKEN_TTL_SECS: UnixMillis = 12 * 3600;

/// The VAPID key pair.
#[derive(Debug)]
pub(crate) struct VapidKeys {
    pair: EcdsaKeyPair,
}

impl VapidKeys {
    /// Loads the key pair of this installation, or generates it. All processes get the same.
    pub(crate) async fn load(store: &dyn Store) -> Result<VapidKeys, Error> {
        let broken = |_| Error::Unavailable("invalid VAPID key".to_owned());
        let stored = match store.setting(SETTING_KEY).await? {
            Some(stored) => stored,
            None => store.get_or_insert_setting(SETTING_KEY, generate().map_err(broken)?).await?,
        };
        VapidKeys::read(&stored).map_err(broken)
    }

    fn read(pkcs8: &[u8]) -> Result<VapidKeys, ring::error::Unspecified> {
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, pkcs8, &SystemRandom::new());
        Ok(VapidKeys { pair: pair.map_err(|_| ring::error::Unspecified)? })
    }

    /// Returns the public key in base64url: 65 bytes.
    pub(crate) fn public(&self) -> String {
        base64url::encode(self.pair.public_key().as_ref())
    }

    /// Returns the authorization header for a push service. `audience` is its origin, `contact` an address for questions.
    pub(crate) fn authorization(
        &self,
        audience: &str,
        contact: Option<&str>,
        now: UnixMillis,
    ) -> Result<String, ring::error::Unspecified> {
        let head = json!({ "typ": "JWT", "alg": "ES256" }).to_string();
        let mut claims = json!({ "aud": audience, "exp": now / 1000 + TOKEN_TTL_SECS });
        if let Some(contact) = contact {
            claims["sub"] = json!(contact);
        }
        let signed =
            format!("{}.{}", base64url::encode(head.as_bytes()), base64url::encode(claims.to_string().as_bytes()));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes())?;
        Ok(format!("vapid t={signed}.{}, k={}", base64url::encode(signature.as_ref()), self.public()))
    }
}

fn generate() -> Result<Vec<u8>, ring::error::Unspecified> {
    let pkcs8 = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())?;
    Ok(pkcs8.as_ref().to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    /// RFC 8292, section 2: signed claims, and the key they were signed with.
    #[test]
    fn authorization_header_is_signed() {
        let keys = VapidKeys::read(&generate().expect("a key")).expect("a key");
        let header = keys.authorization("https://push.example", None, 1_000_000).expect("signed");
        let (token, key) = header.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("two parts");
        let public = base64url::decode(key).expect("base64");
        assert_eq!((public.len(), public[0]), (65, 4));
        let (signed, signature) = token.rsplit_once('.').expect("a signature");
        let signature = base64url::decode(signature).expect("base64");
        UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, public).verify(signed.as_bytes(), &signature).expect("ours");
        let claims = base64url::decode(signed.split('.').nth(1).expect("claims")).expect("base64");
        let claims: serde_json::Value = serde_json::from_slice(&claims).expect("JSON");
        assert_eq!(claims, json!({ "aud": "https://push.example", "exp": 44_200 }));
    }
}
