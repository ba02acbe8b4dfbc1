//! Lists the pages, examples and lectures that the manual shows, and says how a release is linked.

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

/// The list as Rust, of this name.
fn shelf_module(name: &str, found: &[(String, String)]) -> String {
    let lines = found.iter().map(|(name, path)| format!("    ({name:?}, include_bytes!({path:?})),\n"));
    format!("static {name}: &[(&str, &[u8])] = &[\n{}];\n", lines.collect::<String>())
}

/// Links a release so that it starts soon and is small: at a fixed address, without the tables for unwinding, which a panic that
/// aborts does not read, and equal functions once. Rust's own linker understands all of it; another one is left alone.
fn link_small(out: &Path) -> std::io::Result<()> {
    let target = "x86_64-unknown-linux-gnu";
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let sysroot = std::process::Command::new(rustc).args(["--print", "sysroot"]).output()?.stdout;
    let sysroot = String::from_utf8_lossy(&sysroot).trim().to_owned();
    let linker = Path::new(&sysroot).join("lib/rustlib").join(target).join("bin/gcc-ld/ld.lld");
    let has_own_linker = std::env::var_os("RUSTC_LINKER").is_none() && linker.is_file();
    // Cargo names the folder of its output by the profile; a profile that unwinds has another name.
    let is_release = out.ancestors().nth(3).is_some_and(|folder| folder.ends_with("release"));
    if !is_release || !has_own_linker || std::env::var("TARGET").as_deref() != Ok(target) {
        return Ok(());
    }
    let script = out.join("without-unwinding.ld");
    std::fs::write(&script, "SECTIONS { /DISCARD/ : { *(.eh_frame .gcc_except_table*) } } INSERT AFTER .text;\n")?;
    println!("cargo::rustc-link-arg-bins=-no-pie");
    println!("cargo::rustc-link-arg-bins=-Wl,--icf=all,--no-eh-frame-hdr");
    println!("cargo::rustc-link-arg-bins=-T{}", script.display());
    Ok(())
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
    std::fs::write(Path::new(&out).join("shelf.rs"), shelf_module("SHELF", &found))?;
    println!("cargo::rerun-if-changed=casebook");
    let mut cases = Vec::new();
    shelf(&Path::new(&root).join("casebook"), "casebook", &mut cases)?;
    std::fs::write(Path::new(&out).join("casebook.rs"), shelf_module("CASES", &cases))?;
    link_small(Path::new(&out))?;
    Ok(())
}
