import { defined, type Game } from '@playgrove/catalogue';
import type { OwnGamesFile } from '../src/data/files.ts';
import { idOf } from './ids.ts';

/** What a game's rules say about it. */
export type RulesFacts = {
  /** How many there are; absent where it has no row of levels. */
  readonly levels?: number;
  /** Of its scores: `points`, `moves` or `seconds`. */
  readonly unit?: string;
  /** Ticks a second, where time passes by itself. */
  readonly hz?: number;
};

/** The games with rules here that the site shows. */
export function ownGames(
  games: readonly Pick<Game, 'id'>[],
  rules: ReadonlyMap<string, RulesFacts> = new Map(),
): OwnGamesFile {
  const present = new Set(games.map(({ id }) => id));
  const own = [...rules].map(
    ([slug, { unit, hz }]) => [slug, defined({ id: idOf(slug), unit, hz })] as const,
  );
  return { games: Object.fromEntries(own.filter(([, { id }]) => present.has(id))) };
}
