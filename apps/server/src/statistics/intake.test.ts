import type { Sent, StatisticEvent } from '@playgrove/events';
import { describe, expect, it } from 'vitest';
import { GAME, GAMES } from '../testing/site.ts';
import { knownOf } from './bounds.ts';
import { readEntry } from './entry.ts';
import { Intake } from './intake.ts';
import type { Visitor } from './visitor.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;
const VISITOR: Visitor = {
  address: '203.0.113.9',
  agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  optedOut: false,
};
const BOT: Visitor = { ...VISITOR, agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
const VIEW: StatisticEvent = { name: 'page_view', path: '/' };

function open() {
  const lines: string[] = [];
  const state = { at: NOON, waiting: 0, fails: false, asked: 0 };
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
  const intake = new Intake(
    spool,
    knownOf(GAMES, false),
    () => state.at,
    () => void (state.asked += 1),
  );
  intake.setSalts([
    [20261121, 'salt one'],
    [20261122, 'salt two'],
  ]);
  const send = (event: StatisticEvent, visitor = VISITOR, more: Partial<Sent> = {}) =>
    intake.event({ event, at: 1, ...more }, visitor);
  const entries = () => lines.splice(0).map((line) => readEntry(line.trimEnd()));
  return { intake, state, lines, send, entries };
}

describe('the intake', () => {
  it('writes an event with the time of the server, and the campaign', async () => {
    const { send, entries } = open();
    expect(
      await send({ name: 'moreClick', category: 'Hot' }, VISITOR, { campaign: 'c' }),
    ).toBeUndefined();
    expect(entries()).toEqual([
      { at: NOON, what: { name: 'moreClick', category: 'Hot' }, campaign: 'c' },
    ]);
  });

  it('names a visitor of a page view by a hash that is the same all day and another the next', async () => {
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

  it('takes nothing while the secret of the day is not known, and asks for it', async () => {
    const { intake, send, entries, state } = open();
    state.at += 10 * 24 * HOUR;
    const busy = { kind: 'busy', why: 'busy' };
    expect(await send(VIEW)).toEqual(busy);
    expect(await send({ name: 'vote', game: GAME, up: true })).toEqual(busy);
    expect(await intake.report({ game: GAME, reason: 'stuck' }, VISITOR)).toEqual(busy);
    expect([entries(), state.asked]).toEqual([[], 3]);
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

  it('takes nothing of who asked not to be counted', async () => {
    const { send, lines } = open();
    const refusal = await send(VIEW, { ...VISITOR, optedOut: true });
    expect(refusal).toEqual({ kind: 'refused', why: 'the visitor asked not to be counted' });
    expect(lines).toEqual([]);
  });

  it('refuses what is outside the catalogue', async () => {
    const { intake, send, lines } = open();
    const why = { kind: 'refused', why: 'game: is not in the catalogue' };
    expect(await send({ name: 'play_start', game: 'f'.repeat(32) })).toEqual(why);
    expect(await intake.report({ game: 'f'.repeat(32), reason: 'stuck' }, VISITOR)).toEqual(why);
    expect(lines).toEqual([]);
  });

  it('takes one vote of a visitor for a game each day', async () => {
    const { send, state, lines } = open();
    const vote = (game: string, visitor = VISITOR) =>
      send({ name: 'vote', game, up: true }, visitor);
    const other = GAMES[1]?.id ?? '';
    expect(await vote(GAME)).toBeUndefined();
    expect(await vote(GAME)).toEqual({
      kind: 'limited',
      why: 'You have voted for this game today.',
    });
    expect(await vote(other)).toBeUndefined();
    expect(await vote(GAME, { ...VISITOR, address: '203.0.113.10' })).toBeUndefined();
    state.at += 24 * HOUR;
    expect(await vote(GAME)).toBeUndefined();
    expect(lines).toHaveLength(4);
  });

  it.each([
    ['another user agent', { agent: 'Mozilla/5.0 (Macintosh) Safari/605.1.15' }],
    ['the same address written for IPv6', { address: '::ffff:203.0.113.9' }],
  ])('takes no second vote from %s', async (_what, change) => {
    const { send, lines } = open();
    const vote = (visitor: Visitor) => send({ name: 'vote', game: GAME, up: true }, visitor);
    expect(await vote(VISITOR)).toBeUndefined();
    expect(await vote({ ...VISITOR, ...change })).toMatchObject({ kind: 'limited' });
    expect(lines).toHaveLength(1);
  });

  it('takes one vote from all the addresses of one IPv6 machine', async () => {
    const { send, lines } = open();
    for (let end = 1; end <= 20; end += 1) {
      const address = `2001:db8:7:1::${end.toString(16)}`;
      await send({ name: 'vote', game: GAME, up: true }, { ...VISITOR, address });
    }
    expect(lines).toHaveLength(1);
  });

  it.each([
    ['IPv4', (n: number) => `198.51.100.${n}`],
    ['IPv6', (n: number) => `2001:db8:7:${n.toString(16)}::1`],
  ])('takes thirty votes for a game from one block of %s networks', async (_what, address) => {
    const { send, lines } = open();
    for (let n = 1; n <= 200; n += 1) {
      const visitor = { ...VISITOR, agent: `${VISITOR.agent} ${n}`, address: address(n) };
      await send({ name: 'vote', game: GAME, up: true }, visitor);
    }
    expect(lines).toHaveLength(30);
  });

  it('takes ten reports of a visitor an hour', async () => {
    const { intake, state, entries } = open();
    const report = () => intake.report({ game: GAME, reason: 'stuck' }, VISITOR);
    for (let times = 0; times < 10; times += 1) expect(await report()).toBeUndefined();
    expect(await report()).toMatchObject({ kind: 'limited' });
    state.at += HOUR;
    expect(await report()).toBeUndefined();
    expect(entries()).toHaveLength(11);
  });

  it('is busy while too much waits or the disk is full, and a vote may then be tried again', async () => {
    const { intake, send, state, lines } = open();
    const vote = () => send({ name: 'vote', game: GAME, up: true });
    const busy = { kind: 'busy', why: 'busy' };
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
