//! Characters written by name or number.

/// Entities in pages of results, and their characters. Names of people have more, which stay as they are written.
const NAMES: [(&str, char); 31] = [
    ("nbsp", '\u{a0}'),
    ("amp", '&'),
    ("lt", '<'),
    ("gt", '>'),
    ("quot", '"'),
    ("apos", '\''),
    ("times", '×'),
    ("plusmn", '±'),
    ("minus", '−'),
    ("ndash", '–'),
    ("mdash", '—'),
    ("hellip", '…'),
    ("frac12", '½'),
    ("copy", '©'),
    ("shy", '\u{ad}'),
    ("spades", '♠'),
    ("hearts", '♥'),
    ("diams", '♦'),
    ("clubs", '♣'),
    ("oacute", 'ó'),
    ("Oacute", 'Ó'),
    ("aacute", 'á'),
    ("eacute", 'é'),
    ("iacute", 'í'),
    ("auml", 'ä'),
    ("ouml", 'ö'),
    ("uuml", 'ü'),
    ("Auml", 'Ä'),
    ("Ouml", 'Ö'),
    ("Uuml", 'Ü'),
    ("szlig", 'ß'),
];

/// The longest name or number of a character that is looked for.
const LONGEST: usize = 10;

/// Appends a text with its characters in the place of their names; what names none stays as it is written.
pub(super) fn push_text(to: &mut String, mut text: &str) {
    while let Some((before, behind)) = text.split_once('&') {
        to.push_str(before);
        let end = behind.bytes().take(LONGEST).position(|byte| byte == b';');
        let named = end.and_then(|end| Some((character(behind.get(..end)?)?, behind.get(end..)?.strip_prefix(';')?)));
        match named {
            Some((character, rest)) => {
                to.push(character);
                text = rest;
            }
            None => {
                to.push('&');
                text = behind;
            }
        }
    }
    to.push_str(text);
}

fn character(name: &str) -> Option<char> {
    let Some(number) = name.strip_prefix('#') else {
        return NAMES.iter().find(|(known, _)| *known == name).map(|(_, character)| *character);
    };
    let code = match number.strip_prefix(['x', 'X']) {
        Some(digits) => u32::from_str_radix(digits, 16).ok()?,
        None => number.parse().ok()?,
    };
    char::from_u32(code)
}
