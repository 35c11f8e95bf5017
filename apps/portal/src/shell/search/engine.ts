import { defined } from '@playgrove/catalogue';
import MiniSearch from 'minisearch';
import { readSearch } from '../../data/read.ts';
import type { GameSummary } from '../../data/game-summary.ts';
import type { FetchFile } from '../../data/page-data.ts';
import { SEARCH_ADDRESS, type SearchFile } from '../../data/files.ts';
import { meant, otherBegunBy, otherIn, type Other } from './names.ts';
import {
  featureWords,
  isGeneric,
  isNew,
  isSlip,
  isSwapped,
  relatedTo,
  stemOf,
  synonymsOf,
  wordsOf,
} from './vocabulary.ts';

/** The games that fit, best first; if there are none, games to try instead. */
export type Findings = {
  /** As many as a panel lists. */
  readonly games: readonly GameSummary[];
  /** How many fit. */
  readonly total: number;
  readonly instead: readonly GameSummary[];
  /** The game that was looked for, as it is written, where it is known and not here. */
  readonly missing?: string;
};
/** Finds games by what was typed. */
export type Find = (typed: string) => Findings;

const MAX_FOUND = 100;
const INSTEAD = 4;
/** Words of four letters may have two swapped; shorter ones are looked for as they are. */
const MIN_SLIP_LENGTH = 4;
/** Games indexed before the worker answers a message. */
const CHUNK = 400;

const FIELDS = ['title', 'genre', 'tags', 'cate', 'also', 'umbrella', 'text'] as const;
type SearchDocument = Readonly<Record<(typeof FIELDS)[number], string>> & { readonly id: number };

/** What says which game it is: found by beginnings of words, and with slips. */
const NAMES = {
  fields: ['title', 'genre', 'tags', 'cate', 'also'],
  boost: { title: 6, genre: 4, tags: 3, cate: 2 },
  weights: { prefix: 0.6, fuzzy: 0.3 },
};
/** What says which kind of game it is. */
const KINDS = { fields: ['genre', 'tags', 'title'], boost: { genre: 4 } };
/** Half of a category's name, as Racing of Sports&Racing: it counts where no game is named so. */
const UMBRELLA = { fields: ['umbrella'] };
/** Descriptions mention much in passing: their words count whole, and where no name fits. */
const TEXT = { fields: ['text'] };

type Scores = ReadonlyMap<number, number>;
const NONE: Scores = new Map();

/** Loads the catalog's words and makes them findable. */
export async function openEngine(fetchFile: FetchFile): Promise<Find> {
  const file = readSearch(await fetchFile(SEARCH_ADDRESS));
  const games = file.games.map(([game]) => game);
  const index = new MiniSearch<SearchDocument>({
    fields: [...FIELDS],
    tokenize: (text) => text.split(' '),
    // A word is in the index as it is and without its ending.
    processTerm: (word) => [...new Set([word, stemOf(word)])],
    searchOptions: { tokenize: (word) => [word], processTerm: (word) => word },
  });
  await index.addAllAsync(
    games.map((game, id) => documentOf(id, game, file.games[id])),
    { chunkSize: CHUNK },
  );
  const look = (words: readonly string[], where: { fields: string[] }, prefix = false): Scores => {
    const found = index.search({
      combineWith: 'OR',
      queries: words.map((word, at) => ({ ...where, prefix: prefix && at === 0, queries: [word] })),
    });
    return new Map(found.map(({ id, score }) => [id as number, score]));
  };
  const forms = (word: string): string[] => [...new Set([word, stemOf(word)])];
  const mistyped = (word: string): Scores => {
    if (word.length < MIN_SLIP_LENGTH) return NONE;
    const near = index
      .search(word, { ...NAMES, fuzzy: word.length < 6 ? 2 : 3 })
      .flatMap(({ terms }) => terms);
    const fitting = [...new Set(near)].filter(
      (term) => isSlip(word, term) && (word.length > MIN_SLIP_LENGTH || isSwapped(word, term)),
    );
    return fitting.length === 0 ? NONE : look(fitting, NAMES);
  };
  const named = (word: string): Scores => look(forms(word), NAMES);
  const begun = (word: string): Scores => look(forms(word), NAMES, true);
  // From the surest to the least sure. Only the last word may be half typed.
  const steps = (isLast: boolean): readonly ((word: string) => Scores)[] => [
    ...(isLast ? [] : [named]),
    begun,
    (word) => look(forms(word), UMBRELLA),
    mistyped,
    (word) => look(forms(word), TEXT),
  ];
  const surest = (word: string, isLast: boolean): Scores => {
    for (const step of steps(isLast)) {
      const scores = step(word);
      if (scores.size > 0) return scores;
    }
    return NONE;
  };
  const find = (words: readonly string[], isLastHalf: boolean): Scores => {
    const isLast = (at: number): boolean => isLastHalf && at === words.length - 1;
    const all = inAll(words.map((word, at) => surest(word, isLast(at))));
    if (all.size > 0 || words.length < 2) return all;
    const wide = inAll(words.map((word) => inAny(steps(true).map((step) => step(word)))));
    // A word that names a game outweighs others that fit none.
    if (wide.size > 0) return wide;
    const exact = inAny(words.map(named));
    return exact.size > 0 ? exact : inAny(words.map(begun));
  };
  const byScore = (scores: Scores): GameSummary[] =>
    [...scores].toSorted(([a, x], [b, y]) => y - x || a - b).flatMap(([id]) => games[id] ?? []);
  const findings = (found: readonly GameSummary[]): Findings => ({
    games: found.slice(0, MAX_FOUND),
    total: found.length,
    instead: [],
  });
  const newest = file.newest.flatMap((at) => games[at] ?? []);

  /** Games of these kinds, a kind after the other; then others of the first one's category. */
  const ofKinds = (kinds: readonly string[]): GameSummary[] => {
    const like = kinds.flatMap((kind) =>
      byScore(inAll(wordsOf(kind).map((word) => look(forms(word), KINDS)))),
    );
    return [...like, ...games.filter(({ cate }) => cate !== undefined && cate === like[0]?.cate)];
  };
  const near = (like: readonly GameSummary[], typed: string): readonly GameSummary[] =>
    [...new Set([...like, ...turned(games, typed)])].slice(0, INSTEAD);
  /** What is offered to somebody who looks for another game; nothing if it is here after all. */
  const besides = (other: Other | undefined, typed: string): Findings | undefined => {
    if (!other) return undefined;
    const like = ofKinds(other.kinds);
    if (like.length === 0) return undefined;
    return defined({ games: [], total: 0, instead: near(like, typed), missing: other.name });
  };
  /** Whether a game is named so: by its title, or by one word that says what it is. */
  const isHere = ({ words: [word = '', ...more], typed: part }: Other): boolean =>
    more.length === 0
      ? [word, ...wordsOf(meant(part))].some((each) => named(each).size > 0)
      : games.some(({ title }) => [word, ...more].every((each) => wordsOf(title).includes(each)));

  return (typed) => {
    const all = wordsOf(meant(typed));
    if (all.length === 0) return findings([]);
    const words = all.filter((word) => !isGeneric(word));
    const other = otherIn(typed);
    const elsewhere = other && !isHere(other) ? besides(other, typed) : undefined;
    if (elsewhere) return elsewhere;
    // "Free games" means any.
    if (words.length === 0) return findings(all.some(isNew) ? newest : games);
    const found = byScore(find(words, words.at(-1) === all.at(-1)));
    if (found.length > 0) return findings(found);
    const begunName = besides(otherBegunBy(typed), typed);
    if (begunName) return begunName;
    const related = relatedTo(words).flatMap((word) => byScore(begun(word)));
    return { games: [], total: 0, instead: near(related, typed) };
  };
}

/** The same games from another place on for other words, so that what is offered differs. */
function turned(games: readonly GameSummary[], typed: string): readonly GameSummary[] {
  const sum = [...typed].reduce(
    (all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  );
  const from = games.length === 0 ? 0 : sum % games.length;
  return [...games.slice(from), ...games.slice(0, from)];
}

/** Games that every word found. */
function inAll([first, ...others]: readonly Scores[]): Scores {
  const both = [...(first ?? [])].filter(([id]) => others.every((scores) => scores.has(id)));
  return new Map(
    both.map(([id, score]) => [
      id,
      others.reduce((sum, other) => sum + (other.get(id) ?? 0), score),
    ]),
  );
}

/** Games that some word found; more words count more. */
function inAny(all: readonly Scores[]): Scores {
  const sums = new Map<number, number>();
  for (const scores of all)
    for (const [id, score] of scores) sums.set(id, (sums.get(id) ?? 0) + score);
  return sums;
}

function documentOf(
  id: number,
  game: GameSummary,
  entry: SearchFile['games'][number] | undefined,
): SearchDocument {
  const [, text = '', features = []] = entry ?? [];
  const words = (part: string | undefined): string[] => wordsOf(part ?? '');
  const [title, genre, cate] = [words(game.title), words(game.genre), words(game.cate)];
  const tags = (game.tags ?? []).flatMap(words);
  const also = [...synonymsOf([...title, ...genre, ...tags]), ...features.flatMap(featureWords)];
  const whole = cate.length === 1;
  const fields = {
    title,
    genre,
    tags,
    cate: whole ? cate : [cate.join('')],
    also: [...new Set(also)],
    umbrella: whole ? [] : cate,
    text: [text],
  };
  const joined = Object.entries(fields).map(([name, list]) => [name, list.join(' ')]);
  return { id, ...Object.fromEntries(joined) } as SearchDocument;
}
