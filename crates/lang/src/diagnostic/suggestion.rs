//! Suggestions: the word that was probably intended, and corrections of the writer's text.

use super::{Mistake, Problem};
use crate::source::Span;

/// The extent of the text that a suggestion replaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SuggestedPlace {
    /// In the place of what is wrong.
    Here,
    /// The word alone, by a known name: the text after it may have problems of its own.
    Name,
    /// The word and the rest of its statement.
    ToTheEnd,
    /// On a line of its own above the statement.
    Above,
}

/// A change of a text that mends what is wrong, and was tried.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edit {
    /// The text that is replaced.
    pub span: Span,
    /// The replacement.
    pub text: String,
    /// True if the replacement is a line of its own above the problem.
    pub is_line: bool,
}

/// The choices of vulnerability, each as a statement.
const VULNERABILITIES: [&str; 4] = ["board vul none", "board vul NS", "board vul EW", "board vul all"];

impl Problem {
    /// Asks of each suggestion, the likelier first, whether it works, and leaves out those that do not. Where a fact is
    /// missing every choice is one, and none is left out.
    pub fn keep_suggestions(&mut self, works: &mut dyn FnMut(&str, SuggestedPlace) -> bool) {
        use SuggestedPlace::{Above, Here, Name, ToTheEnd};
        match self {
            Self::Mistake {
                mistake: Mistake::IdleWords | Mistake::OneSide | Mistake::Comment | Mistake::Statements,
                readings,
            } => {
                let bare: Vec<String> = readings.iter().filter_map(|reading| without_scores(reading)).collect();
                readings.retain(|reading| works(reading, Here));
                // The board may give a contract another score than the sentence does.
                if readings.is_empty() {
                    readings.extend(bare.into_iter().filter(|reading| works(reading, Here)));
                }
            }
            Self::Mistake { readings, .. }
            | Self::DamageSideMissing { readings }
            | Self::WeightsSum { readings, .. }
            | Self::ContractDeclarer { readings, .. } => readings.retain(|reading| works(reading, Here)),
            Self::UnknownStatement { suggestion, .. } => {
                let is_word = |text: &str| text.chars().all(char::is_alphabetic);
                keep(suggestion, &mut |text| works(text, if is_word(text) { Here } else { ToTheEnd }));
            }
            // A command of the prompt cannot be tried in a script.
            Self::UnknownName { suggestion: Some(command), .. } if command.starts_with(':') => {}
            Self::UnknownName { suggestion, .. }
            | Self::UnknownScale { suggestion, .. }
            | Self::UnknownGroup { suggestion, .. }
            | Self::DecimalComma { with_point: suggestion } => keep(suggestion, &mut |text| works(text, Here)),
            Self::UnknownWeight { suggestion, .. } => keep(suggestion, &mut |text| works(text, Here)),
            Self::UnknownSetting { suggestion, .. }
            | Self::SettingValue { suggestion, .. }
            | Self::UnknownScoring { suggestion, .. }
            | Self::UnknownRegulations { suggestion, .. }
            | Self::UnknownProcedure { suggestion, .. }
            | Self::UnknownQuestion { suggestion, .. }
            | Self::UnknownVerdict { suggestion, .. }
            | Self::UnknownCode { suggestion, .. } => keep(suggestion, &mut |text| works(text, Name)),
            Self::NoBoard { .. } => VULNERABILITIES.iter().for_each(|statement| {
                works(statement, Above);
            }),
            _ => {}
        }
    }

    /// Returns true if there is a suggestion to try.
    #[must_use]
    pub fn has_suggestions(&self) -> bool {
        let mut found = false;
        self.clone().keep_suggestions(&mut |_, _| {
            found = true;
            true
        });
        found
    }
}

fn keep<T: AsRef<str>>(suggestion: &mut Option<T>, works: &mut dyn FnMut(&str) -> bool) {
    if suggestion.as_ref().is_some_and(|text| !works(text.as_ref())) {
        *suggestion = None;
    }
}

/// A ruling whose contracts leave to a comment the scores written behind them; `None` if there is none.
fn without_scores(reading: &str) -> Option<String> {
    let (ruling, remark) = reading.split_once(" # ").unwrap_or((reading, ""));
    let mut parts = ruling.split(" (");
    let mut kept = parts.next()?.to_owned();
    let mut scores = Vec::new();
    for part in parts {
        match part.split_once(')').filter(|(score, _)| score.parse::<i32>().is_ok()) {
            Some((score, behind)) => {
                scores.push(score);
                kept += behind;
            }
            None => kept = format!("{kept} ({part}"),
        }
    }
    (!scores.is_empty()).then(|| {
        scores.extend((!remark.is_empty()).then_some(remark));
        format!("{kept} # {}", scores.join(", "))
    })
}

/// Letters of a word whose rest may be missing: of fewer too many words begin so.
const BEGINNING: usize = 4;

/// The most candidates to compare with: a script with more names than this gets no suggestion.
pub const MOST_CANDIDATES: usize = 300;

/// Returns the candidate nearest to a misspelt word, if one is near enough, else the only one that begins with it. Case
/// does not count.
#[must_use]
pub fn closest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    let letters = word.chars().count();
    let allowed = (letters / 3).clamp(1, 3);
    let mut nearest: Option<(usize, &str)> = None;
    let mut begun = Vec::new();
    for candidate in candidates.into_iter().take(MOST_CANDIDATES) {
        let lower = candidate.to_lowercase();
        let is_near = lower.chars().count().abs_diff(letters) <= allowed;
        let distance = if is_near { strsim::damerau_levenshtein(&word, &lower) } else { usize::MAX };
        if distance <= allowed && nearest.is_none_or(|(least, _)| distance < least) {
            nearest = Some((distance, candidate));
        }
        if letters >= BEGINNING && lower.starts_with(&word) && !begun.contains(&candidate) {
            begun.push(candidate);
        }
    }
    let only = if let [only] = begun.as_slice() { Some(*only) } else { None };
    nearest.map(|(_, candidate)| candidate).or(only)
}

#[cfg(test)]
mod tests {
    use super::closest;

    #[test]
    fn a_mistake_or_a_beginning_is_suggested() {
        let words = ["traveller", "total", "conventions", "considered", "vary"];
        assert_eq!(closest("traveler", words), Some("traveller"));
        assert_eq!(closest("travel", words), Some("traveller"));
        assert_eq!(closest("TRAV", words), Some("traveller"));
        assert_eq!(closest("tra", words), None, "too little to go on");
        assert_eq!(closest("cons", words), Some("considered"));
        assert_eq!(closest("conf", words), None);
        assert_eq!(closest("very", words), Some("vary"), "a mistake is nearer than a beginning");
    }

    #[test]
    fn a_beginning_of_several_words_is_none() {
        assert_eq!(closest("stat", ["statements", "statistics"]), None);
    }
}
