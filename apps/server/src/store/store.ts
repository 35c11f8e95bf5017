import type { Day } from '../statistics/day.ts';
import type { Delta } from './tables.ts';

/** All that was ever counted of one game. */
export type GameTotal = {
  readonly game: string;
  readonly plays: number;
  readonly up: number;
  readonly down: number;
};

/** Holds counters and what makes counting exact. Every method is all or nothing. */
export interface Store {
  /**
   * Adds a chunk of events, once: a chunk whose name is in the ledger already changes nothing.
   * @param chunk a name that stands for the same events for ever
   * @param day the day it is added on, after which the name is forgotten in time
   * @returns whether it was added now
   */
  commit(chunk: string, day: Day, deltas: readonly Delta[]): Promise<boolean>;
  /**
   * Which of these chunks are added for good: on a synchronous standby too, where there is one.
   * @param chunks not more than a few hundred names
   */
  holds(chunks: readonly string[]): Promise<ReadonlySet<string>>;
  /** The secret that visitors of a day are hashed with; made on first use, the same for every node. */
  salt(day: Day): Promise<string>;
  /**
   * Folds the visitors of every earlier day to a number, and forgets their hashes and salts.
   * @param open the first day that stays as it is
   */
  closeDays(open: Day): Promise<void>;
  /**
   * Forgets the names of old chunks. Days on which nothing was added do not count, so a clock
   * that jumps for a while makes it forget nothing that it should know.
   * @param keep for how many days with chunks their names are kept
   */
  forgetChunks(keep: number): Promise<void>;
  totals(): Promise<readonly GameTotal[]>;
  /** @throws Error when it cannot be reached */
  check(): Promise<void>;
  close(): Promise<void>;
}
