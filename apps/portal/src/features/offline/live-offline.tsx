import './offline.css';
import { fillMessage } from '@playgrove/language/message-format';
import { createRoot, type Root } from 'react-dom/client';
import { hashPath, parseRoute } from '../../data/routes.ts';
import { browserCaches } from '../../services/caches.ts';
import type { Services } from '../../services/context.ts';
import { hasFlag, setFlag } from '../../services/dom-state.ts';
import { offlineDeps, readyGames, summariesOf } from './offline-games.ts';
import { isReachable } from './reachable.ts';
import { CardList } from '../../ui/card-list.tsx';
import { showReady } from './marks.ts';
import * as messages from './messages/en.json';

export type OfflineOptions = Pick<Services, 'site' | 'store' | 'homeData'>;

/** How often a site that was lost is looked for, in milliseconds. */
const LOOK_AGAIN_MS = 15_000;

/**
 * From the first sign that the site cannot be reached: the bar that says so, the games that are ready
 * first, and marks on all cards. All of it goes when the site is back.
 */
export function openOffline(options: OfflineOptions): void {
  const place = document.createElement('div');
  place.className = 'ready-games';
  let root: Root | undefined;
  let ready: ReadonlySet<string> = new Set();
  let timer: ReturnType<typeof setInterval> | undefined;

  const show = async (): Promise<void> => {
    ready = await readyGames(offlineDeps());
    if (!hasFlag('offline')) return;
    showReady(ready);
    const { favorites, recent } = options.store.saved;
    const known = [...favorites, ...recent, ...options.homeData.pool];
    const games = await summariesOf(browserCaches(), ready, known);
    if (!place.isConnected) document.querySelector('#main')?.before(place);
    root ??= createRoot(place);
    root.render(
      games.length > 0 && (
        <CardList id="ready" title={messages.title} list="ready" look="scroll" games={games} />
      ),
    );
    say();
  };
  /** The bar's words; they depend on the page. */
  const say = (): void => {
    const words = document.querySelector('#offline p');
    if (!words || !hasFlag('offline')) return;
    const route = parseRoute(hashPath(location.hash));
    const isOne = route.name === 'detail' || route.name === 'game';
    const what = navigator.onLine
      ? fillMessage(messages.unreachable, { site: options.site.name })
      : messages.offline;
    const games = ready.size === 0 ? messages.none : fillMessage(messages.ready, { n: ready.size });
    const text = `${what} ${isOne && !ready.has(route.id) ? messages.thisGame : games}`;
    // The same words again would be read aloud again.
    if (words.textContent !== text) words.textContent = text;
  };
  const hide = (): void => {
    clearInterval(timer);
    showReady(undefined);
    // A page that could not be loaded: its first button tries again.
    document.querySelector<HTMLElement>('.error-page button')?.click();
    root?.render(null);
  };

  let isLost = false;
  let checking = false;
  /** Another sign came during the check. */
  let isStale = false;
  const check = async (): Promise<void> => {
    isStale = checking;
    if (checking) return;
    checking = true;
    const reachable = await isReachable();
    checking = false;
    if (isStale) void check();
    setFlag('offline', !reachable);
    const changed = reachable === isLost;
    isLost = !reachable;
    if (isLost) void show();
    if (!changed) return;
    if (isLost) timer = setInterval(() => void check(), LOOK_AGAIN_MS);
    else hide();
    dispatchEvent(new Event('connection'));
  };

  // A request may fail for many reasons: only a site that answers nothing is lost.
  for (const sign of ['offline', 'online']) addEventListener(sign, () => void check());
  addEventListener('hashchange', say);
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'button';
  again.textContent = messages.tryAgain;
  again.addEventListener('click', () => void check());
  document.querySelector('#offline')?.append(again);
  void check();
}
