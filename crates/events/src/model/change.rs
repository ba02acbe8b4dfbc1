//! Rulings put into an event, and points that contestants carry.

use super::carried::CarriedPoints;
use super::contestant::{Contestant, ContestantId};
use super::elsewhere::{ContestantKey, Elsewhere, Rest};
use super::event::{BoardResults, Event, EventForm, Winners};
use super::line::LineResult;
use redress_core::ruling::{Board, Ruling, Side};
use redress_core::scoring::Penalty;
use std::collections::HashMap;
use std::sync::Arc;

/// The reason that a ruling cannot be put into an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChangeError {
    /// It has no board at this place of its list.
    NoBoard,
    /// The board has no line at this place of its list.
    NoLine,
}

impl Event {
    /// The event with a ruling in place of a line's result, both by their places in the lists. All other boards are
    /// shared with this event. The printed figures of the line are dropped, for they are not the ruling's; the board as
    /// it was read stays in [`BoardResults::original`](super::BoardResults::original).
    ///
    /// ```
    /// use redress_core::ruling::{Ruling, SideRuling};
    /// use redress_core::scoring::Scoring;
    /// use redress_events::readers::{ReadOptions, read};
    /// use redress_events::scoring::{Rules, score};
    /// use redress_events::source::NamedBytes;
    ///
    /// let file = "board,ns,ew,score\n1,1,4,420\n1,2,5,420\n1,3,6,-50\n";
    /// let event = read(&[NamedBytes::new("monday.csv", file)], &ReadOptions::default()).unwrap();
    /// let ruling = Ruling::Both(SideRuling::score(-50));
    /// let ruled = event.with_ruling(0, 1, ruling.into()).unwrap();
    ///
    /// // Two tables with -50 tie: one matchpoint each, and pair 1 beats both.
    /// let scored = score(&ruled, &Rules::new(Some(Scoring::Matchpoints))).unwrap();
    /// let points = scored.boards[0].lines.iter().map(|line| line.figures.ns.as_ref().unwrap().points.to_string());
    /// assert_eq!(points.collect::<Vec<_>>(), ["4", "1", "1"]);
    /// ```
    ///
    /// # Errors
    /// There is no such board or line.
    pub fn with_ruling(&self, board: usize, line: usize, ruling: Arc<Ruling>) -> Result<Self, ChangeError> {
        let mut changed = self.clone();
        let shared = changed.boards.get_mut(board).ok_or(ChangeError::NoBoard)?;
        let original = shared.original.clone().unwrap_or_else(|| shared.clone());
        let board = Arc::make_mut(shared);
        let line = board.lines.get_mut(line).ok_or(ChangeError::NoLine)?;
        line.result = LineResult::Ruling(ruling);
        line.contract = None;
        line.code = None;
        line.printed = Default::default();
        board.original = Some(original);
        Ok(changed)
    }

    /// The event with these settings stated, as they are written after `set`.
    #[must_use]
    pub fn stating(&self, settings: Vec<String>) -> Self {
        Self { settings: Arc::new(settings), ..self.clone() }
    }

    /// The event with these penalties at the table at these places of the lists, in the place of those it had.
    #[must_use]
    pub fn with_penalties(&self, board: usize, line: usize, penalties: impl IntoIterator<Item = Penalty>) -> Self {
        let mut changed = self.clone();
        let line = changed.boards.get_mut(board).map(Arc::make_mut).and_then(|board| board.lines.get_mut(line));
        if let Some(line) = line {
            line.penalties = penalties.into_iter().collect();
        }
        changed
    }
}

impl Event {
    /// The points that a contestant carries.
    pub fn carried_by(&self, contestant: ContestantId) -> impl Iterator<Item = &CarriedPoints> {
        self.carried.iter().filter(move |own| own.contestant == contestant)
    }

    /// The event in which a contestant carries these points, in place of those of the same kind and unit that it carried;
    /// an amount of zero takes them away.
    #[must_use]
    pub fn with_carried(&self, points: CarriedPoints) -> Self {
        let mut changed = self.clone();
        let all = Arc::make_mut(&mut changed.carried);
        all.retain(|own| (own.contestant, own.kind, own.unit) != (points.contestant, points.kind, points.unit));
        if !points.amount.is_zero() {
            all.push(points);
        }
        changed
    }
}

impl Event {
    /// This event with boards that are kept elsewhere, whose contestants are these: all that the event has, in the order of
    /// the file, but for those that its lines alone have. `None` if it is no event of pairs.
    #[must_use]
    pub fn with_elsewhere(
        mut self,
        winners: Winners,
        elsewhere: Elsewhere,
        contestants: Vec<ContestantKey>,
    ) -> Option<Self> {
        if self.form != EventForm::Pairs {
            return None;
        }
        let mut ids: HashMap<ContestantKey, ContestantId> = HashMap::with_capacity(contestants.len());
        let mut list = Vec::with_capacity(contestants.len());
        for (at, key) in (0..).zip(contestants) {
            let (section, number, direction) = key.clone();
            let (names, players) = (Vec::new(), Vec::new());
            list.push(Contestant { section, number, direction, names, phantom: false, players });
            ids.insert(key, ContestantId(at));
        }
        let known = self.contestants.clone();
        let mut id = |section: Option<&str>, own: ContestantId, side: Side| {
            let own = known.get(own.index())?;
            // A few lines may not show that numbers are given again in another section.
            let section = own.section.clone().or_else(|| section.map(str::to_owned));
            let direction = (winners == Winners::Two).then_some(side);
            let next = ContestantId(u32::try_from(list.len()).ok()?);
            let id = *ids.entry((section.clone(), own.number.clone(), direction)).or_insert(next);
            if id == next {
                list.push(Contestant { section, direction, ..own.clone() });
            }
            Some(id)
        };
        for board in &mut self.boards {
            let section = board.section.clone();
            for line in &mut Arc::make_mut(board).lines {
                let section = section.as_deref();
                (line.ns, line.ew) = (id(section, line.ns, Side::NS)?, id(section, line.ew, Side::EW)?);
            }
        }
        self.contestants = Arc::new(list);
        self.winners = winners;
        self.elsewhere = Some(Arc::new(elsewhere));
        Some(self)
    }

    /// This event with results beside the lines of the board of this number in a section.
    #[must_use]
    pub fn with_rest(mut self, section: Option<&str>, number: u32, rest: Rest) -> Self {
        let is_it =
            |board: &Arc<BoardResults>| board.board.number == Some(number) && board.section.as_deref() == section;
        let rest = Some(Arc::new(rest));
        match self.boards.iter_mut().find(|board| is_it(board)) {
            Some(board) => Arc::make_mut(board).rest = rest,
            None => {
                let board = BoardResults::new(Board::numbered(number));
                self.boards.push(Arc::new(BoardResults { section: section.map(Into::into), rest, ..board }));
            }
        }
        self
    }
}
