import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkSettings, dressSite, lastDressed } from './dress-site.ts';
import { becomeOwner, fail, messageOf, placeHere, type Place } from './place.ts';

/**
 * `playgrove dress`: bundled into the folder `server` of a release. The server runs it too, with
 * `--report`, and reads what it prints.
 */
const { values } = parseArgs({
  options: { check: { type: 'boolean' }, report: { type: 'boolean' }, to: { type: 'string' } },
});
let place: Place;
try {
  place = placeHere();
} catch (error) {
  fail(messageOf(error));
}
const { release, settings, library, data } = place;
becomeOwner(data);
const sites = values.to ?? join(data, 'sites');
try {
  if (values.check) {
    const config = checkSettings({ release, settings, library });
    process.stdout.write(
      values.report ? JSON.stringify({ site: release, config }) : `${settings} is fine.\n`,
    );
  } else {
    const start = performance.now();
    const { site, config, fresh } = await dressSite({ release, settings, library, sites });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    process.stdout.write(
      values.report
        ? JSON.stringify({ site, config })
        : `${fresh ? 'Dressed' : 'Unchanged'}: ${site} (${seconds} s)\nReload the server to serve it.\n`,
    );
  }
} catch (error) {
  const room = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  const last = lastDressed(sites);
  process.stderr.write(
    `${room ? `There is no room to write in ${sites}.` : messageOf(error)}\nNothing was changed.\n`,
  );
  if (values.report && last !== undefined) process.stdout.write(JSON.stringify({ last }));
  process.exitCode = 1;
}
