//! Compiles the words of every language, `locales/TAG/words.txt`, into one table each.

/// The sections of a file of words.
const SECTIONS: [&str; 7] = ["words", "scoring", "settings", "values", "answers", "notation", "citations"];

/// The module with the table of each language; each file with its tag.
///
/// # Errors
/// Every fault of the files, each with its line.
pub fn generate(files: &[(String, String)]) -> Result<String, Vec<String>> {
    let mut faults = Vec::new();
    let mut module = "static TABLES: &[Table] = &[\n".to_owned();
    for (tag, text) in files {
        module.push_str(&format!("Table {{ tag: {tag:?}, entries: &[\n"));
        let mut section = None;
        for (number, line) in (1..).zip(text.lines().map(str::trim)) {
            let fault = |reason: &str| format!("locales/{tag}/words.txt, line {number}: {reason}");
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some(name) = line.strip_prefix('[').and_then(|name| name.strip_suffix(']')) {
                section = SECTIONS.iter().find(|known| **known == name);
                if section.is_none() {
                    faults.push(fault("there is no such section"));
                }
                continue;
            }
            match (section, line.split_once(" = ")) {
                (Some(section), Some((key, words))) => {
                    let words: Vec<String> = words.split(',').map(|word| entry(word.trim())).collect();
                    module.push_str(&format!("    Entry {{ section: Section::{}, ", capital(section)));
                    module.push_str(&format!("key: {key:?}, words: &[{}] }},\n", words.join(", ")));
                }
                _ => faults.push(fault("`KEY = WORD, WORD` in a section is expected")),
            }
        }
        module.push_str("] },\n");
    }
    module.push_str("];\n");
    if faults.is_empty() { Ok(module) } else { Err(faults) }
}

fn entry(word: &str) -> String {
    let bare = word.trim_start_matches('~');
    format!("Local {{ text: {bare:?}, may_be_name: {} }}", bare != word)
}

fn capital(section: &str) -> String {
    let (first, rest) = section.split_at(1);
    format!("{}{rest}", first.to_uppercase())
}
