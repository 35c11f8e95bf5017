import type { MissionBoard } from '@playgrove/kit/logic/missions';

/** Columns in which the duck may walk; the middle of the first is x = 0. */
export const COLUMNS = 7;
/** Ticks of a hop, and by how many ticks each duckling is behind the one before it. */
export const HOP = 8;
export const LAG = 8;
/** Ducklings in the longest line. */
export const MAX_DUCKLINGS = 8;
export const HEARTS = 3;
/** Half of a duck between cars, less than it looks, and how far beside a log still holds. */
export const HALF = 0.24;
export const HOLD = 0.2;
/** How far beside the field a log may carry her. */
export const EDGE = 0.7;
/** Ticks in which she flutters back. */
export const FLUTTER = 54;
/** The row and column in which a run begins. */
export const START = { row: 3, x: 3 } as const;

/** A car, a log or a lily pad: its left end at tick 0 and its length in cells. */
export type Item = { readonly from: number; readonly length: number };

export type Row = {
  readonly kind: 'meadow' | 'road' | 'stream';
  /** Cells a tick, to the right if positive. */
  readonly speed: number;
  readonly items: readonly Item[];
  /** Cells after which the items repeat. */
  readonly span: number;
  /** Columns with a tree. */
  readonly trees: readonly number[];
  /** First and last column of a pond. */
  readonly pond: readonly [number, number] | null;
  /** The column in which a duckling waits, or −1. */
  duck: number;
  /** Ducklings that swim here. */
  swim: number;
};

/** Trains run where nothing else is that fast. */
export const isRail = ({ kind, speed }: Row): boolean => kind === 'road' && Math.abs(speed) > 0.1;

/** A hop and the stay after it; a stay on a log drifts along. */
export type Stay = {
  /** The tick of the hop. */
  readonly at: number;
  readonly fromRow: number;
  readonly fromX: number;
  readonly row: number;
  /** Where it lands. */
  readonly x: number;
  readonly speed: number;
};

export type Duck = {
  /** It is where the duck was this many ticks ago, and never before the tick in which it joined. */
  lag: number;
  readonly since: number;
};

export type Cause = '' | 'car' | 'train' | 'water' | 'edge' | 'rain';
export type Params = { readonly mode: 'endless' };
export type Input = 'up' | 'down' | 'left' | 'right';
export const WAYS: readonly Input[] = ['up', 'left', 'right', 'down'];

export type Career = {
  readonly board: MissionBoard;
  readonly runs: number;
};

export type State = {
  readonly params: Params;
  phase: 'play' | 'flutter' | 'over';
  clock: number;
  /** Ticks until she is back. */
  wait: number;
  rows: Row[];
  /** The number of the first of them. */
  first: number;
  /** Groups of lanes so far. */
  groups: number;
  trail: Stay[];
  ducks: Duck[];
  /** The last meadow cell, to which she flutters back. */
  safe: { readonly row: number; readonly x: number };
  hearts: number;
  score: number;
  /** The farthest row. */
  far: number;
  /** The row up to which it rains. */
  rain: number;
  /** Ducklings in all ponds, and in a row in this one. */
  banked: number;
  chain: number;
  pond: number;
  /** Ducklings lost since the last pond. */
  lost: number;
  cause: Cause;
  career: Career;
};
