import type { Cue } from '@playgrove/kit/contract';
import type { SavedStats, Motion, Surface } from '@playgrove/kit/runtime';
import { at as pointOf } from '../rules/fight.ts';
import { LAKES } from '../rules/fish.ts';
import { FAR, HALF, NEAR } from '../rules/water.ts';
import type { State } from '../rules/state.ts';

export type Size = { readonly width: number; readonly height: number };

type Ring = { x: number; z: number; age: number; big: number };

export type Ui = {
  size: Size;
  px: number;
  pointer: number | undefined;
  /** Where the hooked fish and the float are drawn, meters. */
  at: { x: number; z: number };
  /** Where the rod points, as drawn, meters. */
  lean: number;
  /** Tension as drawn. */
  pull: number;
  rings: Ring[];
  /** Seconds since the float dipped, since it was bitten. */
  dip: number;
  gulp: number;
  /** Seconds since the line was thrown, a fish shown, something snapped. */
  age: number;
  phase: State['phase'];
  /** Fewer than two stars were won at this water: its rules are shown as a day begins. */
  strange: boolean;
};

export function createUi(state: State, saved: SavedStats): Ui {
  return {
    size: { width: 560, height: 1100 },
    px: 0.7,
    pointer: undefined,
    at: { x: 0, z: NEAR },
    lean: 0,
    pull: 0,
    rings: [],
    dip: 9,
    gulp: 9,
    age: 0,
    phase: state.phase,
    strange: (saved.stars[LAKES[state.params.lake] ?? ''] ?? 0) < 2,
  };
}

/** Landscape screens have less sky and their buttons at the angler's sides. */
export const landscape = ({ width, height }: Size): boolean => width > height * 1.05;

export function horizon(size: Size): number {
  return size.height * (landscape(size) ? 0.3 : 0.29);
}

function shore(size: Size): number {
  return size.height * (landscape(size) ? 0.74 : 0.76);
}

/** World units of half the water's width. */
export function halfWidth({ width }: Size): number {
  return Math.min(width * 0.47, 560);
}

const FLAT = 0.75;

/** Meters to world units. */
export const mx = (size: Size, x: number): number => size.width / 2 + (x / HALF) * halfWidth(size);
export function my(size: Size, z: number): number {
  const part = Math.max(-0.25, Math.min(1.08, (z - NEAR) / (FAR - NEAR)));
  // Nearer than the shore's edge there is the angler: what is landed stays before it.
  const deep = part < 0 ? part * 0.4 : (part * (1 + FLAT)) / (1 + FLAT * part);
  const far = horizon(size) + size.height * 0.035;
  return shore(size) - (shore(size) - far) * deep;
}
/** World units down to meters out, to a tenth: what `my` makes of them. */
export function metersAt(size: Size, y: number): number {
  const far = horizon(size) + size.height * 0.035;
  const deep = Math.max(0, Math.min(1, (shore(size) - y) / (shore(size) - far)));
  const part = deep / (1 + FLAT - FLAT * deep);
  return Math.round((NEAR + part * (FAR - NEAR)) * 10) / 10;
}

/** How large things look at a distance. */
export const near = (z: number): number => 1.15 - 0.55 * Math.min(1, (z - NEAR) / (FAR - NEAR));

/** World units across to a hundredth of half the water's width. */
export function percentAt(ui: Ui, x: number): number {
  const part = (x - ui.size.width / 2) / halfWidth(ui.size);
  return Math.max(-100, Math.min(100, Math.round(part * 100)));
}

const MAX_RINGS = 16;

export function follow(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  const { dt } = motion;
  ui.size = { width: to.width, height: to.height };
  ui.px = to.px;
  if (ui.phase !== state.phase) {
    ui.phase = state.phase;
    ui.age = 0;
  }
  ui.age += dt;
  ui.dip += dt;
  ui.gulp += dt;
  const { fight } = state;
  if (fight) {
    const ease = 1 - Math.exp(-14 * dt);
    const hooked = pointOf(state, fight);
    ui.at.x += (hooked.x - ui.at.x) * ease;
    ui.at.z += (hooked.y - ui.at.z) * ease;
    ui.pull += (fight.tension - ui.pull) * (1 - Math.exp(-18 * dt));
  } else {
    ui.at = { x: state.x, z: state.z };
    ui.pull *= Math.exp(-6 * dt);
  }
  const points = fight
    ? (ui.at.x + state.aim) / 2
    : state.phase === 'idle' || state.phase === 'charge'
      ? state.aim
      : state.x;
  ui.lean += (points - ui.lean) * (1 - Math.exp(-9 * dt));
  for (const cue of motion.cues) heed(ui, cue);
  for (const ring of ui.rings) ring.age += dt;
  ui.rings = ui.rings.filter(({ age }) => age < 1.3).slice(-MAX_RINGS);
}

/** How large a ring each cue leaves on the water. */
const RINGS: Readonly<Record<string, number>> = {
  plop: 1,
  feint: 0.5,
  bite: 1.2,
  hooked: 1.5,
  'hooked.perfect': 1.7,
  leap: 1.6,
  run: 1.1,
  dive: 1,
  bolt: 1.7,
  bow: 1.3,
  snub: 0.6,
  fright: 0.9,
  snag: 1.3,
  freed: 1.2,
};

function heed(ui: Ui, { name, at }: Cue): void {
  if (name === 'feint') ui.dip = 0;
  if (name === 'bite') ui.gulp = 0;
  const size = RINGS[name];
  if (size !== undefined && at) ui.rings.push({ x: at.x, z: at.y, age: 0, big: size });
}
