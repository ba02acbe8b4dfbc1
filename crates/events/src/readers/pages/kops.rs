//! KoPS2www: `pN.html` is a board, `hN.html` the results of a pair on every board, `wyn.html` the ranking.

use super::files::{File, head_has, pages};
use super::pairs;
use super::whole::{BoardPages, boards, rankings, rankings_in, results_in};
use crate::model::{Event, EventBuilder, Fault, FaultKind, Format};
use crate::readers::{ReadOptions, Reader};
use crate::source::NamedBytes;

/// The beginning of a board's heading.
const HEADING: &str = "ROZDANIE";

/// Reads KoPS2www.
pub(in super::super) struct Kops;

impl Reader for Kops {
    fn format(&self) -> Format {
        Format::Kops
    }

    fn knows(&self, files: &[NamedBytes]) -> bool {
        files.iter().any(|file| head_has(file, &[b"generator", b"kops2www"]))
    }

    fn read(&self, files: &[NamedBytes], _options: &ReadOptions) -> Result<Event, Fault> {
        let mut event = EventBuilder::new(Format::Kops);
        let pages = pages(files, &mut event);
        let of_boards = boards_of(&pages, &mut event);
        let Some(first) = of_boards.first() else {
            let place = files.first().map(NamedBytes::place).unwrap_or_default();
            return Err(Fault::at(place, FaultKind::Missing { what: "board".to_owned() }));
        };
        let folder = folder(first.results);
        boards(&of_boards, &mut event);
        let own = || pages.iter().filter(|file| folder == self::folder(file));
        let records = pairs::records(own());
        pairs::refine(&records, &mut event);
        let ranking = own().find(|file| !rankings_in(file).is_empty());
        rankings(ranking, &mut event);
        pairs::penalties(&records, &mut event);
        let heading = ranking.and_then(|file| file.page.headings.first()).map(|heading| heading.replace('\n', " "));
        event.name = heading.filter(|heading| !heading.is_empty());
        let generator = own().map(|file| &file.page.generator).find(|generator| !generator.is_empty());
        event.program = generator.map(|generator| generator.split(',').next().unwrap_or(generator).to_owned());
        Ok(event.finish())
    }
}

/// The path before the name of a file.
fn folder(file: &File) -> &str {
    file.name.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// The boards in the order of their numbers. If there is more than one tournament, those of the first by folder.
fn boards_of<'a>(pages: &'a [File], event: &mut EventBuilder) -> Vec<BoardPages<'a>> {
    let mut found: Vec<(&str, BoardPages<'_>)> = Vec::new();
    for file in pages {
        let number = || {
            file.headed(HEADING).or_else(|| results_in(file).and_then(|_| file.stem.strip_prefix('p')?.parse().ok()))
        };
        if let Some(number) = number() {
            found.push((folder(file), BoardPages { number, page: Some(file), results: file }));
        }
    }
    found.sort_by(|(one, board), (other, next)| one.cmp(other).then(board.number.cmp(&next.number)));
    let first = found.first().map_or("", |(folder, _)| *folder);
    let other = found.iter().find(|(folder, _)| *folder != first);
    if let Some((_, board)) = other {
        event.fault(board.results.place(), FaultKind::NotRead { what: "second tournament".to_owned() });
    }
    found.into_iter().filter(|(folder, _)| *folder == first).map(|(_, board)| board).collect()
}
