import {
  alone,
  boundsOf,
  doll,
  figureOf,
  paint,
  POSES,
  BODIES,
  type Mark,
  type PoseName,
} from '../rules/paperdoll/index.ts';
import * as draw from '@playgrove/kit/draw';
import type { Surface, Context } from '@playgrove/kit/runtime';
import type { Piece } from '../rules/score.ts';
import { lookOf, wornOf } from './cuts.ts';

type C = CanvasRenderingContext2D;

/** Paints marks so that they fill a square about 0, 0. */
function fitted(c: C, marks: readonly Mark[], size: number): void {
  const { left, top, right, bottom } = boundsOf(
    marks.filter(({ clip }) => !clip).map(({ path }) => path),
  );
  const scale = Math.min(1.1, size / Math.max(right - left + 6, bottom - top + 6, 1));
  c.scale(scale, scale);
  c.translate(-(left + right) / 2, -(top + bottom) / 2);
  paint(c, marks);
}

/** A garment by itself, as big as fits. */
export function thumb(
  to: Surface,
  piece: Piece,
  x: number,
  y: number,
  size: number,
  alpha = 1,
): void {
  // Hair is seen on a head.
  if (piece.item.startsWith('hair.')) {
    const marks = (): readonly Mark[] => doll(lookOf(SOMEBODY, { hair: piece, top: UNDER }));
    head(to, JSON.stringify(piece), marks, x, y, size, alpha);
    return;
  }
  const key = `thumb ${piece.item} ${piece.colour} ${piece.pattern} ${size}`;
  const drawn = (c: Context): void => {
    c.save();
    fitted(c, marksOf(piece), size);
    c.restore();
  };
  to.stamp(key, size, size, drawn, x, y, { alpha });
}

/** Marks of pieces seen lately; a bitmap that is lost is painted again from them. */
const MAX_MARKS = 400;
const known = new Map<string, readonly Mark[]>();

function marksOf(piece: Piece): readonly Mark[] {
  const key = `${piece.item} ${piece.colour} ${piece.pattern}`;
  const before = known.get(key);
  if (before) return before;
  if (known.size >= MAX_MARKS) known.clear();
  const made = alone(wornOf(piece));
  known.set(key, made);
  return made;
}

const SOMEBODY = { body: 0, skin: 4, face: 1, eyes: 0 } as const;
const UNDER = { item: 'top.tee', colour: 0, pattern: 0 } as const;

/** The head of somebody, cut off at the shoulders. */
export function head(
  to: Surface,
  key: string,
  marks: () => readonly Mark[],
  x: number,
  y: number,
  size: number,
  alpha = 1,
): void {
  const drawn = (c: Context): void => {
    c.save();
    draw.disc(c, 0, 0, size / 2 - 1, '#ffe0f0');
    c.clip();
    const scale = size / 230;
    c.scale(scale, scale);
    c.translate(0, 400);
    paint(c, marks());
    c.restore();
    draw.ring(c, 0, 0, size / 2 - 1.5, 3, draw.PALETTE.ink);
  };
  to.stamp(`head ${key} ${size}`, size, size, drawn, x, y, { alpha });
}

/** A small figure of lines that strikes a pose. */
export function stickPose(
  c: C,
  name: PoseName,
  x: number,
  y: number,
  height: number,
  color: string,
): void {
  const [body] = BODIES;
  if (!body) return;
  const figure = figureOf(body, POSES[name]);
  const scale = height / 520;
  c.save();
  c.translate(x, y);
  c.scale(scale, scale);
  c.lineJoin = 'round';
  c.lineCap = 'round';
  c.strokeStyle = color;
  c.fillStyle = color;
  c.lineWidth = 40;
  for (const { joints } of [...figure.arms, ...figure.legs]) {
    c.beginPath();
    for (const joint of joints) c.lineTo(joint.x, joint.y);
    c.stroke();
  }
  c.lineWidth = 66;
  c.beginPath();
  for (const v of [0.2, 0.85]) {
    const { x: tx, y: ty } = figure.trunk(0, v);
    c.lineTo(tx, ty);
  }
  c.stroke();
  c.beginPath();
  c.arc(figure.head.x, figure.head.y + 8, 74, 0, 7);
  c.fill();
  c.restore();
}

/** A client with nothing chosen but a trait, for the cards that change it. */
export function portrait(model: Parameters<typeof lookOf>[0]): readonly Mark[] {
  return doll(lookOf(model, { top: { item: 'top.tee', colour: 0, pattern: 0 } }));
}
