//! Iquazú for Python: the module `iquazu._iquazu`. The package `iquazu` (folder `python/`) re-exports it and adds the
//! environments of PettingZoo, Gymnasium and OpenSpiel.
//!
//! This crate converts and checks; the logic is in `iquazu-rules`, `iquazu-learn` and `iquazu-bots`. Seats are numbered
//! from 0, as Python numbers things; text forms number them from 1, as everywhere.

mod arena;
mod arrays;
mod bots;
mod edition;
mod errors;
mod game;
mod information;
mod integer;
mod nets;
mod record;
mod rules_text;
mod spaces;
mod state;
mod svg;
mod vector;
mod view;

use pyo3::prelude::*;

/// The engine of the package `iquazu`, written in Rust.
#[pymodule]
fn _iquazu(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("RULES_VERSION", iquazu_rules::Rules::LATEST.version)?;
    errors::add_to(module)?;
    module.add_class::<edition::Edition>()?;
    module.add_class::<game::Game>()?;
    module.add_class::<state::State>()?;
    module.add_class::<view::View>()?;
    module.add_class::<information::InformationState>()?;
    module.add_class::<record::Record>()?;
    module.add_class::<bots::Bot>()?;
    module.add_class::<nets::Net>()?;
    module.add_class::<vector::VectorGames>()?;
    module.add_function(wrap_pyfunction!(bots::bots, module)?)?;
    module.add_function(wrap_pyfunction!(arena::interval, module)?)?;
    module.add_function(wrap_pyfunction!(arena::sprt, module)?)?;
    module.add_function(wrap_pyfunction!(arena::elo, module)?)?;
    module.add_function(wrap_pyfunction!(rules_text::rule, module)?)?;
    module.add_function(wrap_pyfunction!(rules_text::rules_page, module)?)?;
    Ok(())
}
