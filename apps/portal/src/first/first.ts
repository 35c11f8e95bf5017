/**
 * The script inside the page: it draws the session's sample and writes the first screen of
 * whatever route the hash names, then fetches React when the page is idle or something is pressed.
 */
import { hashPath, parseRoute, type Route } from '../routes.ts';
import { drawDeck, sceneTitle, setScene, type Scene } from '../scene.ts';
import { fetchFile } from '../services/files.ts';
import { readMeasured } from '../services/figures.ts';
import { shortcutHash } from '../services/launch.ts';
import { openStore } from '../services/storage.ts';
import { followViewport } from '../services/viewport.ts';
import { listenToPresses } from '../shell/presses.ts';
import type { Carried } from '../site.ts';
import { showTheme } from '../shell/theme.ts';
import type { Handover, InstallEvent } from './handover.ts';
import { writeFirst } from './write.tsx';

const carried = JSON.parse(document.querySelector('#carried')?.textContent ?? '') as Carried;
const { site } = carried;
const { kept } = openStore(() => localStorage);
const measured = readMeasured(() => localStorage);
const handover: Handover = {
  path: '',
  route: { name: 'home' },
  deck: drawDeck(carried, Math.random, measured.figures),
  served: measured.served,
  kept,
  scene: undefined,
  drawn: Promise.resolve(),
  pressed: [],
  messages: [],
  heard: false,
  live: false,
};
window.handover = handover;

let begun = (): void => {};
/** Settles when a screen is written as it shall be. */
const begins = new Promise<void>((settle) => (begun = settle));

/** Writes the page for the hash, and again when what it needs has come. */
function draw(): void {
  if (handover.live) return;
  handover.path = hashPath(location.hash);
  const route = (handover.route = parseRoute(handover.path));
  if (route.name === 'home') {
    handover.drawn = write({ name: 'home' });
    return;
  }
  void write(undefined, previewOf(route));
  for (const file of site.chunks[route.name] ?? []) preload(file);
  handover.drawn = setScene(route, site, handover.deck, fetchFile, Math.random).then((scene) => {
    if (!handover.live && handover.route === route) return write(scene);
  });
  // What cannot be drawn must not leave the visitor before a page that seems to load for ever.
  handover.drawn = handover.drawn.catch(() => write({ name: 'error', why: 'broken' }));
}

/** What the deck knows of a game whose facts are on their way: its picture need not wait for them. */
function previewOf(route: Route): Scene | undefined {
  if (route.name !== 'detail') return undefined;
  const known = handover.deck.pool.find(({ id }) => id === route.id);
  const game = known && { ...known, tags: [], url: '' };
  return game && { name: 'detail', game, others: [], partial: true };
}

/**
 * Writes the page: the first screen at once, what is below it from frame to frame.
 * @param preview shown while the scene is on its way
 * @returns settles when the page is whole
 */
async function write(scene: Scene | undefined, preview?: Scene): Promise<void> {
  const { deck, route } = handover;
  const shown = scene ?? preview;
  const again = scene !== undefined && handover.scene === undefined;
  handover.scene = scene;
  const name = shown?.name ?? route.name;
  document.body.className = name;
  document.title = shown ? sceneTitle(shown, site) : site.name;
  const app = document.querySelector('#app');
  if (!app) return;
  const { html, rest } = writeFirst({ site, deck, kept, route: name, scene: shown });
  const main = app.querySelector('main');
  if (again && main) {
    // The bar stays: somebody may be typing in it.
    const next = document.createElement('div');
    next.innerHTML = html;
    main.replaceChildren(...(next.querySelector('main')?.childNodes ?? []));
  } else app.innerHTML = html;
  app.toggleAttribute('data-wait', shown === undefined);
  if (scene) begun();
  if (name === 'game') load();
  await writeRest(app, rest);
}

/** Whether the browser brings the visitor back to a place on the page: it must be there at once. */
const returning = performance
  .getEntriesByType('navigation')
  .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');

/** Parts that a high screen shows besides: sections of home, more of a list. */
const TALL = 3;

/**
 * Puts what is below the first screen in its place, a part a frame, so that none blocks the page,
 * and not before the first screen has its pictures.
 */
async function writeRest(app: Element, rest: readonly (() => string)[]): Promise<void> {
  const places = app.querySelectorAll('template[data-later]');
  const atOnce = returning
    ? rest.length
    : document.documentElement.hasAttribute('data-tall')
      ? TALL
      : 0;
  for (const [at, part] of rest.entries()) {
    if (at === atOnce) await firstScreenShown();
    if (at >= atOnce) await nextFrame();
    // Another page may have been written meanwhile.
    const place = places[at];
    if (!place?.isConnected) continue;
    place.insertAdjacentHTML('beforebegin', part());
    place.remove();
  }
}

/** How long pictures may keep the rest of the page waiting, in milliseconds. */
const PATIENCE_MS = 3000;

/** Once all that the first screen needs is here, or somebody moves on. */
function firstScreenShown(): Promise<void> {
  return new Promise((go) => {
    if (document.readyState === 'complete') return go();
    const shown = (): void => go();
    for (const sign of ['load', 'scroll', 'pointerdown', 'keydown']) {
      addEventListener(sign, shown, { once: true, passive: true });
    }
    setTimeout(go, PATIENCE_MS);
  });
}

/** Once a frame is drawn; where none is, as in a tab behind others, all the same. */
function nextFrame(): Promise<void> {
  return new Promise((go) => {
    requestAnimationFrame(() => setTimeout(go));
    setTimeout(go, 200);
  });
}

function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
  if (link.rel === 'preload') {
    link.as = 'style';
    link.crossOrigin = '';
  }
  link.href = file;
  document.head.append(link);
}

let asked = false;
/** Fetches the script that makes the page live; once. */
function load(): void {
  if (asked) return;
  asked = true;
  for (const file of site.chunks['main'] ?? []) preload(file);
  const script = document.createElement('script');
  script.type = 'module';
  script.src = site.main;
  script.addEventListener('error', () => (asked = false));
  document.head.append(script);
}

/** After what the visitor came for: on a slow line the script would share it. */
async function whenIdle(): Promise<void> {
  await begins;
  await nextFrame();
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 2000 });
  else setTimeout(load, 200);
}

const shortcut = shortcutHash(location.search, kept.recent, handover.deck.pool, Math.random);
if (shortcut !== undefined) history.replaceState(history.state, '', `/${shortcut}`);
showTheme(kept.theme ?? site.theme);
followViewport();
draw();
listenToPresses();
addEventListener('hashchange', draw);
// Offered in the panel of one's games instead, where it is in nobody's way.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  handover.install = event as InstallEvent;
});
addEventListener('message', (event) => {
  if (!handover.heard) handover.messages.push(event);
});
addEventListener(
  'click',
  (event) => {
    if (!handover.live && event.target instanceof Element) handover.pressed.push(event.target);
  },
  true,
);
for (const press of ['pointerdown', 'keydown', 'focusin']) {
  addEventListener(press, load, { once: true, passive: true });
}
if (document.readyState === 'complete') void whenIdle();
else addEventListener('load', () => void whenIdle());
