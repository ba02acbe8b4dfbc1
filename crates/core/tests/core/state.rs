//! A board and its scoring in a few words of the language, so that published figures read as they are printed.

use redress_core::number::{Exact, parse_decimal};
use redress_core::ruling::{Board, Offenders, Ruling, Side, Unit, Vulnerability};
use redress_core::scoring::{
    Conventions, CountedIn, Match, MatchForm, Penalty, PenaltyUnit, PublishedScale, Scoring, SessionResult, Sides,
};
use redress_core::situation::{AssessError, Assessment, Group, Row, Situation, Traveller, assess};

/// The lecture's field for the weighted score.
pub const WEIGHTED: &str = "traveller { +620: 3, +500, +300: 3, -100: 2 }";
/// The lecture's field for the split score.
pub const SPLIT: &str = "traveller { +800, +620: 3, +300: 3, -100: 2 }";
/// The lecture's field for damage at pairs.
pub const DAMAGE: &str = "traveller { +800, +620: 3, +500: 3, -100: 2 }";

/// Both sides' exact points for a ruling, which may name its group.
#[track_caller]
pub fn figures(state: &str, ruling: &str) -> [String; 2] {
    let assessment = assessment(state, ruling).unwrap_or_else(|error| panic!("{state}; {ruling}: {error:?}"));
    Side::BOTH.map(|side| assessment.figure(side).points.to_string())
}

/// A ruling judged in a state.
///
/// # Errors
/// The reason why it has no score.
#[track_caller]
pub fn assessment(state: &str, ruling: &str) -> Result<Assessment, AssessError> {
    let (ruling, group) = match ruling.split_once(" in ") {
        Some((ruling, group)) => (ruling, Some(group.trim_matches('"'))),
        None => (ruling, None),
    };
    assess(&read(ruling), &situation(state).in_group(group))
}

/// Checks rows of `(source, state, ruling, NS, EW)`.
#[track_caller]
pub fn check(rows: &[(&str, &str, &str, &str, &str)]) {
    for (source, state, ruling, ns, ew) in rows {
        assert_eq!(figures(state, ruling), [*ns, *ew], "{source}: {state}; {ruling}");
    }
}

/// Each row of the protocol of a state: NS and EW.
#[track_caller]
pub fn protocol(state: &str) -> Vec<(String, String)> {
    let protocol = situation(state).protocol().unwrap_or_else(|error| panic!("{state}: {error:?}"));
    let figure = |row: &redress_core::scoring::RowFigures, side| row.by(side).as_ref().unwrap().points.to_string();
    protocol.rows.iter().map(|row| (figure(&row.sides, Side::NS), figure(&row.sides, Side::EW))).collect()
}

pub fn pairs(rows: &[(&str, &str)]) -> Vec<(String, String)> {
    rows.iter().map(|(ns, ew)| ((*ns).to_owned(), (*ew).to_owned())).collect()
}

#[track_caller]
fn read(ruling: &str) -> Ruling {
    ruling.trim().parse().unwrap_or_else(|error| panic!("{ruling}: {error}"))
}

/// The situation after the lines of a state.
#[track_caller]
pub fn situation(state: &str) -> Situation {
    let (mut situation, mut conventions) = (Situation::new(), Conventions::default());
    let mut penalties = Vec::new();
    let mut rest = state;
    while !rest.is_empty() {
        let (line, after) = line(rest);
        rest = after;
        let (word, words) = line.split_once(' ').unwrap_or((line, ""));
        situation = match word {
            "" | "protocol" => situation,
            "set" => {
                let (name, values) = words.split_once(' ').unwrap();
                let values: Vec<&str> = values.split_whitespace().collect();
                conventions.set(name, &values).unwrap_or_else(|error| panic!("{line}: {error:?}"));
                situation
            }
            "regulations" => {
                let tables = conventions.tables;
                conventions = Conventions { tables, ..Conventions::preset(words).unwrap() };
                situation
            }
            "scoring" => situation.with_scoring(Scoring::ALL.iter().copied().find(|form| form.name() == words)),
            "traveller" => situation.with_traveller(traveller(words)),
            "other" => situation.with_other_table(read(words.strip_prefix("table").unwrap())),
            "obtained" => situation.with_obtained(read(words)),
            "offenders" => situation.with_offenders(match words {
                "NS" => Offenders::NorthSouth,
                "EW" => Offenders::EastWest,
                "both" => Offenders::Both,
                _ => Offenders::None,
            }),
            "board" => situation.with_board(board(words)),
            "session" => session(situation, words),
            "penalty" => {
                penalties.push(penalty(words));
                situation
            }
            "match" => situation.with_match(match_of(words)),
            _ => panic!("{line}"),
        };
    }
    situation.with_conventions(conventions).with_penalties(penalties)
}

/// The first statement, with its block, and what follows.
fn line(text: &str) -> (&str, &str) {
    let mut depth = 0;
    let end = text.find(|sign| {
        depth += match sign {
            '{' => 1,
            '}' => -1,
            _ => 0,
        };
        sign == '\n' && depth == 0
    });
    let (line, rest) = text.split_at(end.unwrap_or(text.len()));
    (line.trim(), rest.trim_start_matches('\n'))
}

fn block(text: &str) -> &str {
    text.trim().strip_prefix('{').unwrap().strip_suffix('}').unwrap().trim()
}

fn traveller(text: &str) -> Traveller {
    let inside = block(text);
    if !inside.starts_with("group") {
        return Traveller::new(rows(inside));
    }
    Traveller::of_groups(inside.split("group").skip(1).map(|group| {
        let (name, body) = group.trim().split_once(' ').unwrap();
        Group::new(name.trim_matches('"'), rows(block(body)))
    }))
}

fn rows(text: &str) -> Vec<Row> {
    let parts = text.split(['\n', ',']).map(str::trim).filter(|row| !row.is_empty());
    let row = |row: &str| match row.rsplit_once(':') {
        Some((ruling, count)) => Row::new(read(ruling)).times(count.trim().parse().unwrap()),
        None => Row::new(read(row)),
    };
    parts.map(row).collect()
}

/// `7`, `7 dealer N vul none`, `vul all`
fn board(text: &str) -> Board {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut board = Board::numbered(words[0].parse().unwrap_or(1));
    if let Some(at) = words.iter().position(|word| *word == "vul") {
        board.vulnerability = Some(match words[at + 1] {
            "NS" => Vulnerability::NS,
            "EW" => Vulnerability::EW,
            "all" | "both" => Vulnerability::All,
            _ => Vulnerability::None,
        });
    }
    board
}

/// `NS 64.2% EW 38%`, `NS +12 IMP`
fn session(mut situation: Situation, text: &str) -> Situation {
    let words: Vec<&str> = text.split_whitespace().filter(|word| *word != "IMP").collect();
    for pair in words.chunks(2) {
        let side = if pair[0] == "NS" { Side::NS } else { Side::EW };
        let result = match pair[1].strip_suffix('%') {
            Some(percent) => SessionResult::Share(parse_decimal(percent).unwrap() * Exact::percent(1)),
            None => SessionResult::Imps(parse_decimal(pair[1]).unwrap()),
        };
        situation = situation.with_session(side, result);
    }
    situation
}

/// `EW 25%`, `EW 1 IMP`
fn penalty(text: &str) -> Penalty {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (unit, scale) = match words.get(2) {
        None => (PenaltyUnit::Share, Exact::percent(1)),
        Some(&"IMP") => (PenaltyUnit::Points(Unit::Imps), Exact::ONE),
        Some(&"VP") => (PenaltyUnit::Points(Unit::VictoryPoints), Exact::ONE),
        Some(_) => (PenaltyUnit::Points(Unit::Matchpoints), Exact::ONE),
    };
    let side = if words[0] == "NS" { Side::NS } else { Side::EW };
    Penalty { side, amount: parse_decimal(words[1].trim_end_matches('%')).unwrap() * scale, unit }
}

/// `boards 16 rest +10 scale wbf`, `knockout rest -3`
fn match_of(text: &str) -> Match {
    let words: Vec<&str> = text.split_whitespace().collect();
    let value = |name: &str| words.iter().position(|word| *word == name).map(|at| words[at + 1]);
    let rest = value("rest").map(|rest| parse_decimal(rest).unwrap()).unwrap_or_default();
    let form = match value("scale") {
        Some(scale) => {
            let boards = value("boards").unwrap().parse().unwrap();
            MatchForm::VictoryPoints(PublishedScale::named(scale).unwrap().for_boards(boards).unwrap())
        }
        None => MatchForm::Knockout,
    };
    Match {
        rest: Sides { ns: rest.clone(), ew: -rest },
        rest_penalties: Sides::default(),
        counted_in: CountedIn::Imps,
        form,
    }
}
