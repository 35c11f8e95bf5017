import type { Slim } from '../records/rows.ts';
import { Glyph } from '../shell/glyph.tsx';

/** Play count and rating; what a record lacks is left out. */
export function Figures({ game }: { readonly game: Pick<Slim, 'players' | 'score'> }) {
  const { players, score } = game;
  if (players === undefined && score === undefined) return null;
  return (
    <span className="figures">
      {players !== undefined && (
        <span className="plays">
          <Glyph name="plays" />
          {players}
          <span className="hidden"> plays</span>
        </span>
      )}
      {score !== undefined && (
        <span className="rating">
          <Glyph name="star" />
          <span className="hidden">rated </span>
          {score}
        </span>
      )}
    </span>
  );
}
