import { fitWorld, type Motion, type Surface } from '@playgrove/kit/runtime';
import { HEADING_X, HEADING_Y } from '../rules/field.ts';
import { radiusOf, speedOf } from '../rules/light.ts';
import type { State } from '../rules.ts';

type Ring = { readonly x: number; readonly y: number; readonly r: number; age: number };

export type Ui = {
  /** The middle of the picture. */
  camX: number;
  camY: number;
  /** Where the moth is drawn. */
  x: number;
  y: number;
  lean: number;
  /** Phase of the wings, radians. */
  flap: number;
  /** The radius of the light that is drawn; it follows the real one. */
  radius: number;
  finger: number | undefined;
  originX: number;
  originY: number;
  stickX: number;
  stickY: number;
  /** Whether keys or a stick steer. */
  keys: boolean;
  readonly rings: Ring[];
  /** Seconds since the last bite, choice and ring. */
  hit: number;
  grown: number;
  /** Seconds of the open menu. */
  menu: number;
  /** Learned in this run. */
  shone: number;
  lamps: number;
  /** The lamp that the arrow leads to. */
  lamp: State['lamps'][number] | undefined;
  dawn: number;
  /** The size of the picture. */
  size: { readonly width: number; readonly height: number };
};

export const worldFor = fitWorld({
  portrait: { width: 480, height: [660, 1060] },
  landscape: { width: [560, 1280], height: 580 },
  from: 0.95,
});

export function createUi(state: State): Ui {
  return {
    camX: state.x,
    camY: state.y,
    x: state.x,
    y: state.y,
    lean: 0,
    flap: 0,
    radius: radiusOf(state),
    finger: undefined,
    originX: 0,
    originY: 0,
    stickX: 0,
    stickY: 0,
    keys: false,
    rings: [],
    hit: 9,
    grown: 9,
    menu: 0,
    shone: 0,
    lamps: 0,
    lamp: undefined,
    dawn: 0,
    size: { width: 480, height: 800 },
  };
}

/** Lets time pass for what is only shown. */
export function follow(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  const { dt, part, cues } = motion;
  ui.size = { width: to.width, height: to.height };
  for (const { name, at, value } of cues) {
    if (name === 'pulse' && at) ui.rings.push({ ...at, r: value ?? 150, age: 0 });
    if (name === 'lamp' && at) {
      ui.rings.push({ ...at, r: 330, age: 0 });
      ui.lamps += 1;
    }
    if (name === 'felled' && at) ui.rings.push({ ...at, r: 150, age: 0 });
    if (name === 'bite' || name === 'dark') ui.hit = 0;
    if (name === 'choice') ui.grown = 0;
    if (name === 'shine') ui.shone += 1;
  }
  ui.hit += dt;
  ui.grown += dt;
  ui.menu = state.phase === 'choose' ? ui.menu + dt : 0;
  ui.dawn = state.phase === 'dawn' || state.end === 'dawn' ? Math.min(1, ui.dawn + dt / 1.2) : 0;
  for (const ring of ui.rings) ring.age += dt;
  while (ui.rings[0] && ui.rings[0].age > 0.6) ui.rings.shift();
  const moving = state.phase === 'fly' && state.to >= 0;
  const speed = moving ? speedOf(state) : 0;
  const ahead = speed * part;
  ui.x = state.x + (HEADING_X[state.to] ?? 0) * ahead;
  ui.y = state.y + (HEADING_Y[state.to] ?? 0) * ahead;
  const soon = 1 - Math.exp(-dt * 8);
  ui.camX += (ui.x - ui.camX) * soon;
  ui.camY += (ui.y - ui.camY) * soon;
  // Never far off, whatever the frame rate.
  const most = 46;
  ui.camX = Math.min(ui.x + most, Math.max(ui.x - most, ui.camX));
  ui.camY = Math.min(ui.y + most, Math.max(ui.y - most, ui.camY));
  const lean = moving ? (HEADING_X[state.to] ?? 0) * 0.3 : 0;
  ui.lean += (lean - ui.lean) * (1 - Math.exp(-dt * 10));
  ui.flap += dt * (moving ? 15 : 7) * (to.reducedMotion ? 0.4 : 1);
  ui.radius += (radiusOf(state) - ui.radius) * (1 - Math.exp(-dt * 9));
  if (dt === 0 && ui.flap === 0) ui.radius = radiusOf(state);
  if (state.phase === 'choose') ui.finger = undefined;
}

/** From the field into the picture. */
export const sx = (to: { readonly width: number }, ui: Ui, x: number): number =>
  x - ui.camX + to.width / 2;
export const sy = (to: { readonly height: number }, ui: Ui, y: number): number =>
  y - ui.camY + to.height / 2;

/** Whether a place in the field is on the screen, clear of its edges and the strip. */
export function isInSight(ui: Ui, px: number, py: number): boolean {
  const [x, y] = [sx(ui.size, ui, px), sy(ui.size, ui, py)];
  return x > 26 && x < ui.size.width - 26 && y > 90 && y < ui.size.height - 50;
}
