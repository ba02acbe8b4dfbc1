//! Names of rulings, and rulings side by side: `let`, `compare`.

use crate::diagnostic::Problem;
use crate::syntax::grammar::{Pair, Rule};
use crate::syntax::keywords::is_reserved;
use crate::syntax::printer::Printer;
use crate::syntax::reader::{Built, Reader};
use crate::syntax::written::{Ruling, Word};

impl Reader<'_> {
    pub(super) fn let_statement(&self, pair: &Pair<'_>) -> Built<(Word, Ruling)> {
        Ok((self.target(pair)?, self.ruling_in(pair)?))
    }

    /// The name that is given, which may not be reserved.
    pub(super) fn target(&self, pair: &Pair<'_>) -> Built<Word> {
        let target = self.need(pair, Rule::target)?;
        if is_reserved(target.as_str()) {
            return self.fail(&target, Problem::ReservedName { word: target.as_str().to_string() });
        }
        Ok(self.word(&target))
    }

    pub(super) fn compare(&self, pair: &Pair<'_>) -> Built<Vec<Ruling>> {
        let rulings = pair.clone().into_inner().filter(|inner| inner.as_rule() == Rule::ruling);
        rulings.map(|ruling| self.ruling(&ruling)).collect()
    }
}

impl Printer<'_> {
    pub(super) fn compare(self, rulings: &[Ruling]) -> String {
        let rulings: Vec<String> = rulings.iter().map(|ruling| self.ruling(ruling)).collect();
        format!("compare {}", rulings.join(", "))
    }
}
