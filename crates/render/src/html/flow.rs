//! A procedure of the Laws as a drawing: questions in boxes down the left edge, and to the right of the line below each
//! what its answers lead to.
//!
//! Words in a drawing do not wrap by themselves. Lines are broken by their characters, each taken for as wide as the
//! widest font of the page has it on average, so that none runs out of its box whatever font there is.

use super::NEWLINE;
use super::words::{Attribute, Drawn, Raw};
use crate::block::{Flow, FlowExit, FlowStep};
use crate::messages::Text;
use crate::terminal::{flow_lines, wrapped};
use crate::visible::{plain, unmarked};
use maud::{Markup, html};

/// The canvas, as wide as a phone.
const WIDTH: i64 = 360;
/// From one line of words to the next.
const LINE: i64 = 17;
/// Around the words of a box.
const MARGIN: i64 = 8;
/// The place of the line down, and the start of its branches.
const SPINE: i64 = 16;
const EXITS: i64 = 38;
/// The width of a character.
const CHARACTER: i64 = 8;
/// Between two parts.
const GAP: i64 = 8;
/// The height of an arrow down with its words.
const ARROW: i64 = 28;

/// The drawing, with all that it says for those who cannot see it.
pub(super) fn flow(chart: &Flow) -> Markup {
    let mut drawing = Drawing { parts: Vec::new(), y: 2 };
    let last = chart.steps.len().saturating_sub(1);
    for (at, step) in chart.steps.iter().enumerate() {
        drawing.step(step, at == last);
    }
    let height = drawing.y.saturating_add(4);
    let description = flow_lines(chart, 10_000).join("\n");
    html! {
        svg viewBox={ "0 0 " (WIDTH) " " (height) } class="flow" role="img" aria-label=(Attribute(&chart.label)) { (NEWLINE)
            title { (Drawn(&chart.title)) } (NEWLINE)
            desc { (Raw(&description)) } (NEWLINE)
            @for part in &drawing.parts { (part) (NEWLINE) }
        }
    }
}

struct Drawing {
    parts: Vec<Markup>,
    /// The height drawn so far.
    y: i64,
}

/// So many lines of words.
fn lines(words: &str, width: i64) -> Vec<String> {
    let room = usize::try_from(width / CHARACTER).unwrap_or(1).max(1);
    wrapped(words, room).into_iter().map(std::borrow::Cow::into_owned).collect()
}

fn height_of(lines: &[String]) -> i64 {
    i64::try_from(lines.len()).unwrap_or(i64::MAX / 64).saturating_mul(LINE).saturating_add(MARGIN)
}

impl Drawing {
    fn step(&mut self, step: &FlowStep, is_last: bool) {
        if let Some(number) = step.number {
            let statement = format!("{number}. {} ({})", unmarked(&step.question), unmarked(&step.law));
            self.boxed(2, "asked", &statement);
        }
        let count = step.exits.len();
        for (at, exit) in step.exits.iter().enumerate() {
            let ends_here = is_last && at.saturating_add(1) == count;
            self.exit(exit, ends_here);
        }
        if !is_last {
            self.down(step.on.as_ref(), step.number.is_some());
        }
    }

    /// Words in a box from here to the right edge.
    fn boxed(&mut self, x: i64, class: &str, words: &str) {
        let width = WIDTH.saturating_sub(x).saturating_sub(2);
        let lines = lines(words, width.saturating_sub(2 * MARGIN));
        let height = height_of(&lines);
        let y = self.y;
        self.parts.push(html! { rect x=(x) y=(y) width=(width) height=(height) rx="4" class=(class) {} });
        for (at, line) in (1_i64..).zip(&lines) {
            let below = y.saturating_add(at.saturating_mul(LINE));
            self.parts.push(html! { text x=(x.saturating_add(MARGIN)) y=(below) { (Raw(line)) } });
        }
        self.y = y.saturating_add(height);
    }

    /// The target of an answer, on a branch of the line down.
    fn exit(&mut self, exit: &FlowExit, ends_here: bool) {
        let top = self.y;
        self.y = top.saturating_add(GAP);
        let middle = self.y.saturating_add((LINE + MARGIN) / 2);
        self.boxed(EXITS, if exit.ends { "end-of-flow" } else { "on" }, &plain(&exit.line()));
        let bottom = if ends_here { middle } else { self.y };
        self.parts.push(html! { line x1=(SPINE) y1=(top) x2=(SPINE) y2=(bottom) class="spine" {} });
        self.parts.push(html! { line x1=(SPINE) y1=(middle) x2=(EXITS) y2=(middle) class="spine" {} });
    }

    /// The line to the next question, with the answers that lead there; from an end nothing leads on.
    fn down(&mut self, on: Option<&Text>, asks: bool) {
        let top = self.y;
        let answers = on.filter(|on| !on.is_empty()).map_or_else(Vec::new, |on| lines(&plain(on), WIDTH - EXITS));
        let further = i64::try_from(answers.len().saturating_sub(1)).unwrap_or(0).saturating_mul(LINE);
        self.y = top.saturating_add(ARROW).saturating_add(further);
        match on {
            Some(_) => {
                let tip = self.y.saturating_sub(1);
                self.parts.push(html! { line x1=(SPINE) y1=(top) x2=(SPINE) y2=(tip) class="spine" {} });
                let head = format!(
                    "{},{} {SPINE},{tip} {},{}",
                    SPINE - 4,
                    tip.saturating_sub(7),
                    SPINE + 4,
                    tip.saturating_sub(7)
                );
                self.parts.push(html! { polyline points=(head) class="arrow" {} });
                for (at, line) in (0_i64..).zip(&answers) {
                    let below = top.saturating_add(ARROW / 2 + 5).saturating_add(at.saturating_mul(LINE));
                    self.parts.push(html! { text x=(EXITS) y=(below) class="strong" { (Raw(line)) } });
                }
            }
            None if asks => {
                self.parts.push(html! { line x1=(SPINE) y1=(top) x2=(SPINE) y2=(self.y) class="spine jumped" {} });
            }
            None => {}
        }
    }
}
