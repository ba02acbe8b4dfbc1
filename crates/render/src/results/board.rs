//! The number, dealer and vulnerability of a board in a sentence.

use crate::messages::{self, Locale, Text, figures};
use crate::ruling::{Board, Vulnerability};

/// `Board 7, dealer South, both sides vulnerable.`
#[must_use]
pub fn board(board: &Board, locale: Locale) -> Text {
    let vulnerable = match board.vulnerability {
        None => messages::ExamBoardVulnerable::Unknown,
        Some(Vulnerability::None) => messages::ExamBoardVulnerable::Nobody,
        Some(Vulnerability::NS) => messages::ExamBoardVulnerable::Ns,
        Some(Vulnerability::EW) => messages::ExamBoardVulnerable::Ew,
        Some(Vulnerability::All) => messages::ExamBoardVulnerable::Both,
    };
    let dealer = board.dealer.map(|seat| figures::seat(locale, seat).into());
    messages::exam_board(locale, board.number.map(Into::into), dealer, vulnerable)
}
