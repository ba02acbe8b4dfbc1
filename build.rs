//! Lists the pages, examples and lectures that the manual shows.

use std::path::Path;

/// Lists the pages of `docs`, the scripts of the examples with the files they read, and the lectures, in the order of their
/// paths.
fn shelf(folder: &Path, name: &str, found: &mut Vec<(String, String)>) -> std::io::Result<()> {
    let mut entries: Vec<_> = std::fs::read_dir(folder)?.collect::<Result<_, _>>()?;
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        let (path, file) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        let name = format!("{name}/{file}");
        if path.is_dir() {
            shelf(&path, &name, found)?;
        } else if [".ruling", ".conventions", ".xml"].iter().any(|end| file.ends_with(end))
            || ((name.contains("/lecture/") || name.starts_with("docs/")) && file.ends_with(".md"))
        {
            found.push((name, path.to_string_lossy().into_owned()));
        }
    }
    Ok(())
}

/// The list as Rust.
fn shelf_module(found: &[(String, String)]) -> String {
    let lines = found.iter().map(|(name, path)| format!("    ({name:?}, include_bytes!({path:?})),\n"));
    format!("static SHELF: &[(&str, &[u8])] = &[\n{}];\n", lines.collect::<String>())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let root = std::env::var("CARGO_MANIFEST_DIR")?;
    let out = std::env::var("OUT_DIR")?;
    let mut found = Vec::new();
    for folder in ["docs", "examples"] {
        println!("cargo::rerun-if-changed={folder}");
        shelf(&Path::new(&root).join(folder), folder, &mut found)?;
    }
    std::fs::write(Path::new(&out).join("shelf.rs"), shelf_module(&found))?;
    Ok(())
}
