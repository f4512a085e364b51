use super::*;

fn site(files: &[(&str, &str)]) -> Result<Site> {
    let mut sources = Sources::new();
    for (path, content) in files {
        add(&mut sources, path, content.as_bytes().to_vec())?;
    }
    assemble(&sources)
}

fn text<'a>(site: &'a Site, path: &str) -> &'a str {
    std::str::from_utf8(&site[path]).unwrap()
}

#[test]
fn a_named_file_gets_a_hash_and_references_get_its_address() {
    let site = site(&[("index.html", "<link href=\"{{app.css}}\">"), ("app.css", "a{}")]).unwrap();
    let css = format!("app-{}.css", hash::of(b"a{}"));
    assert_eq!(text(&site, "index.html"), format!("<link href=\"/{css}\">"));
    assert_eq!(text(&site, &css), "a{}");
    assert_eq!(site.len(), 2);
}

#[test]
fn a_change_propagates_to_the_names_of_all_dependents() {
    let build =
        |wasm: &str| site(&[("index.html", "{{app.js}}"), ("app.js", "load('{{app.wasm}}')"), ("app.wasm", wasm)]);
    let (before, after) = (build("one").unwrap(), build("two").unwrap());
    assert_ne!(text(&before, "index.html"), text(&after, "index.html"));
}

#[test]
fn unnamed_files_keep_their_names_and_bytes() {
    let site = site(&[("icons/icon.png", "{{not text}} {{app.css}}")]).unwrap();
    assert_eq!(text(&site, "icons/icon.png"), "{{not text}} {{app.css}}");
}

#[test]
fn a_reference_to_a_missing_file_is_an_error_with_its_place() {
    let error = format!("{:#}", site(&[("index.html", "{{ap.css}}")]).unwrap_err());
    assert_eq!(error, "in index.html: there is no file ap.css");
}

#[test]
fn files_that_name_each_other_are_an_error() {
    let error = site(&[("a.js", "{{b.js}}"), ("b.js", "{{a.js}}")]).unwrap_err();
    assert!(format!("{error:#}").contains("a.js → b.js → a.js"), "{error:#}");
}

#[test]
fn the_service_worker_lists_all_addresses_and_their_version() {
    let build = |css: &str| {
        let worker = "const files = {{precache}}, version = '{{version}}';";
        site(&[("sw.js", worker), ("index.html", "x"), ("app.css", css)]).unwrap()
    };
    let (one, two) = (build("a{}"), build("b{}"));
    let worker = text(&one, "sw.js");
    assert!(worker.starts_with("const files = [\"/app.css\",\"/\"], version = '"), "{worker}");
    assert_ne!(worker, text(&two, "sw.js"));
}

#[test]
fn other_braces_are_ignored() {
    let script = "if (a) {{ b }} `${{c}`; {{}} {{{x";
    let site = site(&[("a.js", script)]).unwrap();
    assert_eq!(text(&site, "a.js"), script);
}

#[test]
fn two_files_with_one_name_are_an_error() {
    assert!(site(&[("app.css", "a"), ("app.css", "b")]).is_err());
}
