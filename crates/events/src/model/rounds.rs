//! The rounds of an event, and the event as it stood after one.

use super::event::{BoardResults, Event};
use super::line::Line;
use std::sync::Arc;

/// A round of a session, as the file names both.
pub type RoundName = (Option<Arc<str>>, Arc<str>);

impl Event {
    /// The rounds that tables name: session by session as these come, rounds by their numbers, else as they come.
    #[must_use]
    pub fn rounds(&self) -> Vec<RoundName> {
        let (mut sessions, mut rounds): (Vec<Option<Arc<str>>>, Vec<RoundName>) = (Vec::new(), Vec::new());
        for board in &self.boards {
            if !sessions.contains(&board.session) {
                sessions.push(board.session.clone());
            }
            for round in board.lines.iter().filter_map(|line| line.round.as_ref()) {
                let name = (board.session.clone(), round.clone());
                if !rounds.contains(&name) {
                    rounds.push(name);
                }
            }
        }
        let place = |session: &Option<Arc<str>>| sessions.iter().position(|known| known == session);
        let number = |round: &str| round.trim().parse::<u32>().unwrap_or(u32::MAX);
        rounds.sort_by_key(|(session, round)| (place(session), number(round)));
        rounds
    }

    /// The event as it stood when these rounds were played and no others. Its printed ranking is that of the end, and is
    /// not in it.
    #[must_use]
    pub fn of_rounds(&self, rounds: &[RoundName]) -> Self {
        let mut event = self.clone();
        event.ranking = Arc::default();
        let mut boards = Vec::with_capacity(self.boards.len());
        for board in &self.boards {
            let is_played = |line: &Line| {
                let round = line.round.as_ref();
                round.is_some_and(|round| {
                    rounds.iter().any(|(session, name)| (session, name) == (&board.session, round))
                })
            };
            let lines: Vec<Line> = board.lines.iter().filter(|line| is_played(line)).cloned().collect();
            if !lines.is_empty() {
                boards.push(Arc::new(BoardResults { lines, original: None, ..BoardResults::clone(board) }));
            }
        }
        event.boards = boards;
        event
    }
}
