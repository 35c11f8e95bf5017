import type { Visit } from '@playgrove/protocol';
import type { Count } from '../../services/statistics.ts';

/** Seconds of play after which they are reported although the play goes on; a killed browser loses no more. */
export const CHECKPOINT_SECONDS = 30;
const MINUTE = 60;

export type PlayReportOptions = {
  readonly game: string;
  /** Id of the list whose card led here. */
  readonly from?: string | undefined;
  /** Called at the start of each play. @returns whether this is the first one since an earlier day */
  readonly comesBack: () => boolean;
  /** Called at the start of each play. @returns what it says of the device's days */
  readonly noteVisit: () => Visit | undefined;
  readonly count: Count;
};

/**
 * Reports plays of one game as they go on. Each second is reported once, and each play counts once,
 * however it ends: a report after the first one says that it belongs to a play that has counted.
 */
export class PlayReport {
  readonly #options: PlayReportOptions;
  #isOn = false;
  #seconds = 0;
  #reported = 0;
  #counted = false;

  constructor(options: PlayReportOptions) {
    this.#options = options;
  }

  start(daily: boolean): void {
    this.leave();
    this.#isOn = true;
    this.#seconds = 0;
    this.#reported = 0;
    this.#counted = false;
    const { game, from, comesBack, noteVisit, count } = this.#options;
    const visit = noteVisit();
    count({
      name: 'play_start',
      game,
      ...(from !== undefined && { from }),
      ...(daily && { daily }),
      ...(comesBack() && { back: true }),
      ...(visit && { visit }),
    });
  }

  /** @param seconds of the play so far */
  time(seconds: number): void {
    if (!this.#isOn) return;
    this.#seconds = Math.max(this.#seconds, seconds);
    if (this.#seconds - this.#reported >= CHECKPOINT_SECONDS) this.#report();
  }

  end(seconds: number, score?: number): void {
    if (!this.#isOn) return;
    this.#seconds = Math.max(this.#seconds, seconds);
    this.#report({ score });
    this.#isOn = false;
  }

  /** The page is hidden or left. The play may go on later, where it was only hidden. */
  leave(): void {
    if (!this.#isOn || (this.#counted && this.#seconds === this.#reported)) return;
    this.#report({ leaving: true });
  }

  #report({ score, leaving }: { score?: number | undefined; leaving?: boolean } = {}): void {
    const { game, from, count } = this.#options;
    const more = this.#counted;
    const minute = this.#reported < MINUTE && this.#seconds >= MINUTE;
    const seconds = Math.round((this.#seconds - this.#reported) * 10) / 10;
    this.#reported = this.#seconds;
    this.#counted = true;
    count(
      {
        name: 'play_end',
        game,
        seconds,
        ...(score !== undefined && { score }),
        ...(more && { more }),
        ...(minute && { minute }),
        ...(from !== undefined && { from }),
      },
      leaving,
    );
  }
}
