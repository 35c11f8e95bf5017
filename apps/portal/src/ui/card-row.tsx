import type { WrittenProps } from '../data/written.ts';
import { readProgress } from '../services/progress/progress.ts';
import { Card } from './card.tsx';
import { mosaicOf } from './mosaic.ts';

/** The cards of a list. Screens import it as `#written`. */
export function CardRow({ list, look, games, from = 0, eager, best }: WrittenProps['cards']) {
  // Only a list that shows the visitor's own scores shows their progress.
  const progress = best ? readProgress(() => localStorage) : {};
  const mosaic = look === 'puzzle' ? mosaicOf(games.length) : undefined;
  return (
    <ul
      className="cards-row"
      data-middle={mosaic?.middle.columns}
      data-wide={mosaic?.wide.columns}
      data-huge={mosaic?.huge.columns}
    >
      {games.map((game, position) => (
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
      ))}
    </ul>
  );
}
