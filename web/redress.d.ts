import type { Document } from "./document.js";

/** The JSON document of a run and what it consists of; exact numbers are strings. */
export type { DiagnosticDocument, Document, Exact, ExpectationDocument, ResultDocument, RulingDocument } from "./document.js";

/** A language of the words in an answer. */
export type Language = "en" | "pl";

/** How much something matters. */
export type Severity = "error" | "warning" | "note";

/** Something to report of a script. Places count UTF-16 units, as JavaScript does. */
export interface Diagnostic {
  severity: Severity;
  /** The severity for people. */
  word: string;
  /** Its name, which `topic` explains; null for an expectation that does not hold. */
  code: string | null;
  message: string;
  help: string | null;
  /** The Law it rests on. */
  law: string | null;
  /** Null where it is in another file. */
  start: number | null;
  end: number | null;
  /** From 1. */
  line: number;
  /** The other file. */
  file: string | null;
}

export interface Diagnosed {
  diagnostics: Diagnostic[];
  /** How many were left out. */
  more: number;
}

/** A result as it is shown. */
export interface Shown {
  line: number;
  start: number;
  end: number;
  case: string | null;
  /** True if it is what follows from an irregularity. */
  incident: boolean;
  html: string;
  /** Of calls, the procedure and the Law for the last irregular one. */
  irregular?: string;
}

export type Want = "document" | "html" | "text" | "results" | "hints";

export interface Options {
  language?: Language;
  /** The script's name in messages. */
  name?: string;
  /** Every other pair and every convention too. */
  full?: boolean;
  /** Draw fields; true by default. */
  charts?: boolean;
  /** Columns of a text. */
  width?: number;
  /** The last results alone, as many as this at most; `earlier` in the answer counts the others. */
  most?: number;
  /** `document` and `html` by default. */
  want?: Want[];
  /** Milliseconds after which the request is stopped and has no answer but the error `stopped`. */
  limit_ms?: number;
  /** Megabytes that all results may take; 256 for each statement by default. */
  limit_mb?: number;
}

export interface Evaluated extends Diagnosed {
  document: Document;
  html: string;
  text?: string;
  results?: Shown[];
  /** How many results `most` left out before those. */
  earlier?: number;
  hints?: Array<{ at: number; text: string }>;
  tally: { passed: number; failed: number; errors: number };
  language: Language;
}

export type Kind =
  | "statement" | "word" | "name" | "number" | "share" | "red-suit" | "black-suit" | "text" | "comment";

export interface Choice {
  insert: string;
  label: string;
  meaning: string;
  /** Parts of what is inserted that are to be written over. */
  stops?: Array<[number, number]>;
}

export interface Row {
  label?: string | null;
  result: string;
  count?: number;
}

export type Field =
  | { kind: "none" }
  | { kind: "traveller"; rows: Row[] }
  | { kind: "other-table"; result: string };

export type Side =
  | { kind: "weighted"; components: Array<{ weight: string | null; outcome: string }> }
  | { kind: "artificial"; score: string }
  /** The result of the table of an event stands. */
  | { kind: "table-result" };

export type Ruling =
  | { kind: "both"; side: Side }
  | { kind: "split"; ns: Side; ew: Side }
  | { kind: "damage"; side: "NS" | "EW" | null; before: Ruling; after: Ruling; obtained: Ruling | null };

/** A script with one ruling, field by field. */
export interface Form {
  comments?: string[];
  regulations?: string | null;
  scoring?: string | null;
  board?: { number: number | null; dealer?: string | null; vulnerability?: string | null } | null;
  field?: Field;
  offenders?: "NS" | "EW" | "both" | "none" | null;
  obtained?: string | null;
  others?: string[];
  incident?: string | null;
  ruling?: Ruling | null;
}

/** A ruling at a table of an event, or of the pairs where its file has no numbers of tables. */
export interface EventRuling {
  board: number;
  session?: string | null;
  section?: string | null;
  table?: string | null;
  ns?: string | null;
  ew?: string | null;
  ruling: Ruling;
  /** A penalty beside it, in the notation: `NS 10%`. */
  penalty?: string | null;
}

/** Something wrong with a field of a form. */
export interface Fault {
  path: string;
  code: string | null;
  message: string;
  help: string | null;
}

/** Every request, with its answer. */
export interface Requests {
  version: [{}, { version: string; document: number; languages: Language[] }];
  evaluate: [Options & { script: string }, Partial<Evaluated> & Diagnosed & Pick<Evaluated, "tally" | "language">];
  fixes: [
    { script: string; language?: Language; name?: string; start?: number; end?: number; limit_ms?: number; limit_mb?: number },
    { fixes: Array<{ title: string; start: number; end: number; text: string }> },
  ];
  tokens: [{ script: string }, { tokens: Array<[number, number, Kind]> }];
  complete: [{ script: string; offset: number; language?: Language }, { from: number; choices: Choice[] }];
  format: [{ script: string; language?: Language }, Diagnosed & { script: string | null }];
  form: [
    { script: string; language?: Language },
    { form: Form; reason: null } | { form: null; reason: { message: string; start: number; end: number } },
  ];
  script: [
    { form: Form; language?: Language },
    { script: string | null; faults: Fault[] },
  ];
  weave: [
    { pieces: Array<{ script: string; options?: string } | { figure: string }>; question?: number; slides?: boolean; language?: Language },
    { pieces: Array<{ html: string; problems: Diagnosed } | { value: string | null }> },
  ];
  balance: [{ weights: string[]; at: number; to?: string }, { weights: string[] }];
  board: [{ number: number }, { number: number; dealer: "N" | "E" | "S" | "W"; vulnerability: "none" | "NS" | "EW" | "all" }];
  rows: [{ text: string; language?: Language }, { rows: Row[]; fault: string | null }];
  event: [
    { files: string[]; rulings: EventRuling[]; language?: Language },
    { script: string | null; rulings: Array<{ place: string; ruling: string }>; faults: Fault[] },
  ];
  boards: [
    { files: string[]; language?: Language },
    {
      boards: Array<{
        board: number;
        session: string | null;
        section: string | null;
        tables: Array<{
          section: string | null;
          table: string | null;
          ns: string | null;
          ew: string | null;
          result: string;
          points: string | null;
        }>;
      }>;
    },
  ];
  guide: [
    { script: string; answers?: string[]; open?: string[]; again?: string; language?: Language },
    {
      reply: string;
      question: string;
      hint: string;
      manner: "choice" | "words" | "calls" | "card" | "number" | "board" | "scoring" | "result" | "results" | "ruling" | "papers";
      ways: Array<{ text: string; meaning: string }>;
      asked: string | null;
      reason: boolean;
      optional: boolean;
      decided: boolean;
      over: boolean;
      refused: boolean;
      back: boolean;
      script: string;
      known: Array<{ asked: string; question: string; answer: string; from_words: boolean }>;
      found: string | null;
    },
  ];
  words: [{ language?: Language }, { language: Language; name: string; words: Record<string, string | Record<string, string>> }];
  topics: [
    { language?: Language },
    { groups: Array<{ kind: string; title: string; topics: Array<{ name: string; title: string }> }> },
  ];
  topic: [{ name: string; language?: Language }, { name: string; title: string; html: string }];
  examples: [{ language?: Language }, { examples: Array<{ name: string; title: string; script: string }> }];
  sheet: [
    { script: string; language?: Language; event?: string; appeal?: number; paper?: "A4" | "A5"; limit_ms?: number; limit_mb?: number },
    Diagnosed & { html: string | null },
  ];
  style: [{}, { css: string }];
  file: [{ name: string; base64: string }, { files: string[] }];
  forget: [{ name?: string }, { files: string[] }];
}

/** Why a request has no answer. */
export interface Refused {
  /**
   * `request`, `language`, `words`, `unknown`, `file`, `stopped` after the time limit, or `broken` where the engine broke down
   * and another took its place.
   */
  error: { code: string; message: string; near?: string };
}

/** An error of a request, or within the engine. */
export class RedressError extends Error {
  /** That of a refused request, or `load` where the engine cannot be loaded. */
  readonly code: string;
  /** The closest known name, for a "did you mean" hint. */
  readonly near?: string;
}

/** An engine: its files last as long as it does. */
export class Redress {
  private constructor();
  /** Answers a request; an `error` says what is wrong with the request, not with the script in it. */
  ask<Do extends keyof Requests>(request: { do: Do } & Requests[Do][0]): Requests[Do][1] | Refused;
  /** The same from JSON to JSON. */
  askText(request: string): string;
  /** A script's results. Throws a `RedressError` where the options are wrong. */
  evaluate(script: string, options?: Options): Evaluated;
  /** Lets `event "name"` and `include "name"` find a file: its text, or its bytes. Says which there are. */
  file(name: string, content: string | ArrayBuffer | ArrayBufferView): string[];
}

/** An answer to `fetch`, as much of it as is used. */
export interface Fetched {
  readonly ok: boolean;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A `WebAssembly.Module`, whose own type the libraries of browsers and of Node.js declare. */
export type CompiledModule = object;

/** What else an engine is loaded with. */
export interface LoadOptions {
  /** The second half of a module that is split, when it is called. */
  rest?: () => CompiledModule;
  /** Called with how many layouts of how many are solved, by a module with the double-dummy solver. */
  progress?: (solved: number, all: number) => void;
}

/** An engine from the WebAssembly beside this file, or from what is given: its address, its bytes, an answer to `fetch`. */
export function load(
  source?: string | { readonly href: string } | Fetched | PromiseLike<Fetched> | ArrayBuffer | ArrayBufferView | CompiledModule,
  options?: LoadOptions,
): Promise<Redress>;

/** A script's results from an engine that is loaded once. */
export function evaluate(script: string, options?: Options): Promise<Evaluated>;
