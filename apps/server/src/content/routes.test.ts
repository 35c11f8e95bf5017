import { describe, expect, it } from 'vitest';
import portal from '../../../../portal.config.ts';
import type { Refusal } from '../statistics/intake.ts';
import type { GameTotal } from '../store/store.ts';
import { GAME, GAMES, recorder, siteApp } from '../testing/site.ts';
import { figuresOf } from './figures.ts';

const AGENT = 'Mozilla/5.0 Firefox/140.0';
const total = (more: Partial<GameTotal>): GameTotal => ({
  game: GAME,
  plays: 0,
  up: 0,
  down: 0,
  ...more,
});

function open(refusal?: Refusal, totals: () => readonly GameTotal[] = () => []) {
  const intake = recorder(refusal);
  const readiness = async () => ({ ready: true, parts: {} });
  const app = siteApp({ statistics: { intake, totals, readiness } });
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { 'user-agent': AGENT, ...headers } });
  const get = async (url: string) => (await app.inject({ url })).json();
  return { app, intake, post, get };
}

describe('figures', () => {
  it.each([
    [{ plays: 999, up: 49 }, {}],
    [{ plays: 1000 }, { [GAME]: { players: '1K+' } }],
    [{ plays: 1_234_567 }, { [GAME]: { players: '1.2M+' } }],
    [{ up: 50 }, { [GAME]: { score: '5.0' } }],
    [{ down: 50 }, { [GAME]: { score: '1.0' } }],
    [{ plays: 2000, up: 45, down: 15 }, { [GAME]: { players: '2K+', score: '4.0' } }],
  ])('of %j are %j', (more, figures) => {
    expect(figuresOf([total(more)])).toEqual(figures);
  });

  it('are answered as of now', async () => {
    let totals = [total({ plays: 5000 })];
    const { get } = open(undefined, () => totals);
    expect(await get('/content/figures')).toEqual({
      code: 200,
      contents: { [GAME]: { players: '5K+' } },
    });
    totals = [total({ plays: 6000 })];
    expect((await get('/content/figures')).contents[GAME].players).toBe('6K+');
  });

  it('are none while statistics are off', async () => {
    const app = siteApp({ config: { ...portal, statistics: false } });
    expect((await app.inject({ url: '/content/figures' })).json()).toEqual({
      code: 200,
      contents: {},
    });
  });
});

describe('a vote and a report', () => {
  it('are taken, of a visitor who asked not to be tracked too', async () => {
    const { post, intake } = open();
    const vote = await post('/content/vote', { game: GAME, up: true }, { 'sec-gpc': '1' });
    const report = await post('/content/report', { game: GAME, reason: 'stuck' }, { dnt: '1' });
    expect([vote.statusCode, vote.json().code, report.json().code]).toEqual([200, 200, 200]);
    expect(intake.events.map(({ event }) => event)).toEqual([
      { name: 'vote', game: GAME, up: true },
    ]);
    expect(intake.reports).toEqual([{ game: GAME, reason: 'stuck' }]);
    expect(intake.visitors.map(({ optedOut, agent }) => [optedOut, agent])).toEqual([
      [false, AGENT],
      [false, AGENT],
    ]);
  });

  it.each([
    ['/content/vote', { game: GAME }, 'up: is missing'],
    ['/content/vote', { game: GAME, up: 'yes' }, 'up: must be true or false'],
    ['/content/report', { game: GAME, reason: 'stuck', note: 'x' }, 'note: is not a known field'],
  ])('to %s with %j are refused: %s', async (url, body, contents) => {
    const { post, intake } = open();
    const reply = await post(url, body);
    expect([reply.statusCode, reply.json()]).toEqual([200, { code: 400, contents }]);
    expect([...intake.events, ...intake.reports]).toEqual([]);
  });

  it.each([
    [{ kind: 'refused', why: 'no' } as const, 200, { code: 400, contents: 'no' }],
    [{ kind: 'limited', why: 'later' } as const, 200, { code: 429, contents: 'later' }],
    [{ kind: 'busy', why: 'busy' } as const, 503, { code: 503, contents: 'Too busy right now.' }],
  ])('%j are answered so', async (refusal, status, body) => {
    const { post } = open(refusal);
    const reply = await post('/content/vote', { game: GAME, up: true });
    expect([reply.statusCode, reply.json()]).toEqual([status, body]);
    expect(reply.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
  });

  it('are not taken by GET, nor while statistics are off', async () => {
    const { get } = open();
    expect(await get('/content/vote')).toEqual({ code: 404, contents: 'There is no such data.' });
    const app = siteApp();
    const reply = await app.inject({
      method: 'POST',
      url: '/content/vote',
      payload: { game: GAME, up: true },
    });
    expect(reply.json()).toMatchObject({ code: 404 });
  });
});

describe('the list of games', () => {
  it('comes in pages, best first, with 204 past the last', async () => {
    const { get } = open();
    const first = await get('/content/games');
    expect(first).toMatchObject({ code: 200, contents: { page: 1, pages: 2, count: 30 } });
    expect(first.contents.games.map(({ title }: { title: string }) => title)).toEqual(
      GAMES.slice(0, 24).map(({ title }) => title),
    );
    expect((await get('/content/games?page=2')).contents.games).toHaveLength(6);
    expect(await get('/content/games?page=3')).toEqual({ code: 204, contents: null });
  });

  it('is that of a category, and counts what was measured', async () => {
    const totals = [total({ plays: 1500, up: 60 })];
    const { get } = open(undefined, () => totals);
    const sports = await get(`/content/games?category=${encodeURIComponent('Sports&Racing')}`);
    expect(sports.contents).toMatchObject({ count: 5, pages: 1 });
    expect((await get('/content/games?category=Recommend')).contents.games).toEqual([
      { ...GAMES[0], players: '1.5K+', score: '5.0' },
    ]);
    expect((await get('/content/games?category=Hot')).contents.count).toBe(21);
  });

  it.each([
    ['category=Nothing', 404],
    ['category=a&category=b', 400],
    ['page=0', 400],
    ['page=-1', 400],
    ['page=x', 400],
  ])('with %s is refused with %i', async (query, code) => {
    expect(await open().get(`/content/games?${query}`)).toMatchObject({ code });
  });
});
