import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Metrics } from '../operator/metrics.ts';
import { siteApp } from '../testing/site.ts';
import { connected, dial, exchange, heard } from '../testing/wire.ts';
import { createLimitedServer, type ConnectionLimits } from './server.ts';

const GET = 'GET / HTTP/1.1\r\nhost: a\r\n';

async function listen(limits: Partial<ConnectionLimits>, listener: RequestListener) {
  const server = createLimitedServer(listener, limits);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

describe('a connection', () => {
  const large = Buffer.alloc(64 * 1024 * 1024);

  it.each([
    ['takes nothing of its answer', `${GET}\r\n`],
    ['sends half a body', `${GET.replace('GET', 'POST')}content-length: 4\r\n\r\nab`],
  ])('ends when its visitor %s', async (_what, request) => {
    const server = await listen({ stalledMs: 50 }, (call, reply) => {
      call.resume().on('end', () => reply.end(large));
    });
    const [socket, served] = await connected(server);
    socket.on('error', () => undefined).pause();
    socket.write(request);
    await once(served, 'close');
    expect(socket.bytesRead).toBeLessThan(large.length);
    socket.destroy();
  });

  it('is rejected and counted if there are too many, until another has ended', async () => {
    const metrics = new Metrics();
    const app = siteApp({ metrics, limits: { connections: 2 } });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const [first, served] = await connected(app.server);
    await connected(app.server);
    expect(await heard(await dial(port))).toBe('');
    first.destroy();
    await once(served, 'close');
    expect(await exchange(port, [`${GET}connection: close\r\n\r\n`])).toContain('200 OK');
    expect(await metrics.text()).toContain('portal_connections_refused_total 1\n');
  });

  it('has the limits in docs/operate/install.md by default', async () => {
    const server = await listen({}, () => undefined);
    const { maxConnections, timeout, headersTimeout, requestTimeout, keepAliveTimeout } = server;
    expect({ maxConnections, timeout, headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
      maxConnections: 4096,
      timeout: 30_000,
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      keepAliveTimeout: 65_000,
    });
  });
});
