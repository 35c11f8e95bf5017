import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TAG_COUNT, type Tags } from '@playgrove/catalogue';
import { ROOT } from '../cache.ts';

/** Our categories, and the words by which others call them; operators may edit the file. */
const FILE = join(ROOT, 'tools/library/categories.json');
const FALLBACK = 'Casual';
const SPARE = ['casual', 'browser', 'free', 'quick', 'fun'] as const;
const LONGEST_TAG = 24;

let table: readonly (readonly [category: string, words: readonly string[]])[] | undefined;

function categoriesTable() {
  table ??= Object.entries(JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string[]>);
  return table;
}

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
    const found = categoriesTable().find(
      ([category, known]) => category.toLowerCase() === word || known.includes(word),
    );
    if (found) return found[0];
  }
  return undefined;
}

/** The category that most words of a text speak for. */
export function proposeCategory(text: string): string {
  const words = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}&.]+/gu, ' ')} `;
  let best = FALLBACK;
  let most = 0;
  for (const [category, known] of categoriesTable()) {
    const points = known.filter((word) => words.includes(` ${word} `)).length;
    if (points > most) [best, most] = [category, points];
  }
  return best;
}

/** Five tags: those given, then known words of the text, then the category's, then plain ones. */
export function proposeTags(given: readonly string[], text: string, category: string): Tags {
  const words = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}&.]+/gu, ' ')} `;
  const heard = categoriesTable().flatMap(([, known]) =>
    known.filter((word) => word.length > 2 && words.includes(` ${word} `)),
  );
  const parts = category.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const all = [...given.map((tag) => tag.trim().toLowerCase()), ...heard, ...parts, ...SPARE];
  const tags = [...new Set(all)].filter((tag) => tag !== '' && tag.length <= LONGEST_TAG);
  return tags.slice(0, TAG_COUNT) as readonly string[] as Tags;
}
