import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '@playgrove/catalogue';
import type { PortalConfig } from '@playgrove/catalogue/config';
import { filesUnder, hashFolder, hashOf, openCache, ROOT, type Cache } from './cache.ts';
import { drawCards, drawDefaultIcon, type DrawnCard, type Load } from './cards/cards.ts';
import { readCatalogue } from './catalogue.ts';
import { buildGames } from './build-games/games.ts';
import { buildVendors } from './build-games/vendors.ts';
import { precompress } from './precompress.ts';
import { openIcons } from './sprites/icons.ts';

export type BuildOptions = {
  /** Where the site goes. Default `dist`. */
  readonly out?: string;
  /** The games' folder. Default `games`. */
  readonly games?: string;
  readonly cache?: Cache;
  /** Takes one line of progress at a time. Default: standard output. */
  readonly log?: (line: string) => void;
};

export type BuildResult = {
  readonly out: string;
  /** Nothing had changed and the site was there. */
  readonly unchanged: boolean;
  /** Slugs of the games that were built anew. */
  readonly built: readonly string[];
};

/** Everything that decides what the site is like, besides the games. */
const INPUTS = ['packages', 'apps/portal', 'tools'];
const INPUT_FILES = ['portal.config.ts', 'package-lock.json', 'tsconfig.base.json'];
/** Nothing of these reaches the site. */
const NOT_INPUT = /\.test\.tsx?$|^bench\/|(?:^|\/)README\.md$/;

/**
 * Builds the whole site: card pictures, catalogue, games, portal, packed copies. The site that is
 * there stays as it is until the new one is whole; when nothing changed nothing is done.
 */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
  const { out = join(ROOT, 'dist'), games = join(ROOT, 'games') } = options;
  const { cache = openCache(), log = (line) => void process.stdout.write(`${line}\n`) } = options;
  const inputs = hashInputs(games);
  if (isBuilt(out, inputs, cache)) return { out, unchanged: true, built: [] };
  const next = join(dirname(out), '.cache', `next-${process.pid}`);
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  try {
    const built = await buildInto(next, games, cache, log);
    swap(next, out);
    stamp(out, inputs, cache);
    return { out, unchanged: false, built };
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

async function buildInto(
  next: string,
  games: string,
  cache: Cache,
  log: (line: string) => void,
): Promise<readonly string[]> {
  const timed = stopwatch(log);
  const config = await readPortalConfig();
  const icons = openIcons(cache);
  readCatalogue(games); // wrong facts are told before anything slow begins
  const cards = await timed('card pictures', () => drawCards(games, load, icons, cache));
  const hashes = Object.fromEntries([...cards].map(([slug, { hash }]) => [slug, hash]));
  const catalogue = readCatalogue(games, hashes);
  const files = cardFiles(cards);
  files.set('allgame/icon/default.png', await drawDefaultIcon(icons, cache));

  const vendors = await timed('shared code', () => buildVendors());
  const workshop = { config, vendors, load, icons, cache };
  const made = await timed('games', () => buildGames(games, catalogue.facts, hashes, workshop));
  for (const [path, bytes] of made.files) files.set(path, bytes);
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(next, path)), { recursive: true });
    writeFileSync(join(next, path), bytes);
  }
  await timed('portal', () => buildPortalInto(next, catalogue.games, hashes));
  await timed('packed copies', () => precompress(next, cache));
  log(`  ${catalogue.games.length} games, ${made.built.length} of them built anew`);
  return made.built;
}

function cardFiles(cards: ReadonlyMap<string, DrawnCard>): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const { hash, files: pictures } of cards.values()) {
    for (const [ending, bytes] of pictures) files.set(`allgame/icon/${hash}${ending}`, bytes);
  }
  return files;
}

const load: Load = (file) => import(pathToFileURL(file).href) as Promise<unknown>;

export async function readPortalConfig(): Promise<PortalConfig> {
  const module = (await load(join(ROOT, 'portal.config.ts'))) as { default: PortalConfig };
  return module.default;
}

/** How the portal builds itself: files into `outDir`, beside what is there. */
type BuildPortal = (options: {
  readonly outDir: string;
  readonly games: readonly Game[];
  /** Hash of each game's card picture, by slug. */
  readonly icons: Readonly<Record<string, string>>;
}) => Promise<unknown>;

async function buildPortalInto(
  outDir: string,
  games: readonly Game[],
  icons: Readonly<Record<string, string>>,
): Promise<void> {
  const module = (await load(join(ROOT, 'apps/portal/build.ts'))) as { buildPortal: BuildPortal };
  await module.buildPortal({ outDir, games, icons });
}

function stopwatch(log: (line: string) => void) {
  return async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await work();
    log(`  ${what} ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return result;
  };
}

function hashInputs(games: string): string {
  const parts = INPUT_FILES.map((name) => join(ROOT, name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file));
  const folders = [games, ...INPUTS.map((name) => join(ROOT, name))];
  return hashOf(...parts, ...folders.map((folder) => hashFolder(folder, NOT_INPUT)));
}

type Stamp = {
  readonly inputs: string;
  /** Every file of the site with its size in bytes. */
  readonly files: readonly (readonly [string, number])[];
};

function stampKey(out: string): string {
  return `${hashOf(out)}.json`;
}

function stamp(out: string, inputs: string, cache: Cache): void {
  const files = filesUnder(out).map((name) => [name, statSync(join(out, name)).size] as const);
  cache.write('sites', stampKey(out), JSON.stringify({ inputs, files } satisfies Stamp));
}

/** Whether the site there was made from these inputs and every file is still as it was. */
function isBuilt(out: string, inputs: string, cache: Cache): boolean {
  const kept = cache.read('sites', stampKey(out));
  if (!kept) return false;
  const stamped = JSON.parse(kept.toString()) as Stamp;
  if (stamped.inputs !== inputs) return false;
  return stamped.files.every(
    ([name, size]) => statSync(join(out, name), { throwIfNoEntry: false })?.size === size,
  );
}

/** Puts the new site where the old one was; the gap is two renames long. */
function swap(next: string, out: string): void {
  const old = `${next}-old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(out)) renameSync(out, old);
  renameSync(next, out);
  rmSync(old, { recursive: true, force: true });
  removeLeftovers(dirname(next));
}

/** Builds that were killed leave their folders; a folder is named after its process. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = Number(/^next-(\d+)/.exec(name)?.[1]);
    if (Number.isInteger(pid) && !isAlive(pid)) {
      rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const start = performance.now();
  const { out, unchanged } = await build();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${unchanged ? 'Unchanged' : 'Built'}: ${out} (${seconds} s)\n`);
}
