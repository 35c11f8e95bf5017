import type { Cue, Point } from '../contract/index.ts';
import { setText } from './dom.ts';
import type { Feelings } from './feel.ts';
import type { Finish } from './finish.ts';
import type { Stage } from './stage.ts';
import type { Game, Surface } from './view.ts';
import type { Words } from './words.ts';

export type TellingOptions = {
  readonly game: Game;
  readonly stage: () => Stage;
  readonly surface: Surface;
  readonly feelings: () => Feelings;
  readonly words: Words;
  /** The live region. */
  readonly live: HTMLElement;
};

/** Tells the player what happened: felt where it happened, and said aloud. */
export class Telling {
  readonly #options: TellingOptions;
  /** The start of the run in which the best score was already passed: a run holds on to its past. */
  #bestNoticed: unknown;

  constructor(options: TellingOptions) {
    this.#options = options;
  }

  say(text: string): void {
    setText(this.#options.live, text);
  }

  /** From board to world units. */
  place(at: Point): Point {
    const { game, stage, surface } = this.#options;
    const { session, ui } = stage().play;
    return game.view.place?.(at, session.state, ui, surface) ?? at;
  }

  cues(cues: readonly Cue[]): void {
    const { feelings, surface } = this.#options;
    for (const cue of cues) {
      feelings().answer([cue], cue.at ? this.place(cue.at) : this.#middle, surface);
    }
  }

  /** @param why a message key */
  refused(why: string): void {
    const { game, words } = this.#options;
    const turns = game.rules.pace.kind === 'turns';
    // In a tick game a refused input is routine: it is answered only where the view says how.
    if (turns || game.view.feel?.['refused']) this.cues([{ name: 'refused' }]);
    if (turns) this.say(words.has(why) ? words(why) : words('kit.refused'));
  }

  /** What the view says of the position now. */
  position(): void {
    const { game, stage, words } = this.#options;
    const { session, ui } = stage().play;
    const saying = game.view.say?.(session.state, ui);
    if (saying) this.say(words(saying.key, saying.values));
  }

  /** The moment a score passes the best one is told once, in play. */
  best(): void {
    const { stage, game, feelings, surface } = this.#options;
    const { score, best, phase, play } = stage();
    if (play.session.start === this.#bestNoticed || phase !== 'playing') return;
    if (score === undefined || best === undefined || best <= 0 || score <= best) return;
    if (game.rules.scoring?.better !== 'higher') return;
    this.#bestNoticed = play.session.start;
    const high = { x: surface.width / 2, y: surface.height * 0.3 };
    feelings().answer([{ name: 'best' }], high, surface);
  }

  ending(finish: Finish): void {
    const { stage, words } = this.#options;
    const { status } = stage().play.session;
    const name = finish.newBest || status === 'won' ? 'win' : status === 'over' ? 'over' : 'lose';
    this.cues([{ name }]);
    const parts = [words(`kit.${status}`), finish.ending ? words(finish.ending.reason) : ''];
    if (finish.score !== undefined) parts.push(`${words('kit.score')} ${finish.score}.`);
    this.say(parts.filter(Boolean).join(' '));
  }

  get #middle(): Point {
    const { surface } = this.#options;
    return { x: surface.width / 2, y: surface.height / 2 };
  }
}
