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
fn a_named_file_gets_a_hash_and_its_namers_get_the_address() {
    let site = site(&[("index.html", "<link href=\"{{app.css}}\">"), ("app.css", "a{}")]).unwrap();
    let css = format!("app-{}.css", hash::of(b"a{}"));
    assert_eq!(text(&site, "index.html"), format!("<link href=\"/{css}\">"));
    assert_eq!(text(&site, &css), "a{}");
    assert_eq!(site.len(), 2);
}

#[test]
fn a_change_deep_inside_changes_every_name_on_the_way() {
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
fn a_name_without_a_file_is_an_error_that_says_where() {
    let error = format!("{:#}", site(&[("index.html", "{{ap.css}}")]).unwrap_err());
    assert_eq!(error, "in index.html: there is no file ap.css");
}

#[test]
fn files_that_name_each_other_are_an_error() {
    let error = site(&[("a.js", "{{b.js}}"), ("b.js", "{{a.js}}")]).unwrap_err();
    assert!(format!("{error:#}").contains("a.js → b.js → a.js"), "{error:#}");
}

#[test]
fn the_service_worker_knows_every_other_address_and_a_version_of_them_all() {
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
fn braces_of_other_languages_are_left_alone() {
    let script = "if (a) {{ b }} `${{c}`; {{}} {{{x";
    let site = site(&[("a.js", script)]).unwrap();
    assert_eq!(text(&site, "a.js"), script);
}

#[test]
fn two_files_of_one_name_are_an_error() {
    assert!(site(&[("app.css", "a"), ("app.css", "b")]).is_err());
}
