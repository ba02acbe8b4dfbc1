//! The notation on one page of A4, its figures computed.

use super::links::above;
use super::{Draft, Faults};
use crate::lecture::{Form, Woven, weave};
use crate::messages::{Locale, cheat_sheet_of};
use crate::session::{Loaded, NoFiles, Sink};

/// The style that makes the page small: two columns on a wide screen and in print, without the parts of a whole page.
const STYLE: &str = "<style>
main > .contents, main > .laws, main > footer { display: none; }
a.law { text-decoration: none; }
@media (min-width: 60rem) { body { max-width: 70rem; } }
@page { margin: 9mm 10mm; @bottom-center { content: none; } }
@media print {
  html, body, .scroll table { font-size: 8.8pt; line-height: 1.25; }
  h1 { font-size: 14pt; margin: 0 0 1mm; } h2 { font-size: 10.5pt; margin: 2.4mm 0 0.8mm; }
  p { margin: 0.6mm 0; } table { margin: 0.6mm 0; width: 100%; } th, td { padding: 0.2mm 1.4mm; }
}
</style>
";

/// The file of its page in the manual.
const PAGE: &str = "cheat-sheet.html";

/// The tag before which the style is inserted.
const HEAD_END: &str = "</head>";

/// The cheat sheet in a language, with how its figures went; errors go to `sink`.
pub fn cheat_sheet(locale: Locale, form: Form, sink: &mut dyn Sink) -> Woven {
    let lecture = Loaded { name: "cheat-sheet.md".to_owned(), text: cheat_sheet_of(locale).to_owned() };
    let woven = weave(&lecture, form.into(), locale, &NoFiles, &mut Faults(sink));
    match form {
        Form::Html => Woven { text: woven.text.replacen(HEAD_END, &format!("{STYLE}{HEAD_END}"), 1), ..woven },
        // An article of the size of a note: the page is for looking things up.
        Form::Latex => Woven { text: smaller(&woven.text), ..woven },
        Form::Markdown | Form::Slides | Form::Pandoc | Form::Typst => woven,
    }
}

/// The cheat sheet as a page of the manual.
pub(super) fn draft(locale: Locale) -> Draft {
    let text = cheat_sheet_of(locale);
    let (title, rest) = text.split_once('\n').unwrap_or((text, ""));
    let markdown = format!("{title}\n\n{}{rest}", above(PAGE, locale));
    Draft { file: PAGE.to_owned(), source: "redress explain --cheat-sheet".to_owned(), markdown }
}

fn smaller(article: &str) -> String {
    let article = article.replacen("11pt,a4paper", "10pt,a4paper", 1).replacen("margin=22mm", "margin=12mm", 1);
    let article = article.replacen("\\tableofcontents\n\n", "", 1);
    article.replacen("\\begin{document}\n", "\\begin{document}\n\\footnotesize\n", 1)
}
