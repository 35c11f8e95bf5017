import { useState } from 'react';
import type { Parts } from '../../page.tsx';
import { categoryAddress } from '../../records/files.ts';
import { readMore } from '../../records/read.ts';
import type { Slim } from '../../records/rows.ts';
import { unpackRows, wholeCategory } from '../../scene.ts';
import { fetchFile } from '../../services/files.ts';
import { toast } from '../../shell/toasts.ts';
import { Category } from './category.tsx';

/** The list narrows by tag and grows by pages. */
export const LiveCategory: Parts['category'] = ({ site, scene }) => {
  const { list } = scene;
  const [tag, setTag] = useState(scene.tag);
  const [games, setGames] = useState<readonly Slim[]>(scene.games);
  const [pages, setPages] = useState(scene.tag === undefined ? 1 : list.pages);
  const [loading, setLoading] = useState(false);

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
  const more = (): void =>
    whileLoading(async () => {
      const file = readMore(await fetchFile(categoryAddress(list.name, pages + 1)));
      setGames([...games, ...unpackRows(file.games, site)]);
      setPages(pages + 1);
    });

  return (
    <Category
      site={site}
      list={list}
      games={games}
      tag={tag}
      loading={loading}
      more={pages < list.pages}
      onTag={narrow}
      onMore={more}
    />
  );
};
