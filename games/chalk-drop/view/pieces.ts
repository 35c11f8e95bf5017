import { ball, contact } from '@playgrove/kit/draw';
import { blob, fade, place, rim, rounded, type Surface } from '@playgrove/kit/stage';
import { boardOf } from '../rules.ts';
import { draught } from '../rules/run.ts';
import type { State } from '../rules/state.ts';
import { BALL, BUCKET, FAN, JAR, type Thing } from '../rules/things.ts';
import type { Poses } from './poses.ts';
import { drawStroke } from './strokes.ts';
import {
  ballMark,
  HUES,
  paintBox,
  paintBucket,
  paintBumper,
  paintCrate,
  paintDoor,
  paintFan,
  paintGlass,
  paintJarBack,
  paintJarFront,
  paintKey,
  paintMill,
  paintPin,
  paintRuler,
} from './toys.ts';
import { firstStroke } from './poses.ts';
import { INK } from './room.ts';

/** What never moves and never goes: for the cached picture of a board. Board units. */
export function paintStill(c: CanvasRenderingContext2D, things: readonly Thing[]): void {
  for (const thing of things) {
    const { x, y } = thing;
    if (thing.kind === 'box') {
      place(
        c,
        x + 8,
        y + 12,
        () => rounded(c, -thing.w / 2, -thing.h / 2, thing.w, thing.h, 8, fade('#04201c', 0.4)),
        thing.turn,
      );
      place(c, x, y, () => paintBox(c, thing), thing.turn);
    } else if (thing.kind === 'jar') {
      contact(c, x, y + 3, JAR.width * 0.62, 0.3);
      place(c, x, y, () => paintJarBack(c, thing.hue));
    } else if (thing.kind === 'bumper') place(c, x, y, () => paintBumper(c, thing.r));
    else if (thing.kind === 'fan') {
      place(
        c,
        x,
        y,
        () => paintFan(c),
        thing.way === 'up' ? 0 : thing.way === 'left' ? -1.5708 : 1.5708,
      );
    }
  }
}

/** Everything that is on the board in one state, board units. */
export function drawPieces(to: Surface, state: State, poses: Poses, strokes = true): void {
  const { things } = boardOf(state.params);
  for (const [at, thing] of things.entries()) drawUnder(to, state, thing, at, poses);
  if (strokes) {
    const first = firstStroke(state);
    for (const [at, stroke] of state.strokes.entries()) {
      const pose = poses(first + at);
      if (pose) drawStroke(to, stroke, pose);
    }
  }
  for (const [at, thing] of things.entries()) drawOver(to, state, thing, at, poses);
  for (const thing of things) {
    if (thing.kind !== 'jar') continue;
    const key = `jar ${thing.hue}`;
    const height = JAR.height + 40;
    to.stamp(
      key,
      JAR.width + 70,
      height,
      (c) => place(c, 0, height / 2 - 14, () => paintJarFront(c, thing.hue)),
      thing.x,
      thing.y - height / 2 + 14,
    );
  }
}

function bodyOf(state: State, at: number): number {
  return state.bodies[at] ?? -1;
}

function drawUnder(to: Surface, state: State, thing: Thing, at: number, poses: Poses): void {
  const { x, y } = thing;
  const gone = state.gone.includes(at);
  switch (thing.kind) {
    case 'fan':
      drawWind(to, thing);
      return;
    case 'door':
      if (!gone) {
        to.stamp(
          `door ${thing.w} ${thing.h}`,
          thing.w + 24,
          thing.h + 24,
          (c) => paintDoor(c, thing.w, thing.h),
          x,
          y,
        );
      }
      return;
    case 'glass':
      if (!gone) {
        to.stamp(
          `glass ${thing.w} ${thing.h}`,
          thing.w + 12,
          thing.h + 12,
          (c) => paintGlass(c, thing.w, thing.h),
          x,
          y,
        );
      }
      return;
    case 'key':
      if (!gone) drawKey(to, x, y);
      return;
    case 'mill': {
      const pose = poses(bodyOf(state, at));
      const side = thing.r * 2 + 24;
      to.stamp(`mill ${thing.r}`, side, side, (c) => paintMill(c, thing.r), x, y, {
        rotate: pose?.turn ?? 0,
      });
      return;
    }
    case 'crate':
    case 'ruler': {
      const pose = poses(bodyOf(state, at));
      if (pose) drawLoose(to, thing, at, pose);
      return;
    }
    default:
  }
}

function drawLoose(
  to: Surface,
  thing: Extract<Thing, { kind: 'crate' | 'ruler' }>,
  at: number,
  pose: { readonly x: number; readonly y: number; readonly turn: number },
): void {
  const more = { rotate: pose.turn };
  if (thing.kind === 'crate') {
    const { w, h } = thing;
    to.stamp(
      `crate ${w} ${h} ${at}`,
      w + 14,
      h + 18,
      (c) => paintCrate(c, w, h, at),
      pose.x,
      pose.y,
      more,
    );
    return;
  }
  to.stamp(
    `ruler ${thing.w}`,
    thing.w + 14,
    34,
    (c) => paintRuler(c, thing.w),
    pose.x,
    pose.y,
    more,
  );
}

function drawKey(to: Surface, x: number, y: number): void {
  const bob = to.calm ? 0 : Math.sin(to.time * 3 + x) * 4;
  const wide = to.calm ? 1 : 0.86 + 0.14 * Math.cos(to.time * 2.2);
  to.stamp('key', 90, 90, paintKey, x, y + bob, { scaleX: wide, scaleY: 1 });
}

function drawOver(to: Surface, state: State, thing: Thing, at: number, poses: Poses): void {
  const { c } = to;
  if (thing.kind === 'pin') {
    to.stamp('pin', 48, 48, paintPin, thing.x, thing.y);
    return;
  }
  const pose = poses(bodyOf(state, at));
  if (!pose) return;
  if (thing.kind === 'ruler') {
    to.stamp('pin', 48, 48, paintPin, thing.x, thing.y, { scaleX: 0.8, scaleY: 0.8 });
  } else if (thing.kind === 'ball') {
    ball(c, pose.x, pose.y, BALL, HUES[thing.hue].main);
    to.stamp(`mark ${thing.hue}`, 36, 36, (on) => ballMark(on, thing.hue), pose.x, pose.y, {
      rotate: pose.turn,
      alpha: 0.9,
    });
  } else if (thing.kind === 'bucket') {
    drawBucket(to, thing, pose);
  }
}

function drawBucket(
  to: Surface,
  thing: Extract<Thing, { kind: 'bucket' }>,
  pose: { readonly x: number; readonly y: number; readonly turn: number },
): void {
  const { c } = to;
  const [cos, sin] = [Math.cos(pose.turn), Math.sin(pose.turn)];
  const grip = (side: number): readonly [number, number] => {
    const [dx, dy] = [(side * BUCKET.width) / 2, -BUCKET.height];
    return [pose.x + dx * cos - dy * sin, pose.y + dx * sin + dy * cos];
  };
  const rope = (path: CanvasRenderingContext2D): void => {
    path.moveTo(...grip(-1));
    path.lineTo(thing.x, thing.y);
    path.lineTo(...grip(1));
  };
  rim(c, INK, 9, rope);
  rim(c, '#e9c48a', 4.5, rope);
  const middle = { x: pose.x + (BUCKET.height / 2) * sin, y: pose.y - (BUCKET.height / 2) * cos };
  to.stamp(
    'bucket',
    BUCKET.width + 70,
    BUCKET.height + 50,
    (on) => place(on, 0, BUCKET.height / 2, () => paintBucket(on)),
    middle.x,
    middle.y,
    { rotate: pose.turn },
  );
  to.stamp('pin', 48, 48, paintPin, thing.x, thing.y);
}

/** Streaks of air and the turning blades. */
function drawWind(to: Surface, fan: Extract<Thing, { kind: 'fan' }>): void {
  const { c } = to;
  const { way, reach } = fan;
  const zone = draught(fan);
  const up = way === 'up';
  const t = to.calm ? 0.4 : to.time;
  for (let streak = 0; streak < 7; streak += 1) {
    const part = (((t * (0.5 + (streak % 3) * 0.12) + streak * 0.37) % 1) + 1) % 1;
    const alpha = Math.sin(part * Math.PI) * 0.4;
    const lane = ((streak + 0.5) / 7) * FAN.width;
    const long = 34 + (streak % 3) * 16;
    const along = part * (reach - long);
    c.fillStyle = fade('#e6fbff', Math.round(alpha * 20) / 20);
    if (up) c.fillRect(zone.x + lane - 2, zone.y + reach - along - long, 4, long);
    else {
      const x = way === 'right' ? zone.x + along : zone.x + reach - along - long;
      c.fillRect(x, zone.y + lane - 2, long, 4);
    }
  }
  const spread = Math.abs(Math.cos(t * 17)) * 26 + 5;
  place(
    c,
    fan.x,
    fan.y,
    () => {
      blob(c, 0, -2, spread, 5, fade('#d9c8ff', 0.9));
      blob(c, 0, -2, 6, 6, '#fff6e3');
    },
    up ? 0 : way === 'left' ? -1.5708 : 1.5708,
  );
}
