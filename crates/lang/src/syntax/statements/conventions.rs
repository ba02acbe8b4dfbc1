//! `set`.

use crate::syntax::grammar::{Pair, Rule};
use crate::syntax::printer::Printer;
use crate::syntax::reader::{Built, Reader};
use crate::syntax::written::Word;

impl Reader<'_> {
    pub(super) fn set(&self, pair: &Pair<'_>) -> Built<(Word, Vec<Word>)> {
        let name = self.word_in(pair)?;
        let mut values = Vec::new();
        for inner in pair.clone().into_inner() {
            match inner.as_rule() {
                Rule::value => values.push(self.word(&inner)),
                Rule::string => values.push(self.string(&inner)?),
                _ => {}
            }
        }
        Ok((name, values))
    }
}

impl Printer<'_> {
    pub(super) fn set(self, name: &Word, values: &[Word]) -> String {
        values.iter().fold(format!("set {}", name.node), |text, value| text + " " + &self.word(value))
    }
}
