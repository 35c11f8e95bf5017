import type { Page } from '../base/page.ts';

/** A frame never counts for more, in milliseconds: the device slept. */
const LONGEST_FRAME = 250;

/** How long a game has been played. The page around it hears of every second. */
export class PlayTime {
  readonly #page: Pick<Page, 'send'>;
  #seconds = 0;
  #sent = 0;

  constructor(page: Pick<Page, 'send'>) {
    this.#page = page;
  }

  /** Whole seconds, rounded. */
  get seconds(): number {
    return Math.round(this.#seconds);
  }

  begin(): void {
    this.#seconds = 0;
    this.#sent = 0;
  }

  /** Passes a frame of play. */
  pass(elapsedMs: number): void {
    this.#seconds += Math.min(elapsedMs, LONGEST_FRAME) / 1000;
    const seconds = Math.floor(this.#seconds);
    if (seconds === this.#sent) return;
    this.#sent = seconds;
    // A page that is being closed sends nothing, so the page around it has to know before.
    this.#page.send({ kind: 'play-time', seconds });
  }
}
