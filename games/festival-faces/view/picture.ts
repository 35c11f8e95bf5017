import type { Point } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import { createEasel, type Easel, type Sheet } from '@playgrove/kit/draw/easel';
import { paint, trace } from '@playgrove/kit/logic/marks';
import { middleOf } from '@playgrove/kit/logic/paintmask';
import { FACE, overPaint, personOf, underPaint } from '../people.ts';
import { bareFace, copyFace, faceOf, stencilOf, type Face } from '../rules/face.ts';
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
  const easels = Array.from({ length: 6 }, () => createEasel(SHEET, scale));
  const [under, over, color, gel, glitter, shown] = easels;
  if (!under || !over || !color || !gel || !glitter || !shown) return undefined;
  for (const { c } of [color, gel, glitter]) {
    c.beginPath();
    traceFace(c);
    c.clip();
    c.lineJoin = 'round';
    c.lineCap = 'round';
  }
  paint(under.c, underPaint(personOf(person)));
  paint(over.c, overPaint(personOf(person)));
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
    sheets.glitter.clear();
    picture.face.glitter.pigment.forEach((grain, cell) => {
      if (grain > 0) grainAt(sheets.glitter.c, cell, grain);
    });
    together(picture);
  }
  return !goesOn;
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

/** Paints a stroke from one of its points on. @returns what it touched */
function paintStroke(
  { paint: color, gel, glitter }: Sheets,
  made: Made,
  look: number,
  from = 0,
): Sheet {
  const radius = SIZES[made.tool][made.size] ?? 4;
  const outlines = stencilOf(made.stencil, look)?.outlines;
  const wiped = made.tool === 'wipe' ? [color, gel, glitter] : [color];
  for (const { c } of made.tool === 'gel' ? [gel] : wiped) {
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

function sweep(c: C, made: Made, from: number, radius: number, side: number): void {
  const knots = made.points.slice(Math.max(0, from - 1)).map(({ x, y }) => ({ x: x * side, y }));
  const [first] = knots;
  if (first && knots.length === 1) knots.push({ ...first, x: first.x + 0.01 });
  draw.line(c, knots, radius * 2, made.tool === 'brush' ? colorOf(made.paint) : '#ffffff');
}

/** A sponge leaves grainy dabs close together. */
function dab(
  c: C,
  { points, paint: number }: Made,
  from: number,
  radius: number,
  side: number,
): void {
  points.slice(from).forEach((b, index) => {
    const a = points[from + index - 1] ?? b;
    const count = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / (radius * 0.34)));
    for (let step = 1; step <= count; step += 1) {
      const part = step / count;
      spot(c, (a.x + (b.x - a.x) * part) * side, a.y + (b.y - a.y) * part, radius, number);
    }
  });
}

const spots = new Map<string, HTMLCanvasElement>();
const SPOTS = 3;

function spot(c: C, x: number, y: number, radius: number, number: number): void {
  const which = Math.abs(Math.round(x * 7 + y * 13)) % SPOTS;
  const key = `${number} ${which}`;
  let picture = spots.get(key);
  if (!picture) {
    const easel = createEasel({ left: -1, top: -1, width: 2, height: 2 }, 32);
    if (!easel) return;
    paintSpot(easel.c, colorOf(number), which);
    spots.set(key, (picture = easel.canvas));
  }
  c.drawImage(picture, x - radius, y - radius, radius * 2, radius * 2);
}

/** One print of a sponge, 1 to either side: grains at its rim, pores inside. */
function paintSpot(c: C, color: string, which: number): void {
  const rng = createRng(which);
  draw.disc(c, 0, 0, 0.76, color);
  for (let grain = 0; grain < 90; grain += 1) {
    const [angle, far] = [rng.between(0, 6.28), rng.between(0.7, 0.95)];
    draw.disc(c, Math.cos(angle) * far, Math.sin(angle) * far, rng.between(0.03, 0.08), color);
  }
  const pore = draw.mix(color, '#ffffff', 0.22);
  for (let at = 0; at < 8; at += 1)
    draw.disc(c, rng.between(-0.6, 0.6), rng.between(-0.6, 0.6), 0.045, pore);
}

export function traceOutline(c: C, outline: Outline): void {
  outline.forEach(({ x, y }, index) => (index === 0 ? c.moveTo(x, y) : c.lineTo(x, y)));
  c.closePath();
}

function touched(points: readonly Point[], radius: number, mirror: boolean): Sheet {
  const xs = points.flatMap(({ x }) => (mirror ? [x, -x] : [x]));
  const ys = points.map(({ y }) => y);
  const far = radius + 1;
  const [left, top] = [Math.min(...xs) - far, Math.min(...ys) - far];
  return {
    left,
    top,
    width: Math.max(...xs) + far - left,
    height: Math.max(...ys) + far - top,
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
  const paints = ['#ffffff', draw.tint(color, 0.45), draw.mix(color, '#ffffff', 0.1)];
  const [dx, dy] = [(roll & 7) / 8 - 0.5, ((roll >> 3) & 7) / 8 - 0.5];
  const r = 0.9 + ((roll >> 6) & 7) / 8;
  draw.fillPath(c, paints[roll % 3] ?? '', (path) =>
    draw.traceStar(path, x + dx, y + dy, r, 4, 0.6),
  );
}
