import { paint } from '@playgrove/kit/marks';
import { FAULT, middleOf } from '@playgrove/kit/paintmask';
import { PALETTE, rim, type Surface } from '@playgrove/kit/stage';
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

/** What is missing, wrong or astray: rings, crosses and dots, so that no colour is needed to tell. */
export function drawMap(to: Surface, state: State, at: Place): void {
  const { faults } = verdictFor(state.look, state.strokes);
  let key = 17;
  for (const text of state.strokes) {
    for (let i = 0; i < text.length; i += 1)
      key = Math.imul(key ^ text.charCodeAt(i), 0x01000193) >>> 0;
  }
  to.stamp(
    `map ${state.look} ${state.strokes.length} ${key} ${at.scale.toFixed(2)}`,
    190 * at.scale,
    230 * at.scale,
    (c) => {
      c.scale(at.scale, at.scale);
      for (let cell = 0; cell < faults.length; cell += 1) {
        const fault = faults[cell];
        const [column, row] = [cell % FRAME.columns, Math.floor(cell / FRAME.columns)];
        if (!fault || (column + row) % 2 > 0) continue;
        mark(c, fault, middleOf(FRAME, cell));
      }
    },
    at.x,
    at.y,
    { alpha: to.calm ? 0.95 : 0.7 + 0.3 * Math.sin(to.time * 5) },
  );
}

export function mark(
  c: C,
  fault: number,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  if (fault === FAULT.missing) {
    for (const [width, colour] of [
      [2.2, PALETTE.ink],
      [1.1, '#ffffff'],
    ] as const) {
      rim(c, colour, width, (on) => on.arc(x, y, 1.6, 0, 7));
    }
  } else if (fault === FAULT.otherColour) {
    for (const [width, colour] of [
      [2.4, PALETTE.ink],
      [1.2, PALETTE.yellow],
    ] as const) {
      rim(c, colour, width, (on) => {
        on.moveTo(x - 1.7, y - 1.7);
        on.lineTo(x + 1.7, y + 1.7);
        on.moveTo(x + 1.7, y - 1.7);
        on.lineTo(x - 1.7, y + 1.7);
      });
    }
  } else {
    c.fillStyle = PALETTE.ink;
    c.beginPath();
    c.arc(x, y, 2, 0, 7);
    c.fill();
    c.fillStyle = PALETTE.red;
    c.beginPath();
    c.arc(x, y, 1.3, 0, 7);
    c.fill();
  }
}
