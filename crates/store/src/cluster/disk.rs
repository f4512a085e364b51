//! A PostgreSQL server on a disk of its own, which can be filled.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::process::Command;

use super::Cluster;

/// Takes the space that is left.
const BALLAST_FILE: &str = "ballast";

impl Cluster {
    /// Starts a server whose directory is a small file system in memory. This needs root.
    ///
    /// # Errors
    /// Returns an error if this process may not mount it, or the server does not start.
    pub fn start_on_small_disk() -> io::Result<Cluster> {
        let mut cluster = Cluster::with_folder(None)?;
        mount(&cluster.folder)?;
        cluster.has_own_disk = true;
        cluster.give_folder_away()?;
        cluster.create_data()?;
        cluster.resume()?;
        Ok(cluster)
    }

    /// Fills the disk up to the last byte.
    ///
    /// # Errors
    /// Returns an error if writing fails for another reason than a full disk.
    pub fn fill_disk(&self) -> io::Result<()> {
        let mut ballast = File::create(self.folder.join(BALLAST_FILE))?;
        loop {
            match ballast.write_all(&[0; 1 << 16]) {
                Err(error) if error.kind() == io::ErrorKind::StorageFull => return Ok(()),
                written => written?,
            }
        }
    }

    /// Frees what [`Cluster::fill_disk`] took. If PostgreSQL has ended for lack of space, it is started again.
    ///
    /// # Errors
    /// Returns an error if the server does not start.
    pub fn free_disk(&self) -> io::Result<()> {
        fs::remove_file(self.folder.join(BALLAST_FILE))?;
        if self.query("SELECT 1").is_ok() {
            return Ok(());
        }
        self.kill()?;
        self.resume()
    }

    pub(super) fn unmount(&self) {
        if self.has_own_disk {
            let _ = Command::new("umount").arg("--lazy").arg(&self.folder).status();
        }
    }
}

fn mount(folder: &Path) -> io::Result<()> {
    let mut mount = Command::new("mount");
    mount.args(["-t", "tmpfs", "-o", "size=100m", "iquazu"]).arg(folder);
    if mount.status()?.success() { Ok(()) } else { Err(io::Error::other("cannot mount a file system in memory")) }
}
