import { categories, type Game } from '@playgrove/catalogue';
import { categoryListId, LIST_IDS, readListId, type StatisticEvent } from '@playgrove/protocol';
import type { Refusal } from './refusal.ts';
import { placeOf } from './rollup.ts';

/** The games, categories and ads that events may name. */
export type Known = {
  readonly games: ReadonlySet<string>;
  /** Ids of lists. */
  readonly categories: ReadonlySet<string>;
  readonly ads: boolean;
};

export function knownOf(games: readonly Game[], ads: boolean): Known {
  return {
    games: new Set(games.map(({ id }) => id)),
    categories: new Set([...LIST_IDS, ...categories(games).map(categoryListId)]),
    ads,
  };
}

/**
 * Keeps events within the catalogue, so that counters grow with games and days and not with what
 * visitors write. An unknown game is refused; an unknown category counts as `other`.
 * @returns the event to count, or why it is refused
 */
export function withinBounds(
  event: StatisticEvent,
  known: Known,
): StatisticEvent | Extract<Refusal, 'ads_off' | 'unknown_game'> {
  if (event.name === 'ad') return known.ads ? event : 'ads_off';
  if ('game' in event && !known.games.has(event.game)) return 'unknown_game';
  if ('from' in event && event.from !== undefined) {
    return { ...event, from: listOf(event.from, known) };
  }
  if (event.name === 'seen') {
    const games = event.games.filter((game) => known.games.has(game));
    if (games.length === 0) return 'unknown_game';
    return { ...event, games, category: listOf(event.category, known) };
  }
  if ('category' in event) {
    const category = listOf(event.category, known);
    return category === event.category ? event : { ...event, category };
  }
  if (event.name === 'page_view') {
    const [, game] = placeOf(event.path);
    if (game !== '' && !known.games.has(game)) return { ...event, path: '/unknown-game' };
  }
  return event;
}

/** The id to count a list under. */
function listOf(sent: string, { categories: lists }: Known): string {
  const id = readListId(sent, lists);
  return lists.has(id) ? id : 'other';
}
