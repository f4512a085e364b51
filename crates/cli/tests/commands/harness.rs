//! Runs the binary as a user would.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Exit code and output of a run of the binary.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    #[track_caller]
    pub(crate) fn good(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// Returns the error output of a run that exited with this code and wrote nothing to stdout.
    #[track_caller]
    pub(crate) fn failed(self, code: i32) -> String {
        assert_eq!((self.code, self.out.as_str()), (Some(code), ""), "{}", self.err);
        self.err
    }
}

impl From<Output> for Run {
    fn from(output: Output) -> Run {
        let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
        Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }
}

pub(crate) fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_iquazu"));
    command.args(arguments).stdin(Stdio::null()).env_remove("NO_COLOR").env("XDG_DATA_HOME", data_folder());
    command
}

/// Returns a folder per test, since a database file can be served by one process only.
fn data_folder() -> PathBuf {
    let test = std::thread::current().name().unwrap_or("main").replace("::", "-");
    scratch().join("data").join(test)
}

/// Returns cargo's folder for the temporary files of tests, which `cargo verify` may replace by one in memory.
fn scratch() -> PathBuf {
    std::env::var_os("CARGO_TARGET_TMPDIR").unwrap_or_else(|| env!("CARGO_TARGET_TMPDIR").into()).into()
}

pub(crate) fn iquazu(arguments: &[&str]) -> Run {
    command(arguments).output().expect("the binary runs").into()
}

/// An empty folder for one test.
#[derive(Debug)]
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let folder = scratch().join(name);
        if folder.exists() {
            std::fs::remove_dir_all(&folder).expect("an old folder can be removed");
        }
        std::fs::create_dir_all(&folder).expect("a folder can be made");
        Folder(folder)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("UTF-8").to_owned()
    }

    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        std::fs::write(self.0.join(name), text).expect("a writable file");
        self.file(name)
    }

    pub(crate) fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.0).expect("a folder");
        entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("UTF-8")).collect()
    }
}

/// Returns the text of a file of the repository.
pub(crate) fn repository_file(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Writes the records of some games to a file and returns its path.
pub(crate) fn games(folder: &Folder, players: u8, games: u32, bots: &str) -> String {
    let file = folder.file(&format!("games-{players}-{bots}.txt"));
    let (players, games) = (players.to_string(), games.to_string());
    iquazu(&["simulate", "--players", &players, "--games", &games, "--bots", bots, "--records", &file]).good();
    file
}
