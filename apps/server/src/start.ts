import type { PortalConfig } from '@playgrove/catalogue/config';
import { buildApp } from './app.ts';
import type { Settings } from './settings.ts';
import { readSite } from './site/files.ts';

export type Running = {
  /** Where the site is, ready to open: `http://127.0.0.1:8080`. */
  readonly address: string;
  /** Takes no new requests, lets those under way finish, and closes everything. */
  stop(): Promise<void>;
};

/**
 * Starts the server and listens.
 * @throws Error in plain words when there is no built site or the port cannot be had
 */
export async function start(config: PortalConfig, settings: Settings): Promise<Running> {
  const app = buildApp({ config, settings, site: readSite(settings.site, config) });
  try {
    const address = await app.listen({ host: settings.host, port: settings.port });
    return { address, stop: () => app.close() };
  } catch (error) {
    await app.close();
    throw new Error(whyNot(error, settings), { cause: error });
  }
}

function whyNot(error: unknown, { host, port }: Settings): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const next = port < 65_535 ? port + 1 : 8080;
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken: stop what uses it, or choose another with PORT=${next}.`;
  }
  if (code === 'EACCES') {
    return `Port ${port} on ${host} is not allowed: choose one from 1024 on, such as PORT=8080.`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `This machine has no address ${host}: choose another with HOST, such as HOST=127.0.0.1.`;
  }
  return `The server cannot listen on ${host}:${port}: ${String(error)}`;
}
