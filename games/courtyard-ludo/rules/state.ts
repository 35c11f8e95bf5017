import type { CarriedRounds } from '@playgrove/kit/logic/rounds';
import type { RivalName } from './rivals.ts';

/** Who plays a side of the courtyard. */
export type Who = 'none' | 'you' | 'friend' | RivalName;

/** What the last input did. */
export type Last = {
  readonly side: number;
  readonly die: number;
  /** `drawn`: the die came out of the bag now; `again`: after the token put one back. */
  readonly rolled: 'drawn' | 'again' | 'before';
  /** −1: no pawn went. */
  readonly pawn: number;
  readonly from: number;
  readonly to: number;
  /** Pawns that were sent home: side, pawn, and where they stood. */
  readonly sent: readonly (readonly [side: number, pawn: number, step: number])[];
};

export type State = CarriedRounds & {
  /** By side, clockwise from the bottom. */
  readonly who: readonly Who[];
  /** The lead in steps for two and for three stars; empty where no stars are given. */
  readonly marks: readonly number[];
  /** From 0 to 2^31 − 1: what rivals' whims come from. */
  readonly salt: number;
  /** By side and pawn: steps, −1 in the garden. */
  readonly at: number[][];
  readonly bags: number[][];
  /** Reroll tokens left, by side. */
  readonly tokens: number[];
  side: number;
  /** The die on the table; 0 before it is drawn. */
  die: number;
  /** Inputs so far. */
  count: number;
  last: Last | null;
  /** The side that brought all its pawns home; −1 in play. */
  winner: number;
};

/** 0: what the die says (draw, move the only pawn that can, pass). 1 to 4: a pawn. 5: the token. */
export type Input = number;
export const DIE = 0;
export const TOKEN = 5;
