//! What to write instead.

use super::events;
use super::lectures;
use super::problems::{clipped, imps};
use super::syntax::syntax_help;
use crate::diagnostic::Problem;

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
        Problem::Lecture { problem } => return Some(lectures::help(problem)),
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
        _ => return contract_help(problem).or_else(|| events::help(problem)).or_else(|| script_help(problem)),
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
        Problem::FileWrite { .. } => {
            say!("help-file-write", "the file is as it was; it must be one that may be written")
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

fn did_you_mean(near: &str) -> String {
    say!("did-you-mean", "did you mean `{near}`?", near)
}
