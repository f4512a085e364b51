//! A folder in memory for the temporary files of tests: databases, PostgreSQL clusters, profiles of browsers. Nothing waits
//! for a disk there, so tests are quicker and can run beside builds.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail, ensure};

use crate::command::output_of;

/// Where Linux systems mount a file system in memory.
const MOUNT: &str = "/dev/shm";

/// The free space that it must have. The tests of the store, with most PostgreSQL servers, take up to 0.9 GB of it.
const MIN_FREE: u64 = 3 << 30;

/// The memory that must be available, for these files and for the builds beside the tests.
const MIN_MEMORY: u64 = 6 << 30;

/// Removes the folder `$1` when our end of the pipe closes, even if this process is killed. Tests that are being killed
/// too may still write.
const REMOVER: &str = "cat >/dev/null; for i in 1 2 3 4 5; do rm -rf \"$1\" && exit; sleep 1; done";

/// The folder. It is removed when dropped.
#[derive(Debug)]
pub(super) struct Scratch {
    path: PathBuf,
    remover: Child,
}

impl Scratch {
    /// Creates the folder where the machine has enough memory for it.
    ///
    /// # Errors
    /// An error that says why tests must use the disk.
    pub(super) fn create() -> Result<Scratch> {
        let mounts = fs::read_to_string("/proc/self/mounts").context("not Linux")?;
        ensure!(is_usable(&mounts), "{MOUNT} is missing or holds no programs");
        let free = free_space(&output_of(Command::new("df").args(["-Pk", MOUNT]))?).context("cannot read df")?;
        let memory = available(&fs::read_to_string("/proc/meminfo")?).context("cannot read /proc/meminfo")?;
        let memory = memory.min(left_in_container().unwrap_or(u64::MAX));
        for (what, size, least) in [(MOUNT, free, MIN_FREE), ("the memory", memory, MIN_MEMORY)] {
            ensure!(size >= least, "{what} has only {} of {} MB available", size >> 20, least >> 20);
        }
        Scratch::in_folder(Path::new(MOUNT))
    }

    fn in_folder(parent: &Path) -> Result<Scratch> {
        let path = parent.join(format!("iquazu-verify-{}", std::process::id()));
        // As open as the system's folder for temporary files: PostgreSQL does not run as root. Fails if it exists.
        output_of(Command::new("mkdir").args(["-m", "1777"]).arg(&path))?;
        // A session of its own, which Ctrl-C and the end of a terminal do not reach.
        let mut remover = Command::new("setsid");
        remover.args(["sh", "-c", REMOVER, "sh"]).arg(&path);
        match remover.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn() {
            Ok(remover) => Ok(Scratch { path, remover }),
            Err(error) => {
                let _ = fs::remove_dir(&path);
                bail!("cannot start setsid: {error}")
            }
        }
    }

    /// Lets a test program put its temporary files here: those in the system's folder, and those in the one that cargo
    /// gives to test programs.
    pub(super) fn give_to(&self, command: &mut Command) {
        command.env("TMPDIR", &self.path).env("CARGO_TARGET_TMPDIR", &self.path);
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // Closes the pipe first.
        let _ = self.remover.wait();
    }
}

/// Returns whether the list of mounts has a file system in memory at the usual place, writable and executable: doc tests
/// are compiled to it and run from it.
fn is_usable(mounts: &str) -> bool {
    // A later line hides an earlier one.
    let mount =
        mounts.lines().map(|line| line.split(' ').collect::<Vec<_>>()).rfind(|mount| mount.get(1) == Some(&MOUNT));
    let Some([_, _, "tmpfs", options, ..]) = mount.as_deref() else {
        return false;
    };
    options.split(',').all(|option| option != "noexec" && option != "ro")
}

/// Reads the available bytes from the output of `df -Pk`.
fn free_space(output: &str) -> Option<u64> {
    let blocks: u64 = output.lines().nth(1)?.split_whitespace().nth(3)?.parse().ok()?;
    Some(blocks << 10)
}

/// Reads the available bytes from `/proc/meminfo`.
fn available(meminfo: &str) -> Option<u64> {
    let line = meminfo.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    Some(line.split_whitespace().next()?.parse::<u64>().ok()? << 10)
}

/// The files of a container's memory limit, of what it uses and of what that consists of: of control groups version 2, and
/// of version 1.
const CONTAINER_FILES: [[&str; 3]; 2] = [
    ["memory.max", "memory.current", "memory.stat"],
    ["memory/memory.limit_in_bytes", "memory/memory.usage_in_bytes", "memory/memory.stat"],
];

/// Returns the bytes that the container may still use; `None` without a limit. The machine's own figures do not show it.
fn left_in_container() -> Option<u64> {
    let read = |file: &str| fs::read_to_string(format!("/sys/fs/cgroup/{file}")).ok();
    CONTAINER_FILES.into_iter().find_map(|[limit, used, parts]| left(&read(limit)?, &read(used)?, &read(parts)?))
}

/// Returns a limit less what is used. Cached files of a disk do not count, because the system gives them up when memory is
/// needed.
fn left(limit: &str, used: &str, parts: &str) -> Option<u64> {
    let number = |text: &str| text.trim().parse::<u64>().ok();
    let part = |name: &str| parts.lines().find_map(|line| number(line.strip_prefix(name)?)).unwrap_or(0);
    let cached = part("inactive_file ") + part("active_file ");
    Some(number(limit)?.saturating_sub(number(used)?.saturating_sub(cached)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    #[test]
    fn folder_is_open_to_all_and_removed_with_its_files() {
        use std::os::unix::fs::PermissionsExt;
        let scratch = Scratch::in_folder(&std::env::temp_dir()).expect("a folder");
        let path = scratch.path.clone();
        fs::create_dir(path.join("a")).expect("a folder in it");
        fs::write(path.join("a/b"), "text").expect("a file");
        assert_eq!(fs::metadata(&path).expect("it exists").permissions().mode() & 0o7777, 0o1777);
        assert!(Scratch::in_folder(&std::env::temp_dir()).is_err(), "the folder exists already");
        assert!(path.join("a/b").exists(), "the attempt removed it");
        drop(scratch);
        assert!(!path.exists());
    }

    #[test]
    fn memory_is_usable_if_it_is_mounted_for_writing_and_programs() {
        let mounted = |line: &str| is_usable(&format!("proc /proc proc rw 0 0\n{line}\n"));
        assert!(mounted("tmpfs /dev/shm tmpfs rw,nosuid,nodev,size=65536k 0 0"));
        assert!(!mounted("shm /dev/shm tmpfs rw,nosuid,nodev,noexec,relatime,size=65536k 0 0"));
        assert!(!mounted("tmpfs /dev/shm tmpfs ro,relatime 0 0"));
        assert!(!mounted("/dev/vda /dev/shm ext4 rw 0 0"));
        assert!(!mounted("tmpfs /run tmpfs rw 0 0"));
    }

    #[test]
    fn free_memory_is_read_from_what_the_system_says() {
        let df =
            "Filesystem     1024-blocks  Used Available Capacity Mounted on\ntmpfs 24682416 16 24682400 1% /dev/shm\n";
        assert_eq!(free_space(df), Some(24_682_400 << 10));
        assert_eq!(available("MemTotal: 9 kB\nMemFree: 8 kB\nMemAvailable:   22378120 kB\n"), Some(22_378_120 << 10));
        assert_eq!(free_space(""), None);
        let parts = "anon 300\ninactive_file 500\nactive_file 100\n";
        assert_eq!(left("1000\n", "900\n", parts), Some(700));
        assert_eq!(left("max\n", "900\n", parts), None, "no limit");
    }
}
