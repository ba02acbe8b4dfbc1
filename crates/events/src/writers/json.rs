//! JSON with everything.

use super::{WriteError, WriteOptions, Written, lost_names};
use crate::document::{
    BoardDocument, CarriedDocument, ContestantDocument, DetailDocument, EventDocument, FigureDocument, FileFigures,
    FileOfBoard, FileStanding, HeadDocument, LineDocument, MatchDocument, MatchResultDocument, PenaltyDocument,
    ScaleDocument, StandingDocument, StepDocument, StratumDocument, StratumMembersDocument, exact, figure,
    published_percent, with_unit,
};
use crate::model::{
    BoardResults, CarriedPoints, ContestantId, Detail, DetailOf, Event, Line, LineResult, Printed, PrintedMatch,
    PrintedPlace, Room, Stratum, Winners,
};
use crate::scoring::{PlacesAmong, ScoredBoard, ScoredEvent, ScoredLine, Standing};
use redress_core::number::{Exact, decimal, percent};
use redress_core::ruling::Sides;
use redress_core::scoring::{CountedIn, Figure, Match, MatchForm, Penalty, VictoryScale};
use std::collections::HashMap;

/// The JSON of an event, to which the command adds the findings of an audit.
///
/// # Errors
/// A value cannot be written, which none of these is.
pub(super) fn write(event: &Event, scored: Option<&ScoredEvent>, options: WriteOptions) -> Result<Written, WriteError> {
    let document = document(event, scored, options);
    let mut bytes = serde_json::to_vec_pretty(&document).map_err(|error| WriteError::Failed(error.to_string()))?;
    bytes.push(b'\n');
    Ok(Written { bytes, lost: lost_names(event, options).into_iter().collect() })
}

/// The event as a document, with its figures if it is scored, and with names on request.
#[must_use]
pub fn document(event: &Event, scored: Option<&ScoredEvent>, options: WriteOptions) -> EventDocument {
    let boards = event
        .boards
        .iter()
        .enumerate()
        .map(|(at, one)| board(event, one, scored.and_then(|scored| Some(&**scored.boards.get(at)?))));
    EventDocument {
        redress: 1,
        event: head(event, options),
        contestants: event.contestants().map(|(id, _)| contestant(event, id, options)).collect(),
        boards: boards.collect(),
        matches: event.match_results.iter().map(match_result).collect(),
        ranking: ranking(event, scored),
        ..EventDocument::default()
    }
}

fn index(id: ContestantId) -> u32 {
    u32::try_from(id.index()).unwrap_or(u32::MAX)
}

fn head(event: &Event, options: WriteOptions) -> HeadDocument {
    HeadDocument {
        name: event.name.clone(),
        format: event.format.name().to_owned(),
        program: event.program.clone(),
        form: event.form.name().to_owned(),
        scoring: event.scoring.map(|scoring| scoring.name().to_owned()),
        winners: match event.winners {
            Winners::One => 1,
            Winners::Two => 2,
        },
        boards: event.elsewhere.as_ref().map_or(0, |known| known.boards).saturating_add(event.boards.len()),
        tables: event
            .boards
            .iter()
            .map(|board| board.lines.len().saturating_add(board.beside()))
            .max()
            .unwrap_or_default(),
        conversion: event.matches.as_ref().map(conversion),
        settings: event.settings.to_vec(),
        details: details(event, options, |own| own.of == DetailOf::Event),
        strata: event.strata.iter().map(stratum).collect(),
    }
}

fn stratum(own: &Stratum) -> StratumMembersDocument {
    let contestants = own.contestants.iter().map(|id| index(*id)).collect();
    StratumMembersDocument { name: own.name.clone(), contestants }
}

/// The facts among those of an event that are written.
fn details(event: &Event, options: WriteOptions, is_own: impl Fn(&Detail) -> bool) -> Vec<DetailDocument> {
    let document = |own: &Detail| DetailDocument {
        player: if let DetailOf::Player(_, place) = own.of { Some(place) } else { None },
        name: own.name.to_string(),
        text: own.text.to_string(),
    };
    event.details.iter().filter(|own| is_own(own) && options.holds(own)).map(document).collect()
}

fn conversion(own: &Match) -> MatchDocument {
    let (form, scale) = match &own.form {
        MatchForm::Knockout => ("knockout", None),
        MatchForm::Plain => ("plain", None),
        MatchForm::VictoryPoints(scale) => ("victory-points", Some(scale)),
    };
    let step = |step: &redress_core::scoring::Step| StepDocument {
        from: step.from,
        to: step.to,
        winner: exact(&step.winner),
        loser: exact(&step.loser),
    };
    let scale = scale.map(|scale| match scale {
        VictoryScale::Continuous(formula) => {
            let boards = Some(formula.boards());
            ScaleDocument { name: scale.name().to_owned(), boards, ..ScaleDocument::default() }
        }
        VictoryScale::Table(table) => {
            let steps = table.steps().iter().map(step).collect();
            ScaleDocument { name: table.name.clone(), steps, ..ScaleDocument::default() }
        }
        VictoryScale::Percent(table) => {
            let (digits, steps) = (Some(table.digits()), table.margins().steps().iter().map(step).collect());
            ScaleDocument { name: table.name().to_owned(), digits, steps, ..ScaleDocument::default() }
        }
    });
    let boards = match own.counted_in {
        CountedIn::Imps => None,
        CountedIn::Percent { boards } => Some(boards),
    };
    let rest = |rest: &Exact| (!rest.is_zero()).then(|| exact(rest));
    MatchDocument { form: form.to_owned(), boards, scale, rest_ns: rest(&own.rest.ns), rest_ew: rest(&own.rest.ew) }
}

fn contestant(event: &Event, id: ContestantId, options: WriteOptions) -> ContestantDocument {
    let Some(own) = event.contestant(id) else { return ContestantDocument::default() };
    ContestantDocument {
        section: own.section.clone(),
        number: own.number.clone(),
        direction: own.direction.map(|side| side.to_string()),
        names: if options.names { own.names.clone() } else { Vec::new() },
        phantom: own.phantom,
        players: own.players.iter().copied().map(index).collect(),
        points: event.carried_by(id).map(carried).collect(),
        details: details(event, options, |own| own.contestant() == Some(id)),
    }
}

fn board(event: &Event, own: &BoardResults, scored: Option<&ScoredBoard>) -> BoardDocument {
    let file = FileOfBoard { datum: own.datum.as_ref().map(figure), top: own.top.as_ref().map(figure) };
    let lines = own.lines.iter().enumerate();
    BoardDocument {
        board: own.board.number.map_or_else(String::new, |number| number.to_string()),
        session: own.session.as_deref().map(str::to_owned),
        section: own.section.as_deref().map(str::to_owned),
        dealer: own.board.dealer.map(|seat| seat.to_string()),
        vulnerability: own.board.vulnerability.map(|vulnerability| vulnerability.to_string()),
        deal: own.deal.as_ref().map(|deal| deal.to_string()),
        results: scored.map(|scored| exact(&scored.results)),
        expected: scored.map(|scored| exact(&scored.expected)),
        top: scored.and_then(|scored| scored.top.as_ref()).map(exact),
        datum: scored.and_then(|scored| scored.datum.as_ref()).map(|datum| exact(&datum.rounded)),
        file: (file != FileOfBoard::default()).then_some(file),
        lines: lines
            .map(|(at, one)| LineDocument {
                penalties: one.penalties.iter().map(penalty).collect(),
                ..line(event, one, scored.and_then(|scored| scored.lines.get(at)))
            })
            .collect(),
    }
}

fn line(event: &Event, own: &Line, scored: Option<&ScoredLine>) -> LineDocument {
    let number = |id: ContestantId| event.contestant(id).map_or_else(String::new, |own| own.number.clone());
    let text = |text: &Option<std::sync::Arc<str>>| text.as_deref().map(str::to_owned);
    let (ruling, state) = match &own.result {
        LineResult::Ruling(ruling) => (Some(ruling.to_string()), None),
        LineResult::Bare => (None, Some("bare")),
        LineResult::SitOut => (None, Some("sit-out")),
        LineResult::NotPlayed => (None, Some("not-played")),
    };
    let points = |side: fn(&Sides<Option<Figure>>) -> &Option<Figure>| {
        scored.and_then(|scored| side(&scored.figures).as_ref()).map(figures)
    };
    LineDocument {
        table: text(&own.table),
        round: text(&own.round),
        room: own.room.map(|room| if room == Room::Open { "open" } else { "closed" }.to_owned()),
        group: text(&own.group),
        ns: number(own.ns),
        ew: number(own.ew),
        ns_contestant: Some(index(own.ns)),
        ew_contestant: Some(index(own.ew)),
        ruling,
        state: state.map(str::to_owned),
        contract: own.contract.map(|contract| contract.to_string()),
        lead: text(&own.lead),
        code: text(&own.code),
        ns_points: points(|sides| &sides.ns),
        ew_points: points(|sides| &sides.ew),
        file: file_figures(&own.printed),
        penalties: Vec::new(),
    }
}

fn carried(own: &CarriedPoints) -> CarriedDocument {
    let written = own.unit.map(|unit| with_unit(&own.amount, unit));
    CarriedDocument {
        kind: own.kind.name().to_owned(),
        amount: exact(written.as_ref().map_or(&own.amount, |(amount, _)| amount)),
        unit: written.map(|(_, unit)| unit.word().to_owned()),
    }
}

fn penalty(own: &Penalty) -> PenaltyDocument {
    let (amount, unit) = with_unit(&own.amount, own.unit);
    PenaltyDocument { side: own.side.to_string(), amount: exact(&amount), unit: unit.word().to_owned() }
}

fn figures(own: &Figure) -> FigureDocument {
    FigureDocument {
        exact: own.points.to_string(),
        points: decimal(&own.points, 4).0,
        percent: own.share.as_ref().map(percent),
    }
}

fn file_figures(printed: &Sides<Option<Printed>>) -> Option<FileFigures> {
    let Sides { ns, ew } = printed;
    let unit = ns.as_ref().or(ew.as_ref())?.unit;
    let other = ew.as_ref().map(|ew| ew.unit).filter(|own| *own != unit);
    Some(FileFigures {
        ns: ns.as_ref().map(figure),
        ew: ew.as_ref().map(figure),
        unit: unit.word().to_owned(),
        ew_unit: other.map(|unit| unit.word().to_owned()),
    })
}

fn match_result(own: &PrintedMatch) -> MatchResultDocument {
    let printed = file_figures(&own.points).unwrap_or_default();
    MatchResultDocument {
        round: own.round.as_deref().map(str::to_owned),
        ns_contestant: index(own.ns),
        ew_contestant: index(own.ew),
        ns: printed.ns,
        ew: printed.ew,
        unit: printed.unit,
        ew_unit: printed.ew_unit,
    }
}

/// The ranking as it was scored, each with the printed line; then those that only the file ranks.
fn ranking(event: &Event, scored: Option<&ScoredEvent>) -> Vec<StandingDocument> {
    let rows = (1_u32..).zip(event.ranking.iter());
    let mut printed: HashMap<ContestantId, FileStanding> =
        rows.map(|(row, place)| (place.contestant, file_standing(place, row))).collect();
    let standings = scored.map(|scored| scored.ranking.as_slice()).unwrap_or_default();
    let in_strata = |own: &Stratum| Some((own.name.clone(), scored?.places_among(&own.contestants)));
    let strata: Vec<(String, PlacesAmong)> = event.strata.iter().filter_map(in_strata).collect();
    let mut ranking: Vec<StandingDocument> = standings
        .iter()
        .map(|standing| {
            let file = printed.remove(&standing.contestant);
            let in_stratum = |(name, places): &(String, PlacesAmong)| {
                let (place, tied) = *places.get(&standing.contestant)?;
                Some(StratumDocument { stratum: name.clone(), place, tied })
            };
            let strata = strata.iter().filter_map(in_stratum).collect();
            StandingDocument { file, strata, ..standing_document(event, standing) }
        })
        .collect();
    for place in event.ranking.iter() {
        if let Some(file) = printed.remove(&place.contestant) {
            ranking.push(StandingDocument { file: Some(file), ..ranked(event, place.contestant) });
        }
    }
    ranking
}

/// A line without a place.
fn ranked(event: &Event, id: ContestantId) -> StandingDocument {
    let own = event.contestant(id);
    StandingDocument {
        pair: own.map_or_else(String::new, |own| own.number.clone()),
        section: own.and_then(|own| own.section.clone()),
        direction: own.and_then(|own| own.direction).map(|side| side.to_string()),
        contestant: Some(index(id)),
        ..StandingDocument::default()
    }
}

fn standing_document(event: &Event, own: &Standing) -> StandingDocument {
    let other = |amount: &Exact| (!amount.is_zero()).then(|| exact(amount));
    StandingDocument {
        place: Some(own.place),
        tied: own.tied,
        boards: Some(own.boards),
        points: Some(exact(own.counted())),
        percent: own.top.as_ref().map(|_| published_percent(&own.result)),
        penalty: Some(exact(&own.penalty)),
        carry_over: other(&own.carry_over),
        handicap: other(&own.handicap),
        ..ranked(event, own.contestant)
    }
}

fn file_standing(own: &PrintedPlace, row: u32) -> FileStanding {
    let amount = |amount: &Exact| (!amount.is_zero()).then(|| exact(amount));
    let unit = |figure: &Printed| figure.unit.word().to_owned();
    FileStanding {
        place: own.place,
        result: own.result.as_ref().map(figure),
        unit: own.result.as_ref().map(unit),
        total: own.total.as_ref().map(figure),
        total_unit: own.total.as_ref().map(unit),
        boards: own.boards,
        penalty: amount(&own.penalty),
        carry_over: amount(&own.carry_over),
        row,
    }
}
