/** The page begins here: its parts are made and wired to one another. */
import { Answer } from './answer.js';
import { byId, kept, show } from './dom.js';
import { Editor } from './editor/editor.js';
import { Engine } from './engine.js';
import { FIRST } from './first.js';
import { Form } from './form/form.js';
import { Picker } from './form/picker.js';
import { current, inEveryLanguage, languageNames, preferred, speak, t } from './i18n.js';
import { startOffline } from './offline.js';
import { startPresses } from './press.js';
import { changeScript, currentScript, keptScript, onScript } from './session.js';
import { EventView } from './views/event.js';
import { startExamples } from './views/examples.js';
import { fromAddress, notice, startShare } from './views/share.js';
import { startSheet } from './views/sheet.js';
import { Topics } from './views/topics.js';
import { goTo, startViews } from './views/views.js';
import { Walk } from './walk/walk.js';

const TABS = ['form', 'walk', 'script'];

function startLanguages() {
  const box = byId('language');
  for (const [tag, name] of languageNames()) {
    const option = new Option(name, tag);
    option.lang = tag;
    box.add(option);
  }
  box.addEventListener('change', () => speak(box.value));
  inEveryLanguage(() => (box.value = current()));
}

/** The sides of the input, as tabs that arrows go through. */
function startTabs(onTab) {
  const select = (name, { focus = false } = {}) => {
    for (const one of TABS) {
      const tab = byId(`tab-${one}`);
      tab.setAttribute('aria-selected', String(one === name));
      tab.tabIndex = one === name ? 0 : -1;
      show(byId(`panel-${one}`), one === name);
      if (focus && one === name) tab.focus();
    }
    kept.set('tab', name);
    onTab(name);
  };
  for (const [at, name] of TABS.entries()) {
    const tab = byId(`tab-${name}`);
    tab.addEventListener('click', () => select(name));
    tab.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step) select(TABS[(at + step + TABS.length) % TABS.length], { focus: true });
    });
  }
  return select;
}

async function start() {
  startPresses();
  const engine = new Engine();
  engine.warm();
  const address = await fromAddress();
  speak(preferred(address.language), { keep: false });
  startLanguages();

  const picker = new Picker(engine);
  const topics = new Topics(engine);
  const editor = new Editor(engine);
  const explain = (name) => topics.show(name);
  const answer = new Answer(engine, { editor, explain });
  const form = new Form(engine, {
    picker,
    toScript: (place) => {
      select('script');
      if (place) editor.go(place.start, place.end);
    },
    fresh: () => clear(),
    toWalk: () => select('walk', { focus: true }),
  });
  const walk = new Walk(engine, {
    picker,
    open: (script) => open(script),
    toForm: () => select('form', { focus: true }),
  });
  const select = startTabs((name) => {
    form.show(name === 'form');
    walk.show(name === 'walk');
  });
  answer.onPlace = () => select('script');

  /** Another script in the place of the one that there is, which can be had back. */
  const open = (script, tab) => {
    const before = currentScript();
    changeScript(script, 'open');
    goTo('ruling');
    if (tab) select(tab);
    if (before.trim() && before !== script) notice(t('replaced'), { words: t('undo'), act: () => changeScript(before, 'open') });
  };
  const clear = () => {
    const before = currentScript();
    form.clear();
    if (before.trim()) notice(t('cleared'), { words: t('undo'), act: () => changeScript(before, 'open') });
  };
  byId('to-new').addEventListener('click', clear);
  topics.onScript = (script) => open(script, 'script');
  startExamples(engine, (script) => open(script, 'script'));
  const sheet = startSheet(engine);
  new EventView(engine, { picker, explain, sheet, open: (script) => open(script, 'script') });
  const share = startShare();
  startViews((state) => topics.restore(state));

  onScript(() => {
    share.close();
    answer.soon();
  });
  inEveryLanguage(() => currentScript() && answer.evaluate());
  byId('headline').addEventListener('click', () => byId('answer').scrollIntoView());

  select(TABS.includes(kept.get('tab')) ? kept.get('tab') : TABS[0]);
  const before = keptScript();
  changeScript(address.script ?? before ?? FIRST, 'open');
  await bring(address, before, open);
  addEventListener('hashchange', async () => {
    const next = await fromAddress();
    if (next.language) speak(next.language);
    await bring(next, currentScript(), open);
    if (next.script !== null) open(next.script);
  });
  // Fetching files for later would delay the first answer.
  // The service worker keeps the second half, so that it is fetched once.
  answer.given.then(startOffline).then(() => engine.complete());
}

/** Says what an address brought, and takes it out of the bar: what is worked on from here is no longer that. */
async function bring({ script, fault }, before, open) {
  if (fault) notice(t(`share-${fault}`));
  else if (script !== null && before?.trim() && before !== script) {
    notice(t('from-address'), { words: t('back-to-mine'), act: () => open(before) });
  }
  if (fault || script !== null) history.replaceState(history.state, '', location.pathname + location.search);
}

start();
