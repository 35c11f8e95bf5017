import { Picture } from '../../ui/picture.tsx';
import type { GameSummary } from '../../data/game-summary.ts';
import { detailPath } from '../../data/routes.ts';
import { Glyph, type GlyphName } from '../../ui/glyph.tsx';

/** A titled row of games; where there are none, words and games to begin with. */
export function Shelf(props: {
  readonly title: string;
  readonly glyph: GlyphName;
  readonly games: readonly GameSummary[];
  readonly empty: string;
  /** Shown while there are none. */
  readonly offers?: readonly GameSummary[];
}) {
  const { title, glyph, games, empty, offers = [] } = props;
  return (
    <section className="shelf">
      <h2>
        <Glyph name={glyph} />
        {title}
      </h2>
      {games.length === 0 && <p className="shelf-empty">{empty}</p>}
      <ul>
        {(games.length > 0 ? games : offers).map((game) => (
          <li key={game.id}>
            <a href={`#${detailPath(game.id)}`}>
              <span className="art">
                <Picture icon={game.icon} sizes="64px" />
              </span>
              <span className="title">{game.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
