/**
 * Everything that a game's proofs depend on, as one hash of all reachable sources, without comments
 * and spacing.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { ROOT } from '../cache.ts';

const KIT = join(ROOT, 'packages/kit/src');

/** The folder of all games. */
export const GAMES = join(ROOT, 'games');

/** Headless files of a game that the shared proofs use; only `bot.ts` is required. */
const PLAYED = ['rules.ts', 'bot.ts', 'solver.ts', 'levels.ts'] as const;

/**
 * Folders of the kit that draw: a proof that reaches them proves a picture, which stamps do not
 * cover.
 */
const DRAWN = /^packages\/kit\/src\/(runtime|draw|scene3d|build)\//;

const PROOF_TEST = /\.proof\.test\.ts$/;

/** Test files of a game that only `npm run prove` runs, as `games/<slug>/...`. */
export function proofTests(slug: string, games = GAMES): string[] {
  const folder = join(games, slug);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => PROOF_TEST.test(name))
    .map((name) => `games/${slug}/${name.replaceAll('\\', '/')}`)
    .sort();
}

/** A file's code with runs of spacing as one space and no comments, so that rewording one changes nothing. */
function bare(code: string, comments: readonly { start: number; end: number }[]): string {
  let text = '';
  let from = 0;
  for (const { start, end } of comments) {
    text += code.slice(from, start);
    from = end;
  }
  return (text + code.slice(from)).replaceAll(/\s+/g, ' ').trim();
}

type Import = { readonly from: string; readonly names: readonly string[] };

type Source = { readonly bare: string; readonly imports: readonly Import[] };

/** Shared files are parsed once. */
const parsed = new Map<string, { readonly code: string; readonly source: Source }>();

function sourceOf(path: string): Source {
  const code = readFileSync(path, 'utf8');
  const before = parsed.get(path);
  if (before?.code === code) return before.source;
  if (!/\.tsx?$/.test(path)) return { bare: code, imports: [] };
  const { comments, errors, module } = parseSync(path, code);
  if (errors[0]) throw new Error(`${relative(ROOT, path)}: ${errors[0].message}`);
  const imports: Import[] = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: moduleRequest.value,
    names: entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name ?? '*'),
  }));
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType, importName } of entries) {
      if (moduleRequest && !isType) {
        imports.push({ from: moduleRequest.value, names: [importName.name ?? '*'] });
      }
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^'([^']+)'$/.exec(code.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[1]) imports.push({ from: literal[1], names: ['*'] });
  }
  const source = { bare: bare(code, comments), imports };
  parsed.set(path, { code, source });
  return source;
}

/**
 * The files of `kit/testing` that export these names: its index also exports the checks of
 * pictures.
 */
function testingFiles(names: readonly string[]): string[] {
  const index = join(KIT, 'testing/index.ts');
  const { module } = parseSync(index, readFileSync(index, 'utf8'));
  const offered = module.staticExports.flatMap(({ entries }) => entries);
  const from = offered.filter(({ exportName }) => names.includes(exportName.name ?? ''));
  return from.map(({ moduleRequest }) => join(KIT, 'testing', moduleRequest?.value ?? ''));
}

/** The installed version of a package, from the lock file. */
function packageOf(name: string): string {
  const parts = name.split('/');
  const id = name.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? name);
  const path = [ROOT, join(ROOT, 'packages/kit')]
    .map((folder) => join(folder, 'node_modules', id, 'package.json'))
    .find((file) => existsSync(file));
  if (path === undefined) throw new Error(`the package ${id} is not installed`);
  return `${id}@${(JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version}`;
}

/** Test runners and the colors of the site do not affect a proof. */
const NOT_COUNTED = /^(vitest|node:)|\/look\.config\.ts$/;

/**
 * @param slug a folder in games/
 * @returns a SHA-256 in hex of everything that the game's proofs depend on
 * @throws Error if a proof reaches code that draws, or a package that is not installed
 */
export function hashOfProofs(slug: string, games = GAMES): string {
  const folder = join(games, slug);
  const played = PLAYED.map((name) => join(folder, name)).filter((path) => existsSync(path));
  const checks = ['proof-checks.ts', 'playing.ts'].map((name) => join(KIT, 'testing', name));
  const files = new Map<string, string>();
  const packages = new Set<string>();
  const open = [
    ...played,
    ...checks,
    ...proofTests(slug, games).map((path) => join(dirname(games), path)),
  ];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const root = path.startsWith(games) ? dirname(games) : ROOT;
    const name = relative(root, path).replaceAll('\\', '/');
    if (files.has(name)) continue;
    if (DRAWN.test(name) && !name.endsWith('.ts')) continue;
    if (DRAWN.test(name)) throw new Error(`games/${slug}: a proof reaches ${name}, which draws`);
    const { bare: code, imports } = sourceOf(path);
    files.set(name, code);
    for (const { from, names } of imports) {
      if (NOT_COUNTED.test(from) || names.length === 0) continue;
      if (from.startsWith('.')) open.push(join(dirname(path), from));
      else if (from === '@playgrove/kit/testing') open.push(...testingFiles(names));
      else if (from.startsWith('@playgrove/kit/')) {
        open.push(join(KIT, from.slice('@playgrove/kit/'.length), 'index.ts'));
      } else packages.add(packageOf(from));
    }
  }
  const hash = createHash('sha256');
  for (const name of [...files.keys()].sort()) hash.update(`${name}\n${files.get(name)}\n`);
  for (const name of [...packages].sort()) hash.update(`${name}\n`);
  return hash.digest('hex');
}
