import * as draw from '@playgrove/kit/draw';
import { FAULT, middleOf } from '@playgrove/kit/logic/paintmask';
import type { Point, Surface } from '@playgrove/kit/runtime';
import { FRAME } from '../rules/reference.ts';
import { verdictFor } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import type { Place } from './layout.ts';

/** What is missing, wrong or astray: rings, crosses and dots, so that no color is needed to tell. */
export function drawMap(to: Surface, state: State, at: Place): void {
  const { faults } = verdictFor(state.look, state.strokes);
  let key = 17;
  for (const text of state.strokes) {
    for (let i = 0; i < text.length; i += 1)
      key = Math.imul(key ^ text.charCodeAt(i), 0x01000193) >>> 0;
  }
  draw.stamped(
    to,
    `map ${state.look} ${key} ${at.scale.toFixed(2)}`,
    {
      x: at.x,
      y: at.y,
      width: 190 * at.scale,
      height: 230 * at.scale,
      alpha: to.reducedMotion ? 0.95 : 0.7 + 0.3 * Math.sin(to.time * 5),
    },
    (c) => {
      c.scale(at.scale, at.scale);
      faults.forEach((fault, cell) => {
        const [column, row] = [cell % FRAME.columns, Math.floor(cell / FRAME.columns)];
        if (fault && (column + row) % 2 === 0) mark(c, fault, middleOf(FRAME, cell));
      });
    },
  );
}

const CROSS = 'M-1.7-1.7L1.7 1.7M1.7-1.7L-1.7 1.7';

export function mark(c: CanvasRenderingContext2D, fault: number, { x, y }: Point): void {
  if (fault === FAULT.missing) {
    draw.ring(c, x, y, 1.6, 2.2, draw.PALETTE.ink);
    draw.ring(c, x, y, 1.6, 1.1, '#ffffff');
  } else if (fault === FAULT.otherColor) {
    draw.place(c, x, y, () => {
      draw.drawPath(c, CROSS, { line: draw.PALETTE.ink, width: 2.4 });
      draw.drawPath(c, CROSS, { line: draw.PALETTE.yellow, width: 1.2 });
    });
  } else {
    draw.disc(c, x, y, 2, draw.PALETTE.ink);
    draw.disc(c, x, y, 1.3, draw.PALETTE.red);
  }
}
