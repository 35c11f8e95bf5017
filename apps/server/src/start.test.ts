import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import portal from '@playgrove/site-config/portal';
import { start } from './start.ts';
import { refused, runServer } from './testing/process.ts';
import { scratch, siteApp, writeSite } from './testing/site.ts';

describe('the running server', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'says where it is, serves, and stops on %s once the answer under way is out',
    async (signal) => {
      const { child, ended, ready } = runServer({ PORT: '0' });
      const address = await ready;
      expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      expect(await (await fetch(`${address}/health`)).json()).toEqual({
        code: 200,
        contents: 'ok',
      });

      // A data call whose body is only half sent when the signal comes.
      const call = request(`${address}/content/nothing`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': '4' },
      });
      call.write('"a');
      await once(call, 'socket').then(([socket]) => socket.connecting && once(socket, 'connect'));
      await (await fetch(`${address}/health`)).text();
      child.kill(signal);
      await refused(address);
      call.end('b"');
      const [response] = await once(call, 'response');
      expect(response.statusCode).toBe(404);
      expect(response.headers.connection).toBe('close');
      response.resume();
      expect(await ended).toBe(0);
    },
  );

  it('stops eventually even if a client never finishes its request', async () => {
    const app = siteApp({ graceMs: 0 });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const call = request(`${address}/content/nothing`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '4' },
    });
    const broken = once(call, 'error');
    call.write('"a');
    await once(app.server, 'request');
    await app.close();
    expect(await broken).toMatchObject([{ code: 'ECONNRESET' }]);
  });

  it('does not start where the configuration says that there is no server', async () => {
    await expect(
      start({ ...portal, server: false }, {} as Parameters<typeof start>[1]),
    ).rejects.toThrow('portal.config.ts has server: false, so there is nothing to start');
  });

  it('reports in one line that the port is taken and what to do, and exits with 1', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { said, ended } = runServer({ PORT: String(port) });
    expect(await ended).toBe(1);
    expect(said.error).toBe(
      `Port ${port} on 127.0.0.1 is taken: stop what uses it, or choose another with PORT=${port + 1}.\n`,
    );
    expect(said.out).toBe('');
  });

  it('rejects a second server in its data folder', async () => {
    const DATA_DIR = scratch();
    await runServer({ PORT: '0', DATA_DIR }).ready;
    const { said, ended } = runServer({ PORT: '0', DATA_DIR });
    expect(await ended).toBe(1);
    expect(said.error).toBe(
      `The data folder ${DATA_DIR} is in use by another server: stop that one, or choose another with DATA_DIR.\n`,
    );
  });

  it.each([
    [{ PORT: 'many' }, /^The server cannot start:\n {2}PORT: must be a whole number/],
    [{ SITE_DIR: '/nowhere' }, /^There is no built site in \/nowhere .*npm run build/],
  ])('with %j says what is wrong and ends with 1', async (env, words) => {
    const { said, ended } = runServer(env);
    expect(await ended).toBe(1);
    expect(said.error).toMatch(words);
  });
});

describe("the operator's page on a separate port", () => {
  const page = () =>
    writeSite({ '.insights/index.html': '<!doctype html><title>Insights</title>' });

  it('reports where it looked if there is no store, and creates none', async () => {
    const DATA_DIR = scratch();
    const { said, ended } = runServer({ SITE_DIR: page(), DATA_DIR }, 'insights');
    expect(await ended).toBe(1);
    expect(said.error).toBe(
      `There is no store: ${join(DATA_DIR, 'counters.db')} is missing. DATA_DIR or STORE_URL says where it is; PORTAL_ENV names a file that sets them.\n`,
    );
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });

  it('names the setting if its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const DATA_DIR = scratch();
    writeFileSync(join(DATA_DIR, 'counters.db'), '');
    const env = { SITE_DIR: page(), DATA_DIR, INSIGHTS_PORT: String(port) };
    const { said, ended } = runServer(env, 'insights');
    expect(await ended).toBe(1);
    expect(said.error).toBe(
      `Port ${port} on 127.0.0.1 is taken: stop what uses it, or choose another with INSIGHTS_PORT=${port + 1}.\n`,
    );
  });

  it('names the setting if its port is invalid', async () => {
    const { said, ended } = runServer({ SITE_DIR: page(), INSIGHTS_PORT: 'many' }, 'insights');
    expect(await ended).toBe(1);
    expect(said.error).toMatch(/^INSIGHTS_PORT: must be a whole number/);
  });
});
