import {
  LONGEST_EVENT,
  readStatistic,
  STATISTIC_PATH,
  type Read,
  type Sent,
  type StatisticEvent,
} from '@playgrove/events';
import { quickEvent } from '../statistics/quick.ts';

const START = `${STATISTIC_PATH}?tp=event&c=`;
/** What pages write: every field escaped, none twice. */
const ESCAPED = /^[\w%.~!*'()-]*$/;
const REST = /^&g=([A-Za-z0-9_-]{0,64})&_t=\d{0,15}$/;

/** An event as it is taken: what travels beside it and does not count is left out. */
export type Offered = Pick<Sent, 'event' | 'campaign'>;

/**
 * Reads the address that a page sends an event by.
 * @returns nothing when the address is written in another way: Fastify reads all of them
 */
export function readAddress(address: string): Read<Offered> | undefined {
  if (!address.startsWith(START)) return undefined;
  const end = address.indexOf('&', START.length);
  if (end === -1) return undefined;
  const rest = REST.exec(address.slice(end));
  const escaped = address.slice(START.length, end);
  if (!rest || !ESCAPED.test(escaped)) return undefined;
  let c: string;
  try {
    c = decodeURIComponent(escaped);
  } catch {
    return undefined;
  }
  const [, g = ''] = rest;
  const event = quickText(c);
  if (!event) return readStatistic({ tp: 'event', c, g });
  return { ok: true, value: g === '' ? { event } : { event, campaign: g } };
}

function quickText(text: string): StatisticEvent | undefined {
  if (text.length > LONGEST_EVENT) return undefined;
  try {
    return quickEvent(JSON.parse(text));
  } catch {
    return undefined;
  }
}
