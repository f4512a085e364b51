//! Makes a module and its script smaller, after wasm-bindgen: everything here travels before the first move.
//!
//! - Classes that a dependency exports and nobody uses go, with the functions that only they need. The app exports none.
//! - Functions that the module imports get short names instead of `__wbg_setTimeout_9ef22b48643bd7de`, which occur twice
//!   and hardly compress.

use std::collections::BTreeMap;

use anyhow::{Result, ensure};
use walrus::Module;

/// How the names of the functions begin that call closures of the module.
const CLOSURES: &str = "wasm_bindgen__convert__closures";

/// Shrinks a module. Returns its script, which fits to it.
pub(crate) fn shrink(module: &mut Module, script: &str) -> Result<String> {
    let (script, classes) = without_classes(script);
    let methods = module.exports.iter().filter(|export| belongs_to(&export.name, &classes));
    let methods: Vec<_> = methods.map(|export| export.id()).collect();
    for method in methods {
        module.exports.delete(method);
    }
    walrus::passes::gc::run(module);
    let script = shorten_exports(module, script);
    let names = shorten_imports(module);
    let script = rename_imports(&script, &names)?;
    ensure!(!classes.iter().any(|class| script.contains(class)), "a class of {classes:?} is used after all");
    Ok(script)
}

/// Returns a module in the order that compresses best; unchanged if built without the feature `compress`.
pub(crate) fn ordered(wasm: Vec<u8>) -> Result<Vec<u8>> {
    #[cfg(feature = "compress")]
    return crate::order::sort_functions(&wasm);
    #[cfg(not(feature = "compress"))]
    Ok(wasm)
}

/// Returns the script without the classes that it exports, and their names.
fn without_classes(script: &str) -> (String, Vec<String>) {
    let names = script.lines().filter_map(|line| line.strip_prefix("export class ")?.strip_suffix(" {"));
    let names: Vec<String> = names.map(str::to_owned).collect();
    let begins = |line: &str, name: &str| {
        line == format!("export class {name} {{") || line.starts_with(&format!("const {name}Finalization ="))
    };
    // wasm-bindgen ends a class with this line, and the registry of its objects with the other one.
    let ends = |line: &str, name: &str| {
        line.starts_with(&format!("if (Symbol.dispose) {name}.")) || line.starts_with(": new FinalizationRegistry(")
    };
    let mut out = String::with_capacity(script.len());
    let mut inside: Option<&String> = None;
    for line in script.lines() {
        inside = inside.or_else(|| names.iter().find(|name| begins(line, name)));
        match inside {
            Some(name) if ends(line, name) => inside = None,
            Some(_) => {}
            None => {
                out.push_str(line);
                out.push('\n');
            }
        }
    }
    (out, names)
}

/// Whether an exported function is a method of one of these classes.
fn belongs_to(export: &str, classes: &[String]) -> bool {
    let method = export.strip_prefix("__wbg_").unwrap_or(export);
    classes.iter().any(|class| method.starts_with(&format!("{}_", class.to_lowercase())))
}

/// Gives the functions that call closures a short name, in the module and in the script: these names contain a hash.
fn shorten_exports(module: &mut Module, mut script: String) -> String {
    let mut exports: Vec<_> = module.exports.iter_mut().filter(|export| export.name.starts_with(CLOSURES)).collect();
    // One name can be the beginning of another.
    exports.sort_by_key(|export| std::cmp::Reverse(export.name.len()));
    for (number, export) in exports.into_iter().enumerate() {
        let short = format!("closure{number}");
        script = script.replace(&export.name, &short);
        export.name = short;
    }
    script
}

/// Gives all functions imported from the module's script a short name. Returns the new names by the old ones.
fn shorten_imports(module: &mut Module) -> BTreeMap<String, String> {
    let mut names = BTreeMap::new();
    for import in module.imports.iter_mut().filter(|import| import.module.ends_with("_bg.js")) {
        let short = format!("i{}", names.len());
        names.insert(std::mem::replace(&mut import.name, short.clone()), short);
    }
    names
}

/// Gives the functions of the import object their new names, and removes those that are no longer imported.
fn rename_imports(script: &str, names: &BTreeMap<String, String>) -> Result<String> {
    let mut out = String::with_capacity(script.len());
    let (mut renamed, mut is_dropped) = (0, false);
    let mut lines = script.lines().peekable();
    while let Some(line) = lines.next() {
        let entry = line.trim_start().split_once(": ").filter(|(name, value)| is_import(name, value));
        match entry.map(|(name, value)| (names.get(name), value)) {
            Some((Some(name), value)) => {
                renamed += 1;
                is_dropped = false;
                out.push_str(&format!("{name}: {value}\n"));
                continue;
            }
            Some((None, _)) => is_dropped = true,
            // The end of the object; functions may contain such a line too.
            None if line.trim() == "};" && lines.peek().is_some_and(|next| next.trim().starts_with("return {")) => {
                is_dropped = false;
            }
            None => {}
        }
        if !is_dropped {
            out.push_str(line);
            out.push('\n');
        }
    }
    ensure!(renamed == names.len(), "{renamed} of {} imports are in the script", names.len());
    Ok(out)
}

/// Whether a line is the beginning of an entry of the import object.
fn is_import(name: &str, value: &str) -> bool {
    let is_name = name.starts_with("__wb") && name.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '_');
    is_name && (value.starts_with("function") || value.ends_with(','))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str = "export class Sink {
free() {
wasm.__wbg_sink_free(ptr, 0);
}
}
if (Symbol.dispose) Sink.prototype[Symbol.dispose] = Sink.prototype.free;
function __wbg_get_imports() {
const import0 = {
__proto__: null,
        __wbg_abort_f8d1: function(arg0) {
arg0.abort();
},
__wbg_close_77: function(arg0) {
arg0.close();
},
__wbindgen_init_externref_table: function() {
const table = wasm.__wbindgen_externrefs;
},
};
return { \"./app_bg.js\": import0 };
}
const SinkFinalization = (typeof FinalizationRegistry === 'undefined')
? { register: () => {} }
: new FinalizationRegistry(ptr => wasm.__wbg_sink_free(ptr, 1));
export { initSync };
";

    #[test]
    fn exported_classes_are_removed() {
        let (script, classes) = without_classes(SCRIPT);
        assert_eq!(classes, ["Sink"]);
        assert!(!script.contains("Sink") && !script.contains("sink"), "{script}");
        assert!(script.starts_with("function __wbg_get_imports") && script.ends_with("}\nexport { initSync };\n"));
        assert!(belongs_to("__wbg_sink_free", &classes) && belongs_to("sink_write", &classes));
        assert!(!belongs_to("sinking", &classes) && !belongs_to("main", &classes));
    }

    #[test]
    fn imports_are_renamed_and_others_dropped() {
        let names = [("__wbg_abort_f8d1", "i0"), ("__wbindgen_init_externref_table", "i1")];
        let names: BTreeMap<_, _> = names.into_iter().map(|(old, new)| (old.to_owned(), new.to_owned())).collect();
        let script = rename_imports(SCRIPT, &names).expect("all are there");
        assert!(
            script.contains("__proto__: null,\ni0: function(arg0) {\narg0.abort();\n},\ni1: function() {\n"),
            "{script}"
        );
        assert!(!script.contains("close"));
        let missing = [("__wbg_missing".to_owned(), "i0".to_owned())].into();
        assert!(rename_imports(SCRIPT, &missing).is_err());
    }
}
