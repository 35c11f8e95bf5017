import { statisticAddress, STATISTIC_PATH, type StatisticEvent } from '@playgrove/protocol';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runQuery } from '../insights/queries.ts';
import { openSqlStore } from '../store/sql-store.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { GameTotal } from '../store/store.ts';
import { GAME, GAMES, scratch, siteApp } from '../testing/site.ts';
import { countInto } from './count.ts';
import { knownOf } from './bounds.ts';
import { dayOf } from '../base/day.ts';
import { readEntry } from './entry.ts';
import { SpoolIntake } from './intake.ts';

const ADDRESS = '203.0.113.9';
const NOON = Date.UTC(2026, 10, 21, 12);
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PLAY: StatisticEvent = { name: 'play_start', game: GAME };

/** The whole server with the lines it would count, and a clock that tests set. */
function open(proxies = 0, totals: () => readonly GameTotal[] = () => []) {
  const lines: string[] = [];
  const clock = { at: NOON };
  const spool = {
    waiting: 0,
    put: (line: string, done: () => void) => {
      lines.push(line);
      done();
    },
  };
  const intake = new SpoolIntake(spool, knownOf(GAMES, false), () => clock.at);
  intake.setSalts([[dayOf(NOON), 'salt']]);
  const readiness = async () => ({ ready: true, parts: {} });
  const app = siteApp({
    settings: { log: 'silent', proxies },
    statistics: { intake, totals, readiness },
  });
  const headersOf = (more: Record<string, string> = {}) => ({ 'user-agent': AGENT, ...more });
  const gif = async (query: string, more?: Record<string, string>, remoteAddress = ADDRESS) => {
    const headers = headersOf(more);
    const reply = await app.inject({ url: STATISTIC_PATH + query, headers, remoteAddress });
    return reply.headers['x-refused'];
  };
  const event = (what: StatisticEvent, more?: Record<string, string>, address?: string) =>
    gif(
      (statisticAddress({ event: what, at: 0 }) ?? '').slice(STATISTIC_PATH.length),
      more,
      address,
    );
  const post = async (path: string, payload: object, more?: Record<string, string>) =>
    (
      await app.inject({
        method: 'POST',
        url: `/content/${path}`,
        payload,
        headers: headersOf(more),
      })
    ).json() as { code: number; contents: unknown };
  const counted = () => lines.map((line) => readEntry(line.trimEnd()));
  const figures = async () => (await app.inject({ url: '/content/figures' })).json().contents;
  return { gif, event, post, counted, lines, clock, figures };
}

describe('a page of another site', () => {
  const from = (site: string) => ({ 'sec-fetch-site': site, referer: 'https://evil.example/' });

  it("cannot count through its visitors' browsers", async () => {
    const { event, post, counted } = open();
    const why = 'a page of another site sent this';
    expect(await event(PLAY, from('cross-site'))).toBe(why);
    expect(await post('vote', { game: GAME, up: true }, from('cross-site'))).toEqual({
      code: 400,
      contents: why,
    });
    expect(await post('report', { game: GAME, reason: 'stuck' }, from('cross-site'))).toEqual({
      code: 400,
      contents: why,
    });
    expect(counted()).toEqual([]);
  });

  it.each(['same-origin', 'same-site', 'none'])(
    'is not what a browser means by %s',
    async (site) => {
      const { event, post, counted } = open();
      expect(await event(PLAY, from(site))).toBeUndefined();
      expect(await post('vote', { game: GAME, up: true }, from(site))).toMatchObject({ code: 200 });
      expect(counted()).toHaveLength(2);
    },
  );
});

describe('the picture', () => {
  it('accepts no vote, and says where votes go', async () => {
    const { gif, counted } = open();
    const vote = encodeURIComponent(JSON.stringify({ name: 'vote', game: GAME, up: true }));
    for (const query of [`?tp=event&c=${vote}&g=&_t=5`, `?tp=event&c=${vote}`]) {
      expect(await gif(query)).toBe('c.name: send votes with POST /content/vote');
    }
    expect(counted()).toEqual([]);
  });
});

/** The whole server with the store it counts into. */
async function openCounting(proxies = 0) {
  let totals: readonly GameTotal[] = [];
  const server = open(proxies, () => totals);
  const file = join(scratch(), 'counters.db');
  const store = await openSqlStore(openSqlite(file));
  onTestFinished(() => store.close());
  const take = countInto(
    store,
    () => NOON,
    () => undefined,
  );
  let chunks = 0;
  /** Counts the lines taken so far. @returns the public totals of the game */
  const count = async (): Promise<GameTotal | undefined> => {
    const lines = Buffer.from(server.lines.splice(0).join(''));
    await take({ name: `chunk/${(chunks += 1)}`, lines });
    totals = await store.totals();
    return totals.find(({ game }) => game === GAME);
  };
  /** What the operator sees of the game. */
  const insights = async () => {
    const db = openSqlite(file);
    const range = { from: dayOf(NOON), to: dayOf(NOON), game: GAME };
    const [days, games] = [
      await runQuery(db, { part: 'days', range }),
      await runQuery(db, { part: 'games', range }),
    ];
    await db.close();
    return { day: Array.isArray(days) && days[0], game: Array.isArray(games) && games[0] };
  };
  return { ...server, count, insights };
}

describe('a script', () => {
  it('at one address cannot reach a public figure of a thousand plays; the operator sees them', async () => {
    const { event, count, insights, figures } = await openCounting();
    for (let times = 0; times < 1200; times += 1) expect(await event(PLAY)).toBeUndefined();
    expect(await count()).toMatchObject({ plays: 20 });
    expect(await figures()).toEqual({ [GAME]: { players: '20' } });
    expect(await insights()).toMatchObject({
      day: { plays: 1200, overPlays: 1180 },
      game: { plays: 1200, overPlays: 1180 },
    });
  });

  it('cannot report a longer play than it had time for', async () => {
    const { event, clock, count, insights } = await openCounting();
    await event(PLAY);
    clock.at += 50_000;
    for (let times = 0; times < 100; times += 1) {
      await event({ name: 'play_end', game: GAME, seconds: 86_400 });
    }
    await count();
    const all = 100 * 86_400;
    expect(await insights()).toMatchObject({
      day: { ends: 100, seconds: all, overSeconds: all - 60 },
      game: { ends: 100, seconds: all },
    });
  });

  it('is identified by the address that the trusted proxy saw, whatever headers it sends', async () => {
    const { event, count } = await openCounting(1);
    const through = (real: string, written: string) =>
      event(PLAY, { 'x-forwarded-for': `${written}, ${real}` }, '127.0.0.1');
    for (let number = 0; number < 200; number += 1) await through(ADDRESS, `198.51.100.${number}`);
    expect(await count()).toMatchObject({ plays: 20 });
    await through('192.0.2.1', ADDRESS);
    expect(await count()).toMatchObject({ plays: 21 });
  });

  it('that declares itself a bot uses nothing of its network’s limits', async () => {
    const { event, count } = await openCounting();
    const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
    for (let times = 0; times < 50; times += 1) await event(PLAY, bot);
    await event(PLAY);
    expect(await count()).toMatchObject({ plays: 1 });
  });
});

describe('a household', () => {
  it('counts in full: three people who play five games in turn for an hour', async () => {
    const { event, clock, count, insights } = await openCounting();
    const agents = ['Firefox/140.0', 'Chrome/141.0.0.0', 'Safari/605.1.15'];
    for (let play = 0; play < 5; play += 1) {
      for (const name of agents) {
        await event(PLAY, { 'user-agent': `Mozilla/5.0 ${name}` });
        clock.at += 240_000;
        await event(
          { name: 'play_end', game: GAME, seconds: 240 },
          { 'user-agent': `Mozilla/5.0 ${name}` },
        );
      }
    }
    expect(await count()).toMatchObject({ plays: 15 });
    expect(await insights()).toMatchObject({
      day: { plays: 15, overPlays: 0, seconds: 3600, overSeconds: 0 },
    });
  });
});
