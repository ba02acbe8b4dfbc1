//! What is wrong, in a sentence, and what to write instead.

use super::events;
use super::lectures;
use super::syntax::{syntax_help, syntax_message};
use crate::diagnostic::Problem;
use crate::number::{Exact, points, signed_points};
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
        Problem::WeightMissing => "this outcome has no weight, though it stands beside others".to_owned(),
        Problem::RestTwice => "`rest` stands twice on this side".to_owned(),
        Problem::RestNegative { left } => {
            let sum = prose(&weight(&(&Exact::ONE - left)));
            format!("nothing is left for `rest`: the other weights sum to {sum}")
        }
        Problem::WeightedArtificial => "an artificial score cannot be weighed with others".to_owned(),
        Problem::ArtificialBoth { amount } => {
            format!("`{}` does not say what the other side gets", imps(amount))
        }
        Problem::ArtificialImpsInMatchpoints => "an amount of IMPs has no value in matchpoints".to_owned(),
        Problem::ArtificialShareInImps { share } => {
            format!("{} has no value in IMPs: only 40%, 50% and 60% have one", prose(&weight(share)))
        }
        Problem::NoField => "there is nothing to compare this ruling with".to_owned(),
        Problem::EmptyField => "no other result on this board is left to compare with".to_owned(),
        Problem::NoOtherTable => "the result at the other table is not known".to_owned(),
        Problem::OtherArtificial => "an artificial score at the other table is no score to compare with".to_owned(),
        Problem::DamageObtainedMissing => "`damage` does not say what the side obtained".to_owned(),
        Problem::DamageObtainedDiffers { written, obtained } => {
            format!("`damage` says that `{written}` was obtained, but the `obtained` score is `{obtained}`")
        }
        Problem::DamageArtificial => "an artificial score cannot stand in `damage`".to_owned(),
        Problem::DamageNested => "`damage` cannot stand inside `damage`".to_owned(),
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
        | Problem::CodeSeverity { .. }
        | Problem::NotYet { .. } => script_message(problem),
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
            format!("`{contract}` scores {}, not {}, from NS's view", score(*computed), score(*written))
        }
        Problem::ContractNeverScores { contract, written } => {
            format!("no result of `{contract}` scores {} from NS's view", score(*written))
        }
        Problem::ContractDeclarer { contract } => format!("`{contract}` does not say who declares"),
        Problem::ContractResult { contract } => format!("`{contract}` does not say how many tricks were taken"),
        // The bid has no `+` in it, so one can only be the result's.
        Problem::ContractRange { contract, .. } if contract.contains('+') => {
            format!("`{contract}` would need more than thirteen tricks")
        }
        Problem::ContractRange { contract, .. } => format!("`{contract}` would leave declarer fewer than no tricks"),
        Problem::ContractLevel => "a contract is for one to seven".to_owned(),
        Problem::NoBoard { contract } => format!("`{contract}` cannot be scored: the vulnerability is not known"),
        _ => String::new(),
    }
}

/// Names, settings, files and numbers of the script.
fn script_message(problem: &Problem) -> String {
    match problem {
        Problem::UnknownName { name, .. } => format!("no ruling is called `{name}`"),
        Problem::NoAnswerYet => "`ans` is the last ruling scored, and none was scored yet".to_owned(),
        Problem::CircularName { name } => format!("`{name}` leads back to itself"),
        Problem::TooManyNames { limit } => format!("this ruling leads through more than {limit} names"),
        Problem::NameNotOneSided { name } => {
            format!("`{name}` is damage, which gives each side its own result, and cannot be one side of a split")
        }
        Problem::UnknownSetting { name, .. } => format!("no setting is called `{name}`"),
        Problem::SettingValue { name, value, .. } => format!("`{name}` has no value `{value}`"),
        Problem::UnknownScoring { word, .. } => format!("no scoring is called `{word}`"),
        Problem::BoardNumber => "this is no number of a board".to_owned(),
        Problem::TablesTooFew { tables, rows } => {
            format!("`tables` is {tables}, but the board has {rows} results")
        }
        Problem::File { name, reason } => format!("`{name}` cannot be read: {reason}"),
        Problem::FileWrite { name, reason } => format!("`{name}` cannot be written: {reason}"),
        Problem::IncludeCycle { name } => format!("`{name}` is included from itself"),
        Problem::IncludeDeep { limit } => format!("files include one another more than {limit} deep"),
        Problem::Encoding { name, offset } => format!("`{name}` is not UTF-8 text (byte {offset})"),
        Problem::UnknownCode { name, .. } => format!("no diagnostic has the code `{name}`"),
        Problem::CodeSeverity { name, severity } => format!("`{name}` is {}", with_article(severity)),
        Problem::NotYet { what } => format!("`{what}` is not in this version yet"),
        _ => String::new(),
    }
}

/// What a director would want to be told about a ruling that has a score.
fn check_message(problem: &Problem) -> String {
    match problem {
        Problem::ImpossibleScore { score: points, vulnerability } => {
            format!("no contract gives {} {}", score(*points), vulnerable(vulnerability))
        }
        Problem::SplitExceedsTop { total, top: Some(top) } => {
            format!("the two sides together get {}, more than the top of {}", points(total), points(top))
        }
        Problem::SplitExceedsTop { total, top: None } => {
            format!("the two sides together get {} IMP, more than 0", signed_points(total))
        }
        Problem::NotDescending { side, values: [before, after, obtained] } => {
            let (before, after, obtained) = (points(before), points(after), points(obtained));
            format!(
                "the three results are worth {before}, {after} and {obtained} to {side}, \
                 where each should be less than the one before it"
            )
        }
        Problem::OffendersGain { side, ruling, obtained } => {
            format!("the offenders {side} get {} by the ruling and obtained {}", points(ruling), points(obtained))
        }
        Problem::NoDamage { side, ruling, obtained } => {
            format!(
                "{side} obtained {} and the ruling is worth {} to them: the score stands",
                points(obtained),
                points(ruling)
            )
        }
        Problem::NoRelief { side } => {
            format!("{side} did not offend and keep what they obtained, while the offenders are adjusted")
        }
        Problem::SmallWeight { weight: share, outcome, side, change, .. } if change.is_zero() => {
            format!("{} of `{outcome}` does not move {side} at all", weight(share))
        }
        Problem::SmallWeight { weight: share, outcome, side, change, unit } => {
            format!(
                "{} of `{outcome}` moves {side} by only {} {}",
                weight(share),
                signed_points(change),
                super::words::unit(*unit)
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
            "weigh every outcome so that the side comes to 100%, or let the last one take what is left: `rest -100`"
        }
        Problem::WeightMissing => {
            "give every outcome a weight, as in `(60%+620 & 40%-100)`, or let one take what is left: `rest -100`"
        }
        Problem::RestTwice => "leave `rest` to one outcome and weigh the others: `(60%+620 & rest -100)`",
        Problem::RestNegative { .. } => {
            "keep the other weights at 100% or less; a negative weight is written out: \
             `(100%+620 & -100%+500 & +100%+150)`"
        }
        Problem::WeightedArtificial => {
            "weights belong to results that can be told (Law 12C1(c)), an artificial score is for where none can \
             (Laws 12C1(d) and 12C2): give one or the other, `(50%+620 & 50%-100)` or `A+/A-`"
        }
        Problem::ArtificialBoth { amount } => {
            return Some(format!("give each side its own: `{}/{}`", imps(amount), imps(&-amount)));
        }
        Problem::ArtificialImpsInMatchpoints => {
            "write a percentage, or average, average plus or average minus: `60%/40%`, `A+/A-`"
        }
        Problem::ArtificialShareInImps { .. } => "write the IMPs themselves, or an average: `+3 IMP/-3 IMP`, `A+/A-`",
        Problem::NoField => {
            "say what the other tables scored, `traveller { +620: 3, -100: 2 }`, or the other room: `other table +300`"
        }
        Problem::EmptyField => {
            "put the results of the other tables into the traveller: `traveller { +620: 3, -100: 2 }`"
        }
        Problem::NoOtherTable => "say it before the ruling, from NS's view: `other table +300`",
        Problem::OtherArtificial => {
            "give the other table a score, `other table +300`; if that result was cancelled, \
             give this one an artificial score too: `A+/A-`"
        }
        Problem::DamageObtainedMissing => {
            "add it, `damage NS before +620 after +500 obtained +150`, or say it before: `obtained +150`"
        }
        Problem::DamageObtainedDiffers { .. } => {
            "leave `obtained …` out of `damage` if the score above is right, or correct one of them"
        }
        Problem::DamageArtificial => {
            "damage is measured between results: `damage NS before +620 after +500 obtained +150`"
        }
        Problem::DamageNested => {
            "write the results themselves; each may be weighted: `before (60%+620 & 40%-100) after +500 obtained +150`"
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
        | Problem::MarksShare
        | Problem::NoQuestions
        | Problem::QuestionWithoutAnswer { .. }
        | Problem::QuestionTwice { .. }
        | Problem::Deal { .. } => return events::help(problem),
        Problem::Lecture { problem } => return Some(lectures::help(problem)),
        Problem::ImpossibleScore { .. } => "look for a slip of the pen, and check the vulnerability: `board 7`",
        Problem::SplitExceedsTop { .. } => {
            "look for a wrong sign: both sides' scores are written from NS's view, as in `(-100)/(+620)`; after a \
             director's error `offenders none` says that both may gain (Law 82C)"
        }
        Problem::NotDescending { side, .. } => {
            return Some(format!(
                "write what happened and let the values choose: `damage {side} before +620 after +500 obtained +150`"
            ));
        }
        Problem::OffendersGain { .. } => {
            "consider letting the score stand: an adjustment takes the offenders' gain away (Law 12B1)"
        }
        Problem::NoDamage { .. } => "damage is a result worse than was to be expected before the infraction (Law 12B1)",
        Problem::NoRelief { .. } => {
            "that needs an extremely serious error unrelated to the infraction, or a gambling action (Law 12C1(e)); \
             `damage NS before … after … obtained …` shows who lost what"
        }
        Problem::SmallWeight { .. } => "leave it out if it was not meant to matter",
        _ => return script_help(problem),
    };
    Some(advice.to_owned())
}

/// Advice on contracts.
fn contract_help(problem: &Problem) -> Option<String> {
    Some(match problem {
        Problem::ContractScore { contract, computed, .. } => {
            format!("write `{contract} ({computed:+})`, or leave the score out, or check the vulnerability: `board 7`")
        }
        Problem::ContractNeverScores { .. } => {
            "check the score, its sign and the vulnerability, or write the result itself: `4♥x-2 W`".to_owned()
        }
        Problem::ContractDeclarer { contract } => {
            format!("add the declarer: `{contract} N` by North, `{contract} W` by West")
        }
        Problem::ContractResult { contract } => format!(
            "add the result before the declarer: `{contract}= N` just made, `{contract}+1 N` one over, \
             `{contract}-2 N` two down"
        ),
        Problem::ContractRange { over: 0, under, .. } => {
            format!("the result counts from the contract: `=` is made, `-{under}` at most down")
        }
        Problem::ContractRange { over, under, .. } => {
            format!("the result counts from the contract: here `+{over}` at most over and `-{under}` at most under")
        }
        Problem::ContractLevel => {
            "write for instance `4♠= N`; tricks over the contract go after it: `4♠+1 N`".to_owned()
        }
        Problem::NoBoard { .. } => {
            "say which board it was before the ruling, `board 7`, or who is vulnerable: `board vul NS`".to_owned()
        }
        _ => return None,
    })
}

/// Advice on names, settings, files and numbers of the script.
fn script_help(problem: &Problem) -> Option<String> {
    Some(match problem {
        Problem::UnknownName { suggestion: Some(near), .. } => did_you_mean(near),
        Problem::UnknownName { name, suggestion: None } => {
            format!("name it before it is used: `let {name} = (60%+620 & 40%-100)`")
        }
        Problem::NoAnswerYet => "score a ruling first: `(60%+620 & 40%-100)`".to_owned(),
        Problem::TooManyNames { .. } => "write out the rulings that the names stand for".to_owned(),
        Problem::CircularName { name } => {
            format!("give it a ruling instead of a name: `let {name} = (60%+620 & 40%-100)`")
        }
        Problem::NameNotOneSided { name } => {
            format!("score it alone, `{name}`, or write both sides out: `(100%+620 & -100%+500 & +100%+150)/(+620)`")
        }
        Problem::UnknownSetting { suggestion: Some(near), .. } => did_you_mean(near),
        Problem::UnknownSetting { suggestion: None, .. } => {
            "`redress explain settings` lists them, for instance `set short-field neuberg`".to_owned()
        }
        Problem::SettingValue { suggestion: Some(near), allowed, .. } => {
            format!("{} it takes {allowed}", did_you_mean(near))
        }
        Problem::SettingValue { suggestion: None, allowed, .. } => format!("it takes {allowed}"),
        Problem::UnknownScoring { suggestion: Some(near), .. } => did_you_mean(near),
        Problem::UnknownScoring { suggestion: None, .. } => {
            "matchpoints, imps, butler, cross-imps, total-points or board-a-match; the first two may be left out"
                .to_owned()
        }
        Problem::BoardNumber => "boards count from 1: `board 7`".to_owned(),
        Problem::TablesTooFew { rows, .. } => {
            format!("count every result on the board, the ruling's included: `set tables {rows}`")
        }
        Problem::FileWrite { .. } => "the file is as it was; it must be one that may be written".to_owned(),
        Problem::File { .. } => "a file is looked for beside the script that names it".to_owned(),
        Problem::IncludeCycle { .. } => "take one `include` of the circle out".to_owned(),
        Problem::IncludeDeep { .. } => "include the files from one script, one after another".to_owned(),
        Problem::Encoding { .. } => "save it as UTF-8; most editors ask for the encoding in \"save as\"".to_owned(),
        Problem::UnknownCode { suggestion: Some(near), .. } => did_you_mean(near),
        Problem::UnknownCode { suggestion: None, .. } => {
            "`redress explain checks` names those of a ruling, for instance `expect td: note no-damage`".to_owned()
        }
        Problem::CodeSeverity { name, severity } => format!("write `{severity} {name}`"),
        _ => return None,
    })
}

fn weights_sum(sum: &Exact) -> String {
    let left = &Exact::ONE - sum;
    let difference = weight(&left.abs());
    let rest = if left.is_negative() { "too much" } else { "missing" };
    let verb = if left.is_negative() { "" } else { "is " };
    format!("the weights of this side sum to {}; {difference} {verb}{rest}", prose(&weight(sum)))
}

fn did_you_mean(near: &str) -> String {
    format!("did you mean `{near}`?")
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
    text.replace('-', "−")
}

fn with_article(severity: &str) -> String {
    let article = if severity.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {severity}")
}

/// The vulnerability as the language has it, in words.
fn vulnerable(word: &str) -> String {
    match word {
        "" => "at any vulnerability".to_owned(),
        "none" => "with nobody vulnerable".to_owned(),
        "all" => "with both sides vulnerable".to_owned(),
        side => {
            let side = if side == "NS" { Side::NS } else { Side::EW };
            format!("with {side} vulnerable and {} not", side.opponents())
        }
    }
}
