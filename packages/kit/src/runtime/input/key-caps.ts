/** What each key prints, by code. */
type Layout = Pick<ReadonlyMap<string, string>, 'get'>;

type WithKeyboard = { readonly keyboard?: { getLayoutMap(): Promise<Layout> } };

let loading: Promise<void> | undefined;
let layout: Layout = new Map();

/** Asks which keyboard this is. Only some browsers tell; the others, and tests, have a US one. */
export function readKeyCaps(
  { keyboard }: WithKeyboard = (globalThis.navigator ?? {}) as WithKeyboard,
): Promise<void> {
  loading ??= (async () => {
    try {
      layout = (await keyboard?.getLayoutMap()) ?? layout;
    } catch {
      // Frames may be denied it.
    }
  })();
  return loading;
}

/** What is printed on the key that has `letter` on a US keyboard. */
export function keyCap(letter: string): string {
  return layout.get(`Key${letter}`)?.toUpperCase() ?? letter;
}

/**
 * `WASD – move` as this keyboard names the keys. @param isPlace whether a letter is a key's place,
 * not what it prints
 */
export function withKeyCaps(line: string, isPlace: (letter: string) => boolean): string {
  const [keys = '', ...rest] = line.split(' – ');
  if (rest.length === 0) return line;
  const named = keys.replace(/\b(?:WASD|[A-Z])\b/g, (letters) =>
    [...letters].map((letter) => (isPlace(letter) ? keyCap(letter) : letter)).join(''),
  );
  return [named, ...rest].join(' – ');
}
