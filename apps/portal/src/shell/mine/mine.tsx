import type { Ref } from 'react';
import type { Slim } from '../../records/rows.ts';
import { Glyph } from '../glyph.tsx';
import { Device } from './device.tsx';
import { Shelf } from './shelf.tsx';

export type MineProps = {
  readonly favourites: readonly Slim[];
  readonly recent: readonly Slim[];
  readonly layer: Ref<HTMLDivElement>;
  readonly onClose: () => void;
  readonly onRandom: () => void;
  /** Games whose names are known besides. */
  readonly pool: readonly Slim[];
};

/** What this device remembers: marked and played games. */
export function Mine({ favourites, recent, layer, onClose, onRandom, pool }: MineProps) {
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
        <Device known={[...favourites, ...recent, ...pool]} onClose={onClose} />
      </div>
    </>
  );
}
