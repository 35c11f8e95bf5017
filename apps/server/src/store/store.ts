import type { Day } from '../base/day.ts';
import type { Delta } from './tables.ts';

/** Counters of one game over all days. */
export type GameTotal = {
  readonly game: string;
  readonly plays: number;
  readonly up: number;
  readonly down: number;
};

/** Stores counters, and the ledger that makes counting exact. Every method is atomic. */
export interface Store {
  /**
   * Adds a chunk of events once. A chunk whose name is in the ledger already changes nothing.
   * @param chunk a name that always stands for the same events
   * @param day the day on which it is added, from which its name expires
   * @returns whether it was added
   */
  commit(chunk: string, day: Day, deltas: readonly Delta[]): Promise<boolean>;
  /**
   * Finds the chunks that are added for good, which includes a synchronous standby.
   * @param chunks a few hundred names at most
   */
  holds(chunks: readonly string[]): Promise<ReadonlySet<string>>;
  /** The secret that a day's visitors are hashed with. It is created on first use and shared by all nodes. */
  salt(day: Day): Promise<string>;
  /**
   * Replaces the visitor hashes of past days by their number, and deletes the salts.
   * @param open the first day to leave open
   */
  closeDays(open: Day): Promise<void>;
  /**
   * Forgets the names of old chunks. Days without chunks do not count, so a clock that jumps ahead
   * for a while expires nothing too early.
   * @param keep number of days with chunks whose names stay
   */
  forgetChunks(keep: number): Promise<void>;
  totals(): Promise<readonly GameTotal[]>;
  /** @throws Error if the store cannot be reached */
  check(): Promise<void>;
  close(): Promise<void>;
}
