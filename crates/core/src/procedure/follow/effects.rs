//! The effects of the rows of a procedure that apply, and of its end.

use super::{Walk, number};
use crate::auction::Call;
use crate::law::Law;
use crate::procedure::course::Trouble;
use crate::procedure::remedy::{better_of, by_fault, move_tricks, repeated};
use crate::procedure::{Act, Answer, By, Duty, Effect, Fact, Node, Object, Obligation, Party, Rule, Target, Verdict};
use crate::ruling::{Artificial, Ruling, Side, SideRuling};

/// The procedure for a call by a player who has to pass (Law 37).
const CALL_AGAINST_LAW: &str = "inadmissible-call";

impl Walk<'_> {
    pub(super) fn take_effect(
        &mut self,
        effect: Effect,
        node: &Node,
        answer: Option<&Fact>,
        rule: &Rule,
    ) -> Result<(), Trouble> {
        let law = rule.laws.first().or(node.laws.first()).copied().unwrap_or(self.procedure.law);
        match effect {
            Effect::Tricks(tricks) => {
                self.check_won(answer)?;
                self.tricks = tricks;
            }
            Effect::TricksOf(question) => {
                let by = self.facts.by.ok_or(Trouble::ByMissing)?;
                let answered = answer.filter(|_| node.name == question).map(|fact| &fact.answer);
                self.award_tricks(by, self.tricks_of(question).or(number(answered)));
            }
            Effect::IfDamaged => self.course.if_damaged = true,
            Effect::ExcludeObtained => {
                self.course.excludes_obtained = true;
                self.course.excludes_contract = self.chosen().iter().any(|done| done.parse::<Call>().is_ok());
            }
            Effect::Also(procedure) => self.course.also = Some(procedure),
            Effect::ArtificialBy { fault, nth, to } => {
                if let Some(Answer::EachSide(fault)) = self.facts.answer(fault).map(|fact| &fact.answer) {
                    let scores = if self.has_no_plus(nth) { repeated(*fault) } else { by_fault(*fault) };
                    self.award(scores, to, rule.to == Target::Verdict(Verdict::Stands));
                }
            }
            Effect::NothingSelfInflicted => self.course.nothing_self_inflicted = true,
            Effect::Doubted => self.course.doubted.push(node.name),
            Effect::Open(question) => self.course.open.push(question),
            Effect::BothOffended => self.course.both_offended = true,
            Effect::ArtificialBoth => self.course.result = Some(by_fault(["none", "none"])),
            Effect::BetterOf(question) => {
                let assigned = answer.map(|fact| &fact.answer);
                let fault = self.facts.answer(question).map(|fact| &fact.answer);
                if let (Some(Answer::Ruling(assigned)), Some(Answer::EachSide(fault))) = (assigned, fault) {
                    self.course.result = Some(better_of(assigned, *fault, self.situation)?);
                }
            }
            Effect::OfEitherKind => self.course.of_either_kind = true,
            Effect::RefuseArtificial => self.course.refuses_artificial = Some(law),
            Effect::RefuseWeights => self.course.refuses_weights = Some(law),
            Effect::Must(duty) => self.oblige(duty, law),
            Effect::Later(law) if self.course.later.contains(&law) => {}
            Effect::Later(law) => self.course.later.push(law),
            Effect::Say(text) => self.course.say.push(text),
        }
        Ok(())
    }

    /// Artificial scores for the sides that a question names, for both where none asks. They are the result of the board
    /// where both get one and the result obtained does not stand.
    fn award(&mut self, scores: Ruling, to: Option<&str>, stands: bool) {
        let sides = match to.and_then(|to| self.facts.answer(to)).map(|fact| &fact.answer) {
            Some(Answer::Sides(sides)) => sides.as_slice(),
            _ => &Side::BOTH,
        };
        let award = |side| match scores.side(side) {
            Some(SideRuling::Artificial(score)) if sides.contains(&side) => Some((side, score.clone())),
            _ => None,
        };
        let awards: Vec<(Side, Artificial)> = Side::BOTH.into_iter().filter_map(award).collect();
        if awards.len() == Side::BOTH.len() && !stands {
            self.course.result = Some(scores);
        } else {
            self.course.awards = awards;
        }
    }

    /// Of the tricks that remained the side gets so many; the result obtained is the one as claimed.
    fn award_tricks(&mut self, by: By, awarded: Option<u32>) {
        if let (Some(awarded), Some((_, claimed))) = (awarded, self.claimed()) {
            let gain = i64::from(awarded).saturating_sub(i64::from(claimed));
            self.course.result = move_tricks(self.before_transfer(), by.side(), gain);
            self.course.moved = Some((by.side(), gain));
            self.course.awarded = Some(awarded);
        }
        self.course.lacks_contract = self.course.result.is_none();
    }

    /// Whether the regulations give no average plus for such a board any more (Law 12C2(d)); notes where they say nothing.
    fn has_no_plus(&mut self, nth: Option<&str>) -> bool {
        let nth = nth.and_then(|nth| self.facts.answer(nth)).map(|fact| &fact.answer);
        let Some(Answer::Number(nth)) = nth else { return false };
        let most = self.situation.conventions().plus_boards;
        self.course.unregulated = most.is_none() && *nth > 1;
        most.is_some_and(|most| *nth > most)
    }

    /// Puts an obligation on a player. One about leading falls on defenders alone, and one about a call on nobody once the
    /// auction is over.
    fn oblige(&mut self, duty: Duty, law: Law) {
        let seat = |party: Party| party.seat(self.facts.seat(), self.facts.declarer_in_question());
        let leads = matches!(duty.act, Act::Lead | Act::NotLead);
        let declares = self.facts.by.zip(self.facts.declarer).is_some_and(|(by, one)| by.side() == one.side());
        if duty.act == Act::Pass && seat(duty.who).is_some_and(|seat| self.facts.breaks_silence(seat, duty.term)) {
            self.course.also.get_or_insert(CALL_AGAINST_LAW);
        }
        let calls = matches!(duty.act, Act::Pass | Act::ReplaceCall | Act::RepeatCall);
        if leads && declares || calls && self.facts.is_auction_over() {
            return;
        }
        let suit = match duty.object {
            Some(Object::SuitOfCard) => self.facts.card_in_question().map(|card| card.suit),
            Some(Object::SuitNamed) => self.facts.suit_named(),
            _ => None,
        };
        // Nobody names a suit that has been named.
        let is_named = duty.object == Some(Object::SuitNamed) && suit.is_some();
        let choice_of = duty.choice_of.filter(|_| !is_named);
        let obligation = Obligation {
            duty: Duty { choice_of, ..duty },
            seat: seat(duty.who),
            chooser: choice_of.and_then(seat),
            law: duty.law.unwrap_or(law),
            card: self.facts.card_in_question(),
            suit,
        };
        self.course.obligations.push(obligation);
    }

    /// The effects that the Laws fix at the end, and the answers that counted for nothing.
    pub(super) fn finish(&mut self) -> Result<(), Trouble> {
        if self.tricks > 0 {
            let by = self.facts.by;
            if by.is_none() && self.course.verdict == Verdict::Transfer {
                return Err(Trouble::ByMissing);
            }
            let lost = -i64::from(self.tricks);
            self.course.transferred = by.and_then(|by| move_tricks(self.before_transfer(), by.side(), lost));
            self.course.moved = by.map(|by| (by.side(), lost));
        }
        self.course.tricks = self.tricks;
        if self.course.verdict == Verdict::Transfer {
            if self.tricks > 0 {
                self.course.result = self.course.transferred.clone();
                self.course.lacks_contract = self.course.result.is_none();
            } else {
                self.course.transferred = self.course.result.clone();
            }
        }
        let asked = |name: &str| self.course.steps.iter().any(|step| step.question == name);
        let unused = self.facts.answers.iter().map(|fact| fact.question);
        let is_used = |name: &str| self.facts.claim.as_ref().is_some_and(|claim| claim.uses(name));
        let is_unused = |name: &&'static str| !asked(name) && !self.referred.contains(name) && !is_used(name);
        self.course.unused = unused.filter(is_unused).collect();
        Ok(())
    }
}
