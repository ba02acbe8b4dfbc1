//! The README says what is so: its scripts run, and its console blocks show what the program prints.

use crate::harness::{Folder, Run, root, timeless};
use std::collections::BTreeSet;

/// A fenced block: what stands behind the fence, its first line's number, and its text.
struct Block {
    info: String,
    line: usize,
    text: String,
}

fn blocks() -> Vec<Block> {
    let Ok(readme) = std::fs::read_to_string(root().join("README.md")) else { return Vec::new() };
    let mut blocks = Vec::new();
    let mut open: Option<Block> = None;
    let mut nested = false;
    for (number, line) in (1..).zip(readme.lines()) {
        // A block of Markdown with blocks of its own.
        if line.starts_with("````") {
            nested = !nested;
        }
        if nested || line.starts_with("````") {
            continue;
        }
        match (line.strip_prefix("```"), open.as_mut()) {
            (Some(info), None) => {
                open = Some(Block { info: info.trim().to_owned(), line: number + 1, text: String::new() });
            }
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (None, Some(block)) => {
                block.text.push_str(line);
                block.text.push('\n');
            }
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "README.md: a block is not closed");
    blocks
}

#[test]
fn scripts_run() {
    for block in blocks() {
        let status = match block.info.as_str() {
            "ruling" => 0,
            "ruling error" => 3,
            _ => continue,
        };
        let done = Run::script(&block.text).done();
        assert_eq!(done.status, Some(status), "README.md:{}\n{}{}", block.line, done.stdout, done.stderr);
    }
}

#[test]
fn console_blocks_show_what_is_printed() {
    for block in blocks().iter().filter(|block| block.info == "console") {
        let mut lines = block.text.lines().peekable();
        while let Some(line) = lines.next() {
            let mut shown = String::new();
            while let Some(output) = lines.next_if(|line| !line.starts_with("$ ")) {
                shown.push_str(output);
                shown.push('\n');
            }
            let Some(command) = line.strip_prefix("$ redress ") else { continue };
            let done = Run::args(words(command)).within(root()).done();
            // Blank lines around an output are the document's.
            let (printed, shown) = (timeless(done.stdout.trim_matches('\n')), timeless(shown.trim_matches('\n')));
            assert_eq!(printed, shown, "README.md:{}: $ redress {command}\n{}", block.line, done.stderr);
        }
    }
}

#[test]
fn commands_run() {
    let folder = Folder::new();
    let here = || std::fs::read_dir(root()).unwrap().map(|entry| entry.unwrap().file_name()).collect::<BTreeSet<_>>();
    let before = here();
    for block in blocks().iter().filter(|block| block.info == "sh") {
        for command in block.text.lines().filter_map(|line| line.strip_prefix("redress ")) {
            let (command, _) = command.split_once('>').unwrap_or((command, ""));
            // A file that is written is written elsewhere.
            let written = |word: String| match word.strip_prefix("target/") {
                Some(file) => folder.path().join(file).display().to_string(),
                None => word,
            };
            let done = Run::args(words(command).into_iter().map(written)).within(root()).done();
            assert_eq!(done.status, Some(0), "README.md:{}\n{command}\n{}{}", block.line, done.stdout, done.stderr);
            assert_eq!(here(), before, "README.md:{}: {command} leaves a file behind", block.line);
        }
    }
}

/// The words of a command, quoted with `'…'` or `"…"` where they hold spaces.
fn words(command: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quote = None;
    for character in command.trim().chars() {
        match quote {
            Some(open) if character == open => quote = None,
            Some(_) => words.last_mut().unwrap().push(character),
            None if matches!(character, '\'' | '"') => quote = Some(character),
            None if character == ' ' => words.push(String::new()),
            None => words.last_mut().unwrap().push(character),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// Its blocks stand one behind the other as well as each by itself.
#[test]
fn the_readme_is_a_test() {
    let done = crate::harness::Run::args(["test", "README.md"]).within(root()).done().exits(0);
    assert!(done.stdout.contains("passed"), "{}", done.stdout);
}
