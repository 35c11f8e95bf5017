import type { Point } from '@playgrove/kit/contract';
import { planOf } from './chunks.ts';

/** From left to right; down is positive. */
type Span = { readonly x: number; readonly w: number; readonly y0: number; readonly y1: number };
export type Ground = Span & { readonly kind: 'flat' | 'ease' | 'kick' | 'gap' | 'stairs' };
/** A line to grind on, straight between its ends; `box`: the edge of a ledge, with a body below. */
export type Rail = Span & { readonly box: boolean };
export type Thing = {
  readonly kind: 'low' | 'tall' | 'wide';
  /** The middle of its foot. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

/** A chunk about its own beginning. World units; `rise` is how far its end lies below it. */
export type Layout = {
  readonly length: number;
  readonly rise: number;
  readonly ground: readonly Ground[];
  readonly rails: readonly Rail[];
  readonly things: readonly Thing[];
  readonly stickers: readonly Point[];
};

const THINGS = {
  c: { kind: 'low', w: 34, h: 36 },
  t: { kind: 'tall', w: 46, h: 62 },
  w: { kind: 'wide', w: 96, h: 46 },
} as const;

const made: Layout[] = [];

export function layoutOf(chunk: number): Layout {
  return (made[chunk] ??= layOut(planOf(chunk)));
}

/** @throws Error naming a word of the plan that means nothing */
export function layOut(plan: string): Layout {
  const ground: Ground[] = [];
  const words = plan.split(' ');
  let [x, y, from] = [0, 0, 0];
  const deferred: (() => void)[] = [];
  const rails: Rail[] = [];
  const things: Thing[] = [];
  const stickers: Point[] = [];
  const add = (kind: Ground['kind'], w: number, to: number): void => {
    ground.push({ kind, x, w, y0: y, y1: to });
    x += w;
    y = to;
  };
  for (const word of words) {
    const item = /^@(-?\d+)([rbctw*])(\d*)(?:\^(\d+))?$/.exec(word);
    if (item) {
      const at = from + Number(item[1]);
      const [many, high] = [Number(item[3]), Number(item[4] ?? 0)];
      deferred.push(() => place(item[2] ?? '', at, many, high));
      continue;
    }
    const piece = /^([FDUVHKGS])(\d+)(?:\^(\d+))?$/.exec(word);
    if (!piece) throw new Error(`plan "${plan}": "${word}" means nothing`);
    from = x;
    const [w, by] = [Number(piece[2]), Number(piece[3] ?? 0)];
    lay(piece[1] ?? '', w, by);
  }
  for (const put of deferred) put();
  return { length: x, rise: y, ground, rails, things, stickers };

  function lay(letter: string, w: number, by: number): void {
    if (letter === 'F') add('flat', w, y);
    else if (letter === 'D') add('ease', w, y + by);
    else if (letter === 'U') add('ease', w, y - by);
    else if (letter === 'G') add('gap', w, y);
    else if (letter === 'S') add('stairs', w, y + by);
    else if (letter === 'K') {
      add('kick', w, y - by);
      y += by;
    } else {
      const middle = letter === 'V' ? y + by : y - by;
      const end = y;
      add('ease', w / 2, middle);
      add('ease', w / 2, end);
    }
  }

  function place(letter: string, at: number, many: number, high: number): void {
    const foot = (where: number): number => heightIn(ground, where) ?? heightIn(ground, at) ?? 0;
    if (letter === 'r') {
      rails.push({ x: at, w: many, y0: foot(at) - high, y1: foot(at + many) - high, box: false });
    } else if (letter === 'b') {
      rails.push({ x: at, w: many, y0: foot(at) - high, y1: foot(at) - high, box: true });
    } else if (letter === '*') {
      for (let one = 0; one < many; one += 1) {
        const where = at + one * 64;
        stickers.push({ x: where, y: foot(where) - high });
      }
    } else {
      const facts = THINGS[letter as keyof typeof THINGS];
      things.push({ ...facts, x: at, y: foot(at) });
    }
  }
}

/** How high the ground is at x; over a gap as high as its near edge. Nothing outside. */
function heightIn(ground: readonly Ground[], x: number): number | undefined {
  const piece = ground.find((one) => x >= one.x && x <= one.x + one.w);
  return piece && heightOf(piece, x);
}

export function heightOf(piece: Ground, x: number): number {
  const part = (x - piece.x) / piece.w;
  const by = piece.y1 - piece.y0;
  if (piece.kind === 'ease') return piece.y0 + by * part * part * (3 - 2 * part);
  if (piece.kind === 'kick') return piece.y0 + by * part * part;
  return piece.y0 + by * part;
}

/** Units down for each unit to the right. */
export function slopeOf(piece: Ground, x: number): number {
  const part = (x - piece.x) / piece.w;
  const steep = (piece.y1 - piece.y0) / piece.w;
  if (piece.kind === 'ease') return steep * 6 * part * (1 - part);
  return piece.kind === 'kick' ? steep * 2 * part : steep;
}
