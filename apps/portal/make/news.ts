import type { Game } from '@playgrove/catalogue';

const DAY_MS = 24 * 60 * 60_000;
/** As long as a card says it, `newsOf`. */
const NEWS_DAYS = 21;
/** Where more of the catalog carries a badge, it tells nobody anything. */
const MAX_SHARE = 1 / 3;

type Dated = Pick<Game, 'id' | 'released' | 'updated'>;
export type News = Pick<Game, 'released' | 'updated'>;

/**
 * The days for which cards say New or Updated, by game id: what came out with the site itself is not
 * new, and a day whose badges would ever coincide with those of a third of the catalog has none.
 */
export function newsDays(games: readonly Dated[]): ReadonlyMap<string, News> {
  const opened = games.flatMap(({ released }) => released ?? []).toSorted()[0];
  const all = games.map(({ id, released, updated }) => ({
    id,
    ...(released !== undefined && released !== opened && { released }),
    ...(updated !== undefined && { updated }),
  }));
  const days = (game: News): number[] =>
    [game.released, game.updated].flatMap((day) =>
      day === undefined ? [] : [Date.parse(day) / DAY_MS],
    );
  const carrying = (now: number): number =>
    all.filter((game) => days(game).some((day) => day <= now && now - day < NEWS_DAYS)).length;
  // The number of badges grows only on the days of news.
  const moments = [...new Set(all.flatMap(days))];
  const isRare = (day: string | undefined): boolean => {
    if (day === undefined) return false;
    const from = Date.parse(day) / DAY_MS;
    return moments
      .filter((now) => now >= from && now - from < NEWS_DAYS)
      .every((now) => carrying(now) < games.length * MAX_SHARE);
  };
  return new Map(
    all.map(({ id, released, updated }) => [
      id,
      {
        ...(isRare(released) && { released }),
        ...(isRare(updated) && { updated }),
      } as News,
    ]),
  );
}
