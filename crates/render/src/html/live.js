
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

/** Text in backquotes is code. */
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

/** The blocks of a section and the figures of its text, in order; nothing of another section is in force in it. */
function sectionOf(block) {
  const all = [...document.querySelectorAll("redress-ruling, [data-figure]")];
  const isFirst = (one) => "anew" in one.dataset;
  const from = all.slice(0, all.indexOf(block) + 1).findLastIndex(isFirst);
  const next = all.findIndex((one, at) => at > from && isFirst(one));
  return all.slice(Math.max(from, 0), next < 0 ? all.length : next);
}

const isBlock = (piece) => piece.localName === "redress-ruling";
const isChanged = (piece) => isBlock(piece) && piece.dataset.script !== piece.first;

/** Weaves a section as it is now: what each piece comes to, or what went wrong. */
function woven(section) {
  const pieces = section.map((one) => (isBlock(one)
    ? { script: one.dataset.script, options: one.dataset.options ?? "" }
    : { figure: one.dataset.figure }));
  const slides = document.querySelector(".slide-words") !== null;
  const question = Number(section[0].dataset.anew) || 1;
  try {
    const answer = engine.ask({ do: "weave", pieces, question, slides, language: words.language });
    return answer.error ? { failed: answer.error.message } : answer;
  } catch (error) {
    return { failed: error.message };
  }
}

/** Shows what the section of a block comes to: what stands before its first change is as it was woven. */
function follow(block) {
  const section = sectionOf(block);
  const from = section.findIndex(isChanged);
  const answer = from < 0 ? {} : woven(section);
  let isAbove = false;
  section.forEach((one, at) => {
    const piece = from < 0 || at < from ? null : answer.pieces?.[at] ?? { failed: answer.failed };
    if (!isBlock(one)) return fill(one, piece);
    one.show(piece, isAbove);
    isAbove ||= piece?.problems?.diagnostics.some((found) => found.severity === "error") ?? false;
  });
}

/** A figure of the text as it is now; as it was, and marked so, where the rulings no longer have it. */
function fill(figure, piece) {
  figure.original ??= figure.textContent;
  const value = piece ? piece.value ?? null : figure.original;
  if (value !== null) figure.textContent = value;
  figure.classList.toggle("stale", value === null);
  figure.classList.toggle("followed", value !== null && value !== figure.original);
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
  const output = built("output");
  const show = () => {
    const label = labels[Number(range.value)];
    label.querySelector("input").checked = true;
    const [weight, figures] = label.querySelectorAll("span");
    range.setAttribute("aria-valuetext", `${weight.textContent}: ${figures.textContent}`);
    output.textContent = `${weight.textContent}: ${figures.textContent}`;
  };
  range.addEventListener("input", show);
  fieldset.append(range, output);
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
    follow(this);
    (this.sliders.querySelector("input") ?? this.text).focus({ preventScroll: true });
  }

  /** The answers of the block beside its sliders. */
  pin() {
    if (!this.pinned) return;
    // The answer to a question stays folded until its reader asks for it.
    const visible = [...this.results.querySelectorAll(".answer")].filter((answer) => !answer.closest("details:not([open])"));
    const answers = visible.map((answer) => built("span", {}, ...[...answer.cloneNode(true).childNodes]));
    this.pinned.replaceChildren(...answers);
    this.pinned.hidden = answers.length === 0;
  }

  restore() {
    this.text.value = this.first;
    this.changed(true);
  }

  /** The text is another: the results are, and so is what stands behind them. */
  changed(isTyped) {
    this.dataset.script = this.text.value;
    if (isTyped) this.weigh();
    follow(this);
  }

  /** The results of the block; without a piece, those that were woven. */
  show(piece, isAbove) {
    this.results ??= this.querySelector(".of-ruling");
    this.original ??= [...this.results.childNodes];
    this.isSilent ??= this.results.textContent.trim() === "";
    // A block that showed no results shows none now.
    if (!this.text && this.isSilent) return;
    if (!this.status) {
      this.status = built("div", { className: "live status" });
      this.status.setAttribute("role", "status");
      this.results.after(this.status);
    }
    const found = piece?.problems?.diagnostics ?? [];
    if (piece?.failed) {
      this.status.replaceChildren(built("p", { className: "remark error", textContent: `${words.failed} ${piece.failed}` }));
      return;
    }
    if (piece) this.put(piece.html);
    else this.results.replaceChildren(...this.original);
    this.pin();
    if (piece && !this.results.hasChildNodes() && found.length === 0 && isAbove && !this.isSilent) {
      this.status.replaceChildren(built("p", { className: "remark error", textContent: words.rests }));
      return;
    }
    this.status.replaceChildren(...found.flatMap((one) => [
      built("p", { className: `remark ${one.severity}` }, `${one.word}: `, ...withCode(one.message)),
      ...(one.help ? [built("p", { className: "remark" }, ...withCode(one.help))] : []),
    ]));
  }

  /** The results in the place of the old ones; the number that the whole text gave them stays, and what is unfolded. */
  put(html) {
    const isOpen = [...this.results.querySelectorAll("details")].map((one) => one.open);
    // The engine's answer has no script, and escapes every word of a stranger.
    this.results.innerHTML = html;
    this.results.querySelectorAll("details").forEach((one, at) => { one.open = isOpen[at] ?? one.open; });
    const captions = this.original.flatMap((one) => [...(one.querySelectorAll?.("figcaption") ?? [])]);
    this.results.querySelectorAll("figcaption").forEach((one, at) => {
      if (captions[at]) one.replaceWith(captions[at].cloneNode(true));
    });
    this.results.querySelectorAll(".weights").forEach(slid);
    // A number without its figure says nothing.
    const numbers = [...this.results.querySelectorAll("figcaption")].map((one) => one.textContent).join("");
    if (this.results.textContent.trim() === numbers.trim()) this.results.replaceChildren();
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
      const output = built("output");
      // The slider says it.
      output.setAttribute("aria-hidden", "true");
      input.addEventListener("input", () => {
        const weights = ruling.components.map((one) => one.weight);
        const answer = engine.ask({ do: "balance", weights, at: place, to: `${input.value}%` });
        if (answer.error) return;
        ruling.components.forEach((one, index) => { one.weight = answer.weights[index]; });
        put();
        this.write(at, found);
      });
      return { input, output, element: built("label", {}, label, input, output) };
    });
    const put = () => inputs.forEach(({ input, output }, index) => {
      const { weight } = ruling.components[index];
      const share = weight.includes("/") ? weight.split("/").reduce((above, below) => above / below) * 100 : parseFloat(weight);
      input.value = Math.round(share);
      input.setAttribute("aria-valuetext", weight);
      output.textContent = weight;
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
