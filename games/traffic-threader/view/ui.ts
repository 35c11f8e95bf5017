import { animate, damp, since, squash } from '@playgrove/kit/draw/animate';
import type { Motion, SavedStats, Surface } from '@playgrove/kit/runtime';
import { FAST, HOP, SIDE, START, type State } from '../rules/types.ts';

export type Spark = {
  x: number;
  y: number;
  z: number;
  readonly vx: number;
  readonly vy: number;
  age: number;
  readonly color: string;
};
const SPARK_SECONDS = 0.55;
const MAX_SPARKS = 70;
const SPARKS = ['#ffffff', '#ffe27a', '#ffb52e'] as const;
/** Meters from one place of the trail to the next, and its places. */
const TRAIL_STEP = 0.5;
export const TRAIL = 22;

export function freshUi(_: State, saved: Pick<SavedStats, 'isNewcomer'>) {
  return {
    show: {
      /** 0 at the speed of the start, 1 at the highest. */
      rush: damp(3, ({ speed }: State) => Math.max(0, (speed - START) / (FAST - START))),
      speed: damp(7, ({ speed }: State) => speed),
      lean: damp(10, ({ aside }: State) => aside / SIDE),
      body: squash({ bump: 0.9, near: -0.2, tight: -0.3, hair: -0.4, thread: -0.5 }),
      passed: since('near', 'tight', 'hair', 'thread'),
      bumped: since('bump', 'last'),
      low: since('low'),
    },
    sparks: [] as Spark[],
    /** Where the scooter was, from the newest on: meters across, and along the whole way. */
    trail: [] as { x: number; z: number }[],
    /** Meters across, above the road and along, between two ticks. */
    x: 0,
    y: 0,
    z: 0,
    shake: 0,
    steered: false,
    newcomer: saved.isNewcomer,
  };
}

export type Ui = ReturnType<typeof freshUi>;

/** Moves all that is only shown by one frame. */
export function follow(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  animate(ui.show, state, motion, to);
  const { cues, dt, part } = motion;
  const on = state.phase === 'ride' ? part : 0;
  ui.x = (state.x + state.aside * on) / 1000;
  ui.z = (state.z + (state.speed / 100) * on) / 1000;
  const hop = state.hop > 0 ? 1 - state.hop / HOP : 0;
  ui.y = hop > 0 && hop < 1 ? Math.sin(hop * Math.PI) * 1.5 : 0;
  for (const { name, at } of cues) {
    if (!at || !['near', 'tight', 'hair', 'thread'].includes(name) || to.reducedMotion) continue;
    const count = name === 'near' ? 5 : name === 'tight' ? 9 : 14;
    for (const side of name === 'thread' ? [-1, 1] : [at.y]) spray(ui, side, count);
  }
  for (const one of ui.sparks) {
    one.age += dt;
    one.x += one.vx * dt;
    one.y += (one.vy - one.age * 9) * dt;
  }
  ui.sparks = ui.sparks.filter(({ age }) => age < SPARK_SECONDS);
  const last = ui.trail[0];
  if (!last || ui.z - last.z > TRAIL_STEP || ui.z < last.z) {
    if (last && ui.z < last.z) ui.trail = [];
    ui.trail.unshift({ x: ui.x, z: ui.z });
    ui.trail.length = Math.min(TRAIL, ui.trail.length);
  }
}

function spray(ui: Ui, side: number, count: number): void {
  for (let at = 0; at < count && ui.sparks.length < MAX_SPARKS; at += 1) {
    const odd = ((at * 37 + ui.sparks.length * 13) % 17) / 17;
    ui.sparks.push({
      x: ui.x + side * 0.45,
      y: 0.6 + odd * 0.7,
      z: ui.z + odd * 1.4 - 0.4,
      vx: side * (1 + odd * 3.4),
      vy: 1 + ((at * 11) % 7) * 0.5,
      age: odd * 0.12,
      color: SPARKS[at % SPARKS.length] ?? '#ffffff',
    });
  }
}
