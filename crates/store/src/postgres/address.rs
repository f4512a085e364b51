//! Where the database is, and whether the way there is encrypted. `sslmode` and `sslrootcert` mean what they mean to
//! PostgreSQL's own programs: `disable` never encrypts, `prefer` (as without a word) does where the server can,
//! `require` always does; `verify-full` also asks for a certificate in the host's name, signed by an authority of the
//! file `sslrootcert`, or by a publicly known one. `verify-ca`, or `sslrootcert` alone, is as strict as `verify-full`.

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

use super::fault;
use crate::OpenError;

pub(super) type Connection = tokio_postgres::Connection<Socket, <MakeRustlsConnect as MakeTlsConnect<Socket>>::Stream>;

#[derive(Clone)]
pub(super) struct Address {
    config: Config,
    tls: MakeRustlsConnect,
}

impl std::fmt::Debug for Address {
    /// The address may hold a password: messages show only where the database is.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "PostgreSQL at {:?}, database {:?}", self.config.get_hosts(), self.config.get_dbname())
    }
}

impl Address {
    pub(super) fn read(text: &str) -> Result<Address, OpenError> {
        let (text, trust) = Trust::take_from(text);
        let mut config: Config = text.parse().map_err(|error| failed("PostgreSQL", fault::text(&error)))?;
        config.connect_timeout(Duration::from_secs(5));
        config.tcp_user_timeout(Duration::from_secs(15));
        config.application_name("iquazu");
        // Acknowledged means durable, and no statement waits for ever.
        let options = config.get_options().unwrap_or_default().to_owned();
        config.options(format!("{options} -c synchronous_commit=on -c statement_timeout=30s -c lock_timeout=10s"));
        if trust != Trust::Anyone {
            // Who names an authority does not want to talk in the open.
            config.ssl_mode(SslMode::Require);
        }
        if config.get_hosts().iter().all(|host| matches!(host, Host::Unix(_))) {
            // What stays on the machine needs no secrecy, and PostgreSQL offers none there.
            config.ssl_mode(SslMode::Disable);
        }
        Ok(Address { config, tls: MakeRustlsConnect::new(trust.client()?) })
    }

    pub(super) async fn connect(&self) -> Result<(Client, Connection), tokio_postgres::Error> {
        self.config.connect(self.tls.clone()).await
    }

    pub(super) fn failed(&self, error: &tokio_postgres::Error) -> OpenError {
        failed(&format!("{self:?}"), fault::text(error))
    }
}

fn failed(place: &str, cause: String) -> OpenError {
    OpenError::Failed { place: place.to_owned(), cause }
}

/// Whose certificates are good.
#[derive(Debug, PartialEq, Eq)]
enum Trust {
    Anyone,
    /// The authorities that browsers know.
    Public,
    /// Those of a file.
    File(String),
}

impl Trust {
    /// Takes the words out of an address that `tokio_postgres` does not know.
    fn take_from(address: &str) -> (String, Trust) {
        let Some((place, settings)) = address.split_once('?') else { return (address.to_owned(), Trust::Anyone) };
        let mut trust = Trust::Anyone;
        let mut others = Vec::new();
        for setting in settings.split('&') {
            match setting.split_once('=') {
                Some(("sslmode", "verify-full" | "verify-ca")) => {
                    trust = if trust == Trust::Anyone { Trust::Public } else { trust };
                }
                Some(("sslrootcert", "system")) => trust = Trust::Public,
                Some(("sslrootcert", file)) => {
                    trust = Trust::File(percent_encoding::percent_decode_str(file).decode_utf8_lossy().into_owned());
                }
                _ => others.push(setting),
            }
        }
        let settings = if others.is_empty() { String::new() } else { format!("?{}", others.join("&")) };
        (format!("{place}{settings}"), trust)
    }

    fn client(self) -> Result<ClientConfig, OpenError> {
        let provider = Arc::new(ring::default_provider());
        let client = ClientConfig::builder_with_provider(Arc::clone(&provider)).with_safe_default_protocol_versions();
        let client = client.map_err(|error| failed("TLS", error.to_string()))?;
        let mut roots = RootCertStore::empty();
        match self {
            Trust::Anyone => {
                let anyone = Arc::new(Anyone(provider));
                return Ok(client.dangerous().with_custom_certificate_verifier(anyone).with_no_client_auth());
            }
            Trust::Public => roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
            Trust::File(file) => {
                let place = format!("certificates of {file}");
                let bad = |error: &dyn std::fmt::Display| failed(&place, error.to_string());
                for certificate in CertificateDer::pem_file_iter(&file).map_err(|error| bad(&error))? {
                    let certificate = certificate.map_err(|error| bad(&error))?;
                    roots.add(certificate).map_err(|error| bad(&error))?;
                }
                if roots.is_empty() {
                    return Err(bad(&"there is none in it"));
                }
            }
        }
        Ok(client.with_root_certificates(roots).with_no_client_auth())
    }
}

/// Encrypts without asking who it is, as `sslmode=require` does everywhere.
#[derive(Debug)]
struct Anyone(Arc<CryptoProvider>);

impl ServerCertVerifier for Anyone {
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
    fn modes_of_encryption_are_understood_as_postgresql_means_them() {
        for (address, rest, trust) in [
            ("postgres://a@b/c", "postgres://a@b/c", Trust::Anyone),
            ("postgres://a@b/c?sslmode=require", "postgres://a@b/c?sslmode=require", Trust::Anyone),
            ("postgres://a@b/c?sslmode=verify-full", "postgres://a@b/c", Trust::Public),
            (
                "postgres://a@b/c?sslrootcert=/my%20ca.pem&sslmode=verify-ca",
                "postgres://a@b/c",
                Trust::File("/my ca.pem".to_owned()),
            ),
            (
                "postgres://a@b/c?sslmode=verify-full&sslrootcert=system&keepalives=1",
                "postgres://a@b/c?keepalives=1",
                Trust::Public,
            ),
        ] {
            assert_eq!(Trust::take_from(address), (rest.to_owned(), trust), "{address}");
        }
    }

    #[test]
    fn an_authority_is_enough_to_insist_on_encryption() {
        let mode = |settings: &str| {
            let address = Address::read(&format!("postgres://a@example.org/c{settings}")).unwrap();
            address.config.get_ssl_mode()
        };
        assert_eq!(mode(""), SslMode::Prefer);
        assert_eq!(mode("?sslmode=disable"), SslMode::Disable);
        assert_eq!(mode("?sslrootcert=system"), SslMode::Require);
        assert_eq!(mode("?sslmode=verify-full"), SslMode::Require);
    }

    #[test]
    fn nothing_that_is_shown_holds_the_password() {
        let address = Address::read("postgres://ann:secret@example.org/games?sslmode=verify-full").unwrap();
        let shown = format!("{address:?}");
        assert!(shown.contains("example.org") && shown.contains("games") && !shown.contains("secret"), "{shown}");
    }
}
