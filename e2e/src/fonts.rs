//! The fonts that a browser finds, whatever is installed on the machine.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// A set of system fonts. Players have others; these two are the widest and the narrowest that are common.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fonts {
    /// DejaVu, as wide as Verdana. A bare Debian has nothing else.
    #[default]
    Wide,
    /// Roboto Condensed.
    Narrow,
}

impl Fonts {
    /// Both.
    pub const ALL: [Fonts; 2] = [Fonts::Wide, Fonts::Narrow];

    /// Returns the names of the font files and the Debian package that installs them.
    fn files(self) -> (&'static [&'static str], &'static str) {
        match self {
            Fonts::Wide => (
                &["DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSerif.ttf", "DejaVuSerif-Bold.ttf"],
                "fonts-dejavu-core",
            ),
            Fonts::Narrow => (&["RobotoCondensed-Regular.ttf", "RobotoCondensed-Bold.ttf"], "fonts-roboto-unhinted"),
        }
    }

    /// Writes a fontconfig file under which the machine has these fonts only, and returns its path.
    pub(crate) fn write_config(self, folder: &Path) -> Result<PathBuf> {
        let (files, package) = self.files();
        let fonts = folder.join("fonts");
        std::fs::create_dir_all(&fonts)?;
        for file in files {
            let installed = find(Path::new("/usr/share/fonts"), file);
            let missing = || format!("cannot find the font {file} (Debian: apt-get install {package})");
            std::fs::copy(installed.with_context(missing)?, fonts.join(file))?;
        }
        let config = folder.join("fonts.conf");
        let text = format!(
            "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"urn:fontconfig:fonts.dtd\">\n\
             <fontconfig><dir>{0}</dir><cachedir>{0}/cache</cachedir></fontconfig>\n",
            fonts.display()
        );
        std::fs::write(&config, text)?;
        Ok(config)
    }
}

/// Finds a file by its name. Distributions sort fonts into different folders.
fn find(folder: &Path, file: &str) -> Option<PathBuf> {
    let entries = std::fs::read_dir(folder).ok()?.flatten();
    let below = |path: PathBuf| match path.is_dir() {
        true => find(&path, file),
        false => path.ends_with(file).then_some(path),
    };
    entries.map(|entry| entry.path()).find_map(below)
}
