//! Encryption of push messages (RFC 8291, RFC 8188).

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom, SystemRandom};

/// Our messages fit into one record.
const RECORD_SIZE: u32 = 4096;
/// Padding delimiter of the last record.
const LAST_RECORD_DELIMITER: u8 = 2;

/// The keys of a browser's subscription.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PushRecipient {
    /// The browser's public key: 65 bytes.
    pub(crate) public: Vec<u8>,
    /// The shared authentication secret: 16 bytes.
    pub(crate) auth: Vec<u8>,
}

/// Encrypts the body of a push message with an ephemeral key.
pub(crate) fn encrypt(text: &[u8], receiver: &PushRecipient) -> Result<Vec<u8>, Unspecified> {
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let public = own.compute_public_key()?;
    let mut salt = [0; 16];
    random.fill(&mut salt)?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, &receiver.public);
    agree_ephemeral(own, &theirs, |shared| encrypt_with(text, receiver, shared, public.as_ref(), &salt))?
}

fn encrypt_with(
    text: &[u8],
    receiver: &PushRecipient,
    shared: &[u8],
    public: &[u8],
    salt: &[u8; 16],
) -> Result<Vec<u8>, Unspecified> {
    let info = [b"WebPush: info\0", receiver.public.as_slice(), public];
    let secret: [u8; 32] = derive(&receiver.auth, shared, &info)?;
    let key: [u8; 16] = derive(salt, &secret, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = derive(salt, &secret, &[b"Content-Encoding: nonce\0"])?;
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    let mut record = text.to_vec();
    record.push(LAST_RECORD_DELIMITER);
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record)?;
    let mut body = salt.to_vec();
    body.extend(RECORD_SIZE.to_be_bytes());
    body.push(public.len() as u8);
    body.extend(public);
    body.extend(record);
    Ok(body)
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    let mut bytes = [0; N];
    Salt::new(HKDF_SHA256, salt).extract(secret).expand(info, Length(N))?.fill(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use iquazu_rules::text::base64url;

    fn bytes(text: &str) -> Vec<u8> {
        base64url::decode(text).expect("base64")
    }

    /// RFC 8291, section 5 and appendix A.
    #[test]
    fn matches_the_rfc_example() {
        let receiver = PushRecipient {
            public: bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
            auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        };
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let public = bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("16 bytes");
        let text = b"When I grow up, I want to be a watermelon";
        let body = encrypt_with(text, &receiver, &shared, &public, &salt).expect("sealed");
        assert_eq!(
            base64url::encode(&body),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn messages_differ_and_bad_key_is_rejected() {
        let random = SystemRandom::new();
        let theirs = EphemeralPrivateKey::generate(&ECDH_P256, &random).expect("a key");
        let public = theirs.compute_public_key().expect("a key").as_ref().to_vec();
        let receiver = PushRecipient { public, auth: vec![7; 16] };
        let [first, second] = [encrypt(b"x", &receiver), encrypt(b"x", &receiver)].map(|body| body.expect("sealed"));
        assert_ne!(first, second);
        assert!(encrypt(b"x", &PushRecipient { public: vec![4; 65], auth: vec![7; 16] }).is_err());
    }
}
