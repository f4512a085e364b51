//! A few connections for everything but appending. A connection that is lost is made anew by
//! whoever needs it next.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::Mutex;

use super::address::Address;
use super::link::Link;
use crate::Error;

const LINKS: usize = 4;

#[derive(Debug)]
pub(super) struct Pool {
    places: Vec<Place>,
    turn: AtomicUsize,
}

/// Where a connection is kept while it lives.
#[derive(Debug)]
pub(super) struct Place {
    /// None after the end.
    address: Mutex<Option<Address>>,
    link: Mutex<Option<Arc<Link>>>,
}

impl Pool {
    pub(super) fn new(address: &Address) -> Pool {
        Pool { places: (0..LINKS).map(|_| Place::new(address)).collect(), turn: AtomicUsize::new(0) }
    }

    pub(super) async fn client(&self) -> Result<Arc<Link>, Error> {
        let turn = self.turn.fetch_add(1, Ordering::Relaxed);
        self.places[turn % LINKS].link().await
    }

    pub(super) async fn close(&self) {
        for place in &self.places {
            place.close().await;
        }
    }
}

impl Place {
    pub(super) fn new(address: &Address) -> Place {
        Place { address: Mutex::new(Some(address.clone())), link: Mutex::new(None) }
    }

    pub(super) async fn link(&self) -> Result<Arc<Link>, Error> {
        let mut place = self.link.lock().await;
        if let Some(link) = place.as_ref().filter(|link| !link.is_closed()) {
            return Ok(Arc::clone(link));
        }
        let address = self.address.lock().await;
        let Some(address) = address.as_ref() else { return Err(closed()) };
        let link = Arc::new(Link::connect(address).await?);
        *place = Some(Arc::clone(&link));
        Ok(link)
    }

    pub(super) async fn close(&self) {
        *self.address.lock().await = None;
        *self.link.lock().await = None;
    }
}

pub(super) fn closed() -> Error {
    Error::Unavailable("the database was closed".to_owned())
}
