import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../../../tools/root.ts';
import { gameSlugs } from '../../../../tools/catalogue.ts';
import { addMany, tableOf } from '../import/add-many.ts';
import { Refusal } from '../import/refusal.ts';
import { REPOSITORY_TOOLS } from '../import/tools.ts';
import { readPortalConfig } from '../../../../tools/site/portal-config.ts';

const USAGE = `Usage: npm run add-games -- <feed.json | .jsonl | .csv | .xml | .js> [flags]

  --license CC0-1.0      for every record that names none
  --seconds 20           plays each game whose files are next to the feed; default 0
  --library <folder>     another library than ./library`;

const text = { type: 'string' } as const;
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { license: text, seconds: text, library: text },
  });
  const [feed] = positionals;
  if (feed === undefined) throw new Refusal('No feed given.', USAGE);
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const rows = await addMany({
    feed: resolve(from, feed),
    library: values.library === undefined ? join(ROOT, 'library') : resolve(from, values.library),
    own: new Set(gameSlugs(join(ROOT, 'games'))),
    config: await readPortalConfig(),
    seconds: Number(values.seconds ?? 0),
    tools: REPOSITORY_TOOLS,
    ...(values.license !== undefined && { license: values.license }),
    log: (line) => void process.stdout.write(`${line}\n`),
  });
  process.stdout.write(`${tableOf(rows)}\n\nBuild the site again to show them: npm run build\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Refusal ? error.toString() : String(error)}\n`);
  process.exit(1);
}
