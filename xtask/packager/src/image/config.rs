//! The configuration of an image: user, command, port, volume and health command.

use serde_json::{Value, json};

use super::USER;
use crate::arch::Arch;
use crate::checksums::sha256;
use crate::date::rfc3339;
use crate::release::Release;

const PROGRAM: &str = "/usr/bin/iquazu";
const DATA: &str = "/data";
const SECOND: u64 = 1_000_000_000;

/// Returns the configuration of an image with this one layer, which is not compressed yet.
pub(crate) fn json(arch: Arch, release: &Release, layer: &[u8]) -> Value {
    let created = rfc3339(release.time);
    json!({
        "architecture": arch.debian(),
        "os": "linux",
        "created": created,
        "config": {
            "User": format!("{USER}:{USER}"),
            "Entrypoint": [PROGRAM],
            "Cmd": ["serve"],
            "Env": [
                "PATH=/usr/bin",
                "IQUAZU_ADDRESS=0.0.0.0",
                "IQUAZU_PORT=4827",
                format!("IQUAZU_DATABASE={DATA}/iquazu.db"),
                "IQUAZU_NO_OPEN=true",
                "IQUAZU_LOG=info",
            ],
            "ExposedPorts": { "4827/tcp": {} },
            "Volumes": { DATA: {} },
            "WorkingDir": DATA,
            "StopSignal": "SIGTERM",
            // Docker's extension of the format.
            "Healthcheck": {
                "Test": ["CMD", PROGRAM, "healthcheck"],
                "Interval": 30 * SECOND,
                "Timeout": 5 * SECOND,
                "StartPeriod": 10 * SECOND,
                "Retries": 3,
            },
            "Labels": {
                "org.opencontainers.image.title": "Iquazú",
                "org.opencontainers.image.description": "The board game Iquazú for the browser, with online tables",
                "org.opencontainers.image.version": release.version,
                "org.opencontainers.image.created": created,
                "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
            },
        },
        "rootfs": { "type": "layers", "diff_ids": [format!("sha256:{}", sha256(layer))] },
        "history": [{ "created": created, "created_by": "cargo xtask dist" }],
    })
}
