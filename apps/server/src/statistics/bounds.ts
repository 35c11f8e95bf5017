import { categories, HOT, RECOMMEND, type Game } from '@playgrove/catalogue';
import type { StatisticEvent } from '@playgrove/events';
import { placeOf } from './rollup.ts';

/** What the catalogue has; the rest cannot make new rows. */
export type Known = {
  readonly games: ReadonlySet<string>;
  readonly categories: ReadonlySet<string>;
  readonly ads: boolean;
};

const LISTS = [RECOMMEND, HOT, 'Maybe you like', 'Continue playing', 'Search'];

export function knownOf(games: readonly Game[], ads: boolean): Known {
  return {
    games: new Set(games.map(({ id }) => id)),
    categories: new Set([...categories(games), ...LISTS]),
    ads,
  };
}

/**
 * Keeps what is counted within the catalogue, so that counters grow with games and days alone:
 * a game that does not exist is refused, a category that does not exist counts as `other`.
 * @returns the event as it is counted, or why it is refused
 */
export function withinBounds(event: StatisticEvent, known: Known): StatisticEvent | string {
  if (event.name === 'ad') return known.ads ? event : 'ads are off';
  if ('game' in event && !known.games.has(event.game)) return 'game: is not in the catalogue';
  if ('category' in event && !known.categories.has(event.category)) {
    return { ...event, category: 'other' };
  }
  if (event.name === 'page_view') {
    const [, game] = placeOf(event.path);
    if (game !== '' && !known.games.has(game)) return { ...event, path: '/unknown-game' };
  }
  return event;
}
