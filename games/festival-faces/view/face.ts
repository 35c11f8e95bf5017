import type { Surface } from '@playgrove/kit/runtime';
import * as draw from '@playgrove/kit/draw';
import { paint } from '@playgrove/kit/logic/marks';
import { overPaint, personOf, underPaint } from '../people.ts';
import { lively, type Mood } from '../people/eyes.ts';
import { verdictFor } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import { GIGGLE } from '../rules/tickle.ts';
import type { Place } from './layout.ts';
import { SHEET } from './picture.ts';
import type { Ui } from './ui.ts';

type C = CanvasRenderingContext2D;

/** Draws in face units. */
export function inFace(c: C, { x, y, scale }: Place, paintIn: () => void): void {
  draw.place(c, x, y, paintIn, 0, scale);
}

/** The whole person into a layer: what the picture of the face is then laid on. */
export function paintPerson(c: C, person: number, at: Place): void {
  const who = personOf(person);
  inFace(c, at, () => paint(c, [...underPaint(who), ...overPaint(who)]));
}

/** How the model feels: eyes follow the brush and close when it comes near. */
function moodOf(ui: Ui, state: State, to: Surface): Mood {
  const brush = ui.live?.points.at(-1) ?? ui.hover;
  const near =
    ui.live !== undefined &&
    brush !== undefined &&
    Math.abs(brush.y + 6) < 26 &&
    Math.abs(Math.abs(brush.x) - 30) < 30;
  const blink = !to.reducedMotion && to.time % 4.3 > 4.16;
  const look = (value = 0, far = 1): number => Math.max(-1, Math.min(1, value / far));
  const shown = state.phase !== 'paint' && ui.age > 0.9 && ui.age < 4.5;
  const pleased = shown && (state.look < 0 || verdictFor(state.look, state.strokes).stars > 0);
  const giggles = (ui.live?.tickle ?? 0) > GIGGLE;
  return {
    open: !near && !blink && !giggles,
    x: look(brush?.x, 60),
    y: look(brush?.y, 70),
    // Beaming would hide what is painted round the mouth: only for a moment.
    mouth: giggles || (!ui.live && (ui.joy > 0 || pleased)) ? 'laugh' : ui.live ? 'still' : 'smile',
  };
}

/** The face as it is painted now, with its eyes and mouth. */
export function drawFace(to: Surface, state: State, ui: Ui, at: Place): void {
  const { c } = to;
  const { sheets } = ui.picture;
  inFace(c, at, () => {
    if (sheets) c.drawImage(sheets.shown.canvas, SHEET.left, SHEET.top, SHEET.width, SHEET.height);
    paint(c, lively(personOf(state.person), moodOf(ui, state, to)));
  });
}
