import * as draw from '@playgrove/kit/draw';
import { paint } from '@playgrove/kit/logic/marks';
import { FAULT, middleOf } from '@playgrove/kit/logic/paintmask';
import type { Point, Surface } from '@playgrove/kit/runtime';
import { FACES } from '../people.ts';
import { lively } from '../people/lively.ts';
import { FRAME } from '../rules/reference.ts';
import { verdictFor } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import { inFace } from './face.ts';
import type { Place } from './layout.ts';
import { SHEET } from './picture.ts';
import type { Ui } from './ui.ts';

type C = CanvasRenderingContext2D;

/** The left part of the face as it was before. */
export function drawBefore(to: Surface, state: State, ui: Ui, at: Place, part: number): void {
  const { c } = to;
  const { sheets } = ui.picture;
  const who = FACES[state.person] ?? FACES[0];
  if (part <= 0 || !who) return;
  inFace(c, at, () => {
    c.beginPath();
    c.rect(SHEET.left, SHEET.top, SHEET.width * part, SHEET.height);
    c.clip();
    if (sheets) {
      c.drawImage(sheets.under.canvas, SHEET.left, SHEET.top, SHEET.width, SHEET.height);
      c.drawImage(sheets.over.canvas, SHEET.left, SHEET.top, SHEET.width, SHEET.height);
    }
    paint(c, lively(who, { open: 1, x: 0, y: 0, mouth: 'smile' }));
  });
}

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
    `map ${state.look} ${state.strokes.length} ${key} ${at.scale.toFixed(2)}`,
    {
      x: at.x,
      y: at.y,
      width: 190 * at.scale,
      height: 230 * at.scale,
      alpha: to.reducedMotion ? 0.95 : 0.7 + 0.3 * Math.sin(to.time * 5),
    },
    (c) => {
      c.scale(at.scale, at.scale);
      for (let cell = 0; cell < faults.length; cell += 1) {
        const fault = faults[cell];
        const [column, row] = [cell % FRAME.columns, Math.floor(cell / FRAME.columns)];
        if (!fault || (column + row) % 2 > 0) continue;
        mark(c, fault, middleOf(FRAME, cell));
      }
    },
  );
}

const CROSS = 'M-1.7-1.7L1.7 1.7M1.7-1.7L-1.7 1.7';

export function mark(c: C, fault: number, { x, y }: Point): void {
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
