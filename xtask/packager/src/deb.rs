//! The Debian package: the binary, the systemd unit, a system user and the default configuration.
//!
//! Written here rather than by cargo-deb, which takes minutes to build: the format is two tar archives in an `ar` archive.
//! The scripts that run on installation are files in `packaging/debian`.

use anyhow::Result;
use md5::{Digest, Md5};

use crate::ar;
use crate::checksums::hex;
use crate::date;
use crate::release::{Binary, Release};
use crate::tree::{Tree, gzip};

/// Changed by the operator, so an update must not overwrite it.
const CONFIG: &str = "etc/iquazu/iquazu.toml";

pub(crate) fn write(release: &mut Release, binary: &Binary, notices: &str) -> Result<()> {
    let maintainer = maintainer();
    let data = data(release, binary, notices, &maintainer)?;
    let control = control(release, binary, &data, &maintainer)?;
    let (control, data) = (control.tar_gz("./", release.time)?, data.tar_gz("./", release.time)?);
    let files = [("debian-binary", &b"2.0\n"[..]), ("control.tar.gz", &control), ("data.tar.gz", &data)];
    let package = ar::archive(&files, release.time);
    release.write(format!("iquazu_{}_{}.deb", release.version, binary.arch.debian()), &package)
}

/// Returns the maintainer of the package, from the variables that Debian's own tools read.
fn maintainer() -> String {
    let variable = |name: &str, default: &str| std::env::var(name).unwrap_or_else(|_| default.to_owned());
    format!(
        "{} <{}>",
        variable("DEBFULLNAME", "The Iquazú digital edition authors"),
        variable("DEBEMAIL", "iquazu@example.org")
    )
}

/// Returns what is unpacked into the root of the machine.
fn data(release: &Release, binary: &Binary, notices: &str, maintainer: &str) -> Result<Tree> {
    Ok(Tree::default()
        .program("usr/bin/iquazu", binary.content.clone())
        .file("usr/lib/systemd/system/iquazu.service", release.source("packaging/iquazu.service")?)
        .file("usr/lib/sysusers.d/iquazu.conf", release.source("packaging/iquazu.sysusers")?)
        .file(CONFIG, release.source("packaging/iquazu.toml")?)
        .file("usr/share/doc/iquazu/copyright", copyright(release)?)
        .file("usr/share/doc/iquazu/THIRD-PARTY.txt.gz", gzip(notices.as_bytes())?)
        .file("usr/share/doc/iquazu/self-hosting.md.gz", gzip(release.source("docs/self-hosting.md")?.as_bytes())?)
        .file("usr/share/doc/iquazu/NEWS.md.gz", gzip(release.source("CHANGELOG.md")?.as_bytes())?)
        .file("usr/share/doc/iquazu/changelog.gz", gzip(changelog(release, maintainer).as_bytes())?))
}

/// Returns the licences in Debian's form: the text of ours is that of the repository, indented.
fn copyright(release: &Release) -> Result<String> {
    let mut copyright = release.source("packaging/debian/copyright")?;
    for line in release.source("LICENSE-MIT")?.lines().skip_while(|line| !line.starts_with("Permission")) {
        copyright.push_str(if line.is_empty() { " .\n" } else { " " });
        if !line.is_empty() {
            copyright.push_str(line);
            copyright.push('\n');
        }
    }
    Ok(copyright)
}

/// Returns what dpkg reads and runs.
fn control(release: &Release, binary: &Binary, data: &Tree, maintainer: &str) -> Result<Tree> {
    let size: usize = data.files().map(|(_, content)| content.len().div_ceil(1024)).sum();
    let fields = release.source("packaging/debian/control")?;
    let fields = format!(
        "Package: iquazu\nVersion: {}\nArchitecture: {}\nMaintainer: {maintainer}\nInstalled-Size: {size}\n{fields}",
        release.version,
        binary.arch.debian(),
    );
    let sums: String =
        data.files().map(|(path, content)| format!("{}  {path}\n", hex(&Md5::digest(content)))).collect();
    let mut tree = Tree::default().file("control", fields).file("md5sums", sums);
    tree = tree.file("conffiles", format!("/{CONFIG}\n"));
    for script in ["postinst", "prerm", "postrm"] {
        tree = tree.program(script, release.source(&format!("packaging/debian/{script}"))?);
    }
    Ok(tree)
}

/// Returns the changelog in the form that Debian's tools require. It refers to NEWS, which lists the changes.
fn changelog(release: &Release, maintainer: &str) -> String {
    let date = date::rfc2822(release.time);
    format!(
        "iquazu ({}) stable; urgency=medium\n\n  * Release {}; see NEWS.md.gz.\n\n -- {maintainer}  {date}\n",
        release.version, release.version
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arch::Arch;
    use std::collections::BTreeMap;

    /// Returns the files of the package, by the paths they are installed at, and what dpkg reads.
    fn package() -> (BTreeMap<String, String>, BTreeMap<String, String>) {
        let release = Release::for_tests("1.2.3");
        let binary = Binary { arch: Arch::Arm64, content: b"program".to_vec() };
        let data = data(&release, &binary, "notices", "Ann <ann@example.org>").unwrap();
        let control = control(&release, &binary, &data, "Ann <ann@example.org>").unwrap();
        let texts = |tree: &Tree| {
            tree.files()
                .map(|(path, content)| (path.to_owned(), String::from_utf8_lossy(content).into_owned()))
                .collect()
        };
        (texts(&data), texts(&control))
    }

    fn value<'a>(text: &'a str, key: &str) -> &'a str {
        text.lines().find_map(|line| line.strip_prefix(key)).unwrap_or_else(|| panic!("no {key} in\n{text}"))
    }

    #[test]
    fn unit_names_the_installed_configuration_and_user() {
        let (data, control) = package();
        let unit = &data["usr/lib/systemd/system/iquazu.service"];
        let config = value(unit, "Environment=IQUAZU_CONFIG=/");
        assert!(data.contains_key(config), "{config}");
        assert_eq!(control["conffiles"], format!("/{config}\n"));
        let user = value(unit, "User=");
        assert!(data["usr/lib/sysusers.d/iquazu.conf"].contains(&format!("\nu {user} ")), "{user}");
        assert!(control["postrm"].contains(&format!("userdel {user} ")));
        assert!(data[config].contains("database = \"/var/lib/iquazu/"));
        assert_eq!(value(unit, "StateDirectory="), "iquazu");
    }

    #[test]
    fn control_describes_the_files() {
        let (data, control) = package();
        assert_eq!(value(&control["control"], "Version: "), "1.2.3");
        assert_eq!(value(&control["control"], "Architecture: "), "arm64");
        let sums: Vec<&str> = control["md5sums"].lines().filter_map(|line| line.split("  ").nth(1)).collect();
        assert_eq!(sums, data.keys().map(String::as_str).collect::<Vec<_>>());
        // `md5sum` of "program".
        assert!(
            control["md5sums"].contains("a9c449d4fa44e9e5a41c574ae55ce4d9  usr/bin/iquazu\n"),
            "{}",
            control["md5sums"]
        );
        let copyright = &data["usr/share/doc/iquazu/copyright"];
        assert!(copyright.contains("\n Permission is hereby granted") && copyright.contains("\n .\n"), "{copyright}");
    }
}
