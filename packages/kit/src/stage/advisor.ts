import { element, setText } from './dom.ts';
import type { Thinking } from './mind.ts';
import type { Stage } from './stage.ts';
import type { CanvasSurface } from './surface.ts';
import type { Game } from './view.ts';
import type { Words } from './words.ts';

/** Least time between a move and the rival's answer: an answer without a pause is missed. */
const REPLY_MS = 450;

export type AdvisorOptions = {
  readonly game: Game;
  readonly slug: string;
  /** Address of the game's mind, when it has one. */
  readonly mind: string | undefined;
  readonly stage: () => Stage;
  readonly words: Words;
  readonly say: (text: string) => void;
  /** The hint button may look different now. */
  readonly changed: () => void;
};

/** The game's mind on the page: its rivals' moves, and hints that stay until the next move. */
export class Advisor {
  readonly root = element('p', { class: 'advice', hidden: true });
  readonly #options: AdvisorOptions;
  #thinking: Thinking | undefined;

  constructor(options: AdvisorOptions) {
    this.#options = options;
  }

  /** Whether a hint can be had, or is on its way; nothing in games without hints. */
  get hint(): 'ready' | 'thinking' | undefined {
    if (!this.#thinking || !this.#options.game.view.hinted) return undefined;
    return this.#thinking.hinting ? 'thinking' : 'ready';
  }

  /** Fetches the mind. */
  async open(): Promise<void> {
    const { mind, stage, game, slug, words, changed } = this.#options;
    if (mind === undefined) return;
    const { startThinking } = await import('./mind-start.ts');
    this.#thinking = startThinking(mind, {
      play: () => stage().play,
      playing: () => stage().phase === 'playing',
      reply: game.view.reply ?? REPLY_MS,
      advised: (hint) => {
        const { session, ui } = stage().play;
        if (hint) game.view.hinted?.(hint, session.state, ui);
        this.#advise(hint ? words(hint.say, hint.values) : words('kit.no-hint'));
      },
      failed: (question, error) => {
        console.error(`${slug}: ${question}: ${String(error)}`);
        this.#advise(words('kit.mind-failed'));
      },
    });
    changed();
  }

  /** Passes real time in milliseconds. */
  step(elapsedMs: number): void {
    this.#thinking?.step(elapsedMs);
  }

  ask(): void {
    if (!this.hint) return;
    void this.#thinking?.hint();
    this.#options.changed();
  }

  hide(): void {
    this.root.hidden = true;
  }

  /** @param top CSS pixels from the top: under the score strip, unless the view has a place for it */
  layOut(top: number, surface: CanvasSurface): void {
    const { style } = this.root;
    style.top = `${top}px`;
    const room = this.#options.game.view.advice?.(surface);
    if (!room) return;
    const { fit } = surface;
    style.top = `${fit.top + (room.y + room.height / 2) * fit.px}px`;
    style.left = `${fit.left + (room.x + room.width / 2) * fit.px}px`;
    style.maxWidth = `${room.width * fit.px}px`;
    style.translate = '0 -50%';
  }

  #advise(text: string): void {
    setText(this.root, text);
    this.root.hidden = false;
    this.#options.say(text);
    this.#options.changed();
  }
}
