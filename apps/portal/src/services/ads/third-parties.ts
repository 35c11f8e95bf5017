/** Everything about ads and the analytics tag: loaded only if the operator has switched it on. */
import type { Services } from '../context.ts';
import { wantsNoTracking } from '../statistics.ts';
import { openAnalytics } from './analytics.ts';
import { openAdManager, type AdManager, type AdManagerDeps } from './ad-manager.ts';
import { fetchTag, googleAds } from './google.ts';
import { houseAds } from './house.ts';
import type { Provider } from './provider.ts';
import { VIEWABLE_SHARE } from './viewability.ts';

export type ThirdParties = {
  /** A page of the site was shown. */
  arrived(route: string, path: string): void;
  /** See `AdManager.showBreak`; without ads there is none. */
  showBreak(onOpen: () => void): Promise<boolean>;
};

/** Opens what is on. No third party is contacted for a visitor who asked not to be tracked. */
export function openThirdParties({ site, homeData, count }: Services): ThirdParties {
  const doNotTrack = wantsNoTracking(navigator);
  const analytics =
    site.analytics === undefined || doNotTrack
      ? undefined
      : openAnalytics(site.analytics, document);
  const provider = site.ads && providerOf(site.ads, homeData.pool, doNotTrack);
  const share = site.ads?.share ?? VIEWABLE_SHARE;
  const adManager = provider && openAdManager({ ...BROWSER, provider, count, share });
  if (adManager) reportOnLeaving(adManager);
  return {
    arrived(route, path) {
      analytics?.arrived(path, document.title);
      adManager?.arrived(route);
    },
    showBreak: async (onOpen) => (await adManager?.showBreak(onOpen)) ?? false,
  };
}

function providerOf(
  ads: NonNullable<Services['site']['ads']>,
  games: Services['homeData']['pool'],
  doNotTrack: boolean,
): Provider | undefined {
  if (ads.provider === 'house') return houseAds({ games, page: document, random: Math.random });
  if (doNotTrack) return undefined;
  const { network, exchange } = ads;
  return googleAds({ tag: fetchTag(document), network, exchange, page: document });
}

const BROWSER: Pick<AdManagerDeps, 'now' | 'visible' | 'every' | 'slotElements' | 'watch'> = {
  now: () => performance.now(),
  visible: () => !document.hidden,
  every(ms, act) {
    const timer = setInterval(act, ms);
    return () => clearInterval(timer);
  },
  slotElements: () => document.querySelectorAll<HTMLElement>('[data-slot]'),
  watch(element, share, see) {
    const observer = new IntersectionObserver(
      (entries) => see(entries.at(-1)?.intersectionRatio ?? 0),
      { threshold: [0, share] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  },
};

function reportOnLeaving(adManager: AdManager): void {
  addEventListener('pagehide', () => adManager.leaving());
}
