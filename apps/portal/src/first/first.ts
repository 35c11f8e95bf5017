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
import { writePage } from './write.tsx';

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

/** Writes the page for the hash, and again when what it needs has come. */
function draw(): void {
  if (handover.live) return;
  handover.path = hashPath(location.hash);
  const route = (handover.route = parseRoute(handover.path));
  if (route.name === 'home') return write({ name: 'home' });
  write(undefined, previewOf(route));
  for (const file of site.chunks[route.name] ?? []) preload(file);
  handover.drawn = setScene(route, site, handover.deck, fetchFile, Math.random).then((scene) => {
    if (!handover.live && handover.route === route) write(scene);
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

/** Writes the page. @param preview shown while the scene is on its way */
function write(scene: Scene | undefined, preview?: Scene): void {
  const { deck, route } = handover;
  const shown = scene ?? preview;
  const again = scene !== undefined && handover.scene === undefined;
  handover.scene = scene;
  const name = shown?.name ?? route.name;
  document.body.className = name;
  document.title = shown ? sceneTitle(shown, site) : site.name;
  const app = document.querySelector('#app');
  if (!app) return;
  const html = writePage({ site, deck, kept, route: name, scene: shown });
  const main = app.querySelector('main');
  if (again && main) {
    // The bar stays: somebody may be typing in it.
    const next = document.createElement('div');
    next.innerHTML = html;
    main.replaceChildren(...(next.querySelector('main')?.childNodes ?? []));
  } else app.innerHTML = html;
  app.toggleAttribute('data-wait', shown === undefined);
  if (name === 'game') load();
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

function whenIdle(): void {
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
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);
