import strings from '../strings/en.json' with { type: 'json' };

const WORDS: Readonly<Record<string, string>> = strings;

/**
 * The text of a message. A value that is itself a key is put in as its own text.
 * @throws Error for a key that has no text
 */
export function say(key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const text = WORDS[key];
  if (text === undefined) throw new Error(`strings/en.json has no "${key}"`);
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    return value === undefined ? '' : (WORDS[String(value)] ?? String(value));
  });
}
