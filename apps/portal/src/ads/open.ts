/** Everything about ads and the analytics tag: fetched only where the operator has switched it on. */
import type { Services } from '../live/services.ts';
import { objectsToCounting } from '../services/visitor.ts';
import { openAnalytics } from './analytics.ts';
import { openDesk, type Desk, type DeskParts } from './desk.ts';
import { fetchTag, googleAds } from './google.ts';
import { houseAds } from './house.ts';
import type { Provider } from './provider.ts';
import { VIEWABLE_SHARE } from './viewability.ts';

/** What is told of each page that is shown. */
export type Outside = { arrived(route: string, path: string): void };

/** Opens what is on. Nobody outside is contacted for a visitor who objects. */
export function openOutside({ site, deck, count }: Services): Outside {
  const objects = objectsToCounting(navigator);
  const analytics =
    site.analytics === undefined || objects ? undefined : openAnalytics(site.analytics, document);
  const provider = site.ads && providerOf(site.ads, deck.pool, objects);
  const share = site.ads?.share ?? VIEWABLE_SHARE;
  const desk = provider && openDesk({ ...BROWSER, provider, count, share });
  if (desk) reportOnLeaving(desk);
  return {
    arrived(route, path) {
      analytics?.arrived(path, document.title);
      desk?.arrived(route);
    },
  };
}

function providerOf(
  ads: NonNullable<Services['site']['ads']>,
  games: Services['deck']['pool'],
  objects: boolean,
): Provider | undefined {
  if (ads.provider === 'house') return houseAds({ games, page: document, random: Math.random });
  if (objects) return undefined;
  const { network, exchange } = ads;
  return googleAds({ tag: fetchTag(document), network, exchange, page: document });
}

const BROWSER: Pick<DeskParts, 'now' | 'visible' | 'every' | 'rooms' | 'watch'> = {
  now: () => performance.now(),
  visible: () => !document.hidden,
  every(ms, act) {
    const timer = setInterval(act, ms);
    return () => clearInterval(timer);
  },
  rooms: () => document.querySelectorAll<HTMLElement>('[data-slot]'),
  watch(element, share, see) {
    const observer = new IntersectionObserver(
      (entries) => see(entries.at(-1)?.intersectionRatio ?? 0),
      { threshold: [0, share] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  },
};

function reportOnLeaving(desk: Desk): void {
  addEventListener('pagehide', () => desk.leaving());
}
