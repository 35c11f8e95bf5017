import MiniSearch from 'minisearch';
import type { SearchFile } from '../../records/files.ts';
import type { Slim } from '../../records/rows.ts';
import { unpackRows } from '../../scene.ts';
import { fetchFile } from '../../services/files.ts';
import type { Site } from '../../site.ts';

/** Finds games by what was typed, best first. */
export type Find = (words: string) => readonly Slim[];

const MOST_FOUND = 8;
/** Games indexed before the page gets a moment to breathe. */
const CHUNK = 400;

/** Fetches the catalogue's words and makes them findable by title, tags, category and description. */
export async function openEngine(site: Site): Promise<Find> {
  const file = (await fetchFile('/data/search.json')) as SearchFile;
  const games = unpackRows(
    file.games.map(([row]) => row),
    site,
  );
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'tags', 'cate', 'text'],
    searchOptions: {
      boost: { title: 6, tags: 3, cate: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 7 ? 2 : term.length > 3 ? 1 : false),
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
    const strict = index.search(words);
    const found = strict.length > 0 ? strict : index.search(words, { combineWith: 'OR' });
    return found.slice(0, MOST_FOUND).flatMap(({ id }) => games[id as number] ?? []);
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
