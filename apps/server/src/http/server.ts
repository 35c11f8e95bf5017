import { createServer, type RequestListener, type Server } from 'node:http';

/** Limits of connections; docs/operate/install.md names these figures. */
export type ConnectionLimits = {
  /** Most open connections; more are closed at once. */
  readonly connections: number;
  /** Milliseconds that a connection may stall during a request or response. */
  readonly stalledMs: number;
};

const LIMITS: ConnectionLimits = { connections: 4096, stalledMs: 30_000 };

/** An HTTP server with limits that keep clients from using up its connections. */
export function createLimitedServer(
  listener: RequestListener,
  limits: Partial<ConnectionLimits> = {},
): Server {
  const { connections, stalledMs } = { ...LIMITS, ...limits };
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      // Milliseconds between checks of these timeouts.
      connectionsCheckingInterval: 5000,
      keepAliveTimeout: 65_000,
    },
    listener,
  );
  server.maxConnections = connections;
  server.setTimeout(stalledMs);
  return server;
}
