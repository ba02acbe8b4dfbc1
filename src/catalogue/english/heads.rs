//! Heads of columns, and the few words that stand alone in tables.

macro_rules! heads {
    ($($(#[doc = $doc:literal])* $name:ident = $said:expr;)*) => {
        $($(#[doc = $doc])* #[must_use] pub fn $name() -> String { $said })*
    };
}

heads! {
    /// Scores from NS's view.
    score = say!("head-score", "score");
    /// How many other tables have a score.
    others = say!("head-others", "others");
    /// What the ruling adds; and a ruling itself.
    ruling = say!("head-ruling", "ruling");
    /// Others and ruling.
    total = say!("head-total", "total");
    /// What a row of a protocol says.
    result = say!("head-result", "result");
    /// How many tables a row stands for.
    tables = say!("head-tables", "tables");
    /// Without the ruling.
    before = say!("head-before", "before");
    /// With the ruling.
    after = say!("head-after", "after");
    /// After less before.
    change = say!("head-change", "change");
    /// A component.
    outcome = say!("head-outcome", "outcome");
    /// The score in the other room.
    other_table = say!("head-other-table", "other table");
    /// Difference in points.
    difference = say!("head-difference", "difference");
    /// The weight of a component.
    weight = say!("head-weight", "weight");
    /// Weight times IMPs.
    part = say!("head-part", "part");
    /// Butler IMPs: what the other pairs with that score get.
    others_imps = say!("head-others-imps", "others' IMP");
    /// The same for NS.
    others_ns = say!("head-others-ns", "others' NS");
    /// The same for EW.
    others_ew = say!("head-others-ew", "others' EW");
    /// A preset.
    regulations = say!("head-regulations", "regulations");
    /// A side.
    side = say!("head-side", "side");
    /// What a program makes of what is entered.
    entered = say!("head-entered", "entered");
    /// What is added to it.
    adjustment = say!("head-adjustment", "adjustment");
    /// An adjustment as a share.
    of_top = say!("head-of-top", "of the top");
    /// What comes out.
    right = say!("head-right", "comes to");
    /// Points with the ruling's own form.
    by_ruling = say!("head-by-ruling", "by the ruling");
    /// Points with what is entered.
    as_entered = say!("head-as-entered", "as entered");
    /// A component that gets more weight.
    more_of = say!("head-more-of", "5% more on");
    /// Its weight as it is.
    from = say!("head-from", "from");
    /// Which way a ruling was scored.
    way = say!("head-way", "way");
    /// Beside the figures of the ruling itself.
    rightly = say!("rightly", "each outcome scored, then weighted");
    /// Beside the figures of the averages.
    wrongly = say!("wrongly", "scores averaged, then scored");
    /// What is in force.
    in_force = say!("in-force", "in force");
    /// What stands where a diagnostic was expected and none came.
    no_diagnostic = say!("no-diagnostic", "none");
}

/// Beside a figure that differs.
pub const DIFFERS: &str = "←";
