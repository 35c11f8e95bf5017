import type { ReactNode } from 'react';
import type { Slim } from '../records/rows.ts';
import { categoryPath } from '../routes.ts';
import { Glyph, type GlyphName } from '../shell/glyph.tsx';
import type { Look } from '../site.ts';
import { Card } from './card.tsx';

export type CardListProps = {
  readonly title: string;
  readonly look: Look;
  readonly games: readonly Slim[];
  /** Unique on the page. */
  readonly id: string;
  readonly glyph?: GlyphName;
  /** Leads to the list of this category. */
  readonly more?: boolean;
  /** Stands at the end of the heading's line. */
  readonly action?: ReactNode;
  /** How many cards from the first on are on the first screen. */
  readonly eager?: number;
};

/** A titled list of cards. */
export function CardList(props: CardListProps) {
  const { title, look, games, id, glyph, more, action, eager = 0 } = props;
  return (
    <section className={`cards ${look}`} aria-labelledby={id}>
      <div className="cards-head">
        {glyph && (
          <span className={`badge ${glyph}`}>
            <Glyph name={glyph} />
          </span>
        )}
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
  return (
    <ul className="cards-row" data-count={games.length}>
      {games.map((game, position) => (
        <Card
          key={game.id}
          game={game}
          look={look}
          list={title}
          position={position}
          eager={position < eager}
        />
      ))}
    </ul>
  );
}
