import { byScoreThenTitle } from './collections.ts';
import type { Game } from './game.ts';

/** More like this shows this many games, or none at all. */
export const MIN_SIMILAR = 3;
export const MAX_SIMILAR = 6;

/** Sharing the category weighs as much as sharing a tag that so small a part of the games has. */
const CATEGORY_PART = 1 / 12;

type Compared = Pick<Game, 'id' | 'title' | 'cate' | 'tags' | 'score' | 'unlisted'>;

/**
 * Finds the games that are most like one, by shared tags and category. A tag weighs more the fewer
 * games have it. Of games that are equally like it, the better rated ones come first. What all
 * searches share is computed once, so that a search costs as much as there are games to compare.
 * @param games every game
 * @returns a function from a game to six games at most; fewer than three are none
 */
export function similarFinder<G extends Compared>(games: readonly G[]): (game: G) => G[] {
  const ranked = byScoreThenTitle(games.filter(({ unlisted }) => unlisted !== 1));
  const byTag = indexed(ranked, ({ tags }) => tags);
  const byCategory = indexed(ranked, ({ cate }) => (cate === undefined ? [] : [cate]));
  const likeness = new Float64Array(ranked.length);

  return (game) => {
    likeness.fill(0);
    // Added up in the order of this game's tags, so that what shares the same tags is equally like it.
    for (const tag of game.tags) {
      const sharing = byTag.get(tag) ?? [];
      const weight = Math.log(ranked.length / sharing.length);
      for (const at of sharing) likeness[at] = (likeness[at] ?? 0) + weight;
    }
    for (const at of byCategory.get(game.cate ?? '') ?? []) {
      likeness[at] = (likeness[at] ?? 0) - Math.log(CATEGORY_PART);
    }
    const found = mostLike(likeness, (at) => ranked[at]?.id !== game.id).map(
      (at) => ranked[at] as G,
    );
    return found.length < MIN_SIMILAR ? [] : found;
  };
}

/** Positions of the greatest values above 0, at most six, earlier ones first between equals. */
function mostLike(likeness: Float64Array, counts: (at: number) => boolean): number[] {
  const best: number[] = [];
  const valueOf = (place: number): number => likeness[best[place] ?? -1] ?? 0;
  for (let at = 0; at < likeness.length; at += 1) {
    const value = likeness[at] ?? 0;
    if (value <= valueOf(MAX_SIMILAR - 1) || !counts(at)) continue;
    let place = best.length;
    while (place > 0 && value > valueOf(place - 1)) place -= 1;
    best.splice(place, 0, at);
    best.length = Math.min(best.length, MAX_SIMILAR);
  }
  return best;
}

/** Key → positions of the games that have it, in the order given. */
function indexed<G>(
  games: readonly G[],
  keysOf: (game: G) => readonly string[],
): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  games.forEach((game, at) => {
    for (const key of keysOf(game)) {
      const list = found.get(key);
      if (list) list.push(at);
      else found.set(key, [at]);
    }
  });
  return found;
}
