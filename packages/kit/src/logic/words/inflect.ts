/** Words of three letters are stored mostly as stems: "cat" of "cats". */
const SHORTEST = 3;
/** Stems that double their last letter or lose it: "rub", "rubbed"; "bake", "baked". */
const SHORT = /^[^aeiou]*[aeiou][bdgklmnprt]$|[^e]e$/;

/**
 * The words that this one may be a form of: with -s, -ed, -ing, -er, -est or -ly. Forms of a word in
 * the list are words too, so they are not stored.
 */
export function stemsOf(word: string): readonly string[] {
  const cut = (count: number): string => word.slice(0, -count);
  const stems: string[] = [];
  const ends = (end: string): boolean => word.endsWith(end);
  if (ends('s') && !/([suixz]|sh|[^aeou]y)s$/.test(word)) stems.push(cut(1));
  if (ends('ies')) stems.push(`${cut(3)}y`);
  if (/(s|x|z|ch|sh|o)es$/.test(word)) stems.push(cut(2));
  if (ends('ly')) stems.push(cut(2));
  for (const end of ['ed', 'er', 'est', 'ing']) {
    if (!ends(end)) continue;
    const stem = cut(end.length);
    stems.push(`${stem}e`);
    if (!SHORT.test(stem)) stems.push(stem);
    if (stem.at(-1) === stem.at(-2)) stems.push(stem.slice(0, -1));
    if (stem.endsWith('i')) stems.push(`${stem.slice(0, -1)}y`);
  }
  return stems.filter((stem) => stem.length >= SHORTEST);
}
