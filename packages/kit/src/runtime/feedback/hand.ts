import type { Point } from '../../contract/index.ts';
import {
  arrow,
  place,
  down,
  fillPath,
  line,
  linear,
  rim,
  ring,
  rounded,
  type Context,
} from '../render/draw/shapes.ts';
import { stamp } from '../render/draw/stamp.ts';
import { CAP, drawKeys } from '../input/keys.ts';
import { ease } from '../base/motion.ts';
import { fade, PALETTE } from '../render/palette.ts';
import type { Coach, Device } from '../view.ts';

/** CSS pixels. */
const HAND = 62;
/** The hand's speed along a path, CSS pixels a second. */
const PACE = 260;
/** Seconds of each part of the hand's cycle: come and press, (go,) lift, and wait. */
const PRESS = 0.3;
const LIFT = 0.3;
const WAIT = 0.45;

/**
 * The taught action in live play: a ghost hand that does it, or the keys that do.
 * @param t seconds
 * @param unitPx CSS pixels per world unit, so that hand and keys have the same size on any screen
 * @param reducedMotion no movement: the hand rests at the end, with an arrow that leads there
 */
export function drawCoach(
  c: Context,
  coach: Coach,
  t: number,
  device: Device,
  unitPx: number,
  reducedMotion: boolean,
): void {
  const route = routeOf(coach);
  const unit = 1 / unitPx;
  if (device === 'keyboard' || device === 'gamepad') {
    const center = middle(route);
    drawKeys(
      c,
      coach.keys,
      center.x,
      center.y,
      unit,
      device,
      reducedMotion ? undefined : t,
      coach.kind === 'hold',
    );
    return;
  }
  const round = reducedMotion ? resting(route) : handAt(coach, route, t, unitPx);
  drawWay(c, route, round.part, round.alpha, unit, reducedMotion);
  if (round.pressed > 0) drawTouch(c, round, unit, coach.kind === 'hold');
  drawHand(c, round.x, round.y, HAND * unit * (1.14 - 0.14 * round.pressed), round.alpha);
  if (device === 'mouse' && coach.kind === 'swipe' && coach.keys.length > 0) {
    const below = Math.max(...route.map((point) => point.y)) + (HAND + CAP) * unit;
    drawKeys(
      c,
      coach.keys,
      middle(route).x,
      below,
      unit * 0.8,
      'keyboard',
      reducedMotion ? undefined : t,
      false,
    );
  }
}

function routeOf(coach: Coach): readonly Point[] {
  if (coach.kind === 'swipe') return [coach.from, coach.to];
  return coach.kind === 'path' ? coach.points : [coach.at];
}

function middle(route: readonly Point[]): Point {
  const [first, last] = [route[0], route.at(-1)];
  if (!first || !last) return { x: 0, y: 0 };
  return { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
}

function lengthOf(route: readonly Point[]): number {
  let sum = 0;
  for (let index = 1; index < route.length; index += 1) {
    const [a, b] = [route[index - 1], route[index]];
    if (a && b) sum += Math.hypot(b.x - a.x, b.y - a.y);
  }
  return sum;
}

/** The point at a fraction of the path, 0 to 1. */
function along(route: readonly Point[], part: number): Point {
  let left = lengthOf(route) * part;
  for (let index = 1; index < route.length; index += 1) {
    const [a, b] = [route[index - 1], route[index]];
    if (!a || !b) break;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (left <= length && length > 0) {
      const share = left / length;
      return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
    }
    left -= length;
  }
  return route.at(-1) ?? { x: 0, y: 0 };
}

type HandRound = {
  readonly x: number;
  readonly y: number;
  /** Progress along the path, 0 to 1. */
  readonly part: number;
  /** 0 lifted, 1 on the glass. */
  readonly pressed: number;
  /** Seconds since the touch. */
  readonly touched: number;
  readonly alpha: number;
};

function resting(route: readonly Point[]): HandRound {
  return { ...along(route, 1), part: 1, pressed: 1, touched: 0.18, alpha: 1 };
}

function handAt(coach: Coach, route: readonly Point[], t: number, unitPx: number): HandRound {
  const travel = (lengthOf(route) * unitPx) / PACE;
  const going =
    coach.kind === 'tap' ? 0.16 : coach.kind === 'hold' ? 1.2 : Math.min(4, Math.max(0.55, travel));
  const now = momentOf(coach, t, PRESS + going + LIFT);
  const part = ease.inOut(Math.min(1, Math.max(0, (now - PRESS) / going)));
  const left = now - PRESS - going;
  const pressed =
    left <= 0 ? ease.in(Math.min(1, now / PRESS)) : ease.out(Math.max(0, 1 - left / LIFT));
  const stays = coach.kind === 'tap' || coach.kind === 'hold';
  const alpha = stays
    ? 1
    : Math.min(1, now / 0.15) * (left <= 0 ? 1 : Math.max(0, 1 - left / LIFT));
  return { ...along(route, part), part, pressed, touched: Math.max(0, now - PRESS), alpha };
}

/** Seconds into one tap or stroke: several taps follow each other at once, then the hand waits. */
function momentOf(coach: Coach, t: number, once: number): number {
  const times = coach.kind === 'tap' ? (coach.taps ?? 1) : 1;
  const now = t % (once * times + WAIT);
  return now < once * times ? now % once : now - once * (times - 1);
}

/** The stroke so far; without motion, all of it with an arrow head. */
function drawWay(
  c: Context,
  route: readonly Point[],
  part: number,
  alpha: number,
  unit: number,
  reducedMotion: boolean,
): void {
  const [start, end] = [route[0], along(route, part)];
  if (route.length < 2 || !start || part <= 0) return;
  const points = Array.from({ length: 25 }, (_, step) => along(route, (part * step) / 24));
  const clear = fade(PALETTE.white, 0);
  const paint =
    route.length === 2
      ? linear(c, start.x, start.y, end.x, end.y, clear, fade(PALETTE.white, 0.85))
      : fade(PALETTE.white, 0.7);
  c.save();
  c.globalAlpha *= alpha;
  line(c, points, 15 * unit, fade(PALETTE.ink, 0.22));
  line(c, points, 10 * unit, paint);
  c.restore();
  if (!reducedMotion) return;
  const before = along(route, Math.max(0, part - 0.04));
  const turn = Math.atan2(end.y - before.y, end.x - before.x);
  place(c, end.x, end.y, () => arrow(c, 13 * unit, PALETTE.white), turn);
}

/** The touch under the finger: a ripple, or a ring that fills while it is held. */
function drawTouch(c: Context, round: HandRound, unit: number, held: boolean): void {
  const { x, y, touched, pressed } = round;
  if (held) {
    ring(c, x, y, 26 * unit, 7 * unit, fade(PALETTE.ink, 0.3 * pressed));
    rim(c, fade(PALETTE.white, pressed), 5 * unit, (path) =>
      path.arc(x, y, 26 * unit, -Math.PI / 2, -Math.PI / 2 + Math.min(1, touched / 1.2) * 6.283),
    );
    return;
  }
  const grown = ease.out(Math.min(1, touched / 0.45));
  if (touched <= 0 || grown >= 1) return;
  ring(c, x, y, (10 + 24 * grown) * unit, 5 * unit, fade(PALETTE.white, 0.9 * (1 - grown)));
}

/** A white glove whose finger tip is at x, y. `size` is the length of the hand without its cuff. */
export function drawHand(c: Context, x: number, y: number, size: number, alpha = 1): void {
  if (alpha <= 0) return;
  c.save();
  c.globalAlpha *= alpha;
  c.translate(x, y);
  c.rotate(-0.32);
  stamp(c, 'kit hand', 0, 0, size / 100, () => HAND_REACH, paintHand);
  c.restore();
}

const HAND_REACH = { left: -44, top: -8, right: 66, bottom: 136 };

function paintHand(c: Context): void {
  place(c, 7, 11, () => fillPath(c, fade(PALETTE.ink, 0.28), glove));
  place(c, 7, 11, () => rounded(c, -12, 92, 62, 30, 10, fade(PALETTE.ink, 0.28)));
  rounded(c, -12, 92, 62, 30, 10, down(c, 92, 122, '#ff86b8', PALETTE.pink));
  rim(c, PALETTE.ink, 7);
  fillPath(c, down(c, 0, 100, PALETTE.white, '#fbf8ff', '#d9cdf6'), glove);
  rim(c, PALETTE.ink, 7);
  rim(c, PALETTE.ink, 5, (path) => {
    for (const [left, top, bottom] of [
      [11, 40, 54],
      [28, 44, 60],
      [43, 50, 63],
    ] as const) {
      path.moveTo(left, top);
      path.lineTo(left, bottom);
    }
  });
  rim(c, '#ffffff', 4, (path) => {
    path.moveTo(-4, 12);
    path.lineTo(-4, 30);
  });
}

function glove(c: Context): void {
  c.moveTo(-11, 11);
  c.bezierCurveTo(-11, -4, 11, -4, 11, 11);
  c.lineTo(11, 40);
  c.bezierCurveTo(13, 32, 28, 33, 28, 44);
  c.bezierCurveTo(31, 37, 43, 39, 43, 50);
  c.bezierCurveTo(47, 44, 57, 48, 56, 59);
  c.lineTo(55, 72);
  c.bezierCurveTo(54, 86, 46, 90, 44, 99);
  c.lineTo(-6, 99);
  c.bezierCurveTo(-9, 89, -22, 84, -33, 66);
  c.bezierCurveTo(-40, 54, -28, 45, -19, 53);
  c.lineTo(-11, 61);
  c.closePath();
}
