//! What is wrong, in a sentence, and what to write instead.

use super::events;
use super::syntax::{syntax_help, syntax_message};
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
fn clipped(text: String) -> String {
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
        | Problem::Deal { .. } => events::message(problem),
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

/// What to write instead, if there is advice to give.
#[must_use]
pub fn help(problem: &Problem) -> Option<String> {
    advice(problem).map(clipped)
}

fn advice(problem: &Problem) -> Option<String> {
    let advice = match problem {
        Problem::Syntax(problem) => return syntax_help(problem),
        Problem::WeightsSum { .. } => {
            say!(
                "help-weights-sum",
                "weigh every outcome so that the side comes to 100%, or let the last one take what is left: `rest -100`"
            )
        }
        Problem::WeightMissing => {
            say!(
                "help-weight-missing",
                "give every outcome a weight, as in `(60%+620 & 40%-100)`, or let one take what is left: `rest -100`"
            )
        }
        Problem::RestTwice => {
            say!("help-rest-twice", "leave `rest` to one outcome and weigh the others: `(60%+620 & rest -100)`")
        }
        Problem::RestNegative { .. } => {
            say!(
                "help-rest-negative",
                "keep the other weights at 100% or less; a negative weight is written out: \
             `(100%+620 & -100%+500 & +100%+150)`"
            )
        }
        Problem::WeightedArtificial => {
            say!(
                "help-weighted-artificial",
                "weights belong to results that can be told (Law 12C1(c)), an artificial score is for where none can \
             (Laws 12C1(d) and 12C2): give one or the other, `(50%+620 & 50%-100)` or `A+/A-`"
            )
        }
        Problem::ArtificialBoth { amount } => {
            let (ns, ew) = (imps(amount), imps(&-amount));
            return Some(say!("help-artificial-both", "give each side its own: `{ns}/{ew}`", ns, ew));
        }
        Problem::ArtificialImpsInMatchpoints => {
            say!(
                "help-artificial-imps-in-matchpoints",
                "write a percentage, or average, average plus or average minus: `60%/40%`, `A+/A-`"
            )
        }
        Problem::ArtificialShareInImps { .. } => {
            say!("help-artificial-share-in-imps", "write the IMPs themselves, or an average: `+3 IMP/-3 IMP`, `A+/A-`")
        }
        Problem::NoField => {
            say!(
                "help-no-field",
                "say what the other tables scored, `traveller { +620: 3, -100: 2 }`, or the other room: `other table +300`"
            )
        }
        Problem::EmptyField => {
            say!(
                "help-empty-field",
                "put the results of the other tables into the traveller: `traveller { +620: 3, -100: 2 }`"
            )
        }
        Problem::NoOtherTable => {
            say!("help-no-other-table", "say it before the ruling, from NS's view: `other table +300`")
        }
        Problem::OtherArtificial => {
            say!(
                "help-other-artificial",
                "give the other table a score, `other table +300`; if that result was cancelled, \
             give this one an artificial score too: `A+/A-`"
            )
        }
        Problem::DamageObtainedMissing => {
            say!(
                "help-damage-obtained-missing",
                "add it, `damage NS before +620 after +500 obtained +150`, or say it before: `obtained +150`"
            )
        }
        Problem::DamageObtainedDiffers { .. } => {
            say!(
                "help-damage-obtained-differs",
                "leave `obtained …` out of `damage` if the score above is right, or correct one of them"
            )
        }
        Problem::DamageArtificial => {
            say!(
                "help-damage-artificial",
                "damage is measured between results: `damage NS before +620 after +500 obtained +150`"
            )
        }
        Problem::DamageNested => {
            say!(
                "help-damage-nested",
                "write the results themselves; each may be weighted: `before (60%+620 & 40%-100) after +500 obtained +150`"
            )
        }
        Problem::ContractScore { .. }
        | Problem::ContractNeverScores { .. }
        | Problem::ContractDeclarer { .. }
        | Problem::ContractResult { .. }
        | Problem::ContractRange { .. }
        | Problem::ContractLevel
        | Problem::NoBoard { .. } => return contract_help(problem),
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
        | Problem::Deal { .. } => return events::help(problem),
        Problem::ImpossibleScore { .. } => {
            say!("help-impossible-score", "look for a slip of the pen, and check the vulnerability: `board 7`")
        }
        Problem::SplitExceedsTop { .. } => {
            say!(
                "help-split-exceeds-top",
                "look for a wrong sign: both sides' scores are written from NS's view, as in `(-100)/(+620)`; after a \
             director's error `offenders none` says that both may gain (Law 82C)"
            )
        }
        Problem::NotDescending { side, .. } => {
            return Some(say!(
                "help-not-descending",
                "write what happened and let the values choose: `damage {side} before +620 after +500 obtained +150`",
                side
            ));
        }
        Problem::OffendersGain { .. } => {
            say!(
                "help-offenders-gain",
                "consider letting the score stand: an adjustment takes the offenders' gain away (Law 12B1)"
            )
        }
        Problem::NoDamage { .. } => {
            say!("help-no-damage", "damage is a result worse than was to be expected before the infraction (Law 12B1)")
        }
        Problem::NoRelief { .. } => {
            say!(
                "help-no-relief",
                "that needs an extremely serious error unrelated to the infraction, or a gambling action (Law 12C1(e)); \
             `damage NS before … after … obtained …` shows who lost what"
            )
        }
        Problem::SmallWeight { .. } => say!("help-small-weight", "leave it out if it was not meant to matter"),
        _ => return script_help(problem),
    };
    Some(advice)
}

/// Advice on contracts.
fn contract_help(problem: &Problem) -> Option<String> {
    Some(match problem {
        Problem::ContractScore { contract, computed, .. } => {
            say!(
                "help-contract-score",
                "write `{contract} ({computed})`, or leave the score out, or check the vulnerability: `board 7`",
                contract,
                computed = format!("{computed:+}")
            )
        }
        Problem::ContractNeverScores { .. } => {
            say!(
                "help-contract-never-scores",
                "check the score, its sign and the vulnerability, or write the result itself: `4♥x-2 W`"
            )
        }
        Problem::ContractDeclarer { contract } => {
            say!(
                "help-contract-declarer",
                "add the declarer: `{contract} N` by North, `{contract} W` by West",
                contract
            )
        }
        Problem::ContractResult { contract } => say!(
            "help-contract-result",
            "add the result before the declarer: `{contract}= N` just made, `{contract}+1 N` one over, \
             `{contract}-2 N` two down",
            contract
        ),
        Problem::ContractRange { over: 0, under, .. } => {
            say!(
                "help-contract-range-under",
                "the result counts from the contract: `=` is made, `-{under}` at most down",
                under
            )
        }
        Problem::ContractRange { over, under, .. } => {
            say!(
                "help-contract-range-both",
                "the result counts from the contract: here `+{over}` at most over and `-{under}` at most under",
                over,
                under
            )
        }
        Problem::ContractLevel => {
            say!("help-contract-level", "write for instance `4♠= N`; tricks over the contract go after it: `4♠+1 N`")
        }
        Problem::NoBoard { .. } => {
            say!(
                "help-no-board",
                "say which board it was before the ruling, `board 7`, or who is vulnerable: `board vul NS`"
            )
        }
        _ => return None,
    })
}

/// Advice on names, settings, files and numbers of the script.
fn script_help(problem: &Problem) -> Option<String> {
    Some(match problem {
        Problem::UnknownName { suggestion: Some(near), .. } => did_you_mean(near),
        Problem::UnknownName { name, suggestion: None } => {
            say!("help-unknown-name", "name it before it is used: `let {name} = (60%+620 & 40%-100)`", name)
        }
        Problem::NoAnswerYet => say!("help-no-answer-yet", "score a ruling first: `(60%+620 & 40%-100)`"),
        Problem::TooManyNames { .. } => say!("help-too-many-names", "write out the rulings that the names stand for"),
        Problem::CircularName { name } => {
            say!("help-circular-name", "give it a ruling instead of a name: `let {name} = (60%+620 & 40%-100)`", name)
        }
        Problem::NameNotOneSided { name } => {
            say!(
                "help-name-not-one-sided",
                "score it alone, `{name}`, or write both sides out: `(100%+620 & -100%+500 & +100%+150)/(+620)`",
                name
            )
        }
        Problem::UnknownSetting { suggestion: Some(near), .. } => did_you_mean(near),
        Problem::UnknownSetting { suggestion: None, .. } => {
            say!(
                "help-unknown-setting",
                "`redress explain settings` lists them, for instance `set short-field neuberg`"
            )
        }
        Problem::SettingValue { suggestion: Some(near), allowed, .. } => {
            let guess = did_you_mean(near);
            say!("help-setting-value-near", "{guess} it takes {allowed}", guess, allowed)
        }
        Problem::SettingValue { suggestion: None, allowed, .. } => {
            say!("help-setting-value", "it takes {allowed}", allowed)
        }
        Problem::UnknownScoring { suggestion: Some(near), .. } => did_you_mean(near),
        Problem::UnknownScoring { suggestion: None, .. } => {
            say!(
                "help-unknown-scoring",
                "matchpoints, imps, butler, cross-imps, total-points or board-a-match; the first two may be left out"
            )
        }
        Problem::BoardNumber => say!("help-board-number", "boards count from 1: `board 7`"),
        Problem::TablesTooFew { rows, .. } => {
            say!(
                "help-tables-too-few",
                "count every result on the board, the ruling's included: `set tables {rows}`",
                rows
            )
        }
        Problem::File { .. } => say!("help-file", "a file is looked for beside the script that names it"),
        Problem::IncludeCycle { .. } => say!("help-include-cycle", "take one `include` of the circle out"),
        Problem::IncludeDeep { .. } => {
            say!("help-include-deep", "include the files from one script, one after another")
        }
        Problem::Encoding { .. } => {
            say!("help-encoding", "save it as UTF-8; most editors ask for the encoding in \"save as\"")
        }
        Problem::UnknownCode { suggestion: Some(near), .. } => did_you_mean(near),
        Problem::UnknownCode { suggestion: None, .. } => {
            say!(
                "help-unknown-code",
                "`redress explain checks` names those of a ruling, for instance `expect td: note no-damage`"
            )
        }
        Problem::CodeSeverity { name, severity } => {
            say!("help-code-severity", "write `{severity} {name}`", severity, name)
        }
        _ => return None,
    })
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

fn did_you_mean(near: &str) -> String {
    say!("did-you-mean", "did you mean `{near}`?", near)
}

/// A score in prose, with its sign.
fn score(points: i32) -> String {
    signed_points(&Exact::from(points))
}

/// An amount of IMPs in the notation.
fn imps(amount: &Exact) -> String {
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
