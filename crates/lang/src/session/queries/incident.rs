//! `incident`: a procedure of the Laws followed, and rulings checked against what it says.

use super::super::agreement::{CHOSEN, actions};
use super::super::past_incident::PastIncident;
use super::super::resolve::resolve;
use super::super::scope::Scope;
use super::claim::{self, is_claim_row};
use super::in_force::offending;
use super::winner;
use super::{Breakdown, Depth};
use crate::diagnostic::{Diagnostic, Problem, closest};
use crate::law::Edition;
use crate::messages::Locale;
use crate::number::Exact;
use crate::procedure::{
    self, Answer, By, Course, Decision, Fact, Facts, InForce, IrregularCall, Kind, Obstacle, Poll, Procedure, Source,
    Trouble, Verdict, Vote,
};
use crate::procedures;
use crate::ruling::{Card, Outcome, Ruling, Seat, Side, SideRuling, WrittenOutcome};
use crate::source::Span;
use crate::syntax::tree::{self, FactAnswer, IncidentRow, Spanned};
use std::rc::Rc;

/// An incident with what its procedure comes to.
#[derive(Debug, Clone)]
pub struct IncidentFound {
    /// The procedure, who broke the Law, and what follows.
    pub incident: Rc<PastIncident>,
    /// The verdict, as far as it is known: final at the end of the board.
    pub decision: Decision,
    /// The share of the players polled, of 1, that makes a call or play a logical alternative.
    pub share: Exact,
    /// True if no regulations in force state the share.
    pub share_assumed: bool,
    /// The outcomes that may not be weighed.
    pub excluded: Vec<Outcome>,
    /// The result obtained at the table, if it is known; what an earlier irregularity has left of it where tricks were
    /// transferred for that.
    pub obtained: Option<Ruling>,
    /// The result that the Laws fix, scored; `None` if there is none, or nothing to compare it with.
    pub scored: Option<Box<Breakdown>>,
    /// Notes on it, at their places.
    pub diagnostics: Vec<Diagnostic>,
}

/// The conditions of a verdict on an incident that do not hold.
#[derive(Debug, Clone)]
pub struct WhyNotFound {
    /// The incident.
    pub incident: Rc<PastIncident>,
    /// The verdict asked about.
    pub wanted: Verdict,
    /// The verdict as it is.
    pub actual: Verdict,
    /// True if a ruling that is scored decides between the two, as it shows damage or none (Law 12B1).
    pub hangs_on_damage: bool,
    /// The ways to the verdict, each with the conditions that do not hold.
    pub ways: Vec<Vec<Obstacle>>,
}

impl IncidentFound {
    /// The course of the procedure.
    #[must_use]
    pub fn course(&self) -> &Course {
        &self.incident.in_force.course
    }
}

impl Scope {
    /// The player whose irregular call or opening lead the table shows, for a procedure that asks about one.
    #[must_use]
    pub fn by_table(&self, procedure: &Procedure) -> Option<By> {
        let call = || self.auction().and_then(IrregularCall::of).filter(|_| procedure.is_of_call());
        let lead = || self.play().led_out_of_turn().filter(|_| procedure.is_of_opening_lead());
        call().map(|irregular| irregular.seat).or_else(lead).map(By::Seat)
    }

    /// Turns an auction of which nobody said who dealt, so that the irregular call is of the player who is named.
    pub(in super::super) fn turn_auction_to(&mut self, by: Option<By>) {
        if let Some(by) = by {
            self.turn_auction(|auction| IrregularCall::of(auction).is_some_and(|call| is_of(&call, by)));
        }
    }

    /// The procedure for the last irregular call of the auction, if nothing was called since, as far as the table leads it.
    pub(in super::super) fn judge_last_call(&self, span: Span) -> Option<IncidentFound> {
        let irregular = self.auction().and_then(IrregularCall::of).filter(IrregularCall::is_pending)?;
        let procedure = tree::Word::new(procedures::for_call(&irregular)?.name.to_owned(), span);
        self.clone().judge(&tree::Incident { procedure, by: None, rows: Vec::new() }, span).ok()
    }

    /// Follows the procedure of an incident, which is in force from then on with the result that the Laws fix.
    pub(in super::super) fn judge(
        &mut self,
        written: &tree::Incident,
        span: Span,
    ) -> Result<IncidentFound, Vec<Diagnostic>> {
        let procedure = named(&written.procedure, self.settings().edition())?;
        let (mut facts, words) = self.facts(procedure, written)?;
        self.look_at_table(procedure, written, &mut facts)?;
        if let Some((seat, card)) = facts.card_not_held() {
            return Err(vec![Diagnostic::at(place_of(written, "card", span), Problem::CardNotHeld { card, seat })]);
        }
        let by = facts.by;
        let unfollowed = self.find_claim(procedure, written, &mut facts)?;
        let found = offending(procedure.offenders, by, self.incidents());
        let mut scope = self.clone();
        if found.is_some() {
            // The consequences are asked as if the side had offended; the verdict says whether it has.
            scope.set_offenders(found);
        }
        let situation = scope.situation()?;
        let course = procedure::follow(procedure, &facts, &situation);
        let course = course.map_err(|trouble| scope.troubled(trouble, procedure, written, span))?;
        self.check_revokes(procedure, written, &course)?;
        let mut diagnostics: Vec<_> = notes(&course, written, span).into_iter().chain(unfollowed).collect();
        let caller = match by {
            Some(By::Seat(seat)) if procedure.question(CHOSEN).is_some() => Some(seat),
            _ => None,
        };
        diagnostics.extend(self.against_auction(caller, &actions(written), written.procedure.span));
        scope.settle_offenders(self, procedure, by, &course);
        let result = course.result.as_ref().map(|ruling| as_written(ruling, span));
        let basis = (facts.clone(), situation.clone());
        let polls = facts.polls;
        let in_force = InForce { course, excluded: facts.excluded, legal: facts.legal };
        let excluded = in_force.illegal(situation.obtained(), scope.board());
        let obtained = facts.transferred.or_else(|| situation.obtained().cloned());
        let incident = Rc::new(PastIncident {
            procedure,
            by,
            in_force,
            facts: words,
            polls,
            basis,
            place: span,
            written: written.clone(),
        });
        scope.add_incident(incident.clone());
        let decided = scope.decided_so_far();
        let scored = result.as_ref().and_then(|result| scope.breakdown(result, Depth::Ruling).ok()).map(Box::new);
        if let Some(result) = result {
            scope.set_answer(result);
        }
        *self = scope;
        let share = situation.conventions().logical_alternative.clone();
        let share_assumed = self.settings().is_assumed("logical-alternative");
        let decision = decided.into_iter().next_back().map(|one| one.decision);
        let decision = decision.unwrap_or_else(|| incident.in_force.course.decide(None));
        Ok(IncidentFound { incident, decision, share, share_assumed, excluded, obtained, scored, diagnostics })
    }

    /// Adds to the facts of an incident what was stated of the table.
    fn look_at_table(
        &self,
        procedure: &Procedure,
        written: &tree::Incident,
        facts: &mut Facts,
    ) -> Result<(), Vec<Diagnostic>> {
        self.check_leader(procedure, written)?;
        let (by, play) = (facts.by, self.play());
        let irregular = self.auction().and_then(IrregularCall::of);
        facts.irregular_call = irregular.filter(|irregular| by.is_none_or(|by| is_of(irregular, by)));
        facts.by = by.or_else(|| self.by_table(procedure));
        facts.transferred = self.transferred_by(procedure, facts.by).cloned();
        facts.declarer = play.contract.map(|contract| contract.declarer);
        facts.lead = play.lead.map(|lead| (lead.card, lead.by));
        facts.deal = self.deal().cloned();
        facts.faced = self.faced_by(facts.by);
        Ok(())
    }

    /// The facts found, each answer of the kind that its question wants; and the facts in words.
    fn facts(
        &self,
        procedure: &'static Procedure,
        written: &tree::Incident,
    ) -> Result<(Facts, Vec<String>), Vec<Diagnostic>> {
        let mut facts = Facts { by: written.by, ..Facts::default() };
        let declarer = self.play().contract.map(|contract| contract.declarer);
        let mut words = Vec::new();
        for row in &written.rows {
            let row = match row {
                IncidentRow::Poll(written) => {
                    let poll = self::poll(written)?;
                    if poll.votes.iter().all(|vote| vote.chosen == 0 && vote.considered == 0) {
                        return Err(vec![Diagnostic::at(written.span, Problem::PollEmpty)]);
                    }
                    facts.polls.push(poll);
                    continue;
                }
                IncidentRow::Fact(row) => row,
            };
            let reason = row.reason.as_ref().map(|reason| reason.node.clone());
            match row.question.node.to_lowercase().as_str() {
                "facts" => words.extend(reason),
                "excluded" => facts.excluded.extend(self.outcomes(row)?),
                "legal" => facts.legal.extend(self.outcomes(row)?),
                name if is_claim_row(procedure, name) => claim::read(row)?,
                _ => {
                    let (question, kind) = question(procedure, &row.question)?;
                    if facts.answer(question).is_some() {
                        return Err(vec![Diagnostic::at(row.question.span, Problem::AnsweredTwice { question })]);
                    }
                    let played = winner::card(kind, row, written.by, declarer);
                    facts.card = facts.card.or(played.map(|(card, _)| card));
                    let answer = match self.by_seats(kind, row, written.by) {
                        Some(word) => Answer::Word(word),
                        None if claim::is_all(kind, row) => self.all_claimed(written, row)?,
                        None => self.answer_to(question, kind, row)?,
                    };
                    facts.answers.push(Fact { question, answer, reason });
                }
            }
        }
        Ok((facts, words))
    }

    /// The word that a card, a seat or a part in the play stands for, as far as the seats tell it.
    fn by_seats(&self, kind: &Kind, row: &tree::Fact, by: Option<By>) -> Option<&'static str> {
        let declarer = self.play().contract.map(|contract| contract.declarer);
        let played = winner::card(kind, row, by, declarer).map(|(_, word)| word);
        played.or_else(|| by_seat(kind, row, by, declarer)).or_else(|| winner::part(kind, row, declarer))
    }

    /// Checks that a row answers a question of the procedure in a valid way, or lists outcomes that are excluded or
    /// legal; `by` is who broke the Law.
    ///
    /// # Errors
    /// The words that it should have.
    pub fn reads(
        &self,
        procedure: &'static Procedure,
        by: Option<By>,
        row: &tree::Fact,
    ) -> Result<(), Vec<Diagnostic>> {
        match row.question.node.to_lowercase().as_str() {
            "facts" => Ok(()),
            "excluded" | "legal" => self.outcomes(row).map(|_| ()),
            name if is_claim_row(procedure, name) => claim::read(row),
            _ => {
                let (question, kind) = question(procedure, &row.question)?;
                if self.by_seats(kind, row, by).is_some() || claim::is_all(kind, row) {
                    return Ok(());
                }
                self.answer_to(question, kind, row).map(|_| ())
            }
        }
    }

    /// The outcomes of `excluded` and `legal`.
    fn outcomes(&self, row: &tree::Fact) -> Result<Vec<Outcome>, Vec<Diagnostic>> {
        let mut found = Vec::new();
        for answer in &row.answers {
            let ruling = self.ruling_of("excluded", answer)?;
            found.extend(ruling.components().into_iter().map(|component| component.outcome.clone()));
        }
        Ok(found)
    }

    fn answer_to(&self, question: &'static str, kind: &Kind, row: &tree::Fact) -> Result<Answer, Vec<Diagnostic>> {
        let place = row.answers.first().map_or(row.span, |first| first.span);
        let refuse = || vec![Diagnostic::at(place, Problem::IncidentAnswer { question, wanted: wanted(kind) })];
        let answers: Vec<&FactAnswer> = row.answers.iter().map(|answer| &answer.node).collect();
        match (kind, answers.as_slice()) {
            // The words of a statement are one.
            (Kind::Word(_), []) if question == "statement" && row.reason.is_some() => Ok(Answer::Word("yes")),
            (Kind::Word(words), [one]) => word_of(one, words).ok_or_else(|| match winner::player(one) {
                Some(given) if words.contains(&"offender") => {
                    vec![Diagnostic::at(place, Problem::ByWhoRevoked { question, given })]
                }
                _ => refuse(),
            }),
            (_, [FactAnswer::Word(word)]) if word.eq_ignore_ascii_case("unclear") => Ok(Answer::Unclear),
            (Kind::Tricks | Kind::Claimed, [FactAnswer::Number(number)]) if *number > 13 => Err(refuse()),
            (Kind::Number | Kind::Tricks | Kind::Claimed, [FactAnswer::Number(number)]) => Ok(Answer::Number(*number)),
            (Kind::Claimed, [FactAnswer::NumberOf(number, of)]) if *of <= 13 => Ok(Answer::NumberOf(*number, *of)),
            (Kind::Ruling, [_]) => {
                let Some(answer) = row.answers.first() else { return Err(refuse()) };
                self.ruling_of(question, answer).map(Answer::Ruling)
            }
            (Kind::Alternatives, [FactAnswer::Word(word)]) if word.eq_ignore_ascii_case("none") => {
                Ok(Answer::Word("none"))
            }
            (Kind::Names, [_, ..]) => {
                let names = items(&answers).ok_or_else(refuse)?;
                self.check_groups(&row.answers)?;
                Ok(names)
            }
            (Kind::Call | Kind::Alternatives, [_, ..]) => {
                let is_none = |answer: &&Spanned<FactAnswer>| !matches!(answer.node, FactAnswer::Action(_));
                match row.answers.iter().find(is_none) {
                    None => items(&answers).ok_or_else(refuse),
                    Some(wrong) => {
                        let problem = Problem::NeitherCallNorCard { question, wanted: wanted(kind) };
                        Err(vec![Diagnostic::at(wrong.span, problem)])
                    }
                }
            }
            (Kind::Card, [FactAnswer::Action(card)]) if card.parse::<Card>().is_ok() => {
                Ok(Answer::Items(vec![card.clone()]))
            }
            (Kind::Sides, [_, ..]) => sides(&answers).map(Answer::Sides).ok_or_else(refuse),
            (Kind::EachSide(words), [_, ..]) => each_side(&answers, words).ok_or_else(refuse),
            _ => Err(refuse()),
        }
    }

    /// Checks that the names of forms are groups of the traveller, if it has groups.
    fn check_groups(&self, answers: &[Spanned<FactAnswer>]) -> Result<(), Vec<Diagnostic>> {
        let known = self.group_names();
        let unknown = answers.iter().filter_map(|answer| match &answer.node {
            FactAnswer::Word(name) | FactAnswer::Action(name) => {
                let is_known = known.is_empty() || known.iter().any(|known| known.eq_ignore_ascii_case(name));
                (!is_known).then(|| {
                    let suggestion = closest(name, known.iter().map(String::as_str)).map(str::to_owned);
                    Diagnostic::at(answer.span, Problem::UnknownGroup { name: name.clone(), suggestion })
                })
            }
            FactAnswer::Number(_) | FactAnswer::NumberOf(..) | FactAnswer::Sided(..) | FactAnswer::Ruling(_) => None,
        });
        let unknown: Vec<Diagnostic> = unknown.collect();
        if unknown.is_empty() { Ok(()) } else { Err(unknown) }
    }

    /// Outcomes, however they are written.
    fn ruling_of(&self, question: &'static str, answer: &Spanned<FactAnswer>) -> Result<Ruling, Vec<Diagnostic>> {
        let outcome = |outcome| tree::SideKind::Components(vec![component(None, outcome, answer.span)]);
        let kind = match &answer.node {
            FactAnswer::Ruling(ruling) => return resolve(ruling, self),
            FactAnswer::Number(number) => outcome(WrittenOutcome::Score(i32::try_from(*number).unwrap_or(i32::MAX))),
            FactAnswer::Action(action) if action == "pass" => outcome(WrittenOutcome::PassedOut),
            FactAnswer::Word(name) => tree::SideKind::Name(name.clone()),
            FactAnswer::Action(_) | FactAnswer::NumberOf(..) | FactAnswer::Sided(..) => {
                let problem = Problem::IncidentAnswer { question, wanted: wanted(&Kind::Ruling) };
                return Err(vec![Diagnostic::at(answer.span, problem)]);
            }
        };
        let side = tree::SideExpression { kind, span: answer.span };
        resolve(&tree::Ruling { kind: tree::RulingKind::Both(side), group: None, span: answer.span }, self)
    }

    /// Why outcomes could not be valued.
    pub(super) fn untold(&self, trouble: Trouble, span: Span) -> Vec<Diagnostic> {
        match trouble {
            Trouble::Worth(error) => self.diagnose(*error, span, None),
            Trouble::Contradiction { .. }
            | Trouble::AgainstTable { .. }
            | Trouble::ByMissing
            | Trouble::ObtainedMissing
            | Trouble::NobodyPlayed
            | Trouble::TricksNotLeft { .. }
            | Trouble::TricksNotWon { .. } => vec![Diagnostic::at(span, Problem::IncidentObtained)],
        }
    }

    /// Why a procedure could not be followed.
    fn troubled(
        &self,
        trouble: Trouble,
        procedure: &Procedure,
        written: &tree::Incident,
        span: Span,
    ) -> Vec<Diagnostic> {
        let at = |question: &str, problem| vec![Diagnostic::at(place_of(written, question, span), problem)];
        match trouble {
            Trouble::NobodyPlayed => vec![Diagnostic::at(written.procedure.span, Problem::NobodyPlayed)],
            Trouble::TricksNotLeft { question, most } => at(question, Problem::TricksNotLeft { question, most }),
            Trouble::TricksNotWon { question, won } => at(question, Problem::TricksNotWon { question, won }),
            Trouble::Contradiction { question, earlier } => {
                at(question, Problem::AnswersContradict { question, earlier })
            }
            Trouble::AgainstTable { question, source, of_table } => {
                let of_table = match of_table {
                    Answer::Items(items) => items.join(", "),
                    Answer::Word(word) => word.to_owned(),
                    _ => String::new(),
                };
                let mut found = at(question, Problem::AnswerOther { question, source, of_table: of_table.clone() });
                let elsewhere = self.called().map(|called| called.place).filter(|_| source == Source::Auction);
                let elsewhere =
                    elsewhere.map(|place| Diagnostic::at(place, Problem::TableOther { question, source, of_table }));
                found.extend(elsewhere);
                found
            }
            Trouble::ByMissing => {
                vec![Diagnostic::at(written.procedure.span, Problem::IncidentBy { procedure: procedure.name })]
            }
            Trouble::ObtainedMissing => at("without", Problem::IncidentObtained),
            Trouble::Worth(error) => self.diagnose(*error, place_of_outcomes(procedure, written, span), None),
        }
    }
}

/// The place of the outcomes that decided.
fn place_of_outcomes(procedure: &Procedure, written: &tree::Incident, otherwise: Span) -> Span {
    let ruling_questions = procedure.questions().filter(|(_, kind)| **kind == Kind::Ruling);
    ruling_questions
        .map(|(node, _)| place_of(written, node.name, otherwise))
        .find(|place| *place != otherwise)
        .unwrap_or(otherwise)
}

/// The place of the answer to a question.
fn place_of(written: &tree::Incident, question: &str, otherwise: Span) -> Span {
    let rows = written.rows.iter().filter_map(|row| match row {
        IncidentRow::Fact(fact) => Some(fact),
        IncidentRow::Poll(_) => None,
    });
    rows.into_iter().find(|fact| fact.question.node.eq_ignore_ascii_case(question)).map_or(otherwise, |fact| fact.span)
}

fn named(name: &tree::Word, edition: Edition) -> Result<&'static Procedure, Vec<Diagnostic>> {
    procedures::named_in(&name.node, edition).ok_or_else(|| {
        let phrase = || match procedures::phrases::find(&name.node, Locale::default()).procedures.as_slice() {
            [only] => Some(only.name),
            _ => None,
        };
        let suggestion = closest(&name.node, procedures::names()).or_else(phrase);
        vec![Diagnostic::at(name.span, Problem::UnknownProcedure { name: name.node.clone(), suggestion })]
    })
}

fn question(
    procedure: &'static Procedure,
    name: &tree::Word,
) -> Result<(&'static str, &'static Kind), Vec<Diagnostic>> {
    if let Some((node, kind)) = procedure.question(&name.node) {
        return Ok((node.name, kind));
    }
    let names = || procedure.questions().map(|(node, _)| node.name);
    let problem = Problem::UnknownQuestion {
        name: name.node.clone(),
        procedure: procedure.name,
        known: names().collect::<Vec<_>>().join(", "),
        suggestion: closest(&name.node, names()),
    };
    Err(vec![Diagnostic::at(name.span, problem)])
}

/// The valid answers to a question, as they are written.
fn wanted(kind: &Kind) -> String {
    match kind {
        Kind::Word(words) => words.join(", "),
        Kind::Call => "4♥, pass, ♠A".to_owned(),
        Kind::Card => "♠A".to_owned(),
        Kind::Alternatives => "4♥, pass; none".to_owned(),
        Kind::Number => "0, 1, 2 …".to_owned(),
        Kind::Tricks => "0, 1, 2 … 13".to_owned(),
        Kind::Claimed => "4 of 6; 4".to_owned(),
        Kind::Ruling => "4♠= N; (60% 4♠= N & 40% 4♠-1 N)".to_owned(),
        Kind::Sides => "NS; EW; NS, EW".to_owned(),
        Kind::EachSide(words) => {
            let side = |side: &str| format!("{side} {}", words.join(&format!(", {side} ")));
            format!("NS none, EW directly ({}; {})", side("NS"), side("EW"))
        }
        Kind::Names => "A, B".to_owned(),
    }
}

fn word_of(answer: &FactAnswer, words: &[&'static str]) -> Option<Answer> {
    let number;
    let written = match answer {
        FactAnswer::Word(word) | FactAnswer::Action(word) => word.as_str(),
        FactAnswer::Number(value) => {
            number = value.to_string();
            number.as_str()
        }
        FactAnswer::NumberOf(..) | FactAnswer::Sided(..) | FactAnswer::Ruling(_) => return None,
    };
    let known = words.iter().find(|word| word.eq_ignore_ascii_case(written)).map(|word| Answer::Word(word));
    known.or_else(|| written.eq_ignore_ascii_case("unclear").then_some(Answer::Unclear))
}

/// Returns true if an irregular call is of this player or side.
fn is_of(irregular: &IrregularCall, by: By) -> bool {
    by == By::Seat(irregular.seat) || by == By::Side(irregular.seat.side())
}

/// The word for what the player who is named is to the offender, where the question asks for that.
fn by_seat(kind: &Kind, row: &tree::Fact, by: Option<By>, declarer: Option<Seat>) -> Option<&'static str> {
    let (Kind::Word(words), [one]) = (kind, row.answers.as_slice()) else { return None };
    let word = winner::to_offender(&one.node, by, declarer)?;
    words.contains(&"offender").then(|| words.iter().copied().find(|own| *own == word)).flatten()
}

fn items(answers: &[&FactAnswer]) -> Option<Answer> {
    let item = |answer: &&FactAnswer| match answer {
        FactAnswer::Word(word) | FactAnswer::Action(word) => Some(word.clone()),
        FactAnswer::Number(_) | FactAnswer::NumberOf(..) | FactAnswer::Sided(..) | FactAnswer::Ruling(_) => None,
    };
    answers.iter().map(item).collect::<Option<Vec<_>>>().map(Answer::Items)
}

fn sides(answers: &[&FactAnswer]) -> Option<Vec<Side>> {
    let side = |answer: &&FactAnswer| match answer {
        FactAnswer::Word(word) if word.eq_ignore_ascii_case("ns") => Some(Side::NS),
        FactAnswer::Word(word) if ["ew", "we"].iter().any(|side| word.eq_ignore_ascii_case(side)) => Some(Side::EW),
        _ => None,
    };
    answers.iter().map(side).collect()
}

fn each_side(answers: &[&FactAnswer], words: &[&'static str]) -> Option<Answer> {
    let known = |written: &str| words.iter().find(|word| word.eq_ignore_ascii_case(written)).copied();
    if let [FactAnswer::Word(word)] = answers {
        return known(word).map(|word| Answer::EachSide([word; 2]));
    }
    let of = |wanted: Side| {
        let mut given = answers.iter().filter_map(|answer| match answer {
            FactAnswer::Sided(side, word) if *side == wanted => known(word),
            _ => None,
        });
        given.next().filter(|_| given.next().is_none())
    };
    let both = of(Side::NS).zip(of(Side::EW)).filter(|_| answers.len() == 2);
    both.map(|(ns, ew)| Answer::EachSide([ns, ew]))
}

/// Different answers that a poll may have.
const MOST_ANSWERS: usize = 100;

/// A poll; an answer that is written twice is counted together.
fn poll(written: &tree::Poll) -> Result<Poll, Vec<Diagnostic>> {
    let mut votes: Vec<Vote> = Vec::new();
    for vote in &written.votes {
        let name = &vote.answer.node;
        let at = votes.iter().position(|known| known.answer.eq_ignore_ascii_case(name)).unwrap_or_else(|| {
            votes.push(Vote { answer: name.clone(), chosen: 0, considered: 0 });
            votes.len().saturating_sub(1)
        });
        if votes.len() > MOST_ANSWERS {
            return Err(vec![Diagnostic::at(vote.answer.span, Problem::PollLong { limit: MOST_ANSWERS })]);
        }
        if let Some(known) = votes.get_mut(at) {
            let count = if vote.considered { &mut known.considered } else { &mut known.chosen };
            *count = count.saturating_add(vote.count);
        }
    }
    Ok(Poll { question: written.question.node.clone(), votes })
}

fn notes(course: &Course, written: &tree::Incident, span: Span) -> Vec<Diagnostic> {
    let unused = course
        .unused
        .iter()
        .map(|question| Diagnostic::at(place_of(written, question, span), Problem::AnswerUnused { question }));
    let contract = course.lacks_contract.then(|| Diagnostic::at(written.procedure.span, Problem::NoContract));
    let unregulated =
        course.unregulated.then(|| Diagnostic::at(place_of(written, "nth", span), Problem::BoardsUnregulated));
    // The other side's fault counts for nothing where it gets no score.
    let one_side = match course.awards.as_slice() {
        [(side, score)] => Some(Diagnostic::at(
            place_of(written, "fault", span),
            Problem::OneSideScored { side: *side, score: score.to_string() },
        )),
        _ => None,
    };
    let doubted =
        course.doubted.iter().map(|question| Diagnostic::at(place_of(written, question, span), Problem::RevokeByDummy));
    unused.chain(contract).chain(unregulated).chain(one_side).chain(doubted).collect()
}

fn component(weight: Option<Spanned<tree::Weight>>, outcome: WrittenOutcome, span: Span) -> tree::Component {
    tree::Component { weight, outcome: Spanned::new(outcome, span) }
}

/// A ruling as if it had been written at a place.
pub(in crate::session) fn as_written(ruling: &Ruling, span: Span) -> tree::Ruling {
    let side = |side: &SideRuling| {
        let components = match side {
            SideRuling::Artificial(given) => vec![component(None, WrittenOutcome::Artificial(given.clone()), span)],
            SideRuling::Assigned(parts) => {
                let alone = parts.len() == 1;
                let part = |part: &crate::ruling::Component| {
                    let weight = Spanned::new(tree::Weight::Share(part.weight.clone()), span);
                    component((!alone).then_some(weight), (&part.outcome).into(), span)
                };
                parts.iter().map(part).collect()
            }
        };
        tree::SideExpression { kind: tree::SideKind::Components(components), span }
    };
    fn kind(ruling: &Ruling, side: &dyn Fn(&SideRuling) -> tree::SideExpression) -> tree::RulingKind {
        match ruling {
            Ruling::Both(both) => tree::RulingKind::Both(side(both)),
            Ruling::Split { ns, ew } => tree::RulingKind::Split { ns: side(ns), ew: side(ew) },
            Ruling::Damage(damage) => tree::RulingKind::Damage(Box::new(tree::Damage {
                side: Some(damage.side),
                before: kind(&damage.before, side),
                after: kind(&damage.after, side),
                obtained: damage.obtained.as_ref().map(|obtained| kind(obtained, side)),
            })),
        }
    }
    tree::Ruling { kind: kind(ruling, &side), group: None, span }
}
