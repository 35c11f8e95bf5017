import { RunRecorder } from '../../session/run-recorder.ts';
import type { Session } from '../../session/session.ts';
import type { Dealer, Resumed } from './dealer.ts';
import type { Store } from './storage.ts';
import type { Slot } from './stored.ts';

const TICK_SAVE_MS = 5000;
const LONGEST_FRAME_MS = 100;

export type SaverOptions = {
  readonly store: Store;
  /** Milliseconds since 1970. Default: the device's clock. */
  readonly now?: () => number;
};

/** Stores the game that is played: after moves, from time to time, and when the player leaves. */
export class Saver {
  readonly #options: SaverOptions;
  readonly #dealer: Dealer;
  /** The run of this game. */
  readonly recorder = new RunRecorder();
  /** The date on which this game was dealt. */
  begunOn = '';
  /** How many positions of this board the player was given a hint in, over all tries. */
  hints = 0;
  #hintedAt = -1;
  #seed = '';
  /** Whether it goes on from an earlier visit. */
  #resumed = false;
  #changed = false;
  #sinceSave = 0;
  /** Milliseconds that were played since the last input. */
  #waited = 0;

  constructor(options: SaverOptions, dealer: Dealer) {
    this.#options = options;
    this.#dealer = dealer;
  }

  begin({ session, stored }: Pick<Resumed, 'stored'> & { readonly session: Session }): void {
    const { begunOn = this.#dealer.today, waited = 0, hints, earlier } = stored ?? {};
    this.recorder.begin(session, earlier);
    this.begunOn = String(begunOn);
    this.#resumed = stored !== undefined;
    this.#waited = Number(waited) * 1000;
    this.#changed = false;
    const { seed } = session.start;
    this.hints = Number(hints ?? (seed === this.#seed ? this.hints : 0));
    this.#seed = seed;
    this.#hintedAt = -1;
  }

  /** The player was given a hint. */
  hinted({ log }: Session): void {
    if (this.#hintedAt !== log.length) this.hints += 1;
    this.#hintedAt = log.length;
    this.#changed = true;
  }

  slotOf({ start }: Session): Slot {
    return this.#dealer.slotOf(start);
  }

  /** After an input. */
  moved(): void {
    this.#changed = true;
    this.#waited = 0;
  }

  /** @returns whether it is time to store the game */
  pass(elapsedMs: number, isTicks: boolean): boolean {
    // A frame after the page was hidden is long, and nobody thought meanwhile.
    this.#waited += Math.min(elapsedMs, LONGEST_FRAME_MS);
    this.#sinceSave += elapsedMs;
    const due = this.#changed && (!isTicks || this.#sinceSave > TICK_SAVE_MS);
    if (due) this.#stored();
    return due;
  }

  /** @param played whether there was an input on this page: a game nobody has played is not stored */
  save(session: Session, played: boolean): boolean {
    this.#stored();
    if (session.status !== 'playing' || (!played && !this.#resumed)) return false;
    const { store, now = Date.now } = this.#options;
    const { begunOn, hints } = this;
    const save = session.save();
    const game = { ...save, begunOn, waited: this.#waited / 1000, ...(hints > 0 && { hints }) };
    const earlier = this.recorder.pack(session, save.log.length);
    store.keepGame(this.slotOf(session), game, now(), earlier);
    return true;
  }

  /** The game is over, or starts over. */
  drop(session: Session): void {
    this.#changed = false;
    this.#options.store.dropGame(this.slotOf(session));
  }

  #stored(): void {
    this.#sinceSave = 0;
    this.#changed = false;
  }
}
