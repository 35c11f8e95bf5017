import type { Ref } from 'react';
import { Picture } from '../../cards/picture.tsx';
import type { Slim } from '../../records/rows.ts';
import { detailPath } from '../../routes.ts';
import { Glyph, type GlyphName } from '../glyph.tsx';

export type MineProps = {
  readonly favourites: readonly Slim[];
  readonly recent: readonly Slim[];
  readonly layer: Ref<HTMLDivElement>;
  readonly onClose: () => void;
  readonly onRandom: () => void;
};

/** What this device remembers: marked and played games. */
export function Mine({ favourites, recent, layer, onClose, onRandom }: MineProps) {
  return (
    <>
      <div className="backdrop" onClick={onClose} aria-hidden="true" />
      <div className="mine" role="region" aria-label="Your games" ref={layer}>
        <button type="button" className="button random" onClick={onRandom}>
          <Glyph name="dice" />
          Random game
        </button>
        <Shelf
          title="Favourites"
          glyph="heart"
          games={favourites}
          empty="Press the heart on a game's page and it waits for you here."
          onClose={onClose}
        />
        <Shelf
          title="Played lately"
          glyph="clock"
          games={recent}
          empty="Games you play are kept here, on this device alone."
          onClose={onClose}
        />
      </div>
    </>
  );
}

function Shelf(props: {
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
