import type { Figure } from '../figure.ts';
import {
  INK_WIDTH,
  drawn,
  group,
  type Mark,
  type Pattern,
  ellipse,
  smooth,
  type Knot,
  type Path,
} from '@playgrove/kit/logic/marks';
import { has, type CoatCut } from './cuts.ts';
import { band, curve, fall, patch, seam, glitter } from './pieces.ts';
import { PALETTE, shade, tint } from '@playgrove/kit/logic/color';

function coatPanel(cut: CoatCut, figure: Figure, side: 1 | -1): Path {
  const hem = cut.hem <= 1 ? cut.hem : fall(figure, cut.hem - 1);
  const long = Math.max(0, hem - 0.9);
  const trunk = (u: number, v: number, ease: number, sharp = false): Knot => ({
    ...figure.trunk(side * u, v, ease),
    sharp,
  });
  const inner = (v: number, x: number): Knot => ({
    x: figure.trunk(0, v).x + side * x,
    y: figure.trunk(0, v).y,
    sharp: true,
  });
  const open = cut.gap;
  const waist =
    cut.ease +
    Math.max(0, figure.body.chest - figure.body.waist) * (cut.details.includes('belt') ? 0 : 0.7);
  return smooth([
    trunk(1, -0.1, 1, true),
    trunk(0.9, -0.03, 3),
    trunk(1, 0.05, 2),
    trunk(0.98, 0.2, cut.ease),
    trunk(1, 0.36, cut.ease),
    trunk(1, 0.6, waist),
    ...(hem > 0.8 ? [trunk(1, 0.86, cut.ease)] : []),
    ...(long > 0.4 ? [trunk(1, 0.9 + long / 2, cut.ease + long * 5)] : []),
    trunk(1, hem, cut.ease + long * 9, true),
    inner(hem + 0.02, open),
    inner(0.3, Math.min(open, 9)),
  ]);
}

/** The inside of a coat, visible between and behind the legs. */
export function coatBehind(cut: CoatCut, figure: Figure, color: string): readonly Mark[] {
  const paths = ([-1, 1] as const).map((side) => coatPanel({ ...cut, gap: -2 }, figure, side));
  return group(paths, shade(color, 0.5));
}

export function coatMarks(
  cut: CoatCut,
  figure: Figure,
  color: string,
  pattern: Pattern,
): readonly Mark[] {
  const panels = ([-1, 1] as const).map((side) => coatPanel(cut, figure, side));
  const dark = shade(color, 0.4);
  const made: Mark[] = [...group(panels, color, pattern)];
  const [left, right] = panels;
  for (const side of [-1, 1]) {
    const flap = (points: readonly number[], fill: string): void => {
      made.push({ path: patch(figure, points, side), fill, line: INK_WIDTH });
    };
    if (has(cut, 'lapels'))
      flap([1.05, -0.11, 0.78, 0.04, 0.9, 0.12, 0.2, 0.34, 0.45, 0.05], tint(color, 0.16));
    if (has(cut, 'hood'))
      flap([1.4, -0.14, 0.98, 0.02, 0.4, 0.16, 0.24, 0.1, 0.6, -0.02], shade(color, 0.2));
    if (has(cut, 'fur'))
      flap([1.5, -0.16, 1.15, 0.0, 0.7, 0.2, 0.2, 0.3, 0.3, 0.12, 0.6, -0.04], '#fff3e4');
    if (has(cut, 'band')) flap([1, -0.1, 0.5, 0.12, 0.26, 0.2, 0.2, 0.12, 0.72, -0.08], dark);
    if (has(cut, 'pockets')) flap([0.5, 0.72, 0.92, 0.7, 0.92, 0.77, 0.5, 0.79], shade(color, 0.2));
    if (has(cut, 'badge'))
      made.push({
        path: ellipse(figure.trunk(-0.6, 0.32).x, figure.trunk(-0.6, 0.32).y, 6, 6),
        fill: PALETTE.yellow,
        line: 2.5,
      });
    if (has(cut, 'toggles'))
      for (const v of [0.3, 0.48, 0.66])
        made.push(drawn(seam(figure, [0.12, v, 0.45, v], side), 4, '#fff6e3'));
    if (has(cut, 'studs'))
      for (const v of [0.1, 0.18])
        made.push({
          path: ellipse(figure.trunk(side * 0.86, v).x, figure.trunk(side * 0.86, v).y, 3, 3),
          fill: '#e8ecff',
          line: 2,
        });
    if (has(cut, 'quilt'))
      for (const v of [0.28, 0.42, 0.56, 0.7, 0.84]) {
        if (v < cut.hem - 0.05)
          made.push({
            ...drawn(curve(figure, [1.4, v - 0.02, 0.6, v + 0.03, 0.1, v], side), 3, dark),
            clip: [...(left ?? []), ...(right ?? [])],
          });
      }
    if (has(cut, 'epaulettes'))
      flap([0.7, -0.07, 1.1, 0.02, 1.06, 0.08, 0.66, -0.01], PALETTE.yellow);
  }
  if (has(cut, 'zip'))
    for (const side of [-1, 1])
      made.push(
        drawn(
          smooth(
            [0.12, 0.5, Math.min(1, cut.hem)].map((v) => ({
              x: figure.trunk(0, v).x + side * (Math.min(cut.gap, 9) + 2),
              y: figure.trunk(0, v).y,
            })),
            false,
          ),
          3,
          '#e8ecff',
        ),
      );
  if (has(cut, 'belt')) {
    made.push({
      path: band(figure, 0.57, 0.67, cut.ease + 2),
      fill: shade(color, 0.3),
      line: INK_WIDTH,
    });
    made.push({
      path: patch(figure, [-0.18, 0.55, 0.18, 0.55, 0.18, 0.69, -0.18, 0.69]),
      fill: PALETTE.yellow,
      line: 2.5,
    });
  }
  if (has(cut, 'sequins'))
    for (const panel of panels) made.push(...glitter(panel, tint(color, 0.75)));
  return made;
}
