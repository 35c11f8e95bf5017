import { INSIGHTS_PATH } from '@playgrove/protocol/insights';
import portal from '@playgrove/site-config/portal';
import { readSiteSettings } from './site/site-settings.ts';
import { buildApp } from './app.ts';
import { readPage } from './insights/page.ts';
import { Reader } from './insights/reader.ts';
import { readSettings } from './settings/settings.ts';
import { listenFailure } from './start.ts';
import { readSiteCatalogue } from './site/catalogue.ts';
import { readSite } from './site/files.ts';
import { requireStore } from './store/open.ts';
import { NO_SITE } from './base/command.ts';
import { messageOf } from './base/thrown.ts';

/** `npm run insights`: the operator's page for this machine only, whether or not the server runs. */
const USUAL_PORT = '8081';

function fail(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}

const env = { ...process.env, PORT: process.env['INSIGHTS_PORT'] || USUAL_PORT, ROLE: 'all' };
const settings = readSettings(env, process.cwd());
if (!settings.ok) {
  // The port has another name here.
  const lines = settings.error.map(
    ({ field, reason }) => `${field === 'PORT' ? 'INSIGHTS_PORT' : field}: ${reason}`,
  );
  fail(lines.join('\n'));
}
const { data, storeUrl, site, port, log } = settings.value;
const page = readPage(site);
if (!page) fail(`The page is not in ${site}. ${NO_SITE}`);
const place = { data, ...(storeUrl === undefined ? {} : { storeUrl }) };
try {
  requireStore(place);
} catch (error) {
  fail(messageOf(error));
}
const reader = new Reader(place);
const config = readSiteSettings(site) ?? portal;
const games = readSiteCatalogue(readSite(site, config));
const insights = { reader, ads: config.ads.on };
const app = buildApp(
  { config, settings: { log, proxies: 0 }, insights, games: 'elsewhere' },
  { games, page },
);
// This server has nothing else to show.
app.get('/', (_request, reply) => reply.redirect(INSIGHTS_PATH, 302));

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
  fail(listenFailure(error, { host: '127.0.0.1', port }, 'INSIGHTS_PORT', Number(USUAL_PORT)));
}
