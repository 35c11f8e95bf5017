import { resultOf, RunPlayer, type Run, type RunFault, type RunResult } from '../../session/run.ts';
import { Session, type Position } from '../../session/session.ts';
import type { Game } from '../game.ts';

/** Moments of a run to which it can jump at once. */
const MOMENTS = 64;

/** A moment worth finding on the bar. */
export type Mark = { readonly at: number; readonly what: 'life' | 'streak' | 'end' };

/** A moment of the run, and how many inputs came before it. */
type Moment = { readonly position: Position; readonly inputs: number };

/**
 * Plays a run ahead of what is shown, a little at a time: it proves the run, and finds the moments
 * to jump to and those to mark.
 */
export class Timeline {
  readonly run: Run;
  readonly marks: Mark[] = [];
  readonly #game: Game;
  readonly #player: RunPlayer;
  readonly #moments: Moment[];
  readonly #gap: number;
  #lives: number | undefined;
  #streak: { at: number; value: number } = { at: 0, value: 1 };
  #fault: RunFault | undefined;
  #isDone = false;

  /** @throws Error if the rules refuse the deal */
  constructor(game: Game, run: Run) {
    this.run = run;
    this.#game = game;
    this.#player = new RunPlayer(game.rules, run);
    this.#gap = Math.max(1, Math.ceil(run.length / MOMENTS));
    this.#moments = [{ position: this.#player.session.position, inputs: 0 }];
    this.#lives = this.#chip('heart');
  }

  /** Why this is not a run of this game, if it is not; known when all is played. */
  get fault(): RunFault | undefined {
    return this.#fault;
  }

  /** Whether all was played, and came out as recorded. */
  get proven(): boolean {
    return this.#isDone && this.#fault === undefined;
  }

  get isDone(): boolean {
    return this.#isDone;
  }

  /** How far it is known. */
  get known(): number {
    return this.#player.session.time;
  }

  get result(): RunResult {
    return resultOf(this.#player.session);
  }

  /** Plays on for this many milliseconds. @param now a clock */
  scan(forMs: number, now: () => number): void {
    const until = now() + forMs;
    while (!this.#isDone && now() < until) this.#step();
  }

  /** A session at a time, and how many inputs it has had. */
  at(time: number): readonly [session: Session, inputs: number] {
    const moment = this.#moments.findLast(({ position }) => position.tick <= time);
    const { position, inputs } = moment ?? (this.#moments[0] as Moment);
    const { rules, start } = this.#player.session;
    const session = new Session(rules, start, position);
    const rest = new RunPlayer(rules, this.run, session, inputs);
    while (!rest.done && (session.time < time || time >= this.run.length)) rest.step();
    return [session, rest.inputs];
  }

  #step(): void {
    const player = this.#player;
    const { session } = player;
    if (player.done) {
      this.#end();
      return;
    }
    if (player.step().length > 0) this.#look();
    const { time } = session;
    const last = this.#moments.at(-1);
    if (last && time - last.position.tick >= this.#gap) {
      this.#moments.push({ position: session.position, inputs: player.inputs });
    }
  }

  #end(): void {
    this.#isDone = true;
    const { outcome } = this.#player;
    if (!outcome.ok) this.#fault = outcome.fault;
    const { at, value } = this.#streak;
    if (value > 1) this.marks.push({ at, what: 'streak' });
    this.marks.push({ at: this.known, what: 'end' });
  }

  /** Lives and streaks, as the game's own chips tell of them. */
  #look(): void {
    const { time } = this.#player.session;
    const lives = this.#chip('heart');
    if (lives !== undefined && this.#lives !== undefined && lives < this.#lives) {
      this.marks.push({ at: time, what: 'life' });
    }
    this.#lives = lives;
    const streak = this.#chip('flame');
    if (streak !== undefined && streak > this.#streak.value) {
      this.#streak = { at: time, value: streak };
    }
  }

  #chip(wanted: string): number | undefined {
    const { view } = this.#game;
    const chip = view.chips?.(this.#player.session.state).find(({ icon }) => icon === wanted);
    const value = Number(chip?.text.replace(/[^\d.]/g, '') || Number.NaN);
    return Number.isNaN(value) ? undefined : value;
  }
}
