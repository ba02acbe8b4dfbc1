//! The columns of the tables, by their names and by their places among those that are read.

/// The columns of `ReceivedData`: the results entered.
pub(super) mod received {
    pub const COLUMNS: &[&str] = &[
        "ID", "Section", "Table", "Round", "Board", "PairNS", "PairEW", "Declarer", "NS/EW", "Contract", "Result",
        "LeadCard", "Remarks", "Erased", "South", "West",
    ];
    pub const ID: usize = 0;
    pub const SECTION: usize = 1;
    pub const TABLE: usize = 2;
    pub const ROUND: usize = 3;
    pub const BOARD: usize = 4;
    pub const PAIR_NS: usize = 5;
    pub const PAIR_EW: usize = 6;
    /// The number of the pair that declared.
    pub const DECLARER: usize = 7;
    /// The declarer's seat.
    pub const SEAT: usize = 8;
    pub const CONTRACT: usize = 9;
    pub const RESULT: usize = 10;
    pub const LEAD: usize = 11;
    pub const REMARKS: usize = 12;
    pub const ERASED: usize = 13;
    pub const SOUTH: usize = 14;
    pub const WEST: usize = 15;
}

/// Of `RoundData`, the movement.
pub(super) mod rounds {
    pub const COLUMNS: &[&str] =
        &["Section", "Table", "Round", "NSPair", "EWPair", "LowBoard", "HighBoard", "CustomBoards", "South"];
    pub const SECTION: usize = 0;
    pub const TABLE: usize = 1;
    pub const ROUND: usize = 2;
    pub const PAIR_NS: usize = 3;
    pub const PAIR_EW: usize = 4;
    pub const LOW: usize = 5;
    pub const HIGH: usize = 6;
    /// Boards listed by themselves.
    pub const CUSTOM: usize = 7;
    pub const SOUTH: usize = 8;
}
