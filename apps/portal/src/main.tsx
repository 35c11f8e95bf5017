/** Makes the page live: takes over what the first paint has drawn. */
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Handover } from './first/handover.ts';
import { App } from './live/app.tsx';
import { countPress, countPresses } from './live/clicks.ts';
import { watchForLater } from './live/later.ts';
import { sceneInstead } from './live/release.ts';
import { fetchScreen } from './live/screens.tsx';
import { ServicesContext, type Services } from './live/services.ts';
import { openContent } from './services/content.ts';
import { refreshMeasured } from './services/figures.ts';
import { browserDoors, keepOffline } from './services/offline.ts';
import { openStatistics, requestImage } from './services/statistics.ts';
import { openStore } from './services/storage.ts';
import { objectsToCounting, readVisitor } from './services/visitor.ts';
import { isBridged } from './services/webview.ts';
import { showTheme } from './shell/theme.ts';
import { toast } from './shell/toasts.ts';
import type { Carried, Site } from './site.ts';

function openServices(site: Site, handover: Handover): Services {
  const { flags, cookie } = readVisitor({
    userAgent: navigator.userAgent,
    iosStandalone: (navigator as { readonly standalone?: boolean }).standalone,
    bridged: isBridged(window),
    standaloneMode: matchMedia('(display-mode: standalone)').matches,
    query: location.search,
    cookies: document.cookie,
  });
  if (cookie !== undefined) document.cookie = cookie;
  const count = openStatistics({
    on: site.statistics,
    objects: objectsToCounting(navigator),
    campaign: flags.campaign,
    now: Date.now,
    request: requestImage,
  });
  const store = openStore(() => localStorage, handover.kept);
  store.subscribe(() => showTheme(store.kept.theme ?? site.theme));
  return {
    site,
    deck: handover.deck,
    served: handover.served,
    store,
    count,
    callContent: openContent({ fetch: (...call) => fetch(...call), toast, count }),
    visitor: flags,
    change: store.change,
  };
}

/** Waits until what the hash names is drawn and its screen's code is here. */
async function settle(handover: Handover, site: Site): Promise<void> {
  for (let path = ''; path !== handover.path;) {
    path = handover.path;
    await handover.drawn;
    await fetchScreen(handover.scene?.name ?? 'home').catch(async () => {
      handover.scene = await sceneInstead(site);
      document.querySelector('#app')?.replaceChildren();
    });
  }
}

async function enliven(): Promise<void> {
  await nextTask();
  const { handover } = window;
  const app = document.querySelector('#app');
  if (!handover || !app) throw new Error('The first paint has not run');
  const carried = JSON.parse(document.querySelector('#carried')?.textContent ?? '') as Carried;
  const services = openServices(carried.site, handover);
  await settle(handover, carried.site);
  handover.live = true;
  countPresses(services.count);
  watchForLater();
  const onLive = (): void => {
    const route = handover.route.name;
    for (const element of handover.pressed) countPress(element, services.count, route);
    const button = handover.pressed.at(-1)?.closest<HTMLElement>('button[data-live]');
    handover.pressed.length = 0;
    // Not within React's own work: the part that holds the button may have to be taken over first.
    queueMicrotask(() => {
      if (button?.isConnected) button.click();
    });
    const ask = (): Promise<unknown> => services.callContent('figures', undefined, { quiet: true });
    void refreshMeasured({ storage: () => localStorage, now: Date.now, ask });
    whenIdle(() => void keepOffline(browserDoors(), services.deck.pool, carried.site.categories));
  };
  const start = { path: handover.path, route: handover.route.name, scene: handover.scene };
  const page = (
    <StrictMode>
      <ServicesContext value={services}>
        <App start={start} kept={handover.kept} onLive={onLive} />
      </ServicesContext>
    </StrictMode>
  );
  // Where the screen's code did not come, what was drawn has been taken away.
  // A transition: React stops for presses and frames on the way.
  if (app.firstChild) startTransition(() => void hydrateRoot(app, page));
  else createRoot(app).render(page);
}

/** Once the page has loaded and the browser has nothing better to do. */
function whenIdle(act: () => void): void {
  const wait = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(act);
    else setTimeout(act, 1000);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** Lets the browser draw and answer presses between two pieces of work. */
function nextTask(): Promise<void> {
  return new Promise((go) => {
    setTimeout(go);
  });
}

// Not while the script itself is at work: tools that note where a timer was set read it anew.
queueMicrotask(() => void enliven());
