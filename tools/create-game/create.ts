/** `npm create playgrove-game <name>`: bundled alone, next to `template` and the packed kit. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newGame } from '../new-game.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const TEMPLATE = '_puzzle';

try {
  const [name, ...title] = process.argv.slice(2);
  if (name === undefined || name.startsWith('-'))
    throw new Error('Usage: npm create playgrove-game <name> ["<Title>"], such as river-hop');
  create(name, title.length > 0 ? title.join(' ') : undefined);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** @throws Error saying what is wrong with the name or the folder; nothing is left then */
function create(slug: string, title: string | undefined): void {
  const to = resolve(slug);
  const isNew = !existsSync(to);
  if (!isNew && readdirSync(to).length > 0) throw new Error(`${to} is not empty.`);
  try {
    mkdirSync(to, { recursive: true });
    cpSync(join(HERE, 'template'), to, { recursive: true });
    newGame(slug, title, join(to, 'games'), TEMPLATE);
    rmSync(join(to, 'games', TEMPLATE), { recursive: true });
    // npm leaves files of this name out of packages.
    mkdirSync(join(to, 'vendor'));
    cpSync(join(HERE, 'kit.tgz'), join(to, kitOf(to)));
    renameSync(join(to, 'gitignore'), join(to, '.gitignore'));
    for (const file of ['package.json', 'README.md']) {
      const text = readFileSync(join(to, file), 'utf8');
      writeFileSync(join(to, file), text.replaceAll(TEMPLATE, slug));
    }
  } catch (error) {
    rmSync(to, { recursive: true, force: true });
    if (!isNew) mkdirSync(to);
    throw error;
  }
  process.stdout.write(
    `${slug} is ready:\n  cd ${slug}\n  npm install\n  npm run dev          play it while you edit\n  npm run check        types and tests\n  npm run zip          ${slug}.zip for a portal\n`,
  );
}

/** Where the project's `package.json` says that its kit is. */
function kitOf(project: string): string {
  const { devDependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  return (devDependencies['@playgrove/kit'] ?? '').replace('file:', '');
}
