import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { clicks, countedClicks, sendClicks } from './testing/load.ts';
import { refused, runServer } from './testing/process.ts';
import { GAMES, scratch, siteApp, writeSite } from './testing/site.ts';
import { connected, heard } from './testing/wire.ts';

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n`;
const LARGE = { 'large.bin': 'x'.repeat(32 * 1024 * 1024) };
const BODY = 'content-type: application/json\r\ncontent-length: 400\r\n\r\n';

/** A client that never ends its side of a connection. */
async function stubborn(port: number, sends: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  // Writes after the end of the server fail, which does not matter here.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(sends);
  return socket;
}

/** Waits for the first bytes of an answer. */
const answered = async (socket: Socket) => void (await once(socket, 'data'));

describe('a stop', () => {
  it('ends with 0 and everything counted, whatever ten connections do', async () => {
    const env = { PORT: '0', DATA_DIR: scratch(), SITE_DIR: writeSite(LARGE), STOP_MS: '100' };
    const { child, ready, ended } = runServer(env);
    const address = await ready;
    const port = Number(new URL(address).port);
    const silent = await stubborn(port, '');
    const used = await stubborn(port, `${GET('/sw.js')}\r\n`);
    await answered(used);
    const slow = await stubborn(port, GET('/'));
    const drip = setInterval(() => slow.write('x: y\r\n'), 1);
    onTestFinished(() => clearInterval(drip));
    const half = await stubborn(port, 'GET /ind');
    const body = await stubborn(port, GET('/content/vote').replace('GET', 'POST') + BODY);
    const unread = await stubborn(port, `${GET('/data/catalogue.json')}\r\n`.repeat(3000));
    const download = await stubborn(port, `${GET('/large.bin')}\r\n`);
    const started = once(download, 'readable');
    const upgrade = await stubborn(port, `${GET('/')}connection: upgrade\r\nupgrade: h2c\r\n\r\n`);
    const broken = await stubborn(port, `${GET('/')}broken\r\n\r\n`);
    await answered(broken);
    const busy = await stubborn(port, `${GET('/sw.js')}\r\n`);
    busy.on('data', () => void busy.write(`${GET('/sw.js')}\r\n`));
    await Promise.all([answered(busy), started]);
    const taken = new Set<string>();
    await sendClicks(address, clicks(GAMES), (key) => {
      taken.add(key);
      if (taken.size === 500) child.kill('SIGTERM');
      return true;
    });
    expect(await ended).toBe(0);
    expect(taken.size).toBeGreaterThanOrEqual(500);
    const counts = countedClicks(env.DATA_DIR);
    expect([...taken].filter((key) => counts.get(key) !== 1)).toEqual([]);
    expect(readdirSync(join(env.DATA_DIR, 'spool'))).toEqual([]);
    const all = [silent, used, slow, half, body, unread, download, upgrade, broken, busy];
    expect(all).toHaveLength(10);
  });

  it('ends as soon as the pending answer is sent, on an open connection', async () => {
    const app = siteApp({ graceMs: 2 ** 30 }, writeSite(LARGE));
    await app.listen({ host: '127.0.0.1', port: 0 });
    const [socket, served] = await connected(app.server);
    socket.pause();
    socket.write(`${GET('/large.bin')}\r\n`);
    await once(socket, 'readable');
    const closed = app.close();
    socket.resume();
    await once(served, 'close');
    await closed;
    expect(socket.bytesRead).toBeGreaterThan(LARGE['large.bin'].length);
  });

  it('answers 503 to a request that is completed only then', async () => {
    const app = siteApp({ graceMs: 2 ** 30 });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const [socket] = await connected(app.server);
    const said = heard(socket);
    socket.write(`${GET('/sw.js')}\r\n${GET('/')}`);
    await answered(socket);
    const closed = app.close();
    await refused(address);
    socket.write('\r\n');
    expect(await said).toMatch(/HTTP\/1\.1 503 [\s\S]*connection: close/i);
    await closed;
  });
});

describe('a signal', () => {
  /** A server with an unfinished request. */
  async function waiting() {
    const server = runServer({ PORT: '0', STOP_MS: '30000' });
    const address = await server.ready;
    const socket = await stubborn(Number(new URL(address).port), `${GET('/sw.js')}\r\n${GET('/')}`);
    await answered(socket);
    return { ...server, socket, address };
  }

  it('that comes twice at once counts once', async () => {
    const { child, ended, socket, address } = await waiting();
    child.kill('SIGTERM');
    child.kill('SIGTERM');
    await refused(address);
    const said = once(socket, 'data');
    socket.write('\r\n');
    expect(String(await Promise.race([said, ended]))).toContain('HTTP/1.1 503');
    expect(await ended).toBe(0);
  });

  it('that follows another ends the server at once', async () => {
    const { child, ended } = await waiting();
    child.kill('SIGTERM');
    child.kill('SIGINT');
    expect(await ended).toBe(1);
  });
});
