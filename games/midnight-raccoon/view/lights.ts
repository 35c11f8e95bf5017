import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { poseAt, type Pose } from '../rules/patrol.ts';
import type { State } from '../rules/state.ts';
import { GRACE, NOTICE, poseNow, reachOf, seenFrom, sees } from '../rules/watch.ts';
import { CELL, DOG_EAR, SENSOR, type Yard } from '../rules/yard.ts';
import type { Turned } from '@playgrove/kit/draw/controls';

const outline: number[] = [];
const pose: Pose = { x: 0, y: 0, angle: 0 };

/** Where a watcher is at a moment between two ticks. */
export function poseIn(yard: Yard, state: State, at: number, tick: number): Pose {
  const mood = state.moods[at];
  if (!mood) return pose;
  const busy = mood.look > 0 || mood.off !== 0;
  return poseNow(yard, at, busy ? Math.min(tick, state.t) : tick, mood, pose);
}

/** Where a watcher will be after this many ticks, if nothing disturbs it. */
export function poseAhead(yard: Yard, state: State, at: number, ahead: number): Pose {
  const watcher = yard.watchers[at];
  const mood = state.moods[at];
  if (!watcher || !mood) return pose;
  if (watcher.kind !== 'guard') return poseNow(yard, at, state.t, mood, pose);
  return poseAt(watcher, state.t + ahead - mood.lag, pose);
}

/** Traces what is lit, turned as the screen is: the very outline that the rules judge by. */
function trace(c: Context, layout: Turned): void {
  c.beginPath();
  for (let at = 0; at < outline.length; at += 2) {
    const [x, y] = [outline[at] ?? 0, outline[at + 1] ?? 0];
    if (layout.portrait) c.lineTo(layout.rect.x + x, layout.rect.y + y);
    else c.lineTo(layout.rect.x + CELL * 13 - y, layout.rect.y + x);
  }
  c.closePath();
}

/** Everything that sees you now, lit. @param dim while a plan shows what comes */
export function drawLights(
  to: Surface,
  yard: Yard,
  state: State,
  layout: Turned,
  tick: number,
  dim: boolean,
): void {
  const { c } = to;
  state.moods.forEach((mood, at) => {
    if (!sees(yard, at, mood)) return;
    const kind = yard.watchers[at]?.kind;
    const here = poseIn(yard, state, at, tick);
    seenFrom(yard, at, here, state.open, outline);
    const { x, y } = layout.toScreen(here);
    const hot = state.by === at ? Math.min(1, state.alarm / (GRACE * 0.6)) : 0;
    const color = hot > 0.3 ? '#ff6a5a' : kind === 'dog' ? '#ff9a4a' : '#ffe08c';
    c.globalAlpha = dim ? 0.28 : 1;
    trace(c, layout);
    c.fillStyle = draw.radial(
      c,
      x,
      y,
      reachOf(yard, at),
      draw.fade(color, 0.78),
      draw.fade(color, 0.6),
      draw.fade(color, 0.44),
    );
    c.fill();
    draw.rim(c, draw.fade(hot > 0.3 ? '#ffb0a0' : '#fff6d0', 0.85), 2.6);
    c.globalAlpha = 1;
  });
}

/** Where the lights will be, in another color and with a broken edge. */
export function drawGhostLights(
  to: Surface,
  yard: Yard,
  state: State,
  layout: Turned,
  ahead: number,
  open: boolean,
): void {
  const { c } = to;
  yard.watchers.forEach(({ kind }, at) => {
    if (kind !== 'guard') return;
    seenFrom(yard, at, poseAhead(yard, state, at, ahead), open, outline);
    trace(c, layout);
    c.fillStyle = draw.fade('#7fe0ff', 0.34);
    c.fill();
    c.setLineDash([9, 7]);
    draw.rim(c, '#d6f6ff', 3);
    c.setLineDash([]);
  });
}

/** What is heard and sensed from where: the circle of a dog's ears, the field of a sensor. */
export function drawFields(to: Surface, yard: Yard, state: State, layout: Turned): void {
  const { c } = to;
  if (yard.watchers.every(({ kind }) => kind === 'guard')) return;
  const rect = layout.rect;
  c.save();
  c.beginPath();
  c.rect(rect.x, rect.y, rect.width, rect.height);
  c.clip();
  yard.watchers.forEach((watcher, at) => {
    if (watcher.kind === 'guard') return;
    const { x, y } = layout.toScreen(watcher);
    const mood = state.moods[at];
    if (watcher.kind === 'dog') {
      c.setLineDash([6, 9]);
      draw.rim(c, '#ffb87acc', 3, (path) => path.arc(x, y, DOG_EAR, 0, 7));
      c.setLineDash([]);
      return;
    }
    if (!mood || mood.look > 0) return;
    draw.disc(c, x, y, SENSOR, draw.fade('#8fb8ff', 0.12));
    c.setLineDash([2, 8]);
    draw.rim(c, '#a9c8ffdd', 4);
    c.setLineDash([]);
    const part = mood.off / NOTICE;
    if (part <= 0) return;
    draw.rim(c, part > 0.6 ? '#ff8a5a' : '#ffe08a', 7, (path) =>
      path.arc(x, y, SENSOR - 2, -Math.PI / 2, -Math.PI / 2 + part * Math.PI * 2),
    );
  });
  c.restore();
}
