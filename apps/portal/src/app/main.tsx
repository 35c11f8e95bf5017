/** Hydrates the page: React takes over what the first paint has written. */
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { BootData, Site } from '../data/site.ts';
import { openContent } from '../services/content.ts';
import { ServicesContext, type Services } from '../services/context.ts';
import { nextTask, whenIdle } from '../services/frames.ts';
import type { HydrationState } from '../services/hydration.ts';
import { refreshFigures } from '../services/server-figures.ts';
import { browserDeps, cacheSite } from '../features/offline/cache-site.ts';
import { openSession } from '../services/session.ts';
import { openStatistics, requestImage, wantsNoTracking } from '../services/statistics.ts';
import { openStore } from '../services/storage.ts';
import { showTheme } from '../services/theme.ts';
import { toast } from '../services/toasts.ts';
import { openPolicy } from '../services/trusted.ts';
import { App } from './app.tsx';
import { countPress, countPresses } from './clicks.ts';
import { watchForExtras } from './lazy-extras.ts';
import { watchConnection } from '../features/offline/live-connection.ts';
import { fallbackPageData } from './release.ts';
import { fetchScreen } from './screens.tsx';

/** Most visitors came by no campaign, and load nothing for one. */
async function fetchCampaign(): Promise<string | undefined> {
  if (!/cid=|uc=/.test(location.search + document.cookie)) return undefined;
  try {
    return (await import('../services/visitor.ts')).findCampaign();
  } catch {
    // The page is whole without it.
    return undefined;
  }
}

function openServices(site: Site, hydration: HydrationState, campaign?: string): Services {
  const count = openStatistics({
    on: site.statistics,
    doNotTrack: wantsNoTracking(navigator),
    campaign,
    now: Date.now,
    request: requestImage,
  });
  const store = openStore(() => localStorage, hydration.saved);
  const applyTheme = (): void => showTheme(store.saved.theme ?? site.theme);
  applyTheme();
  store.subscribe(applyTheme);
  return {
    site,
    homeData: hydration.homeData,
    served: hydration.served,
    store,
    openDay: hydration.openDay,
    count,
    callContent: openContent({
      fetch: (...call) => fetch(...call),
      toast,
      count,
      siteName: site.name,
    }),
    session: openSession(hydration.homeData.maybe),
    breaks: {},
  };
}

/** Waits until what the hash names is written and its screen's code is here. */
async function settle(hydration: HydrationState, site: Site): Promise<void> {
  for (let path = ''; path !== hydration.path;) {
    path = hydration.path;
    await hydration.written;
    await fetchScreen(hydration.pageData?.name ?? 'home').catch(async () => {
      hydration.pageData = await fallbackPageData(site, false);
      document.querySelector('#app')?.replaceChildren();
    });
  }
}

async function hydrate(): Promise<void> {
  openPolicy('portal');
  await nextTask();
  const { hydration } = window;
  const app = document.querySelector('#app');
  if (!hydration || !app) throw new Error('The first paint has not run');
  const bootData = JSON.parse(document.querySelector('#boot-data')?.textContent ?? '') as BootData;
  const services = openServices(bootData.site, hydration, await fetchCampaign());
  await settle(hydration, bootData.site);
  hydration.live = true;
  countPresses(services.count);
  watchForExtras(services.count);
  const onLive = (): void => {
    const route = hydration.route.name;
    for (const element of hydration.pressed) countPress(element, services.count, route);
    const button = hydration.pressed.at(-1)?.closest<HTMLElement>('button[data-live]');
    hydration.pressed.length = 0;
    // After React's work: the part that holds the button may have to be hydrated first.
    queueMicrotask(() => {
      if (button?.isConnected) button.click();
    });
    watchConnection(services, hydration);
    const ask = (): Promise<unknown> => services.callContent('figures', undefined, { quiet: true });
    if (services.site.server)
      void refreshFigures({ storage: () => localStorage, now: Date.now, ask });
    onceLoaded(() =>
      whenIdle(
        () =>
          void cacheSite(
            browserDeps(services.site),
            services.homeData.pool,
            services.site.categories,
          ),
      ),
    );
  };
  const start = {
    path: hydration.path,
    route: hydration.route.name,
    pageData: hydration.pageData,
  };
  const page = (
    <StrictMode>
      <ServicesContext value={services}>
        <App start={start} onLive={onLive} />
      </ServicesContext>
    </StrictMode>
  );
  // If the screen's code did not come, the static page has been taken away.
  // A transition: React stops for presses and frames on the way.
  if (app.firstChild) startTransition(() => void hydrateRoot(app, page));
  else createRoot(app).render(page);
}

function onceLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else window.addEventListener('load', act, { once: true });
}

// Deferred past the script's evaluation: with DevTools open, a timer set here makes V8 parse the
// script again.
queueMicrotask(() => void hydrate());
