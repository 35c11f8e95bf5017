/** Milliseconds after opening in which presses are ignored: they were meant for the game. */
const MISPRESS_MS = 400;
/** Results wait longer for hands that still play: after a press of the game was lifted. */
const LIFTED_MS = 700;
/**
 * And between two presses: a thumb that taps on in the rhythm of a game must choose nothing. But no
 * longer than `until`: a player who still taps has seen the sheet, and wants its button.
 */
const RHYTHM_MS = { rest: 500, until: 2000 };
/** A press that leaves the game waits for a longer rest, and longer altogether. */
const LEAVING_RHYTHM_MS = { rest: 800, until: 5000 };
/** What leaves the results waits longest. */
const LEAVING_MS = 1200;

/** When an event was made: a busy page hears of it late, and no clock runs ahead. */
export function timeOf({ timeStamp }: Pick<Event, 'timeStamp'>, now = performance.now()): number {
  return Math.min(timeStamp, now);
}

/** What the player's hands did last, anywhere on the page. Times are those of the events. */
export class Hands {
  /** When each finger or key that is down was pressed. */
  readonly #down = new Map<number | string, number>();
  #last = -Infinity;
  #before = -Infinity;
  #lifted = { at: -Infinity, from: -Infinity };

  /** @param id of the finger or key; one that is down already only repeats */
  press(id: number | string, at: number): void {
    if (this.#down.has(id)) return;
    this.#down.set(id, at);
    this.#before = this.#last;
    this.#last = at;
  }

  lift(id: number | string, at: number): void {
    const from = this.#down.get(id);
    if (from !== undefined) this.#lifted = { at, from };
    this.#down.delete(id);
  }

  /** The page has lost sight of them. */
  forget(): void {
    this.#down.clear();
  }

  /**
   * Whether hands that played before `since` have rested too shortly for a press that is made now.
   * @param leaves whether it would leave the game
   */
  isPlaying(since: number, now: number, leaves = false): boolean {
    const holds = [...this.#down.values()].some((pressed) => pressed < since);
    const lifted = this.#lifted.from < since ? this.#lifted.at : -Infinity;
    const { rest, until } = leaves ? LEAVING_RHYTHM_MS : RHYTHM_MS;
    const inRhythm = now - this.#before < rest && now - since < until;
    return holds || now - lifted < LIFTED_MS || inRhythm;
  }
}

/** A sheet's first moments, in which presses are ignored. */
export class PressGuard {
  readonly #hands: Hands | undefined;
  readonly #now: () => number;
  #shown: number;

  /**
   * @param hands given where the sheet opens by itself, amid the presses of a game
   * @param now milliseconds on the clock of the events
   */
  constructor(hands?: Hands, now: () => number = () => performance.now()) {
    this.#hands = hands;
    this.#now = now;
    this.#shown = now();
  }

  /** The page is visible again: what passed meanwhile nobody saw. */
  appear(): void {
    this.#shown = this.#now();
  }

  /**
   * Whether a press comes too early.
   * @param leaves whether it would leave the game
   */
  isEarly(event: Pick<Event, 'timeStamp'>, leaves = false): boolean {
    const at = timeOf(event, this.#now());
    if (at - this.#shown < (leaves ? LEAVING_MS : MISPRESS_MS)) return true;
    return this.#hands?.isPlaying(this.#shown, at, leaves) ?? false;
  }
}
