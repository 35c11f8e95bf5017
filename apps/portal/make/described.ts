import type { Game } from '@playgrove/catalogue';
import { isGeneric, stemOf, wordsOf } from '../src/shell/search/vocabulary.ts';

/** Catalogs up to this size are searched by descriptions too; beyond it the file would be too large. */
const MAX_GAMES = 1000;
/** Words a game: as many as a description of 60 words has beyond its game's names. */
const MAX_WORDS = 40;

/**
 * The words by which search finds each game's description, by id. Words that names already find, or
 * that say nothing, are left out; of the others, those that fewest games use come first.
 */
export function describedWords(games: readonly Game[]): ReadonlyMap<string, string> {
  if (games.length > MAX_GAMES) return new Map();
  const said = new Map(
    games.map((game) => [game.id, [...new Set(wordsOf(game.description ?? ''))]] as const),
  );
  const uses = new Map<string, number>();
  for (const words of said.values()) {
    for (const word of new Set(words.map(stemOf))) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const usesOf = (word: string): number => uses.get(stemOf(word)) ?? 0;
  return new Map(
    games.map(({ id, title, genre, cate, tags }) => {
      const names = new Set([title, genre ?? '', cate ?? '', ...tags].flatMap(wordsOf).map(stemOf));
      const words = (said.get(id) ?? []).filter(
        (word) => !isGeneric(word) && !names.has(stemOf(word)),
      );
      return [
        id,
        words
          .toSorted((a, b) => usesOf(a) - usesOf(b))
          .slice(0, MAX_WORDS)
          .join(' '),
      ];
    }),
  );
}
