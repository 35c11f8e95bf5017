import { fade, PALETTE, rim, type Surface } from '@playgrove/kit/stage';
import { paint } from '@playgrove/kit/paperdoll';
import { FAULT, middleOf } from '@playgrove/kit/paintmask';
import { FACES, lively, overPaint, underPaint, type Mood } from '../people.ts';
import { colourOf } from '../rules/palette.ts';
import { FRAME } from '../rules/reference.ts';
import { verdictFor } from '../rules/score.ts';
import { SIZES } from '../rules/stroke.ts';
import type { State } from '../rules/state.ts';
import type { Place } from './layout.ts';
import { paintDirect, SHEET } from './picture.ts';
import type { Ui } from './ui.ts';

type C = CanvasRenderingContext2D;

/** Draws in face units. */
export function inFace(c: C, { x, y, scale }: Place, draw: () => void): void {
  c.save();
  c.translate(x, y);
  c.scale(scale, scale);
  draw();
  c.restore();
}

/** The whole person into a layer: what the picture of the face is then laid on. */
export function paintPerson(c: C, person: number, at: Place): void {
  const who = FACES[person] ?? FACES[0];
  if (!who) return;
  inFace(c, at, () => {
    paint(c, underPaint(who));
    paint(c, overPaint(who));
  });
}

/** How the model feels: eyes follow the brush and close when it comes near. */
export function moodOf(ui: Ui, state: State, to: Surface): Mood {
  const brush = ui.live?.points.at(-1) ?? ui.hover;
  const near =
    ui.live !== undefined &&
    brush !== undefined &&
    Math.abs(brush.y + 6) < 26 &&
    Math.abs(Math.abs(brush.x) - 30) < 30;
  const blink = !to.calm && to.time % 4.3 > 4.16;
  const look = (value: number | undefined, far: number): number =>
    Math.max(-1, Math.min(1, (value ?? 0) / far));
  const glad = ui.joy > 0 || (state.phase !== 'paint' && ui.age > 0.9);
  return {
    open: near || blink ? 0 : 1,
    x: look(brush?.x, 60),
    y: look(brush?.y, 70),
    mouth: glad ? 'laugh' : ui.live ? 'still' : 'smile',
  };
}

/** The face as it is painted now, with its eyes and mouth. */
export function drawFace(to: Surface, state: State, ui: Ui, at: Place): void {
  const { c } = to;
  const { sheets } = ui.picture;
  const who = FACES[state.person] ?? FACES[0];
  inFace(c, at, () => {
    if (sheets) c.drawImage(sheets.shown.canvas, SHEET.left, SHEET.top, SHEET.width, SHEET.height);
    else paintDirect(c, state);
    if (who) paint(c, lively(who, moodOf(ui, state, to)));
  });
}

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

/** Shimmer on glitter that lies there: a few grains catch the light. */
export function drawTwinkle(to: Surface, ui: Ui, at: Place): void {
  const { pigment } = ui.picture.face.glitter;
  const { c } = to;
  if (to.calm) return;
  inFace(c, at, () => {
    const beat = Math.floor(to.time * 5);
    for (let spark = 0; spark < 90; spark += 1) {
      const cell = ((beat + spark * 7) * 2654435761 + spark * 40503) % pigment.length;
      const grain = pigment[Math.abs(cell)] ?? 0;
      if (grain === 0) continue;
      const { x, y } = middleOf(FRAME, Math.abs(cell));
      const r = 1.6 + 2.4 * Math.abs(Math.sin(to.time * 5 * Math.PI));
      c.fillStyle = '#ffffff';
      c.beginPath();
      c.moveTo(x, y - r);
      c.lineTo(x + r * 0.25, y - r * 0.25);
      c.lineTo(x + r, y);
      c.lineTo(x + r * 0.25, y + r * 0.25);
      c.lineTo(x, y + r);
      c.lineTo(x - r * 0.25, y + r * 0.25);
      c.lineTo(x - r, y);
      c.lineTo(x - r * 0.25, y - r * 0.25);
      c.fill();
    }
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

/** Grains on their way down. */
export function drawFalling(to: Surface, ui: Ui, at: Place): void {
  if (ui.falling.length === 0) return;
  const { c } = to;
  inFace(c, at, () => {
    for (const { x, y, paint: number, roll } of ui.falling) {
      c.fillStyle = roll % 3 === 0 ? '#ffffff' : colourOf(number);
      const r = 0.9 + (roll % 5) * 0.2;
      c.fillRect(x - r, y - r, r * 2, r * 2);
    }
  });
}

/** A ring as wide as the brush, where it would paint. */
export function drawCursor(to: Surface, ui: Ui, at: Place): void {
  const point = ui.keyboard ? ui.cursor : (ui.live?.points.at(-1) ?? ui.hover);
  if (!point) return;
  const { c } = to;
  const radius = SIZES[ui.tool][ui.size] ?? 4;
  inFace(c, at, () => {
    for (const side of ui.mirror ? [1, -1] : [1]) {
      for (const [width, colour] of [
        [2.4, fade(PALETTE.ink, 0.8)],
        [1.1, '#ffffff'],
      ] as const) {
        rim(c, colour, width, (on) => on.arc(point.x * side, point.y, radius, 0, 7));
      }
    }
  });
}
