/*
 * Where a statement ends: at a line end outside parentheses, unless the block of its head or the rest of a ruling joined
 * by `&` is on the next line; and before `}` and the end of the text. It does what crates/lang/src/syntax/splitter.rs does.
 */
#include "tree_sitter/parser.h"

#include <stdlib.h>
#include <string.h>

enum Token { NEWLINE, END, JOIN, OPEN, CLOSE, BLANK_LINE, RECOVERING };

/* How many parentheses are open. */
typedef struct {
    uint16_t depth;
} Scanner;

/* A line that starts with one of these is a statement, even where a parenthesis before it is not closed. */
static const char *const STATEMENTS[] = {
    "answer", "at", "auction", "audit", "board", "carry", "case", "compare",
    "conventions", "damage", "deal", "effects", "entries", "entry", "event",
    "evidence", "expect", "handicap", "incident", "include", "lead", "let",
    "marks", "match", "notify", "obtained", "offenders", "other", "penalty",
    "pitfall", "protocol", "question", "ranking", "regulations", "scale",
    "scoring", "sensitivity", "session", "set", "sheet", "solve", "traveller",
    "vary", "weights", "why", "write-back",
};

enum { LONGEST = 16 };

static bool is_blank(int32_t c) {
    return c == ' ' || c == '\t' || c == '\r' || c == 0xa0 || c == 0xad || c == 0x1680 || (c >= 0x2000 && c <= 0x200d) ||
           c == 0x202f || c == 0x205f || c == 0x2060 || c == 0x3000 || c == 0xfeff;
}

static bool is_letter(int32_t c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

static bool is_word_character(int32_t c) { return is_letter(c) || (c >= '0' && c <= '9') || c == '_' || c == '-' || c > 0x7f; }

/* Reads the word that follows, and whether a statement starts with it. */
static bool statement_follows(TSLexer *lexer) {
    char word[LONGEST + 1] = {0};
    unsigned length = 0;
    while (is_word_character(lexer->lookahead)) {
        if (length == LONGEST || !is_letter(lexer->lookahead)) return false;
        word[length++] = (char)(lexer->lookahead | 0x20);
        lexer->advance(lexer, false);
    }
    for (unsigned i = 0; i < sizeof STATEMENTS / sizeof *STATEMENTS; i++) {
        if (strcmp(word, STATEMENTS[i]) == 0) return true;
    }
    return false;
}

static void pass_blanks(TSLexer *lexer) {
    while (is_blank(lexer->lookahead)) lexer->advance(lexer, false);
}

static bool found(TSLexer *lexer, enum Token token) {
    lexer->result_symbol = token;
    return true;
}

/* A line end and the empty lines after it. */
static bool scan_line_end(Scanner *scanner, TSLexer *lexer, const bool *valid) {
    bool is_recovering = valid[RECOVERING];
    lexer->advance(lexer, false);
    lexer->mark_end(lexer);
    pass_blanks(lexer);
    int32_t first = lexer->lookahead;
    if (scanner->depth == 0 && valid[JOIN] && !is_recovering && first != '\n' && first != '#' && first != '}' &&
        !lexer->eof(lexer)) {
        return found(lexer, JOIN);
    }
    while (lexer->lookahead == '\n') {
        lexer->advance(lexer, false);
        lexer->mark_end(lexer);
        pass_blanks(lexer);
    }
    if (scanner->depth > 0) {
        if (!statement_follows(lexer)) return found(lexer, BLANK_LINE);
        scanner->depth = 0;
        return found(lexer, NEWLINE);
    }
    if (lexer->lookahead == '{') return found(lexer, BLANK_LINE);
    return valid[NEWLINE] && found(lexer, NEWLINE);
}

bool tree_sitter_redress_external_scanner_scan(void *payload, TSLexer *lexer, const bool *valid) {
    Scanner *scanner = payload;
    while (is_blank(lexer->lookahead)) lexer->advance(lexer, true);
    switch (lexer->lookahead) {
        case '\n':
            return scan_line_end(scanner, lexer, valid);
        case '(':
            if (!valid[OPEN] || scanner->depth == UINT16_MAX) return false;
            lexer->advance(lexer, false);
            scanner->depth++;
            return found(lexer, OPEN);
        case ')':
            if (!valid[CLOSE]) return false;
            lexer->advance(lexer, false);
            if (scanner->depth > 0) scanner->depth--;
            return found(lexer, CLOSE);
        case '}':
        case 0:
            if (!valid[END] || (lexer->lookahead == 0 && !lexer->eof(lexer))) return false;
            if (valid[RECOVERING] && scanner->depth == 0) return false;
            lexer->mark_end(lexer);
            scanner->depth = 0;
            return found(lexer, END);
        default:
            return false;
    }
}

void *tree_sitter_redress_external_scanner_create(void) { return calloc(1, sizeof(Scanner)); }

void tree_sitter_redress_external_scanner_destroy(void *payload) { free(payload); }

unsigned tree_sitter_redress_external_scanner_serialize(void *payload, char *buffer) {
    memcpy(buffer, payload, sizeof(Scanner));
    return sizeof(Scanner);
}

void tree_sitter_redress_external_scanner_deserialize(void *payload, const char *buffer, unsigned length) {
    Scanner *scanner = payload;
    scanner->depth = 0;
    if (length == sizeof(Scanner)) memcpy(scanner, buffer, length);
}
