import { drawn, group, INK_WIDTH, shaded, shade } from '@playgrove/kit/logic/marks';
import { boundsOf, ellipse, smooth, type Mark } from '@playgrove/kit/logic/marks';
import { along, type Figure, type Limb } from '../figure.ts';
import { around, tube } from './art.ts';
import { cutsOf } from '../cuts.ts';
import { bodice } from './top.ts';

/** Skin of an arm with its hand, in front of the trunk. */
export function armFront(limb: Limb, skin: string): readonly Mark[] {
  const { outer, inner } = along(limb, 1);
  const [, elbow, wrist] = limb.joints;
  const [dx, dy] = [(wrist.x - elbow.x) * 0.13, (wrist.y - elbow.y) * 0.13];
  const hand = ellipse(wrist.x + dx, wrist.y + dy, 10.5, 11.5);
  const path = tube(limb, 1);
  const span = boundsOf([path]);
  return [
    { path: hand, line: INK_WIDTH * 2 },
    { path, fill: shaded(skin), span },
    drawn(smooth(outer.slice(1), false), INK_WIDTH),
    drawn(smooth(inner.slice(3), false), INK_WIDTH),
    { path: hand, fill: shaded(skin), span },
  ];
}

export function armBehind(limb: Limb, skin: string): readonly Mark[] {
  const path = tube(limb, 1);
  return [
    { path, line: INK_WIDTH * 2 },
    { path, fill: skin },
  ];
}

const UNDERLAYER = '#e9dff5';
const SLIP = cutsOf('top', ['strap', '0', '1', '-.5'])[0];

/**
 * Trunk, neck and legs, in a plain underlayer.
 * @param topped whether cloth covers the trunk, so that the underlayer would only show at its neck
 */
export function skinMarks(figure: Figure, skin: string, topped = false): readonly Mark[] {
  const edge = [-0.16, -0.09, -0.02, 0.06, 0.19, 0.36, 0.6, 0.86, 1.02];
  const wide = [1, 1, 0.9, 0.96, 0.97, 1, 1, 1, 0.9];
  const side = edge.map((v, index) => [wide[index] ?? 1, v, index === 1 ? 1 : 0] as const);
  const trunk = smooth(around(side, figure));
  const shorts = figure.legs.map((leg) => tube(leg, 0.28, () => 0.5));
  const at = figure.trunk;
  const chin = smooth([at(-1, -0.13), at(0, -0.05), at(1, -0.13), at(0, -0.2)]);
  const seam = smooth([figure.trunk(0, 1.02), figure.trunk(0, 0.93)], false);
  const slip = topped || !SLIP ? [] : [bodice(SLIP, figure)];
  return [
    ...group([...figure.legs.map((leg) => tube(leg, 1)), trunk], skin),
    { path: chin, fill: shade(skin, 0.32), alpha: 0.5 },
    ...group([...slip, ...shorts], UNDERLAYER, 'plain', false),
    drawn(seam, 2, shade(UNDERLAYER, 0.3)),
  ];
}
