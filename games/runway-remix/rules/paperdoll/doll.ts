import { cos, sin } from '@playgrove/kit/core';
import { group, INK_WIDTH, mapped, mirrored, PALETTE, parsePath } from '@playgrove/kit/logic/marks';
import { boundsOf, shade, shaded, tint, type Bounds } from '@playgrove/kit/logic/marks';
import type { Mark, Path, Pattern } from '@playgrove/kit/logic/marks';
import type { Point } from '@playgrove/kit/contract';
import type { Paint } from './cloth/art.ts';
import { armBehind, armFront, skinMarks } from './cloth/body.ts';
import { coatBehind, coatMarks } from './cloth/coat.ts';
import { legsMarks, skirtMarks } from './cloth/lower.ts';
import { bareFeet, shoeMarks } from './cloth/shoe.ts';
import { sleeveBehind, sleeveFront, topMarks } from './cloth/top.ts';
import type { Cut } from './cuts.ts';
import { BODIES, figureOf, POSES, type Body, type Figure, type Pose } from './figure.ts';
import { faceMarks, hairBack, hairFront, type Face } from './head.ts';

export type Worn = {
  readonly cut: Cut;
  /** `#rrggbb` */
  readonly color: string;
  readonly pattern?: Pattern;
};

/** A person and their clothes. The order of `worn` does not matter. */
export type Look = {
  readonly body: Body;
  /** `#rrggbb` */
  readonly skin: string;
  readonly eyes: string;
  readonly face: Face;
  readonly worn: readonly Worn[];
  readonly blink?: boolean;
};

type Marks = readonly Mark[];

/** Everything to draw, from back to front. Doll units, feet on y = 0, the center at x = 0. */
export function doll(
  { body, skin, eyes, face, worn, blink }: Look,
  pose: Pose = POSES.stand,
): Marks {
  const figure = figureOf(body, pose);
  const find = (kind: Cut['kind']): Worn | undefined => worn.find(({ cut }) => cut.kind === kind);
  const kinds = ['coat', 'top', 'legs', 'skirt', 'shoe', 'hair'] as const;
  const [coat, top, legs, skirt, shoes, hair] = kinds.map(find);
  const things = worn.filter(({ cut }) => cut.kind === 'thing');
  const hidden = things.some(({ cut }) => cut.covers === 1);
  const sleeved = [coat, top].find((piece) => piece && piece.cut.sleeve > 0);
  const put = (piece: Worn | undefined, paint: Paint): Marks =>
    piece ? paint(piece.cut, figure, piece.color, piece.pattern ?? 'plain') : [];
  const inHead = (marks: Marks): Marks => turned(marks, figure.head, figure.head.turn);
  const at = (...anchors: readonly string[]): Marks =>
    things.flatMap((thing) =>
      anchors.includes(thing.cut.anchor) ? thingMarks(thing, thing.cut.art, figure) : [],
    );
  // A high boot goes over a narrow leg.
  const high =
    shoes && shoes.cut.shaft > 0.12 && !(legs && (legs.cut.wide >= 5 || legs.cut.flare >= 4));
  const shod = put(shoes, shoeMarks);
  const tucked = top && top.cut.ease <= 3 && top.cut.hem > 0.62;
  const topped = put(top, topMarks);
  const below = [...put(legs, legsMarks), ...(high ? shod : []), ...put(skirt, skirtMarks)];
  const over = tucked || legs?.cut.details.includes('bib') === true;
  return [
    ...put(coat, coatBehind),
    ...things.flatMap((thing) => thingMarks(thing, thing.cut.behind, figure)),
    ...(hair ? inHead(hairBack(hair.cut, hair.color, hidden)) : []),
    ...figure.arms.flatMap((arm) => [
      ...armBehind(arm, skin),
      ...(sleeved ? sleeveBehind(sleeved.cut, arm, sleeved.color) : []),
    ]),
    ...skinMarks(figure, skin, top !== undefined),
    ...(shoes && !shoes.cut.details.includes('open') ? [] : bareFeet(figure, skin)),
    ...(high ? [] : shod),
    ...(over ? [...topped, ...below] : [...below, ...topped]),
    ...put(coat, coatMarks),
    ...at('hip'),
    ...figure.arms.flatMap((arm) => [
      ...armFront(arm, skin),
      ...put(sleeved, (cut, _, color, pattern) => sleeveFront(cut, arm, color, pattern)),
    ]),
    ...at('wrist', 'neck', 'back', 'hand'),
    ...inHead(faceMarks(face, skin, eyes, blink)),
    ...at('ears'),
    ...(hair ? inHead(hairFront(hair.cut, hair.color, hidden)) : []),
    ...at('head'),
  ];
}

const PAINTS: Readonly<Record<Cut['kind'], Paint>> = {
  hair: (cut, _, color) => [...hairBack(cut, color, false), ...hairFront(cut, color, false)],
  top: topMarks,
  coat: (cut, figure, color, pattern) => [
    ...coatBehind(cut, figure, color),
    ...coatMarks(cut, figure, color, pattern),
  ],
  legs: legsMarks,
  skirt: skirtMarks,
  shoe: shoeMarks,
  thing: (cut, figure, color, pattern) => [
    ...thingMarks({ cut, color, pattern }, cut.behind, figure),
    ...thingMarks({ cut, color, pattern }, cut.art, figure),
  ],
};

/** A garment alone, as on a hanger, for a picture of it. */
export function alone(worn: readonly Worn[]): Marks {
  const figure = figureOf(BODIES[0], POSES.stand);
  const arms = worn.some(({ cut }) => cut.sleeve > 0) ? figure.arms : [];
  const [{ cut: sleeve, color = '', pattern = 'plain' } = {}] = worn.slice(-1);
  return [
    ...arms.flatMap((arm) => (sleeve ? sleeveBehind(sleeve, arm, color) : [])),
    ...worn.flatMap(({ cut }) => PAINTS[cut.kind](cut, figure, color, pattern)),
    ...arms.flatMap((arm) => (sleeve ? sleeveFront(sleeve, arm, color, pattern) : [])),
  ];
}

function anchorOf(anchor: string, figure: Figure): Point & { readonly turn: number } {
  const v = { neck: 0, back: 0.3, hip: 0.8 }[anchor];
  if (v !== undefined) {
    const [a, b] = [figure.trunk(-1, v), figure.trunk(1, v)];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, turn: (b.y - a.y) / Math.max(1, b.x - a.x) };
  }
  if (anchor === 'head' || anchor === 'ears') return figure.head;
  const [, elbow, wrist] = figure.arms[1].joints;
  const past = anchor === 'wrist' ? 0 : 0.16;
  const [x, y] = [wrist.x + (wrist.x - elbow.x) * past, wrist.y + (wrist.y - elbow.y) * past];
  return { x, y, turn: 0 };
}

/**
 * How the parts of a drawn thing are filled, by their first letter: besides these `a` is the color,
 * `s` only a line, `o` a line of the color rimmed in ink, `x` dark glass. A capital letter draws a
 * part on both sides.
 */
const FILLS: Readonly<Record<string, (color: string) => string>> = {
  b: (color) => tint(color, 0.6),
  d: (color) => shade(color, 0.4),
  t: (color) => tint(color, 0.35),
  w: () => '#ffffff',
  k: () => PALETTE.ink,
  y: () => PALETTE.yellow,
  r: () => PALETTE.red,
  g: () => '#2fae5b',
};

/** A thing drawn once as paths about its anchor; `|` separates parts. */
function thingMarks({ cut, color, pattern }: Worn, art: string, figure: Figure): Marks {
  if (art === '' || art === '-') return [];
  const made = art.split('|').flatMap((part): Marks => {
    const path = parsePath(part.slice(1));
    const role = part.charAt(0).toLowerCase();
    const paths = part.startsWith(role) ? [path] : [path, mirrored(path)];
    if (role === 'a') return group(paths, color, pattern);
    return paths.flatMap((one): Marks => {
      if (role === 's') return [{ path: one, line: 4 }];
      if (role === 'x') return [{ path: one, fill: PALETTE.ink, alpha: 0.62 }];
      if (role === 'o')
        return [
          { path: one, line: 9 },
          { path: one, line: 5, color },
        ];
      const fill = FILLS[role]?.(color);
      if (fill === undefined) throw new Error(`"${role}" in "${art.slice(0, 30)}" is no filling`);
      const face = role === 'y' ? shaded(fill) : fill;
      return [{ path: one, fill: face, span: boundsOf([one]), line: INK_WIDTH }];
    });
  });
  const anchor = anchorOf(cut.anchor, figure);
  return turned(made, anchor, anchor.turn);
}

function shifted({ left, top, right, bottom }: Bounds, { x, y }: Point): Bounds {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

function turned(marks: Marks, to: Point, turn: number): Marks {
  const [c, s] = [cos(turn), sin(turn)];
  const moved = (path: Path): Path =>
    mapped(path, (x, y) => ({ x: to.x + x * c - y * s, y: to.y + x * s + y * c }));
  return marks.map(({ clip, span, ...mark }) => ({
    ...mark,
    path: moved(mark.path),
    ...(clip && { clip: moved(clip) }),
    ...(span && { span: shifted(span, to) }),
  }));
}
