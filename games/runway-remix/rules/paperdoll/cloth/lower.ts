import { drawn, group, INK_WIDTH, onCloth, shade, tint } from '@playgrove/kit/logic/marks';
import { smooth, type Knot, type Mark, type Path } from '@playgrove/kit/logic/marks';
import { along, fall } from '../figure.ts';
import { around, band, details, tube, type Paint, type Space } from './art.ts';
import { ON_KNEES, ON_LEGS, ON_SKIRTS } from '../../data/details.ts';
import { cuff } from './top.ts';

const PELVIS = [
  [1, 0.64, 1.5, true],
  [1, 0.8, 2],
  [1, 0.95, 2],
  [0.6, 1.06, 2],
] as const;

export const legsMarks: Paint = (cut, figure, color, pattern) => {
  const has = (name: string): boolean => cut.details.includes(name);
  const full = has('harem') ? 48 : 0;
  const ease = (t: number): number => {
    const part = t / cut.length;
    const bulge = full * part * (1 - part);
    return 2 + cut.wide * Math.min(1, 0.4 + part) + cut.flare * part * part * part + bulge;
  };
  const legs = figure.legs.map((leg) => tube(leg, cut.length, ease));
  const pelvis = smooth(around(PELVIS, figure));
  const dark = shade(color, 0.45);
  const cloth = { clip: [...legs.flat(), ...pelvis], hem: 1, ease: 0 };
  const fold = [figure.trunk(0, 0.68), figure.trunk(0, 1.06)];
  return [
    ...group([...legs, pelvis], color, pattern),
    ...figure.legs.map((leg) => {
      const { inner } = along(leg, Math.min(cut.length, 0.96), ease);
      return drawn(smooth(inner.slice(1), false), 3, dark);
    }),
    drawn(smooth(fold, false), 3, dark),
    { path: band(figure.trunk, 0.63, 0.69, 1), fill: shade(color, 0.25), line: 2.5 },
    ...figure.legs.flatMap((leg) => {
      const { outer } = along(leg, cut.length, ease);
      const knee = leg.joints[1];
      const stripe = outer.slice(1).map(({ x, y }) => ({ x: x - leg.side * 4, y }));
      const turned = has('jeans') ? tint(color, 0.5) : shade(color, 0.3);
      const near: Space = (x, y) => ({ x: knee.x + leg.side * x, y: knee.y + y });
      return [
        ...(has('cuffs') ? [cuff(leg, cut.length, ease, turned)] : []),
        ...(has('side') ? [drawn(smooth(stripe, false), 4, onCloth(color))] : []),
        ...details(ON_KNEES, cut.details, near, color, cloth),
      ];
    }),
    ...details(ON_LEGS, cut.details, figure.trunk, color, cloth),
  ];
};

export const skirtMarks: Paint = (cut, figure, color, pattern) => {
  const has = (name: string): boolean => cut.details.includes(name);
  const { from } = cut;
  const hem = fall(figure, cut.length);
  const crotch = figure.trunk(0, 1).x;
  const [left, right] = figure.legs.map(({ joints }) => joints[1].x - crotch);
  const middle = ((left ?? 0) + (right ?? 0)) / 2;
  const spread = Math.max(15 - (left ?? 0), 15 + (right ?? 0)) - figure.body.hip;
  const at = (u: number, v: number, ease: number, sharp = false): Knot => {
    const { x, y } = figure.trunk(u, v, ease);
    const down = Math.max(0, (v - 0.9) / Math.max(0.1, hem - 0.9));
    return { x: x + middle * down, y, sharp };
  };
  const wide = Math.max(cut.flare, spread * Math.min(1, cut.length * 1.6));
  const edge = (u: number, part: number, sharp = false): Knot => {
    const swell = cut.belly * 4 * part * (1 - part);
    return at(u, 0.9 + (hem - 0.9) * part, 2 + wide * part + swell, sharp);
  };
  const half = (side: 1 | -1): Knot[] => [
    at(side, from, 1.5, true),
    at(side, 0.86, 2 + cut.belly * 0.3),
    edge(side, 0.35),
    edge(side, 0.7),
    edge(side, 1, true),
  ];
  const sag = 3 + cut.length * 7;
  const bottom = edge(0, 1);
  const low = { x: bottom.x, y: bottom.y + sag };
  const path = smooth([...half(1), low, ...half(-1).toReversed()]);
  const dark = shade(color, 0.45);
  const fold = (u: number, start: number, line: number, alpha: number): Mark => {
    const knots = [at(u * 0.8, start, 0), edge(u, 0.5), edge(u * 1.02, 0.98)];
    return { ...drawn(smooth(knots, false), line, dark, alpha), clip: path };
  };
  const ring = (part: number): Knot[] =>
    [-1.05, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1.05].map((u) => {
      const { x, y } = edge(u, part);
      return { x, y: y + sag * (1 - u * u) };
    });
  const strip = (top: number, end: number, fill: string): Mark => {
    return { path: smooth([...ring(top), ...ring(end).toReversed()]), fill, clip: path };
  };
  const lace = (part: number, line: number): Mark => {
    return { ...drawn(scallops(ring(part)), line), clip: path };
  };
  const print = onCloth(color);
  const cloth = { clip: path, hem: 1, ease: 0 };
  const shine = [at(-0.75, from, 0), edge(-0.85, 0.5), edge(-0.85, 0.97)];
  const back = [edge(-0.55, 0.99), edge(-0.6, 0.5), at(-0.5, from, 0)];
  const wrap = smooth([at(-0.6, from, 0), edge(-0.2, 0.4), edge(0.35, 1)], false);
  const folds = has('pleats')
    ? [-0.75, -0.45, -0.15, 0.15, 0.45, 0.75].map((u) => fold(u, from, 3, 0.75))
    : (cut.flare > 8 ? [-0.55, 0.3, 0.7] : []).map((u) => fold(u, 0.8, 3.5, 0.35));
  const gloss = { path: smooth([...shine, ...back]), fill: '#ffffff', clip: path, alpha: 0.16 };
  const waist = band(figure.trunk, from - 0.01, from + 0.06, 1);
  return [
    ...group([path], color, pattern),
    ...folds,
    ...(has('flat') ? [] : [gloss]),
    ...(has('tiers') ? [0.33, 0.66] : []).flatMap((part) => [
      strip(part, part + 0.06, shade(color, 0.3)),
      lace(part, INK_WIDTH),
    ]),
    ...(has('trim') ? [strip(0.9, 1.1, print), lace(0.9, 2.5)] : []),
    ...(has('bands') ? [0.45, 0.72] : []).map((part) => strip(part, part + 0.12, print)),
    ...(has('net') ? [strip(0.5, 1.2, '#ffffff66')] : []),
    ...(has('wrap') ? [drawn(wrap, 3, dark)] : []),
    ...details(ON_SKIRTS, cut.details, (u, part) => edge(u, part), color, cloth),
    ...(from > 0.6 ? [{ path: waist, fill: shade(color, 0.25), line: 2.5 }] : []),
    drawn(path, INK_WIDTH),
  ];
};

/** Little arcs from knot to knot. */
function scallops(knots: readonly Knot[]): Path {
  return knots.flatMap(({ x, y }, index) => {
    const before = knots[index - 1];
    return before ? [2, before.x, before.y + 9, x, y + 9, x, y] : [0, x, y];
  });
}
