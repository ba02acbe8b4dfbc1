(() => {
  const slides = [...document.querySelectorAll('.slide')];
  const here = () => {
    const found = slides.findIndex(slide => slide.getBoundingClientRect().bottom > innerHeight / 2);
    return found < 0 ? slides.length - 1 : found;
  };
  const go = at => {
    const slide = slides[Math.max(0, Math.min(slides.length - 1, at))];
    slide.scrollIntoView();
    slide.focus({ preventScroll: true });
  };
  const steps = {
    ArrowRight: () => go(here() + 1), PageDown: () => go(here() + 1), ' ': () => go(here() + 1),
    ArrowLeft: () => go(here() - 1), PageUp: () => go(here() - 1),
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
