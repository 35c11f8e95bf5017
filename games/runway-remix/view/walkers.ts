import { between, POSES, walking, type Pose } from '../rules/paperdoll/index.ts';
import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import type { State } from '../rules.ts';
import { gala } from './booth.ts';
import { BROAD, stand, TALL } from './client.ts';
import { lookOf } from './cuts.ts';
import type { Box } from './layout.ts';

/** The pose that was struck last. */
function posed({ poses }: State): Pose {
  const name = poses.at(-1);
  return name ? POSES[name] : POSES.stand;
}

/** From a step into the pose. @param part 0 walks, 1 stands in the pose */
export function drawTurn(to: Surface, state: State, part: number, y: number, size: number): void {
  const stance = between(walking(0), posed(state), part);
  stand(to.c, lookOf(state.model, state.worn), stance, to.width / 2, y, size);
}

/** In a pose, or waiting for one: painted once. */
export function drawStill(to: Surface, state: State, hold: boolean, y: number, size: number): void {
  const pose = hold ? posed(state) : POSES.stand;
  const look = lookOf(state.model, state.worn);
  const key = JSON.stringify([state.worn, state.model, pose, to.width, y, size]);
  to.layer(`still ${key}`, (c) => stand(c, look, pose, to.width / 2, y, size));
}

/** How much smaller than at the end of the walk a step is painted. */
const SHRINK = 0.7;

/** A picture of the walk, drawn larger as the client comes near. */
export function drawStep(
  to: Surface,
  { model, worn }: State,
  part: number,
  y: number,
  { most, near }: { readonly most: number; readonly near: number },
): void {
  const size = most * SHRINK;
  const [w, h] = [BROAD * 1.3 * size, (TALL + 30) * size];
  const foot = h / 2 - 24 * size;
  const key = `step ${JSON.stringify([worn, model, part, Math.round(size * 1000)])}`;
  const [scale, look] = [near / SHRINK, lookOf(model, worn)];
  const paint = (c: Context): void => stand(c, look, walking(part), 0, foot, size);
  to.stamp(key, w, h, paint, to.width / 2, y - foot * scale, { scaleX: scale, scaleY: scale });
}

/**
 * The picture to keep: client, pose and backdrop over the whole area.
 * @param above what of its top the client must leave free
 */
export function paintPhoto(c: CanvasRenderingContext2D, area: Box, state: State, above = 0): void {
  const { x, y, w, h } = area;
  const free = h - above;
  const size = Math.min((free * 0.93) / TALL, w / BROAD);
  const inside = (path: Context): void => path.rect(x, y, w, h);
  draw.clipped(c, inside, () => {
    gala(c, { x, y, width: w, height: h });
    stand(c, lookOf(state.model, state.worn), posed(state), x + w / 2, y + h - free * 0.05, size);
  });
}
