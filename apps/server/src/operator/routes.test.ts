import { statisticAddress, type StatisticEvent } from '@playgrove/protocol';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import type { Intake } from '../statistics/intake.ts';
import type { Refusal } from '../statistics/refusal.ts';
import { GAME, recorder, siteApp } from '../testing/site.ts';
import { Metrics } from './metrics.ts';

const TOKEN = 'a'.repeat(32);
const basic = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`;
const ELSEWHERE = '203.0.113.9';

function open(token?: string, proxies = 0) {
  const queries: unknown[] = [];
  const reader = {
    query: async (query: unknown) => {
      queries.push(query);
      return [] as never;
    },
  };
  const app = siteApp(
    {
      settings: {
        log: 'silent',
        proxies,
        ...(token === undefined ? {} : { operatorToken: token }),
      },
      insights: { reader, ads: false },
    },
    undefined,
    new Map([['index.html', { type: 'text/html', body: Buffer.from('the page') }]]),
  );
  const status = async (url: string, headers: Record<string, string> = {}, from = '127.0.0.1') =>
    (await app.inject({ url, headers, remoteAddress: from })).statusCode;
  return { app, queries, status };
}

describe.each(['/metrics', '/insights/', '/insights/data/days?from=20261101&to=20261121'])(
  '%s',
  (url) => {
    it('is available from this machine', async () => {
      const { status } = open();
      expect(await status(url)).toBe(200);
      expect(await status(url, { host: '[::1]:8080' }, '::1')).toBe(200);
      expect(await status(url, { host: 'localhost' }, '::ffff:127.0.0.1')).toBe(200);
    });

    it.each<[string, Record<string, string>, string]>([
      ['another machine', {}, ELSEWHERE],
      ['a private network', {}, '10.0.0.1'],
      ['another machine that says it is this one', { 'x-forwarded-for': '127.0.0.1' }, ELSEWHERE],
      ['another machine that names this one', { host: 'localhost' }, ELSEWHERE],
      ['a proxy on this machine', { 'x-forwarded-for': ELSEWHERE }, '127.0.0.1'],
      ['a proxy that passes on what a visitor wrote', { 'x-forwarded-for': '::1' }, '127.0.0.1'],
      ['a proxy with the standard header', { forwarded: 'for=127.0.0.1' }, '127.0.0.1'],
      ['a proxy with its own header', { 'x-real-ip': '127.0.0.1' }, '127.0.0.1'],
      ['a proxy that keeps the name', { host: 'portal.example' }, '127.0.0.1'],
      ['a page on a name that points here', { host: 'evil.example:8080' }, '127.0.0.1'],
      ['a page on a name that only looks local', { host: '127.999.1.1' }, '127.0.0.1'],
      ['a page on a name with an octal number', { host: '127.0.0.010' }, '127.0.0.1'],
      ['a proxy of a cloud', { 'x-amzn-trace-id': 'Root=1' }, '127.0.0.1'],
    ])('does not exist for %s, however many proxies are trusted', async (_who, headers, from) => {
      for (const proxies of [0, 1, 5]) {
        expect(await open(undefined, proxies).status(url, headers, from)).toBe(404);
        expect(await open(TOKEN, proxies).status(url, headers, from)).toBe(401);
      }
    });

    it.each([1, 2, 10])(
      'requires the token from this machine too with %d proxies in front',
      async (proxies) => {
        for (const host of ['localhost', '127.0.0.1:8080', '[::1]']) {
          expect(await open(undefined, proxies).status(url, { host })).toBe(404);
          const { status } = open(TOKEN, proxies);
          expect(await status(url, { host })).toBe(401);
          expect(await status(url, { host, authorization: `Bearer ${TOKEN}` })).toBe(200);
        }
      },
    );

    it('is available with the token, as Bearer or as a password', async () => {
      const { status } = open(TOKEN);
      for (const authorization of [
        `Bearer ${TOKEN}`,
        basic(`operator:${TOKEN}`),
        basic(`:${TOKEN}`),
      ]) {
        expect(await status(url, { authorization }, ELSEWHERE)).toBe(200);
      }
    });

    it.each([
      '',
      'Bearer',
      'Bearer b',
      `Bearer ${TOKEN}x`,
      basic(TOKEN),
      basic('a:b'),
      `Digest ${TOKEN}`,
      'Basic !',
    ])('asks again for the authorization %j', async (authorization) => {
      const { app } = open(TOKEN);
      const reply = await app.inject({ url, headers: { authorization }, remoteAddress: ELSEWHERE });
      expect(reply.statusCode).toBe(401);
      expect(reply.headers['www-authenticate']).toMatch(/^Basic realm=/);
      expect(reply.body).not.toContain('the page');
    });
  },
);

describe('insights', () => {
  it('have a separate policy and are never cached', async () => {
    const { headers, body } = await open().app.inject({ url: '/insights/' });
    expect(body).toBe('the page');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:/);
  });

  it.each([
    ['/insights/data/days', 'from: must be a day such as 20261121'],
    ['/insights/data/days?from=20260230&to=20261121', 'from: must be a day such as 20261121'],
    ['/insights/data/days?from=20261121&to=20261120', 'to: must not be before from'],
    ['/insights/data/days?from=20200101&to=20261120', 'to: at most 1100 days at once'],
    ['/insights/data/days?from=20261101&to=20261120&game=x', 'game: is not a game id'],
  ])('refuse %s', async (url, why) => {
    const { app, queries } = open();
    expect((await app.inject({ url })).json()).toEqual({ code: 400, contents: why });
    expect(queries).toEqual([]);
  });

  it.each([
    '/insights/..%2findex.html',
    '/insights/data/other',
    '/insights/secret',
    '/insights/%00',
  ])('have nothing at %s', async (url) => {
    expect(await open().status(url)).toBe(404);
  });
});

describe('metrics', () => {
  it('count accepted events and the reasons of refusals, with fixed labels', async () => {
    const metrics = new Metrics();
    const answers: (Refusal | undefined)[] = [undefined, 'voted_today', 'ads_off'];
    const submit: Intake['submit'] = (_sent, _visitor, onSubmitted) => onSubmitted(answers.shift());
    const intake = { ...recorder(), submit };
    const app = siteApp({
      metrics,
      statistics: {
        intake,
        totals: () => [],
        readiness: async () => ({ ready: true, parts: {} }),
      },
    });
    const send = async (event: StatisticEvent) =>
      app.inject({ url: statisticAddress({ event, at: 0 }) ?? '' });
    for (let times = 0; times < 3; times += 1) await send({ name: 'play_start', game: GAME });
    await app.inject({ url: '/statistic.gif?tp=event&c=%7B%22mail%22:%22me@home.example%22%7D' });
    await app.inject({ method: 'POST', url: '/content/vote', payload: { me: 'me@home.example' } });
    await app.inject({ url: '/me@home.example' });
    metrics.stored(0.004, 7);
    metrics.watchBacklog(() => ({ bytes: 12, segments: 2, waiting: 1, lag: 0.5, aside: 3 }));
    const text = (await app.inject({ url: '/metrics' })).body;
    for (const line of [
      'portal_events_total{kind="play_start",outcome="accepted"} 1',
      'portal_events_total{kind="play_start",outcome="limited"} 1',
      'portal_events_total{kind="play_start",outcome="ads_off"} 1',
      'portal_events_total{kind="event",outcome="malformed"} 1',
      'portal_events_total{kind="vote",outcome="malformed"} 1',
      'portal_events_counted_total 7',
      'portal_store_commit_seconds_count 1',
      'portal_spool_bytes 12',
      'portal_spool_bad_segments 3',
      'portal_fold_lag_seconds 0.5',
      'portal_request_seconds_count{route="/statistic.gif",method="GET",status="200"} 4',
      'portal_request_seconds_count{route="none",method="GET",status="404"} 1',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    expect(text).not.toContain('home.example');
  });
});

describe('the token', () => {
  it('is parsed, and never repeated in an error', () => {
    expect(readSettings({ OPERATOR_TOKEN: TOKEN }, '/srv')).toMatchObject({
      value: { operatorToken: TOKEN },
    });
    const read = readSettings({ OPERATOR_TOKEN: 'my short secret' }, '/srv');
    expect(read.ok ? [] : read.error.map(({ field }) => field)).toEqual(['OPERATOR_TOKEN']);
    expect(JSON.stringify(read)).not.toContain('my short secret');
  });
});
