//! Heads of columns, and the few words that stand alone in tables.

use crate::catalogue::language;
use crate::messages as m;

macro_rules! heads {
    ($($(#[doc = $doc:literal])* $name:ident = $said:expr;)*) => {
        $($(#[doc = $doc])* #[must_use] pub fn $name() -> String { $said })*
    };
}

heads! {
    /// Scores from NS's view.
    score = m::head_score(language()).to_string();
    /// How many other tables have a score.
    others = m::head_others(language()).to_string();
    /// What the ruling adds; and a ruling itself.
    ruling = m::head_ruling(language()).to_string();
    /// Others and ruling.
    total = m::head_total(language()).to_string();
    /// What a row of a protocol says.
    result = m::head_result(language()).to_string();
    /// How many tables a row stands for.
    tables = m::head_tables(language()).to_string();
    /// Without the ruling.
    before = m::head_before(language()).to_string();
    /// With the ruling.
    after = m::head_after(language()).to_string();
    /// After less before.
    change = m::head_change(language()).to_string();
    /// A component.
    outcome = m::head_outcome(language()).to_string();
    /// The score in the other room.
    other_table = m::head_other_table(language()).to_string();
    /// Difference in points.
    difference = m::head_difference(language()).to_string();
    /// The weight of a component.
    weight = m::head_weight(language()).to_string();
    /// Weight times IMPs.
    part = m::head_part(language()).to_string();
    /// Butler IMPs: what the other pairs with that score get.
    others_imps = m::head_others_imps(language()).to_string();
    /// The same for NS.
    others_ns = m::head_others_ns(language()).to_string();
    /// The same for EW.
    others_ew = m::head_others_ew(language()).to_string();
    /// A preset.
    regulations = m::head_regulations(language()).to_string();
    /// A side.
    side = m::head_side(language()).to_string();
    /// What a program makes of what is entered.
    entered = m::head_entered(language()).to_string();
    /// What is added to it.
    adjustment = m::head_adjustment(language()).to_string();
    /// An adjustment as a share.
    of_top = m::head_of_top(language()).to_string();
    /// What comes out.
    right = m::head_final(language()).to_string();
    /// Points with the ruling's own form.
    by_ruling = m::head_by_ruling(language()).to_string();
    /// Points with what is entered.
    as_entered = m::head_as_entered(language()).to_string();
    /// A component that gets more weight.
    more_of = m::head_more_of(language()).to_string();
    /// Its weight as it is.
    from = m::head_from(language()).to_string();
    /// Which way a ruling was scored.
    way = m::head_method(language()).to_string();
    /// Beside the figures of the ruling itself.
    rightly = m::method_outcomes_scored(language()).to_string();
    /// Beside the figures of the averages.
    wrongly = m::method_scores_averaged(language()).to_string();
    /// What is in force.
    in_force = m::in_force(language()).to_string();
    /// What stands where a diagnostic was expected and none came.
    no_diagnostic = m::no_diagnostic(language()).to_string();
}

/// Beside a figure that differs.
pub const DIFFERS: &str = "←";
