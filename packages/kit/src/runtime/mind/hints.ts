import type { Hint, Json } from '../../contract/index.ts';
import type { AdviceParts } from '../feedback/advice-place.ts';
import type { Announcer } from '../feedback/announcer.ts';
import { element, setText } from '../base/dom.ts';
import type { Thinking } from './mind.ts';
import type * as MindStart from './mind-start.ts';
import type { Words } from '../base/words.ts';

/**
 * The least milliseconds between a move and the rival's answer: without a pause players miss it.
 */
const REPLY_MS = 450;
/** How long a bubble stays in a running game: at least, after an input, and at most. */
const READ_MS = 1500;
const LONGEST_MS = 9000;

export type HintOptions = AdviceParts & {
  readonly slug: string;
  /** Address of the game's mind, if it has one. */
  readonly mind?: string;
  readonly words: Words;
  readonly announcer: Pick<Announcer, 'say'>;
};

/** The game's mind on the page: its rivals' moves, and hints that stay until the next move. */
export class HintController {
  readonly root = element('p', { class: 'advice', hidden: true });
  readonly #options: HintOptions;
  #changed = (): void => undefined;
  #thinking: Thinking | undefined;
  /** Loaded only by games that have a mind. */
  #thinker: typeof MindStart | undefined;
  #hint: Hint | undefined;
  /** The position at which the mind's script did not load. */
  #failedAt: Json | undefined;
  /** The time, and the number of inputs when it was shown. */
  #shownFor = 0;
  #inputs = 0;

  constructor(options: HintOptions) {
    this.#options = options;
  }

  /** @param changed called if the hint button may look different */
  listen(changed: () => void): void {
    this.#changed = changed;
  }

  /** State of the hint button; undefined in games without hints. */
  get hint(): 'ready' | 'thinking' | undefined {
    if (!this.#thinking || !this.#options.game.view.hinted) return undefined;
    return this.#thinking.hinting ? 'thinking' : 'ready';
  }

  /** Loads the mind, or tries again at the next position. */
  async open(): Promise<void> {
    const { mind, stage, game, slug, words } = this.#options;
    if (mind === undefined) return;
    this.#failedAt = undefined;
    try {
      this.#thinker = await import('./mind-start.ts');
    } catch (error) {
      console.error(`${slug}: ${String(error)}`);
      const { state } = stage.play.session;
      this.#failedAt = state;
      if (game.rules.waits?.(state)) this.#advise(words('kit.mind-failed'));
      return;
    }
    this.#thinking = this.#thinker.startThinking(mind, {
      play: () => stage.play,
      playing: () => stage.phase === 'playing',
      reply: game.view.reply ?? REPLY_MS,
      advised: (hint) => {
        stage.advise(hint);
        this.#advise(hint ? words(hint.say, hint.values) : words('kit.no-hint'), hint);
      },
      failed: (question, error) => {
        console.error(`${slug}: ${question}: ${String(error)}`);
        this.#advise(words(question === 'rival' ? 'kit.mind-failed' : 'kit.hint-failed'));
      },
    });
    this.#changed();
  }

  /** Passes real time in milliseconds. */
  step(elapsedMs: number): void {
    this.#thinking?.step(elapsedMs);
    const { phase, play } = this.#options.stage;
    if (this.#failedAt !== undefined && this.#failedAt !== play.session.state) void this.open();
    if (!this.isShown || play.session.rules.pace.kind === 'turns' || phase !== 'playing') return;
    // In a running game, it disappears after it was followed, or was visible long enough to be
    // read.
    this.#shownFor += elapsedMs;
    const acted = play.session.log.length > this.#inputs;
    if ((acted && this.#shownFor > READ_MS) || this.#shownFor > LONGEST_MS) this.hide();
  }

  ask(): void {
    if (!this.hint) return;
    void this.#thinking?.hint();
    this.#changed();
  }

  hide(): void {
    this.root.hidden = true;
  }

  /** Whether a bubble is visible: other prompts stay hidden meanwhile. */
  get isShown(): boolean {
    return !this.root.hidden;
  }

  /** The bubble's place, for the page as it is laid out now. */
  place(): void {
    if (this.isShown) this.#thinker?.placeAdvice(this.root, this.#options, this.#hint);
  }

  #advise(text: string, hint?: Hint): void {
    setText(this.root, text);
    this.root.hidden = false;
    this.#hint = hint;
    this.#shownFor = 0;
    this.#inputs = this.#options.stage.play.session.log.length;
    this.place();
    this.#options.announcer.say(text);
    this.#changed();
  }
}
