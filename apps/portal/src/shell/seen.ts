/** Counts which cards were on the screen, each once a page. Loaded when somebody first does something. */
import { MAX_SEEN } from '@playgrove/protocol';
import type { Count } from '../services/statistics.ts';

/** A screen that has not moved for so long was looked at, in milliseconds. */
const REST_MS = 400;

/** Watches the page from now on. */
export function watchSeen(count: Count): void {
  let seen = new Map<string, Set<string>>();
  let sent = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    for (const { list = '', game = '' } of cardsOnScreen()) {
      const key = `${list} ${game}`;
      if (sent.has(key)) continue;
      sent.add(key);
      seen.set(list, (seen.get(list) ?? new Set()).add(game));
    }
  };
  const rest = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, REST_MS);
  };
  const send = (): void => {
    for (const [category, games] of seen) {
      const ids = [...games];
      for (let at = 0; at < ids.length; at += MAX_SEEN)
        count({ name: 'seen', category, games: ids.slice(at, at + MAX_SEEN) }, true);
    }
    seen = new Map();
  };
  document.addEventListener('scroll', rest, { capture: true, passive: true });
  document.addEventListener('visibilitychange', () => document.hidden && send());
  addEventListener('pagehide', send);
  addEventListener('hashchange', () => {
    send();
    sent = new Set();
    rest();
  });
  rest();
}

/** What statistics know of each card that is in view with more than half of it. */
function cardsOnScreen(): DOMStringMap[] {
  return [...document.querySelectorAll<HTMLElement>('a[data-game]')]
    .filter((card) => {
      // To measure a card that is not laid out, the browser would have to lay it out.
      if (!card.checkVisibility({ contentVisibilityAuto: true })) return false;
      const { left, right, top, bottom, width, height } = card.getBoundingClientRect();
      const wide = Math.min(right, innerWidth) - Math.max(left, 0);
      const high = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return width > 0 && wide > width / 2 && high > height / 2;
    })
    .map((card) => card.dataset);
}
