import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../../../tools/root.ts';
import { gameSlugs } from '../../../../tools/catalogue.ts';
import { addGame, type AddOptions } from '../import/add.ts';
import { Refusal } from '../import/refusal.ts';
import { reportOf } from '../import/report.ts';
import { readPortalConfig } from '../../../../tools/site/portal-config.ts';

const USAGE = `Usage: npm run add-game -- <folder | game.zip | page.html> [flags]

  --title "Space Miner"     --author "A. Person"     --license MIT
  --cate Arcade             --tags "space, mining"   --source https://…
  --description "…"         --icon card.png          --entry play/start.html
  --slug space-miner        --orientation landscape  --players 12K+ --score 4.2
  --seconds 20              how long it is played; 0 for not at all
  --no-vendor               do not copy known scripts of public hosts to the game
  --yes                     has no effect; older scripts may pass it
  --library <folder>        another library than ./library`;

const { values, positionals } = read();
const [from, ...rest] = positionals;
if (from === undefined || rest.length > 0) fail(USAGE);

try {
  const library = values.library ?? join(ROOT, 'library');
  const own = new Set(gameSlugs(join(ROOT, 'games')));
  const added = await addGame({
    from: resolveFrom(from),
    options: optionsOf(),
    library: resolveFrom(library),
    own,
    config: await readPortalConfig(),
    log: (line) => void process.stdout.write(`${line}\n`),
  });
  process.stdout.write(`\n${reportOf(added)}\n`);
  process.exit(0);
} catch (error) {
  fail(error instanceof Refusal ? `Not added. ${error.toString()}` : String(error));
}

function resolveFrom(path: string): string {
  return path.startsWith('/') ? path : join(process.env['INIT_CWD'] ?? process.cwd(), path);
}

function optionsOf(): AddOptions {
  const {
    tags,
    score,
    seconds,
    orientation,
    vendor,
    library: _library,
    yes: _yes,
    icon,
    ...texts
  } = values;
  if (orientation !== undefined && !/^(?:any|portrait|landscape)$/.test(orientation))
    fail('--orientation is any, portrait or landscape.');
  return {
    ...texts,
    ...(icon !== undefined && { icon: resolveFrom(icon) }),
    ...(tags !== undefined && { tags: tags.split(',').map((tag) => tag.trim()) }),
    ...(score !== undefined && { score: numberOf('score', score) }),
    ...(seconds !== undefined && { seconds: numberOf('seconds', seconds) }),
    ...(orientation !== undefined && { orientation: orientation as 'any' }),
    ...(vendor !== undefined && { vendor }),
  };
}

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isFinite(number) || number < 0) fail(`--${name} is a number, not "${text}".`);
  return number;
}

function read() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      allowNegative: true,
      options: {
        title: text,
        author: text,
        license: text,
        cate: text,
        tags: text,
        source: text,
        description: text,
        icon: text,
        entry: text,
        slug: text,
        orientation: text,
        players: text,
        score: text,
        seconds: text,
        library: text,
        vendor: { type: 'boolean' },
        yes: { type: 'boolean' },
      },
    });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function fail(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}
