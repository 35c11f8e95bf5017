import * as draw from '@playgrove/kit/draw';
import type { Point, Surface } from '@playgrove/kit/runtime';
import { touches } from '../rules/traffic.ts';
import {
  BODIES,
  CHAIN_TICKS,
  HAIR,
  NEAR,
  SCOOTER,
  TIGHT,
  type State,
  type Vehicle,
} from '../rules/types.ts';
import { timesOf } from '../rules/ride.ts';
import { INK } from './theme.ts';
import type { Ui } from './ui.ts';
import { onScreen } from './world.ts';

/** How far ahead a pass is measured, in millimeters, and how wide one may be to be shown. */
const FAR = 30_000;
const WIDE = NEAR * 1.5;
/** CSS pixels of the chain's ring. */
const RING = 58;
/** From this part of its time on a chain is about to end. */
const ENDS = 0.35;

/** The next vehicle that the scooter comes close to, or would bump into. */
function nextOf({ cars, z, x, hop }: State): Vehicle | undefined {
  let next: Vehicle | undefined;
  for (const car of cars) {
    const ahead = car.z - z;
    if (car.passed || hop > 0 || ahead < 0 || ahead > FAR) continue;
    if (gapTo(car, x) < WIDE && ahead < (next?.z ?? Infinity) - z) next = car;
  }
  return next;
}

const gapTo = (car: Vehicle, x: number): number =>
  Math.abs(car.x - x) - BODIES[car.kind].half - SCOOTER.half;

/** What a gap is called, by color, width and dashes. */
function lineOf(gap: number): readonly [color: string, width: number, dash: readonly number[]] {
  if (gap > NEAR) return ['#ffffff70', 2, [3, 6]];
  if (gap > TIGHT) return ['#8fe9ff', 4, []];
  return gap > HAIR ? ['#ffd02e', 6, []] : ['#ff9ade', 8, []];
}

/** On the road between the scooter's course and the next vehicle: how close the pass will be. */
export function drawAim(to: Surface, state: State, ui: Ui): void {
  const car = state.phase === 'ride' ? nextOf(state) : undefined;
  if (!car) return;
  const ahead = Math.max(0, car.z / 1000 - ui.z - BODIES[car.kind].long / 1000);
  const [x, half] = [car.x / 1000, BODIES[car.kind].half / 1000];
  const side = Math.sign(x - ui.x) || 1;
  const at = (across: number): Point | undefined => onScreen(to, across, 0.06, ahead);
  const bumps = touches(car.kind, car.x - ui.x * 1000, 0);
  const [from, end] = bumps
    ? [at(x - half), at(x + half)]
    : [at(ui.x + (side * SCOOTER.half) / 1000), at(x - side * half)];
  if (!from || !end) return;
  const [color, width, dash] = bumps
    ? (['#ff5a5f', 6, [7, 5]] as const)
    : lineOf(gapTo(car, ui.x * 1000));
  const { c } = to;
  c.lineCap = 'round';
  draw.segment(c, from.x, from.y, end.x, end.y, width + 3, draw.fade(INK, 0.6));
  c.setLineDash([...dash]);
  draw.segment(c, from.x, from.y, end.x, end.y, width, color);
  c.setLineDash([]);
}

/** Around the scooter: how long the chain still holds, and how often its next pass counts. */
export function drawChain(to: Surface, { chain, since, phase }: State, ui: Ui): void {
  const at = onScreen(to, ui.x, 0.9);
  if (!at || chain === 0 || phase !== 'ride') return;
  const left = Math.max(0, 1 - since / CHAIN_TICKS);
  const ends = left < ENDS;
  const { c } = to;
  const blinks = ends && !to.reducedMotion && Math.sin(to.time * 16) > 0.4;
  const color = ends ? (blinks ? '#ffffff' : '#ff5a5f') : '#ffd02e';
  // Open below, where the road is read.
  const [top, far] = [-Math.PI / 2, Math.PI * 0.72 * left];
  const arc = (path: CanvasRenderingContext2D): void =>
    path.arc(at.x, at.y, RING, top - far, top + far);
  c.lineCap = 'round';
  draw.rim(c, draw.fade(INK, 0.55), ends ? 10 : 8, arc);
  draw.rim(c, color, ends ? 6 : 4, arc);
  const times = timesOf(chain + 1);
  if (times > 1) to.label(`×${times}`, at.x, at.y - RING - 14, to.readable(14 + times * 2), FACE);
}

const FACE = { top: '#ffffff', bottom: '#ffd02e', rim: INK } as const;
