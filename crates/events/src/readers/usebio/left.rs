//! The elements of a file that are not in the event that is read.

use std::collections::BTreeMap;

/// The elements whose texts are in the event, or follow from it.
#[rustfmt::skip]
const KEPT: &[&str] = &[
    "ADJUSTMENT", "AGGREGATE", "BOARDS", "BOARDS_PLAYED", "BOARD_AVERAGE", "BOARD_COUNT", "BOARD_NUMBER",
    "BOARD_SCORING_METHOD", "CARRY_FORWARD", "CLUBS", "CONTRACT", "DEALER", "DIAMONDS", "DIRECTION",
    "EAST_PLAYER_NUMBER", "EVENT_DESCRIPTION", "EVENT_NAME", "EW_AGGREGATE", "EW_BUTLER_IMPS", "EW_BUTLER_POINTS",
    "EW_CROSS_IMPS", "EW_CROSS_IMP_POINTS", "EW_IMPS", "EW_MATCH_POINTS", "EW_PAIR_NUMBER", "EW_PERCENTAGE",
    "EW_SCORE", "E_PLAYER_NUMBER", "HEARTS", "IMPS", "LEAD", "MATCH_SCORING_METHOD", "NORTH_PLAYER_NUMBER",
    "NS_AGGREGATE", "NS_BUTLER_IMPS", "NS_BUTLER_POINTS", "NS_CROSS_IMPS", "NS_CROSS_IMP_POINTS", "NS_IMPS",
    "NS_MATCH_POINTS", "NS_PAIR_NUMBER", "NS_PERCENTAGE", "NS_SCORE", "N_PLAYER_NUMBER", "OPPOSING_PAIR_NUMBER",
    "OPPOSING_TEAM", "OPPOSING_TEAM_ID", "OPPOSING_TEAM_SCORE", "PAIR", "PAIRWISE_SCORING_METHOD", "PAIR_COUNT",
    "PAIR_ID", "PAIR_NUMBER", "PENALTY", "PERCENTAGE", "PLACE", "PLAYED_BY", "PLAYER_ID", "PLAYER_NAME",
    "PLAYER_NUMBER", "PROGRAM_NAME", "ROUND_NUMBER", "SCORE", "SCORING_METHOD", "SECTION_COUNT",
    "SESSION_COUNT", "SOUTH_PLAYER_NUMBER", "SPADES", "S_PLAYER_NUMBER", "TABLE_NUMBER", "TEAM", "TEAM_COUNT",
    "TEAM_ID", "TEAM_NAME", "TEAM_NUMBER", "TEAM_SCORE", "TOTAL_SCORE", "TRICKS", "VULNERABILITY",
    "WEST_PLAYER_NUMBER", "WINNER_TYPE", "W_PLAYER_NUMBER",
];

/// Returns true if the text of an element of this name is in the event, or follows from it.
pub(super) fn is_read(name: &str) -> bool {
    KEPT.contains(&name)
}

/// The number of texts in each element that are not kept, by its name.
#[derive(Debug, Default)]
pub(super) struct Left(BTreeMap<String, u32>);

impl Left {
    /// An element with a text that is not kept.
    pub fn see(&mut self, name: &str) {
        match self.0.get_mut(name) {
            Some(count) => *count = count.saturating_add(1),
            None => drop(self.0.insert(name.to_owned(), 1)),
        }
    }

    /// `CLUB_NAME`, `NATIONAL_ID_NUMBER ×24`.
    pub fn named(self) -> impl Iterator<Item = String> {
        self.0.into_iter().map(|(name, count)| if count > 1 { format!("{name} ×{count}") } else { name })
    }
}
