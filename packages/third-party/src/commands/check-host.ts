import { checkHost } from '../import/check-host.ts';

/** Requests one caged game's files from a host, and reports missing headers. */
const [address = ''] = process.argv.slice(2);
const origin = /^https?:\/\/[^/]+/.exec(address)?.[0];
if (origin === undefined) {
  process.stderr.write('Usage: npm run check-host -- https://play.example\n');
  process.exit(1);
}
const found = await checkHost(origin);
process.stdout.write(
  found.length === 0
    ? `${origin} sandboxes third-party games correctly.\n`
    : `${found.join('\n')}\n\nSet these headers for /allgame/*/files/*; dist/_headers has them all.\n`,
);
process.exit(found.length === 0 ? 0 : 1);
