import { describe, expect, it } from 'vitest';
import { Limits, PUBLIC_PLAYS, SPARE_SECONDS, VOTES } from './limits.ts';
import { NetworkHashes } from './network.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;
const GAME = '0123456789abcdef0123456789abcdef';
const OTHER = 'f'.repeat(32);
const from = (address: string) => new NetworkHashes(address, 'salt');
const hex = (number: number) => number.toString(16);
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Plays from successive addresses. @returns how many may become public */
function plays(limits: Limits, count: number, addressOf: (number: number) => string): number {
  return times(count).filter((number) =>
    limits.playStart(from(addressOf(number)), GAME, NOON + number),
  ).length;
}

/** Addresses within each size of network, in different smaller ones. */
const PLACES: readonly [string, number, (number: number) => string][] = [
  ['an IPv4 address', PUBLIC_PLAYS.own, () => '203.0.113.9'],
  ['an IPv6 /64', PUBLIC_PLAYS.own, (number) => `2001:db8:7:1::${hex(number + 1)}`],
  ['a /24', PUBLIC_PLAYS.block, (number) => `203.0.113.${number % 256}`],
  ['a /48', PUBLIC_PLAYS.block, (number) => `2001:db8:7:${hex(number)}::1`],
  ['an IPv6 /32', PUBLIC_PLAYS.provider, (number) => `2001:db8:${hex(number)}::1`],
];

describe('plays', () => {
  it.each(PLACES)('of %s become public %i times for a game and day', (_what, most, addressOf) => {
    const limits = new Limits([GAME, OTHER]);
    expect(plays(limits, most + 1200, addressOf)).toBe(most);
    expect(limits.playStart(from(addressOf(0)), OTHER, NOON)).toBe(true);
    expect(limits.playStart(from('198.51.100.1'), GAME, NOON)).toBe(true);
    expect(limits.playStart(from(addressOf(0)), GAME, NOON + DAY)).toBe(true);
  });

  it('of one IPv6 /32 stay within its limit, however many small networks it has', () => {
    // More small networks than are remembered.
    const limits = new Limits([GAME, OTHER]);
    const rented = (number: number) => `2001:db8:${hex(number % 65_536)}:${hex(number >> 16)}::1`;
    expect(plays(limits, 70_000, rented)).toBe(PUBLIC_PLAYS.provider);
  });

  it.each(PLACES)('of %s end in public as often as they start', (_what, most, addressOf) => {
    const limits = new Limits([GAME, OTHER]);
    const ended = times(most + 100).filter(
      (number) =>
        limits.playEnd(from(addressOf(number)), { game: GAME, seconds: 0 }, NOON) !== undefined,
    );
    expect(ended).toHaveLength(most);
    expect(limits.playStart(from(addressOf(0)), GAME, NOON)).toBe(true);
  });
});

describe('seconds of play', () => {
  const visitor = from('203.0.113.9');

  it('are at most the time since the first play of the network', () => {
    const limits = new Limits([GAME, OTHER]);
    const end = (seconds: number, at: number, game = GAME) =>
      limits.playEnd(visitor, { game, seconds }, NOON + at * 1000);
    expect(limits.playStart(visitor, GAME, NOON)).toBe(true);
    expect(end(60, 60)).toBe(60);
    expect(end(86_400, 100)).toBe(40 + SPARE_SECONDS);
    expect(end(5, 100, OTHER)).toBe(0);
    expect(end(300, 160, OTHER)).toBe(60);
    expect(limits.playStart(visitor, GAME, NOON + DAY)).toBe(true);
    expect(limits.playEnd(visitor, { game: GAME, seconds: 30 }, NOON + DAY + 30_000)).toBe(30);
  });

  it('without an earlier play are at most the difference between requests', () => {
    const long = { game: GAME, seconds: 86_400 };
    expect(new Limits([GAME, OTHER]).playEnd(visitor, long, NOON)).toBe(SPARE_SECONDS);
  });

  it('of a play that goes on use up no end, and keep to the same limits', () => {
    const limits = new Limits([GAME, OTHER]);
    limits.playStart(visitor, GAME, NOON);
    const more = { game: GAME, seconds: 30, more: true };
    const later = NOON + 3_600_000;
    const send = (count: number, report: Parameters<Limits['playEnd']>[1]) =>
      new Set(times(count).map(() => limits.playEnd(visitor, report, later)));
    expect(send(PUBLIC_PLAYS.own + 5, more)).toEqual(new Set([30]));
    expect(send(PUBLIC_PLAYS.own, { game: GAME, seconds: 0 })).toEqual(new Set([0]));
    expect(limits.playEnd(visitor, more, later)).toBeUndefined();
    expect(limits.playEnd(visitor, { ...more, game: OTHER, seconds: 86_400 }, later)).toBe(
      3600 + SPARE_SECONDS - 30 * (PUBLIC_PLAYS.own + 5),
    );
  });

  it('are zero while the clock is before the first play', () => {
    const limits = new Limits([GAME, OTHER]);
    limits.playStart(visitor, GAME, NOON);
    expect(limits.playEnd(visitor, { game: GAME, seconds: 60 }, NOON - 3_600_000)).toBe(0);
  });

  it('of a hundred long plays at once add up to no more', () => {
    const limits = new Limits([GAME, OTHER]);
    const addresses = times(100).map((number) => from(`2001:db8:7:1::${hex(number + 1)}`));
    for (const each of addresses) limits.playStart(each, GAME, NOON);
    const long = { game: GAME, seconds: 86_400 };
    const granted = addresses.map((each) => limits.playEnd(each, long, NOON + 60_000) ?? 0);
    expect(granted.reduce((sum, seconds) => sum + seconds)).toBe(60 + SPARE_SECONDS);
  });
});

describe('votes', () => {
  it.each([
    ['an IPv4 address', VOTES.own, () => '203.0.113.9'],
    ['an IPv6 /64', VOTES.own, (number: number) => `2001:db8:7:1::${hex(number + 1)}`],
    ['a /24', VOTES.block, (number: number) => `203.0.113.${number % 256}`],
    ['a /48', VOTES.block, (number: number) => `2001:db8:7:${hex(number)}::1`],
    ['an IPv6 /32', VOTES.provider, (number: number) => `2001:db8:${hex(number)}::1`],
  ])('of %s are taken %i times for a game and day', (_what, most, addressOf) => {
    const limits = new Limits([GAME, OTHER]);
    const vote = (number: number, game = GAME, at = NOON) =>
      limits.vote(from(addressOf(number)), game, at) === undefined;
    expect(times(4000).filter((number) => vote(number))).toHaveLength(most);
    expect(vote(0, OTHER)).toBe(true);
    expect(vote(0, GAME, NOON + DAY)).toBe(true);
  });

  it('are not pushed out of memory by plays', () => {
    const limits = new Limits([GAME, OTHER]);
    expect(limits.vote(from('203.0.113.9'), GAME, NOON)).toBeUndefined();
    const anywhere = (number: number) => `${hex(0x2000 + (number >> 8))}:${hex(number % 256)}::1`;
    // More networks than are remembered.
    expect(plays(limits, 65_000, anywhere)).toBe(65_000);
    expect(limits.vote(from('203.0.113.9'), GAME, NOON)).toBeDefined();
  });
});
