import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import portal from '@playgrove/site-config/portal';
import { start } from '../../apps/server/src/start.ts';
import { launch } from '../browser.ts';
import { build } from '../site/build.ts';
import { measureGame } from '../build-games/measure.ts';
import { ROOT } from '../root.ts';
import { gameSlugs } from '../catalogue.ts';
import { serveDriven } from '../play/site.ts';
import { benchCage } from '../../packages/third-party/src/bench/cage.ts';
import { benchDay } from '../bench/day.ts';
import { benchGame } from '../bench/games.ts';
import { machine } from '../bench/machine.ts';
import { benchMemory } from '../bench/memory.ts';
import { table } from '../bench/numbers.ts';
import { benchPortal } from '../bench/portal.ts';
import { benchServer } from '../bench/server.ts';

const USAGE = `Usage: npm run bench -- [--runs N] [--portal | --games [--times | --memory] | --cage | --server | --day] [slug ...]
  --runs N   how often each timing is taken; the median counts (default 3)
  --portal   the portal alone
  --games    games alone, or those named: npm run bench -- --games noodle-coil
  --times    of games all but memory, which takes long
  --memory   of games memory alone, which other work on the machine does not disturb
  --cage     what third-party games pay for their cage, alone
  --server   only the server, compared with nginx; --seconds N for each load (default 10), --events N
             before memory is read (default 2000000)
  --day      a day's traffic, its hours as seconds, against one node and against three; --plays N of
             the day (default 3000000), --seconds N for each hour`;

function choices() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '3' },
      portal: { type: 'boolean', default: false },
      games: { type: 'boolean', default: false },
      times: { type: 'boolean', default: false },
      memory: { type: 'boolean', default: false },
      cage: { type: 'boolean', default: false },
      server: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '10' },
      events: { type: 'string', default: '2000000' },
      day: { type: 'boolean', default: false },
      plays: { type: 'string', default: '3000000' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const known = gameSlugs(join(ROOT, 'games'));
  const unknown = positionals.filter((slug) => !known.includes(slug));
  const runs = Number(values.runs);
  if (unknown.length > 0) throw new Error(`No game named ${unknown.join(', ')}.`);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number from 1.');
  const [seconds, events, plays] = [values.seconds, values.events, values.plays].map(Number) as [
    number,
    number,
    number,
  ];
  if (![seconds, events, plays].every((count) => Number.isInteger(count) && count > 0)) {
    throw new Error('--seconds, --events and --plays must be whole numbers from 1.');
  }
  return {
    server: values.server,
    day: values.day,
    seconds,
    events,
    plays,
    help: values.help,
    runs,
    times: values.times || !values.memory,
    memory: values.memory || !values.times,
    cage: values.cage || (!values.games && !values.portal && positionals.length === 0),
    portal: !values.games && !values.cage && positionals.length === 0,
    slugs: values.portal || values.cage ? [] : positionals.length > 0 ? positionals : known,
  };
}

type Choices = ReturnType<typeof choices>;

/** A server on a separate port over a copy of the site, with a hand-written page next to it. */
async function serve(folder: string, site = join(folder, 'site')) {
  return start(portal, {
    host: '127.0.0.1',
    port: 0,
    site,
    data: mkdtempSync(join(folder, 'data-')),
    syncMs: 200,
    stopMs: 10_000,
    log: 'error',
    proxies: 0,
    role: 'all',
    runBytes: 2 ** 31,
  });
}

async function bench(folder: string, chosen: Choices): Promise<void> {
  const { runs, slugs, portal: withPortal, seconds, events } = chosen;
  const { out } = await build();
  if (chosen.server) {
    const rows = await benchServer({ site: out, folder, runs, seconds, events });
    process.stdout.write(`${table('server', rows)}\n`);
    return;
  }
  if (chosen.day) {
    const { plays } = chosen;
    await benchDay({ site: out, folder, plays, seconds }, (text) =>
      process.stdout.write(`${text}\n`),
    );
    return;
  }
  cpSync(out, join(folder, 'site'), { recursive: true, preserveTimestamps: true });
  const server = await serve(folder);
  const browser = await launch();
  // Software WebGL slows all other drawing down: only games that need it get it.
  const solidBrowser = slugs.some((slug) => measureGame(out, slug).solid)
    ? await launch({ webgl: true })
    : undefined;
  const say = (text: string) => process.stdout.write(`${text}\n`);
  try {
    say(`\nChromium ${browser.version()}, ${machine()}\n`);
    if (withPortal) {
      const site = join(folder, 'site');
      const at = (place: string) => serve(folder, place);
      await benchPortal(browser, { site, folder, runs, config: portal, serve: at, say });
      say(`Afterwards: ${machine()}\n`);
    }
    if (chosen.cage) say(table('cage', await benchCage(browser, portal, runs)));
    for (const slug of slugs) {
      const { solid } = measureGame(out, slug);
      const used = (solid ? solidBrowser : undefined) ?? browser;
      const place = { browser: used, address: server.address, dist: out };
      const rows = chosen.times ? [...(await benchGame(place, slug, runs))] : [];
      if (chosen.memory) {
        const driven = await serveDriven([slug]);
        rows.push(await benchMemory(used, driven, slug).finally(() => driven.close()));
      }
      say(table(slug, rows));
    }
    if (slugs.length > 0) say(`Afterwards: ${machine()}\n`);
  } finally {
    await browser.close();
    await solidBrowser?.close();
    await server.stop();
  }
}

let chosen: Choices;
try {
  chosen = choices();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`);
  process.exit(1);
}
if (chosen.help) {
  process.stdout.write(`${USAGE}\n`);
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), 'playgrove-bench-'));
try {
  await bench(folder, chosen);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
