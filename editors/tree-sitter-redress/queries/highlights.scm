; The words of the language
[
  "answer" "at" "auction" "audit" "board" "carry" "case" "compare" "conventions"
  "damage" "deal" "effects" "entries" "entry" "event" "evidence" "expect"
  "handicap" "incident" "include" "lead" "let" "marks" "match" "notify"
  "obtained" "offenders" "other" "penalty" "pitfall" "protocol" "question"
  "ranking" "regulations" "scale" "scoring" "sensitivity" "session" "set" "sheet"
  "solve" "traveller" "vary" "weights" "why" "write-back"
] @keyword

[
  "after" "all" "appeal" "balanced" "before" "boards" "both" "by" "considered"
  "dealer" "differs" "edition" "error" "field" "for" "from" "group" "in"
  "knockout" "law" "layouts" "leads" "none" "not" "note" "of" "pair" "place"
  "points" "poll" "rest" "round" "section" "seed" "seen" "side" "source" "stands"
  "step" "table" "team" "to" "verdict" "vul" "warning" "year"
] @keyword

; Names
(side_name) @constant.builtin
(seat) @constant.builtin
(average) @constant.builtin
(both_averages) @constant.builtin
(passed_out) @constant.builtin
(verdict) @constant.builtin
(call) @constant.builtin
(card) @constant.builtin
(unit) @type.builtin

; Figures
(number) @number
(level) @number
(result) @number
(fraction) @number
(decimal) @number

; Contracts
(strain) @character
(doubling) @operator

; Names
(name) @variable
(let_statement name: (name) @variable.definition)
(word) @constant
(value) @constant
(code) @constant
(set_statement setting: (word) @property)
(conventions_statement setting: (word) @property)
(fact question: (word) @property)
(label) @label
(law) @constant
(law_cited) @constant

["+" "-" "=" "&" "/" "%"] @operator
["(" ")" "{" "}"] @punctuation.bracket
["," ";" ":"] @punctuation.delimiter

(string) @string
(calls) @string.special
(comment) @comment
