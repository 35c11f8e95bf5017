import { boundsOf, drawn, ellipse, mapped, mirrored, parsePath } from '@playgrove/kit/logic/marks';
import { onCloth, PALETTE, shade, shaded, smooth, tint } from '@playgrove/kit/logic/marks';
import type { Knot, Mark, Path, Pattern } from '@playgrove/kit/logic/marks';
import type { Point } from '@playgrove/kit/contract';

import type { Cut } from '../cuts.ts';
import { along, type Figure, type Limb } from '../figure.ts';

/** Draws a garment on a figure. */
export type Paint = (cut: Cut, figure: Figure, color: string, pattern: Pattern) => readonly Mark[];

/** A place on a garment: across and down on its own scale, and doll units further out. */
export type Space = (u: number, v: number, ease?: number) => Point;

/** The garment that is drawn on: its outline, and what `h` and `e` in a row stand for. */
export type Cloth = { readonly clip: Path; readonly hem: number; readonly ease: number };

const INKS: Readonly<Record<string, (color: string, part: number) => string>> = {
  a: (color) => color,
  t: tint,
  s: shade,
  n: onCloth,
  y: () => PALETTE.yellow,
  k: () => PALETTE.ink,
  w: () => '#ffffff',
  c: () => '#fff6e3',
  f: () => '#fff3e4',
  i: () => '#e8ecff',
  l: () => '#ffd98a',
  g: () => '#d99a5b',
};

const SHAPE =
  /^(2?)([PSLCOBMG])(\^?) (\w)(\d*)(?:@(\d+))?(?: ([\d.]+)(d?))?(?: (.*?))?(?: x (\S+) (\S+))?$/;

/**
 * Draws on cloth what a row says; `|` separates shapes, of which each is
 * `kind ink line numbers x limit step`.
 *
 * - Kind: `P` corners, `S` round ones, `L` an open line, `C` an open curve, all through u v pairs;
 *   `O` an ellipse (place, radii), `M` a path about a place, `B` a band (from, to, ease), `G` glitter
 *   all over. `2` before it draws it on both sides; `^` after it keeps it on the cloth.
 * - Ink: `a` the color, `z` shaded, `t30` paler, `s30` deeper, `n` what shows on it, `k` ink, `w`
 *   white, `c` cream, `f` fur, `i` silver, `l` thread, `g` gum, `y` gold; `@50` half seen.
 * - Line: the width of its edge; `d` makes that edge a deep shade.
 * - Numbers: `h` is the hem, `e` the ease. `x` repeats a shape downward.
 */
export function art(row: string, at: Space, color: string, cloth: Cloth): readonly Mark[] {
  return row.split('|').flatMap((text) => shape(text, at, color, cloth));
}

function shape(text: string, at: Space, color: string, cloth: Cloth): readonly Mark[] {
  const found = SHAPE.exec(text);
  if (!found) throw new Error(`"${text}" is no drawing`);
  const [, both, kind = '', kept, ink = '', part, alpha, width, dark, rest = '', limit, step] =
    found;
  const size = (word: string): number =>
    ({ h: cloth.hem, e: cloth.ease }[word.charAt(0)] ?? 0) + Number(word.replace(/^[he]/, ''));
  const [numbers = '', path = ''] = rest.split(/ (?=M)/);
  const n = numbers.split(' ').map(size);
  const [a = 0, b = 0, c = 0, d = 0] = n;
  const fill = ink === 'z' ? '' : INKS[ink]?.(color, Number(part) / 100);
  if (fill === undefined) throw new Error(`"${text}" has no ink`);
  if (kind === 'G') return glitter(cloth.clip, fill);
  const line = Number(width);
  const more = { ...(kept && { clip: cloth.clip }), ...(alpha && { alpha: Number(alpha) / 100 }) };

  const made = (side: number, down: number): Mark => {
    const place: Space = (u, v, ease) => at(side * u, v + down, ease);
    const knots = (sharp: boolean): Knot[] =>
      n.flatMap((u, index) => (index % 2 ? [] : [{ ...place(u, n[index + 1] ?? 0), sharp }]));
    if (kind === 'L' || kind === 'C')
      return { ...drawn(smooth(knots(kind === 'L'), false), line, fill), ...more };
    const outline = (): Path => {
      const { x, y } = place(a, b);
      if (kind === 'O') return ellipse(x, y, c, d);
      if (kind === 'M') {
        const own = parsePath(path);
        return mapped(side < 0 ? mirrored(own) : own, (px, py) => ({ x: px + x, y: py + y }));
      }
      return kind === 'B' ? band(place, a, b, c) : smooth(knots(kind === 'P'));
    };
    const edge = outline();
    return {
      path: edge,
      ...(ink === 'z' ? { fill: shaded(color), span: boundsOf([edge]) } : { fill }),
      ...(line > 0 && { line }),
      ...(dark && { color: shade(color, 0.45) }),
      ...more,
    };
  };

  const marks: Mark[] = [];
  const first = kind === 'B' ? a : b;
  for (const side of both ? [-1, 1] : [1]) {
    marks.push(made(side, 0));
    if (!limit) continue;
    for (let down = Number(step); first + down < size(limit); down += Number(step))
      marks.push(made(side, down));
  }
  return marks;
}

/** Every drawing of a table that a garment has. */
export function details(
  table: ReadonlyMap<string, string>,
  names: readonly string[],
  at: Space,
  color: string,
  cloth: Cloth,
): readonly Mark[] {
  return [...table].flatMap(([name, row]) =>
    names.includes(name) ? art(row, at, color, cloth) : [],
  );
}

/** Cloth all round, between two heights. */
export function band(at: Space, from: number, to: number, ease: number): Path {
  const corner = (side: number, v: number): Knot => ({ ...at(side, v, ease + 1), sharp: true });
  return smooth([corner(1, from), corner(1, to), corner(-1, to), corner(-1, from)]);
}

/** Small highlights all over a piece. */
function glitter(clip: Path, fill: string): readonly Mark[] {
  const { left, top, right, bottom } = boundsOf([clip]);
  const path: number[] = [];
  for (let y = top, row = 0; y < bottom; y += 11, row += 1) {
    for (let x = left + (row % 2) * 7; x < right; x += 14) {
      const r = (row * 7 + x) % 3 > 1 ? 3.4 : 2.2;
      path.push(0, x, y - r, 1, x + r, y, 1, x, y + r, 1, x - r, y, 3);
    }
  }
  return [{ path, fill, clip, alpha: 0.8 }];
}

/** A closed piece of limb, its root hidden under the trunk. */
export function tube(limb: Limb, to: number, ease: (t: number) => number = () => 0): Path {
  const { outer, inner } = along(limb, to, ease);
  return smooth([...outer, ...inner.toReversed()]);
}

/** Both sides of a list of right-hand knots (u, v, ease, sharp), around the trunk. */
export function around(
  right: readonly (readonly [number, number, number, boolean?])[],
  figure: Figure,
): Knot[] {
  const side = (sign: 1 | -1): Knot[] =>
    right.map(([u, v, ease, sharp = false]) => ({ ...figure.trunk(sign * u, v, ease), sharp }));
  return [...side(1), ...side(-1).toReversed()];
}
