import type { Kept, Motion, Surface } from '@playgrove/kit/stage';
import { at as placeOf } from '../rules/fight.ts';
import { LAKES } from '../rules/fish.ts';
import { FAR, HALF, NEAR } from '../rules/water.ts';
import type { State } from '../rules/state.ts';

export type Size = { readonly width: number; readonly height: number };

type Ring = { x: number; z: number; age: number; big: number };

export type Ui = {
  size: Size;
  px: number;
  pointer: number | undefined;
  /** Menus: which button stands under the keyboard's frame; the journal's page and line. */
  focus: number;
  page: number;
  line: number;
  /** Where the hooked fish and the float are drawn, metres. */
  at: { x: number; z: number };
  /** Where the rod points, as drawn, metres. */
  lean: number;
  /** Tension as drawn. */
  pull: number;
  rings: Ring[];
  /** Seconds since the float dipped, since it was bitten. */
  dip: number;
  gulp: number;
  /** Seconds since the line was thrown, a fish shown, an hour begun, something snapped. */
  age: number;
  hour: number;
  phase: State['phase'];
  /** This water was fished with little success so far: its rules are told as a day begins. */
  strange: boolean;
};

export function createUi(state: State, kept: Kept): Ui {
  return {
    size: { width: 560, height: 1100 },
    px: 0.7,
    pointer: undefined,
    focus: 0,
    page: state.params.lake,
    line: 0,
    at: { x: 0, z: NEAR },
    lean: 0,
    pull: 0,
    rings: [],
    dip: 9,
    gulp: 9,
    age: 0,
    hour: state.cast === 0 && state.phase === 'idle' ? 0 : 9,
    phase: state.phase,
    strange: (kept.stars[LAKES[state.params.lake] ?? ''] ?? 0) < 2,
  };
}

/** Screens that lie have less sky and their buttons beside the angler. */
export const lying = ({ width, height }: Size): boolean => width > height * 1.05;

export function horizon(size: Size): number {
  return size.height * (lying(size) ? 0.3 : 0.29);
}

function shore(size: Size): number {
  return size.height * (lying(size) ? 0.74 : 0.76);
}

/** World units of half the water's width. */
export function halfWidth({ width }: Size): number {
  return Math.min(width * 0.47, 560);
}

const FLAT = 0.75;

/** Metres to world units. */
export const mx = (size: Size, x: number): number => size.width / 2 + (x / HALF) * halfWidth(size);
export function my(size: Size, z: number): number {
  const part = Math.max(-0.25, Math.min(1.08, (z - NEAR) / (FAR - NEAR)));
  // Nearer than the shore's edge there is the angler: what is landed stays before it.
  const deep = part < 0 ? part * 0.4 : (part * (1 + FLAT)) / (1 + FLAT * part);
  const far = horizon(size) + size.height * 0.035;
  return shore(size) - (shore(size) - far) * deep;
}
/** How large things look at a distance. */
export const near = (z: number): number => 1.15 - 0.55 * Math.min(1, (z - NEAR) / (FAR - NEAR));

/** World units across to a hundredth of half the water's width. */
export function percentAt(ui: Ui, x: number): number {
  const part = (x - ui.size.width / 2) / halfWidth(ui.size);
  return Math.max(-100, Math.min(100, Math.round(part * 100)));
}

/** What a text must measure to be read, world units. */
export const readable = (to: Pick<Surface, 'px'>, size: number, css = 14.2): number =>
  Math.max(size, css / to.px);

const MOST_RINGS = 16;

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
  ui.hour += dt;
  const { fight } = state;
  if (fight) {
    const ease = 1 - Math.exp(-14 * dt);
    const hooked = placeOf(state, fight);
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
  for (const cue of motion.cues) heed(ui, cue.name, cue.at);
  for (const ring of ui.rings) ring.age += dt;
  ui.rings = ui.rings.filter(({ age }) => age < 1.3).slice(-MOST_RINGS);
}

function heed(
  ui: Ui,
  name: string,
  at: { readonly x: number; readonly y: number } | undefined,
): void {
  if (name === 'feint') ui.dip = 0;
  if (name === 'bite') ui.gulp = 0;
  if (name.startsWith('hour.')) ui.hour = 0;
  const big: Readonly<Record<string, number>> = {
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
    thief: 1.5,
  };
  const size = big[name];
  if (size !== undefined && at) ui.rings.push({ x: at.x, z: at.y, age: 0, big: size });
}
