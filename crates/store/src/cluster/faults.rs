//! What goes wrong with a PostgreSQL server: it hangs, or its replica takes over.

use std::fs;
use std::io;
use std::process::Command;

use super::Cluster;

impl Cluster {
    /// Stops all processes of the server without ending them: it accepts connections and never answers.
    ///
    /// # Errors
    /// Returns an error if the server is not running.
    pub fn freeze(&self) -> io::Result<()> {
        // The first process starts the others, so it has to stop first.
        self.signal("-STOP", &[self.pid()?])?;
        self.signal("-STOP", &self.children()?)
    }

    /// Resumes a frozen server.
    ///
    /// # Errors
    /// Returns an error if the server is not running.
    pub fn unfreeze(&self) -> io::Result<()> {
        self.signal("-CONT", &self.children()?)?;
        self.signal("-CONT", &[self.pid()?])
    }

    /// Starts a streaming replica of this server, with a directory and socket of its own.
    ///
    /// # Errors
    /// Returns an error if the copy fails or the replica does not start.
    pub fn start_replica(&self) -> io::Result<Cluster> {
        let replica = Cluster::with_folder(None)?;
        let (socket, data) = (self.folder.to_string_lossy(), replica.data());
        let copy = ["-h", &socket, "-U", "iquazu", "-D", &data, "-R", "--checkpoint=fast", "--no-sync"];
        replica.run("pg_basebackup", &copy)?;
        replica.resume()?;
        Ok(replica)
    }

    /// Waits until this replica has everything that `primary` has committed.
    ///
    /// # Errors
    /// Returns an error if one of the servers does not answer.
    pub fn wait_for(&self, primary: &Cluster) -> io::Result<()> {
        let position = primary.query("SELECT pg_current_wal_lsn()")?;
        let has_it = format!("SELECT pg_last_wal_replay_lsn() >= '{position}'");
        while self.query(&has_it)? != "t" {
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        Ok(())
    }

    /// Lets this replica follow nobody: it misses what its primary commits from now on.
    ///
    /// # Errors
    /// Returns an error if the server does not answer.
    pub fn stop_following(&self) -> io::Result<()> {
        self.query("ALTER SYSTEM SET primary_conninfo = ''")?;
        self.query("SELECT pg_reload_conf()")?;
        while self.query("SELECT count(*) FROM pg_stat_wal_receiver")? != "0" {
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        Ok(())
    }

    /// Makes this replica a primary.
    ///
    /// # Errors
    /// Returns an error if it is none.
    pub fn promote(&self) -> io::Result<()> {
        self.query("SELECT pg_promote()").map(drop)
    }

    /// Returns an address that names this server and another one.
    pub fn address_with(&self, other: &Cluster) -> String {
        let host = |cluster: &Cluster| cluster.folder.to_string_lossy().replace('/', "%2F");
        format!("postgresql://iquazu@{},{}/postgres", host(self), host(other))
    }

    /// Runs SQL in the default database and returns its output.
    ///
    /// # Errors
    /// Returns an error if the server refuses it.
    pub fn query(&self, sql: &str) -> io::Result<String> {
        let socket = self.folder.to_string_lossy();
        let output = self.output("psql", &["-h", &socket, "-U", "iquazu", "-d", "postgres", "-qAtX", "-c", sql])?;
        Ok(output.trim().to_owned())
    }

    fn pid(&self) -> io::Result<String> {
        let file = fs::read_to_string(self.folder.join("data").join("postmaster.pid"))?;
        file.lines().next().map(str::to_owned).ok_or_else(|| io::Error::other("an empty postmaster.pid"))
    }

    fn children(&self) -> io::Result<Vec<String>> {
        let pid = self.pid()?;
        let children = fs::read_to_string(format!("/proc/{pid}/task/{pid}/children"))?;
        Ok(children.split_whitespace().map(str::to_owned).collect())
    }

    fn signal(&self, signal: &str, pids: &[String]) -> io::Result<()> {
        // Processes that have just ended are not an error.
        Command::new("kill").arg(signal).args(pids).output().map(drop)
    }
}
