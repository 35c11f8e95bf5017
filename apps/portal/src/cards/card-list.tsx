import type { ReactNode } from 'react';
import type { Slim } from '../records/rows.ts';
import { categoryPath } from '../routes.ts';
import type { Look } from '../site.ts';
import { Card } from './card.tsx';
import { KindBadge } from './kinds.tsx';
import { mosaicOf } from './mosaic.ts';

export type CardListProps = {
  readonly title: string;
  readonly look: Look;
  readonly games: readonly Slim[];
  /** Unique on the page. */
  readonly id: string;
  /** Leads to the list of this category. */
  readonly more?: boolean;
  /** Stands at the end of the heading's line. */
  readonly action?: ReactNode;
  /** How many cards from the first on are on the first screen. */
  readonly eager?: number;
};

/** A titled list of cards. */
export function CardList(props: CardListProps) {
  const { title, look, games, id, more, action, eager = 0 } = props;
  return (
    <section className={`cards ${look}`} aria-labelledby={id}>
      <div className="cards-head">
        <KindBadge name={title} />
        <h2 id={id}>{title}</h2>
        {more && (
          <a className="more" href={`#${categoryPath(title)}`} data-more={title}>
            More
            <span className="hidden"> of {title}</span>
          </a>
        )}
        {action}
      </div>
      <CardRow title={title} look={look} games={games} eager={eager} />
    </section>
  );
}

/** The cards alone. */
export function CardRow(
  props: Pick<CardListProps, 'title' | 'look' | 'games'> & { readonly eager: number },
) {
  const { title, look, games, eager } = props;
  const mosaic = look === 'puzzle' ? mosaicOf(games.length) : undefined;
  return (
    <ul className="cards-row" data-middle={mosaic?.middle.columns} data-wide={mosaic?.wide.columns}>
      {games.map((game, position) => (
        <Card
          key={game.id}
          game={game}
          look={look}
          list={title}
          position={position}
          eager={position < eager}
          mosaic={mosaic}
        />
      ))}
    </ul>
  );
}
