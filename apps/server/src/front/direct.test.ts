import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { statisticAddress, type StatisticEvent } from '@playgrove/protocol';
import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import portal from '@playgrove/site-config/portal';
import { buildApp, type AppDeps } from '../app.ts';
import { Metrics } from '../operator/metrics.ts';
import { readSite } from '../site/files.ts';
import type { OnSubmitted } from '../statistics/intake.ts';
import { GAME, GAMES, ICON, recorder, writeSite } from '../testing/site.ts';
import { answersOf, connected, dial, exchange, heard, type WireAnswer } from '../testing/wire.ts';
import { createLimitedServer } from '../http/server.ts';

const SCRIPT_PATH = '/assets/play-Bx3k9QaZ.js';
const ICON_PATH = `/allgame/icon/${ICON}.jpg`;
const VIEW: StatisticEvent = { name: 'page_view', path: '/' };
const eventAddress = (event: StatisticEvent = VIEW, campaign = '') =>
  statisticAddress({ event, at: 7, campaign }) ?? '';
/** A request that ends the connection; Fastify always answers it. */
const LAST = 'GET /health HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n';

const request = (address: string, fields = '', method = 'GET') =>
  `${method} ${address} HTTP/1.1\r\nHost: a\r\n${fields}\r\n`;

type Recorder = ReturnType<typeof recorder>;

type Options = Partial<AppDeps> & {
  /** Whether to answer directly; otherwise Fastify answers everything. */
  readonly direct?: boolean;
  readonly intake?: Recorder;
  readonly proxies?: number;
  readonly folder?: string;
};

/** A listening server with its small files in memory. */
async function listen(options: Options = {}) {
  const {
    direct = true,
    intake = recorder(),
    proxies = 0,
    folder = writeSite(),
    ...parts
  } = options;
  const metrics = new Metrics();
  const app = buildApp(
    {
      config: portal,
      settings: { log: 'silent', proxies },
      metrics,
      statistics: {
        intake,
        totals: () => [],
        readiness: async () => ({ ready: true, parts: {} }),
      },
      ...parts,
    },
    { site: readSite(folder, portal), games: GAMES },
  );
  let routed = 0;
  app.addHook('onSend', async () => void (routed += 1));
  onTestFinished(() => app.close());
  let server: Server = app.server;
  if (direct) {
    await app.listen({ host: '127.0.0.1', port: 0 });
  } else {
    await app.ready();
    server = createLimitedServer((call, reply) => app.routing(call, reply));
    onTestFinished(() => void server.close());
    await once(server.listen(0, '127.0.0.1'), 'listening');
  }
  const { port } = server.address() as AddressInfo;
  const ask = async (...requests: string[]) =>
    answersOf(await exchange(port, [...requests, LAST])).slice(0, -1);
  /** How many of these requests reach Fastify. */
  const toFastify = async (...requests: string[]) => {
    const before = routed;
    await exchange(port, [...requests, LAST]);
    return routed - before - 1;
  };
  if (direct) {
    const all = FILES.flatMap((address) => TAKES.map((takes) => request(address, takes)));
    await until(async () => (await toFastify(...all)) === 0);
  }
  return { app, port, intake, metrics, ask, toFastify };
}

/** Two servers of the same site: one with direct answers, one with Fastify only. */
async function both(options: Omit<Options, 'direct'> = {}) {
  const folder = writeSite();
  const direct = await listen({ ...options, folder });
  const plain = await listen({ ...options, folder, direct: false, intake: recorder() });
  return { direct, plain };
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < 1000; looks += 1) {
    if (await holds()) return;
    await new Promise(setImmediate);
  }
  throw new Error('It never came about.');
}

/** The parts of an answer that both servers must have in common. */
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
/** Requests that are left to Fastify, each for another reason. */
const LEFT = [
  request('/', '', 'HEAD'),
  request(SCRIPT_PATH, 'Range: bytes=0-3\r\n'),
  request('/', 'If-Match: "other"\r\n'),
  request('/', 'If-Unmodified-Since: Sat, 01 Jan 2000 00:00:00 GMT\r\n'),
  request('/', 'If-None-Match: "other"\r\n'),
  request('/', 'If-None-Match: *\r\n'),
  request('/', 'If-Modified-Since: Sat, 01 Jan 2050 00:00:00 GMT\r\n'),
  request('/nothing'),
  request('/404.html'),
  request('/%69ndex.html'),
  request(`/allgame/${GAME}`),
  request('/assets/'),
  request('/content/nothing'),
  request('http://a/'),
  request(eventAddress(), '', 'HEAD'),
  request(eventAddress().replace('gif', '%67if')),
  request(`/statistic.gif?c=${'x'.repeat(5000)}`),
  'POST /content/vote HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
];
/** Unusual but valid notation. */
const ODD = [
  request('/', 'Accept: a\r\nAccept: b\r\n'),
  request('/', 'TE: trailers\r\nKeep-Alive: 5\r\n'),
  'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc',
  'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n',
  request('/statistic.gif'),
  request('/statistic.gif?'),
  request('/statistic.gif?tp=event&c=%7B'),
  request('/statistic.gif?tp=event&c=%7B%7D&c=%7B%7D'),
  request('/statistic.gif?tp=event&c=%ff%7B+%zz'),
  request(`${eventAddress()}&_t=1`),
  request(`${eventAddress()}#a?b`),
  request(`/statistic.gif?c=${encodeURIComponent(JSON.stringify(VIEW))}&tp=event`),
];

describe('direct answers equal Fastify’s', () => {
  it('for each file and any accepted type, and again with its tag', async () => {
    const { direct, plain } = await both();
    for (const address of FILES) {
      for (const takes of TAKES) {
        const first = await direct.ask(request(address, takes));
        expect(first.map(({ status }) => status)).toEqual([200]);
        expect(first.map(essence)).toEqual((await plain.ask(request(address, takes))).map(essence));
        const { etag, 'last-modified': modified } = first[0]?.fields ?? {};
        const tagged = `${takes}If-None-Match: ${etag}\r\n`;
        for (const fields of [tagged, `${tagged}If-Modified-Since: ${modified}\r\n`]) {
          const again = request(address, fields);
          expect(await direct.toFastify(again)).toBe(0);
          const answers = await direct.ask(again);
          expect(answers.map(({ status }) => status)).toEqual([304]);
          expect(answers.map(essence)).toEqual((await plain.ask(again)).map(essence));
        }
        const reload = request(address, `${tagged}Cache-Control: no-cache\r\n`);
        expect((await direct.ask(reload)).map(essence)).toEqual(
          (await plain.ask(reload)).map(essence),
        );
      }
    }
  });

  it.each<[string, string, string]>([
    ['taken', eventAddress(), ''],
    ['taken with its campaign', eventAddress(VIEW, 'c_1'), ''],
    ['refused by the schema', eventAddress().replace('page_view', 'page_viev'), 'is not a known'],
    ['not JSON', '/statistic.gif?tp=event&c=%7B&g=&_t=1', 'c: is not JSON'],
    ['not there', '/statistic.gif', 'tp: must be "event"'],
  ])('for an event that is %s', async (_what, address, why) => {
    const { direct, plain } = await both();
    expect(await direct.toFastify(request(address))).toBe(0);
    await plain.toFastify(request(address));
    const [answer, ...more] = await direct.ask(request(address));
    expect(more).toEqual([]);
    expect(answer?.fields['x-refused'] ?? '').toContain(why);
    expect([answer && essence(answer)]).toEqual((await plain.ask(request(address))).map(essence));
    expect(direct.intake.events).toEqual(plain.intake.events);
    expect(direct.intake.visitors).toEqual(plain.intake.visitors);
    const counts = async (metrics: Metrics) =>
      (await metrics.text()).split('\n').filter((line) => line.startsWith('portal_events_total'));
    expect(await counts(direct.metrics)).toEqual(await counts(plain.metrics));
  });

  it('for an event while statistics are off', async () => {
    const { direct, plain } = await both({ config: { ...portal, statistics: false } });
    const [answer] = await direct.ask(request(eventAddress()));
    expect(answer?.fields['x-refused']).toBe('statistics are off');
    expect([answer && essence(answer)]).toEqual(
      (await plain.ask(request(eventAddress()))).map(essence),
    );
  });

  it.each([0, 1, 2])('with the visitor’s address from behind %i proxies', async (proxies) => {
    const { direct, plain } = await both({ proxies });
    for (const named of [
      '',
      '203.0.113.9',
      '1.2.3.4, 203.0.113.9',
      'x,, 2001:db8::1 ,203.0.113.9,',
    ]) {
      const fields = `User-Agent: A/1\r\nSec-GPC: 1\r\n${named && `X-Forwarded-For: ${named}\r\n`}`;
      await direct.ask(request(eventAddress(), fields));
      await plain.ask(request(eventAddress(), fields));
    }
    expect(direct.intake.visitors).toHaveLength(4);
    expect(direct.intake.visitors).toEqual(plain.intake.visitors);
  });

  it('or are left to Fastify', async () => {
    const { direct, plain } = await both();
    for (const left of LEFT) {
      expect(await direct.toFastify(left), left).toBe(1);
      const heads = [left.startsWith('HEAD'), false];
      const [ours, theirs] = await Promise.all(
        [direct, plain].map(async ({ port }) => exchange(port, [left, LAST])),
      );
      expect(answersOf(ours ?? '', heads).map(essence)).toEqual(
        answersOf(theirs ?? '', heads).map(essence),
      );
    }
  });

  it('for any sequence of requests on one connection, however it is split', async () => {
    const { direct, plain } = await both();
    const common = [
      ...FILES.map((address) => request(address, TAKES[1])),
      request(eventAddress(), 'User-Agent: A/1\r\n'),
      request(eventAddress({ name: 'play_start', game: GAME })),
      request('/statistic.gif?tp=event&c=%7B%7D&g=&_t=1'),
    ];
    const lines = fc.array(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...common) },
        { weight: 1, arbitrary: fc.constantFrom(...LEFT) },
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
        const ours = answersOf(await exchange(direct.port, pieces), heads);
        expect(ours.map(essence)).toEqual(whole.map(essence));
      }),
      { numRuns: 150 },
    );
    expect(direct.intake.events.length).toBeGreaterThan(50);
  });

  it.each(['silent', 'error', 'warn', 'info', 'debug'] as const)(
    'at LOG_LEVEL=%s, which changes only what is logged',
    async (log) => {
      const lines: string[] = [];
      const settings = { log, proxies: 0 };
      const { ask, toFastify } = await listen({
        settings,
        logTo: { write: (line) => void lines.push(line) },
      });
      lines.length = 0;
      const address = `${eventAddress()}&mail=jane`;
      expect((await ask(request('/?mail=jane'), request(address))).length).toBe(2);
      expect(await toFastify(request('/'), request(address))).toBe(0);
      const said = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
      const direct = said.filter(({ path }) => path !== '/health');
      expect(direct.map(({ method, path, status, msg }) => [method, path, status, msg])).toEqual(
        log === 'debug'
          ? ['/', '/statistic.gif', '/', '/statistic.gif'].map((path) => [
              'GET',
              path,
              200,
              'request',
            ])
          : [],
      );
      expect(lines.join('')).not.toContain('jane');
    },
  );
});

/** Holds back each answer until the test gives it. */
function holding() {
  const held: OnSubmitted[] = [];
  const intake: Recorder = {
    ...recorder(),
    submit: (_sent, _visitor, done) => void held.push(done),
  };
  const holds = (count: number) => until(async () => held.length === count);
  return { held, holds, intake };
}

describe('a connection', () => {
  it('gets its answers in the order of its requests, in whatever order they are ready', async () => {
    const { held, holds, intake } = holding();
    const { port } = await listen({ intake });
    const socket = await dial(port);
    const said = heard(socket);
    socket.write(request(eventAddress()) + request('/sw.js') + request(eventAddress()) + LAST);
    await holds(2);
    held[1]?.('busy');
    held[0]?.();
    const answers = answersOf(await said);
    expect(answers.map(({ fields }) => [fields['content-type'], fields['x-refused']])).toEqual([
      ['image/gif', undefined],
      ['text/javascript; charset=utf-8', undefined],
      ['image/gif', 'busy'],
      ['application/json; charset=utf-8', undefined],
    ]);
  });

  it('ends with its pending answer when the server stops; an idle one ends at once', async () => {
    const { held, holds, intake } = holding();
    const { app, port } = await listen({ intake });
    const [waiting, idle] = [await dial(port), await dial(port)];
    const said = heard(waiting);
    const nothing = heard(idle);
    waiting.write(request(eventAddress()));
    await holds(1);
    const closed = app.close();
    expect(await nothing).toBe('');
    held[0]?.();
    const [answer] = answersOf(await said);
    expect([answer?.status, answer?.fields['connection']]).toEqual([200, 'close']);
    await closed;
  });

  it('that the visitor has closed does no harm when its answer is ready', async () => {
    const { held, holds, intake } = holding();
    const { app, ask } = await listen({ intake });
    const [socket, served] = await connected(app.server);
    socket.write(request(eventAddress()) + request(eventAddress()));
    await holds(2);
    socket.destroy();
    await once(served, 'close');
    for (const answer of held) answer();
    expect((await ask(request('/'))).map(({ status }) => status)).toEqual([200]);
  });

  it('is not read further while its visitor does not read the answers, and loses none', async () => {
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

  it('ends if its request caused an error, and others continue', async () => {
    const lines: string[] = [];
    const submit = () => {
      throw new Error('a bug');
    };
    const { port, ask } = await listen({
      intake: { ...recorder(), submit },
      settings: { log: 'error', proxies: 0 },
      logTo: { write: (line) => void lines.push(line) },
    });
    expect(await exchange(port, [request(eventAddress())])).toBe('');
    expect((await ask(request('/'))).map(({ status }) => status)).toEqual([200]);
    expect(lines.join('')).toContain('a bug');
  });
});
