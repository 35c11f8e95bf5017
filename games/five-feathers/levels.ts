import { levels } from '@playgrove/kit/logic/levels';

export const [SHORTEST, LONGEST] = [4, 7] as const;
export const FEATHERS = 5;

/** One word to find; with `flight` one after the other, of four letters first, then more. */
export type Params = {
  readonly letters: number;
  /** Guesses: each that is wrong takes a feather. */
  readonly feathers: number;
  /** Letters that are shown from the start. */
  readonly given: number;
  /** Letters without arrows: they say only whether they match. */
  readonly mist: number;
  readonly flight: boolean;
};

const PACKS = [
  { name: 'pond', letters: 4, mist: 0 },
  { name: 'orchard', letters: 5, mist: 0, needs: 8 },
  { name: 'palace', letters: 6, mist: 2, needs: 24 },
  { name: 'moon', letters: 7, mist: 3, needs: 42 },
];

/** Packs of longer words begin with a letter that is shown; every pack ends a feather short. */
const [EASY, HARD, EACH] = [2, 7, 10] as const;

const word = (letters: number): Params => ({
  letters,
  feathers: FEATHERS,
  given: 0,
  mist: 0,
  flight: false,
});

// The ids are in saves and links: never change or reuse one.
export const LEVELS = levels({
  packs: PACKS,
  each: EACH,
  params: ({ pack, index }): Params => ({
    ...word(pack.letters),
    mist: pack.mist,
    given: pack.letters > SHORTEST && index < EASY ? 1 : 0,
    feathers: index < HARD ? FEATHERS : FEATHERS - 1,
  }),
  endless: { ...word(SHORTEST), flight: true },
  daily: word(5),
});
