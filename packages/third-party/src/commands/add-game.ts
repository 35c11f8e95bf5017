import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../../../tools/root.ts';
import { gameSlugs } from '../../../../tools/catalogue.ts';
import { addGame, type AddOptions } from '../import/add.ts';
import { GAME_FLAGS, GAME_USAGE, readGameFlags, readNumber } from '../import/flags.ts';
import { Refusal } from '../import/refusal.ts';
import { reportOf } from '../import/report.ts';
import { REPOSITORY_TOOLS } from '../import/tools.ts';
import { readPortalConfig } from '../../../../tools/site/portal-config.ts';

const USAGE = `Usage: npm run add-game -- <folder | game.zip | page.html> [flags]

${GAME_USAGE}
  --icon card.png
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
    tools: REPOSITORY_TOOLS,
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
  const { seconds, vendor, library: _library, yes: _yes, icon, ...game } = values;
  return {
    ...readGameFlags(game),
    ...(icon !== undefined && { icon: resolveFrom(icon) }),
    ...(seconds !== undefined && { seconds: readNumber('seconds', seconds) }),
    ...(vendor !== undefined && { vendor }),
  };
}

function read() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      allowNegative: true,
      options: {
        ...GAME_FLAGS,
        icon: text,
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
