import { useRef, useState } from 'react';
import { gamesAnswered } from '../../data/answered.ts';
import { categoryAddress } from '../../data/files.ts';
import { readMore } from '../../data/read.ts';
import type { GameSummary } from '../../data/game-summary.ts';
import { wholeCategory } from '../../data/page-data.ts';
import type { PartProps } from '../../data/parts.ts';
import { useServices } from '../../services/context.ts';
import { ContentError, noMoreText } from '../../services/content.ts';
import { nextFrame } from '../../services/frames.ts';
import { fetchFile } from '../../services/files.ts';
import { toast } from '../../services/toasts.ts';
import { Category, countOf, hasMore } from './category.tsx';
import * as messages from './messages/en.json';

/** Games drawn in one frame. */
const A_FRAME = 12;
/** Games on a page of an answer. */
const ANSWERED = 24;

/** The list narrows by tag and grows by pages. */
export function LiveCategory({ site, pageData }: PartProps['category']) {
  const { list } = pageData;
  const [tag, setTag] = useState(pageData.tag);
  const [parts, setParts] = useState<readonly (readonly GameSummary[])[]>([pageData.games]);
  const drawn = useRef(parts);
  const [pages, setPages] = useState(pageData.tag === undefined ? 1 : list.pages);
  const [loading, setLoading] = useState(false);
  const [ended, setEnded] = useState(false);
  const { callContent, served } = useServices();

  const whileLoading = (work: () => Promise<void>): void => {
    setLoading(true);
    work()
      .catch(() => toast(messages.loadFailed))
      .finally(() => setLoading(false));
  };
  const draw = (next: typeof parts): void => {
    drawn.current = next;
    setParts(next);
  };
  /** Adds games a few a frame: a page of them at once would hold the frame up. */
  const add = async (fresh: readonly GameSummary[]): Promise<void> => {
    for (let at = 0; at < fresh.length; at += A_FRAME) {
      const next = [...drawn.current, fresh.slice(at, at + A_FRAME)];
      draw(next);
      await nextFrame();
      // The visitor may have narrowed the list meanwhile.
      if (drawn.current !== next) return;
    }
  };
  const narrow = (wanted: string): void =>
    whileLoading(async () => {
      const all = await wholeCategory(list, fetchFile);
      const next = wanted === tag ? undefined : wanted;
      setTag(next);
      setPages(list.pages);
      draw([next === undefined ? all : all.filter((game) => game.tags?.includes(next))]);
    });
  /** First what the site's files hold; then the server’s answer, if there is one. */
  const more = (): void => {
    if (loading) return;
    if (pages >= list.pages) return served ? ask() : end();
    whileLoading(async () => {
      const file = readMore(await fetchFile(categoryAddress(list.name, pages + 1)));
      setPages(pages + 1);
      await add(file.games);
    });
  };
  const end = (): void => {
    setEnded(true);
    toast(noMoreText);
  };
  /** Once a request was made; the visitor sees a toast if that fails. */
  const ask = (): void => {
    const page = Math.floor(countOf(parts) / ANSWERED) + 1;
    setLoading(true);
    callContent(`games?category=${encodeURIComponent(list.name)}&page=${page}`)
      .then(
        (contents) => {
          const known = new Set(parts.flat().map(({ id }) => id));
          const fresh = gamesAnswered(contents).filter(({ id }) => !known.has(id));
          if (fresh.length === 0) return end();
          return add(fresh);
        },
        // A call that failed may be tried again.
        (error: unknown) => setEnded(error instanceof ContentError && error.code === 204),
      )
      .finally(() => setLoading(false));
  };

  return (
    <Category
      site={site}
      list={list}
      parts={parts}
      others={pageData.others}
      tag={tag}
      loading={loading}
      more={!ended && hasMore(list, countOf(parts), tag)}
      onTag={narrow}
      onMore={more}
    />
  );
}
