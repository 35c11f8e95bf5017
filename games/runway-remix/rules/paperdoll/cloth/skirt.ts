import type { Figure } from '../figure.ts';
import {
  INK_WIDTH,
  drawn,
  onCloth,
  type Mark,
  type Pattern,
  group,
  ellipse,
  smooth,
  type Knot,
  type Path,
} from '@playgrove/kit/logic/marks';
import { has, type SkirtCut } from './cuts.ts';
import { band, fall, glitter } from './pieces.ts';
import { PALETTE, shade, tint } from '@playgrove/kit/logic/color';

export function skirtMarks(
  cut: SkirtCut,
  figure: Figure,
  color: string,
  pattern: Pattern,
  from = 0.63,
): readonly Mark[] {
  const hem = fall(figure, cut.length);
  const middle =
    (figure.legs[0].joints[1].x + figure.legs[1].joints[1].x) / 2 - figure.trunk(0, 1).x;
  const spread =
    Math.max(
      ...figure.legs.map((leg) => leg.side * (leg.joints[1].x - figure.trunk(0, 1).x) + 15),
    ) - figure.body.hip;
  const at = (u: number, v: number, ease: number, sharp = false): Knot => {
    const knot = figure.trunk(u, v, ease);
    const down = Math.max(0, (v - 0.9) / Math.max(0.1, hem - 0.9));
    return { x: knot.x + middle * down, y: knot.y, sharp };
  };
  const wide = Math.max(cut.flare, spread * Math.min(1, cut.length * 1.6));
  const edge = (u: number, part: number): Knot => {
    const v = 0.9 + (hem - 0.9) * part;
    const swell = cut.belly * 4 * part * (1 - part);
    return at(u, v, 2 + wide * part + swell);
  };
  const half = [
    at(1, from, 1.5, true),
    at(1, 0.86, 2 + cut.belly * 0.3),
    edge(1, 0.35),
    edge(1, 0.7),
    { ...edge(1, 1), sharp: true },
  ];
  const other = [
    at(-1, from, 1.5, true),
    at(-1, 0.86, 2 + cut.belly * 0.3),
    edge(-1, 0.35),
    edge(-1, 0.7),
    { ...edge(-1, 1), sharp: true },
  ];
  const sag = 3 + cut.length * 7;
  const bottom = { x: edge(0, 1).x, y: edge(0, 1).y + sag };
  const path = smooth([...half, bottom, ...other.reverse()]);
  const dark = shade(color, 0.45);
  const made: Mark[] = [...group([path], color, pattern)];
  const fold = (u: number, start: number, line: number, ink: string, alpha: number): void => {
    made.push({
      ...drawn(
        smooth([at(u * 0.8, start, 0), edge(u, 0.5), edge(u * 1.02, 0.98)], false),
        line,
        ink,
        alpha,
      ),
      clip: path,
    });
  };
  if (has(cut, 'pleats'))
    for (const u of [-0.75, -0.45, -0.15, 0.15, 0.45, 0.75]) fold(u, from, 3, dark, 0.75);
  else if (cut.flare > 8) for (const u of [-0.55, 0.3, 0.7]) fold(u, 0.8, 3.5, dark, 0.35);
  if (!has(cut, 'flat'))
    made.push({
      path: smooth([
        at(-0.75, from, 0),
        edge(-0.85, 0.5),
        edge(-0.85, 0.97),
        edge(-0.55, 0.99),
        edge(-0.6, 0.5),
        at(-0.5, from, 0),
      ]),
      fill: '#ffffff',
      clip: path,
      alpha: 0.16,
    });
  const ring = (part: number): Knot[] =>
    [-1.05, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1.05].map((u) => {
      const knot = edge(u, part);
      return { x: knot.x, y: knot.y + sag * (1 - u * u) };
    });
  const strip = (from2: number, to2: number, fill: string): Mark => ({
    path: smooth([...ring(from2), ...ring(to2).reverse()]),
    fill,
    clip: path,
  });
  if (has(cut, 'tiers')) {
    for (const part of [0.33, 0.66]) {
      made.push(strip(part, part + 0.06, shade(color, 0.3)));
      made.push({ ...drawn(scallops(ring(part)), INK_WIDTH), clip: path });
    }
  }
  if (has(cut, 'trim')) {
    made.push(strip(0.9, 1.1, onCloth(color)));
    made.push({ ...drawn(scallops(ring(0.9)), 2.5), clip: path });
  }
  if (has(cut, 'bands'))
    for (const part of [0.45, 0.72]) made.push(strip(part, part + 0.12, onCloth(color)));
  if (has(cut, 'net')) made.push(strip(0.5, 1.2, '#ffffff66'), ...glitter(path, '#ffffff'));
  if (has(cut, 'sequins')) made.push(...glitter(path, tint(color, 0.75)));
  if (has(cut, 'wrap'))
    made.push(drawn(smooth([at(-0.6, from, 0), edge(-0.2, 0.4), edge(0.35, 1)], false), 3, dark));
  if (has(cut, 'buttons'))
    for (const part of [0, 0.2, 0.4, 0.6, 0.8])
      made.push({
        path: ellipse(edge(0, part).x, edge(0, part).y, 3.6, 3.6),
        fill: '#fff6e3',
        line: 2,
      });
  if (has(cut, 'flowers')) {
    for (const u of [-0.8, -0.4, 0, 0.4, 0.8]) {
      const { x, y } = edge(u, 0.9);
      made.push(
        { path: ellipse(x, y, 8, 8), fill: onCloth(color), line: 2.5 },
        { path: ellipse(x, y, 3, 3), fill: PALETTE.yellow },
      );
    }
  }
  if (from > 0.6)
    made.push({
      path: band(figure, from - 0.01, from + 0.06, 1),
      fill: shade(color, 0.25),
      line: 2.5,
    });
  return [...made, drawn(path, INK_WIDTH)];
}

/** Little arcs from knot to knot. */
function scallops(knots: readonly Knot[]): Path {
  const [first] = knots;
  if (!first) return [];
  const made: number[] = [0, first.x, first.y];
  for (const [index, { x, y }] of knots.slice(1).entries()) {
    const before = knots[index] ?? first;
    made.push(2, before.x, before.y + 9, x, y + 9, x, y);
  }
  return made;
}
