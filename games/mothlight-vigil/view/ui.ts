import { animate, damp, glide, since } from '@playgrove/kit/draw/animate';
import { fitWorld, type Motion, type Surface } from '@playgrove/kit/runtime';
import { HEADING_X, HEADING_Y } from '../rules/field.ts';
import { radiusOf, speedOf } from '../rules/light.ts';
import type { State } from '../rules.ts';

export type Size = { readonly width: number; readonly height: number };
type Ring = { readonly x: number; readonly y: number; readonly r: number; age: number };

export type Ui = {
  readonly show: ReturnType<typeof things>;
  /** Where the moth is drawn. */
  x: number;
  y: number;
  /** Phase of the wings, radians. */
  flap: number;
  readonly rings: Ring[];
  /** Learned in this run. */
  shone: number;
  lamps: number;
  /** The lamp that the arrow leads to. */
  lamp: State['lamps'][number] | undefined;
};

/** Seconds of a ring of light, and the reach of those that say none. */
const RING_SECONDS = 0.6;
const RINGS: Readonly<Record<string, number>> = { pulse: 150, lamp: 330, felled: 150 };
/** World units that the moth may be off the middle of the picture, whatever the frame rate. */
const MAX_OFF = 46;

const isFlying = ({ phase, to }: State): boolean => phase === 'fly' && to >= 0;

const things = () => ({
  /** The middle of the picture. */
  camX: damp(8),
  camY: damp(8),
  lean: damp(10, (state: State) => (isFlying(state) ? (HEADING_X[state.to] ?? 0) * 0.3 : 0)),
  /** Of the light. */
  radius: damp(9, radiusOf),
  dawn: glide(1.2, ({ phase, end }: State) => (phase === 'dawn' || end === 'dawn' ? 1 : 0)),
  hit: since('bite', 'dark'),
  /** Since the menu opened. */
  choice: since('choice'),
});

export const worldFor = fitWorld({
  portrait: { width: 480, height: [660, 1060] },
  landscape: { width: [560, 1280], height: 580 },
  from: 0.95,
});

export function createUi(state: State): Ui {
  const show = things();
  show.camX.value = state.x;
  show.camY.value = state.y;
  return {
    show,
    x: state.x,
    y: state.y,
    flap: 0,
    rings: [],
    shone: 0,
    lamps: 0,
    lamp: undefined,
  };
}

/** Lets time pass for what is only shown. */
export function passTime(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  const { dt, part, cues } = motion;
  const moving = isFlying(state);
  const ahead = moving ? speedOf(state) * part : 0;
  ui.x = state.x + (HEADING_X[state.to] ?? 0) * ahead;
  ui.y = state.y + (HEADING_Y[state.to] ?? 0) * ahead;
  const { camX, camY } = ui.show;
  camX.target = ui.x;
  camY.target = ui.y;
  animate(ui.show, state, motion, to);
  camX.value = Math.min(ui.x + MAX_OFF, Math.max(ui.x - MAX_OFF, camX.value));
  camY.value = Math.min(ui.y + MAX_OFF, Math.max(ui.y - MAX_OFF, camY.value));
  ui.flap += dt * (moving ? 15 : 7) * (to.reducedMotion ? 0.4 : 1);
  for (const { name, at, value } of cues) {
    const r = RINGS[name];
    if (at && r) ui.rings.push({ ...at, r: name === 'pulse' ? (value ?? r) : r, age: 0 });
    if (name === 'lamp') ui.lamps += 1;
    if (name === 'shine') ui.shone += 1;
  }
  for (const ring of ui.rings) ring.age += dt;
  while (ui.rings[0] && ui.rings[0].age > RING_SECONDS) ui.rings.shift();
}

/** From the field into the picture. */
export const sx = (to: { readonly width: number }, ui: Ui, x: number): number =>
  x - ui.show.camX.value + to.width / 2;
export const sy = (to: { readonly height: number }, ui: Ui, y: number): number =>
  y - ui.show.camY.value + to.height / 2;

/** Whether a place in the field is on the screen, clear of its edges and the strip. */
export function isInSight(to: Size, ui: Ui, px: number, py: number): boolean {
  const [x, y] = [sx(to, ui, px), sy(to, ui, py)];
  return x > 26 && x < to.width - 26 && y > 90 && y < to.height - 50;
}
