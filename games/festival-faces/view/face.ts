import { stamp, type Reach, type Surface } from '@playgrove/kit/runtime';
import { paint, trace, type Mark } from '@playgrove/kit/logic/marks';
import { FACES, overPaint, underPaint, type Mood } from '../people.ts';
import {
  ballOf,
  irisOf,
  lidOf,
  LOOK,
  mouthOf,
  SHUT,
  SIDES,
  whiteOf,
  type Eyes,
} from '../people/eyes.ts';
import type { State } from '../rules/state.ts';
import type { Place } from './layout.ts';
import { later } from './later.ts';
import { SHEET } from './picture.ts';
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
  const blink = !to.reducedMotion && to.time % 4.3 > 4.16;
  const look = (value: number | undefined, far: number): number =>
    Math.max(-1, Math.min(1, (value ?? 0) / far));
  const shown = state.phase !== 'paint' && ui.age > 0.9 && ui.age < 4.5;
  return {
    open: near || blink ? 0 : 1,
    x: look(brush?.x, 60),
    y: look(brush?.y, 70),
    // Beaming would hide what is painted round the mouth: only for a moment.
    mouth: ui.live ? 'still' : ui.joy > 0 || shown ? 'laugh' : 'smile',
  };
}

/** The face as it is painted now, with its eyes and mouth. */
export function drawFace(to: Surface, state: State, ui: Ui, at: Place): void {
  const { c } = to;
  const { sheets } = ui.picture;
  const who = FACES[state.person] ?? FACES[0];
  inFace(c, at, () => {
    if (sheets) c.drawImage(sheets.shown.canvas, SHEET.left, SHEET.top, SHEET.width, SHEET.height);
    else later()?.paintDirect(c, state);
    if (who) drawLively(c, who, moodOf(ui, state, to));
  });
}

const WHITES = SIDES.map((at) => whiteOf(at, 1));
const IRIS_REACH = { left: -10, top: -11, right: 10, bottom: 11 };
const LID_REACH = { left: -56, top: -32, right: 56, bottom: 16 };
const MOUTH_REACH = { left: -32, top: 46, right: 32, bottom: 90 };

/** The same as `lively` in pieces that stay as they are: the eyes turn in every frame of a stroke. */
function drawLively(c: C, who: Eyes, { open, x, y, mouth }: Mood): void {
  const awake = open >= SHUT;
  const piece = (key: string, reach: Reach, marks: () => readonly Mark[], px = 0, py = 0): void =>
    stamp(
      c,
      key,
      px,
      py,
      1,
      () => reach,
      (on) => paint(on, marks()),
    );
  if (awake) {
    piece('eyes', LID_REACH, () => SIDES.flatMap((at) => ballOf(at, 1)));
    c.save();
    c.beginPath();
    for (const white of WHITES) trace(c, white);
    c.clip();
    for (const at of SIDES)
      piece(who.eyes, IRIS_REACH, () => irisOf(who.eyes), at + x * LOOK.x, LOOK.high + y * LOOK.y);
    c.restore();
  }
  piece(`lids ${awake} ${who.lashes}`, LID_REACH, () =>
    SIDES.flatMap((at) => lidOf(who, at, open)),
  );
  piece(`mouth ${mouth}`, MOUTH_REACH, () => mouthOf(mouth));
}
