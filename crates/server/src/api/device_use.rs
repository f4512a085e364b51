//! Records once a day which devices are used, and the label by which their owners recognize them.

use axum::http::{HeaderMap, header};
use iquazu_store::{SecretHash, Timestamp};
use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

const DAY_MS: i64 = 24 * 3_600_000;
/// Devices to remember. With more, some are noted twice a day.
const MAX_DEVICES: usize = 100_000;

/// The devices whose use was noted today.
#[derive(Debug, Default)]
pub(crate) struct DeviceUse(Mutex<(i64, HashSet<SecretHash>)>);

impl DeviceUse {
    /// Returns whether a device is used for the first time of the day.
    pub(super) fn is_first(&self, secret: SecretHash, now: Timestamp) -> bool {
        // The set is consistent even if a holder of the lock panicked.
        let mut noted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let today = now.0 / DAY_MS;
        if noted.0 != today || noted.1.len() >= MAX_DEVICES {
            *noted = (today, HashSet::new());
        }
        noted.1.insert(secret)
    }
}

/// Returns browser and system of a request, such as `Firefox · Android`; empty if unknown. Nothing finer is stored.
pub(super) fn label(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let first =
        |signs: &[(&str, &'static str)]| signs.iter().find(|(sign, _)| agent.contains(sign)).map(|(_, name)| *name);
    // Browsers name those that they are compatible with, so the order matters.
    let browser = first(&[
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("SamsungBrowser/", "Samsung Internet"),
        ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"),
        ("CriOS/", "Chrome"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = first(&[
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Android", "Android"),
        ("CrOS", "ChromeOS"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("Linux", "Linux"),
    ]);
    [browser, system].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn use_is_noted_once_a_day() {
        let devices = DeviceUse::default();
        let first = |secret, at| devices.is_first(SecretHash([secret; 32]), Timestamp(at));
        assert!(first(1, 5) && !first(1, 6) && first(2, 7) && !first(1, DAY_MS - 1));
        assert!(first(1, DAY_MS) && !first(1, DAY_MS + 1));
    }

    #[test]
    fn label_names_browser_and_system() {
        let labelled = |agent: &str| label(&HeaderMap::from_iter([(header::USER_AGENT, agent.parse().unwrap())]));
        let phone =
            "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36";
        assert_eq!(labelled(phone), "Chrome · Android");
        let mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15";
        assert_eq!(labelled(mac), "Safari · macOS");
        assert_eq!(
            labelled("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"),
            "Firefox · Linux"
        );
        assert_eq!((labelled("curl/8"), label(&HeaderMap::new())), (String::new(), String::new()));
    }
}
