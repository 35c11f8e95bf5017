/** A game's visits in a real browser that passed, committed with it as `visit.json`. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameUrl } from '@playgrove/catalogue';
import { ROOT } from '../root.ts';
import { gameId } from '../catalogue.ts';
import { GAMES } from './sources.ts';

/** The content of `visit.json`. */
type VisitStamp = {
  /** `hashOfVisit` at the time of the run. */
  readonly files: string;
  /** Titles of the tests that passed. */
  readonly passed: readonly string[];
};

/** The tests of a game's whole visit, and what they play with. */
const TESTS = [
  'e2e/games.spec.ts',
  'e2e/results.spec.ts',
  'e2e/axe.ts',
  'e2e/endgame.ts',
  'e2e/fingers.ts',
  'e2e/fixtures.ts',
  'e2e/games.ts',
  'tools/play/driver.ts',
];

/** How many tests make a whole visit: a game is played, and a run of it is ended. */
export const TESTS_OF_A_GAME = 2;

/** One game in this many is tried whole in every run, whatever its stamp says. */
const EVERY = 8;
/** Not from the first on: that series has two games in 3D, which take a minute each in software. */
const FIRST = 1;

/** @param index among all games by name */
export const isSampled = (index: number): boolean => index % EVERY === FIRST;

const pathOf = (slug: string, games: string): string => join(games, slug, 'visit.json');

const CODE = /\.(js|css|html)$/;

function codeIn(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder).filter((name) => CODE.test(name));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Files of games' shared code by name, which the build names by their content; read once. */
const shared = new Map<string, ReadonlyMap<string, string>>();

/** The shared files that these texts name, and those that they name in turn. */
function reached(texts: Iterable<string>, all: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>();
  const open = [...texts];
  for (let text = open.pop(); text !== undefined; text = open.pop()) {
    for (const [name, code] of all) {
      if (found.has(name) || !text.includes(name)) continue;
      found.add(name);
      open.push(code);
    }
  }
  return found;
}

/**
 * Everything that a visit of a game depends on: its built page and code, the shared code they load,
 * and the tests. The portal around it is tested apart.
 * @param dist the folder of the built site
 * @returns a SHA-256 in hex, or undefined if the game is not built
 */
export function hashOfVisit(slug: string, dist = join(ROOT, 'dist')): string | undefined {
  const own = codeIn(join(dist, gameUrl(gameId(slug)).replace('index.html', '')));
  if (own.size === 0) return undefined;
  const folder = join(dist, 'allgame/_v');
  const others = shared.get(folder) ?? codeIn(folder);
  shared.set(folder, others);
  const hash = createHash('sha256');
  const files = [...own, ...[...reached(own.values(), others)].map((name) => [name, ''] as const)];
  for (const [name, code] of files.sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${name}\n${code}\n`);
  }
  for (const path of TESTS) hash.update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

/** @returns whether the game as it is built has passed a whole visit */
export function isVisited(slug: string, dist?: string, games = GAMES): boolean {
  if (!existsSync(pathOf(slug, games))) return false;
  try {
    const { files, passed } = JSON.parse(
      readFileSync(pathOf(slug, games), 'utf8'),
    ) as Partial<VisitStamp>;
    return (
      files !== undefined && passed?.length === TESTS_OF_A_GAME && files === hashOfVisit(slug, dist)
    );
  } catch {
    // Visiting a game again costs seconds; a broken stamp is no more than a missing one.
    return false;
  }
}

/** The games that a run visits whole: some of them always, and those whose stamp does not hold. */
export function gamesToVisit(slugs: readonly string[]): ReadonlySet<string> {
  return new Set(slugs.filter((slug, index) => isSampled(index) || !isVisited(slug)));
}

export function writeVisit(slug: string, stamp: VisitStamp): void {
  writeFileSync(pathOf(slug, GAMES), `${JSON.stringify(stamp, undefined, 2)}\n`);
}
