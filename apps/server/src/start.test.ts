import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { scratch, siteApp, writeSite } from './testing/site.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

/** Runs the server as its own process, as an operator does. */
function run(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: {
      PATH: process.env['PATH'],
      SITE_DIR: writeSite(),
      DATA_DIR: scratch(),
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.error += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const ready = (async () => {
    while (!said.out.includes('\n')) await once(child.stdout, 'data');
    return /http:\/\/\S+/.exec(said.out)?.[0] ?? '';
  })();
  return { child, said, ended, ready };
}

describe('the running server', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'says where it is, serves, and stops on %s once the answer under way is out',
    async (signal) => {
      const { child, ended, ready } = run({ PORT: '0' });
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

  it('stops in the end even when somebody never finishes a request', async () => {
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

  it('says in one line that the port is taken and what to do, and ends with 1', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { said, ended } = run({ PORT: String(port) });
    expect(await ended).toBe(1);
    expect(said.error).toBe(
      `Port ${port} on 127.0.0.1 is taken: stop what uses it, or choose another with PORT=${port + 1}.\n`,
    );
    expect(said.out).toBe('');
  });

  it.each([
    [{ PORT: 'many' }, /^The server cannot start:\n {2}PORT: must be a whole number/],
    [{ SITE_DIR: '/nowhere' }, /^There is no built site in \/nowhere .*npm run build/],
  ])('with %j says what is wrong and ends with 1', async (env, words) => {
    const { said, ended } = run(env);
    expect(await ended).toBe(1);
    expect(said.error).toMatch(words);
  });
});

/** Resolves once nothing new can connect. */
async function refused(address: string): Promise<void> {
  for (;;) {
    try {
      await fetch(`${address}/health`);
    } catch {
      return;
    }
  }
}
