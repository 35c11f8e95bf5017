import type { Slim } from '../records/rows.ts';

/**
 * Play count and rating; what a record lacks is left out. Their signs are drawn by the style sheet: a
 * page has a hundred of them, and elements cost time.
 */
export function Figures({ game }: { readonly game: Pick<Slim, 'players' | 'score'> }) {
  const { players, score } = game;
  if (players === undefined && score === undefined) return null;
  return (
    <span className="figures">
      {players !== undefined && (
        <span className="plays">
          {players}
          <span className="hidden"> plays</span>
        </span>
      )}
      {score !== undefined && (
        <span className="rating">
          <span className="hidden">rated </span>
          {score}
        </span>
      )}
    </span>
  );
}
