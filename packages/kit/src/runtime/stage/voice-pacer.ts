import type { Play } from './play.ts';
import type { Sizes, Voice } from '../view.ts';

/** Milliseconds between two updates of sustained sounds; each tone glides for as long. */
const VOICES_MS = 45;

/** Asks a view for its sustained sounds, a few times a second. */
export class VoicePacer {
  readonly #sizes: Sizes;
  #last = 0;

  constructor(sizes: Sizes) {
    this.#sizes = sizes;
  }

  /** @returns undefined between, and in games without such sounds; none while nothing is heard */
  due(now: number, { game, session, ui }: Play, heard: boolean): readonly Voice[] | undefined {
    const { view } = game;
    if (!view.voices || now - this.#last < VOICES_MS) return undefined;
    this.#last = now;
    return heard ? view.voices(session.state, ui, this.#sizes) : [];
  }
}
