import type { Cue, Json } from '../../contract/index.ts';
import type { Run } from '../../session/run.ts';
import type { Game } from '../game.ts';
import { openUi } from '../stage/opened.ts';
import { Play, type PlayListener } from '../stage/play.ts';
import type { Shown } from '../stage/stage-options.ts';
import type { Progress } from '../stage/stored.ts';
import type { InputEvent, Sizes } from '../view.ts';
import type { Moment } from './mistakes.ts';
import { Timeline } from './timeline.ts';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Between two moves of a turn game, after the first one's animation. */
const THINK_MS = 420;
/** Of a frame for playing ahead; the rest is for drawing. */
const SCAN_MS = 6;
const NOTHING_HELD = { pad: new Set<never>(), stick: { x: 0, y: 0 } } as const;

export type WatchingOptions = {
  readonly game: Game;
  readonly run: Run;
  readonly sizes: Sizes;
  readonly progress: Progress;
  readonly cues: (cues: readonly Cue[]) => void;
  /** Something else is on the screen. @param moved by a move, not by a jump */
  readonly changed: (moved: boolean) => void;
  /** Milliseconds. Default: the page's clock. */
  readonly now?: () => number;
};

/** A run that is shown on the game's own view: it passes, stops, and jumps. */
export class Watching implements Shown {
  readonly timeline: Timeline;
  readonly #options: WatchingOptions;
  #play: Play;
  #inputs = 0;
  #waited = 0;
  #running = true;
  speed: Speed = 1;

  /** @throws Error if the rules refuse the deal */
  constructor(options: WatchingOptions) {
    this.#options = options;
    this.timeline = new Timeline(options.game, options.run);
    this.#play = this.#playFrom(0);
  }

  get play(): Play {
    return this.#play;
  }

  get run(): Run {
    return this.#options.run;
  }

  get running(): boolean {
    return this.#running;
  }

  /** Ticks or moves from the deal to what is shown. */
  get time(): number {
    return this.#play.session.time;
  }

  get isTicks(): boolean {
    return this.#options.game.rules.pace.kind === 'ticks';
  }

  /** Whether nothing more comes. */
  get ended(): boolean {
    const { run } = this;
    const isWhole = this.#inputs >= run.log.length && this.time >= run.length;
    return this.#play.over || isWhole;
  }

  frame(elapsedMs: number): void {
    const { now = () => performance.now() } = this.#options;
    if (!this.timeline.isDone) this.timeline.scan(SCAN_MS, now);
    const passed = elapsedMs * this.speed;
    // A move that was stepped to is still shown, and so is the end.
    const passes = this.#running || !this.isTicks || this.#play.over;
    this.#play.frame(passes ? passed : 0, NOTHING_HELD);
    if (!this.#running) return;
    if (this.ended && this.#play.endShown) this.#running = false;
    if (this.isTicks || !this.#play.still) return;
    this.#waited += passed;
    if (this.#waited >= THINK_MS) this.#move();
  }

  /** A touch on the game stops it, and the next one goes on. */
  event(event: InputEvent): void {
    if (event.kind === 'press' && event.phase === 'down') this.toggle();
  }

  /** Stops, or goes on; at the end it begins again. */
  toggle(): void {
    if (!this.#running && this.ended) this.seek(0);
    this.#running = !this.#running;
    this.#options.changed(false);
  }

  /** Jumps to a time, as far as the run is known. */
  seek(time: number): void {
    const { known } = this.timeline;
    this.#play = this.#playFrom(Math.min(Math.max(0, time), known));
    this.#waited = 0;
    this.#options.changed(false);
  }

  /** Stops at a move and shows what was better. */
  revisit({ at, better }: Moment): void {
    this.#running = false;
    this.seek(at);
    this.#play.advise(better);
  }

  /** Turn games: one move on, with its animation, or one back. */
  step(by: 1 | -1): void {
    this.#running = false;
    if (by > 0) this.#move();
    else this.seek(this.time - 1);
  }

  #move(): void {
    const entry = this.run.log[this.#inputs];
    this.#waited = 0;
    if (!entry || this.ended) return;
    this.#inputs += 1;
    this.#play.input(entry[1]);
  }

  #playFrom(time: number): Play {
    const { game, sizes, progress, cues, changed } = this.#options;
    const [session, inputs] = this.timeline.at(time);
    this.#inputs = inputs;
    const { log, length } = this.run;
    const due = (now: number): Json[] => {
      const found: Json[] = [];
      for (let next = log[this.#inputs]; next && next[0] <= now; next = log[this.#inputs]) {
        found.push(next[1]);
        this.#inputs += 1;
      }
      return found;
    };
    const listener: PlayListener = {
      cues,
      moved: () => changed(true),
      // The timeline says what is wrong with the run.
      refused: () => (this.#running = false),
      ended: () => changed(true),
      opened: () => undefined,
    };
    const ui = openUi(game, session, progress);
    return new Play(game, session, ui, listener, sizes, { due, length });
  }
}
