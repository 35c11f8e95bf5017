import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readSettings } from '../../apps/server/src/settings/settings.ts';
import { checkSettings, dressSite, lastDressed } from './dress-site.ts';

/**
 * `playgrove dress`: bundled into the folder `server` of a release. The server runs it too, with
 * `--report`, and reads what it prints.
 */
const release = process.env['PLAYGROVE_SITE'] ?? fileURLToPath(new URL('../site', import.meta.url));
const settings =
  process.env['SETTINGS_FILE'] ||
  process.env['PLAYGROVE_SETTINGS'] ||
  join(release, '../../portal.json');

function fail(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}

const { values } = parseArgs({
  options: { check: { type: 'boolean' }, report: { type: 'boolean' }, to: { type: 'string' } },
});
const place = readSettings(process.env, process.cwd());
if (!place.ok) fail(place.error.map(({ field, reason }) => `${field}: ${reason}`).join('\n'));
const sites = values.to ?? join(place.value.data, 'sites');
try {
  if (values.check) {
    const config = checkSettings({ release, settings });
    process.stdout.write(
      values.report ? JSON.stringify({ site: release, config }) : `${settings} is fine.\n`,
    );
  } else {
    const start = performance.now();
    const { site, config, fresh } = await dressSite({ release, settings, sites });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    process.stdout.write(
      values.report
        ? JSON.stringify({ site, config })
        : `${fresh ? 'Dressed' : 'Unchanged'}: ${site} (${seconds} s)\nReload the server to serve it.\n`,
    );
  }
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  const room = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  const last = lastDressed(sites);
  process.stderr.write(
    `${room ? `There is no room to write in ${sites}.` : why}\nNothing was changed.\n`,
  );
  if (values.report && last !== undefined) process.stdout.write(JSON.stringify({ last }));
  process.exitCode = 1;
}
