import { useState } from 'react';
import { useServices } from '../../live/services.ts';
import type { Parts } from '../../page.tsx';
import { gamesAnswered } from '../../records/answered.ts';
import { categoryAddress } from '../../records/files.ts';
import { readMore } from '../../records/read.ts';
import type { Slim } from '../../records/rows.ts';
import { unpackRows, wholeCategory } from '../../scene.ts';
import { NO_MORE_WORDS } from '../../services/content.ts';
import { fetchFile } from '../../services/files.ts';
import { toast } from '../../shell/toasts.ts';
import { Category } from './category.tsx';

/** Games on a page of an answer. */
const ANSWERED = 24;

/** The list narrows by tag and grows by pages. */
export const LiveCategory: Parts['category'] = ({ site, scene }) => {
  const { list } = scene;
  const [tag, setTag] = useState(scene.tag);
  const [games, setGames] = useState<readonly Slim[]>(scene.games);
  const [pages, setPages] = useState(scene.tag === undefined ? 1 : list.pages);
  const [loading, setLoading] = useState(false);
  const { callContent, served } = useServices();

  const whileLoading = (work: () => Promise<void>): void => {
    setLoading(true);
    work()
      .catch(() => toast('The games could not be fetched.'))
      .finally(() => setLoading(false));
  };
  const narrow = (wanted: string): void =>
    whileLoading(async () => {
      const all = await wholeCategory(list, site, fetchFile);
      const next = wanted === tag ? undefined : wanted;
      setTag(next);
      setPages(list.pages);
      setGames(next === undefined ? all : all.filter((game) => game.tags?.includes(next)));
    });
  /** First what the site's own files hold; after them the server is asked, where there is one. */
  const more = (): void => {
    if (pages >= list.pages) return served ? ask() : toast(NO_MORE_WORDS);
    whileLoading(async () => {
      const file = readMore(await fetchFile(categoryAddress(list.name, pages + 1)));
      setGames([...games, ...unpackRows(file.games, site)]);
      setPages(pages + 1);
    });
  };
  const ask = (): void => {
    const page = Math.floor(games.length / ANSWERED) + 1;
    setLoading(true);
    // Whatever came instead of games, the visitor was told.
    callContent(`games?category=${encodeURIComponent(list.name)}&page=${page}`)
      .then(
        (contents) => {
          const known = new Set(games.map(({ id }) => id));
          const fresh = gamesAnswered(contents).filter(({ id }) => !known.has(id));
          if (fresh.length === 0) toast(NO_MORE_WORDS);
          setGames([...games, ...fresh]);
        },
        () => {},
      )
      .finally(() => setLoading(false));
  };

  return (
    <Category
      site={site}
      list={list}
      games={games}
      others={scene.others}
      tag={tag}
      loading={loading}
      onTag={narrow}
      onMore={more}
    />
  );
};
