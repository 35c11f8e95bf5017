import type { Surface } from '@playgrove/kit/runtime';

type Speaker = Pick<Surface, 'words'>;

/** The text of a message. A value that is a word is itself a key, and its text is put in. */
export function say(
  to: Speaker,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? to.words(value) : value,
  ]);
  return to.words(key, Object.fromEntries(texts) as Record<string, string | number>);
}
