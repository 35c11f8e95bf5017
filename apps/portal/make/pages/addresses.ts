import type { Game } from '@playgrove/catalogue';
import { idOf } from '../ids.ts';

/** Addresses of the pages that can be read without scripts, with the site's path on its host. */
export type PageAddresses = {
  /** The site itself: `/`. */
  readonly home: string;
  /** Where all games are listed. */
  readonly all: string;
  /** The page about the day's challenges. */
  readonly today: string;
  /** By game id: `/games/sunrise-sudoku/`. */
  readonly games: ReadonlyMap<string, string>;
  /** By category: `/categories/puzzle-logic/`. */
  readonly categories: ReadonlyMap<string, string>;
};

/**
 * A readable address for every game and category, no two alike. A game with a folder has its name; one from elsewhere has its title's words and the beginning of its id.
 */
export function pageAddresses(
  games: readonly Game[],
  names: readonly string[],
  facts: ReadonlyMap<string, unknown> = new Map(),
  home = '/',
): PageAddresses {
  const slugs = new Map([...facts.keys()].map((slug) => [idOf(slug), slug]));
  const taken = new Set<string>();
  const place = (folder: string, words: string): string => {
    let path = `${home}${folder}/${words}/`;
    for (let number = 2; taken.has(path); number += 1)
      path = `${home}${folder}/${words}-${number}/`;
    taken.add(path);
    return path;
  };
  const own = games.filter(({ id }) => slugs.has(id));
  const others = games.filter(({ id }) => !slugs.has(id));
  return {
    home,
    all: `${home}games/`,
    today: `${home}today/`,
    games: new Map([
      ...own.map(({ id }) => [id, place('games', slugs.get(id) ?? id)] as const),
      ...others.map(
        ({ id, title }) => [id, place('games', `${wordsOf(title)}-${id.slice(0, 6)}`)] as const,
      ),
    ]),
    categories: new Map(names.map((name) => [name, place('categories', wordsOf(name))])),
  };
}

/** `Puzzle&Logic` → `puzzle-logic`; what has no Latin letter becomes `more`. */
function wordsOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return words === '' ? 'more' : words;
}
