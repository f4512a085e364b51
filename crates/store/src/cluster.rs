//! A throwaway PostgreSQL for tests: its own folder, its own socket, gone with the last test that
//! uses it, and with the test program should that be killed.

use std::fs;
use std::io;
use std::net::TcpListener;
use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

/// Generous: a machine may be busy with other things.
const PATIENCE: Duration = Duration::from_secs(120);

/// Runs PostgreSQL as long as our end of the pipe is open, whatever becomes of us.
const GUARD: &str = "\"$@\" </dev/null & server=$!; cat >/dev/null; kill -QUIT $server; wait $server";

/// A running PostgreSQL.
#[derive(Debug)]
pub struct Cluster {
    folder: PathBuf,
    server: Mutex<Option<Child>>,
    /// Where it listens for encrypted connections, if it does.
    port: Option<u16>,
}

/// An empty database for one test, in a cluster that others use too.
#[derive(Debug)]
pub struct Database {
    cluster: Arc<Cluster>,
    name: String,
}

impl Database {
    /// # Errors
    /// When PostgreSQL is not installed or does not start.
    pub fn create() -> io::Result<Database> {
        static SHARED: Mutex<Weak<Cluster>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        let cluster = match shared.upgrade() {
            Some(cluster) => cluster,
            None => Arc::new(Cluster::start()?),
        };
        *shared = Arc::downgrade(&cluster);
        drop(shared);
        let name = format!("test_{}", crate::TableId::random());
        cluster.run("createdb", &["-h", &cluster.folder.to_string_lossy(), "-U", "iquazu", &name])?;
        Ok(Database { cluster, name })
    }

    pub fn address(&self) -> String {
        self.cluster.address_of(&self.name)
    }
}

impl Cluster {
    /// # Errors
    /// When PostgreSQL is not installed or does not start.
    pub fn start() -> io::Result<Cluster> {
        let cluster = Cluster::prepare(None)?;
        cluster.resume()?;
        Ok(cluster)
    }

    /// One that talks to other machines too, and encrypted only, with a certificate for `localhost`.
    ///
    /// # Errors
    /// When PostgreSQL is not installed or does not start.
    pub fn start_encrypted() -> io::Result<Cluster> {
        let port = TcpListener::bind("localhost:0")?.local_addr()?.port();
        let cluster = Cluster::prepare(Some(port))?;
        cluster.make_certificate()?;
        fs::write(format!("{}/pg_hba.conf", cluster.data()), "local all all trust\nhostssl all all all trust\n")?;
        cluster.resume()?;
        Ok(cluster)
    }

    /// Its address for other machines, and the file that vouches for its certificate.
    pub fn encrypted_address(&self) -> Option<(String, PathBuf)> {
        let address = |port| format!("postgresql://iquazu@localhost:{port}/postgres");
        Some((address(self.port?), self.folder.join("certificate.pem")))
    }

    fn prepare(port: Option<u16>) -> io::Result<Cluster> {
        let folder = std::env::temp_dir().join(format!("iquazu-{}", crate::TableId::random()));
        fs::create_dir(&folder)?;
        let cluster = Cluster { folder, server: Mutex::new(None), port };
        if let Some((user, group)) = unprivileged()? {
            chown(&cluster.folder, Some(user), Some(group))?;
        }
        let data = cluster.data();
        cluster.run("initdb", &["-D", &data, "-U", "iquazu", "-A", "trust", "-E", "UTF8", "--no-sync"])?;
        Ok(cluster)
    }

    /// The address of its first database.
    pub fn address(&self) -> String {
        self.address_of("postgres")
    }

    /// Ends PostgreSQL at once, as a power cut would.
    ///
    /// # Errors
    /// When the process cannot be waited for.
    pub fn kill(&self) -> io::Result<()> {
        let server = self.server.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(mut server) = server {
            drop(server.stdin.take());
            server.wait()?;
        }
        Ok(())
    }

    /// Starts it again with what it has.
    ///
    /// # Errors
    /// When it does not answer.
    pub fn resume(&self) -> io::Result<()> {
        let (data, socket) = (self.data(), self.folder.to_string_lossy().into_owned());
        let postgres = as_other("postgres")?;
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
            None => guard.args(["-c", "listen_addresses="]),
        };
        let log = fs::OpenOptions::new().create(true).append(true).open(self.folder.join("log"))?;
        let server = guard.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(log).spawn()?;
        *self.server.lock().unwrap_or_else(PoisonError::into_inner) = Some(server);
        let start = Instant::now();
        let port = self.port.unwrap_or(5432).to_string();
        while self.run("pg_isready", &["-q", "-h", &socket, "-p", &port, "-U", "iquazu", "-d", "postgres"]).is_err() {
            if start.elapsed() > PATIENCE {
                return Err(io::Error::other(fs::read_to_string(self.folder.join("log"))?));
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Ok(())
    }

    /// Signed by itself: who has it can check it.
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
        let words = as_other(program)?;
        let output = Command::new(&words[0]).args(&words[1..]).args(args).current_dir(&self.folder).output()?;
        match output.status.success() {
            true => Ok(()),
            false => Err(io::Error::other(format!("{program}: {}", String::from_utf8_lossy(&output.stderr)))),
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let _ = self.kill();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// PostgreSQL refuses to run as root: Debian's package has made a user for it.
fn as_other(program: &str) -> io::Result<Vec<String>> {
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

/// The user to become, when we are root.
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

/// Debian keeps the programs of each version in a folder of their own.
fn find(program: &str) -> io::Result<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = versions.map(|version| version.path().join("bin").join(program)).collect();
    found.retain(|path| path.is_file());
    found.sort();
    let on_path = std::env::var_os("PATH").unwrap_or_default();
    let elsewhere = std::env::split_paths(&on_path).map(|folder| folder.join(program)).find(|path| is_file(path));
    let missing = || io::Error::other(format!("there is no {program}: PostgreSQL is not installed"));
    found.pop().or(elsewhere).ok_or_else(missing)
}

fn is_file(path: &Path) -> bool {
    path.is_file()
}
