//! Makes the pages of small events as JFR Pary and KoPS2www write them, from figures.

use redress_events::source::NamedBytes;

/// A row of a board: the pairs, what was played, and what each was given.
#[derive(Clone, Copy)]
pub struct Row {
    pub pairs: [u32; 2],
    /// `4S N =`, `3NTx S -2`; `PASS`; `TD`; nothing.
    pub play: &'static str,
    /// From NS's view.
    pub score: Option<i32>,
    pub given: [&'static str; 2],
}

pub fn row(pairs: [u32; 2], play: &'static str, score: impl Into<Option<i32>>, given: [&'static str; 2]) -> Row {
    Row { pairs, play, score: score.into(), given }
}

/// A line of a ranking: place, number, the text under `±`, and the result.
pub type Place = (&'static str, u32, &'static str, &'static str);

const BLANK: &str = "&nbsp;";

fn or_blank(text: &str) -> &str {
    if text.is_empty() { BLANK } else { text }
}

/// A contract with the picture of its suit.
fn contract(bid: &str, picture: impl Fn(&str) -> String) -> String {
    let (level, rest) = bid.split_at(1);
    let (strain, doubled) =
        if let Some(doubled) = rest.strip_prefix("NT") { ("NT", doubled) } else { rest.split_at(1) };
    format!("{level}{}{doubled}", picture(strain))
}

fn is_bid(play: &str) -> bool {
    play.starts_with(|c: char| c.is_ascii_digit())
}

/// The board's page of JFR Pary with this table of results.
fn jfr_page(number: u32, table: &str) -> String {
    let suits = |cards: [&str; 4]| {
        ["S", "H", "D", "C"]
            .iter()
            .zip(cards)
            .map(|(suit, cards)| format!("<img src=\"{suit}.gif\" alt=\"{suit}\">&nbsp; {cards}"))
            .collect::<Vec<_>>()
            .join("<br>")
    };
    let hands = [
        suits(["A K Q J 10 9 8 7 6 5 4 3 2", "", "", ""]),
        suits(["", "", "", "A K Q J 10 9 8 7 6 5 4 3 2"]),
        suits(["", "A K Q J 10 9 8 7 6 5 4 3 2", "", ""]),
        suits(["", "", "A K Q J 10 9 8 7 6 5 4 3 2", ""]),
    ];
    format!(
        "<html><head><meta name=\"GENERATOR\" content=\"JFR 2005\"><title>ROZDANIE {number}</title></head><body>\
         <table><tr><td><div id=\"pro\">{table}</div></td><td><table><tr><td colspan=\"3\"><h4>ROZDANIE {number}</h4></td></tr>\
         <tr><td><h4>N<br>nikt</h4></td><td class=\"w\">{}</td><td>&nbsp;</td></tr>\
         <tr><td class=\"w\">{}</td><td><img src=\"{number}.gif\" alt=\"{number}\"></td><td class=\"w\">{}</td></tr>\
         <tr><td>&nbsp;</td><td class=\"w\">{}</td><td>&nbsp;</td></tr></table></td></tr></table>\
         <p class=\"f\">&nbsp;Pary.5.0&nbsp;</p></body></html>",
        hands[0], hands[1], hands[2], hands[3]
    )
}

/// JFR Pary's table of results under a heading such as `%` or `IMP`, with a datum or without.
pub fn jfr_table(heading: &str, rows: &[Row], datum: Option<i32>) -> String {
    let cell = |class: &str, text: &str| format!("<td class=\"{class}\">{}</td>", or_blank(text));
    let mut table = format!(
        "<table border=\"0\"><tr><td></td><td class=\"o\" colspan=\"10\">&nbsp;</td></tr><tr><td class=\"n\" rowspan=\"2\">&nbsp;</td>\
         <td class=\"noc\" colspan=\"2\">numery</td><td class=\"noc\" rowspan=\"2\">kont<br>rakt</td><td class=\"noc\" rowspan=\"2\">gra</td>\
         <td class=\"noc\" rowspan=\"2\">wist</td><td class=\"noc\" rowspan=\"2\">lew</td><td class=\"noc\" colspan=\"2\">zapis</td>\
         <td class=\"noc\" colspan=\"2\">{heading}</td></tr><tr><td class=\"noc\">N-S</td><td class=\"noc\">E-W</td>\
         <td class=\"noc\">NS</td><td class=\"noc\">EW</td><td class=\"noc\">NS</td><td class=\"noc\">EW</td></tr>"
    );
    for Row { pairs, play, score, given } in rows {
        let picture = |suit: &str| format!("<img src=\"{}.gif\" alt=\"{}\">", &suit[..1], suit.to_lowercase());
        let words: Vec<&str> = play.split(' ').collect();
        let bid = if is_bid(play) { contract(words[0], picture).replace('x', "&times;") } else { (*play).to_owned() };
        let word = |at: usize| words.get(at).copied().unwrap_or_default();
        let score = match score {
            None => format!("<td class=\"noc\" colspan=\"2\">{BLANK}</td>"),
            Some(0) => "<td class=\"noc\" colspan=\"2\">0</td>".to_owned(),
            Some(points) if *points > 0 => cell("noc", &points.to_string()) + &cell("noc", ""),
            Some(points) => cell("noc", "") + &cell("noc", &(-points).to_string()),
        };
        let lead = if is_bid(play) { picture("D") + "9" } else { String::new() };
        table += &format!(
            "<tr><td class=\"n\">&nbsp;</td>{}{}{}{}{}{}{score}{}{}</tr>",
            cell("noc", &pairs[0].to_string()),
            cell("noc", &pairs[1].to_string()),
            cell("nol", &bid),
            cell("noc", if is_bid(play) { word(1) } else { "" }),
            cell("noc", &lead),
            cell("noc", if is_bid(play) { word(2) } else { "" }),
            cell("nor", given[0]),
            cell("nor", given[1]),
        );
    }
    if let Some(datum) = datum {
        table += &format!(
            "<tr><td class=\"n\" colspan=\"7\">średnia rozdania:&nbsp;</td><td class=\"noc\" colspan=\"2\">{datum}</td><td colspan=\"2\">&nbsp;</td></tr>"
        );
    }
    table + "</table>"
}

/// JFR Pary's ranking.
pub fn jfr_ranking(heading: &str, places: &[Place]) -> String {
    let rows: String = places.iter().map(|(place, number, given, result)| format!(
        "<tr><td class=\"n\">&nbsp;</td><td class=\"c\">{}</td><td class=\"c\"><a href=\"H-x-{number}.html\">{number}</a></td>\
         <td class=\"l\">Anna {number}<br>Jan {number}</td><td class=\"r\">{}</td><td class=\"r\">  {result}</td></tr>",
        or_blank(place), or_blank(given),
    )).collect();
    format!(
        "<table><tr><td class=\"n\">&nbsp;</td><td class=\"c\">m-ce</td><td class=\"c\">nr</td><td class=\"c\">&nbsp;</td>\
         <td class=\"c\">&plusmn;</td><td class=\"c\">{heading}</td></tr>{rows}</table>"
    )
}

/// A page around something.
pub fn page(generator: &str, title: &str, body: &str) -> String {
    format!(
        "<html><head><meta name=\"GENERATOR\" content=\"{generator}\"><title>{title}</title></head><body>{body}</body></html>"
    )
}

/// An event of JFR Pary: each board with its table, in texts beside the pages or in them, and a ranking.
pub fn jfr(tables: &[String], ranking: Option<&str>, in_texts: bool) -> Vec<NamedBytes> {
    let mut files = vec![NamedBytes::new("x/ev.html", page("JFR 2005", "Turniej", "<p>Pary</p>"))];
    for (number, table) in (1_u32..).zip(tables) {
        let empty = jfr_table("%", &[], None);
        files.push(NamedBytes::new(
            format!("x/ev{number:03}.html"),
            jfr_page(number, if in_texts { &empty } else { table }),
        ));
        if in_texts {
            files.push(NamedBytes::new(format!("x/ev{number:03}.txt"), table.as_str()));
        }
    }
    files.extend(ranking.map(|ranking| NamedBytes::new("x/W-ev.html", page("JFR 2005", "Turniej 2020", ranking))));
    files
}

/// A board's page of KoPS2www; cells and rows are not closed.
pub fn kops_board(number: u32, heading: &str, rows: &[Row]) -> NamedBytes {
    let mut body = format!(
        "<h4>ROZDANIE NR  {number}</h4><table border=0 cellspacing=0><tr class=nagl><td align=center colspan=2>NUMERY<td rowspan=2>ktr\
         <td rowspan=2>rg<td rowspan=2>wst<td rowspan=2>lew<td colspan=2 width=70>ZAPISY<td colspan=2>{heading}<td>&nbsp;\
         <tr class=nagl><td>NS<td>EW<td>NS<td>EW<td>NS<td>EW<td>&nbsp;"
    );
    for Row { pairs, play, score, given } in rows {
        let words: Vec<&str> = play.split(' ').collect();
        let picture = |suit: &str| {
            if suit == "NT" { suit.to_owned() } else { format!("<img border=0 src=../images/{suit}.gif>") }
        };
        body += &format!(
            "<tr class=niep><td align=right><a href=h{0}.html target=polewej>{0}</a><td>{1}",
            pairs[0], pairs[1]
        );
        if is_bid(play) || *play == "PASS" {
            let bid = if is_bid(play) { contract(words[0], picture) } else { (*play).to_owned() };
            let word = |at: usize| words.get(at).copied().unwrap_or(BLANK);
            body += &format!("<td>{bid}<td>{}<td>{BLANK}<td>{}", word(1), word(2));
        } else {
            body += &format!("<td colspan=4>{}", words[0]);
        }
        body += &match score {
            Some(points) if *points >= 0 => format!("<td align=right>{points}<td>{BLANK}"),
            Some(points) => format!("<td>{BLANK}<td align=right>{points}"),
            None if words.len() == 2 => format!("<td align=center colspan=2>{}", words[1]),
            None => format!("<td>{}<td>{}", words.get(1).unwrap_or(&BLANK), words.get(2).unwrap_or(&BLANK)),
        };
        body += &format!("<td>{}<td>{}<td>&nbsp;", or_blank(given[0]), or_blank(given[1]));
    }
    NamedBytes::new(
        format!("k/p{number}.html"),
        page("KoPS2www, JFR 2005", &format!("ROZDANIE NR  {number}"), &(body + "</table>")),
    )
}

/// A pair's page of KoPS2www: board, direction, and its figure; and the text beside `+/-`.
pub fn kops_pair(number: u32, results: &[(u32, &str, &str)], given: &str) -> NamedBytes {
    let mut body = format!(
        "<h4>Turniej</h4><h4>WYNIKI&nbsp;PARY&nbsp;NR&nbsp;{number}&nbsp;&nbsp;Anna-Jan</h4><table><tr class=nagl><td colspan=4 rowspan=2>PRZECIWNICY\
         <td rowspan=2>ROZD.<td rowspan=2>LINIA<td rowspan=2>kont<br>rakt<td rowspan=2>ro<br>zg<td rowspan=2>wist<td rowspan=2>lew\
         <td colspan=2>ZAPIS<td rowspan=2>%<td rowspan=2>&nbsp;<tr class=nagl><td>ns<td>ew"
    );
    // One opponent for all boards.
    let rows = results.len();
    for (at, (board, direction, given)) in results.iter().enumerate() {
        let opponents = if at == 0 {
            format!("<td rowspan={rows}>2<td rowspan={rows}>A-B<td rowspan={rows}>2.0<td rowspan={rows}>XX")
        } else {
            String::new()
        };
        body += &format!(
            "<tr class=niep>{opponents}<td>{board}<td>{direction}<td>3NT<td>S<td>{BLANK}<td>=<td>+400<td>{BLANK}<td>{given}<td>{BLANK}"
        );
    }
    body += &format!("<tr class=parz><td colspan=12>+/-<td colspan=2>{}</table>", or_blank(given));
    NamedBytes::new(format!("k/h{number}.html"), page("KoPS2www, JFR 2005", "WYNIKI PARY", &body))
}

/// The ranking of KoPS2www.
pub fn kops_ranking(heading: &str, places: &[Place]) -> NamedBytes {
    let rows: String = places.iter().map(|(place, number, _, result)| format!(
        "<tr class=niep><td align=center>{place}<td><a href=h{number}.html>{number}</a><td valign=top>Anna {number}<br>Jan {number}<td>{result}"
    )).collect();
    let body = format!(
        "<h4>Turniej par\n<br>2011 r.</h4><table><tr class=nagl><td><small>miejsce</small><td><small>numer</small><td>&nbsp;<td>{heading}{rows}</table>"
    );
    NamedBytes::new("k/wyn.html", page("KoPS2www, JFR 2005", "WYNIKI", &body))
}
