import { createEasel, type Easel } from '@playgrove/kit/draw/easel';
import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { briefOf, fabricsOf, mirrorOf } from '../rules/briefs.ts';
import { hexOf } from '../rules/colors.ts';
import { SIDE, type Mark, type State } from '../rules/state.ts';
import { BAG, cutOf, paintFolds, type Cut } from './garments.ts';
import { paintMark } from './motifs.ts';

const INK = draw.PALETTE.ink;
/** Pixels of the tile: as sharp as it is shown on the table. */
const TILE_SCALE = 1.6;
/** How large a repeat is on a garment, in its units. */
export const REPEAT = 108;
/** Pixels of a repeat: the pattern is drawn about as large as it is stored. */
const SWATCH = 192;
const TILE = { left: 0, top: 0, width: SIDE, height: SIDE };
/** Strips of a garment that sways. */
const STRIPS = 12;

/** A garment's print, the bitmap its next print is made on, and its folds, which never change. */
type Piece = {
  readonly cut: Cut;
  readonly scale: number;
  readonly folds: Easel;
  easel: Easel;
  spare: Easel;
  printed: string;
};

/** A garment that is being printed, a part in each frame. */
type Job = {
  readonly piece: Piece;
  readonly fabric: string;
  readonly printed: string;
  readonly pattern: CanvasPattern | null;
  /** Pieces of cloth that are done. */
  done: number;
};

/** Everything that is printed, as bitmaps that change only if the print does. */
export type Cloth = {
  readonly done: Easel;
  readonly live: Easel;
  readonly swatch: Easel;
  readonly pieces: Map<string, Piece>;
  job: Job | undefined;
  marks: readonly Mark[] | undefined;
  key: string;
  fabric: string;
  /** Counts the changes of `live`. */
  changes: number;
};

export function createCloth(): Cloth | undefined {
  const done = createEasel(TILE, TILE_SCALE);
  const live = createEasel(TILE, TILE_SCALE);
  const swatch = createEasel(TILE, SWATCH / SIDE);
  if (!done || !live || !swatch) return undefined;
  return {
    done,
    live,
    swatch,
    pieces: new Map(),
    job: undefined,
    marks: undefined,
    key: '',
    fabric: '',
    changes: 0,
  };
}

/** Prints what is new: finished marks once, the one at hand over them. */
export function follow(cloth: Cloth, state: State, preview: Mark | undefined): void {
  const brief = briefOf(state.brief);
  const mirror = mirrorOf(brief, state.mirror);
  const ground = `${state.brief} ${mirror}`;
  const isNew = cloth.marks !== state.marks || cloth.fabric !== ground;
  if (isNew) {
    const known = cloth.fabric === ground ? (cloth.marks ?? []) : [];
    const grows =
      known.length <= state.marks.length && known.every((mark, at) => mark === state.marks[at]);
    if (!grows || known.length === 0) cloth.done.clear();
    for (const mark of state.marks.slice(grows ? known.length : 0))
      paintMark(cloth.done.c, mark, brief.inks, mirror);
    cloth.marks = state.marks;
    cloth.fabric = ground;
  }
  const key = preview
    ? `${preview.tool} ${preview.ink} ${preview.size} ${preview.points.length} ${preview.points.slice(-2).join(' ')}`
    : '';
  if (!isNew && key === cloth.key) return;
  cloth.key = key;
  cloth.live.clear();
  cloth.live.paste(cloth.done);
  if (preview) paintMark(cloth.live.c, preview, brief.inks, mirror);
  cloth.changes += 1;
}

/** Starts to paint a garment flat on its spare bitmap: outlines, and the pattern of this moment. */
function begin(cloth: Cloth, piece: Piece, fabric: string, printed: string): Job {
  const { swatch, live } = cloth;
  swatch.clear();
  swatch.c.drawImage(live.canvas, 0, 0, SIDE, SIDE);
  const { c } = piece.spare;
  piece.spare.clear();
  c.lineJoin = 'round';
  c.strokeStyle = INK;
  c.lineWidth = 9;
  for (const { d } of piece.cut.pieces) c.stroke(draw.pathOf(d));
  return { piece, fabric, printed, pattern: c.createPattern(swatch.canvas, 'repeat'), done: 0 };
}

/** Paints this many pieces of cloth, and folds over the last one. @returns whether it is done */
function goOn(job: Job, count: number): boolean {
  const { piece, fabric, pattern } = job;
  const { c } = piece.spare;
  const { pieces } = piece.cut;
  if (job.done === pieces.length) {
    piece.spare.paste(piece.folds);
    [piece.easel, piece.spare] = [piece.spare, piece.easel];
    piece.printed = job.printed;
    return true;
  }
  for (const { d, x, y, turn } of pieces.slice(job.done, job.done + count)) {
    const path = draw.pathOf(d);
    c.fillStyle = fabric;
    c.fill(path);
    pattern?.setTransform(
      new DOMMatrix()
        .translate(x, y)
        .rotate((turn * 180) / Math.PI)
        .scale(REPEAT / SWATCH)
        .translate(-SWATCH / 2, -SWATCH / 2),
    );
    if (pattern) c.fillStyle = pattern;
    c.fill(path);
  }
  job.done = Math.min(pieces.length, job.done + count);
  return false;
}

/**
 * Prints a garment again if the print has changed: at once the first time, then in parts over a
 * few frames, so that no frame is long.
 */
function keepPrinted(cloth: Cloth, piece: Piece, fabric: string): void {
  const printed = `${cloth.changes} ${fabric}`;
  if (piece.printed === '') {
    const job = begin(cloth, piece, fabric, printed);
    goOn(job, piece.cut.pieces.length);
    goOn(job, 0);
    return;
  }
  const { job } = cloth;
  if (job?.piece === piece) {
    if (goOn(job, piece.cut.pieces.length > 5 ? 2 : 1)) cloth.job = undefined;
  } else if (!job && piece.printed !== printed) cloth.job = begin(cloth, piece, fabric, printed);
}

function pieceOf(
  cloth: Cloth,
  name: string,
  cut: Cut,
  scale: number,
  trim: string,
): Piece | undefined {
  const key = `${name} ${trim}`;
  const known = cloth.pieces.get(key);
  // A bitmap of about this size will do: the show draws the garment a little smaller.
  if (known && known.scale > scale * 0.85 && known.scale < scale * 2.2) return known;
  const sheet = { left: -cut.wide - 8, top: -16, width: cut.wide * 2 + 16, height: cut.hem + 44 };
  const easel = createEasel(sheet, scale);
  const spare = createEasel(sheet, scale);
  const folds = createEasel(sheet, scale);
  if (!easel || !spare || !folds) return undefined;
  paintFolds(folds.c, cut, trim);
  const made = { cut, scale, easel, spare, folds, printed: '' };
  cloth.job = undefined;
  if (cloth.pieces.size > 3) cloth.pieces.clear();
  cloth.pieces.set(key, made);
  return made;
}

export type Sway = (part: number) => number;

/** The garment (or the bag of the second cloth) with its neck at x, y. */
export function drawGarment(
  to: Surface,
  cloth: Cloth | undefined,
  state: State,
  which: number,
  x: number,
  y: number,
  scale: number,
  sway: Sway,
): void {
  const brief = briefOf(state.brief);
  const fabrics = fabricsOf(brief, state.fabric);
  const fabric = hexOf(fabrics[which] ?? 0);
  const cut = which === 0 ? cutOf(brief.garment) : BAG;
  const trim = hexOf(brief.inks[0] ?? 0);
  const { c } = to;
  const pixels = scale * to.px * Math.min(1.5, globalThis.devicePixelRatio ?? 1);
  const piece = cloth && pieceOf(cloth, `${which} ${brief.garment}`, cut, pixels, trim);
  if (!cloth || !piece) {
    c.fillStyle = fabric;
    c.fillRect(x - 60 * scale, y, 120 * scale, cut.hem * scale);
    return;
  }
  keepPrinted(cloth, piece, fabric);
  const { canvas, sheet } = piece.easel;
  const tall = canvas.height / STRIPS;
  const worldTall = (sheet.height * scale) / STRIPS;
  const wide = sheet.width * scale;
  const left = x + sheet.left * scale;
  for (let strip = 0; strip < STRIPS; strip += 1) {
    const from = sway(strip / STRIPS) * scale;
    const slant = (sway((strip + 1) / STRIPS) * scale - from) / worldTall;
    // A strip overlaps the next one a little, so that no seam shows.
    const over = strip === STRIPS - 1 ? 0 : 1;
    c.save();
    c.transform(1, 0, slant, 1, left + from, y + sheet.top * scale + strip * worldTall);
    c.drawImage(
      canvas,
      0,
      strip * tall,
      canvas.width,
      tall + over,
      0,
      0,
      wide,
      worldTall * (1 + over / tall),
    );
    c.restore();
  }
}
