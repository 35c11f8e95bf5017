import { STORED_CAMPAIGN, statisticAddress, type StatisticEvent } from '@playgrove/protocol';
import { BASE } from '../data/base.ts';

export type StatisticsOptions = {
  /** Whether the operator counts at all. */
  readonly on: boolean;
  /** Whether the visitor has asked not to be counted. */
  readonly doNotTrack: boolean;
  /** Campaign id from the cookie. */
  readonly campaign?: string | undefined;
  readonly now: () => number;
  /** Makes the request. @param leaving the page may be gone before it is sent */
  readonly request: (address: string, leaving: boolean) => void;
};

/** Tells the portal's own server that something happened. */
export type Count = (event: StatisticEvent, leaving?: boolean) => void;

/** The one way to statistics. The server validates what it is sent. */
export function openStatistics(options: StatisticsOptions): Count {
  const { on, doNotTrack, campaign, now, request } = options;
  if (!on || doNotTrack) return () => {};
  return (event, leaving = false) => {
    const known = campaign !== undefined && STORED_CAMPAIGN.test(campaign) ? { campaign } : {};
    const address = statisticAddress({ event, at: now(), ...known });
    if (address !== undefined) request(address, leaving);
  };
}

/**
 * Requests an image below the site's own path and forgets it: an answer is not waited for, a failure is not shown. Images are
 * canceled with their page, so a page that is being left sends what outlives it.
 */
export function requestImage(path: string, leaving: boolean): void {
  const address = BASE + path.slice(1);
  if (leaving) {
    void fetch(address, { keepalive: true }).catch(() => {});
    return;
  }
  const image = new Image(1, 1);
  image.src = address;
}

/** Whether the visitor has asked, by Global Privacy Control or Do Not Track, not to be counted. */
export function wantsNoTracking(
  agent: Navigator & {
    readonly globalPrivacyControl?: boolean;
    readonly doNotTrack?: string | null;
  },
): boolean {
  return agent.globalPrivacyControl === true || agent.doNotTrack === '1';
}
