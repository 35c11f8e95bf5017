/**
 * The script inside the page: it samples the session's games and writes the first screen of whatever
 * route the hash names, then loads React when the page is idle or something is pressed. It stands
 * before the styles, so that it runs and requests the first pictures while they are still arriving;
 * what it writes is put on the page once all of that is here.
 */
import { BASE } from '../data/base.ts';
import { pickHomeSections, RECENT_SHOWN } from '../data/home-data.ts';
import { loadPageData, type PageData } from '../data/page-data.ts';
import { hashPath, parseRoute, type Route } from '../data/routes.ts';
import type { BootData } from '../data/site.ts';
import { pageTitle } from '../screens/page-title.ts';
import { reportLost } from '../services/connection.ts';
import { browserDaily, openDay, showBadge } from '../features/today/daily.ts';
import { hasFlag, setFlag, setShownRoute } from '../services/dom-state.ts';
import { fetchFile, forgetFiles } from '../services/files.ts';
import { nextFrame, nextTask, whenIdle } from '../services/frames.ts';
import type { HydrationState, InstallEvent } from '../services/hydration.ts';
import { shortcutHash } from '../services/launch.ts';
import { readStoredFigures } from '../services/server-figures.ts';
import { readStore } from '../services/storage.ts';
import { showTheme } from '../services/theme.ts';
import { openPolicy, trustedMarkup, trustedScript } from '../services/trusted.ts';
import { followViewport } from '../services/viewport.ts';
import { listenToPresses } from '../shell/presses.ts';
import { loadNearbyImages } from './near.ts';
import { showRail } from './rail.tsx';
import { writeFirst } from './write.tsx';

openPolicy('portal-first');
const bootData = JSON.parse(document.querySelector('#boot-data')?.textContent ?? '') as BootData;
const { site } = bootData;
const saved = readStore(() => localStorage);
const measured = readStoredFigures(() => localStorage, site.server);
const hydration: HydrationState = {
  path: '',
  route: { name: 'home' },
  homeData: pickHomeSections(bootData, Math.random, measured.figures, (pool) => [
    ...saved.recent.slice(0, RECENT_SHOWN).map(({ id }) => id),
    ...openDay(browserDaily, site, { pool }).five.map(({ game }) => game.id),
  ]),
  served: measured.served,
  saved,
  load: async (route) => {
    const pageData = await loadPageData(route, site, hydration.homeData, fetchFile, Math.random);
    if (pageData.name === 'error') forgetFiles();
    return pageData;
  },
  openDay: () => openDay(browserDaily, site, hydration.homeData),
  pageData: undefined,
  written: Promise.resolve(),
  pressed: [],
  messages: [],
  lost: !navigator.onLine,
  listening: false,
  live: false,
};
window.hydration = hydration;

/** Settles once all of the page's own markup and styles are here. */
const parsed = new Promise<void>((settle) => {
  if (document.readyState !== 'loading') settle();
  else document.addEventListener('DOMContentLoaded', () => settle());
});

let settleFirst = (): void => {};
/** Settles when the final screen is written, not only a preview of it. */
const firstWritten = new Promise<void>((settle) => (settleFirst = settle));

/** Writes the page for the hash, and again when what it needs has come. */
function show(): void {
  if (hydration.live) return;
  hydration.path = hashPath(location.hash);
  const route = (hydration.route = parseRoute(hydration.path));
  // In a separate task: picking the games has already used half of the time a page may be blocked.
  hydration.written = nextTask().then(() => writeRoute(route));
}

async function writeRoute(route: Route): Promise<void> {
  const isWanted = (): boolean => !hydration.live && hydration.route === route;
  if (!isWanted()) return;
  if (route.name === 'home') return write({ name: 'home' });
  void write(undefined, previewOf(route));
  try {
    const pageData = await hydration.load(route);
    if (isWanted()) await write(pageData);
  } catch {
    // What cannot be written must not leave the visitor with a page that seems to load forever.
    await write({ name: 'error', why: 'broken' });
  }
}

/** What is known of a game whose facts are still loading: its picture need not wait for them. */
function previewOf(route: Route): PageData | undefined {
  if (route.name !== 'detail') return undefined;
  const known = hydration.homeData.pool.find(({ id }) => id === route.id);
  const game = known && { ...known, tags: [], url: '' };
  return game && { name: 'detail', game, others: [], partial: true };
}

/**
 * Writes the page: the first screen at once, what is below it from frame to frame.
 * @param preview shown while the page data is loading
 * @returns settles when the page is whole
 */
async function write(pageData: PageData | undefined, preview?: PageData): Promise<void> {
  const { homeData, route } = hydration;
  const shown = pageData ?? preview;
  const isUpdate = pageData !== undefined && hydration.pageData === undefined;
  hydration.pageData = pageData;
  const name = shown?.name ?? route.name;
  document.title = pageTitle(shown, site);
  const { html, rest } = writeFirst(
    { site, homeData, saved, route: name, pageData: shown },
    hasFlag('small'),
  );
  // From here on its pictures load, though it is not on the page yet.
  const next = document.createElement('div');
  next.innerHTML = trustedMarkup(html);
  await parsed;
  const app = document.querySelector('#app');
  if (!app) return;
  setShownRoute(name);
  const main = app.querySelector('main');
  // The bar stays: the visitor may be typing in it.
  if (isUpdate && main) main.replaceChildren(...(next.querySelector('main')?.childNodes ?? []));
  else app.replaceChildren(...next.childNodes);
  app.toggleAttribute('data-wait', shown === undefined);
  if (pageData) settleFirst();
  if (name === 'game') load();
  await writeRest(app, rest);
}

/** Whether the browser brings the visitor back to a place on the page: it must be there at once. */
const returning = performance
  .getEntriesByType('navigation')
  .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');

/** Parts that a tall screen shows besides: sections of home, more of a list. */
const TALL = 3;

/**
 * Puts what is below the first screen in its place, a part a frame, so that none blocks the page,
 * and not before the first screen has its pictures.
 */
async function writeRest(app: Element, rest: readonly (() => string)[]): Promise<void> {
  const places = app.querySelectorAll('template[data-deferred]');
  const atOnce = returning ? rest.length : hasFlag('tall') ? TALL : 0;
  for (const [at, part] of rest.entries()) {
    if (at === atOnce) await firstScreenShown();
    if (at >= atOnce) await nextFrame();
    // Another page may have been written in the meantime.
    const place = places[at];
    if (!place?.isConnected) continue;
    place.insertAdjacentHTML('beforebegin', trustedMarkup(part()));
    // The style sheet lays it out once it comes near the screen.
    if (at >= atOnce && !place.closest('.cards'))
      place.previousElementSibling?.setAttribute('data-far', '');
    place.remove();
  }
}

/** How long pictures may keep the rest of the page waiting, in milliseconds. */
const TIMEOUT_MS = 3000;

/** Once all that the first screen needs is here, or the visitor moves on. */
function firstScreenShown(): Promise<void> {
  return new Promise((settle) => {
    if (document.readyState === 'complete') return settle();
    const shown = (): void => settle();
    for (const name of ['load', 'scroll', 'pointerdown', 'keydown']) {
      addEventListener(name, shown, { once: true, passive: true });
    }
    setTimeout(settle, TIMEOUT_MS);
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

let loading = false;
/** Loads the script that hydrates the page; once. */
function load(): void {
  if (loading) return;
  loading = true;
  for (const name of ['main', hydration.route.name]) {
    for (const file of site.chunks[name] ?? []) preload(file);
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.src = trustedScript(site.main);
  script.addEventListener('error', () => (loading = false));
  document.head.append(script);
}

/** After what the visitor came for: on a slow line the script would share it. */
async function loadWhenIdle(): Promise<void> {
  await firstWritten;
  await nextFrame();
  whenIdle(load, 2000);
}

setFlag('offline', hydration.lost);
const shortcut = shortcutHash(location.search, saved.recent, hydration.homeData.pool, Math.random);
if (shortcut !== undefined) history.replaceState(history.state, '', BASE + shortcut);
showTheme(saved.theme ?? site.theme);
followViewport();
show();
void parsed.then(() => {
  showRail(site);
  loadNearbyImages(document.body);
  return nextFrame().then(() => showBadge(hydration.openDay()));
});
listenToPresses();
addEventListener('hashchange', show);
addEventListener('offline', () => {
  hydration.lost = true;
  // A sign that a request was lost must be looked into first.
  if (!navigator.onLine) setFlag('offline', true);
});
addEventListener('online', () => setFlag('offline', false));
// The service worker sees the server hang where the page sees what was stored.
navigator.serviceWorker?.addEventListener('message', reportLost);
// Offered in the panel with the visitor's games instead, where it is in nobody's way.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  hydration.install = event as InstallEvent;
});
addEventListener('message', (event) => {
  if (!hydration.listening) hydration.messages.push(event);
});
addEventListener(
  'click',
  (event) => {
    if (!hydration.live && event.target instanceof Element) hydration.pressed.push(event.target);
  },
  true,
);
for (const press of ['pointerdown', 'keydown', 'focusin']) {
  addEventListener(press, load, { once: true, passive: true });
}
if (document.readyState === 'complete') void loadWhenIdle();
else addEventListener('load', () => void loadWhenIdle());
