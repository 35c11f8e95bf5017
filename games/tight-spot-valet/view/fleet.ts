import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { boxesOf } from '../rules/body.ts';
import type { Body, Box } from '../rules/types.ts';
import { vehicleOf, type VehicleName } from '../rules/vehicles.ts';
import { drawEyes, paintCar, paintWheel, type Gaze, type Half, type Paintwork } from './cars.ts';

const INK = '#33224f';
const CASES = ['#ff7a6b', '#4fb8f0', '#ffc93c'] as const;
/** Around a picture, for wheels that stick out. */
const ROOM = 8;

/** Higher cars have a box on their back, longer ones more windows. */
function paintVan(c: Context, half: Half, paint: Paintwork): void {
  const { l, w } = half;
  paintCar(c, half, paint, false);
  const [from, to] = [-l + 6, l * 0.2];
  draw.rounded(c, from - 2, -w + 1, to - from + 4, w * 2 - 2, 9, INK);
  const fill = draw.linear(c, 0, -w, 0, w, '#ffffff', '#fff2dc', '#e6d3b8');
  draw.rounded(c, from, -w + 3, to - from, w * 2 - 6, 8, fill);
  for (let x = from + 12; x < to - 8; x += 15)
    draw.rounded(c, x, -w + 6, 3, w * 2 - 12, 1.5, '#d9c3a4');
  draw.rounded(c, from + 6, -5, to - from - 12, 10, 5, paint.body);
}

function paintLimo(c: Context, half: Half, paint: Paintwork): void {
  paintCar(c, half, paint, false);
  const { l, w } = half;
  for (let x = -l * 0.42; x < l * 0.14; x += 20) {
    draw.rounded(c, x, -w + 9, 12, w * 2 - 18, 4, draw.fade(INK, 0.75));
    draw.rounded(c, x + 1.5, -w + 10.5, 9, w * 2 - 21, 3, '#8fd4fb');
  }
}

function paintTug(c: Context, half: Half): void {
  paintCar(c, half, { body: '#2fb36d', roof: '#ffe27a' }, false);
}

/** A house on wheels, with a skylight and a flower box. */
function paintCaravan(c: Context, { l, w }: Half): void {
  draw.rounded(c, l - 4, -3, 22, 6, 3, INK);
  for (const side of [-1, 1]) paintWheel(c, -8, side * (w - 1));
  draw.rounded(c, -l - 2, -w - 2, l * 2 + 4, w * 2 + 4, 15, INK);
  const fill = draw.linear(c, 0, -w, 0, w, '#ffffff', '#fff4dd', '#ead6b4');
  draw.rounded(c, -l, -w, l * 2, w * 2, 13, fill);
  draw.rounded(c, -l + 4, -w + 3, l * 2 - 8, 6, 3, '#ff8f7a');
  draw.rounded(c, -l + 4, w - 9, l * 2 - 8, 6, 3, '#ff8f7a');
  draw.rounded(c, -12, -8, 24, 16, 5, '#5bb7e6');
  draw.rounded(c, -9, -6, 8, 5, 2, '#d8f4ff');
  draw.disc(c, l - 14, 0, 5, '#ffd23c');
}

function paintTrolley(c: Context, { l, w }: Half, at: number): void {
  draw.rounded(c, l - 3, -2.5, 18, 5, 2.5, INK);
  for (const x of [-l * 0.5, l * 0.5]) for (const side of [-1, 1]) paintWheel(c, x, side * (w - 1));
  draw.rounded(c, -l - 1.5, -w - 1.5, l * 2 + 3, w * 2 + 3, 7, INK);
  draw.rounded(c, -l, -w, l * 2, w * 2, 6, '#d6a566');
  const color = CASES[at % CASES.length] ?? CASES[0];
  const other = CASES[(at + 1) % CASES.length] ?? CASES[0];
  for (const [x, y, wide, high, fill] of [
    [-l + 4, -w + 4, l * 0.95, w * 2 - 8, color],
    [2, -w + 4, l - 6, w - 6, other],
    [2, 2, l - 6, w - 6, '#8f7bdc'],
  ] as const) {
    draw.rounded(c, x - 1, y - 1, wide + 2, high + 2, 4, INK);
    draw.rounded(c, x, y, wide, high, 3.5, fill);
    draw.rounded(c, x + 2, y + 2, wide - 4, 3, 1.5, '#ffffff66');
  }
}

function paintPart(
  c: Context,
  name: VehicleName,
  half: Half,
  part: number,
  paint: Paintwork,
): void {
  if (part > 0) {
    if (name === 'trailer') paintCaravan(c, half);
    else paintTrolley(c, half, part);
  } else if (name === 'van') paintVan(c, half, paint);
  else if (name === 'limo') paintLimo(c, half, paint);
  else if (name === 'train') paintTug(c, half);
  else paintCar(c, half, paint, false);
}

export type Showing = {
  readonly paint: Paintwork;
  /** Names the paint, for the cache. */
  readonly look: string;
  readonly gaze: Gaze;
  /** How far the front wheels are turned, radians. */
  readonly wheel: number;
  readonly scale?: readonly [number, number];
};

/** A vehicle with all that it tows, in units of the lot. */
export function drawVehicle(
  to: Pick<Surface, 'c' | 'stamp'>,
  name: VehicleName,
  body: Body,
  showing: Showing,
): void {
  const { c } = to;
  const boxes = boxesOf(body, vehicleOf(name));
  for (let part = boxes.length - 1; part >= 0; part -= 1) {
    const box = boxes[part];
    if (box) drawPart(to, name, box, part, showing);
  }
  c.globalAlpha = 1;
}

function drawPart(
  to: Pick<Surface, 'c' | 'stamp'>,
  name: VehicleName,
  box: Box,
  part: number,
  { paint, look, gaze, wheel, scale = [1, 1] }: Showing,
): void {
  const { c } = to;
  c.save();
  c.translate(box.x, box.y);
  c.rotate(box.a);
  c.scale(scale[0], scale[1]);
  if (part === 0) {
    const front = box.l * 0.58;
    for (const side of [-1, 1]) paintWheel(c, front, side * (box.w - 1.5), wheel);
  }
  const [width, height] = [(box.l + ROOM * 2.5) * 2, (box.w + ROOM) * 2];
  to.stamp(
    `${name} ${part} ${look}`,
    width,
    height,
    (on) => paintPart(on, name, box, part, paint),
    0,
    0,
  );
  if (part === 0) drawEyes(c, box, gaze);
  c.restore();
}

/** Below a vehicle, fallen by `dx`, `dy`. */
export function drawShadow(c: Context, boxes: readonly Box[], dx: number, dy: number): void {
  c.fillStyle = '#3a1d5a3d';
  for (const box of boxes) {
    c.save();
    c.translate(box.x + dx, box.y + dy);
    c.rotate(box.a);
    c.beginPath();
    c.roundRect(-box.l - 1, -box.w - 1, box.l * 2 + 2, box.w * 2 + 2, 13);
    c.fill();
    c.restore();
  }
}
