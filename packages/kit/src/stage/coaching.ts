import { drawCoach } from './hand.ts';
import type { Stage } from './stage.ts';
import type { Device, Surface } from './view.ts';

/** The ghost hand inside live play: shown until the one action first succeeds, and again after three losses. */
export class Coaching {
  readonly #stage: Stage;
  #seen = false;
  #done = false;
  /** The start of the run, which does not hold on to its past. */
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
    const coach = play.game.view.coach?.(play.session.state, play.ui, device);
    const moved = play.session.rules.pace.kind === 'turns' && play.session.time > 0;
    if (coach && !moved) {
      this.#seen = true;
      drawCoach(to.c, coach, to.time, device, to.px, to.calm);
      return;
    }
    if (!this.#seen) return;
    this.#done = true;
    this.#stage.taught();
  }
}
