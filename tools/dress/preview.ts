import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../../apps/server/src/app.ts';
import { readBuilt } from '../../apps/server/src/live.ts';
import { dressSite } from './dress-site.ts';
import { becomeOwner, fail, messageOf, placeHere } from './place.ts';

/**
 * `playgrove preview`: serves the site as it will be after the next reload, for this machine alone.
 * Nothing is counted, and the running server notices nothing.
 */
const DEFAULT_PORT = '8082';

try {
  const { values } = parseArgs({ options: { port: { type: 'string', default: DEFAULT_PORT } } });
  if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535)
    throw new Error(`--port is a number up to 65535, not "${values.port}".`);
  const { release, settings, library, data } = placeHere();
  becomeOwner(data);
  // Apart from the sites of the server, which deletes there what it does not serve.
  const sites = join(data, 'preview');
  const { site, config } = await dressSite({ release, settings, library, sites });
  const app = buildApp(
    { config, settings: { log: 'silent', proxies: 0 } },
    readBuilt(site, config),
  );
  const address = await app.listen({ host: '127.0.0.1', port: Number(values.port) });
  process.stdout.write(`A preview of ${config.siteName} is at ${address}\n`);
} catch (error) {
  fail(messageOf(error));
}
