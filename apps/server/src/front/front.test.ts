import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { statisticAddress, type StatisticEvent } from '@playgrove/events';
import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import portal from '../../../../portal.config.ts';
import { buildApp } from '../app.ts';
import { Metrics } from '../operator/metrics.ts';
import { readSite } from '../site/files.ts';
import type { Refusal, Told } from '../statistics/intake.ts';
import { pause } from '../testing/postgres.ts';
import { GAME, GAMES, ICON, recorder, writeSite } from '../testing/site.ts';
import { Answer } from './answers.ts';
import { Front } from './front.ts';
import { answersOf, dial, exchange, heard, type WireAnswer } from '../testing/wire.ts';

const SCRIPT_PATH = '/assets/play-Bx3k9QaZ.js';
const ICON_PATH = `/allgame/icon/${ICON}.jpg`;
const VIEW: StatisticEvent = { name: 'page_view', path: '/' };
const eventAddress = (event: StatisticEvent = VIEW, campaign = '') =>
  statisticAddress({ event, at: 7, campaign }) ?? '';
/** A request that ends the connection, and that the front never answers. */
const LAST = 'GET /health HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n';

const request = (address: string, fields = '', method = 'GET') =>
  `${method} ${address} HTTP/1.1\r\nHost: a\r\n${fields}\r\n`;

/** The server on a port; at level debug Fastify alone answers. */
async function listen(options: Options = {}) {
  const { front = true, taker = recorder(), proxies = 0, folder = writeSite() } = options;
  const metrics = new Metrics();
  const app = buildApp({
    config: portal,
    settings: { log: front ? 'error' : 'debug', proxies },
    logTo: { write: () => undefined },
    site: readSite(folder, portal),
    games: GAMES,
    metrics,
    statistics: {
      intake: taker,
      totals: () => [],
      readiness: async () => ({ ready: true, parts: {} }),
    },
  });
  onTestFinished(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const ask = async (...requests: string[]) =>
    answersOf(await exchange(port, [...requests, LAST])).slice(0, -1);
  const kept = async () => {
    const answers = FILES.flatMap((address) => TAKES.map((takes) => ask(request(address, takes))));
    return (await Promise.all(answers)).flat().every(byFront);
  };
  if (front) await until(kept);
  return { app, port, taker, metrics, ask };
}

type Recorder = ReturnType<typeof recorder>;

type Options = { front?: boolean; taker?: Recorder; proxies?: number; folder?: string };

/** The same site with the front and without. */
async function both(options: Omit<Options, 'front'> = {}) {
  const folder = writeSite();
  const taker = recorder();
  const front = await listen({ ...options, folder });
  const plain = await listen({ ...options, folder, front: false, taker });
  return { front, plain };
}

/** The front writes names of fields in lower case, Node the date with a capital. */
const byFront = ({ head }: WireAnswer) => head.includes('\r\ndate: ');

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < 400; looks += 1) {
    if (await holds()) return;
    await pause();
  }
  throw new Error('It never came about.');
}

/** What must be the same whoever answers. */
function essence({ status, fields, body }: WireAnswer) {
  const { date, ...others } = fields;
  return { status, fields: others, body, dated: date !== undefined };
}

const FILES = [
  '/',
  '/?utm=1',
  '/index.html',
  SCRIPT_PATH,
  ICON_PATH,
  `/allgame/${GAME}/`,
  '/sw.js',
  '/data/catalogue.json',
];
const TAKES = [
  '',
  'Accept-Encoding: gzip, deflate, br\r\n',
  'accept-encoding: gzip;q=0.5, br;q=0\r\n',
  'Accept: image/avif,image/webp,*/*;q=0.8\r\nUser-Agent: Some/1.0\r\n',
  'Accept: image/webp\r\nAccept-Encoding: identity\r\n',
];
/** What the front leaves, each for another reason. */
const ODD = [
  request('/', '', 'HEAD'),
  request(SCRIPT_PATH, 'Range: bytes=0-3\r\n'),
  request('/', 'If-None-Match: "other"\r\n'),
  request('/', 'If-None-Match: *\r\n'),
  request('/', 'If-Modified-Since: Sat, 01 Jan 2050 00:00:00 GMT\r\n'),
  request('/', 'Accept: a\r\nAccept: b\r\n'),
  request('/nothing'),
  request('/%69ndex.html'),
  request(`/allgame/${GAME}`),
  request('/assets/'),
  request('/content/nothing'),
  request(eventAddress(), '', 'HEAD'),
  request('/statistic.gif'),
  request('/statistic.gif?tp=event&c=%7B'),
  request(`${eventAddress()}&_t=1`),
  request(`/statistic.gif?c=${encodeURIComponent(JSON.stringify(VIEW))}&tp=event`),
  'POST /content/vote HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc',
  'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n',
];
/** Refused outright: after these a connection is over. */
const BROKEN = [
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost : a\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nX: b\x01\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\nX: b\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n',
  'GET /a b HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'get / HTTP/1.1\r\nHost: a\r\n\r\n',
  `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
];

describe('the front answers as Fastify does', () => {
  it('to a request for each file, whatever the visitor takes, and again with its tag', async () => {
    const { front, plain } = await both();
    for (const address of FILES) {
      for (const takes of TAKES) {
        const first = await front.ask(request(address, takes));
        expect(first.every(byFront), address).toBe(true);
        expect(first.map(essence)).toEqual((await plain.ask(request(address, takes))).map(essence));
        const tagged = `${takes}If-None-Match: ${first[0]?.fields['etag']}\r\n`;
        const again = await front.ask(request(address, tagged));
        expect([again[0]?.status, again.every(byFront)]).toEqual([304, true]);
        expect(again.map(essence)).toEqual(
          (await plain.ask(request(address, tagged))).map(essence),
        );
      }
    }
  });

  it.each<[string, string, string]>([
    ['taken', eventAddress(), ''],
    ['taken with its campaign', eventAddress(VIEW, 'c_1'), ''],
    ['refused by the schema', eventAddress().replace('page_view', 'page_viev'), 'is not a known'],
    ['that is not JSON', '/statistic.gif?tp=event&c=%7B&g=&_t=1', 'c: is not JSON'],
  ])('to an event that is %s', async (_what, address, why) => {
    const { front, plain } = await both();
    const [answer, ...more] = await front.ask(request(address));
    expect(more).toEqual([]);
    expect([answer && byFront(answer), answer?.fields['x-refused'] ?? '']).toEqual([
      true,
      expect.stringContaining(why),
    ]);
    expect([answer && essence(answer)]).toEqual((await plain.ask(request(address))).map(essence));
    const sent = plain.taker.events.map((event) => ({ ...event, at: 0 }));
    expect(front.taker.events).toEqual(sent);
    expect(front.taker.visitors).toEqual(plain.taker.visitors);
    const counts = async (metrics: Metrics) =>
      (await metrics.text()).split('\n').filter((line) => line.startsWith('portal_events_total'));
    expect(await counts(front.metrics)).toEqual(await counts(plain.metrics));
  });

  it.each([0, 1, 2])('taking the visitor from behind %i proxies', async (proxies) => {
    const { front, plain } = await both({ proxies });
    for (const named of [
      '',
      '203.0.113.9',
      '1.2.3.4, 203.0.113.9',
      'x,, 2001:db8::1 ,203.0.113.9,',
    ]) {
      const fields = `User-Agent: A/1\r\nSec-GPC: 1\r\n${named && `X-Forwarded-For: ${named}\r\n`}`;
      await front.ask(request(eventAddress(), fields));
      await plain.ask(request(eventAddress(), fields));
    }
    expect(front.taker.visitors).toHaveLength(4);
    expect(front.taker.visitors).toEqual(plain.taker.visitors);
  });

  it('or leaves it to Fastify', async () => {
    const { front, plain } = await both();
    for (const odd of ODD) {
      const heads = [odd.startsWith('HEAD'), false];
      const [ours, theirs] = await Promise.all(
        [front, plain].map(async ({ port }) => exchange(port, [odd, LAST])),
      );
      const answers = answersOf(ours ?? '', heads);
      expect(answers.some(byFront), odd).toBe(false);
      expect(answers.map(essence)).toEqual(answersOf(theirs ?? '', heads).map(essence));
    }
    for (const broken of BROKEN) {
      const [ours, theirs] = await Promise.all(
        [front, plain].map(async ({ port }) => answersOf(await exchange(port, [broken]))),
      );
      expect(ours?.map(essence), broken).toEqual(theirs?.map(essence));
    }
  });

  it('to any line of requests on one connection, however it is cut', async () => {
    const { front, plain } = await both();
    const plainRequests = [
      ...FILES.map((address) => request(address, TAKES[1])),
      request(eventAddress(), 'User-Agent: A/1\r\n'),
      request(eventAddress({ name: 'play_start', game: GAME })),
      request('/statistic.gif?tp=event&c=%7B%7D&g=&_t=1'),
    ];
    const lines = fc.array(
      fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...plainRequests) },
        { weight: 1, arbitrary: fc.constantFrom(...ODD) },
      ),
      { minLength: 1, maxLength: 12 },
    );
    const cuts = fc.array(fc.nat({ max: 3000 }), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(lines, cuts, async (requests, at) => {
        const text = requests.join('') + LAST;
        const places = [0, ...at.map((cut) => cut % text.length).sort((a, b) => a - b)];
        const pieces = places.map((from, index) => text.slice(from, places[index + 1]));
        const heads = requests.map((one) => one.startsWith('HEAD'));
        const whole = answersOf(await exchange(plain.port, [text]), heads);
        expect(whole).toHaveLength(requests.length + 1);
        const ours = answersOf(await exchange(front.port, pieces), heads);
        expect(ours.map(essence)).toEqual(whole.map(essence));
      }),
      { numRuns: 150 },
    );
    expect(front.taker.events.length).toBeGreaterThan(50);
  });
});

/** Takes events and holds each answer back until it is told. */
function holding() {
  const held: Told[] = [];
  const taker: Recorder = { ...recorder(), offer: (_sent, _visitor, told) => void held.push(told) };
  return { held, taker };
}

describe('the front', () => {
  it('answers in the order of requests, whichever is ready first', async () => {
    const { held, taker } = holding();
    const { port } = await listen({ taker });
    const socket = await dial(port);
    const said = heard(socket);
    socket.write(request(eventAddress()) + request('/sw.js') + request(eventAddress()) + LAST);
    await until(async () => {
      return held.length === 2;
    });
    const busy: Refusal = { kind: 'busy', why: 'busy' };
    held[1]?.(busy);
    held[0]?.();
    const answers = answersOf(await said);
    expect(answers.map(({ fields }) => [fields['content-type'], fields['x-refused']])).toEqual([
      ['image/gif', undefined],
      ['text/javascript; charset=utf-8', undefined],
      ['image/gif', 'busy'],
      ['application/json; charset=utf-8', undefined],
    ]);
  });

  it('lets a stop wait for the answers that are due, and ends each connection with its last', async () => {
    const { held, taker } = holding();
    const { app, port } = await listen({ taker });
    const [waiting, idle] = [await dial(port), await dial(port)];
    const said = heard(waiting);
    const nothing = heard(idle);
    waiting.write(request(eventAddress()));
    await until(async () => {
      return held.length === 1;
    });
    const closed = app.close();
    expect(await nothing).toBe('');
    held[0]?.();
    const [answer] = answersOf(await said);
    expect([answer?.status, answer?.fields['connection']]).toEqual([200, 'close']);
    await closed;
  });

  it('reads no further while a visitor does not take the answers, and loses none', async () => {
    const { port } = await listen();
    const many = 20_000;
    const socket = await dial(port);
    socket.pause();
    for (let sent = 0; sent < many; sent += 1000)
      socket.write(request('/data/catalogue.json').repeat(1000));
    socket.write(LAST);
    await new Promise(setImmediate);
    const said = heard(socket);
    socket.resume();
    const answers = answersOf(await said);
    expect(answers).toHaveLength(many + 1);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(2);
  });

  it('is over with a connection whose request broke something, and goes on with others', async () => {
    const taker: Recorder = {
      ...recorder(),
      offer: () => {
        throw new Error('a bug');
      },
    };
    const { port, ask } = await listen({ taker });
    expect(await exchange(port, [request(eventAddress())])).toBe('');
    expect((await ask(request('/'))).map(({ status }) => status)).toEqual([200]);
  });
});

describe('a request that comes slowly', () => {
  it('in pieces is answered by the front, once it is whole', async () => {
    const { port } = await listen();
    const pieces = [...request('/sw.js'), LAST];
    const [answer] = answersOf(await exchange(port, pieces));
    expect(answer && byFront(answer)).toBe(true);
  });

  it('and ends in the middle is refused', async () => {
    const { port } = await listen();
    const socket = await dial(port);
    const said = heard(socket);
    socket.end('GET / HTTP/1.1\r\nhost');
    expect(answersOf(await said).map(({ status }) => status)).toEqual([400]);
  });
});

describe('a connection that nothing comes from', () => {
  it('ends after the time that Node gives it, by a clock that is stepped', async () => {
    const server = createServer({ requestTimeout: 15_000, keepAliveTimeout: 65_000 });
    const file = { tag: '"1"', full: new Answer(200, {}), same: new Answer(304, {}) };
    const front = new Front(server, {
      files: { get: () => file },
      taker: undefined,
      pixel: () => file.full,
      proxies: 0,
      onMalformed: () => undefined,
      onFailure: () => undefined,
      onAnswered: () => undefined,
    });
    onTestFinished(() => {
      front.close();
      front.destroy();
      server.close();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const [silent, served] = [await dial(port), await dial(port)];
    const silence = heard(silent);
    const said = heard(served);
    served.write(request('/'));
    await once(served, 'data');
    const start = Date.now();
    front.turn(start + 14_000);
    expect([silent.destroyed, served.destroyed]).toEqual([false, false]);
    front.turn(start + 16_000);
    expect(await silence).toBe('');
    expect(served.destroyed).toBe(false);
    front.turn(start + 66_000);
    expect(answersOf(await said)).toHaveLength(1);
  });
});
