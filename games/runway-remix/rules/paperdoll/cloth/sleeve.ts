import { along, type Limb } from '../figure.ts';
import {
  INK_WIDTH,
  drawn,
  group,
  onCloth,
  shaded,
  type Mark,
  type Pattern,
  boundsOf,
  smooth,
} from '@playgrove/kit/logic/marks';
import { has, type CoatCut, type TopCut } from './cuts.ts';
import { tube } from './pieces.ts';
import { shade } from '@playgrove/kit/logic/color';

function sleeveEase(cut: TopCut | CoatCut): (t: number) => number {
  const puff = has(cut, 'puff') ? 11 : 0;
  const { sleeve, wide, flare } = cut;
  return (t) => {
    const part = sleeve > 0 ? t / sleeve : 0;
    return wide * Math.min(1, 0.35 + part * 2) + flare * part * part + puff * 4 * part * (1 - part);
  };
}

/** The part behind the trunk, so that the shoulder has an edge in every pose. */
export function sleeveBehind(cut: TopCut | CoatCut, limb: Limb, color: string): readonly Mark[] {
  const path = tube(limb, cut.sleeve, sleeveEase(cut));
  return [
    { path, line: INK_WIDTH * 2 },
    { path, fill: shaded(color), span: boundsOf([path]) },
  ];
}

/** The sleeve in front of everything, with an open seam at the shoulder. */
export function sleeveFront(
  cut: TopCut | CoatCut,
  limb: Limb,
  color: string,
  pattern: Pattern,
  span: Mark['span'],
): readonly Mark[] {
  const ease = sleeveEase(cut);
  const { outer, inner } = along(limb, cut.sleeve, ease);
  const path = tube(limb, cut.sleeve, ease);
  const fill = has(cut, 'raglan') ? shaded(onCloth(color)) : shaded(color);
  const printed = pattern === 'plain' ? [] : group([path], color, pattern, false).slice(1);
  const edgeOf = along(limb, cut.sleeve, (t) => ease(t) + 1.5);
  const edge = [...edgeOf.outer.slice(-2), ...edgeOf.inner.slice(-2).reverse()].map((knot) => ({
    ...knot,
    sharp: true,
  }));
  return [
    { path, fill, ...(span && { span }) },
    ...printed,
    drawn(smooth(outer.slice(1), false), INK_WIDTH),
    drawn(smooth(inner.slice(Math.min(2, inner.length - 2)), false), INK_WIDTH),
    ...(has(cut, 'cuffs')
      ? [{ path: smooth(edge), line: INK_WIDTH, fill: shade(color, 0.3) }]
      : [
          drawn(
            smooth(
              [outer[outer.length - 1], inner[inner.length - 1]].filter(
                (knot) => knot !== undefined,
              ),
              false,
            ),
            INK_WIDTH,
          ),
        ]),
  ];
}
