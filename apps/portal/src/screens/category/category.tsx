import { fillMessage } from '@playgrove/language/message-format';
import { RECOMMEND } from '@playgrove/catalogue';
import { categoryListId } from '@playgrove/protocol';
import { CardList } from '../../ui/card-list.tsx';
import { CardRow } from '../../ui/card-row.tsx';
import { CategoryBadge, CategoryList } from '../../ui/categories.tsx';
import { Island } from '#island';
import type { CategoryFile } from '../../data/files.ts';
import type { GameSummary } from '../../data/game-summary.ts';
import { listTitle } from '../../ui/list-title.ts';
import { Loading } from '../../ui/loading.tsx';
import type { Site } from '../../data/site.ts';
import * as messages from './messages/en.json';

/** Games that a phone lays out together: whole lines of two or three columns. */
const A_ROW = 6;

export type CategoryProps = {
  readonly site: Pick<Site, 'categories'>;
  readonly list: CategoryFile;
  /** The games of the list in parts, each drawn once. */
  readonly parts: readonly (readonly GameSummary[])[];
  /** Games of other categories; none if the list fills a page. */
  readonly others: readonly GameSummary[];
  /** The tag that narrows the list. */
  readonly tag?: string | undefined;
  readonly loading?: boolean;
  /** Whether there are games beyond these. */
  readonly more: boolean;
  readonly onTag?: (tag: string) => void;
  readonly onMore?: () => void;
};

export function Category(props: CategoryProps) {
  const { site, list, parts, others, tag, loading = false, more, onTag, onMore } = props;
  const id = categoryListId(list.name);
  const count = tag === undefined ? list.count : countOf(parts);
  return (
    <div className="category-page">
      <div className="page-head">
        <CategoryBadge list={id} />
        <h1 tabIndex={-1}>{listTitle(list.name)}</h1>
        <p className="count" role="status">
          {fillMessage(tag === undefined ? messages.count : messages.tagged, {
            n: count,
            tag: tag ?? '',
          })}
        </p>
      </div>
      {list.name === RECOMMEND && <p className="page-lead">{messages.highestRated}</p>}
      {list.tags.length > 1 && (
        <div className="chips" role="group" aria-label={messages.filter}>
          {list.tags.map(([name]) => (
            <button
              key={name}
              type="button"
              className="chip"
              aria-pressed={name === tag}
              onClick={() => onTag?.(name)}
              data-live
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <section
        className="cards grid"
        aria-label={fillMessage(messages.listLabel, { list: listTitle(list.name) })}
        suppressHydrationWarning
      >
        <div className="grid-parts">
          {parts.map((games, at) => {
            const from = countOf(parts.slice(0, at));
            const eager = at === 0 ? 6 : 0;
            return (
              <Island key={from} memoKey={games}>
                {() =>
                  inRows(games).map((six, row) => (
                    <CardRow
                      key={row}
                      list={id}
                      look="grid"
                      games={six}
                      from={from + row * A_ROW}
                      eager={row === 0 ? eager : 0}
                    />
                  ))
                }
              </Island>
            );
          })}
        </div>
      </section>
      <Loading on={loading} />
      {more && (
        <button type="button" className="button wide" onClick={onMore} data-live>
          {messages.moreGames}
        </button>
      )}
      {others.length > 0 && (
        <Island memoKey={others}>
          {() => (
            <CardList
              id="others"
              title={messages.others}
              list="others"
              look="puzzle"
              games={others}
            />
          )}
        </Island>
      )}
      <CategoryList title={messages.categories} categories={site.categories} without={list.name} />
    </div>
  );
}

/** Phones lay out and paint only the rows near the screen (category.css). */
function inRows(games: readonly GameSummary[]): GameSummary[][] {
  return Array.from({ length: Math.ceil(games.length / A_ROW) }, (_, row) =>
    games.slice(row * A_ROW, (row + 1) * A_ROW),
  );
}

export function countOf(parts: CategoryProps['parts']): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

/** Whether a list that is not narrowed holds games beyond those on the page. */
export function hasMore(list: CategoryFile, shown: number, tag?: string): boolean {
  return tag === undefined && shown < list.count;
}
