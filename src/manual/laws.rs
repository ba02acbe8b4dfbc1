//! The page of the Laws from 1 to 93.

use super::Draft;
use super::explained::law_page;
use super::links::above;
use super::markdown::front;
use super::shelf::coverage;
use crate::laws::Passport;
use crate::messages::{self, Locale};

/// The file of the page.
pub(super) const PAGE: &str = "laws.html";

/// The passport of the Laws in a language.
pub(super) fn draft(locale: Locale) -> Draft {
    let title = messages::laws_title(locale);
    let table = Passport::of(&coverage()).markdown(locale, law_page);
    let markdown = front(title.unmarked(), locale.tag()) + &above(PAGE, locale) + &table;
    Draft { file: PAGE.to_owned(), source: "redress laws".to_owned(), markdown }
}
