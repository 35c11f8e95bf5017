import type * as Hand from './hand.ts';
import type { Stage } from '../stage/stage.ts';
import type { Device, Surface } from '../view.ts';

/**
 * The ghost hand in live play: shown until the taught action first succeeds, and again after three
 * losses.
 */
export class Coaching {
  readonly #stage: Stage;
  /** Loads after the first frame. */
  #hand: typeof Hand | undefined;
  #requested = false;
  #seen = false;
  #done = false;
  /** The start of the run. Not the run itself, which would retain its history. */
  #start: unknown;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  draw(to: Surface, device: Device): void {
    const { play, phase } = this.#stage;
    if (play.session.start !== this.#start) {
      this.#start = play.session.start;
      this.#seen = false;
      this.#done = !this.#stage.teaching;
    }
    if (this.#done || phase !== 'playing') return;
    const coach = play.game.view.coach?.(play.session.state, play.ui, device, to);
    if (coach === 'wait') {
      this.#seen = true;
      return;
    }
    const moves = play.session.rules.pace.kind === 'turns' ? play.session.time : 0;
    const left = (coach?.kind === 'tap' ? (coach.taps ?? 1) : 1) - moves;
    if (coach && left > 0) {
      this.#seen = true;
      const now = coach.kind === 'tap' ? { ...coach, taps: left } : coach;
      if (this.#hand) this.#hand.drawCoach(to.c, now, to.time, device, to.px, to.reducedMotion);
      else this.#load();
      return;
    }
    if (!this.#seen) return;
    this.#done = true;
    this.#stage.taught();
  }

  /** Requested once: if it fails to load, the game is played without a hand. */
  #load(): void {
    if (this.#requested) return;
    this.#requested = true;
    void import('./hand.ts').then(
      (hand) => (this.#hand = hand),
      () => undefined,
    );
  }
}
