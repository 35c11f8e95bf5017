import { Picture } from '../../cards/picture.tsx';
import type { Slim } from '../../records/rows.ts';
import { detailPath } from '../../routes.ts';
import { Glyph, type GlyphName } from '../glyph.tsx';

/** A titled row of games, or words where there are none. */
export function Shelf(props: {
  readonly title: string;
  readonly glyph: GlyphName;
  readonly games: readonly Slim[];
  readonly empty: string;
  readonly onClose: () => void;
}) {
  const { title, glyph, games, empty, onClose } = props;
  return (
    <section className="shelf">
      <h2>
        <Glyph name={glyph} />
        {title}
      </h2>
      {games.length === 0 && <p className="shelf-empty">{empty}</p>}
      <ul>
        {games.map((game) => (
          <li key={game.id}>
            <a href={`#${detailPath(game.id)}`} onClick={onClose}>
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
