//! Where the server listens: the options that `serve` and `healthcheck` share.

use clap::Args;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(crate) struct Endpoint {
    /// Port of the server, 0 for any free one [default: 4827 or one of the next few]
    #[arg(long, env = "IQUAZU_PORT")]
    pub(crate) port: Option<u16>,
    /// Address that the server listens on; 0.0.0.0 lets other devices of your network in [default: 127.0.0.1]
    #[arg(long, env = "IQUAZU_ADDRESS")]
    pub(crate) address: Option<IpAddr>,
    /// Read options from this TOML file: port = 8080; flags and the environment override it
    #[arg(long, env = "IQUAZU_CONFIG", value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
}

impl Endpoint {
    /// Returns the address at which a program on this machine reaches the server: loopback if it listens everywhere.
    pub(crate) fn reachable_address(&self) -> IpAddr {
        match self.address.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)) {
            IpAddr::V4(address) if address.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(address) if address.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
            address => address,
        }
    }
}
