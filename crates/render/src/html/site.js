(() => {
  const box = document.querySelector(".search");
  const input = box.querySelector("input");
  const found = document.querySelector(".found");
  const list = found.nextElementSibling;
  const plain = (text) => text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/gu, "").replaceAll("ł", "l");
  let pages;
  let loading;
  box.hidden = false;
  // A file of data cannot be read from a page without a server; a script can.
  const load = () => loading ??= new Promise((resolve) => {
    globalThis.redressSearch = (data) => {
      pages = data.map(([file, title, also, headings, words]) => ({
        file, title, headings: headings ? headings.split(" · ") : [],
        places: [title, also, headings, words].map((text) => ` ${plain(text)}`),
      }));
      resolve();
    };
    document.body.append(Object.assign(document.createElement("script"), { src: "search.js" }));
  });
  /** A page's worth for a word: its title before its other names, its headings and its text; beginnings before middles. */
  const worth = (page, word) => page.places.reduce((best, text, at) => {
    const weight = [40, 30, 12, 3][at];
    if (text.includes(` ${word} `) || text.endsWith(` ${word}`)) return Math.max(best, weight * 2);
    return text.includes(` ${word}`) ? Math.max(best, weight) : text.includes(word) ? Math.max(best, weight / 2) : best;
  }, 0);
  const search = () => {
    const words = plain(input.value).split(/\s+/u).map((word) => word.replace(/^-+/u, "")).filter(Boolean);
    const is = words.length > 0;
    found.hidden = !is;
    list.hidden = is;
    if (!is || !pages) return;
    const hits = pages.map((page) => ({ page, values: words.map((word) => worth(page, word)) }))
      .filter(({ values }) => values.every((value) => value > 0))
      .map(({ page, values }) => ({ page, value: values.reduce((sum, value) => sum + value, 0) }))
      .sort((one, other) => other.value - one.value).slice(0, 25);
    found.replaceChildren(...hits.map(({ page }) => {
      const line = document.createElement("li");
      line.append(Object.assign(document.createElement("a"), { href: page.file, textContent: page.title }));
      const heading = page.headings.find((one) => words.some((word) => plain(one).includes(word)));
      if (heading) line.append(Object.assign(document.createElement("small"), { textContent: heading }));
      return line;
    }));
    if (hits.length === 0) found.append(Object.assign(document.createElement("li"), { textContent: input.dataset.none }));
  };
  input.addEventListener("focus", load);
  input.addEventListener("input", () => load().then(search));
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter") found.querySelector("a")?.click();
    if (event.key === "Escape") {
      input.value = "";
      search();
    }
  });
  addEventListener("keydown", (event) => {
    if (event.key === "/" && !event.target.closest("input, textarea")) {
      event.preventDefault();
      input.focus();
    }
  });
})();
