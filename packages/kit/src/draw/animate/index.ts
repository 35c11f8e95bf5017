/**
 * Things on the stage: numbers that are only shown and move by themselves. They live in `Ui`;
 * `animate` steps them once a frame, first thing in `draw`. With reduced motion, and in their first
 * frame, they are where they are going.
 *
 * ```ts
 * ui: () => ({
 *   show: {
 *     radius: damp(9, radiusOf),                        // fast, then slower: cameras, bars
 *     dawn: glide(1.2, ({ phase }) => phase === 'dawn' ? 1 : 0), // at an even speed
 *     score: countUp(({ score }: State) => score),      // whole numbers
 *     nod: spring('wobbly', ({ tilt }) => tilt),        // overshoots; nod.kick(40)
 *     body: squash({ land: 0.7, jump: -0.8 }),          // by cue; body.scaleX, body.scaleY
 *     hit: since('bite', 'dark'),                       // seconds since one of these cues
 *   },
 * }),
 * draw(to, state, ui, motion) {
 *   animate(ui.show, state, motion, to);
 *   ring(to.c, x, y, ui.show.radius.value, 3, GOLD);
 * ```
 */
import type { Cue } from '@playgrove/kit/contract';
import { Squash, type Motion, type Surface } from '@playgrove/kit/runtime';

/** Something shown that moves by itself. */
export interface Thing<S> {
  /** @param cues only new ones */
  step(state: S, dt: number, cues: readonly Cue[], reducedMotion: boolean): void;
}

/** The cues that things have heard: in turn games, `motion` brings those of a move in every frame. */
const heard = new WeakMap<object, readonly Cue[]>();
const NONE: readonly Cue[] = [];

/** Lets time pass for all things. */
export function animate<S>(
  things: Readonly<Record<string, Thing<S>>>,
  state: S,
  { cues, dt }: Pick<Motion<S>, 'cues' | 'dt'>,
  { reducedMotion }: Pick<Surface, 'reducedMotion'>,
): void {
  const now = heard.get(things) === cues ? NONE : cues;
  heard.set(things, cues);
  for (const name in things) things[name]?.step(state, dt, now, reducedMotion);
}

/** Where a thing is going in a position. Without it, the view sets `target`. */
type Goal<S> = (state: S) => number;

/** A number on its way to another. */
class Moving<S> implements Thing<S> {
  value = 0;
  target = 0;
  readonly #goal: Goal<S> | undefined;
  readonly #move: (from: number, to: number, dt: number) => number;
  #began = false;

  /** @param move where it is after `dt` seconds */
  constructor(goal: Goal<S> | undefined, move: (from: number, to: number, dt: number) => number) {
    this.#goal = goal;
    this.#move = move;
  }

  step(state: S, dt: number, _: readonly Cue[], reducedMotion: boolean): void {
    if (this.#goal) this.target = this.#goal(state);
    const moves = this.#began && !reducedMotion;
    this.value = moves ? this.#move(this.value, this.target, dt) : this.target;
    this.#began = true;
  }
}

/**
 * Fast at first, then slower, the same at every frame rate.
 * @param rate 3 slow, 8, 15 quick: after 1 / rate seconds a third of the way is left
 */
export const damp = <S>(rate: number, goal?: Goal<S>): Moving<S> =>
  new Moving(goal, (from, to, dt) => to + (from - to) * Math.exp(-rate * dt));

/** At an even speed. @param seconds for a way of 1 */
export const glide = <S>(seconds: number, goal?: Goal<S>): Moving<S> =>
  new Moving(goal, (from, to, dt) => {
    const step = dt / seconds;
    return from + Math.max(-step, Math.min(step, to - from));
  });

/** Of what is left to count, a second. */
const COUNT_RATE = 8;

/** Whole numbers, up or down to a new one; the last ones one by one. */
export const countUp = <S>(goal?: Goal<S>): Moving<S> =>
  new Moving(goal, (from, to, dt) => {
    const step = Math.ceil(Math.abs(to - from) * (1 - Math.exp(-COUNT_RATE * dt)));
    return from + Math.sign(to - from) * step;
  });

/** Pull and damping, a second squared and a second. */
const SPRINGS = { gentle: [120, 16], wobbly: [190, 9], stiff: [420, 22] } as const;
/** Springs diverge on long steps; seconds. */
const MAX_STEP = 1 / 120;
const MAX_TIME = 0.1;

class Spring<S> extends Moving<S> {
  #speed = 0;

  constructor(kind: keyof typeof SPRINGS, goal: Goal<S> | undefined) {
    const [pull, damping] = SPRINGS[kind];
    super(goal, (from, to, dt) => {
      let at = from;
      for (let left = Math.min(dt, MAX_TIME); left > 1e-6; left -= MAX_STEP) {
        const part = Math.min(left, MAX_STEP);
        this.#speed += ((to - at) * pull - this.#speed * damping) * part;
        at += this.#speed * part;
      }
      return at;
    });
  }

  override step(state: S, dt: number, cues: readonly Cue[], reducedMotion: boolean): void {
    if (reducedMotion) this.#speed = 0;
    super.step(state, dt, cues, reducedMotion);
  }

  /** A push. @param speed units a second */
  kick(speed: number): void {
    this.#speed += speed;
  }
}

/** Overshoots and comes to rest. */
export const spring = <S>(kind: keyof typeof SPRINGS, goal?: Goal<S>): Spring<S> =>
  new Spring(kind, goal);

/** Long ago, and still a number to draw with. */
const NEVER_SECONDS = 99;

class Since implements Thing<unknown> {
  value = NEVER_SECONDS;
  readonly #cues: readonly string[];

  constructor(cues: readonly string[]) {
    this.#cues = cues;
  }

  step(_: unknown, dt: number, cues: readonly Cue[]): void {
    const isHeard = cues.some(({ name }) => this.#cues.includes(name));
    this.value = isHeard ? 0 : this.value + dt;
  }

  /** What only the view knows of has happened. */
  start(): void {
    this.value = 0;
  }
}

/** Seconds since the last of these cues; 99 and more before the first. */
export const since = (...cues: readonly string[]): Since => new Since(cues);

/** Squash and stretch, kicked by cues. */
class Squashed implements Thing<unknown> {
  readonly #squash = new Squash();
  readonly #kicks: Readonly<Record<string, number>>;

  constructor(kicks: Readonly<Record<string, number>>) {
    this.#kicks = kicks;
  }

  step(_: unknown, dt: number, cues: readonly Cue[], reducedMotion: boolean): void {
    for (const { name } of cues) {
      const kick = this.#kicks[name];
      if (kick !== undefined) this.#squash.kick(kick, reducedMotion);
    }
    this.#squash.step(dt);
  }

  get scaleX(): number {
    return this.#squash.scaleX;
  }

  get scaleY(): number {
    return this.#squash.scaleY;
  }
}

/**
 * Squash and stretch that preserves the area; a third of it with reduced motion.
 * @param kicks by cue: 0.3 tap, 0.6 landing, 1 big hit; negative stretches
 */
export const squash = (kicks: Readonly<Record<string, number>>): Squashed => new Squashed(kicks);

export type { Moving, Since, Spring, Squashed };
