//! The procedures of the Laws, each a file in `laws/2017` that a director can read, or in the folder of another edition if
//! it differs there; `grammar/procedure.pest` explains the notation. They are compiled in, and parsed on first use.
//!
//! [`procedure`](crate::procedure) in the core defines a procedure and how it is followed.

mod effects;
mod letters;
mod notation;
pub mod phrases;
mod read;
#[cfg(test)]
mod tests;
mod texts;

use crate::auction::Irregularity;
use crate::law::Edition;
use crate::procedure::{IrregularCall, Procedure};
pub use letters::in_newest;
pub use notation::ReadError;
pub use read::read;
use std::sync::OnceLock;
pub use texts::{TextFault, TextFaultKind, text_faults};

/// The files of 2017.
static FILES: &[&str] = &[
    include_str!("../../laws/2017/unauthorised-information.procedure"),
    include_str!("../../laws/2017/misinformation.procedure"),
    include_str!("../../laws/2017/withdrawn-call.procedure"),
    include_str!("../../laws/2017/penalty-card.procedure"),
    include_str!("../../laws/2017/revoke.procedure"),
    include_str!("../../laws/2017/deception.procedure"),
    include_str!("../../laws/2017/claim.procedure"),
    include_str!("../../laws/2017/extraneous-information.procedure"),
    include_str!("../../laws/2017/wrong-cards.procedure"),
    include_str!("../../laws/2017/wrong-board.procedure"),
    include_str!("../../laws/2017/no-result.procedure"),
    include_str!("../../laws/2017/team-board.procedure"),
    include_str!("../../laws/2017/fouled-board.procedure"),
    include_str!("../../laws/2017/director-error.procedure"),
    include_str!("../../laws/2017/serious-error.procedure"),
    include_str!("../../laws/2017/insufficient-bid.procedure"),
    include_str!("../../laws/2017/call-out-of-turn.procedure"),
    include_str!("../../laws/2017/change-of-call.procedure"),
    include_str!("../../laws/2017/number-of-cards.procedure"),
    include_str!("../../laws/2017/defective-trick.procedure"),
    include_str!("../../laws/2017/mistaken-call.procedure"),
    include_str!("../../laws/2017/opening-lead-out-of-turn.procedure"),
    include_str!("../../laws/2017/lead-out-of-turn.procedure"),
    include_str!("../../laws/2017/exposed-card.procedure"),
    include_str!("../../laws/2017/card-played.procedure"),
    include_str!("../../laws/2017/dummy-card.procedure"),
    include_str!("../../laws/2017/premature-lead.procedure"),
    include_str!("../../laws/2017/simultaneous-plays.procedure"),
    include_str!("../../laws/2017/play-after-irregularity.procedure"),
    include_str!("../../laws/2017/dummy-rights.procedure"),
    include_str!("../../laws/2017/inadmissible-call.procedure"),
    include_str!("../../laws/2017/simultaneous-calls.procedure"),
    include_str!("../../laws/2017/score-error.procedure"),
    include_str!("../../laws/2017/withdrawn-action.procedure"),
    include_str!("../../laws/2017/forfeited-right.procedure"),
    include_str!("../../laws/2017/redeal.procedure"),
    include_str!("../../laws/2017/procedural-penalty.procedure"),
    include_str!("../../laws/2017/appeal.procedure"),
    include_str!("../../laws/2017/authorised-information.procedure"),
    include_str!("../../laws/2017/correcting-explanation.procedure"),
    include_str!("../../laws/2017/without-director.procedure"),
    include_str!("../../laws/2017/quitted-tricks.procedure"),
    include_str!("../../laws/2017/understanding.procedure"),
    include_str!("../../laws/2017/conduct.procedure"),
    include_str!("../../laws/2017/spectator.procedure"),
    include_str!("../../laws/2017/disputed-facts.procedure"),
];

/// The files of 2007, of the procedures alone that differ from those of 2017.
static FILES_OF_2007: &[&str] = &[
    include_str!("../../laws/2007/insufficient-bid.procedure"),
    include_str!("../../laws/2007/call-out-of-turn.procedure"),
    include_str!("../../laws/2007/withdrawn-call.procedure"),
    include_str!("../../laws/2007/wrong-board.procedure"),
    include_str!("../../laws/2007/wrong-cards.procedure"),
    include_str!("../../laws/2007/serious-error.procedure"),
    include_str!("../../laws/2007/team-board.procedure"),
    include_str!("../../laws/2007/no-result.procedure"),
    include_str!("../../laws/2007/revoke.procedure"),
    include_str!("../../laws/2007/change-of-call.procedure"),
    include_str!("../../laws/2007/number-of-cards.procedure"),
    include_str!("../../laws/2007/extraneous-information.procedure"),
    include_str!("../../laws/2007/withdrawn-action.procedure"),
    include_str!("../../laws/2007/card-played.procedure"),
    include_str!("../../laws/2007/penalty-card.procedure"),
    include_str!("../../laws/2007/premature-lead.procedure"),
    include_str!("../../laws/2007/claim.procedure"),
    include_str!("../../laws/2007/dummy-rights.procedure"),
    include_str!("../../laws/2007/lead-out-of-turn.procedure"),
    include_str!("../../laws/2007/score-error.procedure"),
    include_str!("../../laws/2007/forfeited-right.procedure"),
    include_str!("../../laws/2007/correcting-explanation.procedure"),
    include_str!("../../laws/2007/inadmissible-call.procedure"),
    include_str!("../../laws/2007/exposed-card.procedure"),
    include_str!("../../laws/2007/dummy-card.procedure"),
    include_str!("../../laws/2007/quitted-tricks.procedure"),
    include_str!("../../laws/2007/defective-trick.procedure"),
    include_str!("../../laws/2007/understanding.procedure"),
];

/// Every procedure, in the order in which a director meets them. A file that cannot be read, which a test rules out, is
/// left out.
#[must_use]
pub fn procedures() -> &'static [Procedure] {
    static ALL: OnceLock<Vec<Procedure>> = OnceLock::new();
    ALL.get_or_init(|| FILES.iter().filter_map(|file| read(file).ok()).collect())
}

/// The procedure of a name, or of a short one; case does not count.
#[must_use]
pub fn named(name: &str) -> Option<&'static Procedure> {
    procedures().iter().find(|procedure| procedure.is_called(name))
}

/// Every procedure of an edition, in the same order. Without a file of its own it has the rows of 2017, and cites them by its
/// own letters.
pub fn procedures_of(edition: Edition) -> impl Iterator<Item = &'static Procedure> {
    static OF_2007: OnceLock<Vec<Procedure>> = OnceLock::new();
    let all = match edition {
        Edition::Of2017 => procedures(),
        Edition::Of2007 => OF_2007.get_or_init(|| {
            let read = FILES_OF_2007.iter().filter_map(|file| read(file).ok());
            let own: Vec<_> = read.map(|procedure| Procedure { edition, rows: edition, ..procedure }).collect();
            let of = |new: &Procedure| own.iter().find(|own| own.name == new.name).cloned();
            procedures().iter().map(|new| of(new).unwrap_or_else(|| letters::renumbered(new.clone(), &[]))).collect()
        }),
    };
    all.iter()
}

/// The procedure of a name, or of a short one, in an edition; case does not count.
#[must_use]
pub fn named_in(name: &str, edition: Edition) -> Option<&'static Procedure> {
    procedures_of(edition).find(|procedure| procedure.is_called(name))
}

/// The procedure for a call that was withdrawn or accepted as irregular; `None` if there is none.
#[must_use]
pub fn for_call(irregular: &IrregularCall) -> Option<&'static Procedure> {
    named(match irregular.irregularity() {
        Some(Irregularity::OutOfTurn { .. }) => "call-out-of-turn",
        Some(Irregularity::Insufficient { .. }) => "insufficient-bid",
        Some(_) => "inadmissible-call",
        None => "change-of-call",
    })
}

/// The names of all of them, without the short ones.
pub fn names() -> impl Iterator<Item = &'static str> {
    procedures().iter().map(|procedure| procedure.name)
}
