import { REPORT_REASONS, type Sent, type StatisticEvent } from '@playgrove/protocol';
import { describe, expect, it } from 'vitest';
import { GAME, GAMES } from '../testing/site.ts';
import { knownOf } from './bounds.ts';
import { dayOf } from '../base/day.ts';
import { readEntry } from './entry.ts';
import { SpoolIntake } from './intake.ts';
import type { Refusal } from './refusal.ts';
import type { Visitor } from './visitor.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;
const VISITOR: Visitor = {
  address: '203.0.113.9',
  agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  optedOut: false,
  crossSite: false,
};
const BOT: Visitor = { ...VISITOR, agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
const VIEW: StatisticEvent = { name: 'page_view', path: '/' };

function open() {
  const lines: string[] = [];
  const state = { at: NOON, waiting: 0, fails: false, requests: 0 };
  const spool = {
    get waiting() {
      return state.waiting;
    },
    put: (line: string, done: (failure?: unknown) => void) => {
      if (state.fails) return done(new Error('the disk is full'));
      lines.push(line);
      return done();
    },
  };
  const intake = new SpoolIntake(
    spool,
    knownOf(GAMES, false),
    () => state.at,
    () => void (state.requests += 1),
  );
  intake.setSalts([
    [20261121, 'salt one'],
    [20261122, 'salt two'],
  ]);
  const send = (event: StatisticEvent, visitor = VISITOR, more: Partial<Sent> = {}) =>
    new Promise<Refusal | undefined>((resolve) => {
      intake.submit({ event, at: 1, ...more }, visitor, resolve);
    });
  const vote = (visitor = VISITOR, game = GAME) => intake.vote({ game, up: true }, visitor);
  const entries = () => lines.splice(0).map((line) => readEntry(line.trimEnd()));
  return { intake, state, lines, send, vote, entries };
}

describe('the intake', () => {
  it('writes an event with the time of the server, and the campaign', async () => {
    const { send, entries } = open();
    expect(
      await send({ name: 'moreClick', category: 'Hot' }, VISITOR, { campaign: 'c' }),
    ).toBeUndefined();
    expect(entries()).toEqual([
      { at: NOON, what: { name: 'moreClick', category: 'hot' }, campaign: 'c' },
    ]);
  });

  it('writes the list that led to a play by its id, and lists it does not know as other', async () => {
    const { send, entries } = open();
    for (const from of ['Hot', 'hot', 'a list of a stranger']) {
      await send({ name: 'play_start', game: GAME, from });
      await send({ name: 'play_end', game: GAME, seconds: 1, from });
    }
    await send({ name: 'play_start', game: GAME });
    const lists = entries().map((entry) => entry && 'from' in entry.what && entry.what.from);
    expect(lists).toEqual(['hot', 'hot', 'hot', 'hot', 'other', 'other', false]);
  });

  it('hashes the visitor of a page view, the same all day and differently the next', async () => {
    const { send, entries, state, lines } = open();
    await send(VIEW);
    await send(VIEW);
    await send(VIEW, { ...VISITOR, address: '203.0.113.10' });
    state.at += 24 * HOUR;
    await send(VIEW);
    expect(lines.join('')).not.toMatch(/203\.0\.113|Mozilla/);
    const [first, again, other, tomorrow] = entries().map((entry) => entry?.visitor);
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(tomorrow).not.toBe(first);
  });

  it('accepts nothing until the secret of the day is known, and requests it', async () => {
    const { intake, send, vote, entries, state } = open();
    state.at += 10 * 24 * HOUR;
    const busy = 'busy';
    expect(await send(VIEW)).toEqual(busy);
    expect(await vote()).toEqual(busy);
    expect(await intake.report({ game: GAME, reason: 'stuck' }, VISITOR)).toEqual(busy);
    expect([entries(), state.requests]).toEqual([[], 3]);
    intake.setSalts([[20261201, 'salt']]);
    expect(await send(VIEW)).toBeUndefined();
    expect(entries()).toHaveLength(1);
  });

  it.each([BOT, { ...VISITOR, agent: '' }])(
    'marks the machine %j and names no visitor',
    async (visitor) => {
      const { send, entries } = open();
      await send(VIEW, visitor);
      expect(entries()).toEqual([{ at: NOON, what: VIEW, bot: true }]);
    },
  );

  it('accepts nothing from visitors who opted out', async () => {
    const { send, lines } = open();
    const refusal = await send(VIEW, { ...VISITOR, optedOut: true });
    expect(refusal).toBe('opted_out');
    expect(lines).toEqual([]);
  });

  it('refuses what a page of another site caused', async () => {
    const { intake, send, vote, lines } = open();
    const visitor = { ...VISITOR, crossSite: true };
    const refusal = 'cross_site';
    expect(await send(VIEW, visitor)).toEqual(refusal);
    expect(await vote(visitor)).toEqual(refusal);
    const [reason] = REPORT_REASONS;
    expect(await intake.report({ game: GAME, reason }, visitor)).toEqual(refusal);
    expect(lines).toEqual([]);
  });

  it.each([0, 1e300, -1e300, Number.NaN, Date.UTC(2019, 11, 31)])(
    'is busy while the clock says %d, for no line of that time would be counted',
    async (at) => {
      const { intake, send, vote, state, lines } = open();
      intake.setSalts([[Number.isNaN(at) ? Number.NaN : dayOf(at), 'salt']]);
      state.at = at;
      expect(await send(VIEW)).toBe('busy');
      expect(await vote()).toBe('busy');
      expect(lines).toEqual([]);
    },
  );

  it("does not count a bot's vote against its network", async () => {
    const { vote, entries } = open();
    expect(await vote(BOT)).toBeUndefined();
    expect(await vote()).toBeUndefined();
    expect(entries().map((entry) => entry?.bot)).toEqual([true, undefined]);
  });

  it('refuses what is outside the catalogue', async () => {
    const { intake, send, vote, lines } = open();
    const why = 'unknown_game';
    expect(await send({ name: 'play_start', game: 'f'.repeat(32) })).toEqual(why);
    expect(await vote(VISITOR, 'f'.repeat(32))).toEqual(why);
    expect(await intake.report({ game: 'f'.repeat(32), reason: 'stuck' }, VISITOR)).toEqual(why);
    expect(lines).toEqual([]);
  });

  it('accepts one vote of a visitor for a game each day', async () => {
    const { vote, state, lines } = open();
    const other = GAMES[1]?.id ?? '';
    expect(await vote()).toBeUndefined();
    expect(await vote()).toBe('voted_today');
    expect(await vote(VISITOR, other)).toBeUndefined();
    expect(await vote({ ...VISITOR, address: '203.0.113.10' })).toBeUndefined();
    state.at += 24 * HOUR;
    expect(await vote()).toBeUndefined();
    expect(lines).toHaveLength(4);
  });

  it.each([
    ['another user agent', { agent: 'Mozilla/5.0 (Macintosh) Safari/605.1.15' }],
    ['the same address written for IPv6', { address: '::ffff:203.0.113.9' }],
  ])('takes no second vote from %s', async (_what, change) => {
    const { vote, lines } = open();
    expect(await vote()).toBeUndefined();
    expect(await vote({ ...VISITOR, ...change })).toBe('voted_today');
    expect(lines).toHaveLength(1);
  });

  it('accepts one vote from all addresses of one IPv6 machine', async () => {
    const { vote, lines } = open();
    for (let end = 1; end <= 20; end += 1) {
      const address = `2001:db8:7:1::${end.toString(16)}`;
      await vote({ ...VISITOR, address });
    }
    expect(lines).toHaveLength(1);
  });

  it.each([
    ['IPv4', (n: number) => `198.51.100.${n}`],
    ['IPv6', (n: number) => `2001:db8:7:${n.toString(16)}::1`],
  ])('takes thirty votes for a game from one block of %s networks', async (_what, address) => {
    const { vote, lines } = open();
    for (let n = 1; n <= 200; n += 1) {
      await vote({ ...VISITOR, agent: `${VISITOR.agent} ${n}`, address: address(n) });
    }
    expect(lines).toHaveLength(30);
  });

  it('accepts ten reports of a visitor an hour', async () => {
    const { intake, state, entries } = open();
    const report = () => intake.report({ game: GAME, reason: 'stuck' }, VISITOR);
    for (let times = 0; times < 10; times += 1) expect(await report()).toBeUndefined();
    expect(await report()).toBe('too_many_this_hour');
    state.at += HOUR;
    expect(await report()).toBeUndefined();
    expect(entries()).toHaveLength(11);
  });

  it('is busy while the backlog is too large or the disk is full, and a vote may be retried then', async () => {
    const { intake, send, vote, state, lines } = open();
    const busy = 'busy';
    state.waiting = 20_000;
    expect(await vote()).toEqual(busy);
    state.waiting = 0;
    intake.full = true;
    expect(await vote()).toEqual(busy);
    intake.full = false;
    expect(await vote()).toBeUndefined();
    state.fails = true;
    expect(await send(VIEW)).toEqual(busy);
    expect(lines).toHaveLength(1);
  });
});
