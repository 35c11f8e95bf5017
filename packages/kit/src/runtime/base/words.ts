import { fillMessage } from '@playgrove/language/message-format';
import type { Saying } from '../view.ts';

/** Looks up a message by key and fills its `{placeholders}`. */
export type Words = {
  (key: string, values?: Saying['values']): string;
  readonly has: (key: string) => boolean;
};

/** Messages by key. */
export type Messages = Readonly<Record<string, string>>;

/** Messages whose language may change while they are in use. */
export type MutableWords = Words & {
  /** Uses these messages, with the initial ones as a fallback for every missing key. */
  readonly translate: (messages: Messages) => void;
  /** Adds messages that the first frame does without; those that are there win. */
  readonly add: (messages: Messages) => void;
};

/**
 * Joins the kit's messages and a game's; the game's win.
 * A missing key is shown as itself, so that the gap is visible and the game continues.
 */
export function createWords(...sources: readonly Messages[]): MutableWords {
  const all = new Map<string, string>(sources.flatMap((source) => Object.entries(source)));
  let translated: ReadonlyMap<string, string> = new Map();
  const words = (key: string, values?: Saying['values']): string =>
    fillMessage(translated.get(key) ?? all.get(key) ?? key, values);
  return Object.assign(words, {
    has: (key: string) => translated.has(key) || all.has(key),
    add: (messages: Messages) => {
      for (const [key, text] of Object.entries(messages)) if (!all.has(key)) all.set(key, text);
    },
    translate: (messages: Messages) => (translated = new Map(Object.entries(messages))),
  });
}

/** Messages of the first, with the second as a fallback. */
export function joinWords(first: Words, second: Words): Words {
  const words = (key: string, values?: Saying['values']): string =>
    (first.has(key) ? first : second)(key, values);
  return Object.assign(words, { has: (key: string) => first.has(key) || second.has(key) });
}
