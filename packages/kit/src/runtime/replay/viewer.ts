import type { Cue } from '../../contract/index.ts';
import type { Run, RunFault } from '../../session/run.ts';
import { faultOf } from '../../session/run.ts';
import { adoptStyle, element } from '../base/dom.ts';
import { createWords, joinWords, type Words } from '../base/words.ts';
import type { Game } from '../game.ts';
import { figure } from '../hud/hud.ts';
import type { Play } from '../stage/play.ts';
import type { Shown } from '../stage/stage-options.ts';
import type { Progress } from '../stage/stored.ts';
import type { InputEvent, PadButton, Sizes } from '../view.ts';
import { PlayerBar } from './player-bar.ts';
import style from './player-bar.css?inline';
import runWords from './strings/en.json' with { type: 'json' };
import { Watching } from './watching.ts';

export type ViewerOptions = {
  readonly game: Game;
  /** Address of the game's mind, if it has one. */
  readonly mind?: string;
  readonly progress: Progress;
  readonly words: Words;
  readonly root: HTMLElement;
  readonly sizes: Sizes;
  readonly say: (text: string) => void;
  readonly cues: (cues: readonly Cue[]) => void;
  /** Something else is on the screen. @param moved by a move, not by a jump */
  readonly changed: (moved: boolean) => void;
  /** Closes it. */
  readonly closed: () => void;
  /** Plays the board of the run. */
  readonly board: () => void;
};

let styled = false;

/** Shows runs on the game's view, with a bar below it, or says why one cannot be shown. */
export class Viewer implements Shown {
  readonly #options: ViewerOptions;
  readonly #words: Words;
  readonly #watching: Watching | undefined;
  readonly #sizes: ResizeObserver;
  #bar: PlayerBar | undefined;
  #panel: HTMLElement | undefined;
  /** Whether moves are rated, or need not be: a run is looked back at once. */
  #looks = false;

  constructor(options: ViewerOptions, run: Run | undefined) {
    this.#options = options;
    this.#words = joinWords(options.words, createWords(runWords));
    if (!styled) adoptStyle(style);
    styled = true;
    this.#sizes = new ResizeObserver(() => this.#makeRoom());
    this.#watching = run && this.#open(run);
  }

  /** What there is to watch; undefined if the run cannot be shown. */
  get shown(): Shown | undefined {
    return this.#watching && this;
  }

  get play(): Play {
    return (this.#watching as Watching).play;
  }

  get running(): boolean {
    return this.#watching?.running === true;
  }

  frame(elapsedMs: number): void {
    const { timeline } = this.#watching ?? {};
    this.#watching?.frame(elapsedMs);
    this.#bar?.update();
    if (timeline?.fault && this.#bar) this.#refuse(timeline.fault, undefined);
    if (timeline?.proven && !this.#looks) void this.#lookBack(timeline.run);
  }

  event(event: InputEvent): void {
    if (this.#bar) this.#watching?.event(event);
  }

  pad(button: PadButton): void {
    if (this.#bar) this.#bar.pad(button);
    else if (button === 'a' || button === 'b') this.#options.closed();
  }

  /** Puts the bar, or what is wrong with the run, on the page. */
  show(): void {
    if (!this.#watching) return;
    const { say, closed, board } = this.#options;
    this.#bar = new PlayerBar({
      watching: this.#watching,
      words: this.#words,
      say,
      close: closed,
      board,
    });
    this.#put(this.#bar.root);
    this.#bar.focus();
  }

  remove(): void {
    this.#sizes.disconnect();
    this.#bar?.remove();
    this.#bar = undefined;
    this.#panel?.remove();
    const { root } = this.#options;
    root.classList.remove('watching');
    root.style.bottom = '';
  }

  /** Once the run is known to be one: which of its moves gave the most away. */
  async #lookBack(run: Run): Promise<void> {
    const { mind, game } = this.#options;
    const bar = this.#bar;
    this.#looks = true;
    if (!bar || mind === undefined || !game.view.mistakes) return;
    try {
      const { openMind } = await import('../mind/mind-worker.ts');
      const { findMistakes } = await import('./mistakes.ts');
      bar.offer(await findMistakes(game.rules, run, openMind(mind), () => bar !== this.#bar));
    } catch (error) {
      // The run itself can be watched without.
      console.error(`${game.rules.slug}: mistakes: ${String(error)}`);
    }
  }

  #open(run: Run): Watching | undefined {
    const { game, progress, sizes, cues, changed } = this.#options;
    const refused = faultOf(game.rules, run);
    if (!refused) {
      try {
        return new Watching({ game, run, sizes, progress, cues, changed });
      } catch {
        this.#refuse('deal-refused', undefined);
        return undefined;
      }
    }
    // What rules of today cannot play may have been right once.
    this.#refuse(refused.fault, refused.fault === 'earlier-version' ? run : undefined);
    return undefined;
  }

  /** Says why there is nothing to watch. */
  #refuse(fault: RunFault | 'malformed', claimed: Run | undefined): void {
    const words = this.#words;
    this.#bar?.remove();
    this.#bar = undefined;
    const result = claimed && this.#resultText(claimed);
    const play = element('button', { type: 'button', class: 'run-board' });
    play.append(words('kit.run-game'));
    play.addEventListener('click', () => this.#options.closed());
    const lines = [words(`kit.run-fault-${fault}`), result].filter((line) => line !== undefined);
    this.#put(
      element(
        'section',
        { class: 'run-bar', 'aria-label': words('kit.run-player'), role: 'alert' },
        element('p', { class: 'run-notice' }, lines.join(' ')),
        element('div', { class: 'run-buttons' }, play),
      ),
    );
    play.focus({ preventScroll: true });
  }

  /** Says that a text was no run. */
  malformed(): void {
    this.#refuse('malformed', undefined);
  }

  #resultText({ result }: Run): string | undefined {
    const { scoring } = this.#options.game.rules;
    if (result.score === undefined) return undefined;
    const value = figure(result.score, scoring?.unit);
    return this.#words('kit.run-claimed', { value });
  }

  #put(panel: HTMLElement): void {
    const { root } = this.#options;
    this.#panel?.remove();
    this.#panel = panel;
    root.append(panel);
    root.classList.add('watching');
    this.#sizes.disconnect();
    this.#sizes.observe(panel);
    this.#makeRoom();
  }

  /** The game ends where the bar begins. */
  #makeRoom(): void {
    this.#options.root.style.bottom = `${this.#panel?.offsetHeight ?? 0}px`;
  }
}
