import type { Saying } from './view.ts';

/** Looks up a message by key and fills its `{placeholders}`. */
export type Words = {
  (key: string, values?: Saying['values']): string;
  readonly has: (key: string) => boolean;
};

/**
 * Joins the kit's messages and a game's; the game's win.
 * A key that nobody has is shown as itself, so that a missing word is seen and the game goes on.
 */
export function createWords(...sources: readonly Readonly<Record<string, string>>[]): Words {
  const all = new Map<string, string>(sources.flatMap((source) => Object.entries(source)));
  const words = (key: string, values?: Saying['values']): string =>
    (all.get(key) ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
      values && name in values ? String(values[name]) : whole,
    );
  return Object.assign(words, { has: (key: string) => all.has(key) });
}

/** Messages of the first, and of the second where the first has none. */
export function joinWords(first: Words, second: Words): Words {
  const words = (key: string, values?: Saying['values']): string =>
    (first.has(key) ? first : second)(key, values);
  return Object.assign(words, { has: (key: string) => first.has(key) || second.has(key) });
}
