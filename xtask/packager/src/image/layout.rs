//! The archive around images: blobs named by their digest, manifests, an index over them.

use anyhow::Result;
use serde_json::{Value, json};

use crate::arch::Arch;
use crate::checksums::sha256;
use crate::release::Release;
use crate::tree::Tree;

const OCI_INDEX: &str = "application/vnd.oci.image.index.v1+json";
const LIST: &str = "application/vnd.docker.distribution.manifest.list.v2+json";
const MANIFEST: &str = "application/vnd.docker.distribution.manifest.v2+json";
const CONFIG: &str = "application/vnd.docker.container.image.v1+json";
const LAYER: &str = "application/vnd.docker.image.rootfs.diff.tar.gzip";

/// An image for one processor.
#[derive(Debug)]
pub(crate) struct Image {
    pub(crate) arch: Arch,
    pub(crate) config: Value,
    /// The root file system, as compressed tar.
    pub(crate) layer: Vec<u8>,
}

/// Writes an archive of these images under `name:version`.
pub(crate) fn archive(images: &[&Image], name: &str, release: &Release) -> Result<Vec<u8>> {
    let version = release.version;
    let mut blobs = Blobs(Tree::default());
    let mut manifests = Vec::new();
    let mut for_old_docker = Vec::new();
    for image in images {
        let config = blobs.add(CONFIG, image.config.to_string().into_bytes());
        let layer = blobs.add(LAYER, image.layer.clone());
        for_old_docker.push(json!({
            "Config": path(&config),
            "RepoTags": [tag(name, version, image.arch, images.len())],
            "Layers": [path(&layer)],
        }));
        let manifest = json!({ "schemaVersion": 2, "mediaType": MANIFEST, "config": config, "layers": [layer] });
        let mut manifest = blobs.add(MANIFEST, manifest.to_string().into_bytes());
        manifest["platform"] = json!({ "architecture": image.arch.debian(), "os": "linux" });
        manifests.push(manifest);
    }
    let list = json!({ "schemaVersion": 2, "mediaType": LIST, "manifests": manifests });
    let mut list = blobs.add(LIST, list.to_string().into_bytes());
    list["annotations"] = json!({
        "org.opencontainers.image.ref.name": version,
        "io.containerd.image.name": format!("{name}:{version}"),
    });
    let index = json!({ "schemaVersion": 2, "mediaType": OCI_INDEX, "manifests": [list] });
    let tree = blobs.0.file("oci-layout", json!({ "imageLayoutVersion": "1.0.0" }).to_string());
    let tree = tree.file("index.json", index.to_string());
    tree.file("manifest.json", Value::Array(for_old_docker).to_string()).tar("", release.time)
}

/// The older image store cannot choose from an index: of several images each has a tag of its own.
fn tag(name: &str, version: &str, arch: Arch, images: usize) -> String {
    if images == 1 { format!("{name}:{version}") } else { format!("{name}:{version}-{}", arch.debian()) }
}

struct Blobs(Tree);

impl Blobs {
    /// Adds a blob and returns its descriptor.
    fn add(&mut self, media_type: &str, content: Vec<u8>) -> Value {
        let digest = format!("sha256:{}", sha256(&content));
        let descriptor = json!({ "mediaType": media_type, "digest": digest, "size": content.len() });
        self.0 = std::mem::take(&mut self.0).file(&path(&descriptor), content);
        descriptor
    }
}

/// Returns where the blob of a descriptor lies in the archive.
fn path(descriptor: &Value) -> String {
    format!("blobs/{}", descriptor["digest"].as_str().unwrap_or_default().replace(':', "/"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use std::io::Read;

    fn image(arch: Arch) -> Image {
        Image { arch, config: json!({ "architecture": arch.debian() }), layer: arch.machine().as_bytes().to_vec() }
    }

    fn files(archive: &[u8]) -> BTreeMap<String, Vec<u8>> {
        let mut archive = tar::Archive::new(archive);
        let entries = archive.entries().unwrap().map(|entry| {
            let mut entry = entry.unwrap();
            let mut content = Vec::new();
            entry.read_to_end(&mut content).unwrap();
            (String::from_utf8(entry.path_bytes().into_owned()).unwrap(), content)
        });
        entries.collect()
    }

    /// Follows a descriptor: the blob must be there, of that size and digest.
    fn follow(files: &BTreeMap<String, Vec<u8>>, descriptor: &Value) -> Vec<u8> {
        let blob = files.get(&path(descriptor)).unwrap_or_else(|| panic!("no blob for {descriptor}"));
        assert_eq!(descriptor["size"], blob.len());
        assert_eq!(descriptor["digest"], format!("sha256:{}", sha256(blob)));
        blob.clone()
    }

    fn read(content: &[u8]) -> Value {
        serde_json::from_slice(content).unwrap()
    }

    #[test]
    fn index_leads_to_every_layer() {
        let release = Release::for_tests("1.2.3");
        let images = Arch::ALL.map(image);
        let files = files(&archive(&images.each_ref(), "localhost/game", &release).unwrap());
        assert_eq!(read(&files["oci-layout"])["imageLayoutVersion"], "1.0.0");
        let list = &read(&files["index.json"])["manifests"][0];
        assert_eq!(list["annotations"]["io.containerd.image.name"], "localhost/game:1.2.3");
        let list = read(&follow(&files, list));
        for (image, descriptor) in images.iter().zip(list["manifests"].as_array().unwrap()) {
            assert_eq!(descriptor["platform"]["architecture"], image.arch.debian());
            let manifest = read(&follow(&files, descriptor));
            assert_eq!(read(&follow(&files, &manifest["config"])), image.config);
            assert_eq!(follow(&files, &manifest["layers"][0]), image.layer);
        }
    }

    #[test]
    fn older_docker_gets_one_plain_tag_or_one_for_each_processor() {
        let release = Release::for_tests("1.2.3");
        let [x86_64, arm64] = Arch::ALL.map(image);
        let tags = |images: &[&Image]| -> Vec<Value> {
            let files = files(&archive(images, "localhost/game", &release).unwrap());
            let list = read(&files["manifest.json"]);
            let list = list.as_array().unwrap();
            list.iter().for_each(|image| assert!(files.contains_key(image["Layers"][0].as_str().unwrap())));
            list.iter().map(|image| image["RepoTags"].clone()).collect()
        };
        assert_eq!(tags(&[&arm64]), [json!(["localhost/game:1.2.3"])]);
        assert_eq!(
            tags(&[&x86_64, &arm64]),
            [json!(["localhost/game:1.2.3-amd64"]), json!(["localhost/game:1.2.3-arm64"])]
        );
    }
}
