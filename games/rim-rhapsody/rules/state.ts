import type { Carried } from './career.ts';
import type { Ball } from './flight.ts';
import type { Board, Hoop, Place } from './hoops.ts';

export type Params =
  | { readonly mode: 'endless' }
  | { readonly mode: 'challenge'; readonly at: number };

/** Why a shot did not count, or how it did. */
export type Verdict =
  | 'swish'
  | 'bank'
  | 'rim'
  | 'rattle'
  | 'iron'
  | 'short'
  | 'long'
  | 'air'
  | 'glass'
  | 'clock'
  | 'uncounted';

export type Finish = 'done' | 'balls' | 'lives' | 'buzzer';

export type State = {
  params: Params;
  career: Carried;
  tick: number;
  /** The first shot has been made: clocks run. */
  started: boolean;
  /** The set-up. */
  hoops: Hoop[];
  boards: Board[];
  from: Place[];
  since: number;
  wind: number;
  gust: number;
  dancing: number;
  /** First steps of the voices that play. */
  layers: number[];
  /** The ball in hand or in the air; nothing between two. */
  ball: Ball | null;
  flying: boolean;
  /** Balls that are decided and still bounce. */
  spent: Ball[];
  /** Ticks until the next ball. */
  wait: number;
  /** Where balls lie now. */
  spot: number;
  /** A shot that waits for its ball: angle, power, tick. */
  queued: number[];
  shots: number;
  makes: number;
  points: number;
  misses: number;
  /** Baskets in a row, swishes in a row, misses in a row. */
  streak: number;
  swishes: number;
  cold: number;
  bestSwishes: number;
  lives: number;
  /** Ticks left: of a challenge, or for this shot in endless; 0 where there is no clock. */
  clock: number;
  /** How the last shot went, and by how much: units. */
  verdict: Verdict | null;
  off: number;
  end: Finish | null;
};
