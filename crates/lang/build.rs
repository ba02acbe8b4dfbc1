//! Compiles the messages of `locales` into the program.

#[path = "build/messages/mod.rs"]
mod messages;

use messages::LocaleFiles;
use std::path::Path;

/// The files of every language.
fn locales(folder: &Path) -> std::io::Result<Vec<LocaleFiles>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let Some(tag) = path.file_name().and_then(|name| name.to_str()).filter(|_| path.is_dir()) else { continue };
        let text = |name: &str| std::fs::read_to_string(path.join(name));
        found.push(LocaleFiles {
            tag: tag.to_owned(),
            messages: text("messages.ftl")?,
            explanations: text("explanations.md")? + &text("laws.md")?,
        });
    }
    Ok(found)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo::rerun-if-changed=locales");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=build.rs");
    let root = std::env::var("CARGO_MANIFEST_DIR")?;
    let out = std::env::var("OUT_DIR")?;
    match messages::generate(&locales(&Path::new(&root).join("locales"))?) {
        Ok(module) => std::fs::write(Path::new(&out).join("messages.rs"), module)?,
        Err(faults) => {
            for fault in faults {
                println!("cargo::error={fault}");
            }
        }
    }
    Ok(())
}
