//! Compiles the messages and the words of `locales` into the program.

#[path = "build/messages/mod.rs"]
mod messages;
#[path = "build/words.rs"]
mod words;

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
    let folder = Path::new(&root).join("locales");
    let files = locales(&folder)?;
    let own_words = |tag: &str| std::fs::read_to_string(folder.join(tag).join("words.txt")).unwrap_or_default();
    let mut tables: Vec<_> = files.iter().map(|locale| (locale.tag.clone(), own_words(&locale.tag))).collect();
    tables.sort();
    for (name, made) in [("messages.rs", messages::generate(&files)), ("words.rs", words::generate(&tables))] {
        match made {
            Ok(module) => std::fs::write(Path::new(&out).join(name), module)?,
            Err(faults) => {
                for fault in faults {
                    println!("cargo::error={fault}");
                }
            }
        }
    }
    Ok(())
}
