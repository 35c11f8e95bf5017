/** How many letters a word shares with the one before it: digits, or capitals of common words. */
const [PLAIN, COMMON] = ['0123456', 'ABCDEFG'] as const;

export type Words = { readonly words: readonly string[]; readonly common: ReadonlySet<string> };

/** Sorted words as one text: each is what differs from the one before it. */
export function pack({ words, common }: Words): string {
  let before = '';
  return words
    .toSorted()
    .map((word) => {
      let same = 0;
      while (same < before.length && before[same] === word[same]) same += 1;
      before = word;
      return (common.has(word) ? COMMON : PLAIN)[same] + word.slice(same);
    })
    .join('');
}

/** The reverse of `pack`. */
export function unpack(packed: string): Words {
  const common = new Set<string>();
  let before = '';
  const words = Array.from(packed.matchAll(/([0-6A-G])([a-z]+)/g), ([, sign = '', rest = '']) => {
    const isCommon = COMMON.includes(sign);
    before = before.slice(0, (isCommon ? COMMON : PLAIN).indexOf(sign)) + rest;
    if (isCommon) common.add(before);
    return before;
  });
  return { words, common };
}
