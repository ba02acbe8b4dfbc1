//! What is wrong, in a sentence.

pub use super::helps::help;

use super::events;
use super::lectures;
use super::syntax::syntax_message;
use crate::catalogue::{figure_of, points, signed_points};
use crate::diagnostic::Problem;
use crate::number::Exact;
use crate::ruling::{Artificial, Side, weight};

/// Characters of a message; what was written may be longer than any screen.
const LONGEST: usize = 320;

/// What is wrong: one sentence, lower case, no full stop, the user's text in backticks.
#[must_use]
pub fn message(problem: &Problem) -> String {
    clipped(said(problem))
}

/// Whether a character shows nothing or moves what stands beside it.
#[must_use]
pub fn is_invisible(character: char) -> bool {
    let formats = ['\u{200b}'..='\u{200f}', '\u{2028}'..='\u{202e}', '\u{2060}'..='\u{206f}', '\u{feff}'..='\u{feff}'];
    character.is_control() || formats.iter().any(|range| range.contains(&character))
}

/// A text in which everything can be seen, with its middle left out where it is too long.
pub(super) fn clipped(text: String) -> String {
    let text = match text.chars().any(is_invisible) {
        false => text,
        true => {
            let seen = |c: char| if is_invisible(c) { format!("U+{:04X}", u32::from(c)) } else { c.to_string() };
            text.chars().map(seen).collect()
        }
    };
    let length = text.chars().count();
    if length <= LONGEST {
        return text;
    }
    let half = LONGEST / 2;
    let start: String = text.chars().take(half).collect();
    let end: String = text.chars().skip(length.saturating_sub(half)).collect();
    format!("{start} … {end}")
}

/// Characters of a stranger's words that are repeated.
const LONGEST_WORDS: usize = 60;

/// A stranger's words as they can be repeated: everything in them is seen, and there are not too many.
#[must_use]
pub fn seen(text: &str) -> String {
    let shown = |c: char| if is_invisible(c) { format!("U+{:04X}", u32::from(c)) } else { c.to_string() };
    let more = text.chars().nth(LONGEST_WORDS).is_some();
    let kept: String = text.chars().take(LONGEST_WORDS).map(shown).collect();
    if more { format!("{kept} …") } else { kept }
}

fn said(problem: &Problem) -> String {
    match problem {
        Problem::Syntax(problem) => syntax_message(problem),
        Problem::WeightsSum { sum } => weights_sum(sum),
        Problem::WeightMissing => {
            say!("error-weight-missing", "this outcome has no weight, though it stands beside others")
        }
        Problem::RestTwice => say!("error-rest-twice", "`rest` stands twice on this side"),
        Problem::RestNegative { left } => {
            let sum = prose(&weight(&(&Exact::ONE - left)));
            say!("error-rest-negative", "nothing is left for `rest`: the other weights sum to {sum}", sum)
        }
        Problem::WeightedArtificial => {
            say!("error-weighted-artificial", "an artificial score cannot be weighed with others")
        }
        Problem::ArtificialBoth { amount } => {
            say!("error-artificial-both", "`{amount}` does not say what the other side gets", amount = imps(amount))
        }
        Problem::ArtificialImpsInMatchpoints => {
            say!("error-artificial-imps-in-matchpoints", "an amount of IMPs has no value in matchpoints")
        }
        Problem::ArtificialShareInImps { share } => {
            say!(
                "error-artificial-share-in-imps",
                "{share} has no value in IMPs: only 40%, 50% and 60% have one",
                share = prose(&weight(share))
            )
        }
        Problem::NoField => say!("error-no-field", "there is nothing to compare this ruling with"),
        Problem::EmptyField => say!("error-empty-field", "no other result on this board is left to compare with"),
        Problem::NoOtherTable => say!("error-no-other-table", "the result at the other table is not known"),
        Problem::OtherArtificial => {
            say!("error-other-artificial", "an artificial score at the other table is no score to compare with")
        }
        Problem::DamageObtainedMissing => {
            say!("error-damage-obtained-missing", "`damage` does not say what the side obtained")
        }
        Problem::DamageObtainedDiffers { written, obtained } => {
            say!(
                "error-damage-obtained-differs",
                "`damage` says that `{written}` was obtained, but the `obtained` score is `{obtained}`",
                written,
                obtained
            )
        }
        Problem::DamageArtificial => say!("error-damage-artificial", "an artificial score cannot stand in `damage`"),
        Problem::DamageNested => say!("error-damage-nested", "`damage` cannot stand inside `damage`"),
        Problem::ContractScore { .. }
        | Problem::ContractNeverScores { .. }
        | Problem::ContractDeclarer { .. }
        | Problem::ContractResult { .. }
        | Problem::ContractRange { .. }
        | Problem::ContractLevel
        | Problem::NoBoard { .. } => contract_message(problem),
        Problem::UnknownName { .. }
        | Problem::NoAnswerYet
        | Problem::CircularName { .. }
        | Problem::TooManyNames { .. }
        | Problem::NameNotOneSided { .. }
        | Problem::UnknownSetting { .. }
        | Problem::SettingValue { .. }
        | Problem::UnknownScoring { .. }
        | Problem::BoardNumber
        | Problem::TablesTooFew { .. }
        | Problem::File { .. }
        | Problem::FileWrite { .. }
        | Problem::IncludeCycle { .. }
        | Problem::IncludeDeep { .. }
        | Problem::Encoding { .. }
        | Problem::UnknownCode { .. }
        | Problem::CodeSeverity { .. } => script_message(problem),
        Problem::PenaltyUnit { .. }
        | Problem::UnknownRegulations { .. }
        | Problem::UnknownScale { .. }
        | Problem::ScaleBoards { .. }
        | Problem::MatchBoardsMissing { .. }
        | Problem::ScaleReserved { .. }
        | Problem::KnockoutScale
        | Problem::ScaleStep { .. }
        | Problem::UnknownGroup { .. }
        | Problem::GroupTwice { .. }
        | Problem::GroupMisplaced
        | Problem::ArtificialInTotalPoints
        | Problem::DatumOfNothing
        | Problem::VariableUnused { .. }
        | Problem::UnknownWeight { .. }
        | Problem::VaryRange { .. }
        | Problem::SolveUnit { .. }
        | Problem::PenaltyNegative
        | Problem::NoTraveller
        | Problem::DamageOffender { .. }
        | Problem::OutsideCase { .. }
        | Problem::AnswerFigures
        | Problem::MarksShare
        | Problem::NoQuestions
        | Problem::QuestionWithoutAnswer { .. }
        | Problem::QuestionTwice { .. }
        | Problem::Deal { .. } => events::message(problem),
        Problem::Lecture { problem } => lectures::message(problem),
        Problem::ImpossibleScore { .. }
        | Problem::SplitExceedsTop { .. }
        | Problem::NotDescending { .. }
        | Problem::OffendersGain { .. }
        | Problem::NoDamage { .. }
        | Problem::NoRelief { .. }
        | Problem::SmallWeight { .. } => check_message(problem),
    }
}

/// Contracts: what they score, and what is missing from them.
fn contract_message(problem: &Problem) -> String {
    match problem {
        Problem::ContractScore { contract, computed, written } => {
            let (computed, written) = (score(*computed), score(*written));
            say!(
                "error-contract-score",
                "`{contract}` scores {computed}, not {written}, from NS's view",
                contract,
                computed,
                written
            )
        }
        Problem::ContractNeverScores { contract, written } => {
            let written = score(*written);
            say!(
                "error-contract-never-scores",
                "no result of `{contract}` scores {written} from NS's view",
                contract,
                written
            )
        }
        Problem::ContractDeclarer { contract } => {
            say!("error-contract-declarer", "`{contract}` does not say who declares", contract)
        }
        Problem::ContractResult { contract } => {
            say!("error-contract-result", "`{contract}` does not say how many tricks were taken", contract)
        }
        // The bid has no `+` in it, so one can only be the result's.
        Problem::ContractRange { contract, .. } if contract.contains('+') => {
            say!("error-contract-range-over", "`{contract}` would need more than thirteen tricks", contract)
        }
        Problem::ContractRange { contract, .. } => {
            say!("error-contract-range-under", "`{contract}` would leave declarer fewer than no tricks", contract)
        }
        Problem::ContractLevel => say!("error-contract-level", "a contract is for one to seven"),
        Problem::NoBoard { contract } => {
            say!("error-no-board", "`{contract}` cannot be scored: the vulnerability is not known", contract)
        }
        _ => String::new(),
    }
}

/// Names, settings, files and numbers of the script.
fn script_message(problem: &Problem) -> String {
    match problem {
        Problem::UnknownName { name, .. } => say!("error-unknown-name", "no ruling is called `{name}`", name),
        Problem::NoAnswerYet => say!("error-no-answer-yet", "`ans` is the last ruling scored, and none was scored yet"),
        Problem::CircularName { name } => say!("error-circular-name", "`{name}` leads back to itself", name),
        Problem::TooManyNames { limit } => {
            say!("error-too-many-names", "this ruling leads through more than {limit} names", limit)
        }
        Problem::NameNotOneSided { name } => {
            say!(
                "error-name-not-one-sided",
                "`{name}` is damage, which gives each side its own result, and cannot be one side of a split",
                name
            )
        }
        Problem::UnknownSetting { name, .. } => say!("error-unknown-setting", "no setting is called `{name}`", name),
        Problem::SettingValue { name, value, .. } => {
            say!("error-setting-value", "`{name}` has no value `{value}`", name, value)
        }
        Problem::UnknownScoring { word, .. } => say!("error-unknown-scoring", "no scoring is called `{word}`", word),
        Problem::BoardNumber => say!("error-board-number", "this is no number of a board"),
        Problem::TablesTooFew { tables, rows } => {
            say!("error-tables-too-few", "`tables` is {tables}, but the board has {rows} results", tables, rows)
        }
        Problem::File { name, reason } => say!("error-file", "`{name}` cannot be read: {reason}", name, reason),
        Problem::FileWrite { name, reason } => {
            say!("error-file-write", "`{name}` cannot be written: {reason}", name, reason)
        }
        Problem::IncludeCycle { name } => say!("error-include-cycle", "`{name}` is included from itself", name),
        Problem::IncludeDeep { limit } => {
            say!("error-include-deep", "files include one another more than {limit} deep", limit)
        }
        Problem::Encoding { name, offset } => {
            say!("error-encoding", "`{name}` is not UTF-8 text (byte {offset})", name, offset)
        }
        Problem::UnknownCode { name, .. } => say!("error-unknown-code", "no diagnostic has the code `{name}`", name),
        Problem::CodeSeverity { name, severity } => {
            say!("error-code-severity", "`{name}` is {severity}", name, severity = with_article(severity))
        }
        _ => String::new(),
    }
}

/// What a director would want to be told about a ruling that has a score.
fn check_message(problem: &Problem) -> String {
    match problem {
        Problem::ImpossibleScore { score: points, vulnerability } => {
            let (score, vulnerable) = (score(*points), vulnerable(vulnerability));
            say!("error-impossible-score", "no contract gives {score} {vulnerable}", score, vulnerable)
        }
        Problem::SplitExceedsTop { total, top: Some(top) } => {
            let (total, top) = (points(total), points(top));
            say!(
                "error-split-exceeds-top",
                "the two sides together get {total}, more than the top of {top}",
                total,
                top
            )
        }
        Problem::SplitExceedsTop { total, top: None } => {
            let total = signed_points(total);
            say!("error-split-exceeds-top-imps", "the two sides together get {total} IMP, more than 0", total)
        }
        Problem::NotDescending { side, values: [before, after, obtained] } => {
            let (before, after, obtained) = (points(before), points(after), points(obtained));
            say!(
                "error-not-descending",
                "the three results are worth {before}, {after} and {obtained} to {side}, \
                 where each should be less than the one before it",
                before,
                after,
                obtained,
                side
            )
        }
        Problem::OffendersGain { side, ruling, obtained } => {
            let (ruling, obtained) = (points(ruling), points(obtained));
            say!(
                "error-offenders-gain",
                "the offenders {side} get {ruling} by the ruling and obtained {obtained}",
                side,
                ruling,
                obtained
            )
        }
        Problem::NoDamage { side, ruling, obtained } => {
            let (ruling, obtained) = (points(ruling), points(obtained));
            say!(
                "error-no-damage",
                "{side} obtained {obtained} and the ruling is worth {ruling} to them: the score stands",
                side,
                obtained,
                ruling
            )
        }
        Problem::NoRelief { side } => {
            say!(
                "error-no-relief",
                "{side} did not offend and keep what they obtained, while the offenders are adjusted",
                side
            )
        }
        Problem::SmallWeight { weight: share, outcome, side, change, .. } if change.is_zero() => {
            let share = figure_of(weight(share));
            say!(
                "error-small-weight-nothing",
                "{share} of `{outcome}` does not move {side} at all",
                share,
                outcome,
                side
            )
        }
        Problem::SmallWeight { weight: share, outcome, side, change, unit } => {
            let (share, change) = (figure_of(weight(share)), signed_points(change));
            say!(
                "error-small-weight",
                "{share} of `{outcome}` moves {side} by only {change} {unit}",
                share,
                outcome,
                side,
                change,
                unit = super::words::unit(*unit)
            )
        }
        _ => String::new(),
    }
}

fn weights_sum(sum: &Exact) -> String {
    let left = &Exact::ONE - sum;
    let (difference, sum) = (figure_of(weight(&left.abs())), prose(&weight(sum)));
    if left.is_negative() {
        say!("error-weights-sum-over", "the weights of this side sum to {sum}; {difference} too much", sum, difference)
    } else {
        say!("error-weights-sum", "the weights of this side sum to {sum}; {difference} is missing", sum, difference)
    }
}

/// A score in prose, with its sign.
fn score(points: i32) -> String {
    signed_points(&Exact::from(points))
}

/// An amount of IMPs in the notation.
pub(super) fn imps(amount: &Exact) -> String {
    Artificial::Imps(amount.clone()).to_string()
}

/// A figure of the notation in prose: the minus sign instead of the hyphen.
fn prose(text: &str) -> String {
    figure_of(text.replace('-', "−"))
}

fn with_article(severity: &str) -> String {
    match severity {
        "error" => say!("an-error", "an error"),
        "warning" => say!("a-warning", "a warning"),
        _ => say!("a-note", "a note"),
    }
}

/// The vulnerability as the language has it, in words.
fn vulnerable(word: &str) -> String {
    match word {
        "" => say!("vulnerable-any", "at any vulnerability"),
        "none" => say!("vulnerable-none", "with nobody vulnerable"),
        "all" => say!("vulnerable-all", "with both sides vulnerable"),
        side => {
            let side = if side == "NS" { Side::NS } else { Side::EW };
            say!("vulnerable-side", "with {side} vulnerable and {other} not", side, other = side.opponents())
        }
    }
}
