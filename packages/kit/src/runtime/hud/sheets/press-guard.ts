/** Milliseconds after opening in which presses are ignored: they were meant for the game. */
const MISPRESS_MS = 400;
/** The same for what leaves the results: a thumb that taps on in the rhythm of a game must not. */
const LEAVING_MS = 1500;

/** A sheet's first moments, in which presses are ignored. */
export class PressGuard {
  readonly #now: () => number;
  #shown: number;

  /** @param now milliseconds on the clock of the events */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#shown = now();
  }

  /** The page is visible again: what passed meanwhile nobody saw. */
  appear(): void {
    this.#shown = this.#now();
  }

  /**
   * Whether a press comes too early. Its own time counts: a busy page hears of it late.
   * @param leaves whether it would leave the game
   */
  isEarly({ timeStamp }: Pick<Event, 'timeStamp'>, leaves = false): boolean {
    const at = Math.min(timeStamp, this.#now());
    return at - this.#shown < (leaves ? LEAVING_MS : MISPRESS_MS);
  }
}
