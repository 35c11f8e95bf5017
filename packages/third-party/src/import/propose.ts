import { TAG_COUNT, type Tags } from '@playgrove/catalogue';
import CATEGORIES from './categories.json' with { type: 'json' };

const FALLBACK = 'Casual';
const SPARE = ['casual', 'browser', 'free', 'quick', 'fun'] as const;
const MAX_TAG_LENGTH = 24;

/** Our categories, and the words by which others call them; operators may edit the file. */
const TABLE: readonly (readonly [category: string, words: readonly string[]])[] =
  Object.entries(CATEGORIES);

/**
 * Our category for what others call one: a name, a list, or names between slashes.
 * @returns `undefined` if none of the words is known
 */
export function categoryFor(names: readonly string[]): string | undefined {
  const words = names
    .flatMap((name) => [name, ...name.split(/[/,;|>]+/)])
    .map((name) =>
      name
        .trim()
        .toLowerCase()
        .replace(/ games?$/, ''),
    );
  for (const word of words) {
    const found = TABLE.find(
      ([category, known]) => category.toLowerCase() === word || known.includes(word),
    );
    if (found) return found[0];
  }
  return undefined;
}

/** A text about a game, and how much its words count. */
export type Clue = readonly [text: string, weight: number];

/** What was guessed, and the word that spoke for it; without a word nothing did. */
export type Guess = { readonly cate: string; readonly because?: string };

/** The category that most words speak for. */
export function proposeCategory(clues: readonly Clue[]): Guess {
  const texts = clues.map(([text, weight]) => [plain(text), weight] as const);
  let best: Guess = { cate: FALLBACK };
  let most = 0;
  for (const [cate, known] of TABLE) {
    const heard = known.map((word) => {
      const weights = texts.map(([text, weight]) => (says(text, word) ? weight : 0));
      return [word, Math.max(0, ...weights)] as const;
    });
    const points = heard.reduce((sum, [, weight]) => sum + weight, 0);
    const [loudest] = heard.toSorted(([, one], [, other]) => other - one);
    if (points > most) [best, most] = [{ cate, because: loudest?.[0] ?? '' }, points];
  }
  return best;
}

function plain(text: string): string {
  return ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}&.]+|\.(?= |$)/gu, ' ')} `;
}

function says(text: string, word: string): boolean {
  return text.includes(` ${word} `) || text.includes(` ${word}s `);
}

/** Five tags: those given, then known words of the text, then the category's, then plain ones. */
export function proposeTags(given: readonly string[], text: string, category: string): Tags {
  const words = plain(text);
  // Those of its own category first.
  const ordered = TABLE.toSorted(
    ([one], [other]) => Number(other === category) - Number(one === category),
  );
  const heard = ordered.flatMap(([, known]) =>
    known.filter((word) => word.length > 2 && says(words, word)),
  );
  const parts = category.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const all = [...given.map((tag) => tag.trim().toLowerCase()), ...heard, ...parts, ...SPARE];
  const tags = [...new Set(all)].filter((tag) => tag !== '' && tag.length <= MAX_TAG_LENGTH);
  return tags.slice(0, TAG_COUNT) as readonly string[] as Tags;
}
