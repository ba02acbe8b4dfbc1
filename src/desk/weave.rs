//! A passage of a lecture whose reader changes its rulings.

use super::evaluate::Problems;
use super::limits::RequestLimits;
use super::request::{Weave, WeavePiece};
use super::{Answer, Desk, Reply, locale};
use crate::analysis::{Analysis, Limited, Places, Report, SourceText, reports};
use crate::lecture::{Form, Passage, Piece};
use serde::Serialize;

/// The answer.
#[derive(Debug, Serialize)]
struct Woven {
    pieces: Vec<WovenPiece>,
}

/// A piece as it is shown.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum WovenPiece {
    Block { html: String, problems: Problems },
    Figure { value: Option<String> },
}

impl Desk {
    pub(super) fn weave(&mut self, asked: &Weave) -> Answer {
        let locale = locale(&asked.language)?;
        let passage = Passage::of(&asked.pieces.iter().map(piece).collect::<Vec<_>>());
        let text = passage.text.text.as_str();
        let limits = RequestLimits { script: text, limit_ms: None, limit_mb: None };
        let mut watch = Limited(self.budget(limits)?);
        let form = if asked.slides { Form::Slides } else { Form::Html };
        let written = SourceText { name: &passage.text.name, text, scripts: text, statements: &[] };
        let mut woven = Vec::new();
        let analysis = Analysis::run_by(written, &mut watch, |sink| {
            let (found, tally) = passage.execute((form, locale, asked.question), &self.files, sink);
            woven = found;
            tally
        });
        let places = Places::utf16(text);
        let mut found: Vec<Vec<Report>> = asked.pieces.iter().map(|_| Vec::new()).collect();
        for report in reports(&analysis, locale) {
            // An included file is the last block's that names it.
            let at =
                if report.included.is_some() { found.len().checked_sub(1) } else { passage.at(report.place.start) };
            if let Some(own) = at.and_then(|at| found.get_mut(at)) {
                own.push(report);
            }
        }
        let pieces = asked.pieces.iter().zip(woven).zip(found).map(|((asked, woven), found)| match asked {
            WeavePiece::Figure { .. } => WovenPiece::Figure { value: woven },
            WeavePiece::Block { .. } => {
                let problems = Problems::of(&places, text, &found);
                WovenPiece::Block { html: woven.unwrap_or_default(), problems }
            }
        });
        Ok(Reply::of(&Woven { pieces: pieces.collect() }))
    }
}

fn piece(asked: &WeavePiece) -> Piece<'_> {
    match asked {
        WeavePiece::Block { script, options } => Piece::Block { script, options },
        WeavePiece::Figure { figure } => Piece::Figure(figure),
    }
}
