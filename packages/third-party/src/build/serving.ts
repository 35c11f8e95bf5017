import portal from '@playgrove/site-config/portal';
import type { PortalConfig } from '@playgrove/site-config/config';
import { buildApp } from '../../../../apps/server/src/app.ts';
import { readSite } from '../../../../apps/server/src/site/files.ts';

/** A site of caged games as the real server serves it, on a free port. */
export type Serving = { readonly address: string; close(): Promise<void> };

export async function serveFolder(
  folder: string,
  { config = portal, port = 0 }: { readonly config?: PortalConfig; readonly port?: number } = {},
): Promise<Serving> {
  const site = readSite(folder, config);
  const app = buildApp({ config, settings: { log: 'silent', proxies: 0 } }, { site, games: [] });
  const address = await app.listen({ host: '127.0.0.1', port });
  return { address, close: () => app.close() };
}
