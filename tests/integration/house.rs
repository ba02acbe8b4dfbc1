//! The house: which module may use which, who alone knows a crate, how long files and functions may be. The order is
//! that of `lib.rs`, the crates are those of `Cargo.toml`.

use crate::harness::{files_below, root};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The sources of each package.
const HOUSES: [&str; 6] =
    ["src", "crates/core/src", "crates/events/src", "crates/columns/src", "crates/lang/src", "crates/render/src"];

/// Crates that more than one module may know: our own, those that shape what is written out, which each report does for
/// itself, and those that read a notation that is the module's own.
const SHARED: [&str; 12] = [
    "serde",
    "serde_json",
    "pest",
    "pest_derive",
    "redress_core",
    "redress_events",
    "redress_lang",
    "redress_render",
    "quick_xml",
    "csv",
    "base64",
    "textwrap",
];

/// Modules that may touch files, clocks and terminals.
const OUTER: [&str; 4] = ["files", "editor", "repl", "cli"];

/// Files that know one another: a convention is declared with the forms of its values, which read values of its type.
const INSEPARABLE: [&str; 2] = ["crates/core/src/scoring/conventions", "crates/core/src/scoring/settings"];

const LONGEST_FILE: usize = 600;
const LONGEST_FUNCTION: usize = 60;

/// A source file.
struct File {
    path: PathBuf,
    /// The package's sources that it belongs to.
    house: &'static str,
    /// The module it is: `["exam", "generate", "field"]`; that of a folder for its `mod.rs`.
    module: Vec<String>,
    /// True for the `mod.rs` of a folder, `lib.rs` or `main.rs`.
    is_folder: bool,
    text: String,
}

impl File {
    fn at(path: PathBuf, house: &'static str) -> Self {
        let inside = path.strip_prefix(root().join(house)).unwrap().with_extension("");
        let mut module: Vec<String> =
            inside.components().map(|part| part.as_os_str().to_string_lossy().into_owned()).collect();
        let is_folder = matches!(module.last().map(String::as_str), Some("mod" | "lib" | "main"));
        if is_folder {
            module.pop();
        }
        let text = std::fs::read_to_string(&path).unwrap();
        Self { path, house, module, is_folder, text }
    }

    /// The module of the house it belongs to; none of `lib.rs` and `main.rs`.
    fn room(&self) -> Option<&str> {
        self.module.first().map(String::as_str)
    }

    /// Its code without comments and without the tests in it, one line each.
    fn code(&self) -> String {
        let is_code = |line: &&str| !line.trim_start().starts_with("//");
        let text = self.text.split("\n#[cfg(test)]\nmod tests {").next().unwrap();
        text.lines().filter(is_code).collect::<Vec<_>>().join("\n")
    }

    /// Every path that it names, from the root of its package: `crate::exam::{key, mark::Mark}` is two.
    fn uses(&self) -> BTreeSet<Vec<String>> {
        let code = self.code();
        let mut found = Vec::new();
        for start in ["crate::", "super::", "self::"] {
            for (at, _) in code.match_indices(start) {
                let is_inner = code[..at].ends_with(|before: char| before.is_alphanumeric() || "_:$".contains(before));
                if !is_inner {
                    spread(&code[at..], &mut Vec::new(), &mut found);
                }
            }
        }
        found.into_iter().filter_map(|path| self.absolute(&path)).collect()
    }

    fn absolute(&self, path: &[String]) -> Option<Vec<String>> {
        let mut here = self.module.clone();
        let mut rest = path.iter().peekable();
        match rest.next()?.as_str() {
            "crate" => here.clear(),
            "super" => drop(here.pop()),
            _ => {}
        }
        while rest.next_if(|part| *part == "super").is_some() {
            here.pop();
        }
        here.extend(rest.cloned());
        Some(here)
    }
}

/// The paths of a tree such as `a::{b, c::d}`, up to where it ends.
fn spread<'a>(mut rest: &'a str, path: &mut Vec<String>, found: &mut Vec<Vec<String>>) -> &'a str {
    let depth = path.len();
    loop {
        rest = rest.trim_start();
        if let Some(inside) = rest.strip_prefix('{') {
            rest = inside.trim_start();
            while !rest.is_empty() && !rest.starts_with('}') {
                let before = rest.len();
                rest = spread(rest, path, found).trim_start().trim_start_matches(',').trim_start();
                if rest.len() == before {
                    break;
                }
            }
            rest = rest.strip_prefix('}').unwrap_or(rest);
            break;
        }
        if let Some(behind) = rest.strip_prefix('*') {
            found.push(path.clone());
            rest = behind;
            break;
        }
        let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
        path.push(rest[..end].to_owned());
        rest = &rest[end..];
        match rest.strip_prefix("::") {
            Some(behind) => rest = behind,
            None => {
                found.push(path.clone());
                let renamed = rest.trim_start().strip_prefix("as ").map(|name| name.trim_start());
                let end = |name: &str| name.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(name.len());
                rest = renamed.map_or(rest, |name| &name[end(name)..]);
                break;
            }
        }
    }
    path.truncate(depth);
    rest
}

/// Every source file of the workspace but tests inside.
fn sources() -> Vec<File> {
    let of = |house: &'static str| {
        let files = files_below(&root().join(house), "rs").into_iter();
        files.filter(|path| !path.ends_with("tests.rs")).map(move |path| File::at(path, house))
    };
    HOUSES.into_iter().flat_map(of).collect()
}

/// The modules of a package in the order of its `lib.rs`, in which each uses only those above it.
fn order(house: &str) -> Vec<String> {
    let text = std::fs::read_to_string(root().join(house).join("lib.rs")).unwrap();
    let module = |line: &str| {
        let line = line.trim().trim_start_matches("pub(crate) ").trim_start_matches("pub ");
        line.strip_prefix("mod ").and_then(|rest| rest.strip_suffix(';')).map(str::to_owned)
    };
    let order: Vec<String> = text.lines().filter_map(module).collect();
    assert!(order.len() > 3, "{order:?}");
    order
}

#[test]
fn each_module_uses_only_those_above_it() {
    let mut wrong = Vec::new();
    for house in HOUSES {
        let order = order(house);
        let place = |name: &str| order.iter().position(|known| known == name);
        for file in sources().iter().filter(|file| file.house == house) {
            let Some(own) = file.room() else { continue };
            let level = place(own).unwrap_or_else(|| panic!("{own} is no module of {house}/lib.rs"));
            let rooms: BTreeSet<String> = file.uses().into_iter().filter_map(|path| path.into_iter().next()).collect();
            let below = rooms.iter().filter(|name| place(name).is_some_and(|other| other > level));
            wrong.extend(below.map(|name| format!("{} uses {name}", file.path.display())));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A folder of a package.
type Folder = (&'static str, Vec<String>);

/// The modules that each file uses.
type Known = BTreeMap<String, BTreeSet<String>>;

/// The files of a folder that use one another; a folder in it counts as one.
fn neighbours(files: &[File]) -> BTreeMap<Folder, Known> {
    let modules: BTreeSet<(&str, &[String])> = files.iter().map(|file| (file.house, file.module.as_slice())).collect();
    let mut folders: BTreeMap<Folder, Known> = BTreeMap::new();
    for file in files {
        for path in file.uses() {
            for depth in 0..file.module.len().min(path.len()) {
                // A `mod.rs` is the folder itself.
                let is_inside = depth + 1 < file.module.len() || !file.is_folder || file.module.len() == depth + 1;
                let (folder, own, other) = (&path[..depth], &file.module[depth], &path[depth]);
                let is_module = modules.contains(&(file.house, &path[..=depth]));
                if is_inside && *folder == file.module[..depth] && own != other && is_module && depth > 0 {
                    let known = folders.entry((file.house, folder.to_vec())).or_default();
                    known.entry(own.clone()).or_default().insert(other.clone());
                }
            }
        }
    }
    folders
}

#[test]
fn no_circles_between_the_files_of_a_folder() {
    let files = sources();
    let mut circles = Vec::new();
    for ((house, folder), known) in neighbours(&files) {
        for start in known.keys() {
            let (mut seen, mut next) = (BTreeSet::new(), vec![start]);
            while let Some(one) = next.pop() {
                next.extend(known.get(one).into_iter().flatten().filter(|other| seen.insert(other.as_str())));
            }
            if seen.contains(start.as_str()) {
                circles.push(format!("{house}/{}/{start}", folder.join("/")));
            }
        }
    }
    circles.retain(|file| !INSEPARABLE.contains(&file.as_str()));
    assert!(circles.is_empty(), "{circles:#?}");
}

/// The crates that a manifest names for the program, as they are written in code.
fn dependencies(manifest: &str) -> Vec<String> {
    let text = std::fs::read_to_string(root().join(manifest)).unwrap();
    let section = text.split("\n[dependencies]\n").nth(1).unwrap().split("\n[").next().unwrap();
    let lines = section.lines().filter(|line| !line.starts_with('#'));
    let names: Vec<String> =
        lines.filter_map(|line| line.split(['=', '.', ' ']).next()).map(|name| name.replace('-', "_")).collect();
    names.into_iter().filter(|name| !name.is_empty()).collect()
}

#[test]
fn each_crate_is_known_in_one_place() {
    let mut wrong = Vec::new();
    for house in HOUSES {
        let files: Vec<(File, String)> = sources()
            .into_iter()
            .filter(|file| file.house == house)
            .map(|file| (file.code(), file))
            .map(|(code, file)| (file, code))
            .collect();
        for name in dependencies(&house.replace("src", "Cargo.toml")) {
            let uses = |code: &str| {
                code.match_indices(&name).any(|(at, _)| {
                    let before =
                        code[..at].chars().next_back().is_none_or(|c| !(c.is_alphanumeric() || "_:.\"/".contains(c)));
                    before && code[at + name.len()..].starts_with([':', ';', ' '])
                })
            };
            let rooms: BTreeSet<&str> =
                files.iter().filter(|(_, code)| uses(code)).map(|(file, _)| file.room().unwrap_or("lib")).collect();
            if rooms.is_empty() || (rooms.len() > 1 && !SHARED.contains(&name.as_str())) {
                wrong.push(format!("{name} is known to {rooms:?} of {house}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_core_knows_nothing_of_the_language() {
    let language: Vec<String> = ["src", "crates/lang/src", "crates/render/src"].into_iter().flat_map(order).collect();
    for file in sources().iter().filter(|file| file.house == "crates/core/src") {
        let stranger = file.uses().into_iter().find(|path| path.first().is_some_and(|room| language.contains(room)));
        assert!(stranger.is_none(), "{} uses {stranger:?}", file.path.display());
    }
}

#[test]
fn only_the_outer_modules_touch_what_is_outside() {
    for file in sources().iter().filter(|file| file.room().is_some_and(|room| !OUTER.contains(&room))) {
        let code = file.code();
        // Tests may read the examples.
        let code = code.split("\nmod tests {").next().unwrap();
        for outside in [
            "std::fs",
            "std::env",
            "stdin()",
            "stdout()",
            "stderr()",
            "println!",
            "Instant",
            "SystemTime",
            "std::process",
        ] {
            assert!(!code.contains(outside), "{} uses {outside}", file.path.display());
        }
    }
}

#[test]
fn no_floating_point_in_a_score() {
    // The formula of victory points raises to a power; it takes a number from an exact one and rounds at once.
    let formula = ["scoring/continuous.rs", "number/mod.rs"].map(|file| root().join("crates/core/src").join(file));
    for file in sources().iter().filter(|file| !formula.contains(&file.path)) {
        let code = file.code();
        assert!(!code.contains("f64") && !code.contains("f32"), "{}", file.path.display());
    }
}

#[test]
fn files_and_functions_are_short() {
    let mut long = Vec::new();
    for file in sources() {
        let lines = file.text.lines().count();
        if lines > LONGEST_FILE {
            long.push(format!("{}: {lines} lines", file.path.display()));
        }
        long.extend(long_functions(&file.path, &file.text));
    }
    assert!(long.is_empty(), "{long:#?}");
}

/// Functions that are too long, as rustfmt lays them out: from `fn` to the brace in the same column.
fn long_functions(path: &Path, text: &str) -> Vec<String> {
    let mut long = Vec::new();
    let mut open: Option<(usize, usize, &str)> = None;
    for (number, line) in (1_usize..).zip(text.lines()) {
        let bare = line.trim_start();
        let column = line.len() - bare.len();
        match open {
            Some((start, indent, name))
                if column == indent && (bare == "}" || bare.starts_with(')') && bare.ends_with(';')) =>
            {
                if number - start + 1 > LONGEST_FUNCTION {
                    long.push(format!("{}:{start}: {name} has {} lines", path.display(), number - start + 1));
                }
                open = None;
            }
            Some(_) => {}
            None => {
                let is_function = bare.split(' ').take(4).any(|word| word == "fn") && !bare.starts_with("//");
                if is_function && !bare.ends_with([';', '}']) {
                    open = Some((number, column, bare.trim_end_matches(['{', ' ', '('])));
                }
            }
        }
    }
    long
}

#[test]
fn what_the_house_is_read_from_is_read_right() {
    let mut found = Vec::new();
    spread("crate::{a, b::{self, c as d, e::*}, f::G};", &mut Vec::new(), &mut found);
    let found: Vec<String> = found.iter().map(|path| path.join("::")).collect();
    assert_eq!(found, ["crate::a", "crate::b::self", "crate::b::c", "crate::b::e", "crate::f::G"]);
    let text = format!(
        "impl A {{\n    pub fn short() {{\n    }}\n\n    fn long() {{\n{}    }}\n}}\n",
        "        x();\n".repeat(60)
    );
    assert_eq!(long_functions(Path::new("a.rs"), &text), ["a.rs:5: fn long() has 62 lines"]);
    assert!(dependencies("Cargo.toml").contains(&"pulldown_cmark".to_owned()));
}
