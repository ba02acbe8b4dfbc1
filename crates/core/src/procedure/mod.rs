//! The procedures of the Laws: from the facts of an irregularity to what follows.
//!
//! A [`Procedure`] is data: questions in the order of a Law, and where each answer leads. [`follow`] asks them of the
//! [`Facts`] and gives a [`Course`]: the steps that were taken, the question that is still open, or the verdict with the
//! Laws that decided. Whatever the Laws fix (tricks that are transferred, artificial scores by fault) is computed;
//! judgement comes as an answer and is never guessed. Joined with the ruling that was scored it is a [`Decision`]. A course
//! then [refuses](refusals) outcomes that rulings may not weigh, and the actions of peers or of the field can be made a
//! [proposal](propose) of weights.

mod auction_facts;
mod cards_left;
mod check;
mod choice;
mod combinations;
mod course;
mod decision;
mod differences;
mod facts;
mod follow;
mod model;
mod poll;
mod refuse;
mod remedy;
mod table;
mod weights;
mod why_not;

pub use cards_left::{CardsLeft, ClaimFound};
pub use check::{Checked, Finding, check};
pub use choice::{Choice, choices, possible_words};
pub use course::{Course, Step, Trouble};
pub use decision::Decision;
pub use differences::{Difference, differ, differences};
pub use facts::{Answer, By, Fact, Facts};
pub use follow::follow;
pub use model::{Condition, Effect, Kind, Node, Offending, Pattern, Procedure, Role, Row, Rule, Target, Verdict};
pub use poll::{Poll, Standing, Vote};
pub use refuse::{InForce, Refusal, RefusalKind, is_one_result, refusals};
pub use remedy::move_tricks;
pub use table::{Act, CallClass, Duty, IrregularCall, Object, Obligation, Party, Source, Term};
pub use weights::{Evidence, Favour, Proposal, ProposedWeight, propose};
pub use why_not::{Obstacle, why_not};
