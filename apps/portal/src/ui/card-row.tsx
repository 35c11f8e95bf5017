import { Island } from '#island';
import type { WrittenProps } from '../data/written.ts';
import type { GameSummary } from '../data/rows.ts';
import { readProgress } from '../services/progress/progress.ts';
import { Card } from './card.tsx';
import { mosaicOf } from './mosaic.ts';

/** The cards of a list. Screens import it as `#written`. */
export function CardRow(props: WrittenProps['cards']) {
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
