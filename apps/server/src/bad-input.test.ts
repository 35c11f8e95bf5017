import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { REPORT_REASONS } from '@playgrove/protocol';
import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { knownOf } from './statistics/bounds.ts';
import { dayOf } from './base/day.ts';
import { readEntry } from './statistics/entry.ts';
import { SpoolIntake } from './statistics/intake.ts';
import { rollUp } from './statistics/rollup.ts';
import { GAME, GAMES, siteApp } from './testing/site.ts';

/** Personal data, which must be neither stored nor logged. */
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 PersonalMark';
const ADDRESS = '203.0.113.77';
const MAIL = 'jane.doe@home.example';
const PERSONAL = /PersonalMark|203\.0\.113\.77|jane\.doe|home\.example/i;

/** Text that has broken other programs: quotes, endings, other alphabets, paths, formats, injections. */
const NAUGHTY = [
  '',
  ' ',
  '\0',
  '%00',
  '%',
  '%%',
  '%zz',
  '%c0%af',
  '%ff%fe',
  '%e2%28%a1',
  '%ed%a0%80',
  '\ufeff',
  '\u202e',
  '\ud800',
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '....//....//',
  '/..\\..\\',
  '/.git/config',
  'C:\\boot.ini',
  'null',
  'undefined',
  'NaN',
  'true',
  '-0',
  '1e999',
  '0x10',
  '9'.repeat(400),
  '[]',
  '{}',
  '{"__proto__":{"a":1}}',
  '"; DROP TABLE plays; --',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '${7*7}',
  '{{7*7}}',
  '$(id)',
  '`id`',
  '%n%s',
  '\r\nSet-Cookie: a=b',
  '%0d%0aX-Bad: 1',
  '田中さん',
  'مرحبا',
  '👩‍👩‍👧',
  'Z̮̞̠͙͔ͅ',
  'İ',
  'ß',
  MAIL,
  '__proto__',
  'constructor',
] as const;

const text = fc.oneof(
  fc.constantFrom(...NAUGHTY),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(4000, 4097, 9000).map((length) => 'x'.repeat(length)),
);
const event = fc.oneof(
  fc.record(
    {
      name: fc.constantFrom('page_view', 'homeClick'),
      path: text.map((t) => `/${t}`),
      route: text,
    },
    { requiredKeys: ['name'] },
  ),
  fc.record({ name: fc.constant('page_view'), path: text.map((t) => `/${t}`) }),
  fc.record({ name: fc.constant('httpError'), code: fc.anything(), url: text }),
  fc.record({ name: fc.constant('moreClick'), category: text }),
  fc.record({
    name: fc.constant('gameClick'),
    game: fc.constantFrom(GAME, 'f'.repeat(32), MAIL),
    layout: fc.constantFrom('list', 'grid'),
    category: text,
    position: fc.oneof(fc.double(), fc.nat()),
  }),
  fc.record({ name: text, mail: fc.constant(MAIL) }),
  fc.anything(),
);
const json = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? 'undefined';
  } catch {
    return '{';
  }
};
/** Lone surrogates cannot be encoded. */
const wellFormed = (t: string): string => Buffer.from(t).toString();
const encoded = text.map((t) => encodeURIComponent(wellFormed(t)));
const place = fc.oneof(
  event.map(
    (e) =>
      `/statistic.gif?tp=event&c=${encodeURIComponent(wellFormed(json(e)))}&g=${encodeURIComponent(MAIL)}`,
  ),
  fc.tuple(encoded, encoded).map(([a, b]) => `/statistic.gif?tp=${a}&c=${b}&c=${a}`),
  fc
    .tuple(
      fc.constantFrom(
        '/',
        '/content/',
        '/content/games?category=',
        '/content/games?page=',
        '/allgame/',
        '/insights/',
        '/insights/data/days?from=',
        '/metrics/',
        '/detail/',
      ),
      fc.oneof(encoded, text),
    )
    .map(([start, rest]) => start + rest),
  fc.constantFrom('/content/vote', '/content/report'),
);
const request = fc.record({
  method: fc.constantFrom(
    'GET',
    'GET',
    'POST',
    'POST',
    'PUT',
    'DELETE',
    'PATCH',
    'OPTIONS',
    'HEAD',
  ),
  url: place,
  body: fc.oneof(
    fc.constant(undefined),
    text,
    fc.record({ game: fc.constantFrom(GAME, MAIL), up: fc.anything() }).map(json),
    fc
      .record(
        { game: fc.constant(GAME), reason: fc.constantFrom(...REPORT_REASONS, MAIL), note: text },
        { requiredKeys: ['game'] },
      )
      .map(json),
    fc.anything().map(json),
  ),
  type: fc.constantFrom(
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'x',
    '',
  ),
});
type Bad = typeof request extends fc.Arbitrary<infer T> ? T : never;

function open() {
  const lines: string[] = [];
  const log: string[] = [];
  const intake = new SpoolIntake(
    {
      waiting: 0,
      put: (line, done) => {
        lines.push(line);
        done();
      },
    },
    knownOf(GAMES, false),
  );
  intake.setSalts(
    [-1, 0, 1].map((days) => [dayOf(Date.now() + days * 86_400_000), 'salt'] as const),
  );
  const app = siteApp({
    settings: { log: 'debug', proxies: 1 },
    logTo: { write: (line) => void log.push(line) },
    statistics: { intake, totals: () => [], readiness: async () => ({ ready: true, parts: {} }) },
  });
  return { app, lines, log };
}

async function sendAll(
  app: ReturnType<typeof open>['app'],
  requests: readonly Bad[],
): Promise<void> {
  for (const { method, url, body, type } of requests) {
    const reply = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      // The test below sends over a real socket what `inject` does not accept.
      url: URL.canParse(url, 'http://a') ? url : '/%zz',
      headers: {
        'user-agent': AGENT,
        'x-forwarded-for': ADDRESS,
        referer: `https://${MAIL}/`,
        ...(type === '' ? {} : { 'content-type': type }),
      },
      ...(body === undefined || method === 'GET' || method === 'HEAD' ? {} : { payload: body }),
    });
    if (reply.statusCode >= 500)
      throw new Error(`${reply.statusCode} for ${method} ${url} ${body}`);
  }
}

/** Bytes in use after garbage collection. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}

describe('ten thousand malformed requests', () => {
  it('never make the server fail, store or log personal data, or leak memory', async () => {
    const { app, lines, log } = open();
    const requests = fc.sample(request, { numRuns: 9000, seed: 20261121 });
    const stored = { keys: new Set<string>(), personal: [] as string[] };
    const settle = (): void => {
      const entries = lines.splice(0).map((line) => readEntry(line.trimEnd()));
      for (const entry of entries) if (!entry) stored.personal.push('a line that cannot be read');
      for (const { table, key } of rollUp(entries.filter((entry) => entry !== undefined))) {
        stored.keys.add(JSON.stringify([table, ...key]));
      }
      stored.personal.push(...log.splice(0).filter((line) => PERSONAL.test(line)));
    };
    await sendAll(app, requests.slice(0, 3000));
    settle();
    const before = heap();
    await sendAll(app, requests.slice(3000));
    settle();
    const grown = heap() - before;
    expect(stored.personal).toEqual([]);
    expect([...stored.keys].filter((key) => PERSONAL.test(key))).toEqual([]);
    // Some requests were accepted, so there was something to check.
    expect(stored.keys.size).toBeGreaterThan(3);
    expect(grown).toBeLessThan(8 * 1024 * 1024);
  });

  it('get a status below 500 or a closed connection if they are not even HTTP', async () => {
    const { app, lines } = open();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const raw = fc.oneof(
      fc
        .tuple(
          fc.constantFrom('GET', 'POST', 'BREW', 'get', ''),
          text,
          fc.constantFrom('HTTP/1.1', 'HTTP/9.9', 'HTTP/1.0', ''),
        )
        .map(
          ([method, path, version]) =>
            `${method} /${path} ${version}\r\nhost: a\r\nuser-agent: ${AGENT}\r\n\r\n`,
        ),
      fc
        .tuple(text, text)
        .map(([name, value]) => `GET / HTTP/1.1\r\nhost: a\r\n${name}: ${value}\r\n\r\n`),
      fc.constantFrom(
        'POST /content/vote HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nabcdef',
        'POST /content/vote HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
        'POST /content/vote HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
        'POST /content/vote HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n',
      ),
      text,
    );
    const answers = new Set<string>();
    for (const bytes of fc.sample(raw, { numRuns: 1000, seed: 1 })) {
      answers.add(await answerTo(port, bytes));
    }
    expect([...answers].filter((status) => status >= '5')).toEqual([]);
    expect(answers).toContain('400');
    expect(lines.join('')).not.toMatch(PERSONAL);
  });
});

/** The status of the first answer; empty if the connection ended without one. */
async function answerTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('latin1');
  let said = '';
  socket.on('data', (part: string) => (said += part));
  socket.on('error', () => undefined);
  // Half closed: this ends an unfinished request, and an answer can still come.
  socket.end(Buffer.from(bytes, 'latin1'));
  await once(socket, 'close');
  return /^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? '';
}
