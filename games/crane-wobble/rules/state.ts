/** Half a floor's width, by kind. */
const HALF = { base: 118, plain: 84, narrow: 62, heavy: 84, roof: 92 } as const;

/** `heavy` floors push the tower twice as hard. The roof ends a town. */
export type Kind = keyof typeof HALF;

export const halfOf = (kind: Kind): number => HALF[kind];

export type Floor = {
  readonly kind: Kind;
  /** Where its middle is while the tower stands still. */
  readonly x: number;
  /** Puffins that moved in. */
  readonly guests: number;
  /** Whether ropes are tied to it. */
  readonly roped: boolean;
};

/** Town 1 to 20; 0 is the endless tower. */
export type Params = { readonly town: number };
export type Input = 'drop';

/** Why a life was lost: dropped too soon, too late, or the tower shook its top off. */
export type Cause = 'early' | 'late' | 'shaken';

export type State = {
  readonly params: Params;
  /** From the lowest that is remembered to the top. Number 0 is the base. */
  floors: Floor[];
  /** The number of the first of `floors`. */
  first: number;
  phase: 'swing' | 'fall' | 'load' | 'end';
  /** Ticks in this phase. */
  tick: number;
  /** How far the hook is through its swing, in turns. */
  turn: number;
  /** The middle of the hook's swing. */
  center: number;
  /** Where the falling floor was let go, and where it was going: −1 or 1. */
  hook: number;
  going: number;
  /** The floor on the hook. */
  next: Kind;
  /** A press shortly before the floor is ready. */
  pressed: boolean;
  /** How far the top is out, and how fast it goes: units, units a second. */
  sway: number;
  speed: number;
  ropes: number;
  /** Ticks to the next gust, and where it blows: −1 or 1; 0 without wind. */
  gust: number;
  wind: number;
  hearts: number;
  streak: number;
  perfects: number;
  score: number;
  cause: Cause | '';
};

export const HEARTS = 3;
export const MAX_ROPES = 3;
/** Ticks of a fall, and until the next floor hangs ready. */
export const FALL = 22;
export const LOAD = 34;
/** A press this many ticks too soon still counts. */
export const BUFFER = 7;
/** Ticks between the warning of a gust and the gust. */
export const WARNING = 75;

/** The number of the top floor: how many were built. */
export const builtOf = ({ first, floors }: State): number => first + floors.length - 1;

export function topOf({ floors }: State): Floor {
  const top = floors.at(-1);
  if (!top) throw new Error('a tower without a base');
  return top;
}
