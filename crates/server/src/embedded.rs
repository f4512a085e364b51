//! The web app as the build script found it; empty when it had not been built.

use crate::Asset;

pub(crate) const ASSETS: &[Asset] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));
