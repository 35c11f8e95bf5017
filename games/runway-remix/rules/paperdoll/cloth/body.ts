import { along, type Figure, type Limb } from '../figure.ts';
import {
  INK_WIDTH,
  drawn,
  shaded,
  type Mark,
  group,
  boundsOf,
  ellipse,
  smooth,
} from '@playgrove/kit/logic/marks';
import { tube, around } from './pieces.ts';
import { bodice, PLAIN } from './top.ts';
import { shade } from '@playgrove/kit/logic/color';

/** Skin of an arm with its hand, in front of the trunk. */
export function armFront(limb: Limb, skin: string): readonly Mark[] {
  const { outer, inner } = along(limb, 1);
  const [, elbow, wrist] = limb.joints;
  const hand = ellipse(
    wrist.x + (wrist.x - elbow.x) * 0.13,
    wrist.y + (wrist.y - elbow.y) * 0.13,
    10.5,
    11.5,
  );
  const path = tube(limb, 1, () => 0);
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
  const path = tube(limb, 1, () => 0);
  return [
    { path, line: INK_WIDTH * 2 },
    { path, fill: skin },
  ];
}

/**
 * Trunk, neck and legs, in a plain underlayer.
 * @param topped whether cloth covers the trunk, so that the underlayer would only show at its neck
 */
export function skinMarks(figure: Figure, skin: string, topped = false): readonly Mark[] {
  const trunk = smooth([
    ...around(
      [
        [1, -0.16, 0],
        [1, -0.09, 1],
        [0.9, -0.02, 0],
        [0.96, 0.06, 0],
        [0.97, 0.19, 0],
        [1, 0.36, 0],
        [1, 0.6, 0],
        [1, 0.86, 0],
        [0.9, 1.02, 0],
      ],
      figure,
    ),
  ]);
  const legs = figure.legs.map((leg) => tube(leg, 1, () => 0));
  const cloth = '#e9dff5';
  const slip = bodice({ ...PLAIN, neck: 'strap', hem: 1, ease: -0.5 }, figure);
  const shorts = figure.legs.map((leg) => tube(leg, 0.28, () => 0.5));
  const chin = smooth([
    figure.trunk(-1, -0.13),
    figure.trunk(0, -0.05),
    figure.trunk(1, -0.13),
    figure.trunk(0, -0.2),
  ]);
  return [
    ...group([...legs, trunk], skin),
    { path: chin, fill: shade(skin, 0.32), alpha: 0.5 },
    ...group([...(topped ? [] : [slip]), ...shorts], cloth, 'plain', false),
    drawn(
      smooth(shorts[0] ? [figure.trunk(0, 1.02), figure.trunk(0, 0.93)] : [], false),
      2,
      shade(cloth, 0.3),
    ),
  ];
}
