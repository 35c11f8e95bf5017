import { LONGEST_NAME } from './messages.ts';

/**
 * Parts of words that no name on a challenge may have; a list against the worst, spelled in plain
 * letters. Short ones count as whole names only, so that no honest name is lost.
 */
const ANYWHERE =
  /fuck|shit|cunt|nigg|fagg|whore|slut|bitch|penis|vagina|porn|rape|nazi|hitler|pedo|dildo|wank|twat|retard|spastic|tranny|kike|chink|holocaust|isis/;
const WHOLE =
  /^(?:ass|arse|tit|tits|cock|dick|cum|fag|sex|anal|anus|kkk|hell|damn|piss|poop|jerk)$/;
/** Letters that stand in for others, once accents are gone. */
const LOOKALIKE: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  с: 'c',
  і: 'i',
  у: 'u',
  к: 'k',
  ı: 'i',
  υ: 'u',
  ο: 'o',
  α: 'a',
};

/**
 * A name as others may see it: letters alone, at most twelve, nothing rude.
 * @returns an empty text if nothing is left
 */
export function cleanName(raw: string): string {
  const letters = [...raw.normalize('NFC')].filter((letter) => /^\p{L}$/u.test(letter));
  const name = letters.slice(0, LONGEST_NAME).join('');
  const plain = [...name.normalize('NFKD').replace(/\P{L}/gu, '').toLowerCase()]
    .map((letter) => LOOKALIKE[letter] ?? letter)
    .join('');
  const short = plain.replace(/(.)\1+/gu, '$1');
  const rude = [plain, short].some((form) => ANYWHERE.test(form) || WHOLE.test(form));
  return rude ? '' : name;
}
