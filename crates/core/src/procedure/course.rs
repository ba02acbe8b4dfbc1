//! The course of a procedure, and why one cannot be followed.

use super::{Answer, ClaimFound, Obligation, Procedure, Row, Source, Standing, Verdict};
use crate::law::{DISCIPLINE, Law, PENALTIES};
use crate::ruling::{Artificial, Ruling, Side};
use crate::situation::AssessError;

/// The end of a procedure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Course {
    /// The question that asks what the player did; empty where none does.
    pub action: &'static str,
    /// The questions that were answered, in order.
    pub steps: Vec<Step>,
    /// Every question that was come to, in order, those among them that were left out.
    pub reached: Vec<&'static str>,
    /// The rows that decided, in order.
    pub rows: Vec<Row>,
    /// Questions that are still open, the first that has to be answered first.
    pub open: Vec<&'static str>,
    /// The verdict that follows.
    pub verdict: Verdict,
    /// Whether the verdict rests on damage to the non-offenders, which a ruling scored in the situation shows (Law 12B1).
    pub if_damaged: bool,
    /// The Laws that decided, in the order of the steps.
    pub laws: Vec<Law>,
    /// Whether the obtained result may not be weighed.
    pub excludes_obtained: bool,
    /// Whether what was done illegally is a call, so that no other result of the contract it led to may be weighed either.
    pub excludes_contract: bool,
    /// A procedure that is to be gone through too.
    pub also: Option<&'static str>,
    /// The ruling that the Laws fix.
    pub result: Option<Ruling>,
    /// The result after the tricks that the Laws transfer, whatever is adjusted beyond it (Laws 64A, 70A); none where none
    /// are.
    pub transferred: Option<Ruling>,
    /// The side whose tricks the Laws change, and by how many: fewer for a revoke, more or fewer for a claim (Laws 64A, 70A).
    pub moved: Option<(Side, i64)>,
    /// The tricks that the claiming side gets of those that remained (Law 70A).
    pub awarded: Option<u32>,
    /// The tricks that the Laws transfer from the offending side (Law 64A).
    pub tricks: u32,
    /// Whether a transfer has no result because no contract was obtained.
    pub lacks_contract: bool,
    /// Whether the adjusted score may be artificial as well as assigned.
    pub of_either_kind: bool,
    /// Whether artificial scores are refused, and by which Law.
    pub refuses_artificial: Option<Law>,
    /// Whether weighted scores are refused, and by which Law.
    pub refuses_weights: Option<Law>,
    /// Whether both sides offended, whoever was named.
    pub both_offended: bool,
    /// Whether it is a further board without a result and no regulations in force say what it brings (Law 12C2(d)).
    pub unregulated: bool,
    /// Whether it says no more than that no part of the damage is self-inflicted; the table result is no matter of it.
    pub nothing_self_inflicted: bool,
    /// Questions whose answer what else is known speaks against.
    pub doubted: Vec<&'static str>,
    /// The sides that get an artificial score and what they get, where that is no result of the board: only one of them
    /// gets one, or the result obtained stands and they get it on a board that they could not play (Law 15B3).
    pub awards: Vec<(Side, Artificial)>,
    /// Answers to questions that were not asked.
    pub unused: Vec<&'static str>,
    /// How many votes the conclusion from the polls hangs on; none where no poll decided.
    pub votes: Option<u32>,
    /// For each poll that decided, the calls and plays beside the one that was made.
    pub standings: Vec<Vec<Standing>>,
    /// The obligations of players from now on.
    pub obligations: Vec<Obligation>,
    /// The Laws under which the score may yet be adjusted.
    pub later: Vec<Law>,
    /// The director's words to the players, by the names of the procedure's texts.
    pub say: Vec<&'static str>,
    /// The lines that the cards left at a claim allow, if they are known.
    pub claim: Option<ClaimFound>,
}

/// A question that was answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The question.
    pub question: &'static str,
    /// The Law it asks by; the procedure's own where it has none.
    pub law: Law,
    /// The answer.
    pub answer: Answer,
    /// Why it is so; none where nothing was said, and for what a poll found.
    pub reason: Option<String>,
    /// The statement about the table that gave the answer; `None` if the director did.
    pub source: Option<Source>,
}

/// Why a procedure cannot be followed.
#[derive(Debug, Clone, PartialEq)]
pub enum Trouble {
    /// The answer to a question excludes an earlier one.
    Contradiction {
        /// The question.
        question: &'static str,
        /// The statement that it contradicts.
        earlier: &'static str,
    },
    /// The table shows another answer.
    AgainstTable {
        /// The question.
        question: &'static str,
        /// The statement about the table.
        source: Source,
        /// The answer that it gives.
        of_table: Answer,
    },
    /// It has to be said who broke the Law.
    ByMissing,
    /// Nothing was obtained to compare with.
    ObtainedMissing,
    /// The board was passed out: no trick was played.
    NobodyPlayed,
    /// More tricks than can have remained.
    TricksNotLeft {
        /// The question.
        question: &'static str,
        /// How many can have.
        most: u32,
    },
    /// More tricks than the side had on the whole board.
    TricksNotWon {
        /// The question.
        question: &'static str,
        /// How many it had.
        won: u32,
    },
    /// Outcomes have no value here.
    Worth(Box<AssessError>),
}

impl Course {
    /// Returns whether a penalty may be given besides: a row of the procedure that decided says so by Law 90 or 91.
    #[must_use]
    pub fn may_penalise(&self, procedure: &Procedure) -> bool {
        let is_of_penalties = |law: &Law| [PENALTIES, DISCIPLINE].iter().any(|own| own.number() == law.number());
        let mut rules = procedure.rows().filter(|(row, _)| self.rows.contains(row));
        rules.any(|(_, rule)| rule.laws.iter().any(is_of_penalties))
    }

    /// A course at its beginning. `action` is the question that asks what the player did.
    pub(super) fn begin(action: &'static str) -> Self {
        Self {
            action,
            steps: Vec::new(),
            reached: Vec::new(),
            rows: Vec::new(),
            open: Vec::new(),
            verdict: Verdict::Incomplete,
            if_damaged: false,
            laws: Vec::new(),
            excludes_obtained: false,
            excludes_contract: false,
            also: None,
            result: None,
            transferred: None,
            moved: None,
            lacks_contract: false,
            of_either_kind: false,
            refuses_artificial: None,
            refuses_weights: None,
            both_offended: false,
            unregulated: false,
            awarded: None,
            tricks: 0,
            nothing_self_inflicted: false,
            doubted: Vec::new(),
            awards: Vec::new(),
            unused: Vec::new(),
            votes: None,
            standings: Vec::new(),
            obligations: Vec::new(),
            later: Vec::new(),
            say: Vec::new(),
            claim: None,
        }
    }
}
