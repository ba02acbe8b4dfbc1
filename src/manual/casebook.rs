//! The page of the casebook: which published figures come out, and which do not.

use super::Draft;
use super::links::above;
use super::markdown::front;
use crate::casebook::{Agreement, cases};
use crate::messages::{self, Locale};

/// The file of the page.
pub(super) const PAGE: &str = "casebook.html";

/// The table of agreement in a language.
pub(super) fn draft(locale: Locale) -> Draft {
    let title = messages::casebook_title(locale);
    let table = Agreement::of(cases()).markdown(locale);
    let markdown = front(title.unmarked(), locale.tag()) + &above(PAGE, locale) + &table;
    Draft { file: PAGE.to_owned(), source: "redress casebook".to_owned(), markdown }
}
