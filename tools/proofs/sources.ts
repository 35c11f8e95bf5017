/**
 * Everything that a game's proofs depend on, as one hash: its headless files, its proofs and the
 * shared checks, bundled and minified, and the curve in its README. Comments, types, names of variables, unused code and the
 * files that hold the code don't count.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { storedTable } from '@playgrove/kit/testing';
import { build, type Plugin, type Rolldown } from 'vite';
import { ROOT } from '../root.ts';

const KIT = join(ROOT, 'packages/kit/src');

/** The folder of all games. */
export const GAMES = join(ROOT, 'games');

/** Headless files of a game that the shared proofs use; only `bot.ts` is required. */
const PLAYED = ['rules.ts', 'bot.ts', 'solver.ts', 'levels.ts'] as const;

/** What the shared suite runs of them. */
const CHECKS = ['proof-checks.ts', 'playing.ts'] as const;

/**
 * Folders of the kit that draw: a proof that reaches them proves a picture, which stamps do not
 * cover.
 */
const DRAWN = /^packages\/kit\/src\/(runtime|draw|scene3d|build)\//;

/** Test runners and the colors of the site do not affect a proof. */
const NOT_COUNTED = /^(vitest|node:|@playgrove\/site-config\/look$)/;

const PROOF_TEST = /\.proof\.test\.ts$/;

/** Test files of a game that only `npm run prove` runs, as `games/<slug>/...`. */
export function proofTests(slug: string, games = GAMES): string[] {
  const folder = join(games, slug);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => PROOF_TEST.test(name))
    .map((name) => `games/${slug}/${name.replaceAll('\\', '/')}`)
    .sort();
}

/** The installed version of a package. */
function packageOf(name: string): string {
  const parts = name.split('/');
  const id = name.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? name);
  const path = [ROOT, join(ROOT, 'packages/kit')]
    .map((folder) => join(folder, 'node_modules', id, 'package.json'))
    .find((file) => existsSync(file));
  if (path === undefined) throw new Error(`the package ${id} is not installed`);
  return `${id}@${(JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version}`;
}

const ENTRY = '\0proofs';

/**
 * Our packages are found from the repository, wherever the game's folder is. What draws stays
 * outside: tests may import it as well as what a proof runs.
 */
function entry(paths: readonly string[]): Plugin {
  return {
    name: 'proofs-entry',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id === ENTRY) return id;
      const from = id.startsWith('@playgrove/') ? join(ROOT, 'tools/proofs/sources.ts') : importer;
      const found = await this.resolve(id, from, { skipSelf: true });
      const name = found && relative(ROOT, found.id).replaceAll('\\', '/');
      if (!found || !name || !DRAWN.test(name)) return found;
      return { id: name, external: true, moduleSideEffects: false };
    },
    load: (id) =>
      id === ENTRY
        ? paths.map((path, n) => `export * as part${n} from ${JSON.stringify(path)};`).join('\n')
        : undefined,
  };
}

/**
 * @param slug a folder in games/
 * @returns a SHA-256 in hex of everything that the game's proofs depend on
 * @throws Error if a proof reaches code that draws, or a package that is not installed
 */
export async function hashOfProofs(slug: string, games = GAMES): Promise<string> {
  const folder = join(games, slug);
  const played = PLAYED.map((name) => join(folder, name)).filter((path) => existsSync(path));
  const checks = CHECKS.map((name) => join(KIT, 'testing', name));
  const proofs = proofTests(slug, games).map((path) => join(games, '..', path));
  const { output } = (await build({
    root: ROOT,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [entry([...played, ...checks, ...proofs])],
    build: {
      target: 'esnext',
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: (id) => NOT_COUNTED.test(id) || isPackage(id),
        // Only proofs do something when they are loaded.
        treeshake: { moduleSideEffects: (id: string) => PROOF_TEST.test(id) },
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [{ code, imports }] = output;
  const drawn = imports.find((id) => DRAWN.test(id));
  if (drawn !== undefined) throw new Error(`games/${slug}: a proof reaches ${drawn}, which draws`);
  const packages = imports.filter((id) => !NOT_COUNTED.test(id)).map(packageOf);
  const hash = createHash('sha256').update(code);
  for (const name of packages.sort()) hash.update(`${name}\n`);
  // A proof compares it with what it plays.
  hash.update(storedTable(folder) ?? '');
  return hash.digest('hex');
}

/** Whether an import names a package that is not ours: its version counts, not its code. */
function isPackage(id: string): boolean {
  return /^[@a-z]/i.test(id) && !id.startsWith('@playgrove/');
}
