//! Facts of an event and of who takes part that no figure follows from: the club, the date, the numbers of members.

use super::contestant::ContestantId;
use std::sync::Arc;

/// A fact that no figure follows from. It is kept so that a format that has room for it can be written with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Detail {
    /// The event, the contestant or the person it is a fact of.
    pub of: DetailOf,
    /// Its name, as USEBIO names the element, after the elements around it: `DATE`, `CLUB/CLUB_NAME`.
    pub name: Arc<str>,
    /// The fact, as the file writes it.
    pub text: Arc<str>,
}

/// The owner of a fact.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DetailOf {
    /// The event as a whole.
    Event,
    /// A pair, a team, or a player of an individual.
    Contestant(ContestantId),
    /// A person of a pair or a team, by the place among its players, from 0.
    Player(ContestantId, u32),
}

/// The elements that hold who is to be asked about an event.
const CONTACT: &str = "CONTACT/";

impl Detail {
    /// The name of the day on which the event was played.
    pub const DATE: &str = "DATE";

    /// A fact of the event as a whole.
    #[must_use]
    pub fn of_event(name: &str, text: &str) -> Self {
        Self { of: DetailOf::Event, name: name.into(), text: text.into() }
    }

    /// Returns true if it is of a person, and so written with the names alone.
    #[must_use]
    pub fn is_personal(&self) -> bool {
        matches!(self.of, DetailOf::Player(..)) || self.name.starts_with(CONTACT)
    }

    /// The contestant it is of, itself or one of its players.
    #[must_use]
    pub fn contestant(&self) -> Option<ContestantId> {
        match self.of {
            DetailOf::Event => None,
            DetailOf::Contestant(id) | DetailOf::Player(id, _) => Some(id),
        }
    }

    /// The same fact of another contestant.
    pub(super) fn of_contestant(&self, to: impl Fn(ContestantId) -> ContestantId) -> Self {
        let of = match self.of {
            DetailOf::Event => DetailOf::Event,
            DetailOf::Contestant(id) => DetailOf::Contestant(to(id)),
            DetailOf::Player(id, place) => DetailOf::Player(to(id), place),
        };
        Self { of, ..self.clone() }
    }
}
