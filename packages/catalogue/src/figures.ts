import type { Listed } from './game.ts';

/** Plays and votes a game must have before its measured figures are shown. */
export const MEASURED_PLAYS = 1000;
export const MEASURED_VOTES = 50;

/** What is measured of one game, in the form that is shown; `players` and `score` as in `Game`. */
export type Figures = { readonly players?: string; readonly score?: string };

/** By game id; a game without enough plays and votes is absent. The answer of `/content/figures`. */
export type FiguresById = Readonly<Record<string, Figures>>;

/**
 * The same games with measured figures in place of launch figures, for every list and card.
 * @param launch show launch figures where nothing is measured yet
 */
export function withFigures<G extends Listed>(
  games: readonly G[],
  measured: FiguresById,
  launch: boolean,
): G[] {
  return games.map((game) => {
    const own = Object.hasOwn(measured, game.id) ? measured[game.id] : undefined;
    if (own === undefined && launch) return game;
    const { players, score, ...rest } = game;
    const shown = launch ? { players, score, ...own } : { ...own };
    const { players: shownPlayers, score: shownScore } = shown;
    return {
      ...rest,
      ...(shownPlayers === undefined ? {} : { players: shownPlayers }),
      ...(shownScore === undefined ? {} : { score: shownScore }),
    } as G;
  });
}
