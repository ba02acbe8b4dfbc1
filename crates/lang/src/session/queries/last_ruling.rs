//! The ruling that a query alone is about: the last one of the board.

use crate::diagnostic::{Diagnostic, Problem};
use crate::session::Scope;
use crate::session::settings::SettingForm;
use crate::source::Span;
use crate::syntax::tree::{self, RulingKind, SideExpression, SideKind};
use std::borrow::Cow;

impl Scope {
    /// The ruling that is written behind a query, or else the last one.
    ///
    /// # Errors
    /// No ruling has been scored on the board.
    pub(in crate::session) fn ruling_in_question<'a>(
        &self,
        written: Option<&'a tree::Ruling>,
        word: &'static str,
        place: Span,
    ) -> Result<Cow<'a, tree::Ruling>, Vec<Diagnostic>> {
        match written {
            Some(written) => Ok(Cow::Borrowed(written)),
            None if self.named("ans").is_none() => Err(vec![Diagnostic::at(place, Problem::NoRulingYet { word })]),
            None => {
                let side = SideExpression { kind: SideKind::Name("ans".to_owned()), span: place };
                Ok(Cow::Owned(tree::Ruling { kind: RulingKind::Both(side), group: None, span: place }))
            }
        }
    }

    /// The setting and the ruling of `conventions`; a word alone that names no ruling is a setting: `conventions split`.
    pub(in crate::session) fn conventions_in_question<'a>(
        &self,
        setting: Option<&'a tree::Word>,
        ruling: Option<&'a tree::Ruling>,
    ) -> (Option<Cow<'a, tree::Word>>, Option<&'a tree::Ruling>) {
        if let (None, Some(tree::Ruling { kind: RulingKind::Both(side), group: None, .. })) = (setting, ruling)
            && let SideKind::Name(name) = &side.kind
            && self.named(name).is_none()
            && SettingForm::named(name).is_some()
        {
            return (Some(Cow::Owned(tree::Spanned::new(name.clone(), side.span))), None);
        }
        (setting.map(Cow::Borrowed), ruling)
    }
}
