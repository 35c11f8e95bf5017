import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { boardOf } from '../rules.ts';
import { draft } from '../rules/run.ts';
import type { State } from '../rules/state.ts';
import { BALL, BUCKET, FAN, JAR, type Thing, type ThingOf } from '../rules/things.ts';
import { firstStroke, type Pose, type Poses } from './poses.ts';
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

import { INK } from './room.ts';

/** Fans are painted blowing up. */
const TURNS = { up: 0, left: -1.5708, right: 1.5708 } as const;

/** What never moves and never goes: for the cached picture of a board. Board units. */
export function paintFixed(c: Context, things: readonly Thing[]): void {
  for (const thing of things) {
    const { x, y } = thing;
    if (thing.kind === 'box') {
      draw.transformed(c, { x: x + 8, y: y + 12, rotate: thing.turn }, () =>
        draw.rounded(c, -thing.w / 2, -thing.h / 2, thing.w, thing.h, 8, draw.fade('#04201c', 0.4)),
      );
      draw.place(c, x, y, () => paintBox(c, thing), thing.turn);
    } else if (thing.kind === 'jar') {
      draw.contact(c, x, y + 3, JAR.width * 0.62, 0.3);
      draw.place(c, x, y, () => paintJarBack(c, thing.hue));
    } else if (thing.kind === 'bumper') draw.place(c, x, y, () => paintBumper(c, thing.r));
    else if (thing.kind === 'fan') {
      draw.place(c, x, y, () => paintFan(c), TURNS[thing.way]);
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
    const { x, y, hue } = thing;
    const height = JAR.height + 40;
    const foot = height / 2 - 14;
    const paint = (c: Context): void => draw.place(c, 0, foot, () => paintJarFront(c, hue));
    to.stamp(`jar ${hue}`, JAR.width + 70, height, paint, x, y - foot);
  }
}

function bodyOf(state: State, at: number): number {
  return state.bodies[at] ?? -1;
}

function drawUnder(to: Surface, state: State, thing: Thing, at: number, poses: Poses): void {
  const { kind, x, y } = thing;
  if (kind === 'fan') drawWind(to, thing);
  else if (kind === 'door' || kind === 'glass' || kind === 'key') {
    if (state.gone.includes(at)) return;
    if (kind === 'key') drawKey(to, x, y);
    else drawPane(to, thing);
  } else if (kind === 'mill') {
    const side = thing.r * 2 + 24;
    const rotate = poses(bodyOf(state, at))?.turn ?? 0;
    to.stamp(`mill ${thing.r}`, side, side, (c) => paintMill(c, thing.r), x, y, { rotate });
  } else if (kind === 'crate' || kind === 'ruler') {
    const pose = poses(bodyOf(state, at));
    if (pose) drawLoose(to, thing, at, pose);
  }
}

function drawPane(to: Surface, { kind, x, y, w, h }: ThingOf<'door' | 'glass'>): void {
  const edge = kind === 'door' ? 24 : 12;
  const paint = kind === 'door' ? paintDoor : paintGlass;
  to.stamp(`${kind} ${w} ${h}`, w + edge, h + edge, (c) => paint(c, w, h), x, y);
}

function drawLoose(to: Surface, thing: ThingOf<'crate' | 'ruler'>, at: number, pose: Pose): void {
  const { x, y, turn: rotate } = pose;
  const { w } = thing;
  if (thing.kind === 'crate') {
    const { h } = thing;
    const paint = (c: Context): void => paintCrate(c, w, h, at);
    to.stamp(`crate ${w} ${h} ${at}`, w + 14, h + 18, paint, x, y, { rotate });
  } else to.stamp(`ruler ${w}`, w + 14, 34, (c) => paintRuler(c, w), x, y, { rotate });
}

function drawKey(to: Surface, x: number, y: number): void {
  const bob = to.reducedMotion ? 0 : Math.sin(to.time * 3 + x) * 4;
  const wide = to.reducedMotion ? 1 : 0.86 + 0.14 * Math.cos(to.time * 2.2);
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
    draw.ball(c, pose.x, pose.y, BALL, HUES[thing.hue].main);
    to.stamp(`mark ${thing.hue}`, 36, 36, (on) => ballMark(on, thing.hue), pose.x, pose.y, {
      rotate: pose.turn,
      alpha: 0.9,
    });
  } else if (thing.kind === 'bucket') {
    drawBucket(to, thing, pose);
  }
}

function drawBucket(to: Surface, thing: ThingOf<'bucket'>, pose: Pose): void {
  const { c } = to;
  const [cos, sin] = [Math.cos(pose.turn), Math.sin(pose.turn)];
  const grip = (side: number): readonly [number, number] => {
    const [dx, dy] = [(side * BUCKET.width) / 2, -BUCKET.height];
    return [pose.x + dx * cos - dy * sin, pose.y + dx * sin + dy * cos];
  };
  const rope = (path: Context): void => {
    path.moveTo(...grip(-1));
    path.lineTo(thing.x, thing.y);
    path.lineTo(...grip(1));
  };
  draw.rim(c, INK, 9, rope);
  draw.rim(c, '#e9c48a', 4.5, rope);
  const half = BUCKET.height / 2;
  const [x, y] = [pose.x + half * sin, pose.y - half * cos];
  const paint = (on: Context): void => draw.place(on, 0, half, () => paintBucket(on));
  to.stamp('bucket', BUCKET.width + 70, BUCKET.height + 50, paint, x, y, { rotate: pose.turn });
  to.stamp('pin', 48, 48, paintPin, thing.x, thing.y);
}

/** Streaks of air and the turning blades. */
function drawWind(to: Surface, fan: ThingOf<'fan'>): void {
  const { c } = to;
  const { way, reach } = fan;
  const zone = draft(fan);
  const up = way === 'up';
  const t = to.reducedMotion ? 0.4 : to.time;
  for (let streak = 0; streak < 7; streak += 1) {
    const part = (((t * (0.5 + (streak % 3) * 0.12) + streak * 0.37) % 1) + 1) % 1;
    const alpha = Math.sin(part * Math.PI) * 0.4;
    const lane = ((streak + 0.5) / 7) * FAN.width;
    const long = 34 + (streak % 3) * 16;
    const along = part * (reach - long);
    c.fillStyle = draw.fade('#e6fbff', Math.round(alpha * 20) / 20);
    if (up) c.fillRect(zone.x + lane - 2, zone.y + reach - along - long, 4, long);
    else {
      const x = way === 'right' ? zone.x + along : zone.x + reach - along - long;
      c.fillRect(x, zone.y + lane - 2, long, 4);
    }
  }
  const spread = Math.abs(Math.cos(t * 17)) * 26 + 5;
  draw.transformed(c, { x: fan.x, y: fan.y, rotate: TURNS[way] }, () => {
    draw.blob(c, 0, -2, spread, 5, draw.fade('#d9c8ff', 0.9));
    draw.blob(c, 0, -2, 6, 6, '#fff6e3');
  });
}
