/** The colors in the order in which a tap changes them. Each has its own sign, too. */
export const COLORS = ['coral', 'sun', 'sky', 'plum'] as const;
export const HEARTS = 3;
/** Clean landings that raise the multiplier, and the highest one. */
export const CLEAN = 8;
export const MAX_TIMES = 5;
/** Clean landings that start a rainbow, and leaps that it carries over leaves of any color. */
export const BANDS = 5;
export const RAINBOW = CLEAN - BANDS;

/** `level` 0 is endless. */
export type Params = { readonly level: number };

/** The next color, or one of them by number. */
export type Input = 'next' | 0 | 1 | 2 | 3;

/** A beetle over a leap: caught in its color when flying past. */
export type Bug = {
  readonly color: number;
  /** Ticks into the leap. */
  readonly at: number;
};

/** What one leap leads to. All of it is known, or shown, before the leap begins. */
export type Perch = {
  /** A bud hides its color until the leap toward it begins; a bloom takes any color. */
  readonly kind: 'leaf' | 'bud' | 'bloom';
  readonly color: number;
  /** Ticks of the leap to it, and ticks of rest on it. */
  readonly leap: number;
  readonly rest: number;
  /** Whether the leap from it is a long one. */
  readonly spring: boolean;
  /** Where it grows across the way, −1 to 1. */
  readonly side: number;
  readonly bug: Bug | null;
};

export type Phase = 'sit' | 'leap' | 'teeter' | 'slip' | 'end';

export type State = {
  readonly params: Params;
  /** From the perch below the one sat on to the farthest one laid. */
  perches: Perch[];
  /** The number of the first of `perches`. */
  first: number;
  /** The number of the perch sat on, or leaped from. */
  at: number;
  phase: Phase;
  /** Ticks in this phase. Below 0: time to recover. */
  tick: number;
  color: number;
  /** How many colors are in play. */
  colors: number;
  /** Ticks since the color last changed. */
  since: number;
  /** Leaps left that begin only when the color is right. */
  waits: number;
  /** Whether this leap waited for its color: another tap is a slip of the finger and does nothing. */
  sure: boolean;
  hearts: number;
  /** Clean landings in a row, and landings just in time in a row. */
  streak: number;
  lates: number;
  /** Leaps of the rainbow that are left. */
  rainbow: number;
  score: number;
  /** Whether the beetle of this leap is caught; beetles and just-in-times of the whole run. */
  caught: boolean;
  bugs: number;
  saves: number;
  slips: number;
  /** The color that was missed last. */
  missed: number;
  /** Whether a slip happened in this house. */
  slipped: boolean;
};

/** The perch with this number, which is laid. */
export function perchAt({ perches, first }: Pick<State, 'perches' | 'first'>, n: number): Perch {
  const perch = perches[n - first];
  if (!perch) throw new Error(`tint-and-leap: perch ${n} is not laid`);
  return perch;
}

/** What landings count now. */
export const timesOf = (streak: number): number =>
  Math.min(MAX_TIMES, 1 + Math.floor(streak / CLEAN));

/** Bands of the next rainbow that clean landings have earned. */
export const bandsOf = ({ streak, rainbow }: Pick<State, 'streak' | 'rainbow'>): number =>
  rainbow > 0 ? BANDS : Math.min(BANDS, streak % CLEAN);

/** Taps from one color to another. */
export const tapsTo = (from: number, to: number, colors: number): number =>
  (to - from + colors) % colors;
