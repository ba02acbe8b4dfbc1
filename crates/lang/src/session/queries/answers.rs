//! The rows of an incident as answers to the questions of its procedure.

use super::super::resolve::resolve;
use super::super::scope::Scope;
use super::claim::{self, is_claim_row};
use super::winner;
use crate::auction::Call;
use crate::diagnostic::{Diagnostic, Problem, closest};
use crate::procedure::{Answer, By, Fact, Facts, Kind, Poll, Procedure, Vote};
use crate::ruling::{Card, Contract, Outcome, Ruling, Seat, Side, SideRuling, WrittenOutcome};
use crate::source::Span;
use crate::syntax::designation;
use crate::syntax::tree::{self, FactAnswer, IncidentRow, Spanned};

impl Scope {
    /// The facts found, each answer of the kind that its question wants; and the facts in words.
    pub(super) fn facts(
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
        let tricks = u32::from(Contract::TRICKS);
        match (kind, answers.as_slice()) {
            // The words of a statement are one, and those by which declarer called a card are of a kind.
            (Kind::Word(_), []) if question == "statement" && row.reason.is_some() => Ok(Answer::Word("yes")),
            (Kind::Word(words), []) if question == "designated" => {
                let kind = row.reason.as_ref().and_then(|called| designation(&called.node));
                kind.filter(|kind| words.contains(kind)).map(Answer::Word).ok_or_else(refuse)
            }
            (Kind::Word(_), [FactAnswer::Action(card)]) if question == "designated" && card.parse::<Card>().is_ok() => {
                Ok(Answer::Word("card"))
            }
            (Kind::Word(words), [one]) => word_of(one, words).ok_or_else(|| match winner::player(one) {
                Some(given) if words.contains(&"offender") => {
                    vec![Diagnostic::at(place, Problem::ByWhoRevoked { question, given })]
                }
                _ => refuse(),
            }),
            (_, [FactAnswer::Word(word)]) if word.eq_ignore_ascii_case("unclear") => Ok(Answer::Unclear),
            (Kind::Tricks | Kind::Claimed, [FactAnswer::Number(number)]) if *number > tricks => Err(refuse()),
            (Kind::Number | Kind::Tricks | Kind::Claimed, [FactAnswer::Number(number)]) => Ok(Answer::Number(*number)),
            (Kind::Claimed, [FactAnswer::NumberOf(number, of)]) if *of <= tricks => Ok(Answer::NumberOf(*number, *of)),
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
        Kind::Tricks => format!("0, 1, 2 … {}", Contract::TRICKS),
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
    // A call that is no pass, where it is asked whether that was one.
    let is_other = || words == ["pass", "other"] && written.parse::<Call>().is_ok();
    let call = || is_other().then_some(Answer::Word("other"));
    known.or_else(call).or_else(|| written.eq_ignore_ascii_case("unclear").then_some(Answer::Unclear))
}

/// The word for what the player who is named is to the offender, where the question asks for that.
fn by_seat(kind: &Kind, row: &tree::Fact, by: Option<By>, declarer: Option<Seat>) -> Option<&'static str> {
    let (Kind::Word(words), [one]) = (kind, row.answers.as_slice()) else { return None };
    if let Some(word) = winner::to_offender(&one.node, by, declarer).filter(|_| words.contains(&"offender")) {
        return words.iter().copied().find(|own| *own == word);
    }
    winner::turn(&one.node, by?, declarer, words)
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
