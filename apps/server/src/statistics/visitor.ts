import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { networkOf, saltedHash } from './network.ts';

/** What a request says about its sender. It is used at once and never stored. */
export type Visitor = {
  readonly address: string;
  readonly agent: string;
  /** Opted out of tracking, by Global Privacy Control or Do Not Track. */
  readonly optedOut: boolean;
  /** The browser says that a page of another site caused the request. */
  readonly crossSite: boolean;
};

/** @param ip the visitor's address, read through trusted proxies */
export function visitorOf({
  headers,
  ip,
}: {
  readonly headers: IncomingHttpHeaders;
  readonly ip: string;
}): Visitor {
  return {
    address: ip,
    agent: headers['user-agent'] ?? '',
    optedOut: headers['sec-gpc'] === '1' || headers['dnt'] === '1',
    crossSite: headers['sec-fetch-site'] === 'cross-site',
  };
}

/** Results of `isbot` by user agent. Visitors choose user agents, so a full cache starts over. */
const bots = new Map<string, boolean>();
const MAX_AGENTS = 1000;

/** Whether the user agent names a bot or is empty. */
export function isBot({ agent }: Visitor): boolean {
  let bot = bots.get(agent);
  if (bot === undefined) {
    if (bots.size >= MAX_AGENTS) bots.clear();
    bots.set(agent, (bot = agent === '' || isbot(agent)));
  }
  return bot;
}

/**
 * Most visitors that one network can count as in a day. Visitors choose their user agent, so each
 * network has a number of places, and user agents in the same place are one visitor. Of a hundred
 * visitors at one address, two or three share a place.
 */
const PLACES = { own: 2000, block: 20_000, provider: 200_000 };

/**
 * A visitor's hash: the same all day, and a different one on every other day.
 * @param salt the day's secret
 * @returns 16 hex digits
 */
export function visitorHash(visitor: Visitor, salt: string): string {
  return saltedHash(`visitor\n${placeOf(visitor)}`, salt);
}

function placeOf({ address, agent }: Visitor): string {
  const { own, block, provider } = networkOf(address);
  const inOwn = placeAmong(agent, PLACES.own);
  const inBlock = placeAmong(`${own} ${inOwn}`, PLACES.block);
  if (provider === undefined) return `${block} ${inBlock}`;
  return `${provider} ${placeAmong(`${block} ${inBlock}`, PLACES.provider)}`;
}

/** Maps a text to one of the places; the same text always gets the same place. */
function placeAmong(text: string, places: number): number {
  return Number.parseInt(hash('sha256', text, 'hex').slice(0, 8), 16) % places;
}
