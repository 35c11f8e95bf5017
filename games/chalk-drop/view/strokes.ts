import type { Point } from '@playgrove/kit/contract';
import { chalkHatch, chalkLine } from '@playgrove/kit/draw';
import { fade, type Surface } from '@playgrove/kit/stage';
import { lengthOf } from '@playgrove/kit/strokes';
import { CHALK } from '../rules/things.ts';
import { toPoints } from '../rules/stroke.ts';
import type { Stroke } from '../rules/state.ts';
import type { Place } from './poses.ts';
import { WHITE } from './room.ts';

/** A stroke as its bitmap, turned about its middle. */
export function drawStroke(to: Surface, stroke: Stroke, at: Place): void {
  const [mx, my] = stroke.middle;
  let reach = 0;
  for (const { points } of stroke.lines) {
    for (const { x, y } of toPoints(points)) {
      reach = Math.max(reach, Math.abs(x - mx), Math.abs(y - my));
    }
  }
  const side = (reach + CHALK * 2) * 2;
  const key = `chalk ${stroke.lines.map(({ points, solid }) => `${points.join()}${solid}`).join('/')}`;
  to.stamp(
    key,
    side,
    side,
    (c) => {
      for (const { points, solid } of stroke.lines) {
        const own = toPoints(points).map(({ x, y }) => ({ x: x - mx, y: y - my }));
        if (solid) {
          c.fillStyle = fade('#ffffff', 0.16);
          c.beginPath();
          for (const { x, y } of own) c.lineTo(x, y);
          c.fill();
          chalkHatch(c, own, 17, 6, fade(WHITE, 0.8));
        }
        chalkLine(c, solid && own[0] ? [...own, own[0]] : own, CHALK * 2, WHITE, {
          seed: points.length + (points[0] ?? 0),
        });
      }
    },
    at.x,
    at.y,
    { rotate: at.turn },
  );
}

/** Lines as far as they are drawn, for the film and for the finger. */
export function drawPart(to: Surface, lines: readonly (readonly Point[])[], part: number): void {
  const whole = lines.reduce((sum, line) => sum + lengthOf(line), 0);
  let left = whole * part;
  for (const line of lines) {
    const own: Point[] = [];
    for (const [at, b] of line.entries()) {
      const a = line[at - 1];
      if (!a) {
        own.push(b);
        continue;
      }
      const far = Math.hypot(b.x - a.x, b.y - a.y);
      const share = far === 0 ? 1 : Math.max(0, Math.min(1, left / far));
      if (share <= 0) break;
      own.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
      left -= far;
    }
    if (own.length > 1) chalkLine(to.c, own, CHALK * 2, WHITE, { grain: 0.05, seed: 3 });
    if (left <= 0) return;
  }
}
