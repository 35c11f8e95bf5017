import type { Side } from './course.ts';

/** `level` 0 is endless. */
export type Params = { readonly level: number };
export type Input = 'flip';
export type Cause = 'ran' | 'landed' | 'block' | 'walls' | 'early';

export type State = {
  readonly params: Params;
  readonly seed: number;
  phase: 'run' | 'down' | 'end';
  /** The current stretch, and ticks into it. */
  stretch: number;
  tick: number;
  /** The side that pulls: 0 is the floor. */
  side: Side;
  /** Ticks of this flight, or −1 on the ground. */
  air: number;
  /** Ticks since the last landing. */
  rested: number;
  /** Ticks above a gap. */
  over: number;
  /** Ticks for which a tap in the air still counts. */
  early: number;
  /** Ticks since the fall. */
  down: number;
  /** The side on which the checkpoint was passed. */
  start: Side;
  hearts: number;
  falls: number;
  /** Falls since the last checkpoint. */
  here: number;
  cause: Cause | null;
  /** Edges at which the runner still waits for a tap. */
  waits: number;
  waiting: boolean;
  /** Sparks of this stretch that are picked up. */
  taken: number[];
  /** Where edges begin that already paid for a close flip in this stretch: a fall does not reset it. */
  paid: number[];
  score: number;
};
