//! What is wrong with an event, matches and scales, groups, penalties, regulations; and with what is asked of a
//! ruling.

use super::words::unit as unit_word;
use crate::diagnostic::Problem;
use crate::ruling::DealError;
use crate::ruling::Unit;
use crate::scoring::ScaleProblem;

pub(super) fn message(problem: &Problem) -> String {
    match problem {
        Problem::PenaltyUnit { unit: Some(Unit::VictoryPoints), .. } => {
            say!("error-penalty-unit-victory-points", "a penalty in VP needs a match in IMPs with a scale")
        }
        Problem::PenaltyUnit { unit, scoring } => {
            let unit = unit.map_or_else(|| say!("of-a-top", "% of a top"), unit_word);
            say!("error-penalty-unit", "a penalty in {unit} cannot be taken from a score by `{scoring}`", unit, scoring)
        }
        Problem::UnknownRegulations { word, .. } => {
            say!("error-unknown-regulations", "there are no regulations called `{word}`", word)
        }
        Problem::UnknownScale { name, .. } => {
            say!("error-unknown-scale", "there is no victory-point scale called `{name}`", name)
        }
        Problem::ScaleBoards { name, boards: Some(boards), .. } => {
            say!("error-scale-boards", "the scale `{name}` is not for {boards} boards", name, boards)
        }
        Problem::ScaleBoards { name, boards: None, .. } => {
            say!(
                "error-scale-boards-several",
                "there are several scales called `{name}`, and the match does not say how many boards it has",
                name
            )
        }
        Problem::MatchBoardsMissing { scale } => {
            say!("error-match-boards-missing", "the scale `{scale}` needs to know how many boards the match has", scale)
        }
        Problem::ScaleReserved { name } => {
            say!("error-scale-reserved", "`{name}` is the name of a published scale", name)
        }
        Problem::KnockoutScale => {
            say!("error-knockout-scale", "a knockout match is decided by its IMPs and has no scale")
        }
        Problem::ScaleStep { problem } => match problem {
            ScaleProblem::Empty => say!("error-scale-step-empty", "a scale needs at least one step"),
            ScaleProblem::NoDraw => {
                say!(
                    "error-scale-step-no-draw",
                    "the first step of a scale begins at 0 IMPs, the drawn match, with the same for both"
                )
            }
            ScaleProblem::Gap(next) => {
                say!("error-scale-step-gap", "this step should begin at {next}, right after the one before it", next)
            }
            ScaleProblem::Backwards => say!("error-scale-step-backwards", "this step ends before it begins"),
            ScaleProblem::AfterOpen => say!("error-scale-step-after-open", "no step can follow the open one"),
            ScaleProblem::Falls => {
                say!(
                    "error-scale-step-falls",
                    "the winner gets less here than the loser or than for a smaller margin, or the loser more"
                )
            }
        },
        Problem::UnknownGroup { name, .. } => {
            say!("error-unknown-group", "the traveller has no group called `{name}`", name)
        }
        Problem::GroupTwice { name } => {
            say!("error-group-twice", "the group `{name}` stands twice in the traveller", name)
        }
        Problem::GroupMisplaced => {
            say!("error-group-misplaced", "`in` names the group of a ruling that is scored, not of this result")
        }
        Problem::ArtificialInTotalPoints => {
            say!("error-artificial-in-total-points", "an artificial score has no value in total points")
        }
        Problem::OutsideCase { what } => {
            say!("error-outside-case", "`{what}` belongs to a case, and there is none around it", what)
        }
        Problem::AnswerFigures => say!("error-answer-figures", "an answer is a ruling, or each side's figure"),
        Problem::MarksShare => say!("error-marks-share", "a part of a question's points is from 0% to 100%"),
        Problem::NoQuestions => say!("error-no-questions", "no case of this key has a question or an answer"),
        Problem::QuestionWithoutAnswer { case } => {
            say!("error-question-without-answer", "the case `{case}` has no answer to mark against", case)
        }
        Problem::QuestionTwice { case } => {
            say!("error-question-twice", "two cases are called `{case}`: answers could not be told apart", case)
        }
        Problem::Deal { problem } => match problem {
            DealError::Seat => say!("error-deal-seat", "a deal begins with the seat of its first hand and a colon"),
            DealError::Hands => say!("error-deal-hands", "a deal has no more than four hands"),
            DealError::Suits => say!("error-deal-suits", "a hand is four suits with a dot between them"),
            DealError::Cards => say!("error-deal-cards", "this is no card, or the cards of a suit do not fall"),
            DealError::Counts => {
                say!("error-deal-counts", "a hand has more than thirteen cards, or a card stands in two hands")
            }
        },
        Problem::PenaltyNegative => say!("error-penalty-negative", "a penalty takes away and has no sign"),
        Problem::NoTraveller => say!("error-no-traveller", "there is no traveller to compare this ruling with"),
        Problem::DamageOffender { side } => {
            say!(
                "error-damage-offender",
                "`damage {side}` says that {side} did not offend, `offenders` says that they did",
                side
            )
        }
        Problem::VariableUnused { name } => say!("error-variable-unused", "`{name}` has no place in the ruling", name),
        Problem::UnknownWeight { name } => {
            say!("error-unknown-weight", "the weight `{name}` has no value here", name)
        }
        Problem::VaryRange { limit } => {
            say!("error-vary-range", "the step does not lead through the range in at most {limit} values", limit)
        }
        Problem::SolveUnit { scoring } => {
            say!("error-solve-unit", "`{scoring}` does not give figures in this unit", scoring)
        }
        Problem::DatumOfNothing => {
            say!("error-datum-of-nothing", "the datum is trimmed to nothing: no result is left to take it from")
        }
        _ => String::new(),
    }
}

fn did_you_mean(suggestion: Option<&str>, else_say: String) -> String {
    suggestion.map_or(else_say, |near| say!("did-you-mean", "did you mean `{near}`?", near))
}

pub(super) fn help(problem: &Problem) -> Option<String> {
    Some(match problem {
        Problem::PenaltyUnit { unit: Some(Unit::VictoryPoints), .. } => {
            say!(
                "help-penalty-unit-victory-points",
                "say the match: `match boards 16 rest +10 scale wbf`; 0 in the same unit takes a penalty back"
            )
        }
        Problem::PenaltyUnit { .. } => {
            say!(
                "help-penalty-unit",
                "matchpoints and board-a-match take `penalty EW 10%` or `2 MP`, IMP scorings `3 IMP`, total points none; 0 \
             in the same unit takes a penalty back"
            )
        }
        Problem::UnknownRegulations { suggestion, .. } => did_you_mean(
            *suggestion,
            say!("help-unknown-regulations", "they are `lecture-2005`, `wbf`, `ebu`, `acbl`, `pzbs`"),
        ),
        Problem::UnknownScale { suggestion, .. } => did_you_mean(
            suggestion.as_deref(),
            say!(
                "help-unknown-scale",
                "write `wbf`, `wbf-discrete`, or a scale of your own above: `scale \"club\" { 0-2: 10-10, 3+: 12-8 }`"
            ),
        ),
        Problem::ScaleBoards { known, .. } => {
            let known: Vec<String> = known.iter().map(ToString::to_string).collect();
            say!(
                "help-scale-boards",
                "it is written for {known} boards: `match boards {first} …`",
                known = known.join(&say!("and-for", " and for ")),
                first = known.first()?
            )
        }
        Problem::MatchBoardsMissing { scale } => {
            say!(
                "help-match-boards-missing",
                "say it, this board included: `match boards 16 rest +10 scale {scale}`",
                scale
            )
        }
        Problem::ScaleReserved { .. } => say!("help-scale-reserved", "give your scale another name"),
        Problem::KnockoutScale => {
            say!("help-knockout-scale", "leave it out, or `knockout`: `match boards 16 rest +10 scale wbf`")
        }
        Problem::ScaleStep { .. } => {
            say!("help-scale-step", "begin at 0, leave no gap, the winner first: `{ 0-2: 10-10, 3+: 12-8 }`")
        }
        // Names of one letter are all alike.
        Problem::UnknownGroup { name, suggestion: Some(near) } if name.chars().count() < 2 => {
            say!(
                "help-unknown-group-one-letter",
                "`{near}` is one of its groups; without `in` a ruling belongs to the first",
                near
            )
        }
        Problem::UnknownGroup { suggestion, .. } => did_you_mean(
            suggestion.as_deref(),
            say!("help-unknown-group", "write groups: `traveller { group \"A\" { +620 } group \"B\" { +600 } }`"),
        ),
        Problem::GroupTwice { .. } => {
            say!("help-group-twice", "put all its rows into one block, or give the second another name")
        }
        Problem::GroupMisplaced => {
            say!("help-group-misplaced", "put a row into the block of its group; leave `in` out elsewhere")
        }
        Problem::ArtificialInTotalPoints => {
            say!("help-artificial-in-total-points", "assign a score: `+620`, `(60%+620 & 40%-100)`")
        }
        Problem::OutsideCase { .. } => {
            say!(
                "help-outside-case",
                "put it into one: `case \"Board 7\" points 4 { question \"…\"; answer (60%+620 & 40%-100) }`"
            )
        }
        Problem::AnswerFigures => {
            say!("help-answer-figures", "write `answer (60%+620 & 40%-100)` or `answer NS 9.8, EW 8.2`")
        }
        Problem::MarksShare => say!("help-marks-share", "write `marks side 50% weights 40%`"),
        Problem::NoQuestions => say!(
            "help-no-questions",
            "a question is a case: `case \"Board 7\" points 4 { question \"…\"; answer (60%+620 & 40%-100) }`"
        ),
        Problem::QuestionWithoutAnswer { .. } => say!(
            "help-question-without-answer",
            "write the key below the question: `answer (60%+620 & 40%-100)` or `answer NS 9.8, EW 8.2`"
        ),
        Problem::QuestionTwice { .. } => {
            say!("help-question-twice", "give each case a name of its own; capitals make no difference")
        }
        Problem::Deal { .. } => {
            say!(
                "help-deal",
                "write it as PBN does, spades first, hands clockwise: `deal \"N:AK32.52.62.QT987 - - -\"`"
            )
        }
        Problem::PenaltyNegative => {
            say!(
                "help-penalty-negative",
                "write what is taken away, `penalty EW 10%`; a zero takes the penalty back: `penalty EW 0%`"
            )
        }
        Problem::NoTraveller => {
            say!("help-no-traveller", "say what the other tables scored: `traveller { +620: 3, -100: 2 }`")
        }
        Problem::DamageOffender { side } => {
            say!(
                "help-damage-offender",
                "name the other side in one of them, or leave `offenders` out: `damage {other}`",
                other = side.opponents()
            )
        }
        Problem::VariableUnused { name } => {
            say!(
                "help-variable-unused",
                "write it as a weight, and let another take what is left: `({name} +620 & rest -100)`",
                name
            )
        }
        Problem::UnknownWeight { name } => say!(
            "help-unknown-weight",
            "a weight with a name gets its values from `vary {name} in …` or `solve {name} in … for NS 50%`",
            name
        ),
        Problem::VaryRange { .. } => say!("help-vary-range", "write `from 0% to 100% step 10%`, or a larger step"),
        Problem::SolveUnit { .. } => {
            say!(
                "help-solve-unit",
                "leave the unit out for the points of the scoring, or ask for `50%` where there is a top"
            )
        }
        Problem::DatumOfNothing => {
            say!(
                "help-datum-of-nothing",
                "trim less, `set datum-trim 1` or `none`, or put all results into the traveller"
            )
        }
        _ => return None,
    })
}
