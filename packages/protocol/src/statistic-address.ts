import type { StatisticEvent } from './statistics.ts';

/** The path of the image request that carries an event. */
export const STATISTIC_PATH = '/statistic.gif';

/** Most characters of an encoded event, before it is escaped for the address. */
export const LONGEST_EVENT = 1000;

/** A valid campaign id; anything else counts as none. */
export const CAMPAIGN_ID = /^[A-Za-z0-9_-]{1,64}$/;
/** A campaign id as it is stored and sent, with the prefix `b_` or `v_`. */
export const STORED_CAMPAIGN = /^(?:[bv]_)?[A-Za-z0-9_-]{1,64}$/;

/** Most games in one `seen` event, so that its address stays short. */
export const MAX_SEEN = 24;

/** An event with the other fields of its request. */
export type Sent = {
  readonly event: StatisticEvent;
  /** The visitor's campaign id as it is stored, `b_{id}` or `v_{id}`. */
  readonly campaign?: string;
  /** Milliseconds since 1970 by the visitor's clock, which may be wrong. */
  readonly at: number;
};

/**
 * The address that sends an event, from `STATISTIC_PATH` on. The schema is the server's alone: it and
 * its library would be a twentieth of the script that home loads, to check what is typed already.
 * @returns undefined if the event is longer than the server takes
 */
export function statisticAddress(sent: Sent): string | undefined {
  const c = JSON.stringify(sent.event);
  if (c.length > LONGEST_EVENT) return undefined;
  const fields = { tp: 'event', c, g: sent.campaign ?? '', _t: String(sent.at) };
  const query = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `${STATISTIC_PATH}?${query.join('&')}`;
}
