import type { Point } from '@playgrove/kit/contract';
import { speedOf } from '../rules/body.ts';
import { alongX, alongY } from '@playgrove/kit/logic/headings';
import type { ArenaState, Noodle } from '../rules/types.ts';

/** Square units of bowl seen at the start: in portrait, held in a hand; and in landscape, more often on a desk. */
const SEEN = { portrait: 330_000, landscape: 420_000 } as const;
/** How far the picture draws back from a noodle that fills it. */
const FARTHEST = 0.7;
const LONG = 260;
/** World units the camera looks ahead. */
const AHEAD = 34;

export function arenaWorld(aspect: number): { readonly width: number; readonly height: number } {
  const shape = Math.min(2.6, Math.max(0.42, aspect));
  const height = Math.sqrt((shape > 1.2 ? SEEN.landscape : SEEN.portrait) / shape);
  return { width: height * shape, height };
}

export type Camera = { readonly x: number; readonly y: number; readonly zoom: number };

/** Depends on the state alone, so that cues and the culprit are placed where they are drawn. */
export function cameraOf(state: ArenaState, part = 0): Camera {
  const [you] = state.noodles;
  const head = headOf(you, state.age < 0 || state.end ? 0 : part);
  const back = Math.max(0, you.path.length - 2 * 9);
  const [dx, dy] = [head.x - (you.path[back] ?? head.x), head.y - (you.path[back + 1] ?? head.y)];
  const far = Math.hypot(dx, dy) || 1;
  const size = Math.min(1, Math.max(0, state.longest - 20) / LONG);
  return {
    x: head.x + (dx / far) * AHEAD * Math.min(1, far / 80),
    y: head.y + (dy / far) * AHEAD * Math.min(1, far / 80),
    zoom: 1 - (1 - FARTHEST) * size,
  };
}

/** Where a head is, part of the way into the next tick. */
export function headOf(noodle: Noodle, part: number): Point {
  const speed = speedOf(noodle) * part;
  return {
    x: noodle.x + alongX(noodle.heading) * speed,
    y: noodle.y + alongY(noodle.heading) * speed,
  };
}

export function onScreen(
  camera: Camera,
  world: { readonly width: number; readonly height: number },
  at: Point,
): Point {
  return {
    x: world.width / 2 + (at.x - camera.x) * camera.zoom,
    y: world.height / 2 + (at.y - camera.y) * camera.zoom,
  };
}
