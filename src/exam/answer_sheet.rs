//! A candidate's file as candidates write it: by the numbers of the paper, with figures as they come to hand. Each line
//! becomes one that the language reads; lines stay where they are, so that what is remarked on them is found.
//!
//! ```text
//! 1: NS 9,8; EW 8,2          case "1" { answer NS 9.8, EW 8.2 }
//! 2:                         nothing: a question that is not answered
//! case 2 { answer A+/A- }    case "2" { answer A+/A- }
//! 3: rozjemczy, przepis 64C1 case "3" { answer adjust, law 64C1 }
//! ```

use super::law;
use std::borrow::Cow;

/// What no answer is.
const UNREADABLE: &str = "?";

/// Figures of one answer, at most; a line of more is left as it is.
const MOST_FIGURES: usize = 64;

/// The units that may stand behind a figure, and what the language has for each.
const UNITS: [(&str, &str); 18] = [
    ("%", "%"),
    ("MP", " MP"),
    ("MPs", " MP"),
    // Matchpoints, as the PZBS abbreviates them.
    ("PT", " MP"),
    ("IMP", " IMP"),
    ("IMPs", " IMP"),
    ("IMPy", " IMP"),
    ("IMPów", " IMP"),
    ("VP", " VP"),
    ("VPs", " VP"),
    // Points, whichever they are.
    ("pt", ""),
    ("pts", ""),
    ("pkt", ""),
    ("point", ""),
    ("points", ""),
    ("punkt", ""),
    ("punkty", ""),
    ("punktów", ""),
];

/// What may stand before the number of a question.
const BEFORE_A_NUMBER: [&str; 10] =
    ["question", "pytanie", "zadanie", "answer", "odpowiedź", "no.", "nr", "pyt.", "zad.", "odp."];

/// The text in the language of rulings, line by line.
pub(super) fn read(text: &str) -> Cow<'_, str> {
    // What some editors put before a text.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut sheet = String::with_capacity(text.len());
    let mut depth = 0_usize;
    for line in text.split_inclusive('\n') {
        let (content, line_end) = line.split_at(line.trim_end_matches(['\n', '\r']).len());
        let (code, comment) = content.find('#').map_or((content, ""), |at| content.split_at(at));
        let own = match depth {
            0 => numbered(code).or_else(|| case_by_number(code)),
            _ => None,
        };
        let code = own.map_or(Cow::Borrowed(code), Cow::Owned);
        sheet.push_str(&answers(&code));
        sheet.push_str(comment);
        sheet.push_str(line_end);
        let count = |brace| code.matches(brace).count();
        depth = depth.saturating_add(count('{')).saturating_sub(count('}'));
    }
    if sheet == text { Cow::Borrowed(text) } else { Cow::Owned(sheet) }
}

/// `1: NS 9.8, EW 8.2`, `2) A+/A-`, `3. NS 9, EW 9`, `Question 4: A`; nothing of a number without an answer.
fn numbered(line: &str) -> Option<String> {
    let line = line.trim_start();
    let named = BEFORE_A_NUMBER.into_iter().find_map(|before| behind(line, before));
    let (number, rest) = number(named.unwrap_or(line).trim_start())?;
    // The point of a list, not that of `3.5`.
    let listed = || rest.strip_prefix('.').filter(|answer| !answer.starts_with(|c: char| c.is_ascii_digit()));
    let answer = rest.trim_start().strip_prefix([':', ')']).or_else(listed)?.trim();
    let answer = word(answer, "answer").unwrap_or(answer).trim();
    if answer.trim_matches(['_', '.', '-', '–', '—', '?', ' ']).is_empty() {
        return Some(String::new());
    }
    // What opens or closes more than the answer is no answer, and must not reach another question's.
    let answer = if answer.contains(['{', '}', '"']) { UNREADABLE } else { answer };
    Some(format!("case \"{number}\" {{ answer {answer} }}"))
}

/// `case 1 { …`
fn case_by_number(line: &str) -> Option<String> {
    let (number, rest) = number(word(line.trim_start(), "case")?.trim_start())?;
    let rest = rest.trim_start();
    (rest.is_empty() || rest.starts_with('{') || word(rest, "points").is_some())
        .then(|| format!("case \"{number}\" {rest}"))
}

/// A whole number of a question and what stands behind it.
fn number(text: &str) -> Option<(u16, &str)> {
    let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (number, rest) = text.split_at(digits);
    Some((number.parse().ok()?, rest))
}

/// What stands behind a word, in capitals or not.
fn word<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    behind(text, word).filter(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_'))
}

/// What stands behind letters, in capitals or not.
fn behind<'a>(text: &'a str, letters: &str) -> Option<&'a str> {
    let (own, rest) = text.split_at_checked(letters.len())?;
    (own.to_lowercase() == letters.to_lowercase()).then_some(rest)
}

/// The line with the figures of each answer in it as the language has them.
fn answers(line: &str) -> Cow<'_, str> {
    let mut read = String::new();
    let mut rest = line;
    while let Some((before, behind)) = next_answer(rest) {
        read.push_str(before);
        let end = answer_end(behind);
        let (answer, after) = behind.split_at(end);
        let plainly = figures(answer).or_else(|| both(answer)).or_else(|| average(answer));
        match plainly.or_else(|| law::verdict(answer)).or_else(|| with_points(answer)) {
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

/// A line up to and with its first `answer` that begins a statement, and what stands behind it.
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

/// Where an answer ends: before what closes its case, or before the next statement.
fn answer_end(answer: &str) -> usize {
    let ends = answer.match_indices(['}', ';']).find(|(at, mark)| {
        let behind = answer.get(at.saturating_add(1)..).unwrap_or("");
        // Behind a semicolon the other side's figure goes on, or the Laws of a verdict.
        *mark == "}" || side(behind.trim_start()).is_none() && !law::begins_with_law(behind)
    });
    ends.map_or(answer.len(), |(at, _)| at)
}

/// `NS 9,8; EW 8,2`, `NS 10 MP EW 5 MP` as `NS 9.8, EW 8.2`; none where there is anything else.
fn figures(text: &str) -> Option<String> {
    let mut found: Vec<String> = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        if found.len() >= MOST_FIGURES {
            return None;
        }
        let (figure, behind) = figure(rest)?;
        found.push(figure);
        let behind = behind.trim_start();
        rest = behind.strip_prefix([',', ';', '/']).unwrap_or(behind).trim_start();
    }
    (!found.is_empty()).then(|| found.join(", "))
}

/// `9.8 / 8.2` as `NS 9.8, EW 8.2`: no scores, as one of them at least is not whole.
fn both(text: &str) -> Option<String> {
    let number = |text: &str| {
        let plain = text.trim().replace(',', ".");
        let (whole, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
        let is_number = !whole.is_empty() && [whole, fraction].concat().bytes().all(|byte| byte.is_ascii_digit());
        (is_number && !plain.ends_with('.')).then(|| (plain.contains('.'), plain))
    };
    let (ns, ew) = text.split_once('/')?;
    let ((ns_parted, ns), (ew_parted, ew)) = (number(ns)?, number(ew)?);
    (ns_parted || ew_parted).then(|| format!("NS {ns}, EW {ew}"))
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

/// A side, its figure and a unit, and what stands behind them.
fn figure(text: &str) -> Option<(String, &str)> {
    let (name, rest) = side(text)?;
    let rest = rest.trim_start();
    let rest = rest.strip_prefix([':', '=']).unwrap_or(rest).trim_start();
    let start = rest.find(|c: char| c.is_ascii_digit())?;
    let (sign, rest) = rest.split_at(start);
    // What is no sign or `~` is for the language to judge.
    if sign.chars().count() > 3 || sign.contains(char::is_alphabetic) {
        return None;
    }
    let mut length = 0_usize;
    let mut parted = false;
    let mut characters = rest.char_indices().peekable();
    while let Some((at, character)) = characters.next() {
        let goes_on = characters.peek().is_some_and(|(_, next)| next.is_ascii_digit());
        match character {
            _ if character.is_ascii_digit() => {}
            '.' | ',' | '/' if goes_on && !parted => parted = true,
            _ => break,
        }
        length = at.saturating_add(character.len_utf8());
    }
    let (number, rest) = rest.split_at_checked(length)?;
    let behind = rest.trim_start();
    let letters = behind.find(|c: char| !(c.is_alphabetic() || c == '%')).unwrap_or(behind.len());
    let (unit, after) = behind.split_at_checked(letters)?;
    let named = |same: &dyn Fn(&str) -> bool| UNITS.iter().find(|(known, _)| same(known)).map(|(_, unit)| *unit);
    // `PT` and `pt` differ by their capitals alone.
    let known = named(&|known| known == unit).or_else(|| named(&|known| known.to_lowercase() == unit.to_lowercase()));
    let (unit, rest) = match (known, side(behind)) {
        (Some(known), _) => (known, after.strip_prefix('.').unwrap_or(after)),
        (None, Some(_)) => ("", rest),
        (None, None) if unit.is_empty() => ("", rest),
        (None, None) => return None,
    };
    Some((format!("{name} {}{}{unit}", sign.trim(), number.replace(',', ".")), rest))
}

/// The side that a text begins with, and what stands behind it.
fn side(text: &str) -> Option<(&'static str, &str)> {
    let names = ["NS", "N-S", "N/S"].map(|own| (own, "NS")).into_iter();
    let names = names.chain(["EW", "E-W", "E/W", "WE", "W-E", "W/E"].map(|own| (own, "EW")));
    names.into_iter().find_map(|(own, side)| Some((side, word(text, own)?)))
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
            // Whole numbers may be percentages or scores.
            ("8: 60/40", "case \"8\" { answer 60/40 }"),
            ("9: adjust, Law 16B1(a)", "case \"9\" { answer adjust, law 16B1(a) }"),
            ("9) Stands (16B1b)", "case \"9\" { answer stands, law 16B1(b) }"),
            ("9: rozjemczy, przepisy 64A2 i 64C1", "case \"9\" { answer adjust, law 64A2, law 64C1 }"),
            ("9: play on, law 62A and 63A", "case \"9\" { answer play-on, law 62A, law 63A }"),
            ("9: adjust, law of averages", "case \"9\" { answer adjust, law of averages }"),
            ("1: } case \"2\" { answer +620 } {", "case \"1\" { answer ? }"),
            ("1: \"\"\"", "case \"1\" { answer ? }"),
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
            assert_eq!(read(written), expected, "{written}");
        }
    }
}
