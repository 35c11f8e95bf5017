import { drawn, group, INK_WIDTH, onCloth, shade, shaded } from '@playgrove/kit/logic/marks';
import {
  boundsOf,
  smooth,
  type Knot,
  type Mark,
  type Path,
  type Pattern,
} from '@playgrove/kit/logic/marks';
import { along, type Figure, type Limb } from '../figure.ts';
import type { Cut } from '../cuts.ts';
import { around, details, tube, type Paint } from './art.ts';
import { ON_TOPS } from '../../data/details.ts';

/** Where the neckline leaves the shoulder (u, v), its lowest point (v), and whether it turns sharply there. */
const NECKS: Readonly<Record<string, readonly [number, number, number, boolean]>> = {
  crew: [1, -0.085, 0.03, false],
  vee: [1, -0.085, 0.22, true],
  scoop: [1.05, -0.075, 0.14, false],
  boat: [0.95, -0.045, 0, false],
  square: [0.9, -0.045, 0.13, true],
  turtle: [1, -0.1, -0.06, false],
  collar: [1, -0.09, 0.1, true],
  strap: [0.9, -0.045, 0.13, false],
  halter: [1, -0.1, 0.1, false],
  bare: [1, 0.15, 0.17, false],
};

/** The outline of cloth on the trunk from neckline to hem. */
export function bodice({ neck, ease, hem }: Cut, figure: Figure): Path {
  const cut = NECKS[neck];
  if (!cut) throw new Error(`"${neck}" is no neckline`);
  const [u, v, dip, sharp] = cut;
  const bareArms = ['strap', 'halter', 'bare'].includes(neck);
  const { chest, waist } = figure.body;
  const loose = ease > 3 ? Math.max(0, chest - waist) * Math.min(1, ease / 8) : 0;
  const right: (readonly [number, number, number, boolean?])[] = [[u, v, 0, true]];
  if (!bareArms) right.push([0.86, -0.03, 1], [1, 0.05, 0]);
  else if (neck === 'strap') right.push([0.98, -0.035, 0, true], [0.82, 0.06, 0]);
  right.push([0.97, 0.19, 1, bareArms], [1, 0.36, ease * 0.6 + 1]);
  if (hem > 0.55) right.push([1, 0.6, ease + loose + 1]);
  if (hem > 0.8) right.push([1, Math.min(hem, 0.86) - 0.02, ease + 1]);
  right.push([1, hem, ease + 1.5, true]);
  const outline = around(right, figure);
  const half = outline.length / 2;
  const low = { ...figure.trunk(0, hem + 0.03), sharp: false };
  const middle =
    neck === 'square'
      ? [-0.496, 0.496].map((at) => ({ ...figure.trunk(at, 0.13), sharp: true }))
      : [{ ...figure.trunk(0, dip), sharp }];
  return smooth([...outline.slice(0, half), low, ...outline.slice(half), ...middle]);
}

function turtle({ trunk }: Figure): Path {
  const [a, b, c, d] = [
    trunk(-1, -0.2, 3),
    trunk(1, -0.2, 3),
    trunk(1, -0.09, 5),
    trunk(-1, -0.09, 5),
  ];
  const sharp = (knot: Knot): Knot => ({ ...knot, sharp: true });
  return smooth([sharp(a), sharp(b), sharp(c), trunk(0, -0.03), sharp(d)]);
}

export const topMarks: Paint = (cut, figure, color, pattern) => {
  const clip = bodice(cut, figure);
  const collar = cut.neck === 'turtle' ? [turtle(figure)] : [];
  const { hem, ease } = cut;
  return [
    ...group([clip, ...collar], color, pattern),
    ...details(ON_TOPS, [cut.neck, ...cut.details], figure.trunk, color, { clip, hem, ease }),
  ];
};

function sleeveEase({ sleeve, wide, flare, details: on }: Cut): (t: number) => number {
  const puff = on.includes('puff') ? 11 : 0;
  return (t) => {
    const part = sleeve > 0 ? t / sleeve : 0;
    return wide * Math.min(1, 0.35 + part * 2) + flare * part * part + puff * 4 * part * (1 - part);
  };
}

/** The part behind the trunk, so that the shoulder has an edge in every pose. */
export function sleeveBehind(cut: Cut, limb: Limb, color: string): readonly Mark[] {
  const path = tube(limb, cut.sleeve, sleeveEase(cut));
  return [
    { path, line: INK_WIDTH * 2 },
    { path, fill: shaded(color), span: boundsOf([path]) },
  ];
}

/** The sleeve in front of everything, with an open seam at the shoulder. */
export function sleeveFront(
  cut: Cut,
  limb: Limb,
  color: string,
  pattern: Pattern,
): readonly Mark[] {
  const ease = sleeveEase(cut);
  const { outer, inner } = along(limb, cut.sleeve, ease);
  const path = tube(limb, cut.sleeve, ease);
  const fill = shaded(cut.details.includes('raglan') ? onCloth(color) : color);
  const printed = pattern === 'plain' ? [] : group([path], color, pattern, false).slice(1);
  return [
    { path, fill },
    ...printed,
    drawn(smooth(outer.slice(1), false), INK_WIDTH),
    drawn(smooth(inner.slice(Math.min(2, inner.length - 2)), false), INK_WIDTH),
    cut.details.includes('cuffs')
      ? cuff(limb, cut.sleeve, (t) => ease(t) + 1.5, shade(color, 0.3))
      : drawn(smooth([...outer.slice(-1), ...inner.slice(-1)], false), INK_WIDTH),
  ];
}

/** The last piece of a sleeve or a leg, in another color. */
export function cuff(limb: Limb, to: number, ease: (t: number) => number, fill: string): Mark {
  const { outer, inner } = along(limb, to, ease);
  const edge = [...outer.slice(-2), ...inner.slice(-2).toReversed()];
  return { path: smooth(edge.map((knot) => ({ ...knot, sharp: true }))), line: INK_WIDTH, fill };
}
