//! Compiles the messages of every language into Rust: `locales/*/messages.ftl` to one typed function a message.
//!
//! English says which messages there are and which arguments each has. A language that lacks one, or a plural form,
//! does not compile, unless its file has the line `### unfinished`: then the English text is used.
//!
//! A template inside the program is text with these marks in it (`crates/lang/src/messages/compose.rs` reads it):
//!
//! | `\u{1}` A                                    | the argument A (`0` is the first)                               |
//! | `\u{2}` K … `\u{3}`                          | a span: `c` code, in backticks, `l` a Law                        |
//! | `\u{4}` A N, N times: key, length, template  | one of N by the argument A; the last where no key is the right one |

mod check;
mod page;
mod read;
mod write;

use std::collections::BTreeMap;

/// The files of a language.
#[derive(Debug, Clone)]
pub struct LocaleFiles {
    /// The folder's name, which is the language's tag.
    pub tag: String,
    /// The messages, in Fluent.
    pub messages: String,
    /// The explanations, in Markdown.
    pub explanations: String,
}

/// The language that defines what messages there are.
pub const DEFINING: &str = "en";

/// The plural forms of a language, as CLDR counts them, and the function of `crates/lang/src/messages/count.rs` that tells them
/// apart. A new language is a line here and a folder in `locales`.
fn plural_rule(tag: &str) -> Option<(&'static [&'static str], &'static str)> {
    Some(match tag {
        "en" | "da" | "de" | "et" | "fi" | "nb" | "nl" | "sv" => (&["one", "other"], "one_or_other"),
        "pl" => (&["one", "few", "many", "other"], "polish"),
        _ => return None,
    })
}

/// The type of an argument.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Kind {
    /// A text or a figure that is put in.
    Inserted,
    /// A number that chooses plural forms.
    Count,
    /// Something that may be absent: variants `none` and `some`.
    Optional,
    /// One of these words, which selects a variant of the text.
    Choice(Vec<String>),
}

/// One message or attribute of one language.
#[derive(Debug, Clone)]
struct Message {
    id: String,
    elements: Vec<Element>,
    usage: Usage,
}

/// The ways in which the program uses a message: by a function, by its name, or as a word for the page in a browser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Usage {
    Function,
    LookedUp,
    Page,
}

#[derive(Debug, Clone)]
enum Element {
    Text(String),
    Code(Vec<Element>),
    Law(Vec<Element>),
    Argument(String),
    Select { argument: String, variants: Vec<(Key, Vec<Element>)> },
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Key {
    Word(String),
    Number(u8),
}

/// A language's messages by id, in the file's order.
#[derive(Debug)]
struct Locale {
    tag: String,
    file: String,
    finished: bool,
    messages: Vec<Message>,
    headings: Vec<String>,
}

impl Locale {
    fn message(&self, id: &str) -> Option<&Message> {
        self.messages.iter().find(|message| message.id == id)
    }
}

/// The generated module.
///
/// # Errors
/// Every fault of the files, each with its file and id.
pub fn generate(files: &[LocaleFiles]) -> Result<String, Vec<String>> {
    let mut faults = Vec::new();
    let mut locales: Vec<Locale> = files.iter().map(|files| read::locale(files, &mut faults)).collect();
    locales.sort_by_key(|locale| (locale.tag != DEFINING, locale.tag.clone()));
    let Some((english, others)) = locales.split_first_mut() else { return Err(vec!["there are no locales".into()]) };
    if english.tag != DEFINING {
        faults.push(format!("locales/{DEFINING}: the language that defines the messages is missing"));
        return Err(faults);
    }
    let signatures = check::signatures(english, others, &mut faults);
    for locale in others.iter_mut() {
        check::compare(locale, english, &mut faults);
    }
    for locale in locales.iter_mut() {
        check::forms(locale, &signatures, &mut faults);
        page::check(locale, &mut faults);
    }
    if faults.is_empty() { Ok(write::module(&locales, &signatures)) } else { Err(faults) }
}

/// The arguments of each message in the order in which English first names them.
type Signatures = BTreeMap<String, Vec<(String, Kind)>>;
