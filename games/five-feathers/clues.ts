/** Where the answer's letter stands in the alphabet, seen from a guessed one; mist hides it. */
export type Way = 'earlier' | 'later' | 'match' | 'mist';

/** The first and the last letter that a place may have, both included; 0 is A. */
export type Window = readonly [first: number, last: number];

export const LETTERS = 26;
/** A place without a letter. */
export const EMPTY = '.';

export const codeOf = (letter: string): number => letter.charCodeAt(0) - 97;
export const letterOf = (code: number): string => String.fromCharCode(code + 97);

/** What is known of an answer. */
export type Known = {
  readonly answer: string;
  readonly guesses: readonly string[];
  /** Places whose letter was shown from the start. */
  readonly given: readonly number[];
  /** Places that say only whether a letter matches. */
  readonly misty: readonly number[];
};

export function wayOf({ answer, misty }: Known, guess: string, place: number): Way {
  const [looked, tried] = [answer.charCodeAt(place), guess.charCodeAt(place)];
  if (looked === tried) return 'match';
  return misty.includes(place) ? 'mist' : looked < tried ? 'earlier' : 'later';
}

/** By place: the letters that the guesses have left. */
export function windowsOf(known: Known): readonly Window[] {
  return Array.from(known.answer, (letter, place): Window => {
    const looked = codeOf(letter);
    let [first, last] = known.given.includes(place) ? [looked, looked] : [0, LETTERS - 1];
    for (const guess of known.guesses) {
      const tried = codeOf(guess.charAt(place));
      const way = wayOf(known, guess, place);
      if (way === 'match') return [looked, looked];
      if (way === 'later') first = Math.max(first, tried + 1);
      if (way === 'earlier') last = Math.min(last, tried - 1);
    }
    return [first, last];
  });
}

export const isKnown = ([first, last]: Window): boolean => first === last;

export const fits = (word: string, windows: readonly Window[]): boolean =>
  windows.every(([first, last], place) => {
    const code = codeOf(word.charAt(place));
    return code >= first && code <= last;
  });
