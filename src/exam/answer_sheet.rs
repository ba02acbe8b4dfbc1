//! A candidate's file as candidates write it: by the numbers of the paper, with figures as they come to hand. Each line
//! becomes one that the language reads; lines stay where they are, so that what is remarked on them is found.
//!
//! ```text
//! 1: NS 9,8; EW 8,2          case "1" { answer NS 9.8, EW 8.2 }
//! 2:                         nothing: a question that is not answered
//! case 2 { answer A+/A- }    case "2" { answer A+/A- }
//! 3: rozjemczy, przepis 64C1 case "3" { answer adjust, law 64C1 }
//! ```

use super::amounts::{Amount, Sideless, behind, behind_mark, behind_parting, both, side, sideless, word};
use super::law;
use crate::syntax::vulgar_fraction;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// Figures of one answer, at most; a line of more is left as it is.
const MOST_FIGURES: usize = 64;

/// Words that may come before the number of a question.
const BEFORE_A_NUMBER: [&str; 13] =
    ["question", "pytanie", "zadanie", "answer", "odpowiedź", "no.", "no", "nr", "pyt.", "zad.", "odp.", "q.", "q"];

/// A candidate's text in the language of rulings.
#[derive(Debug, Clone)]
pub(super) struct Sheet<'a> {
    /// The text, line by line.
    pub text: Cow<'a, str>,
    /// Answers that would open or close more than themselves, which are not in the text: the number of the question, and
    /// the line, from 1.
    pub refused: Vec<(u16, usize)>,
    /// Answers without a side, by their lines, from 1. In the text they are both sides' where they may be, else NS's.
    pub sideless: BTreeMap<usize, Sideless>,
}

/// The text in the language of rulings, line by line.
pub(super) fn read(text: &str) -> Sheet<'_> {
    // Some editors begin a text with a byte order mark.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut sheet = String::with_capacity(text.len());
    let mut refused = Vec::new();
    let mut without_side = BTreeMap::new();
    let mut depth = 0_usize;
    for (line, written) in (1_usize..).zip(text.split_inclusive('\n')) {
        let (content, line_end) = written.split_at(written.trim_end_matches(['\n', '\r']).len());
        let (code, comment) = content.find('#').map_or((content, ""), |at| content.split_at(at));
        let numbered = if depth == 0 { numbered(code) } else { None };
        let own = match &numbered {
            Some((number, answer)) if is_closed(answer) => {
                without_side.extend(sideless(answer).map(|own| (line, own)));
                Some(case(*number, answer))
            }
            Some((number, _)) => {
                refused.push((*number, line));
                Some(String::new())
            }
            None if depth == 0 => case_by_number(code),
            None => None,
        };
        let code = own.map_or(Cow::Borrowed(code), Cow::Owned);
        sheet.push_str(&answers(&code, |own| {
            without_side.entry(line).or_insert(own);
        }));
        sheet.push_str(comment);
        sheet.push_str(line_end);
        let count = |brace| code.matches(brace).count();
        depth = depth.saturating_add(count('{')).saturating_sub(count('}'));
    }
    let text = if sheet == text { Cow::Borrowed(text) } else { Cow::Owned(sheet) };
    Sheet { text, refused, sideless: without_side }
}

/// Returns whether an answer ends where its line does, and reaches nobody else's question.
fn is_closed(answer: &str) -> bool {
    let quotes = answer.matches('"').count();
    !answer.contains(['{', '}', '\\']) && quotes.is_multiple_of(2) && !answer.contains("\"\"\"")
}

/// A case with an answer; without one nothing.
fn case(number: u16, answer: &str) -> String {
    if answer.is_empty() {
        return String::new();
    }
    let as_ns = || sideless(answer).map(|own| own.of.ns);
    let answer = both(answer).or_else(|| weighted(answer)).or_else(as_ns).unwrap_or_else(|| answer.to_owned());
    format!("case \"{number}\" {{ answer {answer} }}")
}

/// `1: NS 9.8, EW 8.2`, `2) A+/A-`, `3. NS 9, EW 9`, `Question 4: A`, `Q5 NS 9, EW 9`, `6 +620`, `7 – 13/7`: the number and
/// the answer, which is empty if none was given.
fn numbered(line: &str) -> Option<(u16, &str)> {
    let line = line.trim_start();
    let named = BEFORE_A_NUMBER.into_iter().find_map(|before| behind(line, before));
    let (number, rest) = number(named.unwrap_or(line).trim_start())?;
    // The point of a list, not that of `3.5`.
    let listed = || rest.strip_prefix('.').filter(|answer| !answer.starts_with(|c: char| c.is_ascii_digit()));
    let apart = || {
        let answer = rest.strip_prefix([' ', '\t'])?.trim_start();
        (named.is_some() || begins_an_answer(answer)).then_some(answer)
    };
    let marked = rest.trim_start().strip_prefix([':', ')', '=']);
    let answer = marked.or_else(listed).or_else(|| behind_dash(rest)).or_else(apart)?.trim();
    let answer = word(answer, "answer").unwrap_or(answer).trim();
    let is_blank = answer.trim_matches(['_', '.', '-', '–', '—', '?', ' ']).is_empty();
    Some((number, if is_blank { "" } else { answer }))
}

/// Returns whether a text behind a number and a blank is an answer rather than a sentence that begins with a number.
fn begins_an_answer(text: &str) -> bool {
    let is_figure = |c: char| c.is_ascii_digit() || vulgar_fraction(c).is_some() || "+-−–~≈(.".contains(c);
    let is_artificial = || word(text, "A").is_some();
    // A dash with a blank behind it is a sign or none.
    let is_parted = text.strip_prefix(['-', '−', '–']).is_some_and(|rest| rest.starts_with([' ', '\t']));
    (text.starts_with(is_figure) && !is_parted) || is_artificial() || is_in_words(text)
}

/// Returns whether a text begins with a side, or is an average or a verdict.
fn is_in_words(text: &str) -> bool {
    side(text).is_some() || average(text).is_some() || law::verdict(text).is_some()
}

/// The answer behind a dash that is parted from it; before a single figure without a sign the dash may be its sign.
fn behind_dash(rest: &str) -> Option<&str> {
    let answer = rest.trim_start().strip_prefix(['-', '–', '—', '−'])?.strip_prefix([' ', '\t'])?.trim_start();
    (answer.starts_with(['+', '-', '−', '(']) || both(answer).is_some() || is_in_words(answer)).then_some(answer)
}

/// `40% 4♥x +500; 60% 4♥x -790` with `&` between its parts, as a semicolon would end the answer.
fn weighted(answer: &str) -> Option<String> {
    let is_part = |part: &&str| {
        let weight = part.trim_start().trim_start_matches(|c: char| c.is_ascii_digit() || matches!(c, '.' | ',' | '/'));
        weight.len() < part.trim_start().len() && weight.trim_start().starts_with('%')
    };
    let parts: Vec<&str> = answer.split(';').collect();
    (parts.len() > 1 && !answer.contains(['(', '"']) && parts.iter().all(is_part)).then(|| parts.join(" & "))
}

/// `case 1 { …`
fn case_by_number(line: &str) -> Option<String> {
    let (number, rest) = number(word(line.trim_start(), "case")?.trim_start())?;
    let rest = rest.trim_start();
    (rest.is_empty() || rest.starts_with('{') || word(rest, "points").is_some())
        .then(|| format!("case \"{number}\" {rest}"))
}

/// A whole number of a question and the rest of the line.
fn number(text: &str) -> Option<(u16, &str)> {
    let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (number, rest) = text.split_at(digits);
    Some((number.parse().ok()?, rest))
}

/// The line with the figures of each answer in it as the language has them; `keep` gets what has no side.
fn answers(line: &str, mut keep: impl FnMut(Sideless)) -> Cow<'_, str> {
    let mut read = String::new();
    let mut rest = line;
    while let Some((before, behind)) = next_answer(rest) {
        read.push_str(before);
        let end = answer_end(behind);
        let (answer, after) = behind.split_at(end);
        let own = if figures(answer).is_none() { sideless(answer) } else { None };
        let as_ns = own.as_ref().map(|own| own.of.ns.clone());
        own.into_iter().for_each(&mut keep);
        let plainly = figures(answer).or_else(|| both(answer)).or_else(|| average(answer));
        match plainly.or_else(|| law::verdict(answer)).or(as_ns).or_else(|| with_points(answer)) {
            Some(figures) => {
                let blank = answer.len().saturating_sub(answer.trim_end().len());
                read.push_str(&format!(" {figures}{}", if blank > 0 { " " } else { "" }));
            }
            None => read.push_str(answer),
        }
        rest = after;
    }
    if read.is_empty() { Cow::Borrowed(line) } else { Cow::Owned(read + rest) }
}

/// A line up to and with its first `answer` that begins a statement, and the rest.
fn next_answer(line: &str) -> Option<(&str, &str)> {
    let mut from = 0_usize;
    loop {
        let rest = line.get(from..)?;
        let start = from.saturating_add(rest.len().saturating_sub(rest.trim_start().len()));
        if let Some(behind) = line.get(start..).and_then(|rest| word(rest, "answer")) {
            return Some((line.get(..line.len().saturating_sub(behind.len()))?, behind));
        }
        from = from.saturating_add(rest.find(['{', ';'])?).saturating_add(1);
    }
}

/// The end of an answer: before the brace that closes its case, or before the next statement.
fn answer_end(answer: &str) -> usize {
    let ends = answer.match_indices(['}', ';']).find(|(at, mark)| {
        let behind = answer.get(at.saturating_add(1)..).unwrap_or("");
        // Behind a semicolon the other side's figure goes on, or the Laws of a verdict.
        *mark == "}" || side(behind.trim_start()).is_none() && !law::begins_with_law(behind)
    });
    ends.map_or(answer.len(), |(at, _)| at)
}

/// `NS 9,8; EW 8,2`, `NS 10 MP EW 5 MP`, `NS +1,2 IMP (10,31 VP); …` as `NS 9.8, EW 8.2`; `None` if there is anything else.
fn figures(text: &str) -> Option<String> {
    let mut found: Vec<String> = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        if found.len() >= MOST_FIGURES {
            return None;
        }
        let (side, behind) = side(rest)?;
        let behind = behind.trim_start();
        let (amount, behind) = Amount::read(behind.strip_prefix([':', '=']).unwrap_or(behind).trim_start())?;
        found.push(amount.of(side));
        rest = behind_parting(behind);
        // The same in another unit.
        if let Some((other, behind)) =
            Amount::read(behind_mark(behind)).filter(|(other, _)| other.is_in_another(&amount))
        {
            found.push(other.of(side));
            rest = behind_parting(behind.trim_start().trim_start_matches(')'));
        }
    }
    (!found.is_empty()).then(|| found.join(", "))
}

/// A ruling whose weights have decimal commas, `(62,5% +620 & 37,5% -100)`, with points in their place.
fn with_points(text: &str) -> Option<String> {
    let is_digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
    let mut read = String::with_capacity(text.len());
    let mut characters = text.trim().chars().peekable();
    let (mut last, mut found) = (None, false);
    while let Some(character) = characters.next() {
        let parts = character == ',' && is_digit(last) && is_digit(characters.peek().copied());
        found |= parts;
        read.push(if parts { '.' } else { character });
        last = Some(character);
    }
    found.then_some(read)
}

/// `average`, `śr.`: an average for both sides.
fn average(text: &str) -> Option<String> {
    let text = text.trim().trim_end_matches('.').to_lowercase();
    matches!(text.as_str(), "average" | "ave" | "avg" | "av" | "śr" | "średnia").then(|| "A".to_owned())
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn answers_by_number_and_figures_as_they_come() {
        for (written, expected) in [
            ("1: NS 9.8, EW 8.2", "case \"1\" { answer NS 9.8, EW 8.2 }"),
            (
                "  12) A+/A-  # sure\n2: (60% +620 & 40% -100)",
                "case \"12\" { answer A+/A- }# sure\ncase \"2\" { answer (60% +620 & 40% -100) }",
            ),
            ("3. NS 9,8; WE 8,2\n4.A+/A-", "case \"3\" { answer NS 9.8, EW 8.2 }\ncase \"4\" { answer A+/A- }"),
            ("3.5 +620", "3.5 +620"),
            ("case 1 { answer NS 9,8, EW 8,2 }", "case \"1\" { answer NS 9.8, EW 8.2 }"),
            ("case \"x\" { answer NS 10; EW 5 }", "case \"x\" { answer NS 10, EW 5 }"),
            ("CASE 3 {\n  answer NS 10 MP EW 5 MP\n}", "case \"3\" {\n  answer NS 10 MP, EW 5 MP\n}"),
            ("4: NS 63% EW 40%", "case \"4\" { answer NS 63%, EW 40% }"),
            ("5: NS: ~9,78; WE: ~8,22 PT", "case \"5\" { answer NS ~9.78, EW ~8.22 MP }"),
            ("6: NS −9 IMP / EW -8 IMP", "case \"6\" { answer NS −9 IMP, EW -8 IMP }"),
            ("7: NS 10,EW 5", "case \"7\" { answer NS 10, EW 5 }"),
            ("8: 9,8 / 8,2", "case \"8\" { answer NS 9.8, EW 8.2 }"),
            ("8: 9.8/8", "case \"8\" { answer NS 9.8, EW 8 }"),
            ("8: average", "case \"8\" { answer A }"),
            ("8: śr.", "case \"8\" { answer A }"),
            ("9: adjust, Law 16B1(a)", "case \"9\" { answer adjust, law 16B1(a) }"),
            ("9) Stands (16B1b)", "case \"9\" { answer stands, law 16B1(b) }"),
            ("9: rozjemczy, przepisy 64A2 i 64C1", "case \"9\" { answer adjust, law 64A2, law 64C1 }"),
            ("9: rozjemczy, przepisem 64A2", "case \"9\" { answer adjust, law 64A2 }"),
            ("9: rozjemczy; MPB 64A2, prawo 64C1", "case \"9\" { answer adjust, law 64A2, law 64C1 }"),
            ("9: adjust, L64A2, l. 64C1", "case \"9\" { answer adjust, law 64A2, law 64C1 }"),
            ("9: play on, law 62A and 63A", "case \"9\" { answer play-on, law 62A, law 63A }"),
            ("9: adjust, law of averages", "case \"9\" { answer adjust, law of averages }"),
            ("1: } case \"2\" { answer +620 } {", ""),
            ("1: \"\"\"", ""),
            // A line of a sheet that was left empty, or nearly.
            ("1:\n2: ______\n3: –\n4: ?", "\n\n\n"),
            ("\u{feff}1: NS 9, EW 9", "case \"1\" { answer NS 9, EW 9 }"),
            (
                "Question 1: NS 9, EW 9\npytanie 2: NS 9, WE 9",
                "case \"1\" { answer NS 9, EW 9 }\ncase \"2\" { answer NS 9, EW 9 }",
            ),
            ("Zad. 3) N-S 9,8 pkt; W-E 8,2 pkt.", "case \"3\" { answer NS 9.8, EW 8.2 }"),
            ("4: NS 9,8 PT WE 8,2 pt", "case \"4\" { answer NS 9.8 MP, EW 8.2 }"),
            ("5: (62,5% +620 & 37,5% -100)", "case \"5\" { answer (62.5% +620 & 37.5% -100) }"),
            ("6: (1/3 +620, 2/3 -100)", "case \"6\" { answer (1/3 +620, 2/3 -100) }"),
            // Statements of their own stay so, and what is not understood stays as it is.
            ("case \"x\" { answer NS 9,8; answer EW 8,2 }", "case \"x\" { answer NS 9.8; answer EW 8.2 }"),
            ("case \"x\" { answer +620 }\n", "case \"x\" { answer +620 }\n"),
            ("case \"x\" {\n1: +620\n}", "case \"x\" {\n1: +620\n}"),
            ("8: answer NS 1, EW 2", "case \"8\" { answer NS 1, EW 2 }"),
            ("case \"x\" { answer NS 1.2.3, EW 2 }", "case \"x\" { answer NS 1.2.3, EW 2 }"),
            ("99999999: +620", "99999999: +620"),
            ("include \"x\"", "include \"x\""),
        ] {
            assert_eq!(read(written).text, expected, "{written}");
        }
    }

    #[test]
    fn two_figures_and_mixed_numbers() {
        for (written, expected) in [
            // Two figures, NS's first; what is a score or an artificial percentage is left to the language.
            ("8: 60/40", "case \"8\" { answer NS 60, EW 40 }"),
            ("5) 13-7", "case \"5\" { answer NS 13, EW 7 }"),
            ("5: 13 – 7", "case \"5\" { answer NS 13, EW 7 }"),
            ("5: 13:7", "case \"5\" { answer NS 13, EW 7 }"),
            ("5: 13, 7", "case \"5\" { answer NS 13, EW 7 }"),
            ("5: 13 7", "case \"5\" { answer NS 13, EW 7 }"),
            ("5: 9 1/3 8 2/3", "case \"5\" { answer NS 28/3, EW 26/3 }"),
            ("5: 9,8, 8,2", "case \"5\" { answer NS 9.8, EW 8.2 }"),
            ("5: 9,8; 8,2", "case \"5\" { answer NS 9.8, EW 8.2 }"),
            ("5: 9.8,8.2", "case \"5\" { answer NS 9.8, EW 8.2 }"),
            ("5: 13,7", "case \"5\" { answer NS 13, EW 7 }"),
            ("19: 10,1,7,9", "case \"19\" { answer NS 10.1, EW 7.9 }"),
            ("5: 9 -8", "case \"5\" { answer 9 -8 }"),
            ("5: -9/-8", "case \"5\" { answer NS -9, EW -8 }"),
            ("5: 51.85% / 48.15%", "case \"5\" { answer NS 51.85%, EW 48.15% }"),
            ("5: 60% / 40%", "case \"5\" { answer 60% / 40% }"),
            ("5: +620/-100", "case \"5\" { answer +620/-100 }"),
            ("5: 10.31 / 5.40 VP", "case \"5\" { answer NS 10.31 VP, EW 5.40 VP }"),
            ("5: 1.7 / .3", "case \"5\" { answer NS 1.7, EW 0.3 }"),
            ("5: NS 9 1/3, EW 8 2/3", "case \"5\" { answer NS 28/3, EW 26/3 }"),
            ("5: 9 1/3 / 8 2/3", "case \"5\" { answer NS 28/3, EW 26/3 }"),
            ("5: 28/3 / 26/3", "case \"5\" { answer NS 28/3, EW 26/3 }"),
            ("5: NS 9½, EW -½", "case \"5\" { answer NS 19/2, EW -1/2 }"),
            ("8: NS 15.5 of 20", "case \"8\" { answer NS 15.5 }"),
            ("8: NS 15,5 z 20 i WE 4,5 z 20", "case \"8\" { answer NS 15.5, EW 4.5 }"),
            (
                "Q2) NS 9, EW 9\nQ3 NS 1 EW 2\n4 NS 1, EW 2",
                "case \"2\" { answer NS 9, EW 9 }\ncase \"3\" { answer NS 1, EW 2 }\ncase \"4\" { answer NS 1, EW 2 }",
            ),
            // Nothing but a blank, a dash or `=` behind the number; a dash before one figure may be its sign.
            (
                "2 9.6, 10.4\n3 +170\n8- +620\n1 - 9.6/10.4\n7 = 2-5\nNo 4 A+/A-",
                "case \"2\" { answer NS 9.6, EW 10.4 }\ncase \"3\" { answer +170 }\ncase \"8\" { answer +620 }\n\
                 case \"1\" { answer NS 9.6, EW 10.4 }\ncase \"7\" { answer NS 2, EW 5 }\ncase \"4\" { answer A+/A- }",
            ),
            (
                "4 A+/A-\n6 (60% +620 & 40% -100)\n9 stands\n10 utrzymany, przepis 21B1",
                "case \"4\" { answer A+/A- }\ncase \"6\" { answer (60% +620 & 40% -100) }\ncase \"9\" { answer stands }\n\
                 case \"10\" { answer stands, law 21B1 }",
            ),
            ("8 - 620", "8 - 620"),
            ("4 hearts go down", "4 hearts go down"),
            ("9: −3 – −1", "case \"9\" { answer NS −3, EW −1 }"),
            ("9: -3 - -1", "case \"9\" { answer NS -3, EW -1 }"),
            ("9: -3 - 1", "case \"9\" { answer -3 - 1 }"),
            ("13: (60% +600 & 40% -100) in \"B\"", "case \"13\" { answer (60% +600 & 40% -100) in \"B\" }"),
            ("6: 40% 4♥x +500; 60% 4♥x -790", "case \"6\" { answer 40% 4♥x +500 &  60% 4♥x -790 }"),
            ("10) result stands (no MI), Law 75C", "case \"10\" { answer stands, law 75C }"),
            ("9) adjusted score 6S to 5S+1, Law 16", "case \"9\" { answer adjusted score 6S to 5S+1, Law 16 }"),
        ] {
            assert_eq!(read(written).text, expected, "{written}");
        }
    }

    #[test]
    fn figures_without_a_side_and_in_two_units() {
        for (written, expected) in [
            // One figure alone stands as NS's until the question says whose it is.
            ("5: 13,7 MP", "case \"5\" { answer NS 13 MP, EW 7 MP }"),
            ("5: 9.8", "case \"5\" { answer NS 9.8 }"),
            ("5: +620", "case \"5\" { answer +620 }"),
            ("5: 60%", "case \"5\" { answer 60% }"),
            (
                "5: NS +1,2 IMP (10,31 VP); EW −1,2 IMP (9,69 VP)",
                "case \"5\" { answer NS +1.2 IMP, NS 10.31 VP, EW −1.2 IMP, EW 9.69 VP }",
            ),
            (
                "5: +1,2 / -1,2 IMP, 10,31 / 9,69 VP",
                "case \"5\" { answer NS +1.2 IMP, NS 10.31 VP, EW -1.2 IMP, EW 9.69 VP }",
            ),
        ] {
            assert_eq!(read(written).text, expected, "{written}");
        }
    }
}
