/** `playgrove-game dev | check | zip`, in an author's project: bundled into the kit that authors get. */
import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { zipSync } from 'fflate';
import { ROOT } from '../root.ts';
import { devServer } from './dev.ts';
import { filesOf, readGame } from './game.ts';

const USAGE = `Usage: playgrove-game <command> [<slug>]

  dev      serves the game and reloads it while you edit (PORT=5173)
  check    types, the game's own tests, and the suite that every game passes
  zip      makes <slug>.zip, which a portal takes with add-game`;

/** The same bytes each time: a zip stores the day on which a file was written. */
const LONG_AGO = new Date(2000, 0, 1);

const project = process.cwd();
const [, , name = '', slug] = process.argv;
try {
  if (name === 'dev') await serve();
  else if (name === 'check') check();
  else if (name === 'zip') await pack();
  else throw new Error(USAGE);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function serve(): Promise<void> {
  const game = readGame(project, slug);
  const server = await devServer(
    project,
    game,
    Number(process.env['PORT'] ?? 5173),
    process.env['HOST'],
  );
  await server.listen();
  process.stdout.write(`  ${game.slug}: ${server.resolvedUrls?.local[0] ?? ''}\n`);
}

function check(): void {
  readGame(project, slug);
  run('types', 'typescript', 'tsc', ['-p', project]);
  const config = join(ROOT, 'vitest.config.mjs');
  run('tests', 'vitest', 'vitest', ['run', '--root', project, '--config', config]);
}

/** @throws Error if the command fails; it has said why itself */
function run(what: string, from: string, command: string, args: readonly string[]): void {
  const file = createRequire(join(project, 'package.json')).resolve(`${from}/package.json`);
  const { bin } = JSON.parse(readFileSync(file, 'utf8')) as { bin: Record<string, string> };
  const path = join(dirname(file), bin[command] ?? '');
  process.stdout.write(`\n${what}\n`);
  const { status } = spawnSync(process.execPath, [path, ...args], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${what}: failed`);
}

async function pack(): Promise<void> {
  const game = readGame(project, slug);
  const files = await filesOf(game, project);
  const bytes = zipSync(Object.fromEntries([...files].toSorted()), { mtime: LONG_AGO, level: 9 });
  const to = join(project, `${game.slug}.zip`);
  writeFileSync(`${to}.new`, bytes);
  renameSync(`${to}.new`, to);
  process.stdout.write(
    `${game.slug}.zip: ${files.size} files, ${Math.ceil(bytes.length / 1000)} KB\n`,
  );
}
