/**
 * @file The language of redress for editors: what grammar/redress.pest reads, as one tree without the meaning of it.
 *
 * The end of a statement is found by src/scanner.c, as crates/lang/src/syntax/splitter.rs does: at a line end outside parentheses, at
 * `;` and before `}`. The tokens of a rule stand above those that would also match them: of two that match the same text
 * the earlier one is taken, and of two that match more or less text the longer.
 */
/// <reference types="tree-sitter-cli/dsl" />
// @ts-check

const DASH = "-\\u2010-\\u2015\\u2212\\ufe58\\ufe63\\uff0d";
const DIGIT = "[0-9\\uff10-\\uff19]";
const WORD = "[\\p{L}0-9_]";
/** The part of a word behind its first one: `-field` in `short-field`. */
const NAME = `\\p{L}${WORD}*(-\\p{L}${WORD}*)*`;

/** The words that ask about a ruling, made from crates/lang/src/syntax/keywords.rs by tests/integration/editors.rs. */
const QUERIES = ["effects", "entry", "sensitivity", "pitfall"];

/** A token of a pattern in either case. */
const either = (pattern) => new RustRegex(`(?i)${pattern}`);

/** A word of the language, in either case; in queries it is written in small letters. */
const word = (text) => alias(either(text), text);

/** One or more, with something between. */
const separated = (between, rule) => seq(rule, repeat(seq(between, rule)));

/** The contents of a block: pieces, each up to its end, and blocks, which need none. */
const pieces = ($, ends, piece, ...blocks) =>
  repeat(choice(...ends, seq(piece, choice(...ends, $._end)), ...blocks));

/** The contents of a script, and of a case. */
const statements = ($) => pieces($, [$._newline, ";"], $.statement, $._block);

/** Pieces that end with a comma as well. */
const rows = ($, row, ...blocks) => seq("{", pieces($, [$._newline, ";", ","], row, ...blocks), "}");

module.exports = grammar({
  name: "redress",

  externals: ($) => [$._newline, $._end, $._join, "(", ")", $._blank_line, $._recovering],

  extras: ($) => [
    /[ \t\r\u00a0\u00ad\u1680\u2000-\u200d\u202f\u205f\u2060\u3000\ufeff]/,
    $._blank_line,
    $.comment,
  ],

  supertypes: ($) => [$.statement],

  conflicts: ($) => [
    [$.fraction, $.number],
    [$._tables, $.number],
  ],

  rules: {
    source_file: ($) => statements($),

    comment: (_) => /#[^\n]*/,

    // -------------------------------------------------------------- blocks

    _block: ($) =>
      choice($.case, $.traveller, $.scale, $.incident, alias($.weights_block, $.weights), alias($.evidence_block, $.evidence)),

    case: ($) =>
      seq(
        word("case"),
        field("title", $.string),
        optional(seq(word("points"), $.number)),
        optional(seq(word("source"), field("source", $.string))),
        optional(seq(word("year"), field("year", $.number))),
        optional(seq(word("law"), field("law", $.string))),
        optional(seq(word("edition"), field("edition", $.number))),
        optional(seq(word("differs"), field("differs", $.string))),
        field("body", alias($._case_body, $.block)),
      ),
    _case_body: ($) => seq("{", statements($), "}"),

    traveller: ($) => seq(word("traveller"), field("body", alias($._traveller_body, $.block))),
    _traveller_body: ($) => rows($, $.row, $.group),
    group: ($) => seq(word("group"), field("name", $.string), field("body", alias($._group_body, $.block))),
    _group_body: ($) => rows($, $.row),

    scale: ($) =>
      seq(
        word("scale"),
        field("name", choice($.string, $.word)),
        optional(seq(word("boards"), $.number)),
        field("body", alias($._scale_body, $.block)),
      ),
    _scale_body: ($) => rows($, $.step),

    incident: ($) =>
      seq(
        word("incident"),
        field("kind", $.word),
        optional(seq(word("by"), choice($.side_name, $.seat))),
        field("body", alias($._incident_body, $.block)),
      ),
    _incident_body: ($) => seq("{", pieces($, [$._newline, ";"], $.fact, $.poll), "}"),
    poll: ($) => seq(word("poll"), field("question", $.string), field("body", alias($._poll_body, $.block))),
    _poll_body: ($) => rows($, $.vote),

    weights_block: ($) => seq($._weights_head, field("body", alias($._weights_body, $.block))),
    _weights_head: ($) =>
      seq(word("weights"), word("from"), choice(seq(word("poll"), optional($.string)), word("field"), word("leads"), word("layouts"))),
    _weights_body: ($) => rows($, alias($.weights_row, $.row)),

    evidence_block: ($) => seq($._evidence_head, field("body", alias($._evidence_body, $.block))),
    _evidence_head: ($) =>
      seq(
        word("evidence"),
        optional($.contract),
        optional(seq(word("lead"), choice(seq($.seat, optional($._led)), $._led))),
        optional(seq(word("for"), $.seat)),
        optional(seq(word("layouts"), $.number)),
        optional(seq(word("seed"), $.number)),
      ),
    _led: ($) => seq($.card, repeat(seq(optional(","), $.card))),
    _evidence_body: ($) => rows($, alias($.knowledge_row, $.row)),

    // -------------------------------------------------------------- rows

    row: ($) =>
      seq(
        optional(seq(field("label", $.label), ":")),
        choice(
          prec.dynamic(1, seq($.ruling, optional(choice(seq(":", $.count), seq($._times, alias($._tables, $.count)))))),
          seq(alias($._tables, $.count), $._times, $.ruling),
        ),
      ),
    label: ($) => choice(seq(word("table"), $.word), $.string),
    count: ($) => seq(optional($._sign), $.number),
    _tables: ($) => alias($._whole, $.number),
    _times: ($) => alias($._double, "x"),

    step: ($) => seq(field("margins", $.margins), ":", $.number, $._minus, $.number),
    margins: ($) => seq($.number, optional("%"), optional(choice($._plus, seq($._minus, $.number))), optional("%")),

    fact: ($) =>
      seq(
        field("question", alias($._plain_word, $.word)),
        choice(seq(":", choice(seq(separated(",", $._fact_answer), optional(seq(",", $.string))), $.string)), $.string),
      ),
    _fact_answer: ($) =>
      choice(
        seq($.side_name, optional(alias($._plain_word, $.word))),
        $.call,
        prec(1, alias($._whole, $.number)),
        seq(alias($._whole, $.number), word("of"), alias($._whole, $.number)),
        $.law,
        $.card,
        alias($._plain_word, $.word),
        $.ruling,
      ),
    vote: ($) => seq($._given, choice(":", word("considered")), $.number),
    weights_row: ($) => seq(optional(seq(field("label", $._given), ":")), $.ruling),
    knowledge_row: ($) =>
      seq(
        optional(seq($.seat, optional(":"))),
        repeat1(
          choice(
            word("seen"),
            word("balanced"),
            $.card,
            seq(alias($._plain_word, $.word), optional(":")),
            seq(
              $.margins,
              optional(choice($.strain, either("spades"), either("hearts"), either("diamonds"), either("clubs"), word("points"))),
            ),
          ),
        ),
      ),
    _given: ($) => choice($.call, $.card, $.string, alias($._plain_word, $.word)),

    call: ($) =>
      prec(1, choice(seq($._level, $.strain), $._pass_word, $._double, $._redouble, alias($._no_bid, "no bid"), $._minus)),
    _level: ($) => alias($._digit, $.level),

    // -------------------------------------------------------------- statements

    statement: ($) =>
      choice(
        $.ruling_statement,
        $.stands_statement,
        $.let_statement,
        $.compare_statement,
        $.expect_statement,
        $.event_statement,
        $.at_statement,
        $.ranking_statement,
        $.audit_statement,
        $.notify_statement,
        $.entries_statement,
        $.write_back_statement,
        $.why_not_statement,
        $.board_statement,
        $.traveller_statement,
        $.protocol_statement,
        $.other_statement,
        $.obtained_statement,
        $.offenders_statement,
        $.scoring_statement,
        $.set_statement,
        $.match_statement,
        $.session_statement,
        $.penalty_statement,
        $.carry_statement,
        $.handicap_statement,
        $.regulations_statement,
        $.include_statement,
        $.ask_statement,
        $.vary_statement,
        $.solve_statement,
        $.conventions_statement,
        $.weights_statement,
        $.evidence_statement,
        $.question_statement,
        $.answer_statement,
        $.deal_statement,
        $.auction_statement,
        $.lead_statement,
        $.sheet_statement,
        $.marks_statement,
      ),

    ruling_statement: ($) => $.ruling,
    stands_statement: ($) => seq(optional($.name), word("stands")),
    let_statement: ($) => seq(word("let"), field("name", $.name), "=", field("value", $.ruling)),
    compare_statement: ($) => seq(word("compare"), separated(",", $.ruling)),
    expect_statement: ($) =>
      seq(
        word("expect"),
        choice(
          seq(word("incident"), ":", alias($._verdict_word, $.verdict), repeat(seq(",", choice($._of_law, $._later_law, $._to_say, $.obligation)))),
          seq(word("place"), $._contestant, ":", $.number),
          seq($.ruling, ":", separated(",", $._claim)),
        ),
      ),
    event_statement: ($) => seq(word("event"), repeat($.string)),
    at_statement: ($) =>
      seq(
        word("at"),
        optional(seq(word("session"), choice($.string, $.word))),
        optional($._section),
        optional(
          choice(
            seq(word("table"), $.word, optional(seq(word("round"), $.word))),
            seq($._pair, optional($._pair)),
          ),
        ),
        optional(seq(":", $.ruling)),
      ),
    _section: ($) => seq(word("section"), choice($.string, $.word)),
    _pair: ($) => seq($.side_name, $.word),
    _contestant: ($) => seq(optional($._section), optional($.side_name), $.word),
    ranking_statement: ($) =>
      seq(word("ranking"), optional(word("before")), optional(seq(word("for"), separated(",", $._contestant)))),
    audit_statement: (_) => word("audit"),
    notify_statement: (_) => word("notify"),
    entries_statement: (_) => word("entries"),
    write_back_statement: ($) => seq(word("write-back"), $.string),
    why_not_statement: ($) => seq(word("why"), word("not"), $.word),
    board_statement: ($) =>
      seq(
        word("board"),
        repeat(
          choice(
            alias($._whole, $.number),
            seq(word("dealer"), $.seat),
            seq(word("vul"), $._vulnerability),
            seq($._vulnerability, word("vul")),
          ),
        ),
      ),
    _vulnerability: ($) => choice($.side_name, word("none"), word("all"), word("both")),
    traveller_statement: (_) => word("traveller"),
    protocol_statement: (_) => word("protocol"),
    other_statement: ($) => seq(word("other"), word("table"), optional($.ruling)),
    obtained_statement: ($) => seq(word("obtained"), $.ruling),
    offenders_statement: ($) => seq(word("offenders"), choice($.side_name, word("both"), word("none"))),
    scoring_statement: ($) => seq(word("scoring"), field("scoring", $.word)),
    set_statement: ($) => seq(word("set"), field("setting", $.word), repeat1(choice($.value, $.string))),
    match_statement: ($) =>
      seq(
        word("match"),
        repeat1(
          choice(
            seq(word("boards"), alias($._whole, $.number)),
            seq(alias($._whole, $.number), word("boards")),
            word("knockout"),
            seq(word("rest"), choice($._amount, seq($.side_name, $._amount, $.side_name, $._amount))),
            seq(word("scale"), choice($.string, $.word)),
          ),
        ),
      ),
    session_statement: ($) =>
      seq(word("session"), repeat1(seq($.side_name, optional($._sign), $._figures, choice("%", $.unit)))),
    penalty_statement: ($) =>
      seq(
        word("penalty"),
        choice(
          // A number behind a side is the pair's if an amount follows it.
          seq($.side_name, optional(choice($.word, alias($._whole, $.word)))),
          seq(optional($._section), choice(word("pair"), word("team")), $.word),
          seq($._section, $.side_name, $.word),
        ),
        optional($._sign),
        $._figures,
        optional(choice("%", $.unit)),
      ),
    carry_statement: ($) => seq(word("carry"), $._carrier, optional($._sign), $._figures, optional(choice("%", $.unit))),
    handicap_statement: ($) => seq(word("handicap"), $._carrier, optional($._sign), $._figures, optional(choice("%", $.unit))),
    _carrier: ($) => seq(optional($._section), choice($.side_name, word("pair"), word("team")), $.word),
    regulations_statement: ($) => seq(word("regulations"), field("preset", $.word)),
    include_statement: ($) => seq(word("include"), $.string),
    ask_statement: ($) =>
      seq(choice(...QUERIES.map(word)), optional($.ruling)),
    vary_statement: ($) =>
      seq(
        word("vary"),
        field("name", $.name),
        optional(seq(word("from"), $._share, word("to"), $._share, optional(seq(word("step"), $._share)))),
        word("in"),
        $.ruling,
        optional(seq(word("for"), word("place"), separated(",", $._contestant))),
      ),
    solve_statement: ($) =>
      seq(
        word("solve"),
        field("name", $.name),
        word("in"),
        $.ruling,
        word("for"),
        choice(
          seq(word("place"), $._contestant, optional(":"), $.number),
          seq(optional(word("match")), $.side_name, optional($._sign), $._figures, optional(choice("%", $.unit))),
        ),
      ),
    conventions_statement: ($) => seq(word("conventions"), optional(seq(field("setting", choice($.word, alias(word("damage"), $.word))), ":")), optional($.ruling)),
    weights_statement: ($) => $._weights_head,
    evidence_statement: ($) => $._evidence_head,
    question_statement: ($) => seq(word("question"), $.string),
    answer_statement: ($) =>
      seq(
        word("answer"),
        choice(
          seq(alias($._known_verdict, $.verdict), repeat(seq(",", $._of_law))),
          separated(",", $._claimed_figure),
          $.ruling,
          word("evidence"),
          seq(word("from"), choice(word("leads"), word("layouts"))),
        ),
      ),
    _known_verdict: (_) =>
      choice(
        word("stands"),
        either("adjust|artificial|transfer|play-on|cancel|replay|incomplete"),
      ),
    deal_statement: ($) => seq(word("deal"), optional($.string)),
    auction_statement: ($) =>
      seq(
        word("auction"),
        optional(seq(optional(seq(choice(word("dealer"), word("by")), $.seat)), alias($.string, $.calls))),
      ),
    lead_statement: ($) => seq(word("lead"), optional(seq($.card, optional(seq(optional(word("by")), $.seat))))),
    sheet_statement: ($) => seq(word("sheet"), optional($.ruling), optional($.string), optional(seq(word("appeal"), $.number))),
    marks_statement: ($) =>
      seq(word("marks"), repeat1(seq(choice(word("side"), word("weights"), word("verdict")), $._share))),

    _of_law: ($) => seq(word("law"), $.law_cited),
    // The obligation or the choice of a player.
    obligation: ($) => seq(choice(either("nobody"), $.seat, $.side_name), choice(either("must"), either("may")), repeat(choice($.word, $.card))),
    _later_law: ($) => choice(seq(either("later"), $.law_cited), seq(either("nothing"), either("later"))),
    _to_say: ($) => seq(either("say"), $.word),
    law_cited: ($) => choice($._law_cited, alias($._whole, $.number)),

    _claim: ($) =>
      choice(
        $._claimed_figure,
        seq(word("match"), $._claimed_figure),
        seq(choice(word("error"), word("warning"), word("note")), alias($.word, $.code)),
        word("stands"),
      ),
    _claimed_figure: ($) =>
      seq($.side_name, optional(/[~≈]/), optional($._sign), $._figures, optional(choice("%", $.unit))),

    // -------------------------------------------------------------- rulings

    ruling: ($) => seq(choice($.damage, $._sides), optional(seq(word("in"), field("group", $.string)))),
    damage: ($) =>
      seq(
        word("damage"),
        optional($.side_name),
        word("before"),
        field("before", alias($._sides, $.ruling)),
        word("after"),
        field("after", alias($._sides, $.ruling)),
        optional(seq(word("obtained"), field("obtained", alias($._sides, $.ruling)))),
      ),
    _sides: ($) => choice($.both_averages, seq($.side, optional(seq("/", $.side)))),
    side: ($) =>
      choice(
        seq("(", separated(choice("&", ";", ","), $.component), ")"),
        separated(seq("&", optional($._join)), $.component),
      ),
    component: ($) =>
      choice(
        seq(field("weight", $.weight), optional(word("of")), $._outcome),
        alias($._comma_share, $.figure),
        $._outcome,
      ),
    weight: ($) => choice($._share, word("rest"), $.name),
    _share: ($) => choice($.percentage, $.fraction, $.decimal),
    percentage: ($) => seq(optional($._sign), choice(seq($.number, "%"), $._comma_share)),
    fraction: ($) => seq(optional($._sign), choice(seq($._whole, $._over, $._whole), $._vulgar)),
    decimal: ($) => seq(optional($._sign), $._below_one),

    _outcome: ($) => choice($.contract, $.figure, $.average, $.passed_out, $.name),
    figure: ($) => seq(optional($._sign), $.number, optional(choice("%", alias($._imp, $.unit)))),

    contract: ($) =>
      prec.right(
        seq(
          $._level,
          $.strain,
          optional($.doubling),
          optional(
            choice(
              seq($.result, optional(seq($._declarer, optional($._column)))),
              seq($._declarer, optional(seq(choice($.result, alias($._whole, $.result)), optional($._column)))),
            ),
          ),
          optional(seq("(", alias($._claimed_score, $.figure), ")")),
        ),
      ),
    doubling: ($) => choice($._double, $._redouble),
    result: ($) => choice("=", seq($._sign, $._whole)),
    _declarer: ($) => seq(optional(word("by")), $.seat),
    _column: ($) => alias($._column_score, $.figure),
    _column_score: ($) => seq(optional($._sign), $._digits),
    _claimed_score: ($) => seq(optional($._sign), $.number),

    // -------------------------------------------------------------- figures

    _amount: ($) => seq(optional($._sign), $._figures, optional("%")),
    _figures: ($) =>
      choice(
        $.number,
        alias($._comma_number, $.number),
        alias($._vulgar, $.number),
        alias($._quotient, $.number),
      ),
    _quotient: ($) => seq(choice($._whole, $._decimal, $._below_one), $._over, $._whole),
    number: ($) => choice($._whole, $._decimal, $._below_one),
    _whole: ($) => choice($._digit, $._digits),
    _sign: ($) => choice($._plus, $._minus),
    _over: ($) => choice("/", alias("\u2044", "/")),

    unit: ($) => choice($._imp, $._matchpoints, $._victory_points),

    // -------------------------------------------------------------- tokens

    string: (_) =>
      token(choice(/"""([^"\\]|\\[\s\S]|"[^"\\]|"\\[\s\S]|""[^"\\]|""\\[\s\S])*"""/, /"([^"\\\n]|\\[^\n])*"/)),

    _comma_share: (_) => /(100|[0-9]{1,2}),[0-9]+ *[%\uff05]/,
    _comma_number: (_) => /[0-9]+,[0-9]+/,
    _vulgar: (_) => /[0-9]*[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]/,
    _digit: (_) => new RustRegex(DIGIT),
    _digits: (_) => new RustRegex(`${DIGIT}${DIGIT}+`),
    _below_one: (_) => /0*\.[0-9]+/,
    _decimal: (_) => /[0-9]*[1-9][0-9]*\.[0-9]+/,
    _plus: (_) => alias(/[+\uff0b]/, "+"),
    _minus: (_) => alias(new RustRegex(`[${DASH}]`), "-"),

    law: (_) =>
      either("[0-9]{2}[a-z]([0-9](\\([a-z]\\))?)?|[0-9][a-z][0-9](\\([a-z]\\))?|[0-9][abe-gi-mo-rt-z]"),
    _law_cited: (_) => either("[0-9]{1,2}[a-z]([0-9](\\([a-z]\\)(\\([ivx]+\\))?)?)?"),

    seat: (_) => either("[nesw]"),
    side_name: (_) => either("ns|ew|we"),
    card: (_) =>
      either("(![shdc]|[♠♤♥♡♦♢♣♧ª©¨§\\u{F0A7}-\\u{F0AA}])[\\u{FE0E}\\u{FE0F}]?(10|[akqjtdw2-9])|[shdc](10|[akqjt2-9])"),
    strain: (_) => either("(nt|ba|sa|n|!?[shdc]|[♠♤♥♡♦♢♣♧ª©¨§\\u{F0A7}-\\u{F0AA}])[\\u{FE0E}\\u{FE0F}]?"),
    _double: (_) => either("x|×|\\*|ktr"),
    _redouble: (_) => either("xx|××|\\*\\*|rktr"),

    both_averages: (_) => either("a[0-9]{2}[/\\-]?[0-9]{2}"),
    average: (_) =>
      token(
        choice(
          new RustRegex(`(?i)(average|avg|ave|av|a)([${DASH}+]| *(plus|minus))`),
          /AVG|Avg|AVE|Ave|AV|Av|A|a/,
        ),
      ),
    passed_out: ($) => choice($._pass_word, token(choice(either("pass(ed)? +out|all +pass"), "PO"))),
    _pass_word: (_) => word("pass"),
    _no_bid: (_) => either("no +bid"),

    _imp: (_) => either("imp(s|y|ów)?"),
    _matchpoints: (_) => either("mps?"),
    _victory_points: (_) => either("vps?"),

    name: ($) => $._name,
    word: ($) => prec(1, choice($._name, $._word)),
    /** A word where a contract might stand as well: it does not start with a digit. */
    _plain_word: ($) => prec(1, $._name),
    _name: (_) => new RustRegex(NAME),
    _word: (_) => new RustRegex(`${WORD}+(-${WORD}+)*`),
    _verdict_word: ($) => $.word,
    value: (_) => new RustRegex(`[${DASH}+]?${WORD}([-./]?${WORD})*%?`),
  },
});
