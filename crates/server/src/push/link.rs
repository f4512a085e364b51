//! Links in notices. A person who has one receives what is sent to the channel, so they may confirm it and switch it off.

use iquazu_rules::text::base64url;
use iquazu_store::{ChannelId, Error, Store};
use ring::hmac;

const SETTING_KEY: &str = "notice_links";
/// The letters of a channel's id.
const ID_LETTERS: usize = 26;
/// The bytes of the signature: enough that nobody can guess one.
const MAC_BYTES: usize = 18;

/// Makes and reads links.
#[derive(Debug)]
pub(crate) struct NoticeLinks(hmac::Key);

impl NoticeLinks {
    /// Loads the key of this installation, or generates it. All processes get the same.
    pub(crate) async fn load(store: &dyn Store) -> Result<NoticeLinks, Error> {
        let stored = match store.setting(SETTING_KEY).await? {
            Some(stored) => stored,
            None => store.get_or_insert_setting(SETTING_KEY, crate::random::secret().0.to_vec()).await?,
        };
        Ok(NoticeLinks(hmac::Key::new(hmac::HMAC_SHA256, &stored)))
    }

    /// Returns the link of a channel: its id and a signature.
    pub(crate) fn link(&self, channel: ChannelId) -> String {
        format!("{channel}{}", self.signature(channel))
    }

    fn signature(&self, channel: ChannelId) -> String {
        base64url::encode(&hmac::sign(&self.0, channel.as_bytes()).as_ref()[..MAC_BYTES])
    }

    /// Returns the channel of a link, or `None` if the signature is wrong.
    pub(crate) fn channel(&self, link: &str) -> Option<ChannelId> {
        let (id, signature) = link.split_at_checked(ID_LETTERS)?;
        let id: ChannelId = id.parse().ok()?;
        let expected = self.signature(id);
        let differences = expected.bytes().zip(signature.bytes()).fold(0, |sum, (a, b)| sum | (a ^ b));
        (expected.len() == signature.len() && differences == 0).then_some(id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_signed_links_are_accepted() {
        let links = |byte| NoticeLinks(hmac::Key::new(hmac::HMAC_SHA256, &[byte; 32]));
        let (ours, theirs, channel) = (links(1), links(2), ChannelId::random());
        let link = ours.link(channel);
        assert_eq!(ours.channel(&link), Some(channel));
        let other = format!("{}{}", ChannelId::random(), &link[ID_LETTERS..]);
        let changed = format!("{}A", &link[..link.len() - 1]);
        for bad in [theirs.link(channel), other, link[..ID_LETTERS].to_owned(), format!("{link}x"), String::new()] {
            assert_eq!(ours.channel(&bad), None, "{bad}");
        }
        assert!(changed == link || ours.channel(&changed).is_none());
        assert!(link.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_'));
    }
}
