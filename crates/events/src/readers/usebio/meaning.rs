//! The form of scoring of an event.

use super::raw::Raw;
use crate::model::EventForm;
use crate::model::PrintedUnit;
use redress_core::scoring::Scoring;

/// The form of an event and of its scoring.
pub(super) struct Meaning {
    pub form: EventForm,
    pub scoring: Option<Scoring>,
    /// The unit of totals.
    pub total: PrintedUnit,
}

/// The form that the event declares, or else that of its lines.
pub(super) fn find(raw: &Raw) -> Meaning {
    let field = |name: &str| raw.event.get(name).unwrap_or_default().to_ascii_uppercase();
    let kind = field("EVENT_TYPE");
    let form = form(&kind);
    let method = field("BOARD_SCORING_METHOD");
    let pairwise = field("PAIRWISE_SCORING_METHOD");
    let scoring = [method.as_str(), &pairwise, &kind].into_iter().find_map(|word| scoring(word, form));
    let scoring = scoring.or_else(|| of_lines(raw, form));
    let match_method = [field("MATCH_SCORING_METHOD"), field("SCORING_METHOD")];
    let by_victory_points = match_method.iter().any(|method| method.starts_with("VP") || method.contains("VICTORY"));
    let total = if by_victory_points { PrintedUnit::VictoryPoints } else { scoring.into() };
    Meaning { form, scoring, total }
}

fn form(kind: &str) -> EventForm {
    let is_team = ["TEAM", "KO", "KNOCKOUT", "PATTON", "POINT_A_BOARD"].iter().any(|word| kind.contains(word));
    match kind {
        _ if kind.contains("INDIVIDUAL") => EventForm::Individual,
        _ if is_team && !kind.contains("PAIRS") => EventForm::Teams,
        _ => EventForm::Pairs,
    }
}

/// The form of scoring that a word names.
fn scoring(word: &str, form: EventForm) -> Option<Scoring> {
    let has = |part: &str| word.contains(part);
    let teams = form == EventForm::Teams;
    Some(match word {
        _ if has("CROSS_IMP") || has("XIMP") || has("CROSS IMP") => Scoring::CrossImps,
        _ if has("BUTLER") => Scoring::Butler,
        _ if has("AGGREGATE") || has("TOTAL_POINTS") => Scoring::TotalPoints,
        "PAB" | "BAM" | "POINT_A_BOARD" | "BOARD_A_MATCH" => Scoring::BoardAMatch,
        _ if has("MATCH_POINTS") || has("MATCHPOINTS") || word.starts_with("MP_") || word == "MP" => {
            Scoring::Matchpoints
        }
        _ if has("IMP") && teams => Scoring::Imps,
        "TEAMS" | "TEAMS_OF_FOUR" | "SWISS_TEAMS" | "KO" | "KNOCKOUT" => Scoring::Imps,
        _ => return None,
    })
}

/// The form of scoring of the lines: by the first points that are printed, or a datum.
fn of_lines(raw: &Raw, form: EventForm) -> Option<Scoring> {
    if form == EventForm::Teams {
        return Some(Scoring::Imps);
    }
    let lines = || raw.boards.iter().flat_map(|board| &board.lines);
    let first = lines().find(|line| line.points.is_some())?;
    let figure = first.printed.ns.as_ref().or(first.printed.ew.as_ref())?;
    match figure.unit {
        PrintedUnit::Matchpoints | PrintedUnit::Percent => Some(Scoring::Matchpoints),
        PrintedUnit::Imps => {
            let has_datum = raw.boards.iter().any(|board| board.fields.get("BOARD_AVERAGE").is_some());
            let word = first.points.unwrap_or_default();
            match (word.contains("BUTLER"), word.contains("CROSS")) {
                (true, _) => Some(Scoring::Butler),
                (_, true) => Some(Scoring::CrossImps),
                _ => has_datum.then_some(Scoring::Butler),
            }
        }
        PrintedUnit::TotalPoints => Some(Scoring::TotalPoints),
        PrintedUnit::VictoryPoints => None,
    }
}
