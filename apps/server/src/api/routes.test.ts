import { describe, expect, it } from 'vitest';
import portal from '@playgrove/site-config/portal';
import type { Refusal } from '../statistics/refusal.ts';
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
    [{ plays: 0, up: 49 }, undefined, {}],
    [{ plays: 3 }, undefined, { [GAME]: { players: '3' } }],
    [{ plays: 1000 }, undefined, { [GAME]: { players: '1K+' } }],
    [{ plays: 1_234_567 }, undefined, { [GAME]: { players: '1.2M+' } }],
    [{ up: 50 }, undefined, { [GAME]: { score: '5.0', votes: 50 } }],
    [{ down: 50 }, undefined, { [GAME]: { score: '1.0', votes: 50 } }],
    // 25 votes of 3.0 and 50 of 5.0.
    [{ up: 50 }, 3, { [GAME]: { score: '4.3', votes: 50 } }],
    [{ down: 75 }, 5, { [GAME]: { score: '2.0', votes: 75 } }],
    [{ plays: 127, up: 45, down: 15 }, 4, { [GAME]: { players: '120+', score: '4.0', votes: 60 } }],
  ])('of %j, rated %j by us, are %j', (more, ours, figures) => {
    expect(figuresOf([total(more)], () => ours)).toEqual(figures);
  });

  it('of a large catalogue are those of the games that are played most', () => {
    const totals = Array.from({ length: 2500 }, (_, at) => total({ game: `g${at}`, plays: at }));
    const figures = figuresOf(totals, () => undefined);
    expect(Object.keys(figures)).toHaveLength(2000);
    expect(figures['g2499']).toEqual({ players: '2.4K+' });
    expect(figures['g499']).toBeUndefined();
  });

  it('are up to date', async () => {
    let totals = [total({ plays: 5000 })];
    const { get } = open(undefined, () => totals);
    expect(await get('/content/figures')).toEqual({
      code: 200,
      contents: { [GAME]: { players: '5K+' } },
    });
    totals = [total({ plays: 6000 })];
    expect((await get('/content/figures')).contents[GAME].players).toBe('6K+');
  });

  it('are empty while statistics are off', async () => {
    const app = siteApp({ config: { ...portal, statistics: false } });
    expect((await app.inject({ url: '/content/figures' })).json()).toEqual({
      code: 200,
      contents: {},
    });
  });
});

describe('a vote and a report', () => {
  it('are accepted, even from a visitor who opted out of tracking', async () => {
    const { post, intake } = open();
    const vote = await post('/content/vote', { game: GAME, up: true }, { 'sec-gpc': '1' });
    const report = await post('/content/report', { game: GAME, reason: 'stuck' }, { dnt: '1' });
    expect([vote.statusCode, vote.json().code, report.json().code]).toEqual([200, 200, 200]);
    expect(intake.votes).toEqual([{ game: GAME, up: true }]);
    expect(intake.reports).toEqual([{ game: GAME, reason: 'stuck' }]);
    expect(intake.visitors.map(({ optedOut, agent }) => [optedOut, agent])).toEqual([
      [false, AGENT],
      [false, AGENT],
    ]);
  });

  it.each([
    ['/content/vote', { game: GAME }, 'up: is missing'],
    ['/content/vote', { game: GAME, up: 'yes' }, 'up: must be true or false'],
    ['/content/report', { game: GAME, reason: 'stuck', mail: 'x' }, 'mail: is not a known field'],
  ])('to %s with %j are refused: %s', async (url, body, contents) => {
    const { post, intake } = open();
    const reply = await post(url, body);
    expect([reply.statusCode, reply.json()]).toEqual([200, { code: 400, contents }]);
    expect([...intake.votes, ...intake.reports]).toEqual([]);
  });

  it.each([
    ['unknown_game', 200, { code: 400, contents: 'game: is not in the catalogue' }],
    ['cross_site', 200, { code: 400, contents: 'a page of another site sent this' }],
    ['voted_today', 200, { code: 429, contents: 'You already voted on this game today.' }],
    [
      'network_votes_today',
      200,
      { code: 429, contents: 'Too many votes from your network today. Try again tomorrow.' },
    ],
    [
      'too_many_this_hour',
      200,
      { code: 429, contents: 'You’ve sent a lot this hour. Try again later.' },
    ],
    ['busy', 503, { code: 503, contents: 'We’re busy right now. Try again in a few seconds.' }],
  ] as const)('refused as %s get words and a code', async (refusal, status, body) => {
    const { post } = open(refusal);
    const reply = await post('/content/vote', { game: GAME, up: true });
    expect([reply.statusCode, reply.json()]).toEqual([status, body]);
    expect(reply.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
  });

  it('are not accepted by GET, nor while statistics are off', async () => {
    const { get } = open();
    expect(await get('/content/vote')).toEqual({ code: 404, contents: 'Not found.' });
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
  it('is paged, best first, with 204 after the last page', async () => {
    const { get } = open();
    const first = await get('/content/games');
    expect(first).toMatchObject({ code: 200, contents: { page: 1, pages: 2, count: 30 } });
    expect(first.contents.games.map(({ title }: { title: string }) => title)).toEqual(
      GAMES.slice(0, 24).map(({ title }) => title),
    );
    expect((await get('/content/games?page=2')).contents.games).toHaveLength(6);
    expect(await get('/content/games?page=3')).toEqual({ code: 204, contents: null });
  });

  it('is filtered by category, and counts what was measured', async () => {
    const totals = [total({ plays: 1500, up: 60 })];
    const { get } = open(undefined, () => totals);
    const sports = await get(`/content/games?category=${encodeURIComponent('Sports&Racing')}`);
    expect(sports.contents).toMatchObject({ count: 5, pages: 1 });
    expect((await get('/content/games?category=Recommend')).contents.games).toEqual([
      { ...GAMES[0], plays: '1.5K+', rated: 'visitors', score: '4.8', votes: 60 },
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
