
// The rulings of a lecture, changed by its reader. Each block is a `redress-ruling`; those of a section continue from one
// another. Nothing is loaded: the engine stands in the page, and starts when the first block is changed.

const words = JSON.parse(document.getElementById("redress-words").textContent);
let starting;
let engine;

/** Starts the engine of the page, once. */
function started() {
  starting ??= (async () => {
    const packed = atob(document.getElementById("redress-engine").textContent.trim());
    const bytes = Uint8Array.from(packed, (character) => character.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    const redress = await load(await new Response(stream).arrayBuffer());
    for (const [name, base64] of words.files) redress.ask({ do: "file", name, base64 });
    engine = redress;
  })();
  return starting;
}

const built = (name, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

/** What stands in backquotes is code. */
const withCode = (text) => text.split("`").map((part, at) => (at % 2 ? built("code", { textContent: part }) : part));

/** A line whose ruling has weights: what stands before the ruling, and its form. */
function weighted(line) {
  const [, before, ruling] = /^(\s*(?:let\s+[\w-]+\s*=\s*)?)(.*)$/u.exec(line);
  const { form } = engine.ask({ do: "form", script: ruling, language: words.language });
  if (!form?.ruling || form.comments.length > 0) return null;
  const { kind, side, ns, ew } = form.ruling;
  const sides = kind === "both" ? [["", side]] : kind === "split" ? [["NS", ns], ["EW", ew]] : [];
  const own = sides.filter(([, one]) => one.kind === "weighted" && one.components.length > 1);
  return own.length > 0 ? { before, form, sides: own } : null;
}

/** The figures of a result in words, `NS 9.8 MP 54.44%`, by the part of them that a text asks for. */
function figureOf(answer, figure) {
  const [, side, part = "points"] = figure.split(".");
  const own = answer?.querySelectorAll(".answer span")[side === "ns" ? 0 : 1]?.textContent.trim().split(/\s+/u);
  if (!own) return null;
  if (part === "points" || part === "imps") return own[1] ?? null;
  return part === "percent" ? own.find((word) => word.endsWith("%")) ?? null : null;
}

/** The weights of a curve on a slider in the place of buttons. */
function slid(fieldset) {
  const labels = [...fieldset.querySelectorAll("label")];
  if (labels.length === 0 || fieldset.classList.contains("slid")) return;
  fieldset.classList.add("slid");
  const choices = labels.map((label) => label.querySelector("input"));
  const range = built("input", { type: "range", min: 0, max: labels.length - 1, step: 1 });
  range.value = Math.max(0, choices.findIndex((choice) => choice.checked));
  range.setAttribute("aria-label", fieldset.querySelector("legend").textContent);
  const shown = built("output");
  const show = () => {
    const label = labels[Number(range.value)];
    label.querySelector("input").checked = true;
    const [weight, figures] = label.querySelectorAll("span");
    range.setAttribute("aria-valuetext", `${weight.textContent}: ${figures.textContent}`);
    shown.textContent = `${weight.textContent}: ${figures.textContent}`;
  };
  range.addEventListener("input", show);
  fieldset.append(range, shown);
  show();
}

class RedressRuling extends HTMLElement {
  connectedCallback() {
    this.first ??= this.dataset.script;
    if (this.querySelector("button.live")) return;
    this.querySelectorAll(".weights").forEach(slid);
    let code = this.querySelector("pre.ruling");
    const button = built("button", { type: "button", className: "live", textContent: code ? words.change : words.hidden });
    if (!code) {
      // A block that its author hid is there for who asks for it.
      code = built("span", { hidden: true });
      this.prepend(code);
    }
    button.addEventListener("click", () => this.open(code, button));
    code.after(button);
  }

  /** The blocks of its section up to this one. */
  section() {
    const all = [...document.querySelectorAll("redress-ruling")];
    const here = all.indexOf(this);
    let from = here;
    while (from > 0 && !("anew" in all[from].dataset)) from -= 1;
    return all.slice(from, here + 1);
  }

  async open(code, button) {
    button.disabled = true;
    try {
      await started();
    } catch (error) {
      button.replaceWith(built("p", { className: "remark error", textContent: `${words.failed} ${error.message}` }));
      return;
    }
    const rows = this.first.split("\n").length + 1;
    this.text = built("textarea", { value: this.first, rows, spellcheck: false, className: "live" });
    this.text.setAttribute("aria-label", words.script);
    this.text.addEventListener("input", () => this.changed(true));
    this.sliders = built("div", { className: "live sliders" });
    // The answer stays in sight while its weights are moved, and nothing above it comes and goes.
    this.pinned = built("p", { className: "live pinned" });
    const back = built("button", { type: "button", className: "live", textContent: words.restore });
    back.addEventListener("click", () => this.restore());
    const script = built("details", { className: "live" }, built("summary", { textContent: words.script }), this.text);
    code.replaceWith(this.pinned);
    button.replaceWith(this.sliders, script, back);
    this.weigh();
    script.open = this.sliders.childElementCount === 0;
    this.show();
    (this.sliders.querySelector("input") ?? this.text).focus({ preventScroll: true });
  }

  /** The answers of the block beside its sliders. */
  pin() {
    if (!this.pinned) return;
    const answers = [...this.results.querySelectorAll(".answer")].map((answer) => built("span", {}, ...[...answer.cloneNode(true).childNodes]));
    this.pinned.replaceChildren(...answers);
    this.pinned.hidden = answers.length === 0;
  }

  restore() {
    this.text.value = this.first;
    this.dataset.script = this.first;
    this.weigh();
    this.show();
    this.after();
  }

  /** The text is another: the results are, and so are those of the blocks behind. */
  changed(isTyped) {
    this.dataset.script = this.text.value;
    if (isTyped) this.weigh();
    this.show();
    this.after();
  }

  /** What follows in the section rests on this block, opened or not. */
  after() {
    const all = [...document.querySelectorAll("redress-ruling")];
    for (const one of all.slice(all.indexOf(this) + 1)) {
      if ("anew" in one.dataset) break;
      one.show();
    }
    this.follow();
  }

  /** The figures of the text behind this block, in its section: as they are now, or as they were and marked so. */
  follow() {
    const all = [...document.querySelectorAll("redress-ruling")];
    const next = all.slice(all.indexOf(this) + 1).find((one) => "anew" in one.dataset);
    const isBehind = (one, other) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
    for (const figure of document.querySelectorAll("[data-figure]")) {
      if (!isBehind(this, figure) || (next && isBehind(next, figure))) continue;
      figure.original ??= figure.textContent;
      const blocks = this.section().slice(0, -1).concat(all.slice(all.indexOf(this)).filter((one) => isBehind(one, figure)));
      if (blocks.every((one) => one.dataset.script === one.first)) {
        figure.textContent = figure.original;
        figure.classList.remove("stale", "followed");
        continue;
      }
      const value = this.figure(blocks.map((one) => one.dataset.script), figure.dataset.figure);
      // What cannot be computed here is told from what can by how it was written.
      const before = this.figure(blocks.map((one) => one.first), figure.dataset.figure);
      const isKnown = value !== null && before?.replace(/^[+]/u, "") === figure.original.replace(/^[+]/u, "");
      if (isKnown) figure.textContent = before === figure.original ? value : value.replace(/^[+]/u, "");
      figure.classList.toggle("stale", !isKnown);
      figure.classList.toggle("followed", isKnown && figure.textContent !== figure.original);
    }
  }

  figure(scripts, figure) {
    const script = `${scripts.map((one) => `${one}\n`).join("")}${figure.split(".")[0]}`;
    try {
      const { results } = engine.evaluate(script, { language: words.language, want: ["results"] });
      const last = document.createElement("template");
      last.innerHTML = results.at(-1)?.html ?? "";
      return figureOf(last.content, figure);
    } catch {
      return null;
    }
  }

  /** What comes of the block now; as it was woven where everything is as it was. */
  show() {
    this.results ??= this.querySelector(".of-ruling");
    this.original ??= [...this.results.childNodes];
    this.isSilent ??= this.results.textContent.trim() === "";
    // What shows nothing, an exam's question, is not to show its answer now.
    if (!this.text && this.isSilent) return;
    if (!this.said) {
      this.said = built("div", { className: "live said" });
      this.said.setAttribute("role", "status");
      this.results.after(this.said);
    }
    const section = this.section();
    if (section.every((one) => one.dataset.script === one.first)) {
      this.results.replaceChildren(...this.original);
      this.said.replaceChildren();
      this.pin();
      return;
    }
    const before = section.slice(0, -1).map((one) => `${one.dataset.script}\n`).join("");
    let answer;
    try {
      answer = engine.evaluate(before + this.dataset.script, { language: words.language, want: ["results"] });
    } catch (error) {
      this.said.replaceChildren(built("p", { className: "remark error", textContent: `${words.failed} ${error.message}` }));
      return;
    }
    const own = answer.results.filter((one) => one.start >= before.length);
    // What the engine answers has no script in it and every word of a stranger's escaped.
    this.results.innerHTML = own.map((one) => one.html).join("");
    this.results.querySelectorAll(".weights").forEach(slid);
    this.pin();
    const wrong = answer.diagnostics.filter((one) => one.start === null || one.start >= before.length);
    const isAbove = answer.diagnostics.some((one) => one.severity === "error" && !wrong.includes(one));
    if (own.length === 0 && wrong.length === 0 && isAbove && !this.isSilent) {
      this.said.replaceChildren(built("p", { className: "remark error", textContent: words.rests }));
      return;
    }
    this.said.replaceChildren(...wrong.flatMap((one) => [
      built("p", { className: `remark ${one.severity}` }, `${one.word}: `, ...withCode(one.message)),
      ...(one.help ? [built("p", { className: "remark" }, ...withCode(one.help))] : []),
    ]));
  }

  /** A slider for each weight of each ruling of the block. */
  weigh() {
    const lines = this.text.value.split("\n");
    const groups = lines.flatMap((line, at) => {
      const found = weighted(line);
      return found ? found.sides.map(([side, ruling]) => this.group(at, found, side, ruling)) : [];
    });
    this.sliders.replaceChildren(...groups);
  }

  group(at, found, side, ruling) {
    const name = found.before.replace(/^\s*let\s+|\s*=\s*$/gu, "");
    const title = [[name, side].filter(Boolean).join(" "), words.weights].filter(Boolean).join(": ");
    const inputs = ruling.components.map((component, place) => {
      const input = built("input", { type: "range", min: 0, max: 100, step: 1 });
      const label = built("span", { textContent: component.outcome.replace(/-(?=\d)/gu, "−") });
      const shown = built("output");
      // The slider says it.
      shown.setAttribute("aria-hidden", "true");
      input.addEventListener("input", () => {
        const weights = ruling.components.map((one) => one.weight);
        const answer = engine.ask({ do: "balance", weights, at: place, to: `${input.value}%` });
        if (answer.error) return;
        ruling.components.forEach((one, index) => { one.weight = answer.weights[index]; });
        put();
        this.write(at, found);
      });
      return { input, shown, element: built("label", {}, label, input, shown) };
    });
    const put = () => inputs.forEach(({ input, shown }, index) => {
      const { weight } = ruling.components[index];
      const share = weight.includes("/") ? weight.split("/").reduce((above, below) => above / below) * 100 : parseFloat(weight);
      input.value = Math.round(share);
      input.setAttribute("aria-valuetext", weight);
      shown.textContent = weight;
    });
    put();
    return built("fieldset", {}, built("legend", { textContent: title }), ...inputs.map(({ element }) => element));
  }

  /** Writes a ruling whose weights were changed into its line. */
  write(at, { before, form }) {
    const { script } = engine.ask({ do: "script", form, language: words.language });
    if (script === null || script === undefined) return;
    const lines = this.text.value.split("\n");
    lines[at] = before + script.trim();
    this.text.value = lines.join("\n");
    this.changed(false);
  }
}

customElements.define("redress-ruling", RedressRuling);
