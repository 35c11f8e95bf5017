import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  libraryGameOf,
  readLibraryFacts,
  type Game,
  type LibraryFacts,
} from '@playgrove/catalogue';
import { isAlive } from '../../../../tools/alive.ts';
import { gameId } from '../../../../tools/catalogue.ts';
import { hashOf } from '../../../../tools/cache.ts';

/** The card pictures of a library game lie in its folder, encoded when it was added. */
export const CARD = /^card(?<ending>(?:-\d+)?\.(?:jpg|avif|webp))$/;

export type Library = {
  readonly games: readonly Game[];
  readonly facts: ReadonlyMap<string, LibraryFacts>;
  /** Hash of each game's card picture, by slug. */
  readonly icons: Readonly<Record<string, string>>;
};

/** Records of games that other hosts serve, one file a feed. */
export const FEEDS = '_feeds';

export type RemoteRecord = Pick<LibraryFacts, 'slug' | 'title'> & {
  readonly url: string;
  readonly tags: readonly string[];
  readonly cate?: string;
  readonly description?: string;
  readonly players?: string;
  readonly score?: number;
  readonly orientation?: LibraryFacts['orientation'];
  readonly author?: string;
  readonly license?: string;
};

/** Records of every feed whose hosts the operator still names. */
function readRemote(
  folder: string,
  hosts: ReadonlySet<string>,
  wrong: string[],
): readonly LibraryFacts[] {
  const home = join(folder, FEEDS);
  if (!existsSync(home)) return [];
  const files = readdirSync(home).filter((name) => /^[^.].*\.json$/.test(name));
  return files.toSorted().flatMap((name) => {
    const file = join(home, name);
    const records = JSON.parse(readFileSync(file, 'utf8')) as readonly RemoteRecord[];
    return records.flatMap(({ slug, url, author, license, ...facts }) => {
      const { host } = new URL(url);
      if (!hosts.has(host)) return [];
      const page = {
        entry: url,
        source: url,
        files: 0,
        bytes: 0,
        ...(license !== undefined && { license }),
        ...(author !== undefined && { author }),
      };
      const read = readLibraryFacts(slug, { orientation: 'any', ...facts, page });
      if (read.ok) return [read.value];
      wrong.push(...read.error.map(({ field, reason }) => `${file}: ${slug}: ${field}: ${reason}`));
      return [];
    });
  });
}

/**
 * Names of folders that are no games: what a process is adding, what it takes out for a moment, and
 * what it removes.
 */
export function asideName(what: 'adding' | 'old' | 'removed', name: string): string {
  return `.${what}-${process.pid}-${name}`;
}

/** Ends what a killed process began: a game that it took out for a moment is put back. */
export function tidyLibrary(folder: string): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder)) {
    const [, what, pid, slug = ''] = /^\.(adding|old|removed)-(\d+)-(.+)$/.exec(entry) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    if (what === 'old' && !existsSync(join(folder, slug)))
      renameSync(join(folder, entry), join(folder, slug));
    else rmSync(join(folder, entry), { recursive: true, force: true });
  }
}

/** Takes a game out of the library. @returns its folder, to be deleted or put back */
export function takeOut(folder: string, slug: string, what: 'old' | 'removed'): string {
  const aside = join(folder, asideName(what, slug));
  rmSync(aside, { recursive: true, force: true });
  renameSync(join(folder, slug), aside);
  return aside;
}

/** The folders that hold a game; names that begin with `_` or `.` are not games. */
export function librarySlugs(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^[_.]/.test(entry.name))
    .map((entry) => entry.name)
    .toSorted();
}

/**
 * Every third-party game, in the order of slugs.
 * @param own slugs of our own games: nobody else may have them
 * @param hosts that may serve games
 * @throws Error listing every file, field and reason
 */
export function readLibrary(
  folder: string,
  own: ReadonlySet<string> = new Set(),
  hosts: readonly string[] = [],
): Library {
  const games: Game[] = [];
  const facts = new Map<string, LibraryFacts>();
  const icons: Record<string, string> = {};
  const wrong: string[] = [];
  for (const slug of librarySlugs(folder)) {
    const file = join(folder, slug, 'game.json');
    if (own.has(slug)) {
      wrong.push(`${file}: a game of our own has this name; rename the folder`);
      continue;
    }
    const read = readFacts(slug, file);
    if (typeof read === 'string') {
      wrong.push(read);
      continue;
    }
    const icon = iconOf(join(folder, slug));
    if (icon !== undefined) icons[slug] = icon;
    facts.set(slug, read);
    const path = icon === undefined ? undefined : `/allgame/icon/${icon}.jpg`;
    games.push(libraryGameOf(read, gameId(slug), path));
  }
  for (const read of readRemote(folder, new Set(hosts), wrong)) {
    if (facts.has(read.slug) || own.has(read.slug)) continue;
    facts.set(read.slug, read);
    games.push(libraryGameOf(read, gameId(read.slug)));
  }
  if (wrong.length > 0) throw new Error(`The library cannot be read:\n  ${wrong.join('\n  ')}`);
  return { games, facts, icons };
}

function readFacts(slug: string, file: string): LibraryFacts | string {
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return `${file}: ${error instanceof Error ? error.message : String(error)}`;
  }
  const read = readLibraryFacts(slug, raw);
  if (read.ok) return read.value;
  return read.error.map(({ field, reason }) => `${file}: ${field}: ${reason}`).join('\n  ');
}

/** Card pictures of a game by their ending, `.jpg`, `-192.avif` … */
export function cardOf(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder).flatMap((name) => {
      const ending = CARD.exec(name)?.groups?.['ending'];
      return ending === undefined ? [] : [[ending, join(folder, name)] as const];
    }),
  );
}

function iconOf(folder: string): string | undefined {
  const card = cardOf(folder).get('.jpg');
  return card === undefined ? undefined : hashOf(readFileSync(card)).slice(0, 32);
}
