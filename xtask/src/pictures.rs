//! `cargo xtask pictures`: takes the pictures of the documentation from the real app in a browser.

use anyhow::Result;

use crate::command::{cargo, run};
use crate::repo::Repo;
use crate::{tools, web};

/// Builds the app, and overwrites the screenshots and the film in `docs/images`.
pub(crate) fn take(repo: &Repo) -> Result<String> {
    tools::ensure_debian(tools::BROWSER)?;
    tools::ensure_debian(tools::FONTS)?;
    tools::ensure_debian(tools::PICTURES)?;
    web::build(repo, web::Build::Play)?;
    let mut pictures = cargo(["run", "--package", "iquazu-e2e", "--features", "browser", "--example", "pictures"]);
    run(web::set_dist(repo, pictures.current_dir(&repo.root)))?;
    Ok("docs/images is up to date".to_owned())
}
