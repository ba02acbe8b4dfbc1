//! The questions of a procedure, asked of the facts.

mod rows;

use super::course::{Course, Step, Trouble};
use super::remedy::{better_of, by_fault, is_passed_out, moved, repeated, won};
use super::{
    Act, Answer, By, Duty, Effect, Fact, Facts, Kind, Node, Object, Obligation, Party, Pattern, Poll, Procedure, Role,
    Row, Rule, Source, Standing, Target, Verdict,
};
use crate::auction::{Bid, Call};
use crate::law::Law;
use crate::ruling::{Artificial, Ruling, Side, SideRuling};
use crate::situation::Situation;

/// Asks the questions of a procedure in their order.
///
/// The share of those asked that makes a call or play a logical alternative is a convention of the situation.
///
/// # Errors
/// Why the answers lead nowhere.
pub fn follow(procedure: &Procedure, facts: &Facts, situation: &Situation) -> Result<Course, Trouble> {
    let mut walk = Walk::new(procedure, facts, situation);
    walk.run()?;
    Ok(walk.course)
}

/// The tricks of a board.
const TRICKS: u32 = 13;

/// A walk through a procedure, as far as it has come.
pub(super) struct Walk<'a> {
    pub(super) procedure: &'a Procedure,
    facts: &'a Facts,
    situation: &'a Situation,
    pub(super) course: Course,
    /// The places of the questions and ends that were come to.
    pub(super) visited: Vec<usize>,
    /// Transferred so far.
    pub(super) tricks: u32,
    /// Questions whose answers a rule that applied has asked for.
    referred: Vec<&'static str>,
}

impl<'a> Walk<'a> {
    pub(super) fn new(procedure: &'a Procedure, facts: &'a Facts, situation: &'a Situation) -> Self {
        let action = procedure.questions().find(|(_, kind)| **kind == Kind::Call).map_or("", |(node, _)| node.name);
        let course = Course { claim: facts.claim.clone(), ..Course::begin(action) };
        Self { procedure, facts, situation, course, visited: Vec::new(), tricks: 0, referred: Vec::new() }
    }

    /// Goes to the end.
    pub(super) fn run(&mut self) -> Result<(), Trouble> {
        if moves_tricks(self.procedure) && is_passed_out(self.situation.obtained()) {
            return Err(Trouble::NobodyPlayed);
        }
        self.check_claim()?;
        self.check_bid()?;
        self.walk()
    }

    fn walk(&mut self) -> Result<(), Trouble> {
        let mut at = 0_usize;
        // A procedure leads forwards alone, so that it ends.
        while let Some(node) = self.procedure.nodes.get(at) {
            self.visited.push(at);
            match self.node(at, node)? {
                Target::Next => at = at.saturating_add(1),
                Target::Node(next) => at = next.max(at.saturating_add(1)),
                Target::Asked => {
                    self.leave_open(at);
                    return Ok(());
                }
                Target::Contradiction => return Err(self.contradiction(node)),
                Target::Verdict(verdict) => {
                    self.course.verdict = verdict;
                    return self.finish();
                }
            }
        }
        self.course.verdict = Verdict::Stands;
        self.finish()
    }

    /// Asks one question, and says where its answer leads.
    fn node(&mut self, at: usize, node: &Node) -> Result<Target, Trouble> {
        let answer = match &node.role {
            Role::End => None,
            Role::Ask(kind) => self.answer(node, kind),
        };
        let given = self.facts.answer(node.name).is_some();
        let of_table = self.facts.answer_of_table(node);
        if let (Some(fact), Some((source, of_table))) = (&answer, of_table.clone())
            // The director may judge otherwise, and a card that lay there may have been played since.
            && !node.judgement
            && source != Source::Incident
            && !is_same(&fact.answer, &of_table)
        {
            return Err(Trouble::AgainstTable { question: node.name, source, of_table });
        }
        if let Some(of_table) = answer.as_ref().and_then(|fact| self.facts.part_against(node, &fact.answer)) {
            return Err(Trouble::AgainstTable {
                question: node.name,
                source: self.facts.source_of_declarer(),
                of_table,
            });
        }
        let asks = matches!(node.role, Role::Ask(_));
        if asks {
            self.course.reached.push(node.name);
        }
        if asks && matches!(answer, Some(Fact { answer: Answer::Unclear, .. })) {
            return Ok(Target::Asked);
        }
        let mut decided = None;
        for (place, rule) in node.rules.iter().enumerate() {
            if self.applies(rule, asks, answer.as_ref())? {
                self.course.rows.push(Row { node: at, rule: place });
                decided = Some(rule.clone());
                break;
            }
        }
        if asks && answer.is_none() && decided.is_none() {
            return Ok(Target::Asked);
        }
        if let Some(Fact { question, answer, reason }) = answer.clone() {
            let law = node.laws.first().copied().unwrap_or(self.procedure.law);
            let source = of_table.map(|(source, _)| source).filter(|_| !given);
            self.course.steps.push(Step { question, law, answer, reason, source });
            node.laws.iter().for_each(|law| self.cite(*law));
        }
        let Some(rule) = decided else { return Ok(Target::Next) };
        self.referred.extend(rule.and.iter().map(|condition| condition.question));
        rule.laws.iter().for_each(|law| self.cite(*law));
        for effect in &rule.effects {
            self.take_effect(*effect, node, answer.as_ref(), &rule)?;
        }
        Ok(rule.to)
    }

    /// The answer; from the poll where that is asked.
    fn answer(&mut self, node: &Node, kind: &Kind) -> Option<Fact> {
        let given = self.facts.answer(node.name).cloned();
        let of_table = || self.facts.answer_of_table(node);
        let given = given.or_else(|| of_table().map(|(_, answer)| Fact { question: node.name, answer, reason: None }));
        if *kind != Kind::Alternatives {
            return given;
        }
        match given {
            Some(fact) => Some(Fact { answer: self.others(fact.answer), ..fact }),
            None if self.facts.polls.is_empty() => None,
            None => Some(Fact { question: node.name, answer: self.polled(), reason: None }),
        }
    }

    /// Alternatives without what the player did, which is none to itself (Law 16B1(a)).
    fn others(&self, given: Answer) -> Answer {
        let Answer::Items(mut items) = given else { return given };
        let done = self.chosen();
        items.retain(|item| !done.iter().any(|done| done.eq_ignore_ascii_case(item)));
        if items.is_empty() { Answer::Word("none") } else { Answer::Items(items) }
    }

    /// The logical alternatives of the polls, and how firm that is: where there are some, every one of them would have to
    /// fall, in whatever poll.
    fn polled(&mut self) -> Answer {
        let (done, share) = (self.chosen(), &self.situation.conventions().logical_alternative);
        let polls: &[Poll] = &self.facts.polls;
        let standings: Vec<Vec<Standing>> = polls.iter().map(|poll| poll.standings(&done, share)).collect();
        let mut found: Vec<String> = Vec::new();
        for standing in standings.iter().flatten().filter(|standing| standing.is_alternative) {
            if !found.contains(&standing.answer) {
                found.push(standing.answer.clone());
            }
        }
        let margins = polls.iter().zip(&standings).map(|(poll, standings)| {
            (standings.iter().any(|standing| standing.is_alternative), poll.margin(&done, share))
        });
        self.course.votes = if found.is_empty() {
            margins.map(|(_, votes)| votes).min()
        } else {
            Some(margins.filter(|(decides, _)| *decides).fold(0, |sum, (_, votes)| votes.saturating_add(sum)))
        };
        self.course.standings = standings;
        if found.is_empty() { Answer::Word("none") } else { Answer::Items(found) }
    }

    /// The player's action, where that was asked.
    fn chosen(&self) -> Vec<String> {
        match self.facts.answer(self.course.action).map(|fact| &fact.answer) {
            Some(Answer::Items(items)) => items.clone(),
            _ => Vec::new(),
        }
    }

    fn take_effect(&mut self, effect: Effect, node: &Node, answer: Option<&Fact>, rule: &Rule) -> Result<(), Trouble> {
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
                self.course.excludes_contract = self.chosen().iter().any(|done| is_call(done));
            }
            Effect::Also(procedure) => self.course.also = Some(procedure),
            Effect::ArtificialBy { fault, nth, to } => {
                if let Some(Answer::EachSide(fault)) = self.facts.answer(fault).map(|fact| &fact.answer) {
                    let without_plus = self.is_past_the_boards_with_plus(nth);
                    let scores = if without_plus { repeated(*fault) } else { by_fault(*fault) };
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
            Effect::RefuseArtificial => self.course.refuses_artificial = Some(law),
            Effect::RefuseWeights => self.course.refuses_weights = Some(law),
            Effect::Must(duty) => self.oblige(duty, law),
            Effect::Later(law) => {
                if !self.course.later.contains(&law) {
                    self.course.later.push(law);
                }
            }
            Effect::Say(text) => self.course.say.push(text),
            Effect::LawAnswered => {
                if let Some(Fact { answer: Answer::Word(word), .. }) = answer
                    && let Some(law) = Law::read(word)
                {
                    self.cite(law);
                }
            }
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
            self.course.result = moved(self.situation.obtained(), by.side(), gain);
        }
        self.course.lacks_contract = self.course.result.is_none();
    }

    /// How many tricks a question was answered with.
    fn tricks_of(&self, question: &str) -> Option<u32> {
        number(self.facts.answer(question).map(|fact| &fact.answer))
    }

    /// The question how many of the tricks that remained were claimed, and its answer.
    fn claimed(&self) -> Option<(&'static str, u32)> {
        let (node, _) = self.procedure.questions().find(|(_, kind)| **kind == Kind::Claimed)?;
        Some((node.name, self.tricks_of(node.name)?))
    }

    /// Tricks claimed and awarded have to be among those that remained, as far as it is known how many did: the claiming
    /// side has those that it claimed in the result obtained, and the other side those that it left.
    fn check_claim(&self) -> Result<(), Trouble> {
        let (Some((question, claimed)), Some(by)) = (self.claimed(), self.facts.by) else { return Ok(()) };
        let obtained = won(self.situation.obtained(), by.side());
        if let Some(won) = obtained.filter(|won| claimed > *won) {
            return Err(Trouble::TricksNotWon { question, won });
        }
        let possible = obtained.map_or(TRICKS, |won| TRICKS.saturating_sub(won).saturating_add(claimed));
        let left = self.facts.claim.as_ref().map(|claim| claim.analysis.remaining);
        let remained = match self.facts.answer(question).map(|fact| &fact.answer) {
            Some(Answer::NumberOf(_, remained)) if left.is_none_or(|left| left == *remained) => *remained,
            Some(Answer::NumberOf(..)) => {
                return Err(Trouble::TricksNotLeft { question, most: left.unwrap_or(possible) });
            }
            _ => left.unwrap_or(possible),
        };
        if remained > possible || claimed > remained {
            return Err(Trouble::TricksNotLeft { question, most: possible.min(remained) });
        }
        for (node, _) in self.procedure.questions().filter(|(_, kind)| **kind == Kind::Tricks) {
            if self.tricks_of(node.name).is_some_and(|awarded| awarded > remained) {
                return Err(Trouble::TricksNotLeft { question: node.name, most: remained });
            }
        }
        Ok(())
    }

    /// A bid that is higher than the last one was sufficient.
    fn check_bid(&self) -> Result<(), Trouble> {
        match (self.bid_of("bid"), self.bid_of("over")) {
            (Some(bid), Some(over)) if bid > over => Err(Trouble::Contradiction { question: "bid", earlier: "over" }),
            _ => Ok(()),
        }
    }

    fn bid_of(&self, question: &str) -> Option<Bid> {
        let Some(Answer::Items(items)) = self.facts.answer(question).map(|fact| &fact.answer) else { return None };
        match items.first()?.parse() {
            Ok(Call::Bid(bid)) => Some(bid),
            _ => None,
        }
    }

    /// The result from which tricks are transferred: after an earlier transfer, or as obtained.
    fn before_transfer(&self) -> Option<&Ruling> {
        self.facts.transferred.as_ref().or_else(|| self.situation.obtained())
    }

    /// Tricks that a side is said to have won have to be among those that it has in the contract obtained.
    fn check_won(&self, answer: Option<&Fact>) -> Result<(), Trouble> {
        let (Some(Fact { question, answer: Answer::Number(stated), .. }), Some(by)) = (answer, self.facts.by) else {
            return Ok(());
        };
        match won(self.situation.obtained(), by.side()) {
            Some(won) if *stated > won => Err(Trouble::TricksNotWon { question, won }),
            _ => Ok(()),
        }
    }

    /// Whether the regulations give no average plus for such a board any more (Law 12C2(d)); notes where they say nothing.
    fn is_past_the_boards_with_plus(&mut self, nth: Option<&str>) -> bool {
        let nth = nth.and_then(|nth| self.facts.answer(nth)).map(|fact| &fact.answer);
        let Some(Answer::Number(nth)) = nth else { return false };
        let most = self.situation.conventions().plus_boards;
        self.course.unregulated = most.is_none() && *nth > 1;
        most.is_some_and(|most| *nth > most)
    }

    /// Puts an obligation on a player. One about leading falls on defenders alone.
    fn oblige(&mut self, duty: Duty, law: Law) {
        let seat = |party: Party| party.seat(self.facts.seat(), self.facts.declarer);
        let leads = matches!(duty.act, Act::Lead | Act::NotLead);
        let declares = self.facts.by.zip(self.facts.declarer).is_some_and(|(by, one)| by.side() == one.side());
        if leads && declares {
            return;
        }
        let obligation = Obligation {
            duty,
            seat: seat(duty.who),
            chooser: duty.choice_of.and_then(seat),
            law: duty.law.unwrap_or(law),
            card: self.facts.card_in_question(),
            suit: match duty.object {
                Some(Object::SuitOfCard) => self.facts.card_in_question().map(|card| card.suit),
                Some(Object::SuitNamed) => self.facts.suit_named(),
                _ => None,
            },
        };
        self.course.obligations.push(obligation);
    }

    fn cite(&mut self, law: Law) {
        if !self.course.laws.contains(&law) {
            self.course.laws.push(law);
        }
    }

    /// The open question, and those behind it that will have to be answered whatever its answer is.
    fn leave_open(&mut self, at: usize) {
        let later = self.procedure.nodes.iter().skip(at);
        let unanswered = later.filter(|node| matches!(node.role, Role::Ask(_)) && self.is_needed(node));
        let open: Vec<&'static str> = unanswered.map(|node| node.name).collect();
        let first = self.procedure.nodes.get(at);
        self.course.say = first.and_then(Node::speech).into_iter().collect();
        let first = first.map(|node| node.name);
        // At the table each answer decides what is asked next.
        let open = if self.procedure.is_of_table() { Vec::new() } else { open };
        self.course.open = first.into_iter().chain(open.into_iter().filter(|name| Some(*name) != first)).collect();
    }

    /// Whether a question has no answer and may not be left out.
    fn is_needed(&self, node: &Node) -> bool {
        let optional = node.rules.iter().any(|rule| rule.answers.contains(&Pattern::LeftOut));
        let polled = matches!(node.role, Role::Ask(Kind::Alternatives)) && !self.facts.polls.is_empty();
        self.facts.answer(node.name).is_none() && !optional && !polled
    }

    fn contradiction(&self, node: &Node) -> Trouble {
        let earlier = self.referred.last().copied().unwrap_or(node.name);
        Trouble::Contradiction { question: node.name, earlier }
    }

    /// The effects that the Laws fix at the end, and the answers that counted for nothing.
    fn finish(&mut self) -> Result<(), Trouble> {
        if self.tricks > 0 {
            let by = self.facts.by;
            if by.is_none() && self.course.verdict == Verdict::Transfer {
                return Err(Trouble::ByMissing);
            }
            let lost = -i64::from(self.tricks);
            self.course.transferred = by.and_then(|by| moved(self.before_transfer(), by.side(), lost));
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

/// Whether a procedure gives or takes tricks, so that there must have been play.
fn moves_tricks(procedure: &Procedure) -> bool {
    let effects = procedure.nodes.iter().flat_map(|node| &node.rules).flat_map(|rule| &rule.effects);
    effects.into_iter().any(|effect| matches!(effect, Effect::Tricks(_) | Effect::TricksOf(_)))
}

/// The number that an answer is.
fn number(answer: Option<&Answer>) -> Option<u32> {
    match answer? {
        Answer::Number(number) | Answer::NumberOf(number, _) => Some(*number),
        _ => None,
    }
}

/// Returns true if two answers are the same word or the same call.
fn is_same(one: &Answer, other: &Answer) -> bool {
    let call = |answer: &Answer| match answer {
        Answer::Items(items) => items.first().and_then(|item| item.parse::<Call>().ok()),
        _ => None,
    };
    one == other || call(one).is_some_and(|own| Some(own) == call(other))
}

/// Whether what a player did is a call and not a card.
fn is_call(done: &str) -> bool {
    let is_bid = done.starts_with(|c: char| ('1'..='7').contains(&c));
    is_bid || ["pass", "x", "xx", "double", "redouble"].iter().any(|call| call.eq_ignore_ascii_case(done))
}
