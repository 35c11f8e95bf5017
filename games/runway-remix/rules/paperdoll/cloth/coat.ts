import { group, shade, smooth } from '@playgrove/kit/logic/marks';
import type { Knot, Mark, Path } from '@playgrove/kit/logic/marks';
import { fall, type Figure } from '../figure.ts';
import type { Cut } from '../cuts.ts';
import { details, type Paint } from './art.ts';
import { ON_COATS } from '../../data/details.ts';

function panel(cut: Cut, figure: Figure, side: 1 | -1): Path {
  const hem = cut.hem <= 1 ? cut.hem : fall(figure, cut.hem - 1);
  const long = Math.max(0, hem - 0.9);
  const trunk = (u: number, v: number, ease: number, sharp = false): Knot => ({
    ...figure.trunk(side * u, v, ease),
    sharp,
  });
  const inner = (v: number, x: number): Knot => {
    const middle = figure.trunk(0, v);
    return { x: middle.x + side * x, y: middle.y, sharp: true };
  };
  const { chest, waist } = figure.body;
  const loose = Math.max(0, chest - waist) * (cut.details.includes('belt') ? 0 : 0.7);
  return smooth([
    trunk(1, -0.1, 1, true),
    trunk(0.9, -0.03, 3),
    trunk(1, 0.05, 2),
    trunk(0.98, 0.2, cut.ease),
    trunk(1, 0.36, cut.ease),
    trunk(1, 0.6, cut.ease + loose),
    ...(hem > 0.8 ? [trunk(1, 0.86, cut.ease)] : []),
    ...(long > 0.4 ? [trunk(1, 0.9 + long / 2, cut.ease + long * 5)] : []),
    trunk(1, hem, cut.ease + long * 9, true),
    inner(hem + 0.02, cut.gap),
    inner(0.3, Math.min(cut.gap, 9)),
  ]);
}

const panels = (cut: Cut, figure: Figure): readonly Path[] =>
  ([-1, 1] as const).map((side) => panel(cut, figure, side));

/** The inside of a coat, visible between and behind the legs. */
export function coatBehind(cut: Cut, figure: Figure, color: string): readonly Mark[] {
  return group(panels({ ...cut, gap: -2 }, figure), shade(color, 0.5));
}

export const coatMarks: Paint = (cut, figure, color, pattern) => {
  const paths = panels(cut, figure);
  const cloth = { clip: paths.flat(), hem: cut.hem, ease: cut.ease };
  return [
    ...group(paths, color, pattern),
    ...details(ON_COATS, cut.details, figure.trunk, color, cloth),
  ];
};
