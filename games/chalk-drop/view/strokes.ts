import type { Point } from '@playgrove/kit/contract';
import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import { chalkHatch, chalkLine } from './chalk.ts';
import type { Keepsake, Surface } from '@playgrove/kit/runtime';
import { firstPart, lengthOf } from '../strokes/index.ts';
import { CHALK } from '../rules/things.ts';
import { toPoints } from '../rules/stroke.ts';
import type { Stroke } from '../rules/state.ts';
import type { Pose } from './poses.ts';
import { stub, WHITE } from './room.ts';

type Look = Keepsake & { readonly chalk: string };

/** What players own: their chalk. */
export const CHALKS = keepsakes<Look>(
  [
    { id: 'white', needs: 0, chalk: WHITE },
    { id: 'lemon', needs: 2, chalk: '#fff0a0' },
    { id: 'pink', needs: 6, chalk: '#ffc4dc' },
    { id: 'sky', needs: 14, chalk: '#bfe6ff' },
    { id: 'mint', needs: 26, chalk: '#c4f5cf' },
    { id: 'peach', needs: 42, chalk: '#ffd2a8' },
    { id: 'lilac', needs: 62, chalk: '#dcc8ff' },
    { id: 'gold', needs: 90, chalk: '#ffd75a' },
  ],
  (c, { chalk }) => {
    c.scale(1.6, 1.6);
    stub(c, 0, 0, chalk, -0.7, 56);
  },
);

/** A stroke as its bitmap, turned about its middle. */
export function drawStroke(to: Surface, stroke: Stroke, at: Pose): void {
  const [mx, my] = stroke.middle;
  const { chalk } = CHALKS.of(to);
  let reach = 0;
  for (const { points } of stroke.lines) {
    for (const { x, y } of toPoints(points)) {
      reach = Math.max(reach, Math.abs(x - mx), Math.abs(y - my));
    }
  }
  const side = (reach + CHALK * 2) * 2;
  const key = `chalk ${stroke.lines.map(({ points, solid }) => `${points.join()}${solid}`).join('/')}`;
  draw.stamped(to, key, { x: at.x, y: at.y, width: side, height: side, rotate: at.turn }, (c) => {
    for (const { points, solid } of stroke.lines) {
      const own = toPoints(points).map(({ x, y }) => ({ x: x - mx, y: y - my }));
      if (solid) {
        c.fillStyle = draw.fade('#ffffff', 0.16);
        c.beginPath();
        for (const { x, y } of own) c.lineTo(x, y);
        c.fill();
        chalkHatch(c, own, 17, 6, draw.fade(chalk, 0.8));
      }
      chalkLine(c, solid && own[0] ? [...own, own[0]] : own, CHALK * 2, chalk, {
        seed: points.length + (points[0] ?? 0),
      });
    }
  });
}

/** Lines as far as they are drawn, for the film and for the finger. */
export function drawPart(to: Surface, lines: readonly (readonly Point[])[], part: number): void {
  let left = lines.reduce((sum, line) => sum + lengthOf(line), 0) * part;
  for (const line of lines) {
    if (left <= 0) return;
    const own = firstPart(line, left);
    if (own.length > 1)
      chalkLine(to.c, own, CHALK * 2, CHALKS.of(to).chalk, { grain: 0.05, seed: 3 });
    left -= lengthOf(line);
  }
}
