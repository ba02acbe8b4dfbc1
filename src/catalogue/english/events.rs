//! What is wrong with an event, matches and scales, groups, penalties, regulations; and with what is asked of a
//! ruling.

use super::words::unit as unit_word;
use crate::diagnostic::{Problem, ScaleProblem};
use crate::ruling::DealError;
use crate::ruling::Unit;

pub(super) fn message(problem: &Problem) -> String {
    match problem {
        Problem::PenaltyUnit { unit: Some(Unit::VictoryPoints), .. } => {
            "a penalty in VP needs a match in IMPs with a scale".to_owned()
        }
        Problem::PenaltyUnit { unit, scoring } => {
            let unit = unit.map_or("% of a top", unit_word);
            format!("a penalty in {unit} cannot be taken from a score by `{scoring}`")
        }
        Problem::UnknownRegulations { word, .. } => format!("there are no regulations called `{word}`"),
        Problem::UnknownScale { name, .. } => format!("there is no victory-point scale called `{name}`"),
        Problem::ScaleBoards { name, boards: Some(boards), .. } => {
            format!("the scale `{name}` is not for {boards} boards")
        }
        Problem::ScaleBoards { name, boards: None, .. } => {
            format!("there are several scales called `{name}`, and the match does not say how many boards it has")
        }
        Problem::MatchBoardsMissing { scale } => {
            format!("the scale `{scale}` needs to know how many boards the match has")
        }
        Problem::ScaleReserved { name } => format!("`{name}` is the name of a published scale"),
        Problem::KnockoutScale => "a knockout match is decided by its IMPs and has no scale".to_owned(),
        Problem::ScaleStep { problem } => match problem {
            ScaleProblem::Empty => "a scale needs at least one step".to_owned(),
            ScaleProblem::NoDraw => {
                "the first step of a scale begins at 0 IMPs, the drawn match, with the same for both".to_owned()
            }
            ScaleProblem::Gap(next) => format!("this step should begin at {next}, right after the one before it"),
            ScaleProblem::Backwards => "this step ends before it begins".to_owned(),
            ScaleProblem::AfterOpen => "no step can follow the open one".to_owned(),
            ScaleProblem::Falls => {
                "the winner gets less here than the loser or than for a smaller margin, or the loser more".to_owned()
            }
        },
        Problem::UnknownGroup { name, .. } => format!("the traveller has no group called `{name}`"),
        Problem::GroupTwice { name } => format!("the group `{name}` stands twice in the traveller"),
        Problem::GroupMisplaced => "`in` names the group of a ruling that is scored, not of this result".to_owned(),
        Problem::ArtificialInTotalPoints => "an artificial score has no value in total points".to_owned(),
        Problem::OutsideCase { what } => format!("`{what}` belongs to a case, and there is none around it"),
        Problem::AnswerFigures => "an answer is a ruling, or each side's figure".to_owned(),
        Problem::MarksShare => "a part of a question's points is from 0% to 100%".to_owned(),
        Problem::NoQuestions => "no case of this key has a question or an answer".to_owned(),
        Problem::QuestionWithoutAnswer { case } => format!("the case `{case}` has no answer to mark against"),
        Problem::QuestionTwice { case } => format!("two cases are called `{case}`: answers could not be told apart"),
        Problem::Deal { problem } => match problem {
            DealError::Seat => "a deal begins with the seat of its first hand and a colon".to_owned(),
            DealError::Hands => "a deal has no more than four hands".to_owned(),
            DealError::Suits => "a hand is four suits with a dot between them".to_owned(),
            DealError::Cards => "this is no card, or the cards of a suit do not fall".to_owned(),
            DealError::Counts => "a hand has more than thirteen cards, or a card stands in two hands".to_owned(),
        },
        Problem::PenaltyNegative => "a penalty takes away and has no sign".to_owned(),
        Problem::NoTraveller => "there is no traveller to compare this ruling with".to_owned(),
        Problem::DamageOffender { side } => {
            format!("`damage {side}` says that {side} did not offend, `offenders` says that they did")
        }
        Problem::VariableUnused { name } => format!("`{name}` has no place in the ruling"),
        Problem::UnknownWeight { name } => format!("the weight `{name}` has no value here"),
        Problem::VaryRange { limit } => format!("the step does not lead through the range in at most {limit} values"),
        Problem::SolveUnit { scoring } => format!("`{scoring}` does not give figures in this unit"),
        Problem::DatumOfNothing => "the datum is trimmed to nothing: no result is left to take it from".to_owned(),
        _ => String::new(),
    }
}

fn did_you_mean(suggestion: Option<&str>, else_say: &str) -> String {
    suggestion.map_or_else(|| else_say.to_owned(), |near| format!("did you mean `{near}`?"))
}

pub(super) fn help(problem: &Problem) -> Option<String> {
    Some(match problem {
        Problem::PenaltyUnit { unit: Some(Unit::VictoryPoints), .. } => {
            "say the match: `match boards 16 rest +10 scale wbf`; 0 in the same unit takes a penalty back".to_owned()
        }
        Problem::PenaltyUnit { .. } => {
            "matchpoints and board-a-match take `penalty EW 10%` or `2 MP`, IMP scorings `3 IMP`, total points none; 0 \
             in the same unit takes a penalty back"
                .to_owned()
        }
        Problem::UnknownRegulations { suggestion, .. } => {
            did_you_mean(*suggestion, "they are `lecture-2005`, `wbf`, `ebu`, `acbl`, `pzbs`")
        }
        Problem::UnknownScale { suggestion, .. } => did_you_mean(
            suggestion.as_deref(),
            "write `wbf`, `wbf-discrete`, or a scale of your own above: `scale \"club\" { 0-2: 10-10, 3+: 12-8 }`",
        ),
        Problem::ScaleBoards { known, .. } => {
            let known: Vec<String> = known.iter().map(ToString::to_string).collect();
            format!("it is written for {} boards: `match boards {} …`", known.join(" and for "), known.first()?)
        }
        Problem::MatchBoardsMissing { scale } => {
            format!("say it, this board included: `match boards 16 rest +10 scale {scale}`")
        }
        Problem::ScaleReserved { .. } => "give your scale another name".to_owned(),
        Problem::KnockoutScale => "leave it out, or `knockout`: `match boards 16 rest +10 scale wbf`".to_owned(),
        Problem::ScaleStep { .. } => {
            "begin at 0, leave no gap, the winner first: `{ 0-2: 10-10, 3+: 12-8 }`".to_owned()
        }
        // Names of one letter are all alike.
        Problem::UnknownGroup { name, suggestion: Some(near) } if name.chars().count() < 2 => {
            format!("`{near}` is one of its groups; without `in` a ruling belongs to the first")
        }
        Problem::UnknownGroup { suggestion, .. } => did_you_mean(
            suggestion.as_deref(),
            "write groups: `traveller { group \"A\" { +620 } group \"B\" { +600 } }`",
        ),
        Problem::GroupTwice { .. } => "put all its rows into one block, or give the second another name".to_owned(),
        Problem::GroupMisplaced => "put a row into the block of its group; leave `in` out elsewhere".to_owned(),
        Problem::ArtificialInTotalPoints => "assign a score: `+620`, `(60%+620 & 40%-100)`".to_owned(),
        Problem::OutsideCase { .. } => {
            "put it into one: `case \"Board 7\" points 4 { question \"…\"; answer (60%+620 & 40%-100) }`".to_owned()
        }
        Problem::MarksShare => "write `marks side 50% weights 40%`".to_owned(),
        Problem::NoQuestions => {
            "a question is a case: `case \"Board 7\" points 4 { question \"…\"; answer (60%+620 & 40%-100) }`"
                .to_owned()
        }
        Problem::QuestionWithoutAnswer { .. } => {
            "write the key below the question: `answer (60%+620 & 40%-100)` or `answer NS 9.8, EW 8.2`".to_owned()
        }
        Problem::QuestionTwice { .. } => "give each case a name of its own; capitals make no difference".to_owned(),
        Problem::AnswerFigures => "write `answer (60%+620 & 40%-100)` or `answer NS 9.8, EW 8.2`".to_owned(),
        Problem::Deal { .. } => {
            "write it as PBN does, spades first, hands clockwise: `deal \"N:AK32.52.62.QT987 - - -\"`".to_owned()
        }
        Problem::PenaltyNegative => {
            "write what is taken away, `penalty EW 10%`; a zero takes the penalty back: `penalty EW 0%`".to_owned()
        }
        Problem::NoTraveller => "say what the other tables scored: `traveller { +620: 3, -100: 2 }`".to_owned(),
        Problem::DamageOffender { side } => {
            format!("name the other side in one of them, or leave `offenders` out: `damage {}`", side.opponents())
        }
        Problem::VariableUnused { name } => {
            format!("write it as a weight, and let another take what is left: `({name} +620 & rest -100)`")
        }
        Problem::UnknownWeight { name } => {
            format!("a weight with a name gets its values from `vary {name} in …` or `solve {name} in … for NS 50%`")
        }
        Problem::VaryRange { .. } => "write `from 0% to 100% step 10%`, or a larger step".to_owned(),
        Problem::SolveUnit { .. } => {
            "leave the unit out for the points of the scoring, or ask for `50%` where there is a top".to_owned()
        }
        Problem::DatumOfNothing => {
            "trim less, `set datum-trim 1` or `none`, or put all results into the traveller".to_owned()
        }
        _ => return None,
    })
}
