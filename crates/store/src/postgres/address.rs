//! Parses a PostgreSQL address and its TLS options.
//!
//! `sslmode` and `sslrootcert` mean what they mean to libpq: `disable` never encrypts, `prefer` (the default) encrypts
//! if the server supports it, `require` always encrypts, and `verify-full` also verifies the host name and the
//! certificate chain, against the file `sslrootcert` or the public web PKI. `verify-ca`, or `sslrootcert` alone, is
//! treated as `verify-full`.

use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme};
use std::sync::Arc;
use std::time::Duration;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres::tls::MakeTlsConnect;
use tokio_postgres::{Client, Config, Socket};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::map_error;
use crate::OpenError;

pub(super) type RawConnection =
    tokio_postgres::Connection<Socket, <MakeRustlsConnect as MakeTlsConnect<Socket>>::Stream>;

#[derive(Clone)]
pub(super) struct Address {
    config: Config,
    tls: MakeRustlsConnect,
}

impl std::fmt::Debug for Address {
    /// Prints the location only: the address may contain a password.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "PostgreSQL at {:?}, database {:?}", self.config.get_hosts(), self.config.get_dbname())
    }
}

impl Address {
    pub(super) fn parse(text: &str) -> Result<Address, OpenError> {
        let (text, trust) = CertVerification::extract_from(text);
        let mut config: Config = text.parse().map_err(|error| failed("PostgreSQL", map_error::error_text(&error)))?;
        config.connect_timeout(Duration::from_secs(5));
        config.tcp_user_timeout(Duration::from_secs(15));
        config.application_name("iquazu");
        // Acknowledged means durable. The timeouts keep a statement from waiting forever.
        let options = config.get_options().unwrap_or_default().to_owned();
        config.options(format!("{options} -c synchronous_commit=on -c statement_timeout=30s -c lock_timeout=10s"));
        if trust != CertVerification::None {
            // Naming a certificate authority implies encryption.
            config.ssl_mode(SslMode::Require);
        }
        if config.get_hosts().iter().all(|host| matches!(host, Host::Unix(_))) {
            // PostgreSQL offers no TLS on Unix sockets, and traffic never leaves the machine.
            config.ssl_mode(SslMode::Disable);
        }
        Ok(Address { config, tls: MakeRustlsConnect::new(trust.client_config()?) })
    }

    pub(super) async fn connect(&self) -> Result<(Client, RawConnection), tokio_postgres::Error> {
        self.config.connect(self.tls.clone()).await
    }

    pub(super) fn failed(&self, error: &tokio_postgres::Error) -> OpenError {
        failed(&format!("{self:?}"), map_error::error_text(error))
    }
}

fn failed(place: &str, cause: String) -> OpenError {
    OpenError::Failed { place: place.to_owned(), cause }
}

/// How to verify the server's certificate.
#[derive(Debug, PartialEq, Eq)]
enum CertVerification {
    None,
    /// Against the public web PKI.
    WebPki,
    /// Against the certificates in a PEM file.
    File(String),
}

impl CertVerification {
    /// Splits off the parameters that `tokio_postgres` does not know.
    fn extract_from(address: &str) -> (String, CertVerification) {
        let Some((place, settings)) = address.split_once('?') else {
            return (address.to_owned(), CertVerification::None);
        };
        let mut trust = CertVerification::None;
        let mut others = Vec::new();
        for setting in settings.split('&') {
            match setting.split_once('=') {
                Some(("sslmode", "verify-full" | "verify-ca")) => {
                    trust = if trust == CertVerification::None { CertVerification::WebPki } else { trust };
                }
                Some(("sslrootcert", "system")) => trust = CertVerification::WebPki,
                Some(("sslrootcert", file)) => {
                    trust = CertVerification::File(
                        percent_encoding::percent_decode_str(file).decode_utf8_lossy().into_owned(),
                    );
                }
                _ => others.push(setting),
            }
        }
        let settings = if others.is_empty() { String::new() } else { format!("?{}", others.join("&")) };
        (format!("{place}{settings}"), trust)
    }

    fn client_config(self) -> Result<ClientConfig, OpenError> {
        let provider = Arc::new(ring::default_provider());
        let client = ClientConfig::builder_with_provider(Arc::clone(&provider)).with_safe_default_protocol_versions();
        let client = client.map_err(|error| failed("TLS", error.to_string()))?;
        let mut roots = RootCertStore::empty();
        match self {
            CertVerification::None => {
                let anyone = Arc::new(AcceptAnyCert(provider));
                return Ok(client.dangerous().with_custom_certificate_verifier(anyone).with_no_client_auth());
            }
            CertVerification::WebPki => roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
            CertVerification::File(file) => {
                let place = format!("certificates of {file}");
                let bad = |error: &dyn std::fmt::Display| failed(&place, error.to_string());
                for certificate in CertificateDer::pem_file_iter(&file).map_err(|error| bad(&error))? {
                    let certificate = certificate.map_err(|error| bad(&error))?;
                    roots.add(certificate).map_err(|error| bad(&error))?;
                }
                if roots.is_empty() {
                    return Err(bad(&"the file contains no certificate"));
                }
            }
        }
        Ok(client.with_root_certificates(roots).with_no_client_auth())
    }
}

/// Accepts any certificate, as libpq does for `sslmode=require`.
#[derive(Debug)]
struct AcceptAnyCert(Arc<CryptoProvider>);

impl ServerCertVerifier for AcceptAnyCert {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls12_signature(message, certificate, signature, &self.0.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls13_signature(message, certificate, signature, &self.0.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ssl_parameters_match_libpq() {
        for (address, rest, trust) in [
            ("postgres://a@b/c", "postgres://a@b/c", CertVerification::None),
            ("postgres://a@b/c?sslmode=require", "postgres://a@b/c?sslmode=require", CertVerification::None),
            ("postgres://a@b/c?sslmode=verify-full", "postgres://a@b/c", CertVerification::WebPki),
            (
                "postgres://a@b/c?sslrootcert=/my%20ca.pem&sslmode=verify-ca",
                "postgres://a@b/c",
                CertVerification::File("/my ca.pem".to_owned()),
            ),
            (
                "postgres://a@b/c?sslmode=verify-full&sslrootcert=system&keepalives=1",
                "postgres://a@b/c?keepalives=1",
                CertVerification::WebPki,
            ),
        ] {
            assert_eq!(CertVerification::extract_from(address), (rest.to_owned(), trust), "{address}");
        }
    }

    #[test]
    fn sslrootcert_implies_encryption() {
        let mode = |settings: &str| {
            let address = Address::parse(&format!("postgres://a@example.org/c{settings}")).unwrap();
            address.config.get_ssl_mode()
        };
        assert_eq!(mode(""), SslMode::Prefer);
        assert_eq!(mode("?sslmode=disable"), SslMode::Disable);
        assert_eq!(mode("?sslrootcert=system"), SslMode::Require);
        assert_eq!(mode("?sslmode=verify-full"), SslMode::Require);
    }

    #[test]
    fn debug_hides_the_password() {
        let address = Address::parse("postgres://ann:secret@example.org/games?sslmode=verify-full").unwrap();
        let shown = format!("{address:?}");
        assert!(shown.contains("example.org") && shown.contains("games") && !shown.contains("secret"), "{shown}");
    }
}
