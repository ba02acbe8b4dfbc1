//! Charts in rules and pictures.

use super::words::words;
use crate::block::{BarChart, BarKind, Curve, FieldChart, FieldSide, Move, Moves};
use crate::messages::Text;
use crate::number::Exact;
use crate::ruling::Side;
use crate::scale::along;

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

/// Tenths of a millimetre from the least figure of a chart to the greatest.
const SPAN: i64 = 700;

/// Bars on one scale, each below the other.
pub(super) fn levels(chart: &BarChart) -> String {
    let (least, range) = chart.scale();
    let across = |value: &Exact| along(&(value - &least), &range, SPAN);
    let mut text = format!(
        "\\begin{{minipage}}[t]{{1\\linewidth}}\\small\\raggedright\n\\emph{{{}}}\\\\[2pt]\n\\begin{{tabular}}{{@{{}}lll@{{}}}}\n",
        words(&chart.caption)
    );
    for row in &chart.rows {
        let (from, to) = (across(row.ends().0), across(row.ends().1));
        let colour = match row.kind {
            BarKind::Level => "others",
            BarKind::Change => "ruling!30",
            BarKind::Ruling => "ruling",
            BarKind::Ns => "ns",
            BarKind::Ew => "ew",
        };
        text.push_str(&format!(
            "{} & \\barsat{{{colour}}}{{{}}}{{{}}} & {} \\\\\n",
            words(&row.name),
            millimetres(from),
            millimetres(to.saturating_sub(from).max(1)),
            words(&row.label)
        ));
    }
    text.push_str("\\end{tabular}\n\\end{minipage}\n\n");
    text
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

/// The frame of a curve in tenths of a millimetre.
const WIDTH: i64 = 800;
const HEIGHT: i64 = 400;

/// A curve with discs for NS and a dotted one with squares for EW, in a picture that needs no package.
pub(super) fn curve(curve: &Curve) -> String {
    let (least, most) = curve.range();
    let range = most - least;
    let last = Exact::from(i64::try_from(curve.points.len().saturating_sub(1)).unwrap_or(1)).max(Exact::ONE);
    let across = |at: i64| INSET.saturating_add(along(&Exact::from(at), &last, WIDTH.saturating_sub(INSET)));
    let height = |value: &Exact| along(&(value - least), &range, HEIGHT);
    let places = |side: Side| -> Vec<(i64, i64)> {
        (0_i64..).zip(&curve.points).map(|(at, (_, sides))| (across(at), height(sides.by(side)))).collect()
    };
    let drawn = Side::BOTH.iter().filter(|_| curve.is_drawn);
    let mut lines: String = drawn.map(|side| line(*side, &places(*side))).collect();
    for meeting in curve.meetings().iter().filter(|_| curve.is_drawn) {
        let at = Exact::from(i64::try_from(meeting.point).unwrap_or(0)) + &meeting.along;
        let x = INSET.saturating_add(along(&at, &last, WIDTH.saturating_sub(INSET)));
        lines.push_str(&format!("\\put({x},{}){{\\circle{{28}}}}\n", height(&meeting.value)));
    }
    if let Some((value, label)) = &curve.half {
        let y = height(value);
        let ends = Side::BOTH.map(|side| places(side).last().map_or(0, |(_, end)| *end));
        lines.push_str(&format!("\\qbezier[60](0,{y})({},{y})({WIDTH},{y})\n", WIDTH / 2));
        if ends.iter().all(|end| y.abs_diff(*end) > 20) {
            lines.push_str(&format!("\\put({},{y}){{\\makebox(0,0)[l]{{{}}}}}\n", WIDTH + 20, words(label)));
        }
    }
    let [ns, ew] = Side::BOTH.map(|side| words(curve.names.by(side)));
    format!(
        "{{\\setlength{{\\unitlength}}{{0.1mm}}\\footnotesize\n\\begin{{picture}}(960,600)(-120,-130)\n\
         {}{}\\put(-20,445){{\\makebox(0,0)[r]{{{}}}}}\n\\put(410,-110){{\\makebox(0,0){{{}}}}}\n{lines}\
         \\end{{picture}}}}\n\n{{\\footnotesize {{\\color{{ns}}$\\bullet$}} {ns} \\quad {{\\color{{ew}}\\rule{{1.4mm}}{{1.4mm}}}} {ew} \\quad {}}}\n\n",
        scale(curve, &height),
        weights(curve, &across),
        words(&curve.unit),
        words(&curve.weight),
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

/// Between the frame and the first point.
const INSET: i64 = 20;

/// A side's points, joined.
fn line(side: Side, places: &[(i64, i64)]) -> String {
    let (colour, dots) = match side {
        Side::NS => ("ns", ""),
        Side::EW => ("ew", "[14]"),
    };
    let joined = places.windows(2).filter_map(|pair| {
        let [(x, y), (to_x, to_y)] = pair else { return None };
        let (between_x, between_y) = (x.saturating_add(*to_x) / 2, y.saturating_add(*to_y) / 2);
        Some(format!("\\qbezier{dots}({x},{y})({between_x},{between_y})({to_x},{to_y})\n"))
    });
    let mark = |(x, y): &(i64, i64)| match side {
        Side::NS => format!("\\put({x},{y}){{\\circle*{{16}}}}\n"),
        Side::EW => {
            format!("\\put({},{}){{\\rule{{1.4mm}}{{1.4mm}}}}\n", x.saturating_sub(7), y.saturating_sub(7))
        }
    };
    let joined: String = joined.collect();
    let marks: String = places.iter().map(mark).collect();
    format!("{{\\color{{{colour}}}\\linethickness{{0.3mm}}\n{joined}{marks}}}\n")
}

/// The scale of the figures, a line across at each place.
fn scale(curve: &Curve, height: &dyn Fn(&Exact) -> i64) -> String {
    let place = |(value, label): &(Exact, Text)| {
        let y = height(value);
        format!(
            "\\put(0,{y}){{\\color{{others}}\\line(1,0){{{WIDTH}}}}}\n\\put(-20,{y}){{\\makebox(0,0)[r]{{{}}}}}\n",
            words(label)
        )
    };
    curve.scale.iter().map(place).collect()
}

/// The first weight, the last, and the one between.
fn weights(curve: &Curve, across: &dyn Fn(i64) -> i64) -> String {
    let place = |at: usize| {
        let (label, _) = curve.points.get(at)?;
        let x = across(i64::try_from(at).unwrap_or(0));
        Some(format!(
            "\\put({x},0){{\\color{{others}}\\line(0,1){{{HEIGHT}}}}}\n\\put({x},-40){{\\makebox(0,0){{{}}}}}\n",
            words(label)
        ))
    };
    curve.labelled().into_iter().filter_map(place).collect()
}
