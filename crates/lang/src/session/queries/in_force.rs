//! The relation of the incidents in force to one another and to the rulings on the board.

use super::super::evaluate::ResolvedStatement;
use super::super::past_incident::PastIncident;
use super::super::scope::Scope;
use crate::auction::Standing;
use crate::diagnostic::{Diagnostic, Problem};
use crate::law::{self, Law};
use crate::procedure::{
    self, Act, Answer, By, Course, InForce, IrregularCall, Obligation, Offending, Procedure, RefusalKind, Step, Term,
    Verdict, is_one_result,
};
use crate::ruling::{Card, Offenders, Ruling, Seat, Side, SideRuling};
use crate::syntax::tree;
use std::rc::Rc;

/// The question whether both sides have revoked.
const BOTH_REVOKED: &str = "both-revoked";

impl Scope {
    /// Checks that a ruling does not weigh or give an outcome that an incident forbids.
    pub(in super::super) fn check_against_incidents(
        &self,
        ruling: &Ruling,
        written: &tree::Ruling,
        obtained: Option<&Ruling>,
    ) -> Result<(), Vec<Diagnostic>> {
        let mut problems: Vec<Diagnostic> = Vec::new();
        let in_force: Vec<&InForce> = self.incidents().iter().map(|incident| &incident.in_force).collect();
        for refusal in procedure::refusals(ruling, &in_force, obtained, self.board()) {
            let Some(incident) = self.incidents().get(refusal.incident) else { continue };
            let procedure = incident.procedure.name;
            let problem = match refusal.kind {
                RefusalKind::IllegalOutcome(outcome) => {
                    Problem::IllegalOutcome { outcome: outcome.to_string(), procedure }
                }
                RefusalKind::Weighted => Problem::ClaimWeighted,
                RefusalKind::Artificial => Problem::ArtificialRefused,
            };
            let place = refusal.component.map_or(written.span, |at| self.place_of(written, at));
            let problem = Diagnostic::at(place, problem);
            if !problems.contains(&problem) {
                problems.push(problem);
            }
        }
        if problems.is_empty() { Ok(()) } else { Err(problems) }
    }

    /// The result after the tricks that the Laws transfer, which replaces the one obtained when a ruling is compared
    /// with it: an adjustment beyond a transfer (Law 64C1) never takes the transfer back. `None` for that result
    /// itself where no other incident asks for damage, and for damage, which states the result obtained at the table.
    pub(in super::super) fn transferred_in_place_of(&self, ruling: &Ruling) -> Option<Ruling> {
        let transferred = self.transferred()?;
        let replaces = *ruling != transferred || self.incidents().iter().any(|one| one.in_force.course.if_damaged);
        (!matches!(ruling, Ruling::Damage(_)) && replaces).then_some(transferred)
    }

    /// Returns true for the result after the tricks that the Laws transfer, which is no adjusted score and needs no damage.
    pub(in super::super) fn is_transferred(&self, ruling: &Ruling) -> bool {
        self.transferred().as_ref() == Some(ruling)
    }

    /// The result after the tricks that the Laws transfer; `None` where they transfer none.
    fn transferred(&self) -> Option<Ruling> {
        self.result_after(&self.transfers())
    }

    /// The result after the transfers for earlier irregularities on the board, from which those of a further one are made. A
    /// revoke of the other side transfers nothing beside this one, and a claim takes the place of an earlier claim.
    pub(super) fn transferred_by(&self, procedure: &Procedure, by: Option<By>) -> Option<Ruling> {
        let side = by.map(By::side)?;
        let stays = |incident: &&PastIncident| {
            let is_again = incident.by.map(By::side) == Some(side) && incident.in_force.course.tricks > 0;
            incident.procedure.name != procedure.name || is_again
        };
        self.result_after(&self.transfers().into_iter().filter(stays).collect::<Vec<_>>())
    }

    /// The incidents that transfer tricks: of several claims the last, and no revoke where both sides have revoked (Law 64B7).
    fn transfers(&self) -> Vec<&PastIncident> {
        let is_both = |step: &Step| match step.answer {
            Answer::Word("yes") => step.law == law::REVOKE_BOTH_SIDES,
            Answer::Word(exception) => Law::read(exception) == Some(law::REVOKE_BOTH_SIDES),
            _ => false,
        };
        let steps = || self.incidents().iter().flat_map(|incident| &incident.in_force.course.steps);
        let both_revoked = steps().any(is_both);
        let is_void = |incident: &PastIncident| both_revoked && incident.procedure.question(BOTH_REVOKED).is_some();
        let mut found: Vec<&PastIncident> = Vec::new();
        for incident in self.incidents().iter().map(Rc::as_ref).filter(|one| !is_void(one)) {
            if incident.in_force.course.moved.is_none() {
                continue;
            }
            if incident.in_force.course.tricks == 0 {
                found.retain(|one| one.procedure.name != incident.procedure.name);
            }
            found.push(incident);
        }
        found
    }

    /// The result obtained with the tricks of incidents moved; `None` without any, and where no contract was obtained.
    fn result_after(&self, transfers: &[&PastIncident]) -> Option<Ruling> {
        let obtained = self.plain_ruling(self.obtained()).ok().flatten()?;
        let moves = transfers.iter().filter_map(|incident| incident.in_force.course.moved);
        let mut moves = moves.peekable();
        moves.peek()?;
        moves.try_fold(obtained, |result, (side, tricks)| procedure::move_tricks(Some(&result), side, tricks))
    }

    /// The cards of a player that lie faced on the table, as the incidents of the board leave them: a later ruling on the
    /// same card may have it picked up.
    pub(super) fn faced_by(&self, by: Option<By>) -> Vec<Card> {
        let mut faced = Vec::new();
        let Some(By::Seat(seat)) = by else { return faced };
        for incident in self.incidents() {
            let duties = incident.in_force.course.obligations.iter().filter(|one| one.seat == Some(seat));
            let stays = duties.filter(|one| one.duty.act == Act::LeaveFaced).find_map(|one| one.card);
            if incident.by == Some(By::Seat(seat)) {
                let card = incident.basis.0.card_in_question();
                faced.retain(|one| Some(*one) != card);
            }
            faced.extend(stays);
        }
        faced
    }

    /// The players who have to pass when an irregular call is made, by the incidents of earlier ones: for the rest of the
    /// auction, or at a turn that has not come yet.
    pub(super) fn silent_at(&self, irregular: &IrregularCall) -> Vec<Seat> {
        let turns = irregular.before.turns();
        let mut silent = Vec::new();
        for incident in self.incidents() {
            let Some(earlier) = &incident.basis.0.irregular_call else { continue };
            let since = earlier.before.turns().len();
            let duties = incident.in_force.course.obligations.iter().filter(|one| one.duty.act == Act::Pass);
            let called = |seat: Seat| {
                let later = turns.iter().skip(since);
                later.filter(|turn| turn.standing != Standing::Withdrawn).any(|turn| turn.seat == seat)
            };
            let has_to = |one: &&Obligation| one.duty.term != Term::Once || !one.seat.is_some_and(called);
            silent.extend(duties.filter(|one| since < turns.len() && has_to(one)).filter_map(|one| one.seat));
        }
        silent
    }

    /// Refuses to transfer tricks for a revoke where a revoke of the other side is established too (Law 64B7).
    pub(super) fn check_revokes(
        &self,
        procedure: &Procedure,
        written: &tree::Incident,
        course: &Course,
    ) -> Result<(), Vec<Diagnostic>> {
        let transfers = course.verdict == Verdict::Transfer || course.transferred.is_some();
        if !transfers || procedure.question("both-revoked").is_none() {
            return Ok(());
        }
        let side = written.by.map(By::side);
        let other = self.incidents().iter().any(|incident| {
            let steps = &incident.in_force.course.steps;
            let established =
                steps.iter().any(|step| step.question == "established" && step.answer == Answer::Word("yes"));
            incident.procedure.name == procedure.name && incident.by.map(By::side) != side && established
        });
        if other { Err(vec![Diagnostic::at(written.procedure.span, Problem::BothRevoked)]) } else { Ok(()) }
    }

    /// Sets the offenders: by the procedure that was followed, if its verdict confirms them; else those known `before`.
    pub(super) fn settle_offenders(&mut self, before: &Self, procedure: &Procedure, by: Option<By>, course: &Course) {
        if course.both_offended {
            self.set_offenders(Some(Offenders::Both));
            return;
        }
        let side = by.map(By::side).filter(|_| procedure.offenders == Offending::By);
        if side.is_none() && procedure.offenders != Offending::Nobody || has_offended(course.verdict) {
            // The procedure was followed with those who offended, or changed nothing.
            return;
        }
        match side {
            Some(side) if course.verdict == Verdict::Incomplete && before.offenders().is_none() => {
                self.set_open_offenders(side);
            }
            // The questions that were open are answered: nobody offended.
            Some(side) if course.verdict != Verdict::Incomplete && before.is_open(procedure, side) => {
                self.set_offenders(None);
            }
            _ => self.set_offenders_of(before),
        }
    }

    /// Returns true if the side is an offender by this procedure alone, whose questions are still unanswered.
    fn is_open(&self, procedure: &Procedure, side: Side) -> bool {
        let open = |incident: &Rc<PastIncident>| {
            incident.procedure.name == procedure.name
                && incident.by.map(By::side) == Some(side)
                && incident.in_force.course.verdict == Verdict::Incomplete
        };
        self.has_open_offenders() && self.offenders() == Some(side.into()) && self.incidents().iter().any(open)
    }

    fn offenders(&self) -> Option<Offenders> {
        self.known_situation().offenders()
    }
}

/// Returns true if the verdict means that the side of a procedure offended: not if the result stands or the board is
/// played on, nor before the verdict is known.
const fn has_offended(verdict: Verdict) -> bool {
    !matches!(verdict, Verdict::Stands | Verdict::PlayOn | Verdict::Incomplete)
}

/// The offenders by an incident of a side, with those of earlier incidents.
pub(super) fn offending(offending: Offending, by: Option<By>, before: &[Rc<PastIncident>]) -> Option<Offenders> {
    match offending {
        Offending::Unchanged | Offending::Named => None,
        Offending::Nobody => Some(Offenders::None),
        Offending::By => {
            let side = by?.side();
            let other = before.iter().any(|incident| {
                let course = &incident.in_force.course;
                let offended = incident.procedure.offenders == Offending::By && has_offended(course.verdict);
                offended && (course.both_offended || incident.by.is_some_and(|by| by.side() != side))
            });
            Some(if other { Offenders::Both } else { side.into() })
        }
    }
}

impl ResolvedStatement<'_> {
    /// A note that the ruling is an artificial score where an incident on the board asks for an assigned one and fixes no
    /// result itself.
    pub(super) fn artificial_instead(&self) -> Option<Diagnostic> {
        let incidents = self.scope.incidents();
        let asks = |verdict: Verdict| {
            let mut courses = incidents.iter().map(|incident| &incident.in_force.course);
            courses.any(|course| course.verdict == verdict && !course.of_either_kind)
        };
        let fixed = incidents.iter().any(|incident| incident.in_force.course.result.is_some());
        let is_artificial = |side| matches!(self.ruling.side(side), Some(SideRuling::Artificial(_)));
        let applies = asks(Verdict::Adjust) && !fixed && Side::BOTH.into_iter().any(is_artificial);
        applies.then(|| Diagnostic::at(self.written.span, Problem::ArtificialInstead))
    }

    /// The note on a ruling that adjusts the score although no incident on the board does.
    pub(super) fn without_power(&self) -> Option<Diagnostic> {
        // An incident without self-inflicted damage takes nothing from another's adjustment, nor from the director's.
        let incidents = || {
            let all = self.scope.incidents().iter().rev();
            all.filter(|incident| incident.procedure.law != law::SELF_INFLICTED)
        };
        let verdict = |incident: &PastIncident| incident.in_force.course.verdict;
        let adjusts = |incident: &Rc<PastIncident>| {
            matches!(verdict(incident), Verdict::Adjust | Verdict::Artificial | Verdict::Transfer)
        };
        if self.scope.incidents().iter().any(adjusts) {
            return None;
        }
        let assigned = |side| matches!(self.ruling.side(side), Some(SideRuling::Assigned(_)));
        let cancelled = incidents().find(|incident| verdict(incident) == Verdict::Cancel);
        let problem = match (cancelled, incidents().next()?) {
            (Some(cancelled), _) => Side::BOTH
                .into_iter()
                .any(assigned)
                .then_some(Problem::AssignedOnCancelled { procedure: cancelled.procedure.name }),
            (None, last) if self.changes_the_score() => {
                let procedure = last.procedure.name;
                Some(match last.in_force.course.open.first() {
                    Some(question) => Problem::QuestionsOpen { procedure, question },
                    None => Problem::WithoutPower { procedure, verdict: verdict(last).word() },
                })
            }
            (None, _) => None,
        };
        problem.map(|problem| Diagnostic::at(self.written.span, problem))
    }

    /// Returns true if the ruling gives a side another score than the one obtained; if that is not known, a score that
    /// nobody obtains at a table.
    fn changes_the_score(&self) -> bool {
        let Some(obtained) = self.situation.obtained() else {
            let artificial = |side| matches!(self.ruling.side(side), Some(SideRuling::Artificial(_)));
            return self.ruling.components().len() > 1 || Side::BOTH.into_iter().any(artificial);
        };
        let board = self.scope.board();
        Side::BOTH.into_iter().any(|side| match (self.ruling.side(side), obtained.side(side)) {
            (Some(SideRuling::Assigned(given)), Some(SideRuling::Assigned(obtained))) => {
                given.len() != obtained.len()
                    || given.iter().zip(obtained).any(|(given, obtained)| {
                        given.weight != obtained.weight || !is_one_result(&given.outcome, &obtained.outcome, board)
                    })
            }
            (given, obtained) => given != obtained,
        })
    }
}
