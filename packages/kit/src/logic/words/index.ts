/**
 * English words of three to seven letters: common ones to look for, and all that count as words.
 *
 * ```ts
 * rng.pick(commonWords(5)); // a word that everybody knows
 * isWord('rafts'); // also forms with -s, -ed, -ing, -er, -est and -ly
 * ```
 *
 * `npm run dictionary` makes the list.
 */
export { commonWords, isWord } from './dictionary.ts';
export { stemsOf } from './inflect.ts';
export { pack, unpack } from './pack.ts';
