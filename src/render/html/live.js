
// The rulings of a lecture, changed by its reader. Each block is a `redress-ruling`; those of a section continue from one
// another. Nothing is loaded: the engine stands in the page, and starts when the first block is changed.

const words = JSON.parse(document.getElementById("redress-words").textContent);
let engine;

/** The engine of the page. */
function started() {
  engine ??= (async () => {
    const packed = atob(document.getElementById("redress-engine").textContent.trim());
    const bytes = Uint8Array.from(packed, (character) => character.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    const redress = await load(await new Response(stream).arrayBuffer());
    for (const [name, base64] of words.files) redress.ask({ do: "file", name, base64 });
    return redress;
  })();
  return engine;
}

const built = (name, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

/** A line whose ruling has weights: what stands before the ruling, and its form. */
function weighted(redress, line) {
  const [, before, ruling] = /^(\s*(?:let\s+[\w-]+\s*=\s*)?)(.*)$/u.exec(line);
  const { form } = redress.ask({ do: "form", script: ruling, language: words.language });
  if (!form?.ruling || form.comments.length > 0) return null;
  const { kind, side, ns, ew } = form.ruling;
  const sides = kind === "both" ? [["", side]] : kind === "split" ? [["NS", ns], ["EW", ew]] : [];
  const own = sides.filter(([, one]) => one.kind === "weighted" && one.components.length > 1);
  return own.length > 0 ? { before, form, sides: own } : null;
}

class RedressRuling extends HTMLElement {
  connectedCallback() {
    const code = this.querySelector("pre.ruling");
    if (!code || this.querySelector(".live")) return;
    this.first = this.dataset.script;
    const button = built("button", { type: "button", className: "live", textContent: words.change });
    button.addEventListener("click", () => this.open(code, button));
    code.after(button);
  }

  /** What the blocks before this one of its section say. */
  before() {
    const all = [...document.querySelectorAll("redress-ruling")];
    const here = all.indexOf(this);
    let from = here;
    while (from > 0 && !("anew" in all[from].dataset)) from -= 1;
    return all.slice(from, here).map((one) => `${one.dataset.script}\n`).join("");
  }

  async open(code, button) {
    button.disabled = true;
    try {
      this.redress = await started();
    } catch (error) {
      button.replaceWith(built("p", { className: "remark error", textContent: `${words.failed} ${error.message}` }));
      return;
    }
    const rows = this.first.split("\n").length + 1;
    this.text = built("textarea", { value: this.first, rows, spellcheck: false, className: "live" });
    this.text.setAttribute("aria-label", words.script);
    this.text.addEventListener("input", () => this.changed(true));
    this.sliders = built("div", { className: "live sliders" });
    this.said = built("div", { className: "live said" });
    this.said.setAttribute("role", "status");
    const back = built("button", { type: "button", className: "live", textContent: words.restore });
    back.addEventListener("click", () => this.restore());
    code.replaceWith(this.text);
    button.replaceWith(this.sliders, back, this.said);
    this.results = this.querySelector(".of-ruling");
    this.original = [...this.results.childNodes];
    this.weigh();
    this.text.focus();
  }

  restore() {
    this.text.value = this.first;
    this.dataset.script = this.first;
    this.results.replaceChildren(...this.original);
    this.said.replaceChildren();
    this.weigh();
    this.after();
  }

  /** The text is another: the results are, and so are those of the blocks behind that were changed. */
  changed(isTyped) {
    this.dataset.script = this.text.value;
    this.show();
    if (isTyped) this.weigh();
    this.after();
  }

  /** Blocks that follow and have been opened rest on this one. */
  after() {
    const all = [...document.querySelectorAll("redress-ruling")];
    for (const one of all.slice(all.indexOf(this) + 1)) {
      if ("anew" in one.dataset) break;
      if (one.text) one.show();
    }
  }

  show() {
    const before = this.before();
    const script = before + this.dataset.script;
    const { results, diagnostics } = this.redress.evaluate(script, { language: words.language, want: ["results"] });
    const own = results.filter((one) => one.start >= before.length);
    // What the engine answers has no script in it and every word of a stranger's escaped.
    this.results.innerHTML = own.map((one) => one.html).join("");
    const wrong = diagnostics.filter((one) => one.start === null || one.start >= before.length);
    this.said.replaceChildren(...wrong.map((one) => {
      const help = one.help ? ` ${one.help}` : "";
      return built("p", { className: `remark ${one.severity}`, textContent: `${one.word}: ${one.message}.${help}` });
    }));
  }

  /** A slider for each weight of each ruling of the block. */
  weigh() {
    const lines = this.text.value.split("\n");
    const groups = lines.flatMap((line, at) => {
      const found = weighted(this.redress, line);
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
      input.addEventListener("input", () => {
        const weights = ruling.components.map((one) => one.weight);
        const answer = this.redress.ask({ do: "balance", weights, at: place, to: `${input.value}%` });
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
    const { script } = this.redress.ask({ do: "script", form, language: words.language });
    if (script === null || script === undefined) return;
    const lines = this.text.value.split("\n");
    lines[at] = before + script.trim();
    this.text.value = lines.join("\n");
    this.changed(false);
  }
}

customElements.define("redress-ruling", RedressRuling);
