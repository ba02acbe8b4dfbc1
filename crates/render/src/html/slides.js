(() => {
  const slides = [...document.querySelectorAll('.slide')];
  // What is a little taller than the screen is made smaller, but never too small to be read from the back.
  const fit = () => slides.forEach(slide => [1, 0.94, 0.88, 0.82, 0.76].some(size => {
    slide.style.setProperty('--fit', innerWidth < 960 ? 1 : size);
    return slide.getBoundingClientRect().height < innerHeight + 1;
  }));
  addEventListener('resize', fit);
  fit();
  const here = () => {
    const found = slides.findIndex(slide => slide.getBoundingClientRect().bottom > innerHeight / 2);
    return found < 0 ? slides.length - 1 : found;
  };
  const go = at => {
    const slide = slides[Math.max(0, Math.min(slides.length - 1, at))];
    slide.scrollIntoView();
    slide.focus({ preventScroll: true });
  };
  // What goes on below the screen comes before the next slide.
  const on = () => {
    const below = slides[here()].getBoundingClientRect().bottom - innerHeight;
    if (below > 8) scrollBy(0, Math.min(below, innerHeight * 0.8)); else go(here() + 1);
  };
  const back = () => {
    const above = -slides[here()].getBoundingClientRect().top;
    if (above > 8) scrollBy(0, -Math.min(above, innerHeight * 0.8)); else go(here() - 1);
  };
  const steps = {
    ArrowRight: () => go(here() + 1), PageDown: on, ' ': on,
    ArrowLeft: () => go(here() - 1), PageUp: back,
    Home: () => go(0), End: () => go(slides.length - 1),
    n: () => document.documentElement.classList.toggle('with-notes'),
    f: () => document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen(),
  };
  addEventListener('keydown', event => {
    const own = event.target.closest('summary, a, input');
    const scrolls = event.target.closest('.scroll, pre');
    const sideways = scrolls && scrolls.scrollWidth > scrolls.clientWidth && event.key.startsWith('Arrow');
    if (event.altKey || event.ctrlKey || event.metaKey || sideways || (own && event.key !== 'n')) return;
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      step();
    }
  });
})();
