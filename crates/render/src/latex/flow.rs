//! A procedure of the Laws as a chart of boxes and arrows that needs no package for drawings.

use super::words::{escaped, words};
use crate::block::{Flow, FlowStep};

/// Questions in frames, and below each what its answers lead to.
pub(super) fn flow(chart: &Flow) -> String {
    let last = chart.steps.len().saturating_sub(1);
    let steps: String = chart.steps.iter().enumerate().map(|(at, one)| step(one, at == last)).collect();
    format!("{{\\raggedright\\small\n\\emph{{{}}}\\nopagebreak\\par\n{steps}}}\n\n", words(&chart.title))
}

fn step(step: &FlowStep, is_last: bool) -> String {
    let mut text = String::new();
    if let Some(number) = step.number {
        text.push_str(&format!(
            "\\fbox{{\\begin{{minipage}}{{0.9\\linewidth}}\\raggedright\\textbf{{{number}.}} {} ({}) \\texttt{{\\footnotesize {}}}\\end{{minipage}}}}\\par\\nobreak\n",
            words(&step.question),
            words(&step.law),
            escaped(step.name)
        ));
    }
    for exit in &step.exits {
        text.push_str(&format!(
            "\\hspace*{{1em}}\\ensuremath{{\\hookrightarrow}}\\ \\begin{{minipage}}[t]{{0.84\\linewidth}}\\raggedright {}\\end{{minipage}}\\par\n",
            words(&exit.line())
        ));
    }
    if let (false, Some(on)) = (is_last, &step.on) {
        text.push_str(&format!("\\hspace*{{1em}}\\ensuremath{{\\downarrow}}\\ {}\\par\n", words(on)));
    }
    text
}
