import type { Point } from '@playgrove/kit/contract';
import type { Context, Sizes } from '@playgrove/kit/runtime';
import { boxesOf } from '../rules/body.ts';
import { jobOf } from '../rules.ts';
import { lotOf } from '../rules/lots.ts';
import type { Lot, State } from '../rules/types.ts';
import { vehicleOf } from '../rules/vehicles.ts';

/** What of the lot is on the screen. */
export type Camera = {
  /** The place of the lot in the middle of the screen. */
  x: number;
  y: number;
  scale: number;
  isTurned: boolean;
  width: number;
  height: number;
  isReady: boolean;
};

/** Painted around the lot, and shown at least. */
export const MARGIN = 180;
const PAD = 15;
/** CSS pixels of a unit: a car of 84 units never gets smaller than a thumb. */
const MIN = 0.685;
const MAX = 1.75;
const RATE = 4.5;
/** How far it looks from the car to the bay. */
const TOWARD = 0.32;

export const freshCamera = (): Camera => ({
  x: 0,
  y: 0,
  scale: 1,
  isTurned: false,
  width: 390,
  height: 700,
  isReady: false,
});

/** A lot lies the way that the screen lies. */
const isTurnedFor = (lot: Lot, { width, height }: Pick<Sizes, 'width' | 'height'>): boolean =>
  width > height !== lot.width > lot.height;

/** The scale at which all of the lot is seen, and the one in play. */
export function scalesOf(lot: Lot, { width, height }: Pick<Sizes, 'width' | 'height'>) {
  const isTurned = isTurnedFor(lot, { width, height });
  const [across, along] = isTurned ? [lot.height, lot.width] : [lot.width, lot.height];
  const whole = Math.min(width / (across + PAD * 2), height / (along + PAD * 2), MAX);
  return { whole, play: Math.max(whole, MIN), isTurned };
}

/** Follows the car where the lot is larger than the screen; at the end all of it is seen. */
export function look(camera: Camera, state: State, to: Sizes, dt: number, isOver: boolean): void {
  const lot = lotOf(state);
  const { whole, play, isTurned } = scalesOf(lot, to);
  const scale = isOver ? whole : play;
  const job = jobOf(state);
  const [box] = boxesOf(state.body, vehicleOf(job.vehicle));
  const car = box ?? state.body;
  const x = car.x + (job.bay.x - car.x) * TOWARD;
  const y = car.y + (job.bay.y - car.y) * TOWARD;
  const [width, height] = isTurned ? [to.height, to.width] : [to.width, to.height];
  const goal = {
    x: within(isOver ? lot.width / 2 : x, lot.width, width / scale),
    y: within(isOver ? lot.height / 2 : y, lot.height, height / scale),
  };
  const part = camera.isReady ? 1 - Math.exp(-RATE * dt) : 1;
  camera.x += (goal.x - camera.x) * part;
  camera.y += (goal.y - camera.y) * part;
  camera.scale += (scale - camera.scale) * part;
  Object.assign(camera, { isTurned, width: to.width, height: to.height, isReady: true });
}

/** The middle of the screen along one side, so that it shows no more than the lot and its edge. */
function within(at: number, size: number, seen: number): number {
  const half = seen / 2 - PAD;
  return half * 2 >= size ? size / 2 : Math.max(half, Math.min(size - half, at));
}

export function toScreen({ x, y }: Point, camera: Camera): Point {
  const { scale, isTurned } = camera;
  const [dx, dy] = [(x - camera.x) * scale, (y - camera.y) * scale];
  const [right, down] = isTurned ? [dy, -dx] : [dx, dy];
  return { x: camera.width / 2 + right, y: camera.height / 2 + down };
}

/** A way on the screen as a way on the lot. */
export const toLot = ({ x, y }: Point, { isTurned }: Pick<Camera, 'isTurned'>): Point =>
  isTurned ? { x: -y, y: x } : { x, y };

/** Paints in units of the lot. */
export function onLot(c: Context, camera: Camera, paint: () => void): void {
  c.save();
  c.translate(camera.width / 2, camera.height / 2);
  c.scale(camera.scale, camera.scale);
  if (camera.isTurned) c.rotate(-Math.PI / 2);
  c.translate(-camera.x, -camera.y);
  paint();
  c.restore();
}

/** Shadows fall down the screen, and a little to the right. */
export const shadowOf = (isTurned: boolean, by: number): Point =>
  toLot({ x: by * 0.45, y: by }, { isTurned });
