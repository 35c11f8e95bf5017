import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  GAMES_PATH,
  LARGEST_UPLOAD,
  UPLOAD_PART,
  type GameList,
} from '@playgrove/protocol/games-page';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ChildResult, runChild } from '../base/child.ts';
import { scratch, siteApp } from '../testing/site.ts';
import { GameChanges } from './game-changes.ts';
import { readEvents } from './game-log.ts';
import { GameUpload } from './game-upload.ts';

const TOKEN = 'a'.repeat(32);
const FINGERPRINT = '3ba3f5f4';
const HOST = 'portal.example';
const ELSEWHERE = '203.0.113.9';
const ID = '0'.repeat(32);
const LIST: GameList = { games: [], base: '/', settings: '/etc/portal.json', writable: true };
const OURS = {
  host: HOST,
  authorization: `Bearer ${TOKEN}`,
  'sec-fetch-site': 'same-origin',
};

type Command = { readonly args: readonly string[]; settle(result: Partial<ChildResult>): void };

/** The app with commands that end when a test says so. */
function open(serve: () => Promise<void> = async () => undefined) {
  const data = scratch();
  const commands: Command[] = [];
  const run: typeof runChild = (_program, args, options) => {
    if (args[0] === 'list')
      return Promise.resolve({ code: 0, said: JSON.stringify(LIST), wrong: '' });
    return new Promise((settle, fail) => {
      options?.signal?.addEventListener('abort', () => fail(new Error('ended')));
      commands.push({
        args,
        settle: (result) => settle({ code: 0, said: '', wrong: '', ...result }),
      });
    });
  };
  const served: string[] = [];
  const changes = new GameChanges({
    program: '/server/games.mjs',
    run,
    data,
    now: () => new Date('2026-11-29T02:00:00Z'),
    serve: async () => {
      await serve();
      served.push('served');
    },
  });
  const app = siteApp(
    {
      settings: { log: 'silent', proxies: 1, operatorToken: TOKEN },
      insights: { reader: { query: async () => [] as never }, ads: false },
      games: changes,
    },
    undefined,
    new Map(),
  );
  onTestFinished(() => changes.close());
  const send = (
    path: string,
    payload: object | Buffer,
    headers: Readonly<Record<string, string>> = OURS,
  ) =>
    app.inject({
      method: 'POST',
      url: GAMES_PATH + path,
      remoteAddress: ELSEWHERE,
      headers: {
        ...headers,
        ...(Buffer.isBuffer(payload) && { 'content-type': 'application/octet-stream' }),
      },
      payload,
    });
  const part = (at: number, bytes: Buffer, { id = ID, name = 'space-miner.zip' } = {}) =>
    send(`upload?${new URLSearchParams({ id, name, at: String(at) })}`, bytes);
  const get = (path: string, headers: Readonly<Record<string, string>> = OURS) =>
    app.inject({ url: GAMES_PATH + path, headers, remoteAddress: ELSEWHERE });
  const log = () => readEvents(join(data, 'games.log'));
  return { app, changes, commands, data, served, send, part, get, log };
}

describe('the Games page', () => {
  it('reads its state only with the token', async () => {
    const { get } = open();
    expect((await get('state', { host: HOST })).statusCode).toBe(401);
    expect((await get('state')).json()).toEqual({
      code: 200,
      contents: { can: true, ...LIST, log: [] },
    });
  });

  it('asks for the token on this machine too, where figures need none', async () => {
    const { changes } = open();
    const app = siteApp(
      {
        settings: { log: 'silent', proxies: 0, operatorToken: TOKEN },
        insights: { reader: { query: async () => [] as never }, ads: false },
        games: changes,
      },
      undefined,
      new Map([['index.html', { type: 'text/html', body: Buffer.from('page') }]]),
    );
    expect((await app.inject({ url: '/insights/' })).statusCode).toBe(200);
    expect((await app.inject({ url: `${GAMES_PATH}state` })).statusCode).toBe(401);
  });

  it.each<[string, Record<string, string>, number]>([
    ['no token', { host: HOST, 'sec-fetch-site': 'same-origin' }, 401],
    ['another token', { ...OURS, authorization: `Bearer ${'b'.repeat(32)}` }, 401],
    ['a page of another site', { ...OURS, 'sec-fetch-site': 'cross-site' }, 403],
    ['a page of a neighbor, such as a game', { ...OURS, 'sec-fetch-site': 'same-site' }, 403],
    ['another origin', { ...OURS, 'sec-fetch-site': '', origin: 'https://evil.example' }, 403],
    ['nobody knows whom', { host: HOST, authorization: `Bearer ${TOKEN}` }, 403],
    ['a sandbox', { host: HOST, authorization: `Bearer ${TOKEN}`, origin: 'null' }, 403],
    [
      'another port',
      { host: HOST, authorization: `Bearer ${TOKEN}`, origin: `https://${HOST}:8443` },
      403,
    ],
  ])('refuses a change from %s', async (_from, headers, status) => {
    const { send, commands, data } = open();
    const request = { action: 'hide', slug: 'owl-roost' };
    expect((await send('change', request, headers)).statusCode).toBe(status);
    const upload = `upload?id=${ID}&name=a.zip&at=0`;
    expect((await send(upload, Buffer.from('PK'), headers)).statusCode).toBe(status);
    expect(commands).toEqual([]);
    expect(readdirSync(data)).toEqual([]);
  });

  it('takes a change from its own page, on plain HTTP by its origin', async () => {
    const { send, commands } = open();
    const { 'sec-fetch-site': _, ...plain } = OURS;
    const reply = await send(
      'change',
      { action: 'hide', slug: 'owl-roost' },
      { ...plain, origin: `http://${HOST}` },
    );
    expect(reply.json()).toEqual({ code: 200, contents: 1 });
    expect(commands.map(({ args }) => args)).toEqual([['hide', '--served', 'owl-roost']]);
  });

  it.each<object>([
    {},
    { action: 'delete', slug: 'owl-roost' },
    { action: 'hide' },
    { action: 'hide', slug: '--served' },
    { action: 'hide', slug: '../portal' },
    { action: 'add', upload: ID },
    { action: 'add', upload: ID, fields: { entry: '/etc/passwd' } },
    { action: 'add', upload: ID, fields: { title: 'a\nb' } },
    { action: 'add', upload: ID, fields: { title: 'a'.repeat(61) } },
    { action: 'add', upload: ID, fields: { __proto__: null, constructor: 'a' } },
  ])('refuses %j', async (request) => {
    const { send, commands } = open();
    expect((await send('change', request)).json()).toEqual({
      code: 400,
      contents: 'The server can’t read this change.',
    });
    expect(commands).toEqual([]);
  });

  it('adds a zip that came in parts, serves the site, and writes down who did it', async () => {
    const { send, part, get, commands, served, log, data } = open();
    const zip = Buffer.alloc(UPLOAD_PART + 10, 'z');
    for (const at of [0, UPLOAD_PART])
      expect((await part(at, zip.subarray(at, at + UPLOAD_PART))).json().code).toBe(200);
    const fields = { license: ' MIT ', title: '', author: '--slug=owl-roost' };
    expect((await send('change', { action: 'add', upload: ID, fields })).json().contents).toBe(1);
    const [command] = commands;
    const file = join(data, 'upload/space-miner.zip');
    expect(command?.args).toEqual([
      'add-game',
      '--served',
      file,
      '--license=MIT',
      '--author=--slug=owl-roost',
    ]);
    expect(readFileSync(file).equals(zip)).toBe(true);
    expect(served).toEqual([]);
    const outcome = get('change/1');
    command?.settle({ said: 'Added: Space Miner\n' });
    expect((await outcome).json().contents).toEqual({
      done: true,
      ok: true,
      words: 'Added: Space Miner',
    });
    expect(served).toEqual(['served']);
    expect(existsSync(join(data, 'upload'))).toBe(false);
    const event = { action: 'add', game: 'space-miner.zip', ok: true };
    expect(log()).toEqual([{ time: '2026-11-29T02:00:00.000Z', token: FINGERPRINT, ...event }]);
    expect(readFileSync(join(data, 'games.log'), 'utf8')).not.toContain(TOKEN);
  });

  it('serves nothing new when the command refuses or is ended, and says why', async () => {
    const { send, get, commands, served, log } = open();
    for (const [number, result, words] of [
      [1, { code: 1, wrong: 'names no game: "owl"\nNothing was changed.\n' }, /^names no game/],
      [2, { code: null }, /took too long/],
    ] as const) {
      await send('change', { action: 'hide', slug: 'owl' });
      commands.at(-1)?.settle(result);
      const { contents } = (await get(`change/${number}`)).json();
      expect(contents).toMatchObject({ done: true, ok: false });
      expect(contents.words).toMatch(words);
    }
    expect(served).toEqual([]);
    expect(log().map(({ ok }) => ok)).toEqual([false, false]);
  });

  it('says so when the changed site cannot be served', async () => {
    const { send, get, commands } = open(() => Promise.reject(new Error('no room')));
    await send('change', { action: 'hide', slug: 'owl-roost' });
    commands[0]?.settle({});
    expect((await get('change/1')).json().contents).toEqual({
      done: true,
      ok: false,
      words: 'no room',
    });
  });

  it('makes one change at a time', async () => {
    const { send, part, get, commands } = open();
    await send('change', { action: 'hide', slug: 'owl-roost' });
    const second = await send('change', { action: 'show', slug: 'owl-roost' });
    expect(second.json().code).toBe(409);
    expect((await part(0, Buffer.from('PK'))).json().code).toBe(409);
    commands[0]?.settle({});
    await get('change/1');
    expect((await send('change', { action: 'show', slug: 'owl-roost' })).json().contents).toBe(2);
    expect((await get('change/1')).json().code).toBe(404);
  });

  it('ends a command when the server stops', async () => {
    const { send, changes, log } = open();
    await send('change', { action: 'remove', slug: 'space-miner' });
    await changes.close();
    expect(log()).toMatchObject([{ action: 'remove', ok: false }]);
  });

  it.each(['repository', 'elsewhere', 'several-nodes', 'no-token'] as const)(
    'says why it changes nothing: %s',
    async (why) => {
      const app = siteApp({
        settings: { log: 'silent', proxies: 0 },
        insights: { reader: { query: async () => [] as never }, ads: false },
        games: why,
      });
      const reply = await app.inject({ url: `${GAMES_PATH}state` });
      expect(reply.json()).toEqual({ code: 200, contents: { can: false, why } });
      const sent = await app.inject({ method: 'POST', url: `${GAMES_PATH}change`, payload: {} });
      expect(sent.statusCode).toBe(404);
    },
  );
});

describe('an upload', () => {
  it.each([
    ['too large a part', 0, Buffer.alloc(UPLOAD_PART + 1), {}, 413],
    ['an empty part', 0, Buffer.alloc(0), {}, 200],
    ['a part that begins nowhere', 10, Buffer.from('PK'), {}, 200],
    ['an ID that leads elsewhere', 0, Buffer.from('PK'), { id: '../../etc' }, 200],
    ['a page', 0, Buffer.from('PK'), { name: 'game.html' }, 200],
    ['a name without a name', 0, Buffer.from('PK'), { name: '.zip' }, 200],
  ])('refuses %s', async (_what, at, bytes, options, status) => {
    const { part, data } = open();
    const reply = await part(at, bytes, options);
    expect(reply.statusCode).toBe(status);
    expect(reply.json().code).toBeGreaterThanOrEqual(400);
    expect(readdirSync(data)).toEqual([]);
  });

  it.each([
    ['../../../etc/cron.d/game.zip', 'game.zip'],
    ['C:\\Games\\Space Miner.ZIP', 'Space Miner.zip'],
    ['..zip.zip', 'zip.zip'],
    ['a\0b;$(c).zip', 'a-b-c-.zip'],
    [`${'n'.repeat(300)}.zip`, `${'n'.repeat(80)}.zip`],
  ])('keeps the file named %j inside its folder', async (name, kept) => {
    const { part, data } = open();
    expect((await part(0, Buffer.from('PK'), { name })).json().code).toBe(200);
    expect(readdirSync(join(data, 'upload'))).toEqual([kept]);
  });

  it('gives way to a new one, and its next part is refused', async () => {
    const { part, send, data } = open();
    const other = 'f'.repeat(32);
    await part(0, Buffer.from('PK'));
    await part(0, Buffer.from('PK'), { id: other, name: 'other.zip' });
    expect((await part(2, Buffer.from('PK'))).json()).toMatchObject({ code: 400 });
    expect(readdirSync(join(data, 'upload'))).toEqual(['other.zip']);
    const add = await send('change', { action: 'add', upload: ID, fields: {} });
    expect(add.json()).toEqual({ code: 400, contents: 'Send the zip first.' });
  });

  it('does not grow beyond its limit, and leaves nothing', async () => {
    const folder = join(scratch(), 'upload');
    const upload = new GameUpload(folder);
    const half = Buffer.alloc(LARGEST_UPLOAD / 2);
    expect(await upload.add(ID, 'a.zip', 0, half)).toBeUndefined();
    expect(await upload.add(ID, 'a.zip', half.length, half)).toBeUndefined();
    expect(await upload.add(ID, 'a.zip', LARGEST_UPLOAD, Buffer.from('1'))).toMatch(/200 MB/);
    expect(existsSync(folder)).toBe(false);
    expect(upload.find(ID)).toBeUndefined();
  });

  it('of a server that was killed is gone at the next start', async () => {
    const { part, data } = open();
    await part(0, Buffer.from('PK'));
    expect(existsSync(join(data, 'upload'))).toBe(true);
    expect(new GameUpload(join(data, 'upload')).find(ID)).toBeUndefined();
    expect(existsSync(join(data, 'upload'))).toBe(false);
  });
});
