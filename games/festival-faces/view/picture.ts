import type { Point } from '@playgrove/kit/contract';
import * as draw from '@playgrove/kit/draw';
import { createEasel, type Easel, type Sheet } from '@playgrove/kit/draw/easel';
import { paint, trace } from '@playgrove/kit/logic/marks';
import { copyMask, middleOf } from '@playgrove/kit/logic/paintmask';
import { FACE, FACES, overPaint, underPaint } from '../people.ts';
import { bareFace, faceOf, holesOf, type Face } from '../rules/face.ts';
import { colorOf } from '../rules/palette.ts';
import { FRAME } from '../rules/reference.ts';
import type { Outline } from '../rules/shapes.ts';
import { readStroke, SIZES, type Made } from '../rules/stroke.ts';

type C = CanvasRenderingContext2D;

/** The part of a head that paint can reach, and a rim. */
export const SHEET: Sheet = { left: -80, top: -112, width: 160, height: 218 };

type Sheets = {
  readonly under: Easel;
  readonly over: Easel;
  readonly paint: Easel;
  readonly gel: Easel;
  readonly glitter: Easel;
  /** All of them together: what is shown. */
  readonly shown: Easel;
};

/**
 * The face as it is seen. Every stroke is painted once, as the hand makes it; only the rectangle it
 * touched is put together again.
 */
export type Picture = {
  sheets: Sheets | undefined;
  scale: number;
  person: number;
  look: number;
  laid: readonly string[];
  /** What lies there in cells, the stroke being made included as far as it has come. */
  face: Face;
};

export function freshPicture(): Picture {
  return { sheets: undefined, scale: 0, person: -1, look: -2, laid: [], face: bareFace() };
}

function makeSheets(scale: number, person: number): Sheets | undefined {
  const made = Array.from({ length: 6 }, () => createEasel(SHEET, scale));
  const [under, over, color, gel, glitter, shown] = made;
  if (!under || !over || !color || !gel || !glitter || !shown) return undefined;
  for (const { c } of [color, gel, glitter]) {
    c.beginPath();
    traceFace(c);
    c.clip();
    c.lineJoin = 'round';
    c.lineCap = 'round';
  }
  const who = FACES[person] ?? FACES[0];
  if (who) {
    paint(under.c, underPaint(who));
    paint(over.c, overPaint(who));
  }
  return { under, over, paint: color, gel, glitter, shown };
}

/** The outline of a face. */
export function traceFace(c: C): void {
  trace(c, FACE);
}

/** Brings the picture to the position: paints what is new, or everything after an undo. @returns whether it began again */
export function keepUp(
  picture: Picture,
  at: { readonly look: number; readonly person: number; readonly strokes: readonly string[] },
  scale: number,
): boolean {
  const fine = Math.min(4.5, Math.max(1.5, Math.ceil(scale * 4) / 4));
  const other = picture.person !== at.person || picture.look !== at.look || picture.scale !== fine;
  const { laid } = picture;
  if (!other && laid === at.strokes) return false;
  const goesOn =
    !other &&
    laid.length <= at.strokes.length &&
    laid.every((stroke, index) => stroke === at.strokes[index]);
  if (goesOn && laid.length === at.strokes.length) {
    picture.laid = at.strokes;
    return false;
  }
  const from = goesOn ? laid.length : 0;
  if (other) {
    picture.sheets = makeSheets(fine, at.person);
    Object.assign(picture, { person: at.person, look: at.look, scale: fine });
  } else if (!goesOn && picture.sheets) {
    for (const each of [picture.sheets.paint, picture.sheets.gel, picture.sheets.glitter])
      each.clear();
  }
  const { sheets } = picture;
  if (sheets) {
    for (let index = from; index < at.strokes.length; index += 1) {
      const made = readStroke(at.strokes[index] ?? '');
      if (made.ok && made.value.tool !== 'pour') paintStroke(sheets, made.value, at.look);
    }
  }
  picture.laid = at.strokes;
  picture.face = copyFace(faceOf(at.look, at.strokes));
  if (sheets) {
    showGlitter(picture);
    together(picture);
  }
  return !goesOn;
}

function copyFace({ paint: color, gel, glitter }: Face): Face {
  return { paint: copyMask(color), gel: copyMask(gel), glitter: copyMask(glitter) };
}

/** Puts a part of the shown picture together. */
export function together({ sheets }: Picture, part?: Sheet): void {
  if (!sheets) return;
  const { shown, under, paint: color, gel, glitter, over } = sheets;
  shown.clear(part);
  shown.paste(under, part);
  shown.paste(color, part);
  shown.c.globalAlpha = 0.32;
  shown.paste(gel, part);
  shown.c.globalAlpha = 1;
  shown.paste(glitter, part);
  shown.paste(over, part);
}

type Papers = {
  readonly paint: { readonly c: C };
  readonly gel: { readonly c: C };
  readonly glitter: { readonly c: C };
};

/** Paints a stroke from one of its points on. @returns what it touched */
export function paintStroke(to: Papers, made: Made, look: number, from = 0): Sheet {
  const radius = SIZES[made.tool][made.size] ?? 4;
  const outlines = holesOf(made, look);
  const papers =
    made.tool === 'gel'
      ? [to.gel.c]
      : made.tool === 'wipe'
        ? [to.paint.c, to.gel.c, to.glitter.c]
        : [to.paint.c];
  for (const c of papers) {
    c.save();
    if (outlines) {
      c.beginPath();
      for (const outline of outlines) traceOutline(c, outline);
      c.clip();
    }
    if (made.tool === 'wipe') c.globalCompositeOperation = 'destination-out';
    for (const side of made.mirror ? [1, -1] : [1]) {
      if (made.tool === 'sponge') dab(c, made, from, radius, side);
      else sweep(c, made, from, radius, side);
    }
    c.restore();
  }
  return touched(made.points.slice(Math.max(0, from - 1)), radius, made.mirror);
}

export function sweep(
  c: C,
  { points, tool, paint: number }: Made,
  from: number,
  radius: number,
  side: number,
  color = tool === 'brush' ? colorOf(number) : '#ffffff',
): void {
  c.strokeStyle = color;
  c.lineWidth = radius * 2;
  c.lineJoin = 'round';
  c.lineCap = 'round';
  c.beginPath();
  const first = points[Math.max(0, from - 1)];
  if (!first) return;
  c.moveTo(first.x * side, first.y);
  if (points.length === 1) c.lineTo(first.x * side + 0.01, first.y);
  for (let index = Math.max(1, from); index < points.length; index += 1) {
    const point = points[index];
    if (point) c.lineTo(point.x * side, point.y);
  }
  c.stroke();
}

/** A sponge leaves grainy dabs close together. */
function dab(
  c: C,
  { points, paint: number }: Made,
  from: number,
  radius: number,
  side: number,
): void {
  const gap = radius * 0.34;
  for (let index = Math.max(from, 0); index < points.length; index += 1) {
    const b = points[index];
    if (!b) continue;
    const a = points[index - 1] ?? b;
    const far = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
    const count = Math.max(1, Math.ceil(far / gap));
    for (let step = index === 0 ? 0 : 1; step <= (index === 0 ? 0 : count); step += 1) {
      const part = index === 0 ? 1 : step / count;
      spot(c, (a.x + (b.x - a.x) * part) * side, a.y + (b.y - a.y) * part, radius, number);
    }
  }
}

const spots = new Map<string, Easel>();
const SPOTS = 3;

function spot(c: C, x: number, y: number, radius: number, number: number): void {
  const which = Math.abs(Math.round(x * 7 + y * 13)) % SPOTS;
  const key = `${number} ${which}`;
  let easel = spots.get(key);
  if (!easel) {
    easel = createEasel({ left: -1, top: -1, width: 2, height: 2 }, 32);
    if (easel) {
      paintSpot(easel.c, colorOf(number), which);
      spots.set(key, easel);
    }
  }
  if (easel) c.drawImage(easel.canvas, x - radius, y - radius, radius * 2, radius * 2);
  else {
    c.fillStyle = colorOf(number);
    c.beginPath();
    c.arc(x, y, radius * 0.86, 0, 7);
    c.fill();
  }
}

function paintSpot(c: C, color: string, which: number): void {
  c.fillStyle = color;
  c.beginPath();
  c.arc(0, 0, 0.76, 0, 7);
  c.fill();
  let roll = which * 977 + 31;
  for (let grain = 0; grain < 90; grain += 1) {
    roll = (roll * 1103515245 + 12345) & 0x7fffffff;
    const angle = ((roll >> 8) & 255) / 40.6;
    const far = 0.7 + ((roll >> 16) & 127) / 500;
    c.beginPath();
    c.arc(Math.cos(angle) * far, Math.sin(angle) * far, 0.03 + (roll & 15) / 300, 0, 7);
    c.fill();
  }
  c.fillStyle = draw.mix(color, '#ffffff', 0.22);
  for (let pore = 0; pore < 8; pore += 1) {
    roll = (roll * 1103515245 + 12345) & 0x7fffffff;
    c.beginPath();
    c.arc(
      (((roll >> 8) & 255) / 128 - 1) * 0.6,
      (((roll >> 16) & 255) / 128 - 1) * 0.6,
      0.045,
      0,
      7,
    );
    c.fill();
  }
}

export function traceOutline(c: C, outline: Outline): void {
  outline.forEach(({ x, y }, index) => (index === 0 ? c.moveTo(x, y) : c.lineTo(x, y)));
  c.closePath();
}

function touched(points: readonly Point[], radius: number, mirror: boolean): Sheet {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  if (mirror) [left, right] = [Math.min(left, -right), Math.max(right, -left)];
  const far = radius + 1;
  return {
    left: left - far,
    top: top - far,
    width: right - left + far * 2,
    height: bottom - top + far * 2,
  };
}

/** Paints the part of the stroke being made that is new, and shows it. */
export function paintLive(picture: Picture, made: Made, from: number): void {
  const { sheets } = picture;
  if (!sheets || made.tool === 'pour') return;
  together(picture, paintStroke(sheets, made, picture.look, from));
}

/** The stroke that was painted as it was made will be the next of the position: it is not painted again. */
export function adopt(
  picture: Picture,
  at: { readonly look: number; readonly strokes: readonly string[] },
  stroke: string,
): void {
  if (picture.look !== at.look) return;
  picture.laid = [...at.strokes, stroke];
  picture.face = copyFace(faceOf(at.look, picture.laid));
}

/** One grain of glitter at a cell. */
export function grainAt(c: C, cell: number, number: number): void {
  const { x, y } = middleOf(FRAME, cell);
  const roll = ((cell * 2654435761) >>> 7) & 1023;
  const color = colorOf(number);
  c.fillStyle =
    roll % 3 === 0
      ? '#ffffff'
      : roll % 3 === 1
        ? draw.tint(color, 0.45)
        : draw.mix(color, '#ffffff', 0.1);
  const [dx, dy] = [(roll & 7) / 8 - 0.5, ((roll >> 3) & 7) / 8 - 0.5];
  const r = 0.9 + ((roll >> 6) & 7) / 8;
  c.beginPath();
  c.moveTo(x + dx, y + dy - r);
  c.lineTo(x + dx + r * 0.8, y + dy);
  c.lineTo(x + dx, y + dy + r);
  c.lineTo(x + dx - r * 0.8, y + dy);
  c.fill();
}

function showGlitter({ sheets, face }: Picture): void {
  if (!sheets) return;
  sheets.glitter.clear();
  paintGlitter(sheets.glitter.c, face);
}

export function paintGlitter(c: C, { glitter }: Face): void {
  for (let cell = 0; cell < glitter.pigment.length; cell += 1) {
    const grain = glitter.pigment[cell] ?? 0;
    if (grain > 0) grainAt(c, cell, grain);
  }
}
