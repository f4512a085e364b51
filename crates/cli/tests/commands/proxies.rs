//! The documented proxies in front of the real server: nginx and Caddy as Debian packages them.

use super::harness::{Folder, repository_file};
use iquazu_load::ServerProcess;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Ends a proxy with the test.
struct Proxy(Child);

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A proxy with TLS in front of a server.
struct Site {
    port: u16,
    server: ServerProcess,
    _proxy: Proxy,
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a free port").port()
}

fn certificate(folder: &Folder) -> (String, String) {
    let (certificate, key) = (folder.file("cert.pem"), folder.file("key.pem"));
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=iquazu.example.org"])
        .args(["-addext", "subjectAltName=DNS:iquazu.example.org", "-keyout", &key, "-out", &certificate])
        .stderr(Stdio::null())
        .status();
    assert!(made.expect("openssl runs").success());
    (certificate, key)
}

fn server(folder: &Folder) -> ServerProcess {
    let settings = repository_file("packaging/iquazu.toml");
    let trusted = settings.lines().find(|line| line.starts_with("trusted-proxies")).expect("the package's setting");
    let config = folder.write("iquazu.toml", format!("{trusted}\ntables-per-minute = 1\n"));
    let arguments = ["--config", &config, "--database", &folder.file("tables.db")];
    ServerProcess::start_limited(Path::new(env!("CARGO_BIN_EXE_iquazu")), &arguments).expect("the server starts")
}

/// Returns a packaged configuration that the documentation shows.
fn documented(file: &str) -> String {
    let config = repository_file(&format!("packaging/{file}"));
    let (_, shown) = config.split_once('\n').expect("a comment in front");
    assert!(repository_file("docs/self-hosting.md").contains(shown), "{file} is not what is documented");
    config
}

fn start(program: &str, arguments: &[&str], folder: &Folder) -> Proxy {
    let mut command = Command::new(program);
    command.args(arguments).env("HOME", folder.path()).env("XDG_DATA_HOME", folder.path());
    let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    Proxy(child.unwrap_or_else(|error| panic!("{program}: {error}. `cargo verify tools` installs it")))
}

fn nginx() -> Site {
    let folder = Folder::new("behind nginx");
    let ((certificate, key), server, port) = (certificate(&folder), server(&folder), free_port());
    let site = documented("nginx.conf")
        .replace("listen 443 ssl;", &format!("listen 127.0.0.1:{port} ssl;"))
        .replace("/etc/ssl/iquazu.pem", &certificate)
        .replace("/etc/ssl/iquazu.key", &key)
        .replace("127.0.0.1:4827", &server.address().to_string());
    let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|kind| format!("{kind}_temp_path \"{}\";\n", folder.file(kind)))
        .concat();
    let pid = folder.file("nginx.pid");
    let config = format!(
        "daemon off;\nmaster_process off;\npid \"{pid}\";\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}{}\n}}\n",
        site.replace(&certificate, &format!("\"{certificate}\"")).replace(&key, &format!("\"{key}\""))
    );
    let config = folder.write("nginx.conf", config);
    let _proxy = start("/usr/sbin/nginx", &["-c", &config, "-e", "stderr"], &folder);
    Site { port, server, _proxy }
}

fn caddy() -> Site {
    let folder = Folder::new("behind caddy");
    let ((certificate, key), server, port) = (certificate(&folder), server(&folder), free_port());
    let site = documented("Caddyfile")
        .replace(
            "iquazu.example.org {",
            &format!("iquazu.example.org:{port} {{\n    bind 127.0.0.1\n    tls \"{certificate}\" \"{key}\""),
        )
        .replace("127.0.0.1:4827", &server.address().to_string());
    let config = folder.write("Caddyfile", format!("{{\n    admin off\n    auto_https disable_redirects\n}}\n{site}"));
    let _proxy = start("caddy", &["run", "--adapter", "caddyfile", "--config", &config], &folder);
    Site { port, server, _proxy }
}

impl Site {
    /// Sends a request over TLS from an address. Returns the response up to the text `until`, or all of it.
    fn ask(&self, from: &str, request: &str, until: &str) -> String {
        let mut client = Command::new("openssl")
            .args(["s_client", "-quiet", "-verify_quiet", "-servername", "iquazu.example.org"])
            .args(["-bind", &format!("{from}:0"), "-connect", &format!("127.0.0.1:{}", self.port)])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("openssl runs");
        let mut stdin = client.stdin.take().expect("piped");
        // The proxy may not be there yet.
        let _ = stdin.write_all(request.as_bytes()).and_then(|()| stdin.flush());
        let (mut answer, mut buffer) = (Vec::new(), [0; 4096]);
        let mut stdout = client.stdout.take().expect("piped");
        while let Ok(count @ 1..) = stdout.read(&mut buffer) {
            answer.extend_from_slice(&buffer[..count]);
            if String::from_utf8_lossy(&answer).contains(until) {
                break;
            }
        }
        let _ = client.kill();
        let _ = client.wait();
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn get(&self, path: &str) -> String {
        let host = format!("iquazu.example.org:{}", self.port);
        self.ask("127.0.0.1", &format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"), "\u{0}")
    }

    /// Creates a table with a forged address. Returns head and body of the response.
    fn create(&self, from: &str) -> String {
        let nonce = "ab".repeat(32);
        let body = format!(
            r#"{{"name":"Ada","nonce":"{nonce}","settings":{{"edition":"reconstructed-2","seats":[{{"for":"person"}},{{"for":"bot","level":"random"}}],"pace":"live","clock":{{"kind":"none"}},"stand_in":"casual","visibility":"link"}}}}"#
        );
        let host = format!("iquazu.example.org:{}", self.port);
        let head =
            format!("POST /api/tables HTTP/1.1\r\nHost: {host}\r\nOrigin: https://{host}\r\nConnection: close\r\n");
        let forged = "X-Forwarded-For: 6.6.6.6\r\nX-Forwarded-Proto: http\r\nContent-Type: application/json\r\n";
        self.ask(from, &format!("{head}{forged}Content-Length: {}\r\n\r\n{body}", body.len()), "\u{0}")
    }

    fn check(&self) {
        while !self.get("/healthz").contains("200 OK") {
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
        for path in ["/metrics", "/readyz"] {
            assert!(self.get(path).contains(" 404 "), "{path} is the operator's");
        }
        let made = self.create("127.0.0.5");
        assert!(made.contains("201 Created"), "{made}");
        assert!(made.to_lowercase().contains("set-cookie") && made.contains("; Secure"), "{made}");
        // Each address has limits of its own, whatever it claims to be.
        let refused = (0..5).map(|_| self.create("127.0.0.5")).filter(|answer| answer.contains(" 429 ")).count();
        assert!(refused > 0, "one address is limited");
        assert!(self.create("127.0.0.6").contains("201 Created"), "another one is not");
        let table = made.split("\"table\":\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a table");
        let host = format!("iquazu.example.org:{}", self.port);
        let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n";
        let key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
        let request = format!("GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\n{upgrade}{key}\r\n");
        let answer = self.ask("127.0.0.1", &request, "\r\n\r\n");
        assert!(answer.contains(" 101 "), "a WebSocket through the proxy: {answer}");
        assert!(self.server.rss_bytes().is_ok(), "the server lives");
    }
}

#[test]
fn documented_nginx_forwards_addresses_and_sockets() {
    nginx().check();
}

#[test]
fn documented_caddy_forwards_addresses_and_sockets() {
    caddy().check();
}
