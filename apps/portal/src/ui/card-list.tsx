import { fillMessage } from '@playgrove/language/message-format';
import { categoryListId } from '@playgrove/protocol';
import type { ReactNode } from 'react';
import { categoryPath } from '../data/routes.ts';
import { CardRow, type CardRowProps } from './card-row.tsx';
import { CategoryBadge } from './categories.tsx';
import * as messages from './messages/en.json';

export type CardListProps = Omit<CardRowProps, 'eager'> & {
  readonly title: string;
  /** Unique on the page. */
  readonly id: string;
  /** The category whose whole list More leads to. */
  readonly more?: string;
  /** At the end of the heading's line. */
  readonly action?: ReactNode;
  readonly eager?: number;
};

/** A titled list of cards. */
export function CardList(props: CardListProps) {
  const { title, list, look, games, id, more, action, eager = 0, small, best } = props;
  return (
    <section className={`cards ${look}`} aria-labelledby={id} suppressHydrationWarning>
      <div className="cards-head">
        <CategoryBadge list={list} />
        <h2 id={id}>{title}</h2>
        {more !== undefined && (
          <a className="more" href={`#${categoryPath(more)}`} data-more={categoryListId(more)}>
            {messages.more}
            <span className="hidden">{` ${fillMessage(messages.moreOf, { list: title })}`}</span>
          </a>
        )}
        {action}
      </div>
      <div className="cards-body">
        <CardRow list={list} look={look} games={games} eager={eager} small={small} best={best} />
      </div>
    </section>
  );
}
