import { Island } from '#island';
import type { GameSummary } from '../data/game-summary.ts';
import type { SavedState } from '../data/saved-state.ts';
import type { Look } from '../data/site.ts';
import { readProgress } from '../services/progress/progress.ts';
import { Card } from './card.tsx';
import { mosaicOf } from './mosaic.ts';

export type CardRowProps = {
  /** What statistics call the list. */
  readonly list: string;
  readonly look: Look;
  readonly games: readonly GameSummary[];
  /** How many cards of the list come before these. Default 0. */
  readonly from?: number;
  /** How many cards from the first on are on the first screen. */
  readonly eager: number;
  /** How many cards a phone's first screen shows at most; the rest may come a frame later. */
  readonly small?: number | undefined;
  /** Cards show these scores instead of what the world says. */
  readonly best?: SavedState['best'] | undefined;
};

/** The cards of a list. */
export function CardRow(props: CardRowProps) {
  const { list, look, games, from = 0, eager, small = games.length, best } = props;
  // Only a list that shows the visitor's own scores shows their progress.
  const progress = best ? readProgress(() => localStorage) : {};
  const mosaic = look === 'puzzle' ? mosaicOf(games.length) : undefined;
  const write = (game: GameSummary, position: number) => (
    <Card
      key={game.id}
      game={game}
      look={look}
      list={list}
      position={from + position}
      eager={position < eager}
      mosaic={mosaic}
      best={best?.[game.id]}
      progress={progress[game.id]}
    />
  );
  return (
    <ul
      className="cards-row"
      data-middle={mosaic?.middle.columns}
      data-wide={mosaic?.wide.columns}
      data-huge={mosaic?.huge.columns}
    >
      {games.slice(0, small).map(write)}
      {games.length > small && (
        <Island deferred="small">
          {() => games.slice(small).map((game, index) => write(game, small + index))}
        </Island>
      )}
    </ul>
  );
}
