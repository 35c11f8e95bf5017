import type { Sent } from '@playgrove/protocol';
import { statisticAddress } from '@playgrove/protocol';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import portal from '@playgrove/site-config/portal';
import { buildApp } from './app.ts';
import { FileCache } from './front/files.ts';
import { readSettings } from './settings/settings.ts';
import type { Intake } from './statistics/intake.ts';
import type { Readiness } from './statistics/readiness.ts';
import { readSite } from './site/files.ts';
import { GAME, recorder, siteApp, writeSite } from './testing/site.ts';

const SENT: Sent = { event: { name: 'moreClick', category: 'Hot' }, campaign: 'b_1', at: 5 };
const url = statisticAddress(SENT) ?? '';

const ready = async () => ({ ready: true, parts: {} });

/** The server with a given intake. */
function withIntake(intake: Intake, more: Parameters<typeof siteApp>[0] = {}) {
  return siteApp({ statistics: { intake, totals: () => [], readiness: ready }, ...more });
}

it('serves a site below a path at that path, and itself at its own', async () => {
  const intake = recorder();
  const app = withIntake(intake, { config: { ...portal, base: '/games/' } });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const get = async (path: string) => (await fetch(address + path)).status;
  expect(await get('/games/')).toBe(200);
  expect(await get('/games/data/catalogue.json')).toBe(200);
  expect(await get(`/games${url}`)).toBe(200);
  expect(intake.events).toEqual([SENT]);
  expect(await get('/games/content/figures')).toBe(200);
  expect(await get('/games/nowhere')).toBe(404);
  expect(await get('/health')).toBe(200);
});

it('waits for the files of its site, however slow the disk is', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const read = vi
    .spyOn(FileCache.prototype, 'read')
    .mockImplementation(() => new Promise((done) => setTimeout(done, 300_000)));
  onTestFinished(() => read.mockRestore());
  const deps = { settings: { log: 'silent', proxies: 0 }, config: portal } as const;
  const site = readSite(writeSite(), portal);
  const app = buildApp(deps, { site, games: [], page: undefined }, { readsFirst: true });
  onTestFinished(() => app.close());
  let isReady = false;
  const opened = Promise.resolve(app.ready()).then(() => (isReady = true));
  await vi.advanceTimersByTimeAsync(299_000);
  expect(read).toHaveBeenCalledOnce();
  expect(isReady).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  await opened;
});

describe('GET /statistic.gif', () => {
  it('answers 43 bytes of uncached GIF, and passes the event on', async () => {
    const intake = recorder();
    const reply = await withIntake(intake).inject({ url });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('image/gif');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['x-refused']).toBeUndefined();
    expect(reply.rawPayload).toHaveLength(43);
    expect(reply.rawPayload.subarray(0, 6).toString()).toBe('GIF89a');
    expect(intake.events).toEqual([SENT]);
  });

  it.each([
    ['/statistic.gif', 'tp: must be "event"'],
    ['/statistic.gif?tp=event&c=%7B', 'c: is not JSON'],
    ['/statistic.gif?tp=event&c=%7B%7D&c=%7B%7D', 'c: must be given once'],
    [
      `/statistic.gif?tp=event&c=${encodeURIComponent('{"name":"buy"}')}`,
      'c.name: is not a known event',
    ],
    [
      `/statistic.gif?tp=event&c=${encodeURIComponent('{"name":"moreClick","category":"x","a\\r\\nb: é":1}')}`,
      'c.a??b: ?: is not a known field',
    ],
  ])('refuses %s with the same picture, saying %s', async (address, why) => {
    const intake = recorder();
    const reply = await withIntake(intake).inject({ url: address });
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload).toHaveLength(43);
    expect(reply.headers['x-refused']).toBe(why);
    expect(intake.events).toEqual([]);
  });

  it('passes on why the intake refused', async () => {
    const reply = await withIntake(recorder('busy')).inject({ url });
    expect([reply.statusCode, reply.headers['x-refused']]).toEqual([200, 'busy']);
  });

  it('accepts nothing while statistics are off', async () => {
    const intake = recorder();
    const config = { ...portal, statistics: false };
    const reply = await withIntake(intake, { config }).inject({ url });
    expect(reply.headers['x-refused']).toBe('statistics are off');
    expect(intake.events).toEqual([]);
  });

  it('counts nothing for HEAD and POST', async () => {
    const intake = recorder();
    const app = withIntake(intake);
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(404);
    expect(intake.events).toEqual([]);
  });
});

describe('data calls', () => {
  it('to no endpoint get the envelope with 404', async () => {
    const reply = await siteApp().inject({ url: '/content/nothing' });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ code: 404, contents: 'Not found.' });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('with a body that is too large or not JSON get the envelope too', async () => {
    const app = siteApp();
    const post = (payload: string, type = 'application/json') =>
      app.inject({ method: 'POST', url: '/content/x', payload, headers: { 'content-type': type } });
    expect((await post('"x"'.padEnd(5000))).json()).toMatchObject({ code: 413 });
    expect((await post('{')).json()).toMatchObject({ code: 400 });
    expect((await post('<x/>', 'text/xml')).json()).toMatchObject({ code: 415 });
  });

  it.each<[Readiness, number]>([
    [{ ready: true, parts: { store: 'ok', spool: 'ok', counting: 'ok' } }, 200],
    [{ ready: false, parts: { store: 'unreachable', spool: 'ok', counting: 'failing' } }, 503],
  ])('answer /ready with what can be reached: %j', async (state, code) => {
    const statistics = { intake: undefined, totals: () => [], readiness: async () => state };
    const reply = await siteApp({ statistics }).inject({ url: '/ready' });
    expect([reply.statusCode, reply.json()]).toEqual([code, { code, contents: state.parts }]);
  });

  it('answer /health while it runs', async () => {
    expect((await siteApp().inject({ url: '/health' })).json()).toEqual({
      code: 200,
      contents: 'ok',
    });
  });
});

describe('the log', () => {
  it('contains no address, no agent and no query, even of a failed request', async () => {
    const lines: string[] = [];
    const breaks = () => {
      throw new Error('the disk is full');
    };
    const fails = async () => breaks();
    const app = withIntake(
      { submit: breaks, vote: fails, report: fails, verdict: () => undefined },
      {
        settings: { log: 'debug', proxies: 1 },
        logTo: { write: (line) => lines.push(line) },
      },
    );
    const reply = await app.inject({
      url,
      headers: { 'user-agent': 'SecretAgent/7', 'x-forwarded-for': '203.0.113.9' },
      remoteAddress: '198.51.100.4',
    });
    expect([reply.statusCode, reply.body]).toEqual([500, 'Something went wrong.']);
    const log = lines.join('');
    expect(log).toContain('the disk is full');
    const levels = lines.map((line) => (JSON.parse(line) as { level: unknown }).level);
    expect(new Set(levels)).toEqual(new Set(['error']));
    expect(log).toContain('"path":"/statistic.gif"');
    expect(log).not.toMatch(/SecretAgent|203\.0\.113\.9|198\.51\.100\.4|moreClick/);
  });

  it('describes anything that was thrown, an error or not', async () => {
    const lines: string[] = [];
    const fails = async () => {
      throw Object.assign(Object.create(null), { code: 'SQLITE_CORRUPT', rawCode: 11 }) as unknown;
    };
    const app = withIntake(
      { submit: () => undefined, vote: fails, report: fails, verdict: () => undefined },
      {
        settings: { log: 'error', proxies: 0 },
        logTo: { write: (line) => lines.push(line) },
      },
    );
    const payload = { game: GAME, up: true };
    const reply = await app.inject({ method: 'POST', url: '/content/vote', payload });
    expect(reply.json()).toMatchObject({ code: 500, contents: 'Something went wrong.' });
    expect(lines.join('')).toContain('"error":"SQLITE_CORRUPT"');
  });
});

describe('settings', () => {
  it('have defaults for everything', () => {
    expect(readSettings({ PORT: '' }, '/srv')).toEqual({
      ok: true,
      value: {
        host: '127.0.0.1',
        port: 8080,
        site: '/srv/dist',
        data: '/srv/data',
        syncMs: 200,
        stopMs: 10_000,
        log: 'warn',
        proxies: 0,
        role: 'all',
        runBytes: 2 ** 31,
      },
    });
  });

  it('come from the environment', () => {
    const env = { HOST: '::1', PORT: '0', DATA_DIR: '/var/x', SITE_DIR: 'out', LOG_LEVEL: 'warn' };
    expect(readSettings(env, '/srv')).toMatchObject({
      value: { host: '::1', port: 0, data: '/var/x', site: '/srv/out', log: 'warn' },
    });
  });

  it('name the store, the brokers and the part a node plays', () => {
    const STORE_URL = 'postgres://play:secret@a:5432,b:5433/play?sslmode=require';
    const BUS_URL = 'nats://a:4222,b:4222,c:4222';
    expect(readSettings({ STORE_URL, BUS_URL, ROLE: 'intake' }, '/srv')).toMatchObject({
      value: { storeUrl: STORE_URL, bus: { url: BUS_URL, replicas: 3 }, role: 'intake' },
    });
    expect(readSettings({ STORE_URL, BUS_URL: 'tls://a:4222' }, '/srv')).toMatchObject({
      value: { bus: { replicas: 1 } },
    });
  });

  it.each([
    [{ STORE_URL: 'mysql://play:secret@a/b' }, 'STORE_URL'],
    [{ STORE_URL: 'play:secret' }, 'STORE_URL'],
    [{ STORE_URL: 'postgres://a/b', BUS_URL: 'nats://play:secret@a:4222,http://b' }, 'BUS_URL'],
    [{ BUS_URL: 'nats://a' }, 'STORE_URL'],
    [{ ROLE: 'consumer' }, 'BUS_URL'],
    [{ ROLE: 'secret' }, 'ROLE'],
    [{ STORE_URL: 'postgres://a/b', BUS_URL: 'nats://a', BUS_REPLICAS: '6' }, 'BUS_REPLICAS'],
  ])('like %j are refused by name, and a password is not repeated', (env, field) => {
    const read = readSettings(env, '/srv');
    const errors = read.ok ? [] : read.error;
    expect(errors.map((error) => error.field)).toContain(field);
    expect(errors.map(({ reason }) => reason).join()).not.toMatch(/play:secret/);
  });

  it('that are wrong are all listed', () => {
    const env = { PORT: '80a', HOST: 'a b', LOG_LEVEL: 'loud', TRUSTED_PROXIES: '-1' };
    const read = readSettings(env, '/srv');
    expect(read.ok ? [] : read.error.map(({ field }) => field).sort()).toEqual([
      'HOST',
      'LOG_LEVEL',
      'PORT',
      'TRUSTED_PROXIES',
    ]);
  });

  it.each([
    ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
    ['DATADIR', 'DATA_DIR'],
    ['STORE_URI', 'STORE_URL'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['PROT', 'PORT'],
    ['port', 'PORT'],
    ['OPERATOR_TOKN', 'OPERATOR_TOKEN'],
    ['SPOOL_SYNC', 'SPOOL_SYNC_MS'],
  ])('that are misspelled as %s are named with %s', (name, meant) => {
    expect(readSettings({ [name]: '1' }, '/srv')).toEqual({
      ok: false,
      error: [{ field: name, reason: `is not a setting; did you mean ${meant}?` }],
    });
    expect(readSettings({ [name]: '' }, '/srv').ok).toBe(true);
  });

  it('ignore the rest of the environment', () => {
    const names =
      'HOME HOSTNAME HOSTTYPE PATH PWD SHELL SHLVL TERM USER LOGNAME LANG MAIL EDITOR LS_COLORS ' +
      'XDG_DATA_DIRS XDG_DATA_HOME XDG_CONFIG_DIRS TMPDIR OLDPWD SSH_TTY DISPLAY INVOCATION_ID ' +
      'JOURNAL_STREAM LISTEN_PID NODE_ENV NODE_OPTIONS NODE_EXTRA_CA_CERTS CI GITHUB_TOKEN INIT_CWD ' +
      'KUBERNETES_PORT PORTAL_SERVICE_HOST PORTAL_SERVICE_PORT PORTAL_PORT DATABASE_URL REDIS_URL ' +
      'PGHOST PGPORT PGDATA NATS_URL npm_config_port npm_lifecycle_event RUNTIME_DIRECTORY PORTAL_URL';
    const env = Object.fromEntries(names.split(' ').map((name) => [name, 'x']));
    expect(readSettings(env, '/srv').ok).toBe(true);
  });

  it.each(['65536', '8080.5', '1e3', ' 80 80'])('refuse the port %j', (PORT) => {
    expect(readSettings({ PORT }, '/srv').ok).toBe(false);
  });
});
