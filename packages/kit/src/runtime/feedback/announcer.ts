import type { Cue, Point } from '../../contract/index.ts';
import { setText } from '../base/dom.ts';
import type { FeedbackPlayer } from './feel.ts';
import type { Finish } from '../stage/finish.ts';
import type { Stage } from '../stage/stage.ts';
import type { Game } from '../game.ts';
import type { Surface } from '../view.ts';
import type { Words } from '../base/words.ts';

export type AnnouncerOptions = {
  readonly game: Game;
  readonly stage: Stage;
  readonly surface: Surface;
  readonly feedback: Pick<FeedbackPlayer, 'answer'>;
  readonly words: Words;
  /** The live region. */
  readonly live: HTMLElement;
};

/** Announces what happened: feedback where it happened, and a line for screen readers. */
export class Announcer {
  readonly #options: AnnouncerOptions;
  /**
   * The start of the run in which the best was passed. Not the run itself, which would retain its
   * history.
   */
  #bestNoticed: unknown;

  constructor(options: AnnouncerOptions) {
    this.#options = options;
  }

  say(text: string): void {
    setText(this.#options.live, text);
  }

  /** From board to world units. */
  place(at: Point): Point {
    const { game, stage, surface } = this.#options;
    const { session, ui } = stage.play;
    return game.view.place?.(at, session.state, ui, surface) ?? at;
  }

  cues(cues: readonly Cue[]): void {
    const { feedback, surface } = this.#options;
    for (const cue of cues) {
      feedback.answer([cue], cue.at ? this.place(cue.at) : this.#middle, surface);
    }
  }

  /** @param why a message key */
  refused(why: string): void {
    const { game, words } = this.#options;
    const turns = game.rules.pace.kind === 'turns';
    // In a tick game a refused input is routine: it is answered only if the view has a feel for it.
    if (turns || game.view.feel?.['refused']) this.cues([{ name: 'refused' }]);
    if (turns) this.say(words.has(why) ? words(why) : words('kit.refused'));
  }

  /** The view's text about the current position. */
  position(): void {
    const { game, stage, surface, words } = this.#options;
    const { session, ui } = stage.play;
    const saying = game.view.say?.(session.state, ui, surface);
    if (saying) this.say(words(saying.key, saying.values));
  }

  /** Celebrates the moment when a score passes the best one, once a run. */
  best(): void {
    const { stage, game, feedback, surface } = this.#options;
    const { score, best, phase, play } = stage;
    if (play.session.start === this.#bestNoticed || phase !== 'playing') return;
    if (score === undefined || best === undefined || best <= 0 || score <= best) return;
    if (game.rules.scoring?.better !== 'higher') return;
    this.#bestNoticed = play.session.start;
    const high = { x: surface.width / 2, y: surface.height * 0.3 };
    feedback.answer([{ name: 'best' }], high, surface);
  }

  ending(finish: Finish): void {
    const { stage, words } = this.#options;
    const { status } = stage.play.session;
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
