
(() => {
  const root = document.documentElement;
  const main = document.querySelector("main");
  const words = document.querySelector(".slide-words").dataset;
  // A block that its reader has changed is not made anew; it is moved whole, once.
  const isLive = document.querySelector("redress-ruling") !== null;
  const sections = [...main.querySelectorAll(":scope > .slide")];
  const woven = isLive ? sections : sections.map((section) => section.cloneNode(true));
  const isWide = matchMedia("(min-aspect-ratio: 6/5) and (min-height: 380px)");
  let slides = sections;
  let at = 0;
  let step = 0;
  let speaker = null;
  let began = 0;

  /** A footnote stands on the slide that calls it. */
  const withNotes = (section) => {
    for (const call of section.querySelectorAll(".footnote-reference a")) {
      const note = document.getElementById(call.hash.slice(1));
      if (!note || section.querySelector(`[data-note="${note.id}"]`)) continue;
      const copy = note.cloneNode(true);
      copy.removeAttribute("id");
      copy.dataset.note = note.id;
      copy.querySelectorAll(".back").forEach((back) => back.remove());
      (call.closest(".slide > *") ?? section.lastElementChild).after(copy);
    }
  };

  const make = () => {
    const address = slides[at]?.dataset.address ?? decodeURIComponent(location.hash.slice(1));
    const isDeck = isWide.matches;
    if (root.classList.contains("deck") === isDeck && isLive) return;
    root.classList.toggle("deck", isDeck);
    if (isLive && slides !== sections) return;
    slides.forEach((slide) => slide.remove());
    const fresh = isLive ? woven : woven.map((section) => section.cloneNode(true));
    main.prepend(...fresh);
    slides = fresh;
    if (isDeck) {
      root.classList.add("measuring");
      for (const section of fresh) {
        withNotes(section);
        const isShown = root.classList.contains("with-working");
        section.querySelectorAll("details:not(.reveal)").forEach((one) => (isShown ? one.setAttribute("open", "") : one.remove()));
        if (!root.classList.contains("with-source")) section.querySelectorAll(".source:not(.always)").forEach((one) => one.remove());
      }
      slides = fresh.flatMap(split);
      root.classList.remove("measuring");
    }
    const counts = {};
    slides.forEach((slide, number) => {
      const { of = "start" } = slide.dataset;
      counts[of] = (counts[of] ?? 0) + 1;
      slide.dataset.address = counts[of] === 1 ? of : `${of}.${counts[of]}`;
      slide.dataset.number = number + 1;
    });
    at = Math.max(0, found(address));
    step = 0;
    show();
  };

  /** The slide of an address: its own, or that of a place on it. */
  const found = (address) => {
    const own = slides.findIndex((slide) => slide.dataset.address === address);
    return own >= 0 || !address ? own : slides.findIndex((slide) => slide.querySelector(`[id="${CSS.escape(address)}"]`));
  };
  const steps = () => Math.max(0, ...[...(slides[at]?.querySelectorAll("[data-step]") ?? [])].map((one) => Number(one.dataset.step)));

  const show = () => {
    slides.forEach((slide, number) => slide.classList.toggle("here", number === at));
    for (const one of slides[at]?.querySelectorAll("[data-step]") ?? []) one.classList.toggle("later", Number(one.dataset.step) > step);
    if (root.classList.contains("deck") && slides[at]) {
      history.replaceState(null, "", `#${encodeURIComponent(slides[at].dataset.address ?? "")}`);
      if (!root.classList.contains("overview")) slides[at].scrollTop = 0;
    }
    tell();
  };
  const go = (to) => {
    at = Math.max(0, Math.min(slides.length - 1, to));
    step = 0;
    show();
    if (root.classList.contains("deck") && !root.classList.contains("overview")) slides[at].focus({ preventScroll: true });
    else slides[at].scrollIntoView({ block: "nearest" });
  };
  /** Shows the part below the edge of an unfolded slide, then its next step, then the next slide. */
  const on = () => {
    const slide = slides[at];
    if (slide.scrollTop + slide.clientHeight < slide.scrollHeight - 8) return slide.scrollBy(0, slide.clientHeight * 0.8);
    if (step < steps()) {
      step += 1;
      return show();
    }
    if (at < slides.length - 1) go(at + 1);
  };
  const back = () => {
    const slide = slides[at];
    if (slide.scrollTop > 8) return slide.scrollBy(0, -slide.clientHeight * 0.8);
    if (step > 0) {
      step -= 1;
      return show();
    }
    if (at === 0) return;
    go(at - 1);
    step = steps();
    show();
  };

  const built = (name, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };
  const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
  const seconds = () => (Date.now() - began) / 1000;

  /** The speaker's window: this slide, the next, the notes, the time. Closing it ends nothing here. */
  const speak = () => {
    if (speaker && !speaker.closed) return speaker.focus();
    speaker = open("", "redress-speaker", "popup,width=1120,height=720");
    if (!speaker) return root.classList.toggle("with-notes");
    began = Date.now();
    const { document: other } = speaker;
    other.title = `${words.speaker}: ${document.title}`;
    other.documentElement.lang = root.lang;
    other.documentElement.className = "deck speaker";
    other.head.replaceChildren(...[...document.querySelectorAll("style")].map((style) => other.importNode(style, true)));
    other.body.replaceChildren(other.createElement("main"));
    speaker.addEventListener("keydown", key);
    speaker.addEventListener("resize", tell);
    tell();
  };
  const preview = (slide, width) => {
    const box = built("div", { className: "preview" });
    if (!slide) return built("p", { textContent: words.end });
    const copy = slide.cloneNode(true);
    copy.classList.add("here");
    const stage = innerWidth / innerHeight * 720;
    box.style.zoom = width / stage;
    box.style.width = `${stage}px`;
    box.append(copy);
    return box;
  };
  const tell = () => {
    if (!speaker || speaker.closed) return;
    const page = speaker.document.querySelector("main");
    const half = speaker.innerWidth * 0.55;
    const notes = slides.slice(0, at + 1).reverse().find((slide, back) =>
      slide.querySelector(".notes") || !slides[at - back - 1] || slides[at - back - 1].dataset.of !== slides[at].dataset.of);
    const time = built("time", { className: "clock" });
    const reminders = [...(slides[at].querySelector(".notes") ?? notes?.querySelector(".notes"))?.cloneNode(true).childNodes ?? []];
    page.replaceChildren(
      built("section", {}, preview(slides[at], half)),
      built("section", {}, built("p", { className: "label", textContent: `${words.next} · ${at + 1} / ${slides.length}${steps() > 0 ? ` · ${step}/${steps()}` : ""}` }), preview(slides[at + 1], half * 0.55), time),
      built("section", { className: "spoken" }, built("p", { className: "label", textContent: words.notes }), ...reminders),
    );
    tick();
  };
  const tick = () => {
    if (!speaker || speaker.closed) return;
    const time = speaker.document.querySelector("time");
    const now = new Date().toLocaleTimeString(root.lang, { hour: "2-digit", minute: "2-digit" });
    if (time) time.textContent = `${now} · ${clock(seconds())}`;
  };
  setInterval(tick, 1000);

  const toggled = (name) => () => {
    root.classList.toggle(name);
    return true;
  };
  const anew = (name) => () => toggled(name)() && make();
  const keys = {
    ArrowRight: on, ArrowDown: on, PageDown: on, " ": on, Enter: on,
    ArrowLeft: back, ArrowUp: back, PageUp: back, Backspace: back,
    Home: () => go(0), End: () => go(slides.length - 1),
    n: speak, b: toggled("black"), ".": toggled("black"), s: anew("with-source"), w: anew("with-working"),
    o: () => { toggled("overview")(); go(at); }, Escape: () => { root.classList.remove("overview", "black"); go(at); },
    r: () => { began = Date.now(); tick(); },
    f: () => document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen(),
  };
  const key = (event) => {
    if (!root.classList.contains("deck") || event.altKey || event.ctrlKey || event.metaKey) return;
    const own = event.target.closest?.("summary, a, input, textarea, button");
    const isWritten = event.target.closest?.("input, textarea");
    if (isWritten || (own && [" ", "Enter"].includes(event.key))) return;
    if (root.classList.contains("overview") && event.key === "Enter") return keys.o();
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act || (isLive && (event.key === "s" || event.key === "w"))) return;
    event.preventDefault();
    if (root.classList.contains("black") && !["b", "B", "."].includes(event.key)) root.classList.remove("black");
    act();
  };
  addEventListener("keydown", key);
  main.addEventListener("click", (event) => {
    const slide = event.target.closest(".slide");
    if (!root.classList.contains("overview") || !slide) return;
    event.preventDefault();
    root.classList.remove("overview");
    go(slides.indexOf(slide));
  });
  // Fingers turn slides too.
  let down = null;
  addEventListener("pointerdown", (event) => { down = event.pointerType === "mouse" || event.target.closest("input, textarea, .scroll") ? null : event.clientX; });
  addEventListener("pointerup", (event) => {
    const moved = down === null ? 0 : event.clientX - down;
    down = null;
    if (root.classList.contains("deck") && Math.abs(moved) > 60) (moved < 0 ? on : back)();
  });
  addEventListener("hashchange", () => {
    const to = found(decodeURIComponent(location.hash.slice(1)));
    if (to >= 0 && to !== at) go(to);
  });
  let ratio = innerWidth / innerHeight;
  addEventListener("resize", () => {
    const now = innerWidth / innerHeight;
    if (Math.abs(now - ratio) > 0.005 || isWide.matches !== root.classList.contains("deck")) {
      ratio = now;
      make();
    }
  });
  make();
  // A font that comes late has other widths.
  document.fonts?.ready.then(() => { if (!isLive) make(); });
})();
