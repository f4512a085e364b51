//! Two servers and their PostgreSQL in network namespaces of their own. The network between one server and the database
//! is cut silently: packets are dropped.
//!
//! Namespaces need root. Without it the test says so and does nothing.

use crate::two_players::Game;
use anyhow::{Context, Result, ensure};
use iquazu_load::{ServerProcess, get};
use iquazu_protocol::Clock;
use iquazu_rules::Seat;
use iquazu_store::Cluster;
use rustix::thread::{LinkNameSpaceType, move_into_link_name_space};
use std::fs::{File, read_link};
use std::future::Future;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::os::fd::AsFd;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A network of its own, which lives as long as the process that holds it.
struct Namespace(Child);

impl Namespace {
    fn create() -> Result<Namespace> {
        let holder = Command::new("unshare").args(["--net", "sleep", "infinity"]).stdin(Stdio::null()).spawn()?;
        let namespace = Namespace(holder);
        let ours = read_link("/proc/self/ns/net")?;
        while read_link(namespace.path())? == ours {
            std::thread::sleep(Duration::from_millis(5));
        }
        namespace.ip("link set lo up")?;
        Ok(namespace)
    }

    fn path(&self) -> String {
        format!("/proc/{}/ns/net", self.0.id())
    }

    /// Runs `ip` inside.
    fn ip(&self, words: &str) -> Result<()> {
        let mut command = Command::new("nsenter");
        command.arg(format!("--net={}", self.path())).arg("ip").args(words.split(' '));
        ensure!(command.status()?.success(), "ip {words}");
        Ok(())
    }

    /// Runs something on a thread inside. Processes that it starts stay there.
    fn run<T: Send>(&self, work: impl FnOnce() -> Result<T> + Send) -> Result<T> {
        let inside = || -> Result<T> {
            let network = File::open(self.path())?;
            move_into_link_name_space(network.as_fd(), Some(LinkNameSpaceType::Network))?;
            work()
        };
        std::thread::scope(|scope| scope.spawn(inside).join().expect("no panic"))
    }

    /// Runs a future inside.
    fn block_on<T: Send>(&self, future: impl Future<Output = Result<T>> + Send) -> Result<T> {
        self.run(|| tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(future))
    }
}

impl Drop for Namespace {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The network of a database, with a link to each server.
struct Network {
    database: Namespace,
    servers: [Namespace; 2],
}

impl Network {
    fn create() -> Result<Network> {
        let network = Network { database: Namespace::create()?, servers: [Namespace::create()?, Namespace::create()?] };
        for (number, server) in network.servers.iter().enumerate() {
            let holder = server.0.id();
            network.database.ip(&format!("link add to{number} type veth peer name eth0 netns {holder}"))?;
            network.database.ip(&format!("addr add 10.99.{number}.1/24 dev to{number}"))?;
            network.connect(number, true)?;
            server.ip(&format!("addr add 10.99.{number}.2/24 dev eth0"))?;
            server.ip("link set eth0 up")?;
        }
        Ok(network)
    }

    /// Cuts or restores the link of a server, at the end of the database.
    fn connect(&self, server: usize, is_connected: bool) -> Result<()> {
        self.database.ip(&format!("link set to{server} {}", if is_connected { "up" } else { "down" }))
    }

    fn start_server(&self, number: usize) -> Result<ServerProcess> {
        let address = format!("postgresql://iquazu@10.99.{number}.1:5432/postgres");
        let start = || ServerProcess::start(Path::new(env!("CARGO_BIN_EXE_iquazu")), &["--database", &address]);
        self.servers[number].run(start)
    }
}

async fn status(server: SocketAddr, path: &str) -> Result<u16> {
    Ok(get(server, path, None).await?.status)
}

#[test]
fn cut_between_server_and_database_loses_and_duplicates_nothing() -> Result<()> {
    if !rustix::process::geteuid().is_root() {
        eprintln!("skipped: network namespaces need root");
        return Ok(());
    }
    let network = Network::create().context("namespaces")?;
    let cluster = network.database.run(|| Ok(Cluster::start_on(IpAddr::V4(Ipv4Addr::UNSPECIFIED))?))?;
    let processes = [network.start_server(0)?, network.start_server(1)?];
    let [near, far] = &network.servers;
    let servers = [processes[0].address(), processes[1].address()];

    // The first player is at the server that is cut off, the second one at the other.
    let mut game = near.block_on(Game::start([servers[0]; 2], Clock::None {}))?;
    game.move_player(Seat::ALL[1], servers[1]);
    let mut other = far.block_on(Game::start([servers[1]; 2], Clock::None {}))?;
    let chosen = near.block_on(game.choose_for(Seat::FIRST))?;

    near.block_on(async {
        let (mut socket, _) = game.open(Seat::FIRST).await?;
        network.connect(0, false)?;
        ensure!(!chosen.send(&mut socket).await?, "the move cannot be stored, and its player is told");
        ensure!(status(servers[0], "/readyz").await? == 503 && status(servers[0], "/healthz").await? == 200);
        Ok(())
    })?;
    // The other server does not notice.
    far.block_on(async {
        for _ in 0..4 {
            other.play(Duration::ZERO).await?;
        }
        ensure!(status(servers[1], "/readyz").await? == 200);
        Ok(())
    })?;

    network.connect(0, true)?;
    // The same request, until it is accepted.
    near.block_on(async {
        while !game.make(&chosen, Duration::ZERO).await.unwrap_or(false) {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        while status(servers[0], "/readyz").await? != 200 {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        ensure!(game.snapshot(Seat::FIRST).await?.steps == 1, "once");
        Ok(())
    })?;
    // The second player sees the move at the other server, and both go on.
    far.block_on(async {
        while game.snapshot(Seat::ALL[1]).await?.steps != 1 {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        Ok(())
    })?;
    drop(processes);
    drop(cluster);
    Ok(())
}
