//! A candidate's file as candidates write it: by the numbers of the paper, with figures as they come to hand. Each line
//! becomes one that the language reads; lines stay where they are, so that what is remarked on them is found.
//!
//! ```text
//! 1: NS 9,8; EW 8,2          case "1" { answer NS 9.8, EW 8.2 }
//! case 2 { answer A+/A- }    case "2" { answer A+/A- }
//! 3: rozjemczy, przepis 64C1 case "3" { answer adjust, law 64C1 }
//! ```

use super::law;
use std::borrow::Cow;

/// Figures of one answer, at most; a line of more is left as it is.
const MOST_FIGURES: usize = 64;

/// The units that may stand behind a figure.
const UNITS: [&str; 8] = ["%", "MP", "MPs", "IMP", "IMPs", "VP", "VPs", "PT"];

/// The text in the language of rulings, line by line.
pub(super) fn read(text: &str) -> Cow<'_, str> {
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

/// `1: NS 9.8, EW 8.2`, `2) A+/A-`, `3. NS 9, EW 9`
fn numbered(line: &str) -> Option<String> {
    let (number, rest) = number(line.trim_start())?;
    // The point of a list, not that of `3.5`.
    let listed = || rest.strip_prefix('.').filter(|answer| !answer.starts_with(|c: char| c.is_ascii_digit()));
    let answer = rest.trim_start().strip_prefix([':', ')']).or_else(listed)?.trim();
    let answer = word(answer, "answer").unwrap_or(answer).trim();
    // A share such as `60: 40` is none; neither is a scale, but there are none in an answer.
    (!answer.is_empty() && !answer.contains(['{', '}', '"']))
        .then(|| format!("case \"{number}\" {{ answer {answer} }}"))
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
    let (own, rest) = text.split_at_checked(word.len())?;
    let ends = !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
    (ends && own.eq_ignore_ascii_case(word)).then_some(rest)
}

/// The line with the figures of each answer in it as the language has them.
fn answers(line: &str) -> Cow<'_, str> {
    let mut read = String::new();
    let mut rest = line;
    while let Some((before, behind)) = next_answer(rest) {
        read.push_str(before);
        let end = answer_end(behind);
        let (answer, after) = behind.split_at(end);
        match figures(answer).or_else(|| both(answer)).or_else(|| average(answer)).or_else(|| law::verdict(answer)) {
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
    let known = UNITS.iter().find(|known| known.eq_ignore_ascii_case(unit));
    let (unit, rest) = match (known, side(behind)) {
        (Some(&"%"), _) => ("%".to_owned(), after),
        // Matchpoints, as the PZBS abbreviates them.
        (Some(&"PT"), _) => (" MP".to_owned(), after),
        (Some(known), _) => (format!(" {known}"), after),
        (None, Some(_)) => (String::new(), rest),
        (None, None) if unit.is_empty() => (String::new(), rest),
        (None, None) => return None,
    };
    Some((format!("{name} {}{}{unit}", sign.trim(), number.replace(',', ".")), rest))
}

/// The side that a text begins with, and what stands behind it.
fn side(text: &str) -> Option<(&'static str, &str)> {
    [("NS", "NS"), ("EW", "EW"), ("WE", "EW")].into_iter().find_map(|(own, side)| Some((side, word(text, own)?)))
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
