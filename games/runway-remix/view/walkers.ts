import { between, doll, paint, POSES, walking, type Pose } from '../rules/paperdoll/index.ts';
import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { SCENES, type State } from '../rules.ts';
import { scene } from './booth.ts';
import { BROAD, TALL } from './client.ts';
import { lookOf } from './cuts.ts';
import type { Box } from './layout.ts';

/** Somewhere between two poses or in the middle of a step, feet on x, y. */
export function drawPosed(
  to: Surface,
  state: State,
  stance: Pose,
  x: number,
  y: number,
  size: number,
): void {
  const { c } = to;
  c.save();
  c.translate(x, y);
  c.scale(size, size);
  draw.contact(c, 0, 2, 80, 0.36);
  paint(c, doll(lookOf(state.model, state.worn), stance));
  c.restore();
}

/** In a pose, or waiting for one: painted once. */
export function drawStill(
  to: Surface,
  state: State,
  posing: boolean,
  x: number,
  y: number,
  size: number,
): void {
  const pose = posing ? stanceOf(state, 0, 1) : POSES.stand;
  const key = JSON.stringify([state.worn, state.model, pose, x, y, size]);
  to.layer(`still ${key}`, (c) => {
    c.save();
    c.translate(x, y);
    c.scale(size, size);
    draw.contact(c, 0, 2, 80, 0.36);
    paint(c, doll(lookOf(state.model, state.worn), pose));
    c.restore();
  });
}

/** How much smaller than at the end of the walk a step's picture is cached. */
const SHRINK = 0.7;

/** A picture of the walk, drawn larger as the client comes near. */
export function drawStep(
  to: Surface,
  state: State,
  part: number,
  x: number,
  y: number,
  most: number,
  near: number,
): void {
  const size = most * SHRINK;
  const [w, h] = [BROAD * 1.3 * size, (TALL + 30) * size];
  const key = JSON.stringify([state.worn, state.model, part, Math.round(size * 1000)]);
  const paintStep = (c: CanvasRenderingContext2D): void => {
    c.save();
    c.translate(0, h / 2 - 24 * size);
    c.scale(size, size);
    draw.contact(c, 0, 2, 80, 0.36);
    paint(c, doll(lookOf(state.model, state.worn), walking(part)));
    c.restore();
  };
  const scale = near / SHRINK;
  const middle = y - (h / 2 - 24 * size) * scale;
  to.stamp(`step ${key}`, w, h, paintStep, x, middle, { scaleX: scale, scaleY: scale });
}

/** From a step into a pose. @param part 0 walks, 1 stands in the pose */
export function stanceOf(state: State, step: number, part: number): Pose {
  const name = state.poses[state.poses.length - 1];
  const target = name ? POSES[name] : POSES.stand;
  return part <= 0 ? walking(step) : between(walking(step), target, part);
}

/**
 * The picture to keep: client, pose and backdrop over the whole area.
 * @param above what of its top the client must leave free
 */
export function paintPhoto(c: CanvasRenderingContext2D, area: Box, state: State, above = 0): void {
  const name = SCENES[state.scene] ?? 'gala';
  c.save();
  c.beginPath();
  c.rect(area.x, area.y, area.w, area.h);
  c.clip();
  scene(c, { x: area.x, y: area.y, width: area.w, height: area.h }, name);
  const size = Math.min(((area.h - above) * 0.93) / TALL, area.w / BROAD);
  c.translate(area.x + area.w / 2, area.y + area.h - (area.h - above) * 0.05);
  c.scale(size, size);
  draw.contact(c, 0, 2, 84, 0.36);
  const pose = state.poses[state.poses.length - 1];
  paint(c, doll(lookOf(state.model, state.worn), pose ? POSES[pose] : POSES.stand));
  c.restore();
}
