import { HOT, RECOMMEND } from '@playgrove/catalogue';
import { CardList, CardRow } from '../../cards/card-list.tsx';
import { KindBadge, Kinds } from '../../cards/kinds.tsx';
import { Guard } from '../../guard/guard.tsx';
import type { CategoryFile } from '../../records/files.ts';
import type { Slim } from '../../records/rows.ts';
import { Loading } from '../../shell/loading.tsx';
import type { Site } from '../../site.ts';

export type CategoryProps = {
  readonly site: Pick<Site, 'categories'>;
  readonly list: CategoryFile;
  readonly games: readonly Slim[];
  /** Games of other kinds; none where the list fills a page. */
  readonly others: readonly Slim[];
  /** The tag that narrows the list. */
  readonly tag?: string | undefined;
  readonly loading?: boolean;
  readonly onTag?: (tag: string) => void;
  readonly onMore?: () => void;
};

const WORDS: Readonly<Record<string, string>> = {
  [RECOMMEND]: 'Rated 4.7 or better.',
  [HOT]: 'Played more than a million times.',
};

export function Category(props: CategoryProps) {
  const { site, list, games, others, tag, loading = false, onTag, onMore } = props;
  const count = tag === undefined ? list.count : games.length;
  return (
    <div className="category-page">
      <div className="page-head">
        <KindBadge name={list.name} />
        <h1 tabIndex={-1}>{list.name}</h1>
        <p className="count" role="status">
          {`${count} ${count === 1 ? 'game' : 'games'}${tag === undefined ? '' : ` tagged ${tag}`}`}
        </p>
      </div>
      {WORDS[list.name] && <p className="page-lead">{WORDS[list.name]}</p>}
      {list.tags.length > 1 && (
        <div className="chips" role="group" aria-label="Narrow by tag">
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
      <section className="cards grid" aria-label={`${list.name} games`}>
        <CardRow title={list.name} look="grid" games={games} eager={6} />
      </section>
      <Loading on={loading} />
      {tag === undefined && WORDS[list.name] === undefined && (
        <button type="button" className="button wide" onClick={onMore} data-live>
          More games
        </button>
      )}
      {others.length > 0 && (
        <Guard same={others}>
          {() => <CardList id="besides" title="More to play" look="puzzle" games={others} />}
        </Guard>
      )}
      <Kinds title="More kinds of games" categories={site.categories} without={list.name} />
    </div>
  );
}
