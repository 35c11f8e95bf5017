import MiniSearch from 'minisearch';
import { readSearch } from '../../records/read.ts';
import type { Slim } from '../../records/rows.ts';
import { unpackRows, type FetchFile } from '../../scene.ts';
import type { Site } from '../../site.ts';

/** Finds games by what was typed, best first. */
export type Find = (words: string) => readonly Slim[];

const MOST_FOUND = 8;
/** Also in words too short for two slips at first sight. */
const TWO_SLIPS = (term: string): number | false => (term.length > 3 ? 2 : false);
/** Games indexed before the page gets a moment to breathe. */
const CHUNK = 400;

/** Fetches the catalogue's words and makes them findable by title, tags, category and description. */
export async function openEngine(
  site: Pick<Site, 'categories'>,
  fetchFile: FetchFile,
): Promise<Find> {
  const file = readSearch(await fetchFile('/data/search.json'));
  const games = unpackRows(
    file.games.map(([row]) => row),
    site,
  );
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'tags', 'cate', 'text'],
    searchOptions: {
      boost: { title: 6, tags: 3, cate: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 5 ? 2 : term.length > 3 ? 1 : false),
      combineWith: 'AND',
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  await index.addAllAsync(
    games.map((game, id) => documentOf(id, game, file.games[id]?.[1] ?? '')),
    { chunkSize: CHUNK },
  );
  return (words) => {
    if (words.trim() === '') return [];
    // All words; else any of them; else words with two slips, as in letters that changed places.
    const found = [{}, { combineWith: 'OR' }, { combineWith: 'OR', fuzzy: TWO_SLIPS }] as const;
    const first = found.map((wider) => index.search(words, wider)).find((list) => list.length > 0);
    return (first ?? []).slice(0, MOST_FOUND).flatMap(({ id }) => games[id as number] ?? []);
  };
}

type SearchDocument = {
  readonly id: number;
  readonly title: string;
  readonly tags: string;
  readonly cate: string;
  readonly text: string;
};

function documentOf(id: number, game: Slim, text: string): SearchDocument {
  return { id, title: game.title, tags: game.tags?.join(' ') ?? '', cate: game.cate ?? '', text };
}
