import { fileURLToPath } from 'node:url';
import portal from '../../../portal.config.ts';
import { buildApp } from './app.ts';
import { readPage } from './insights/page.ts';
import { Reader } from './insights/reader.ts';
import { readSettings } from './settings.ts';
import { whyNot } from './start.ts';
import { readSiteCatalogue } from './site/catalogue.ts';
import { readSite } from './site/files.ts';

/** `npm run insights`: the operator's page on this machine alone, whether or not the server runs. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const USUAL_PORT = '8081';

function fail(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}

const env = { ...process.env, PORT: process.env['INSIGHTS_PORT'] || USUAL_PORT, ROLE: 'all' };
const settings = readSettings(env, ROOT);
if (!settings.ok) {
  // The port has a name of its own here.
  const lines = settings.error.map(
    ({ field, reason }) => `${field === 'PORT' ? 'INSIGHTS_PORT' : field}: ${reason}`,
  );
  fail(lines.join('\n'));
}
const { data, storeUrl, site, port, log } = settings.value;
const page = readPage(site);
if (!page) fail(`The page is not in ${site}. Run "npm run build" first.`);
const reader = new Reader({ data, ...(storeUrl === undefined ? {} : { storeUrl }) });
const games = readSiteCatalogue(readSite(site, portal));
const insights = { page, reader, games, ads: portal.ads.on };
const app = buildApp({ config: portal, settings: { log, proxies: 0 }, games, insights });

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(
    signal,
    () =>
      void app
        .close()
        .then(() => reader.close())
        .then(() => process.exit(0)),
  );
}
try {
  const address = await app.listen({ host: '127.0.0.1', port });
  process.stdout.write(`Insights are at ${address}/insights/\n`);
} catch (error) {
  fail(whyNot(error, { host: '127.0.0.1', port }, 'INSIGHTS_PORT', Number(USUAL_PORT)));
}
