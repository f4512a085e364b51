//! Parses a PostgreSQL address and its TLS options.
//!
//! `sslmode` and `sslrootcert` mean what they mean to libpq: `disable` never encrypts, `prefer` (the default) encrypts
//! if the server supports it, `require` always encrypts, and `verify-full` also verifies the host name and the
//! certificate chain, against the file `sslrootcert` or the public web PKI. `verify-ca`, or `sslrootcert` alone, is
//! treated as `verify-full`.
//!
//! An address may name several hosts, such as a primary and its replica: `postgres://one,two/games`. The first one that
//! accepts writes is used.

use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};
use tokio_postgres::tls::MakeTlsConnect;
use tokio_postgres::{Client, Config, Socket};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::map_error;
use crate::deadline::hang_error;
use crate::{Error, OpenError};

/// Time for one host to accept a connection. A host that accepts it and says nothing must not keep the next one from being
/// tried within the limit of a call.
const HOST_TIMEOUT: Duration = Duration::from_millis(2500);

/// Session settings. Acknowledged means durable. The database gives up before our own limit of a call ends, so that a slow
/// statement does not cost the connection.
const SESSION: &str = "-c synchronous_commit=on -c statement_timeout=5s -c lock_timeout=3s";

pub(super) type RawConnection =
    tokio_postgres::Connection<Socket, <MakeRustlsConnect as MakeTlsConnect<Socket>>::Stream>;

#[derive(Clone)]
pub(super) struct Address {
    config: Config,
    /// The same for each host alone.
    hosts: Vec<Config>,
    /// The host that was connected to last.
    current: Arc<AtomicUsize>,
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
        config.connect_timeout(HOST_TIMEOUT);
        // A host that vanished without a word is noticed within seconds.
        config.tcp_user_timeout(Duration::from_secs(6));
        config
            .keepalives_idle(Duration::from_secs(3))
            .keepalives_interval(Duration::from_secs(1))
            .keepalives_retries(3);
        config.application_name("iquazu");
        let options = config.get_options().unwrap_or_default().to_owned();
        config.options(format!("{options} {SESSION}"));
        if trust != CertVerification::None {
            // Naming a certificate authority implies encryption.
            config.ssl_mode(SslMode::Require);
        }
        if config.get_hosts().iter().all(|host| matches!(host, Host::Unix(_))) {
            // PostgreSQL offers no TLS on Unix sockets, and traffic never leaves the machine.
            config.ssl_mode(SslMode::Disable);
        }
        let count = config.get_hosts().len().max(config.get_hostaddrs().len());
        if count > 1 {
            config.target_session_attrs(TargetSessionAttrs::ReadWrite);
        }
        let hosts = (0..count).map(|index| single_host(&config, index)).collect();
        let tls = MakeRustlsConnect::new(trust.client_config()?);
        Ok(Address { config, hosts, current: Arc::default(), tls })
    }

    /// Connects to the first host that answers in time and, if there are several, accepts writes. Begins with the one that
    /// did so last.
    pub(super) async fn connect(&self) -> Result<(Client, RawConnection), Error> {
        let first = self.current.load(Ordering::Relaxed);
        let mut result = Err(Error::Unavailable("the address names no host".to_owned()));
        for index in (0..self.hosts.len()).map(|step| (first + step) % self.hosts.len()) {
            let connecting = self.hosts[index].connect(self.tls.clone());
            result = match tokio::time::timeout(HOST_TIMEOUT, connecting).await {
                Ok(Ok(connected)) => {
                    self.current.store(index, Ordering::Relaxed);
                    return Ok(connected);
                }
                Ok(Err(error)) => Err(Error::Unavailable(map_error::error_text(&error))),
                Err(_) => Err(hang_error()),
            };
        }
        result
    }

    pub(super) fn failed(&self, cause: String) -> OpenError {
        failed(&format!("{self:?}"), cause)
    }
}

/// Returns the settings for one of several hosts.
fn single_host(config: &Config, index: usize) -> Config {
    let mut single = Config::new();
    match config.get_hosts().get(index) {
        Some(Host::Tcp(host)) => single.host(host),
        #[cfg(unix)]
        Some(Host::Unix(folder)) => single.host_path(folder),
        None => &mut single,
    };
    if let Some(address) = config.get_hostaddrs().get(index) {
        single.hostaddr(*address);
    }
    if let Some(port) = config.get_ports().get(index).or(config.get_ports().first()) {
        single.port(*port);
    }
    if let Some(user) = config.get_user() {
        single.user(user);
    }
    if let Some(password) = config.get_password() {
        single.password(password);
    }
    if let Some(name) = config.get_dbname() {
        single.dbname(name);
    }
    if let Some(timeout) = config.get_tcp_user_timeout() {
        single.tcp_user_timeout(*timeout);
    }
    single
        .options(config.get_options().unwrap_or_default())
        .application_name(config.get_application_name().unwrap_or_default())
        .ssl_mode(config.get_ssl_mode())
        .ssl_negotiation(config.get_ssl_negotiation())
        .connect_timeout(HOST_TIMEOUT)
        .keepalives(config.get_keepalives())
        .keepalives_idle(config.get_keepalives_idle())
        .keepalives_interval(config.get_keepalives_interval().unwrap_or(Duration::from_secs(1)))
        .keepalives_retries(config.get_keepalives_retries().unwrap_or(3))
        .target_session_attrs(config.get_target_session_attrs())
        .channel_binding(config.get_channel_binding());
    single
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
