import type { Json } from '../contract/index.ts';
import { MAX_INPUTS, MAX_LENGTH, runOf, type Log, type Run } from './run.ts';
import { LogPacker, unpackLog, type PackedLog } from './run-text.ts';
import type { Session } from './session.ts';

/** Characters of what a game in progress stores of its run. */
export const MAX_STORED_LOG = 64 * 1024;

/** `too-long`: it passed the bounds. `unknown`: it was begun where nothing was recorded. */
export type Unrecorded = 'too-long' | 'unknown';

/**
 * Keeps the log of a run whole while its game is stored and resumed: a save holds the last moves, or
 * none, and this holds those before them.
 */
export class RunRecorder {
  #session: Session | undefined;
  /** Inputs that the session does not hold, because it was resumed. */
  #earlier: Log = [];
  #lost: Unrecorded | undefined;
  #packer = new LogPacker();
  /** The entry that was packed last: if it is gone, moves were taken back. */
  #last: Log[number] | undefined;

  /**
   * @param stored what `pack` has returned when this game was stored: `null` if it was too long
   */
  begin(session: Session, stored: unknown): void {
    this.#session = session;
    this.#lost = undefined;
    this.#forget();
    const isTicks = session.rules.pace.kind === 'ticks';
    const missing = session.time - session.log.length;
    this.#earlier = [];
    // A tick game that was not resumed has had no input yet.
    if (isTicks ? !session.begun : missing === 0) return;
    const read = Array.isArray(stored) ? unpackLog(stored[0], stored[1]) : undefined;
    const fits =
      read && (isTicks ? (read.at(-1)?.[0] ?? 0) <= session.time : read.length === missing);
    if (fits) this.#earlier = read;
    else this.#lost = stored === null ? 'too-long' : 'unknown';
  }

  /** The run until now, or why there is none. */
  get run(): Run | Unrecorded {
    const session = this.#session;
    if (!session) return 'unknown';
    return this.#checked(session) ?? runOf(session, this.#earlier);
  }

  /**
   * What to store next to a save.
   * @param held the last inputs that the save itself holds
   * @returns `null` if the run is too long, undefined if there is nothing to store
   */
  pack(session: Session, held: number): PackedLog | null | undefined {
    const lost = this.#checked(session);
    if (lost !== undefined) return lost === 'too-long' ? null : undefined;
    const count = this.#earlier.length + session.log.length - held;
    if (count === 0 && session.rules.pace.kind === 'turns') return undefined;
    const packed = this.#packer.count;
    if (packed > count || (packed > 0 && this.#entry(session, packed - 1) !== this.#last)) {
      this.#forget();
    }
    while (this.#packer.count < count) {
      this.#last = this.#entry(session, this.#packer.count);
      if (this.#last) this.#packer.add(this.#last);
    }
    if (this.#packer.length <= MAX_STORED_LOG) return this.#packer.packed;
    this.#lost = 'too-long';
    this.#forget();
    return null;
  }

  #checked(session: Session): Unrecorded | undefined {
    const inputs = this.#earlier.length + session.log.length;
    if (session.dropped || inputs > MAX_INPUTS || session.time > MAX_LENGTH) {
      this.#lost = 'too-long';
    }
    return this.#lost;
  }

  #entry({ log }: { readonly log: Log }, index: number): readonly [number, Json] | undefined {
    const { length } = this.#earlier;
    return index < length ? this.#earlier[index] : log[index - length];
  }

  #forget(): void {
    this.#packer = new LogPacker();
    this.#last = undefined;
  }
}
