// A lecture's sections as slides that fit their screen. Nothing is made smaller: what is too much for one slide goes on on the
// next, below the words of its heading. Sizes are in hundredths of the slide's height (slides.css).

const split = (() => {
  const INTRODUCES = "h1, h2, h3, h4, .case, .asked, .again, .title, caption, dt, figcaption:first-child, .above, .byline";
  const PARTS = "div:not(.deal, .compass, .step-mark), nav, section, figure, ul, ol, dl, blockquote, table, tbody, details";
  // Labels of a drawing are 13 of its units high, and at least three hundredths of the slide.
  const LEAST_SCALE = 3 / 13;

  /** A heading or label belongs to the element below it: no slide ends with it. */
  const introduces = (one) => one.matches(INTRODUCES) || "goesOn" in one.dataset || (one.localName === "p" && /:\s*$/u.test(one.textContent));
  const unit = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 4.5;

  /** The slides of a section. */
  return (section) => {
    const heading = section.querySelector(":scope > :is(h1, h2, h3, .again)");
    const slides = [];
    // From the slide to the element that is being filled.
    let path = [];
    // The elements that appear step by step.
    let step = 0;
    let isList = false;

    const begin = () => {
      const slide = section.cloneNode(false);
      slide.removeAttribute("id");
      slide.classList.add("here");
      section.before(slide);
      if (slides.length > 0 && heading && heading.localName !== "h1") {
        const again = document.createElement("p");
        again.className = "again";
        again.textContent = `${heading.textContent.replace(/ …$/u, "")} …`;
        slide.append(again);
      }
      slides.at(-1)?.classList.remove("here");
      slides.push(slide);
      step = 0;
      return slide;
    };
    const room = () => {
      const { bottom, top } = path[0].getBoundingClientRect();
      const { paddingBottom, paddingTop } = getComputedStyle(path[0]);
      return { bottom: bottom - parseFloat(paddingBottom), height: bottom - top - parseFloat(paddingBottom) - parseFloat(paddingTop) };
    };
    const lowest = () => Math.max(0, ...[...path[0].children].map((one) => one.getBoundingClientRect().bottom));
    const fits = () => lowest() <= room().bottom + 0.5 && path[0].scrollHeight <= path[0].clientHeight + 1;

    /** An element of the path on the next slide: its head, where it is a table, and what introduces what comes now. */
    const goneOn = (one) => {
      const other = one.cloneNode(false);
      other.removeAttribute("id");
      if (one.localName === "ol") other.start = one.start + [...one.children].filter((item) => item.localName === "li").length;
      if (one.localName === "table") other.append(...[...one.querySelectorAll("caption, thead")].map((head) => head.cloneNode(true)));
      return other;
    };
    /** Goes on on a new slide; false where nothing would stay on this one. */
    const turn = (isForced = false) => {
      const carried = path.map((one) => {
        if (isForced) return [];
        const taken = [];
        for (let last = one.lastElementChild; last && introduces(last); last = last.previousElementSibling) taken.unshift(last);
        return taken;
      });
      // The innermost part that keeps anything; those within it have nothing and begin on the next slide.
      let kept = path.length - 1;
      const isEmpty = (at) => [...path[at].children].every((one) =>
        carried[at].includes(one) || one === path[at + 1] || one.matches("caption, thead, .again"));
      while (kept >= 0 && isEmpty(kept)) kept -= 1;
      if (kept < 0) return false;
      const below = path.slice(kept + 1);
      // The introduction of an empty part goes with it.
      const leading = [];
      if (below.length > 0) {
        for (let last = below[0].previousElementSibling; last && introduces(last); last = last.previousElementSibling) leading.unshift(last);
      }
      if (leading.length > 0 && [...path[kept].children].every((one) => leading.includes(one) || one === below[0] || one.matches(".again"))) {
        if (kept === 0) return false;
      }
      const next = [begin()];
      for (const one of path.slice(1, kept + 1)) {
        const other = goneOn(one);
        next.at(-1).append(other);
        next.push(other);
      }
      if (below.length > 0) {
        next.at(-1).append(...leading, below[0]);
        next.push(...below);
      } else {
        next.at(-1).append(...carried[kept]);
      }
      path = next;
      return true;
    };

    /** Columns closer together where a table is wider than the slide. */
    const tighten = (one) => {
      if (path[0].scrollWidth <= path[0].clientWidth + 1) return;
      for (const table of one.matches("table") ? [one] : one.querySelectorAll("table")) table.classList.add("tight");
    };

    const windowOf = (svg, from, to) => {
      const piece = svg.cloneNode(true);
      piece.setAttribute("viewBox", `0 ${from} ${svg.viewBox.baseVal.width} ${to - from}`);
      return piece;
    };
    /** A drawing as large as the slide has room; in windows, cut between its words, where it would be too small. */
    const draw = (svg) => {
      const { width, height } = svg.viewBox.baseVal;
      const into = path.at(-1);
      into.append(svg);
      const free = () => room().bottom - svg.getBoundingClientRect().top - 2 * unit();
      // The weights to choose from are beside it.
      const beside = (into.dataset.chosen ? 46 : 0) * unit();
      const scaleFor = (space) => Math.min((into.clientWidth - beside) / width, space / height) / unit();
      const put = (one, scale) => { one.style.width = `calc(${width * scale} * var(--u))`; };
      if (scaleFor(free()) < LEAST_SCALE) {
        svg.remove();
        turn();
        path.at(-1).append(svg);
      }
      const scale = Math.max(scaleFor(free()), LEAST_SCALE);
      put(svg, scale);
      if (fits()) return;
      const marks = [...svg.querySelectorAll("text, rect, circle")].map((one) => one.getBBox()).map((box) => [box.y - 2, box.y + box.height + 2]);
      const large = Math.min(path.at(-1).clientWidth / width / unit(), 0.3);
      let space = free();
      svg.remove();
      for (let from = 0; from < height;) {
        const most = from + space / unit() / large;
        const cuts = marks.map(([, end]) => end).filter((end) => end > from + 1 && end <= most && !marks.some(([top, bottom]) => top < end - 0.1 && bottom > end + 0.1));
        const to = height <= most ? height : Math.max(...cuts, from + 1) || height;
        const piece = windowOf(svg, from, cuts.length > 0 || height <= most ? to : height);
        put(piece, large);
        path.at(-1).append(piece);
        from = cuts.length > 0 || height <= most ? to : height;
        if (from < height) {
          turn();
          const probe = document.createElement("i");
          path.at(-1).append(probe);
          space = room().bottom - probe.getBoundingClientRect().top;
          probe.remove();
        }
      }
    };

    /** Words that are longer than a slide, parted at the end of a sentence or a line. */
    const part = (words) => {
      const text = words.textContent;
      const upTo = (end, isFirst) => {
        const copy = words.cloneNode(true);
        const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
        let at = 0;
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const { length } = node.data;
          node.data = isFirst ? node.data.slice(0, Math.max(0, end - at)) : node.data.slice(Math.max(0, end - at));
          at += length;
        }
        return copy;
      };
      const ends = [...text.matchAll(words.localName === "pre" ? /\n/gu : /[.!?:;]\s+/gu)].map((found) => found.index + found[0].length);
      const fit = ends.filter((end) => {
        const copy = upTo(end, true);
        path.at(-1).append(copy);
        const does = fits();
        copy.remove();
        return does;
      });
      if (fit.length === 0) {
        path.at(-1).append(words);
        return;
      }
      path.at(-1).append(upTo(fit.at(-1), true));
      turn();
      pour(upTo(fit.at(-1), false));
    };

    const inside = (one) => {
      // The words of a drawing stand above it, where nothing parts them.
      for (const words of one.matches("figure") ? one.querySelectorAll(":scope > figcaption") : []) {
        const drawing = one.querySelector(":scope > svg, .charts");
        words.classList.add("above");
        if (drawing) drawing.before(words);
        else if (words !== one.firstElementChild) one.prepend(words);
      }
      const children = [...one.children].filter((child) => child.localName !== "summary" || !one.matches(".reveal"));
      const shell = one.cloneNode(false);
      const heads = one.localName === "table" ? children.filter((child) => child.matches("caption, thead")) : [];
      shell.append(...heads);
      // Rows without a name of their own belong to the one above.
      for (const row of one.matches("tbody") ? children : []) {
        if (row.nextElementSibling?.firstElementChild?.textContent.trim() === "") row.dataset.goesOn = "";
      }
      if (one.querySelector(":scope > .weights")) shell.dataset.chosen = "yes";
      path.at(-1).append(shell);
      path.push(shell);
      const depth = path.length;
      for (const child of children.filter((child) => !heads.includes(child))) pour(child);
      path.length = depth - 1;
      const bare = [...path.at(-1).children].at(-1);
      if (bare && bare.children.length === 0) bare.remove();
    };

    /** A part on this slide, on the next where it does not fit, on several where it is longer than one. */
    const pour = (one) => {
      if (one.matches(".notes")) return path[0].append(one);
      if (one.matches(".step-mark")) {
        step += 1;
        isList = one.dataset.each === "item";
        return;
      }
      if (one.localName === "svg") return draw(one);
      const own = path.length === 1 ? step : 0;
      if (own > 0) {
        one.dataset.step = own;
        if (isList && one.matches("ul, ol")) {
          delete one.dataset.step;
          [...one.children].forEach((item, at) => { item.dataset.step = own + at; });
          step += one.children.length - 1;
        }
        isList = false;
      }
      // Everyone sees a question before its answer.
      if (one.matches(".reveal")) {
        turn();
        [...one.children].filter((child) => child.localName !== "summary").forEach(pour);
        return;
      }
      if (one.querySelector("svg") && one.matches(PARTS)) return inside(one);
      path.at(-1).append(one);
      tighten(one);
      if (fits()) return;
      const { height } = one.getBoundingClientRect();
      one.remove();
      const whole = room().height;
      const isLong = height > whole * 0.8 || one.querySelector(".reveal");
      if (!isLong || !one.matches(PARTS)) {
        if (turn() || turn(true)) {
          step = 0;
          path.at(-1).append(one);
          if (fits()) return;
          one.remove();
        }
      }
      if (one.matches(PARTS) && one.children.length > 0) inside(one);
      else if (one.matches("p, pre, li, dd")) part(one);
      else path.at(-1).append(one);
    };

    path = [begin()];
    for (const one of [...section.children]) {
      // A title stands alone, and so do the contents.
      const isTitle = path[0].lastElementChild?.matches("h1") || path[0].querySelector(":scope > h1 + .byline:last-child");
      if (path.length === 1 && ((isTitle && !one.matches(".byline, .notes")) || one.matches(".contents") || path[0].lastElementChild?.matches(".contents"))) {
        path = [begin()];
      }
      pour(one);
    }
    slides.at(-1)?.classList.remove("here");
    section.remove();
    const address = heading?.dataset.of || heading?.id || section.querySelector(":scope > [id]")?.id || "start";
    slides.forEach((slide) => { slide.dataset.of = address; });
    return slides;
  };
})();
