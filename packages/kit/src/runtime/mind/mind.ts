import type { Hint, Json } from '../../contract/index.ts';
import type { Play } from '../stage/play.ts';

export type Question = 'rival' | 'hint' | 'mistake';

/** Answers one question about one position, or one move of it; a rejection says why not. */
export type AskMind = (
  question: Question,
  ...about: readonly [state: Json, input?: Json]
) => Promise<Json | undefined>;

export type ThinkingOptions = {
  readonly ask: AskMind;
  readonly play: () => Play;
  readonly playing: () => boolean;
  /** The least milliseconds between the player's move and the rival's. */
  readonly reply: number;
  /** The mind's advice for the current position; undefined if it has none. */
  readonly advised: (hint: Hint | undefined) => void;
  /** The mind could not be reached or made no move. */
  readonly failed: (question: Question, error: unknown) => void;
};

/**
 * The rival's turns and the player's questions. It is stepped by its caller and does not use the
 * worker directly.
 */
export class Thinking {
  readonly #options: ThinkingOptions;
  /** The position of the last requested move. */
  #question: unknown;
  #answer: Json | undefined;
  #waited = 0;
  #hinting: unknown;

  constructor(options: ThinkingOptions) {
    this.#options = options;
  }

  /** Whether a hint is pending. */
  get hinting(): boolean {
    return this.#hinting !== undefined;
  }

  /** Passes real time in milliseconds; makes the rival's move when it is due. */
  step(elapsedMs: number): void {
    const { playing, reply } = this.#options;
    const play = this.#options.play();
    const { state, rules } = play.session;
    if (!playing() || !rules.waits?.(state)) return;
    if (this.#question !== state) {
      this.#question = state;
      this.#answer = undefined;
      this.#waited = 0;
      void this.#think(state);
    }
    this.#waited += elapsedMs;
    if (this.#answer === undefined || this.#waited < reply || !play.still) return;
    const move = this.#answer;
    this.#answer = undefined;
    play.input(move);
    if (play.session.state === state) {
      this.#options.failed('rival', new Error(`its move was refused: ${JSON.stringify(move)}`));
    }
  }

  /** Requests a hint; an answer that comes after the position has changed is dropped. */
  async hint(): Promise<void> {
    const { ask, play, advised, failed } = this.#options;
    const { session } = play();
    const { state, rules, log } = session;
    const inputs = log.length;
    if (this.#hinting === state || rules.waits?.(state)) return;
    this.#hinting = state;
    try {
      const hint = (await ask('hint', state)) as Hint | undefined;
      // The state of a tick game is always the same object. Its time passes while the mind thinks,
      // so only inputs change the position.
      const now = play().session;
      const same = now === session && now.state === state && now.log.length === inputs;
      if (same) advised(hint);
    } catch (error) {
      failed('hint', error);
    } finally {
      if (this.#hinting === state) this.#hinting = undefined;
    }
  }

  async #think(state: Json): Promise<void> {
    const { ask, failed } = this.#options;
    try {
      const move = await ask('rival', state);
      if (move === undefined) throw new Error('it is its turn, and it has no move');
      if (this.#question === state) this.#answer = move;
    } catch (error) {
      failed('rival', error);
    }
  }
}
