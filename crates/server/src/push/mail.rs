//! E-mail over the operator's SMTP server.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use iquazu_protocol::DeliveryProblem;
use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::{Address, Message, SmtpTransport, Transport};

/// Error when parsing the address of a mail server or a sender.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseMailError(String);

impl fmt::Display for ParseMailError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ParseMailError {}

/// The URL of a mail server: `smtps://user:password@host` or `smtp://host?tls=required`.
#[derive(Clone, PartialEq, Eq)]
pub struct SmtpUrl(String);

/// Keeps the password out of logs.
impl fmt::Debug for SmtpUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SmtpUrl(…)")
    }
}

impl FromStr for SmtpUrl {
    type Err = ParseMailError;

    fn from_str(text: &str) -> Result<SmtpUrl, ParseMailError> {
        let expected = "invalid mail server: expected smtps://user:password@host or smtp://host?tls=required";
        SmtpTransport::from_url(text).map_err(|_| ParseMailError(expected.to_owned()))?;
        Ok(SmtpUrl(text.to_owned()))
    }
}

/// The sender of mails, such as `Iquazú <games@example.org>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailSender(Mailbox);

impl FromStr for MailSender {
    type Err = ParseMailError;

    fn from_str(text: &str) -> Result<MailSender, ParseMailError> {
        let expected =
            || ParseMailError("invalid sender: expected name@example.org or Name <name@example.org>".to_owned());
        text.parse().map(MailSender).map_err(|_| expected())
    }
}

/// Returns whether a text is an e-mail address.
pub(super) fn is_address(text: &str) -> bool {
    text.len() <= 254
        && text.parse::<Address>().is_ok()
        && text.rsplit('@').next().is_some_and(|host| host.contains('.'))
}

/// A mail to send.
#[derive(Debug)]
pub(super) struct Mail {
    pub(super) to: String,
    pub(super) subject: String,
    pub(super) body: String,
    /// Where a mail program can switch the notices off by a POST request (RFC 8058).
    pub(super) unsubscribe: String,
}

/// Sends a mail. Blocks.
///
/// # Errors
/// Returns why it failed. A permanent error of the server is a rejection.
pub(super) fn send(
    server: &SmtpUrl,
    sender: &MailSender,
    mail: Mail,
    timeout: Duration,
) -> Result<(), DeliveryProblem> {
    let to: Address = mail.to.parse().map_err(|_| DeliveryProblem::Address)?;
    let mut message = Message::builder()
        .from(sender.0.clone())
        .to(Mailbox::new(None, to))
        .subject(mail.subject)
        .header(ContentType::TEXT_PLAIN)
        .body(mail.body)
        .map_err(|_| DeliveryProblem::Address)?;
    for (name, value) in [
        ("List-Unsubscribe", format!("<{}>", mail.unsubscribe)),
        ("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()),
        // Keeps vacation notices from being sent back (RFC 3834).
        ("Auto-Submitted", "auto-generated".to_owned()),
    ] {
        message.headers_mut().insert_raw(HeaderValue::new(HeaderName::new_from_ascii_str(name), value));
    }
    let transport = SmtpTransport::from_url(&server.0).map_err(|_| DeliveryProblem::Unreachable)?;
    let sent = transport.timeout(Some(timeout)).build().send(&message);
    sent.map(drop).map_err(
        |error| {
            if error.is_permanent() { DeliveryProblem::Rejected } else { DeliveryProblem::Unreachable }
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_checked() {
        for good in ["ada@example.org", "a.b+c@mail.example.co.uk"] {
            assert!(is_address(good), "{good}");
        }
        let long = format!("{}@example.org", "a".repeat(260));
        for bad in ["", "ada", "ada@", "@example.org", "ada@localhost", "a b@example.org", "a@b.c\r\nBcc: x@y.z", &long]
        {
            assert!(!is_address(bad), "{bad}");
        }
    }

    #[test]
    fn server_and_sender_are_parsed_without_showing_the_password() {
        let server: SmtpUrl = "smtps://user:hidden@mail.example.org".parse().expect("a server");
        assert!(!format!("{server:?}").contains("hidden"));
        assert!("mail.example.org".parse::<SmtpUrl>().is_err());
        assert!("Iquazú <games@example.org>".parse::<MailSender>().is_ok());
        assert!("nobody".parse::<MailSender>().is_err());
    }
}
