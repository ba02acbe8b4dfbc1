//! Whole pages, with their style and the scripts of those that have one.

use super::words::{self, Raw};
use super::{HEAD, NEWLINE, sheet};
use crate::block::Paper;
use maud::{DOCTYPE, PreEscaped, html};

/// The style of a page.
pub const STYLE: &str = include_str!("page.css");

/// The style and the scripts of slides: one makes slides of sections, one turns them.
const SLIDES_STYLE: &str = include_str!("slides.css");
const SLIDES_SCRIPT: &str = concat!(include_str!("slides-split.js"), include_str!("slides.js"));

/// The hash of that script, by which the policy of a page of slides names it; a test computes it anew.
const SLIDES_HASH: &str = "sha256-TX+FjBx/rXBtc4ABgv4W6ZwTFTj04N0cfAKLmVeVN6g=";

/// The style and the scripts of a page with live rulings: one loads the engine, one calls it.
const LIVE_STYLE: &str = include_str!("live.css");
const LIVE_SCRIPT: &str = concat!(include_str!("redress.js"), include_str!("live.js"));

/// The hash of that script; a test computes it anew.
const LIVE_HASH: &str = "sha256-TKqrpS6esZOMKqGJxMELVniiN5CImzpH5A/9xfFpskI=";

/// The style and the script of a page of the manual.
const SITE_STYLE: &str = include_str!("site.css");
const SITE_SCRIPT: &str = include_str!("site.js");

/// The hash of that script; a test computes it anew.
const SITE_HASH: &str = "sha256-tEurLZEaBwn0sveF2QkTFe2cVawVYrcipBBfolwOKqQ=";

/// A whole page; its language is a tag such as `pl`.
#[must_use]
pub fn page(title: &str, language: &str, body: &str) -> String {
    document(title, language, body, &[])
}

/// A page of slides, each a section of the class `slide`, with one script, which makes each as many slides as it needs
/// and turns them by the keys. `rest` is what the script needs at the end of the body.
#[must_use]
pub fn slides(title: &str, language: &str, body: &str, rest: &str) -> String {
    document(title, language, body, &[of_slides(rest)])
}

/// A page whose rulings the reader changes: `rest` is what its script needs at the end of the body.
#[must_use]
pub fn live(title: &str, language: &str, body: &str, rest: &str) -> String {
    document(title, language, body, &[of_live(rest)])
}

/// A page of slides whose rulings the speaker changes.
#[must_use]
pub fn live_slides(title: &str, language: &str, body: &str, [of_slide, of_ruling]: [&str; 2]) -> String {
    document(title, language, body, &[of_slides(of_slide), of_live(of_ruling)])
}

fn of_slides(rest: &str) -> Extra<'_> {
    Extra { style: SLIDES_STYLE, script: SLIDES_SCRIPT, is_module: false, hash: SLIDES_HASH, rest }
}

fn of_live(rest: &str) -> Extra<'_> {
    Extra { style: LIVE_STYLE, script: LIVE_SCRIPT, is_module: true, hash: LIVE_HASH, rest }
}

/// A page as one of a site: what stands beside its text, and the script that searches.
#[must_use]
pub fn of_site(page: &str, beside: &str) -> String {
    let policy = format!("default-src 'none'; script-src 'self' file: '{SITE_HASH}';");
    let page = page.replacen("default-src 'none';", &policy, 1);
    let page = page.replacen("</style>", &format!("{SITE_STYLE}</style>"), 1);
    let page = page.replacen("<body>\n", &format!("<body class=\"site\">\n{beside}"), 1);
    page.replacen("</body>", &format!("<script>{SITE_SCRIPT}</script>\n</body>"), 1)
}

/// The parts of a page beside its text.
struct Extra<'a> {
    style: &'static str,
    script: &'static str,
    /// True if the script is a module and compiles WebAssembly.
    is_module: bool,
    /// Its hash, by which the policy of the page names it: no other runs.
    hash: &'static str,
    /// The markup before the script.
    rest: &'a str,
}

impl Extra<'_> {
    /// The sources that the policy of the page allows.
    fn allowed(&self) -> String {
        let compiles = if self.is_module { " 'wasm-unsafe-eval'" } else { "" };
        format!(" '{}'{compiles}", self.hash)
    }

    fn kind(&self) -> &'static str {
        if self.is_module { "<script type=\"module\">" } else { "<script>" }
    }
}

/// A page with its extra parts.
fn document(title: &str, language: &str, body: &str, extras: &[Extra<'_>]) -> String {
    let policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
    let allowed: String = extras.iter().map(Extra::allowed).collect();
    let policy = if allowed.is_empty() { policy.to_owned() } else { format!("{policy}; script-src{allowed}") };
    let page = html! {
        (DOCTYPE) (NEWLINE)
        html lang=(Raw(language)) { (NEWLINE)
            head { (NEWLINE)
                (PreEscaped("<meta charset=\"utf-8\"/>\n<meta http-equiv=\"Content-Security-Policy\" content=\""))
                (PreEscaped(policy))
                (PreEscaped("\"/>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
                             <meta name=\"generator\" content=\"redress\"/>\n"))
                title { (Raw(title)) } (NEWLINE)
                style { (NEWLINE) (PreEscaped(STYLE)) (PreEscaped(sheet::heads(body, Paper::A4))) @for extra in extras { (PreEscaped(extra.style)) } } (NEWLINE)
            } (NEWLINE)
            body { (NEWLINE)
                main { (NEWLINE)
                    // A screen reader goes by the headings, and takes the first for the title of the page.
                    @if !body.contains("<h1") && !title.is_empty() { h1 { (Raw(title)) } (NEWLINE) }
                    (PreEscaped(body))
                } (NEWLINE)
                @for extra in extras {
                    (PreEscaped(extra.rest))
                    (PreEscaped(extra.kind())) (PreEscaped(extra.script)) (PreEscaped("</script>")) (NEWLINE)
                }
            } (NEWLINE)
        } (NEWLINE)
    };
    page.into_string()
}

/// A page with a line above each printed page but the first: its title, and what stands at the other side.
#[must_use]
pub fn with_running_head(document: String, title: &str, beside: &str) -> String {
    headed(document, "", [title, beside])
}

/// A page with this margin, and with these texts at the left and the right above each printed page but the first.
pub(super) fn headed(document: String, margin: &str, texts: [&str; 2]) -> String {
    let [left, right] = texts.map(words::style_string);
    let rules = format!(
        "@page {{ {margin}@top-left {{ {HEAD} content: \"{left}\"; }} @top-right {{ {HEAD} content: \"{right}\"; }} }}\n\
         @page :first {{ @top-left {{ content: none; }} @top-right {{ content: none; }} }}\n</style>",
    );
    document.replacen("</style>", &rules, 1)
}
