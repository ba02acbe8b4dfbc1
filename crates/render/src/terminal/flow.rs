//! A procedure of the Laws as a chart of lines: its questions down the left edge, what their answers lead to behind them.

use super::wrap::wrapped;
use crate::block::{Flow, FlowStep};
use crate::visible::{plain, unmarked};
use std::borrow::Cow;

/// The columns below which there would be one word to a line.
const NARROWEST: usize = 30;

/// The lines of a chart, none wider than so many columns.
pub(crate) fn flow_lines(chart: &Flow, width: usize) -> Vec<String> {
    let mut lines = Lines { lines: Vec::new(), width: width.max(NARROWEST) };
    lines.push("", "", &plain(&chart.title));
    lines.lines.push(String::new());
    let last = chart.steps.len().saturating_sub(1);
    for (at, step) in chart.steps.iter().enumerate() {
        lines.step(step, at == last);
    }
    lines.lines
}

struct Lines {
    lines: Vec<String>,
    width: usize,
}

impl Lines {
    /// Words behind what begins their first line, and what begins the others.
    fn push(&mut self, first: &str, further: &str, words: &str) {
        let margin = first.chars().count().max(further.chars().count());
        let room = self.width.saturating_sub(margin).max(1);
        for (at, line) in wrapped(words, room).into_iter().enumerate() {
            let begin: Cow<'_, str> = if at == 0 { first.into() } else { further.into() };
            self.lines.push(format!("{begin}{line}").trim_end().to_owned());
        }
    }

    fn step(&mut self, step: &FlowStep, is_last: bool) {
        let goes_on = !is_last;
        let spine = if goes_on || !step.exits.is_empty() { " │   " } else { "     " };
        if let Some(number) = step.number {
            let question = format!("{} ({})", unmarked(&step.question), unmarked(&step.law));
            self.push(&format!("{:<5}", format!("({number})")), spine, &question);
            self.push(spine, spine, step.name);
        }
        let count = step.exits.len();
        for (at, exit) in step.exits.iter().enumerate() {
            let ends_here = at.saturating_add(1) == count && !goes_on;
            // The last way out of an end needs no branch.
            let (branch, further) = match (ends_here, step.number) {
                (true, _) => (" ●   ", "     "),
                (false, _) => (" ├─  ", " │   "),
            };
            let further = format!("{further}  ");
            self.push(branch, &further, &plain(&exit.line()));
        }
        if goes_on {
            let on = step.on.as_ref().map(|on| plain(on).into_owned());
            match on {
                Some(on) if !on.is_empty() => self.push(" ↓   ", "     ", &on),
                Some(_) => self.lines.push(" ↓".to_owned()),
                None if step.number.is_some() => self.lines.push(" │".to_owned()),
                None => {}
            }
        }
    }
}
