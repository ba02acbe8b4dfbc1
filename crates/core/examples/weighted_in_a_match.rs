//! A weighted score in a team match: against the result at the other table, then into victory points.
//!
//! `cargo run -p redress-core --example weighted_in_a_match`

use redress_core::number::Exact;
use redress_core::ruling::{Offenders, Ruling, Side, SideRuling};
use redress_core::scoring::{CountedIn, Match, MatchForm, Sides, VictoryScale};
use redress_core::situation::{AssessError, Situation, assess};

fn main() -> Result<(), AssessError> {
    // The other table's NS, who are team-mates of EW here, scored +300. On the other fifteen boards NS here are 10 up.
    let situation = Situation::new()
        .with_other_table(Ruling::Both(SideRuling::score(300)))
        .with_offenders(Offenders::EastWest)
        .with_match(Match {
            rest: Sides { ns: Exact::from(10_i64), ew: Exact::from(-10_i64) },
            rest_penalties: Sides::default(),
            counted_in: CountedIn::Imps,
            form: MatchForm::VictoryPoints(VictoryScale::continuous(16)),
        });

    let ruling = Ruling::Both(SideRuling::weighted([(Exact::percent(60), 620), (Exact::percent(40), -100)]));
    let assessment = assess(&ruling, &situation)?;
    println!("{ruling} against +300");
    for side in Side::BOTH {
        println!("{side}: {} IMP", assessment.figure(side).points);
    }
    // Fractions of an IMP are kept until the match is converted.
    if let Some(matched) = &assessment.matched {
        for side in Side::BOTH {
            let own = matched.sides.by(side);
            if let Some(victory) = &own.victory_points {
                println!("{side}: {} IMP in the match, {} VP", own.total, victory.points);
            }
        }
    }
    Ok(())
}
