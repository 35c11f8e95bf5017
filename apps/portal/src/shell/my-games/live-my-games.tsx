import { maybeYouLike } from '@playgrove/catalogue';
import { useState, type Ref } from 'react';
import type { GameSummary } from '../../data/game-summary.ts';
import type { Site } from '../../data/site.ts';
import { OwnStrip } from '../../features/today/own-strip.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { useSaved } from '../../services/context.ts';
import { LiveDevice } from './live-device.tsx';
import { Shelf } from './shelf.tsx';
import * as messages from './messages/en.json';

export type LiveMyGamesProps = {
  readonly site: Pick<Site, 'daily'>;
  readonly layer: Ref<HTMLDivElement>;
  readonly onClose: () => void;
  readonly onRandom: () => void;
  /** Other games whose names are known. */
  readonly pool: readonly GameSummary[];
};

/** Games offered where a shelf is empty: a row of the panel. */
const OFFERS = 3;

/** What this device remembers: marked and played games. */
export function LiveMyGames({ site, layer, onClose, onRandom, pool }: LiveMyGamesProps) {
  const favorites = useSaved((saved) => saved.favorites);
  const played = useSaved((saved) => saved.recent);
  // No game stands in the panel twice.
  const marked = new Set(favorites.map(({ id }) => id));
  const recent = played.filter(({ id }) => !marked.has(id));
  const [drawn] = useState(() => {
    const known = new Set([...favorites, ...recent].map(({ id }) => id));
    const others = pool.filter(({ id }) => !known.has(id));
    return maybeYouLike(others, Math.random, { count: 2 * OFFERS });
  });
  return (
    <>
      <div className="backdrop" onClick={onClose} aria-hidden="true" />
      <div className="mine" role="region" aria-label={messages.yourGames} ref={layer}>
        <OwnStrip site={site} />
        <button type="button" className="button random" onClick={onRandom}>
          <Glyph name="dice" />
          {messages.randomGame}
        </button>
        <Shelf
          title={messages.favorites}
          glyph="heart"
          games={favorites}
          empty={messages.noFavorites}
          offers={drawn.slice(0, OFFERS)}
        />
        {(recent.length > 0 || played.length === 0) && (
          <Shelf
            title={messages.recent}
            glyph="clock"
            games={recent}
            empty={messages.noRecent}
            offers={drawn.slice(-OFFERS)}
          />
        )}
        <LiveDevice known={[...favorites, ...recent, ...pool]} onClose={onClose} />
      </div>
    </>
  );
}
