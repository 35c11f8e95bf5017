import { KEPT_CAMPAIGN, statisticAddress, type StatisticEvent } from '@playgrove/events';

export type StatisticsOptions = {
  /** Whether the operator counts at all. */
  readonly on: boolean;
  /** Whether the visitor has asked not to be counted. */
  readonly objects: boolean;
  /** Campaign id from the cookie. */
  readonly campaign?: string | undefined;
  readonly now: () => number;
  /** Makes the image request. */
  readonly request: (address: string) => void;
};

/** Tells the portal's own server that something happened. */
export type Count = (event: StatisticEvent) => void;

/** The one door for statistics. An event that the schema does not know is not sent. */
export function openStatistics(options: StatisticsOptions): Count {
  const { on, objects, campaign, now, request } = options;
  if (!on || objects) return () => {};
  return (event) => {
    const known = campaign !== undefined && KEPT_CAMPAIGN.test(campaign) ? { campaign } : {};
    const address = statisticAddress({ event, at: now(), ...known });
    if (address !== undefined) request(address);
  };
}

/** Requests an image and forgets it: an answer is not waited for, a failure is not shown. */
export function requestImage(address: string): void {
  const image = new Image(1, 1);
  image.src = address;
}
