import { defined } from './defined.ts';
import type { Game, Listed } from './game.ts';

/** Votes from which on the rating is that of visitors. */
export const MEASURED_VOTES = 50;

/** What an operator may do with figures that come with the catalogue. */
export const LAUNCH_FIGURES = ['rank', 'show', 'off'] as const;
export type LaunchFigures = (typeof LAUNCH_FIGURES)[number];

/** What one server has counted of a game, as it is shown; `players` and `score` as in `Game`. */
export type Figures = {
  readonly players?: string;
  readonly score?: string;
  readonly votes?: number;
};

/** The reply of `/content/figures`, by game id. Games that nobody has played are missing. */
export type FiguresById = Readonly<Record<string, Figures>>;

/**
 * Decides which of the catalogue's own figures cards show. All of them order lists in any case.
 * `rank` leaves that to each record, `show` shows every figure, `off` none.
 */
export function withLaunchFigures(games: readonly Game[], launch: LaunchFigures): Game[] {
  if (launch === 'rank') return [...games];
  return games.map(({ plays, rated, ...game }) => {
    if (launch === 'off') return game;
    const by = rated ?? (game.score === undefined ? undefined : ('visitors' as const));
    return defined({ ...game, plays: plays ?? game.players, rated: by }) as Game;
  });
}

/**
 * Shows what was counted, on every list and card. A measured rating orders lists from then on; of
 * play counts only millions do, because a new site's first plays say less than the catalogue.
 */
export function withFigures<G extends Listed>(games: readonly G[], measured: FiguresById): G[] {
  return games.map((game) => {
    const own = Object.hasOwn(measured, game.id) ? measured[game.id] : undefined;
    if (own === undefined) return game;
    const { players, score, votes } = own;
    return defined({
      ...game,
      players: players?.endsWith('M+') ? players : game.players,
      plays: players ?? game.plays,
      ...(score !== undefined && { score, rated: 'visitors', votes }),
    }) as unknown as G;
  });
}
