import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds between closing idle connections. */
const IDLE_CHECK_MS = 100;

/**
 * Makes sure that a stop ends all connections: unused ones at once, others with their last
 * response, and the rest after the grace period.
 * @returns whether the server is stopping
 */
export function endWhenClosing(app: FastifyInstance, graceMs: number): () => boolean {
  const sockets = new Set<Socket>();
  let closing = false;
  let idleCheck: NodeJS.Timeout | undefined;
  let end: NodeJS.Timeout | undefined;
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (closing) socket.destroy();
  });
  app.addHook('preClose', async () => {
    closing = true;
    // Node would wait for the first request of these.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    // A response whose head went out before the stop leaves its connection open.
    idleCheck = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS).unref();
    end = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, graceMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(idleCheck);
    clearTimeout(end);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  return () => closing;
}
