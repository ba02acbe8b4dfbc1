
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

class RedressRuling extends HTMLElement {
  connectedCallback() {
    this.first ??= this.dataset.script;
    const code = this.querySelector("pre.ruling");
    if (!code || this.querySelector(".live")) return;
    const button = built("button", { type: "button", className: "live", textContent: words.change });
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
    const back = built("button", { type: "button", className: "live", textContent: words.restore });
    back.addEventListener("click", () => this.restore());
    code.replaceWith(this.text);
    button.replaceWith(this.sliders, back);
    this.weigh();
    this.text.focus();
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
      this.results.before(this.said);
    }
    const section = this.section();
    if (section.every((one) => one.dataset.script === one.first)) {
      this.results.replaceChildren(...this.original);
      this.said.replaceChildren();
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
    const title = [words.weights, name, side].filter(Boolean).join(" ");
    const inputs = ruling.components.map((component, place) => {
      const input = built("input", { type: "range", min: 0, max: 100, step: 1 });
      const label = built("span", { textContent: component.outcome });
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
