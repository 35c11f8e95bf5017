import { topDetails } from './top-details.ts';
import type { Figure } from '../figure.ts';
import { group, type Mark, type Pattern, smooth, type Path } from '@playgrove/kit/logic/marks';
import type { Neckline, TopCut } from './cuts.ts';
import { around } from './pieces.ts';

/** Where the neckline leaves the shoulder (u, v), its lowest point (v), and whether it turns sharply there. */
const NECKS: Readonly<Record<Neckline, readonly [number, number, number, boolean]>> = {
  crew: [1, -0.085, 0.03, false],
  vee: [1, -0.085, 0.22, true],
  scoop: [1.05, -0.075, 0.14, false],
  boat: [0.95, -0.045, 0.0, false],
  square: [0.9, -0.045, 0.13, true],
  turtle: [1, -0.1, -0.06, false],
  collar: [1, -0.09, 0.1, true],
  strap: [0.9, -0.045, 0.13, false],
  halter: [1, -0.1, 0.1, false],
  bare: [1, 0.15, 0.17, false],
};

/** The outline of cloth on the trunk from neckline to hem. */
export function bodice(cut: TopCut, figure: Figure): Path {
  const [u, v, dip, sharp] = NECKS[cut.neck];
  const bareArms = ['strap', 'halter', 'bare'].includes(cut.neck);
  const loose =
    cut.ease > 3
      ? Math.max(0, figure.body.chest - figure.body.waist) * Math.min(1, cut.ease / 8)
      : 0;
  const hem = cut.hem;
  const right: (readonly [number, number, number, boolean?])[] = [[u, v, 0, true]];
  if (!bareArms) right.push([0.86, -0.03, 1], [1, 0.05, 0]);
  else if (cut.neck === 'strap') right.push([0.98, -0.035, 0, true], [0.82, 0.06, 0]);
  right.push([0.97, 0.19, 1, bareArms], [1, 0.36, cut.ease * 0.6 + 1]);
  if (hem > 0.55) right.push([1, 0.6, cut.ease + loose + 1]);
  if (hem > 0.8) right.push([1, Math.min(hem, 0.86) - 0.02, cut.ease + 1]);
  right.push([1, hem, cut.ease + 1.5, true]);
  const outline = around(right, figure);
  const half = outline.length / 2;
  const low = { ...figure.trunk(0, hem + 0.03), sharp: false };
  const middle = { ...figure.trunk(0, dip), sharp };
  const square =
    cut.neck === 'square'
      ? [-0.8, 0.8].map((at) => ({ ...figure.trunk(at * 0.62, 0.13), sharp: true }))
      : [middle];
  return smooth([...outline.slice(0, half), low, ...outline.slice(half), ...square]);
}

export function turtle(figure: Figure): Path {
  return smooth([
    { ...figure.trunk(-1, -0.2, 3), sharp: true },
    { ...figure.trunk(1, -0.2, 3), sharp: true },
    { ...figure.trunk(1, -0.09, 5), sharp: true },
    figure.trunk(0, -0.03),
    { ...figure.trunk(-1, -0.09, 5), sharp: true },
  ]);
}

export const PLAIN: TopCut = {
  kind: 'top',
  neck: 'crew',
  sleeve: 0,
  wide: 0,
  flare: 0,
  hem: 1,
  ease: 0,
  details: [],
};

export function topMarks(
  cut: TopCut,
  figure: Figure,
  color: string,
  pattern: Pattern,
): readonly Mark[] {
  const body = bodice(cut, figure);
  const collar = cut.neck === 'turtle' ? [turtle(figure)] : [];
  return [...group([body, ...collar], color, pattern), ...topDetails(cut, figure, color, body)];
}
