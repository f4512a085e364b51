//! `iquazu healthcheck` against real servers and against other programs.

use crate::commands::harness::{Folder, Run, command, iquazu, repository_file};
use iquazu_load::ServerProcess;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;

fn serve(folder: &Folder, options: &[&str]) -> ServerProcess {
    let database = folder.file("tables.db");
    let options: Vec<&str> = ["--database", &database].into_iter().chain(options.iter().copied()).collect();
    ServerProcess::start(Path::new(env!("CARGO_BIN_EXE_iquazu")), &options).expect("the server starts")
}

/// Runs the check against a listener that hands its one connection to `answer`.
fn check_against(answer: impl FnOnce(TcpStream) + Send + 'static) -> Run {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = listener.local_addr().expect("bound").port().to_string();
    let server = std::thread::spawn(move || answer(listener.accept().expect("a connection").0));
    let run = iquazu(&["healthcheck", "--timeout", "1", "--port", &port]);
    server.join().expect("the listener ends");
    run
}

/// Reads the request and sends `response`.
fn respond(response: &'static str) -> impl FnOnce(TcpStream) + Send + 'static {
    move |mut stream| {
        let mut request = [0; 1024];
        let length = stream.read(&mut request).expect("a request");
        assert!(request[..length].starts_with(b"GET /readyz HTTP/1.1\r\n"), "{:?}", &request[..length]);
        stream.write_all(response.as_bytes()).expect("the client listens");
    }
}

#[test]
fn running_server_is_ready_by_flag_variable_and_file() {
    let folder = Folder::new("healthcheck ready");
    let server = serve(&folder, &[]);
    let port = server.address().port().to_string();
    let by_flag = iquazu(&["healthcheck", "--port", &port]).good();
    assert_eq!(by_flag, format!("ready: http://127.0.0.1:{port}/readyz answers 200\n"));
    let by_variable = command(&["healthcheck"]).env("IQUAZU_PORT", &port).output().expect("runs");
    assert_eq!(Run::from(by_variable).good(), by_flag);
    // The file of `serve`, options that the check does not have included.
    let file = folder.write("iquazu.toml", format!("port = {port}\nlog = \"info\"\naddress = \"0.0.0.0\"\n"));
    assert_eq!(iquazu(&["healthcheck", "--config", &file]).good(), by_flag);
    let by_both = command(&["healthcheck", "--config", &file]).env("IQUAZU_PORT", "1").output().expect("runs");
    assert!(Run::from(by_both).failed(1).contains("127.0.0.1:1/"));
}

#[test]
fn stopped_server_is_not_ready() {
    let folder = Folder::new("healthcheck stopped");
    let server = serve(&folder, &[]);
    let port = server.address().port().to_string();
    iquazu(&["healthcheck", "--port", &port]).good();
    drop(server);
    let error = iquazu(&["healthcheck", "--port", &port]).failed(1);
    assert_eq!(
        error,
        format!("error: not ready: http://127.0.0.1:{port}/readyz refuses the connection: no server listens there\n")
    );
}

#[test]
fn server_without_database_is_not_ready() {
    let response = "HTTP/1.1 503 Service Unavailable\r\nContent-Length: 12\r\n\r\nno database\n";
    let error = check_against(respond(response)).failed(1);
    assert!(error.ends_with("/readyz answers 503: no database\n"), "{error}");
}

#[test]
fn other_program_on_the_port_is_not_ready() {
    let error = check_against(respond("220 mail.example.org ESMTP\r\n")).failed(1);
    assert!(error.ends_with("/readyz does not speak HTTP\n"), "{error}");
    let error = check_against(respond("HTTP/1.1 404 Not Found\r\n\r\nno such page")).failed(1);
    assert!(error.ends_with("/readyz answers 404: no such page\n"), "{error}");
}

#[test]
fn silent_server_times_out() {
    // The connection stays open until the check has given up and closed it.
    let silent = |mut stream: TcpStream| {
        stream.read_to_end(&mut Vec::new()).expect("the client hangs up");
    };
    let error = check_against(silent).failed(1);
    assert!(error.ends_with("/readyz does not answer in time\n"), "{error}");
}

#[test]
fn invalid_configuration_exits_with_2() {
    let folder = Folder::new("healthcheck configuration");
    let file = folder.write("iquazu.toml", "prot = 1\n");
    let error = iquazu(&["healthcheck", "--config", &file]).failed(2);
    assert!(error.contains("line 1, column 1: unknown key `prot`"), "{error}");
    assert!(iquazu(&["healthcheck", "--port", "0"]).failed(2).contains("any free port"));
    assert!(iquazu(&["healthcheck", "--timeout", "0", "--port", "1"]).failed(2).contains("--timeout"));
}

#[test]
fn packaged_configuration_is_valid() {
    let folder = Folder::new("packaged configuration");
    let file = folder.write("iquazu.toml", repository_file("packaging/iquazu.toml"));
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = taken.local_addr().expect("bound").port().to_string();
    let database = folder.file("tables.db");
    // Everything in the file is accepted: only the port is in the way.
    let options = ["serve", "--no-open", "--config", &file, "--port", &port, "--database", &database];
    let error = iquazu(&options).failed(1);
    assert!(error.starts_with("error: cannot serve the game") && error.contains(&port), "{error}");
}
