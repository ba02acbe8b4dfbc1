//! Damage of which the non-offending side did a part to itself, Law 12C1(e).
//!
//! `cargo run -p redress-core --example damage`

use redress_core::law;
use redress_core::ruling::{Damage, Offenders, Ruling, Side, SideRuling};
use redress_core::situation::{AssessError, Situation, Traveller, assess};

fn main() -> Result<(), AssessError> {
    let score = |points| Ruling::Both(SideRuling::score(points));
    let situation = Situation::new()
        .with_traveller(Traveller::of_scores([(800, 1), (620, 3), (500, 3), (-100, 2)]))
        .with_offenders(Offenders::EastWest)
        .with_obtained(score(150));

    // Without the infraction NS score +620. After it they could have had +500, but by an extremely serious error came
    // to +150: what was obtained is the situation's.
    let ruling =
        Ruling::Damage(Box::new(Damage { side: Side::NS, before: score(620), after: score(500), obtained: None }));
    let assessment = assess(&ruling, &situation)?;
    println!("{}", assessment.ruling);
    if let Some(damage) = &assessment.scored.damage {
        println!(
            "the infraction cost {}, their own play {} ({})",
            damage.by_infraction(),
            damage.own(),
            law::SELF_INFLICTED
        );
    }
    if let Some(applied) = &assessment.applied {
        println!("which is {applied}");
    }
    for side in Side::BOTH {
        println!("{side}: {} MP", assessment.figure(side).points);
    }

    // For a scoring program that knows plain scores and adjustments alone.
    let entry = situation.entry(&ruling)?;
    if let Some(entered) = &entry.entered {
        println!("enter {entered}; NS {}, EW {}", entry.sides.ns.adjustment, entry.sides.ew.adjustment);
    }
    Ok(())
}
