import { along, type Figure } from '../figure.ts';
import {
  INK_WIDTH,
  drawn,
  onCloth,
  shaded,
  type Mark,
  type Pattern,
  group,
  boundsOf,
  ellipse,
  smooth,
} from '@playgrove/kit/logic/marks';
import { has, type LegsCut } from './cuts.ts';
import { around, band, curve, patch, seam, tube, glitter } from './pieces.ts';
import { PALETTE, shade, tint } from '@playgrove/kit/logic/color';

export function legsMarks(
  cut: LegsCut,
  figure: Figure,
  color: string,
  pattern: Pattern,
): readonly Mark[] {
  const cargo = has(cut, 'harem') ? 12 : 0;
  const ease = (t: number): number => {
    const part = t / cut.length;
    return (
      2 +
      cut.wide * Math.min(1, 0.4 + part) +
      cut.flare * part * part * part +
      cargo * 4 * part * (1 - part)
    );
  };
  const legs = figure.legs.map((leg) => tube(leg, cut.length, ease));
  const pelvis = smooth(
    around(
      [
        [1, 0.64, 1.5, true],
        [1, 0.8, 2],
        [1, 0.95, 2],
        [0.6, 1.06, 2],
      ],
      figure,
    ),
  );
  const dark = shade(color, 0.45);
  const made: Mark[] = [...group([...legs, pelvis], color, pattern)];
  const seams = figure.legs.map((leg) => along(leg, Math.min(cut.length, 0.96), ease).inner);
  for (const inner of seams) made.push(drawn(smooth(inner.slice(1), false), 3, dark));
  made.push(drawn(seam(figure, [0, 0.68, 0, 1.06]), 3, dark));
  made.push({ path: band(figure, 0.63, 0.69, 1), fill: shade(color, 0.25), line: 2.5 });
  if (has(cut, 'jeans')) {
    for (const side of [-1, 1])
      made.push(drawn(curve(figure, [0.3, 0.7, 0.5, 0.8, 0.98, 0.82], side), 2.2, '#ffd98a'));
    made.push({
      path: ellipse(figure.trunk(0, 0.66).x, figure.trunk(0, 0.66).y, 3, 3),
      fill: PALETTE.yellow,
      line: 2,
    });
  }
  for (const leg of figure.legs) {
    const { outer, inner } = along(leg, cut.length, ease);
    const end = [...outer.slice(-2), ...inner.slice(-2).reverse()].map((knot) => ({
      ...knot,
      sharp: true,
    }));
    if (has(cut, 'cuffs'))
      made.push({
        path: smooth(end),
        fill: has(cut, 'jeans') ? tint(color, 0.5) : shade(color, 0.3),
        line: INK_WIDTH,
      });
    if (has(cut, 'side'))
      made.push(
        drawn(
          smooth(
            outer
              .slice(1)
              .map((knot, at) => ({ x: knot.x - leg.side * 4, y: knot.y, sharp: at > 99 })),
            false,
          ),
          4,
          onCloth(color),
        ),
      );
    const knee = leg.joints[1];
    if (has(cut, 'patch'))
      made.push({ path: ellipse(knee.x, knee.y, 9, 10), fill: onCloth(color), line: 2.5 });
    if (has(cut, 'pockets'))
      made.push({
        path: smooth(
          [
            [-8, -26],
            [8, -26],
            [8, -8],
            [-8, -8],
          ].map(([dx = 0, dy = 0]) => ({
            x: knee.x + leg.side * 7 + dx,
            y: knee.y + dy,
            sharp: true,
          })),
        ),
        fill: shade(color, 0.16),
        line: 2.5,
      });
    if (has(cut, 'rips'))
      made.push({ path: ellipse(knee.x, knee.y - 2, 8, 3), fill: tint(color, 0.7), line: 2 });
  }
  if (has(cut, 'bib')) {
    made.push({
      path: patch(figure, [-0.55, 0.24, 0.55, 0.24, 0.62, 0.66, -0.62, 0.66]),
      fill: shaded(color),
      span: boundsOf([band(figure, 0.2, 1, 0)]),
      line: INK_WIDTH,
    });
    for (const side of [-1, 1]) {
      made.push({
        path: patch(figure, [0.52, 0.26, 0.9, -0.06, 0.74, -0.08, 0.36, 0.26], side),
        fill: color,
        line: INK_WIDTH,
      });
      const { x, y } = figure.trunk(side * 0.44, 0.27);
      made.push({ path: ellipse(x, y, 3.4, 3.4), fill: PALETTE.yellow, line: 2 });
    }
    made.push({
      path: patch(figure, [-0.26, 0.36, 0.26, 0.36, 0.26, 0.52, -0.26, 0.52]),
      fill: shade(color, 0.14),
      line: 2.5,
    });
  }
  if (has(cut, 'sequins')) made.push(...glitter([...legs.flat(), ...pelvis], tint(color, 0.75)));
  return made;
}
