//! A throwaway PostgreSQL server for tests, with its own directory and socket. It stops with the last test that uses
//! it, or when the test program is killed.

mod disk;
mod faults;

use std::fs;
use std::io;
use std::net::{IpAddr, TcpListener};
use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

/// Generous, because the machine may be busy.
const START_TIMEOUT: Duration = Duration::from_secs(120);

/// Runs PostgreSQL until our end of the pipe closes, even if this process is killed.
const GUARD: &str = "\"$@\" </dev/null & server=$!; cat >/dev/null; kill -QUIT $server; wait $server";

/// A running PostgreSQL server.
#[derive(Debug)]
pub struct Cluster {
    folder: PathBuf,
    server: Mutex<Option<Child>>,
    /// The TCP port for TLS connections, if enabled.
    port: Option<u16>,
    /// The address for TCP connections without TLS, if enabled.
    listens_on: Option<IpAddr>,
    /// Whether the directory is a file system that has to be unmounted.
    has_own_disk: bool,
}

/// An empty database for one test, on a server shared with other tests.
#[derive(Debug)]
pub struct Database {
    cluster: Arc<Cluster>,
    name: String,
}

impl Database {
    /// Creates a database on the shared server, which is started if necessary.
    ///
    /// # Errors
    /// Returns an error if PostgreSQL is not installed or does not start.
    pub fn create() -> io::Result<Database> {
        static SHARED: Mutex<Weak<Cluster>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        let cluster = match shared.upgrade() {
            Some(cluster) => cluster,
            None => Arc::new(Cluster::start()?),
        };
        *shared = Arc::downgrade(&cluster);
        drop(shared);
        let name = format!("test_{}", crate::TableKey::random());
        cluster.run("createdb", &["-h", &cluster.folder.to_string_lossy(), "-U", "iquazu", &name])?;
        Ok(Database { cluster, name })
    }

    /// Returns the address to open this database with.
    pub fn address(&self) -> String {
        self.cluster.address_of(&self.name)
    }
}

impl Cluster {
    /// Starts a server that listens on a Unix socket only.
    ///
    /// # Errors
    /// Returns an error if PostgreSQL is not installed or does not start.
    pub fn start() -> io::Result<Cluster> {
        let cluster = Cluster::prepare(None)?;
        cluster.resume()?;
        Ok(cluster)
    }

    /// Starts a server that accepts TLS connections only over TCP, with a self-signed certificate for `localhost`.
    ///
    /// # Errors
    /// Returns an error if PostgreSQL or OpenSSL is not installed or the server does not start.
    pub fn start_encrypted() -> io::Result<Cluster> {
        let port = TcpListener::bind("localhost:0")?.local_addr()?.port();
        let cluster = Cluster::prepare(Some(port))?;
        cluster.make_certificate()?;
        fs::write(format!("{}/pg_hba.conf", cluster.data()), "local all all trust\nhostssl all all all trust\n")?;
        cluster.resume()?;
        Ok(cluster)
    }

    /// Starts a server that also listens on an address of the network of this thread, without TLS.
    ///
    /// # Errors
    /// Returns an error if PostgreSQL is not installed or does not start.
    pub fn start_on(address: IpAddr) -> io::Result<Cluster> {
        let mut cluster = Cluster::prepare(None)?;
        cluster.listens_on = Some(address);
        fs::write(format!("{}/pg_hba.conf", cluster.data()), "local all all trust\nhost all all all trust\n")?;
        cluster.resume()?;
        Ok(cluster)
    }

    /// Returns the TLS address and the file with the certificate to trust.
    pub fn encrypted_address(&self) -> Option<(String, PathBuf)> {
        let address = |port| format!("postgresql://iquazu@localhost:{port}/postgres");
        Some((address(self.port?), self.folder.join("certificate.pem")))
    }

    fn prepare(port: Option<u16>) -> io::Result<Cluster> {
        let cluster = Cluster::with_folder(port)?;
        cluster.create_data()?;
        Ok(cluster)
    }

    fn create_data(&self) -> io::Result<()> {
        let data = self.data();
        self.run("initdb", &["-D", &data, "-U", "iquazu", "-A", "trust", "-E", "UTF8", "--no-sync"])
    }

    /// Creates the directory of a server without data.
    fn with_folder(port: Option<u16>) -> io::Result<Cluster> {
        let folder = std::env::temp_dir().join(format!("iquazu-{}", crate::TableKey::random()));
        fs::create_dir(&folder)?;
        let cluster = Cluster { folder, server: Mutex::new(None), port, listens_on: None, has_own_disk: false };
        cluster.give_folder_away()?;
        Ok(cluster)
    }

    /// Gives the directory to the user that PostgreSQL runs as.
    fn give_folder_away(&self) -> io::Result<()> {
        match unprivileged()? {
            Some((user, group)) => chown(&self.folder, Some(user), Some(group)),
            None => Ok(()),
        }
    }

    /// Returns the address of the default database.
    pub fn address(&self) -> String {
        self.address_of("postgres")
    }

    /// Runs statements in the default database and returns the rows of the last one as text.
    ///
    /// # Errors
    /// Returns an error if PostgreSQL rejects one.
    pub fn sql(&self, statements: &str) -> io::Result<String> {
        let folder = self.folder.to_string_lossy();
        self.output(
            "psql",
            &["-h", &folder, "-U", "iquazu", "-d", "postgres", "-v", "ON_ERROR_STOP=1", "-qAtc", statements],
        )
    }

    /// Stops PostgreSQL immediately, like a power failure.
    ///
    /// # Errors
    /// Returns an error if waiting for the process fails.
    pub fn kill(&self) -> io::Result<()> {
        let server = self.server.lock().unwrap_or_else(PoisonError::into_inner).take();
        // A frozen server would not even end.
        let _ = self.unfreeze();
        if let Some(mut server) = server {
            drop(server.stdin.take());
            server.wait()?;
        }
        Ok(())
    }

    /// Starts PostgreSQL again on the same data.
    ///
    /// # Errors
    /// Returns an error if the server does not become ready.
    pub fn resume(&self) -> io::Result<()> {
        let (data, socket) = (self.data(), self.folder.to_string_lossy().into_owned());
        let postgres = unprivileged_command("postgres")?;
        let mut guard = Command::new("sh");
        guard.args(["-c", GUARD, "sh"]).args(postgres).args(["-D", &data, "-k", &socket]);
        guard.args(["-c", "max_connections=200"]);
        match self.port {
            Some(port) => {
                guard.args(["-c", "listen_addresses=localhost", "-p", &port.to_string(), "-c", "ssl=on"]).args([
                    "-c".to_owned(),
                    format!("ssl_cert_file={socket}/certificate.pem"),
                    "-c".to_owned(),
                    format!("ssl_key_file={socket}/key.pem"),
                ])
            }
            None => {
                let address = self.listens_on.map_or(String::new(), |address| address.to_string());
                guard.args(["-c".to_owned(), format!("listen_addresses={address}")])
            }
        };
        let log = fs::OpenOptions::new().create(true).append(true).open(self.folder.join("log"))?;
        let server = guard.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(log).spawn()?;
        *self.server.lock().unwrap_or_else(PoisonError::into_inner) = Some(server);
        let start = Instant::now();
        let port = self.port.unwrap_or(5432).to_string();
        while self.run("pg_isready", &["-q", "-h", &socket, "-p", &port, "-U", "iquazu", "-d", "postgres"]).is_err() {
            if start.elapsed() > START_TIMEOUT {
                return Err(io::Error::other(fs::read_to_string(self.folder.join("log"))?));
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Ok(())
    }

    /// Creates a self-signed certificate.
    fn make_certificate(&self) -> io::Result<()> {
        let words = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost \
            -addext subjectAltName=DNS:localhost -addext basicConstraints=critical,CA:FALSE \
            -keyout key.pem -out certificate.pem";
        self.run("openssl", &words.split_whitespace().collect::<Vec<_>>())
    }

    fn address_of(&self, database: &str) -> String {
        format!("postgresql://iquazu@/{database}?host={}", self.folder.display())
    }

    fn data(&self) -> String {
        self.folder.join("data").to_string_lossy().into_owned()
    }

    fn run(&self, program: &str, args: &[&str]) -> io::Result<()> {
        self.output(program, args).map(drop)
    }

    fn output(&self, program: &str, args: &[&str]) -> io::Result<String> {
        let words = unprivileged_command(program)?;
        let output = Command::new(&words[0]).args(&words[1..]).args(args).current_dir(&self.folder).output()?;
        match output.status.success() {
            true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
            false => Err(io::Error::other(format!("{program}: {}", String::from_utf8_lossy(&output.stderr)))),
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let _ = self.kill();
        self.unmount();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Returns the command that runs `program` without root privileges, because PostgreSQL refuses to run as root. Debian's
/// package creates the user.
fn unprivileged_command(program: &str) -> io::Result<Vec<String>> {
    let path = find(program)?.to_string_lossy().into_owned();
    Ok(match unprivileged()? {
        Some((user, group)) => ["setpriv", &format!("--reuid={user}"), &format!("--regid={group}"), "--clear-groups"]
            .into_iter()
            .map(str::to_owned)
            .chain([path])
            .collect(),
        None => vec![path],
    })
}

/// Returns the user and group to switch to, or `None` if this process is not root.
fn unprivileged() -> io::Result<Option<(u32, u32)>> {
    let id = |args: &[&str]| -> io::Result<u32> {
        let output = Command::new("id").args(args).output()?;
        String::from_utf8_lossy(&output.stdout).trim().parse().map_err(io::Error::other)
    };
    match id(&["-u"])? {
        0 => Ok(Some((id(&["-u", "postgres"])?, id(&["-g", "postgres"])?))),
        _ => Ok(None),
    }
}

/// Finds a program of PostgreSQL: Debian installs each version in a directory of its own.
fn find(program: &str) -> io::Result<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = versions.map(|version| version.path().join("bin").join(program)).collect();
    found.retain(|path| path.is_file());
    found.sort();
    let on_path = std::env::var_os("PATH").unwrap_or_default();
    let elsewhere = std::env::split_paths(&on_path).map(|folder| folder.join(program)).find(|path| is_file(path));
    let missing = || io::Error::other(format!("cannot find {program}: PostgreSQL is not installed"));
    found.pop().or(elsewhere).ok_or_else(missing)
}

fn is_file(path: &Path) -> bool {
    path.is_file()
}
