import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf, readGameFacts, type Game, type GameFacts } from '@playgrove/catalogue';

/** Every game of the folder, ready to be embedded, in the order of slugs. */
export type Catalogue = {
  readonly games: readonly Game[];
  readonly facts: ReadonlyMap<string, GameFacts>;
  /** What each game says before the first play, by slug. */
  readonly how: ReadonlyMap<string, readonly string[]>;
};

/** A game's id: the first 32 hex digits of SHA-256 of its slug. */
export function gameId(slug: string): string {
  return createHash('sha256').update(slug).digest('hex').slice(0, 32);
}

/** The folders that hold a game; names that begin with `_` or `.` are not in the catalogue. */
export function gameSlugs(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^[_.]/.test(entry.name))
    .map((entry) => entry.name)
    .toSorted();
}

/**
 * Reads every `<folder>/<slug>/game.json`.
 * @param icons hash of each game's card picture by slug; a game without one shows the default
 * @throws Error listing every file, field and reason
 */
export function readCatalogue(
  folder: string,
  icons: Readonly<Record<string, string>> = {},
): Catalogue {
  const games: Game[] = [];
  const facts = new Map<string, GameFacts>();
  const how = new Map<string, readonly string[]>();
  const wrong: string[] = [];
  const titles = new Map<string, string>();
  for (const slug of gameSlugs(folder)) {
    const file = join(folder, slug, 'game.json');
    const content = readJson(file);
    const read = 'error' in content ? undefined : readGameFacts(slug, content.value);
    if (read === undefined) {
      wrong.push(`${file}: ${'error' in content ? content.error : ''}`);
      continue;
    }
    if (!read.ok) {
      wrong.push(...read.error.map(({ field, reason }) => `${file}: ${field}: ${reason}`));
      continue;
    }
    const namesake = titles.get(read.value.title);
    if (namesake !== undefined) wrong.push(`${file}: title: is the title of ${namesake} already`);
    titles.set(read.value.title, slug);
    const icon = icons[slug];
    const path = icon === undefined ? undefined : `/allgame/icon/${icon}.jpg`;
    facts.set(slug, read.value);
    how.set(slug, howToPlay(join(folder, slug)));
    games.push(gameOf(read.value, gameId(slug), path));
  }
  if (wrong.length > 0) throw new Error(`The catalogue cannot be read:\n  ${wrong.join('\n  ')}`);
  return { games, facts, how };
}

/** The lines of a game's first demonstration: its messages `how.…`, in their order. */
function howToPlay(folder: string): readonly string[] {
  const file = join(folder, 'strings', 'en.json');
  const content = existsSync(file) ? readJson(file) : { value: {} };
  // The game's own build reports messages that cannot be read.
  if ('error' in content) return [];
  return Object.entries(content.value as Readonly<Record<string, string>>).flatMap(([key, line]) =>
    key.startsWith('how.') ? [line] : [],
  );
}

function readJson(file: string): { readonly value: unknown } | { readonly error: string } {
  try {
    return { value: JSON.parse(readFileSync(file, 'utf8')) as unknown };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
