//! A weighted score at pairs: misinformation, and NS might have stopped in four spades.
//!
//! `cargo run -p redress-core --example weighted_at_pairs`

use redress_core::number::Exact;
use redress_core::ruling::{Board, Offenders, Ruling, Side, SideRuling};
use redress_core::situation::{AssessError, OtherResult, Situation, Traveller, assess};

fn main() -> Result<(), AssessError> {
    // Board 7, both vulnerable; ten tables, the ruled one among them, where NS went down.
    let situation = Situation::new()
        .with_board(Board::numbered(7))
        .with_traveller(Traveller::of_scores([(620, 3), (500, 1), (300, 3), (-100, 2)]))
        .with_offenders(Offenders::EastWest)
        .with_obtained(Ruling::Both(SideRuling::score(-100)));

    // (60% +620 & 40% -100), Law 12C1(c): each outcome is scored by itself, then weighted.
    let ruling = Ruling::Both(SideRuling::weighted([(Exact::percent(60), 620), (Exact::percent(40), -100)]));
    let assessment = assess(&ruling, &situation)?;
    println!("{ruling}");
    for side in Side::BOTH {
        println!("{side}: {} MP", assessment.figure(side).points);
        for one in assessment.components(side) {
            println!("    {} of {}: {}", one.component.weight, one.component.outcome, one.points);
        }
    }

    // The changes for the pairs at the other tables.
    if let Some(effects) = situation.effects(&assessment)? {
        for change in &effects.changes.ns {
            if let (OtherResult::Score(score), Some(before), Some(after)) =
                (&change.result, &change.before, &change.after)
            {
                println!("{score:+} at {} tables: {} becomes {}", change.tables, before.points, after.points);
            }
        }
    }

    // The findings that a director should look at.
    for finding in &assessment.findings {
        let law = finding.kind.check().law().map(|law| format!(" (Law {law})")).unwrap_or_default();
        println!("{}{law}: {:?}", finding.kind.check().severity().word(), finding.kind);
    }
    Ok(())
}
