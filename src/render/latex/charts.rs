//! Charts in rules and pictures.

use super::words::words;
use crate::messages::Text;
use crate::number::Exact;
use crate::render::block::{Curve, FieldChart, FieldSide, Move, Moves};
use crate::render::scale::along;
use crate::ruling::Side;

/// Tenths of a millimetre of the longest bar.
const BAR: i64 = 360;

/// Tenths of a millimetre as millimetres.
fn millimetres(tenths: i64) -> String {
    format!("{}.{}", tenths / 10, tenths.abs() % 10)
}

/// The bars of a field, both sides beside each other.
pub(super) fn field(chart: &FieldChart) -> String {
    let width = if chart.sides.len() > 1 { "0.49" } else { "1" };
    let beside = |side: &FieldSide| {
        let side = bars(chart, side);
        format!("\\begin{{minipage}}[t]{{{width}\\linewidth}}\\small\\raggedright\n{side}\n\\end{{minipage}}\n")
    };
    let sides: Vec<String> = chart.sides.iter().map(beside).collect();
    let mut legend =
        format!("\\bars{{3}}{{0}}{{0}} {} \\quad \\bars{{0}}{{3}}{{0}} {}", words(&chart.others), words(&chart.added));
    if let Some(taken) = &chart.taken {
        legend.push_str(&format!(" \\quad \\bars{{0}}{{0}}{{3}} {}", words(taken)));
    }
    format!("{}\n{{\\footnotesize {legend}}}\n\n", sides.join("\\hfill\n"))
}

fn bars(chart: &FieldChart, side: &FieldSide) -> String {
    let longest = side.longest();
    let cells = |cells: &[Text]| cells.iter().map(|cell| format!(" & {}", words(cell))).collect::<String>();
    let mut text = String::new();
    if let Some(caption) = &side.caption {
        text.push_str(&format!("\\emph{{{}}}\\\\[2pt]\n", words(caption)));
    }
    let numbers = "r".repeat(side.heads.len());
    text.push_str(&format!("\\begin{{tabular}}{{@{{}}rl{numbers}@{{}}}}\n"));
    text.push_str(&format!("{} & {} \\\\\n", words(&chart.score_head), cells(&side.heads)));
    for row in &side.rows {
        let [others, added, taken] = row.bars().map(|part| millimetres(along(part, &longest, BAR)));
        text.push_str(&format!(
            "{} & \\bars{{{others}}}{{{added}}}{{{taken}}} {{\\footnotesize {}}}{} \\\\\n",
            words(&row.score),
            words(&row.results),
            cells(&row.points)
        ));
    }
    text.push_str("\\end{tabular}");
    text
}

/// Dots for NS, squares for EW, in a picture of whole millimetres.
pub(super) fn curve(curve: &Curve) -> String {
    let (least, most) = curve.range();
    let range = most - least;
    let last = Exact::from(i64::try_from(curve.points.len().saturating_sub(1)).unwrap_or(1)).max(Exact::ONE);
    let mut marks = String::new();
    for (at, (_, sides)) in (0_i64..).zip(&curve.points) {
        let x = along(&Exact::from(at), &last, 800);
        let y = |side: Side| along(&(sides.by(side) - least), &range, 400);
        marks.push_str(&format!("\\put({x},{}){{\\color{{ns}}\\circle*{{16}}}}\n", y(Side::NS)));
        let (left, corner) = (x.saturating_sub(7), y(Side::EW).saturating_sub(7));
        marks.push_str(&format!("\\put({left},{corner}){{\\color{{ruling}}\\rule{{1.4mm}}{{1.4mm}}}}\n"));
    }
    let weight = |end: Option<&(Text, _)>| end.map(|(label, _)| words(label)).unwrap_or_default();
    let figure = |end: Option<&(Exact, Text)>| end.map(|(_, label)| words(label)).unwrap_or_default();
    let (left, right) = (weight(curve.points.first()), weight(curve.points.last()));
    let (low, high) = (figure(curve.scale.first()), figure(curve.scale.last()));
    let [ns, ew] = Side::BOTH.map(|side| words(curve.names.by(side)));
    format!(
        "{{\\setlength{{\\unitlength}}{{0.1mm}}\n\\begin{{picture}}(960,520)(-120,-80)\n\
         \\put(-20,-20){{\\line(1,0){{840}}}}\n\\put(-20,-20){{\\line(0,1){{440}}}}\n\
         \\put(-30,-10){{\\makebox(0,20)[r]{{\\footnotesize {low}}}}}\n\\put(-30,390){{\\makebox(0,20)[r]{{\\footnotesize {high}}}}}\n\
         \\put(0,-60){{\\makebox(0,0){{\\footnotesize {left}}}}}\n\\put(800,-60){{\\makebox(0,0){{\\footnotesize {right}}}}}\n\
         {marks}\\end{{picture}}}}\n\n{{\\footnotesize {{\\color{{ns}}$\\bullet$}} {ns} \\quad {{\\color{{ruling}}\\rule{{1.4mm}}{{1.4mm}}}} {ew} \\quad {}}}\n\n",
        words(&curve.caption)
    )
}

/// Lines from the places before to those after, in a picture of whole tenths of a millimetre; each pair in a row of its own.
pub(super) fn moves(moves: &Moves) -> String {
    const ROW: i64 = 60;
    let rows = |place: fn(&Move) -> u32| {
        let mut order: Vec<usize> = (0..moves.lines.len()).collect();
        order.sort_by_key(|at| moves.lines.get(*at).map(place));
        let row = |at| order.iter().position(|own| *own == at).and_then(|row| i64::try_from(row).ok()).unwrap_or(0);
        (0..moves.lines.len()).map(row).collect::<Vec<i64>>()
    };
    let height = ROW.saturating_mul(i64::try_from(moves.lines.len()).unwrap_or(0));
    let up = |row: i64| height.saturating_sub(ROW.saturating_mul(row.saturating_add(1)));
    let mut drawn = format!(
        "\\put(-20,{height}){{\\makebox(0,0)[r]{{\\footnotesize {}}}}}\n\\put(520,{height}){{\\makebox(0,0)[l]{{\\footnotesize {}}}}}\n",
        words(&moves.before),
        words(&moves.after)
    );
    let places = rows(|line| line.before.0).into_iter().zip(rows(|line| line.after.0));
    for (line, (from, to)) in moves.lines.iter().zip(places) {
        let (from, to, name) = (up(from), up(to), words(&line.name));
        let middle = from.saturating_add(to) / 2;
        let colour = match line.after.0.cmp(&line.before.0) {
            std::cmp::Ordering::Less => "ns",
            std::cmp::Ordering::Greater => "ruling",
            std::cmp::Ordering::Equal => "others",
        };
        drawn.push_str(&format!(
            "\\put(-20,{from}){{\\makebox(0,0)[r]{{\\small {name}\\enspace {}}}}}\n\
             {{\\color{{{colour}}}\\qbezier(0,{from})(250,{middle})(500,{to})\\put(0,{from}){{\\circle*{{12}}}}\\put(500,{to}){{\\circle*{{12}}}}}}\n\
             \\put(520,{to}){{\\makebox(0,0)[l]{{\\small {}\\enspace {name}}}}}\n",
            words(&line.before.1),
            words(&line.after.1)
        ));
    }
    let caption = moves.caption.as_ref().map(|caption| format!("\\emph{{{}}}\\\\[2pt]\n", words(caption)));
    let above = height.saturating_add(ROW);
    format!(
        "{}{{\\setlength{{\\unitlength}}{{0.1mm}}\n\\begin{{picture}}(900,{above})(-250,-30)\n{drawn}\\end{{picture}}}}\n\n\
         {{\\footnotesize {}}}\n\n",
        caption.unwrap_or_default(),
        words(&moves.rest)
    )
}
