import { PALETTE, shade, tint } from '@playgrove/kit/logic/color';
import type { Point } from '@playgrove/kit/contract';
import { cos, sin } from '@playgrove/kit/core';
import {
  armBehind,
  armFront,
  bareFeet,
  coatBehind,
  coatMarks,
  legsMarks,
  shoeMarks,
  skinMarks,
  skirtMarks,
  sleeveBehind,
  sleeveFront,
  topMarks,
  type CoatCut,
  type LegsCut,
  type ShoeCut,
  type SkirtCut,
  type TopCut,
} from './cloth/index.ts';
import { BODIES, figureOf, POSES, type Body, type Figure, type Pose } from './figure.ts';
import { faceMarks, hairBack, hairFront, type Face, type HairName } from './head.ts';
import {
  group,
  INK_WIDTH,
  shaded,
  type Mark,
  type Pattern,
  boundsOf,
  mapped,
  mirrored,
  parsePath,
  type Bounds,
  type Path,
} from '@playgrove/kit/logic/marks';

export type DressCut = {
  readonly kind: 'dress';
  readonly top: TopCut;
  readonly skirt: SkirtCut;
};

/** Where ready-drawn things are attached: their 0, 0 is there. */
export type Anchor = 'head' | 'neck' | 'hand' | 'wrist' | 'back' | 'hip' | 'ears' | 'chest';

/**
 * A thing drawn once as paths around its anchor. `|` separates parts; each begins with its fill:
 * `a` the color, `b` its print, `d` deeper, `t` paler, `w` white, `k` ink, `y` gold, `r` red, `g`
 * green, `s` only a line, `o` a line of the color rimmed in ink, `x` dark glass. A capital letter
 * draws it on both sides.
 */
export type ThingCut = {
  readonly kind: 'thing';
  readonly anchor: Anchor;
  readonly art: string;
  /** Behind the body. */
  readonly behind?: string;
  /** Hair does not show above its brim. */
  readonly covers?: boolean;
};

export type HairCut = { readonly kind: 'hair'; readonly style: HairName };

export type Cut = TopCut | LegsCut | SkirtCut | CoatCut | ShoeCut | DressCut | ThingCut | HairCut;

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

type Of<K extends Cut['kind']> = {
  readonly cut: Extract<Cut, { kind: K }>;
  readonly color: string;
  readonly pattern: Pattern;
};

function only<K extends Cut['kind']>(look: Look, kind: K): readonly Of<K>[] {
  return look.worn.flatMap((worn) =>
    worn.cut.kind === kind
      ? [
          {
            cut: worn.cut as Extract<Cut, { kind: K }>,
            color: worn.color,
            pattern: worn.pattern ?? 'plain',
          },
        ]
      : [],
  );
}

/** Everything to draw, from back to front. Doll units, feet on y = 0, the center at x = 0. */
export function doll(look: Look, pose: Pose = POSES.stand): readonly Mark[] {
  const figure = figureOf(look.body, pose);
  const tops = topsOf(look);
  const [coat] = only(look, 'coat');
  const [legs] = only(look, 'legs');
  const [shoes] = only(look, 'shoe');
  const things = only(look, 'thing');
  const [hair] = only(look, 'hair');
  const hidden = things.some(({ cut }) => cut.covers === true);
  const skirt = skirtOf(look);
  const outer = coat ?? tops[tops.length - 1];
  const sleeved = outer && outer.cut.sleeve > 0 ? outer : tops.find(({ cut }) => cut.sleeve > 0);
  const inHead = (marks: readonly Mark[]): readonly Mark[] =>
    turned(marks, figure.head, figure.head.turn);
  const high =
    shoes && shoes.cut.shaft > 0.12 && (legs?.cut.wide ?? 0) < 5 && (legs?.cut.flare ?? 0) < 4;
  const shoed = shoes ? shoeMarks(shoes.cut, figure, shoes.color) : [];
  const at = (...anchors: readonly Anchor[]): readonly Mark[] =>
    things
      .filter(({ cut }) => anchors.includes(cut.anchor))
      .flatMap((thing) => thingMarks(thing, figure));
  const [first] = tops;
  const tucked = first !== undefined && first.cut.ease <= 3 && first.cut.hem > 0.62;
  const topped = tops.flatMap(({ cut, color, pattern }) => topMarks(cut, figure, color, pattern));
  const below = [
    ...(legs ? legsMarks(legs.cut, figure, legs.color, legs.pattern) : []),
    ...(high ? shoed : []),
    ...(skirt ? skirtMarks(skirt.cut, figure, skirt.color, skirt.pattern, skirt.from) : []),
  ];
  const bib = legs?.cut.details.includes('bib') === true;
  return [
    ...(coat ? coatBehind(coat.cut, figure, coat.color) : []),
    ...things.flatMap((thing) => thingMarks(thing, figure, true)),
    ...(hair ? inHead(hairBack(hair.cut.style, hair.color, hidden)) : []),
    ...figure.arms.flatMap((arm) => [
      ...armBehind(arm, look.skin),
      ...(sleeved ? sleeveBehind(sleeved.cut, arm, sleeved.color) : []),
    ]),
    ...skinMarks(figure, look.skin, tops.length > 0),
    ...(shoes && !shoes.cut.details.includes('open') ? [] : bareFeet(figure, look.skin)),
    ...(high ? [] : shoed),
    ...(tucked || bib ? [...topped, ...below] : [...below, ...topped]),
    ...(coat ? coatMarks(coat.cut, figure, coat.color, coat.pattern) : []),
    ...at('hip', 'chest'),
    ...figure.arms.flatMap((arm) => [
      ...armFront(arm, look.skin),
      ...(sleeved ? sleeveFront(sleeved.cut, arm, sleeved.color, sleeved.pattern, undefined) : []),
    ]),
    ...at('wrist', 'neck', 'back', 'hand'),
    ...inHead(faceMarks(look.face, look.skin, look.eyes, look.blink)),
    ...at('ears'),
    ...(hair ? inHead(hairFront(hair.cut.style, hair.color, hidden)) : []),
    ...at('head'),
  ];
}

/** Tops and the upper halves of dresses, from the skin outward. */
function topsOf(look: Look): readonly Of<'top'>[] {
  const dresses = only(look, 'dress').map(({ cut, color, pattern }) => ({
    cut: cut.top,
    color,
    pattern,
  }));
  return [...only(look, 'top'), ...dresses];
}

function skirtOf(look: Look): (Of<'skirt'> & { readonly from: number }) | undefined {
  const [dress] = only(look, 'dress');
  if (dress) return { ...dress, cut: dress.cut.skirt, from: 0.58 };
  const [skirt] = only(look, 'skirt');
  return skirt && { ...skirt, from: 0.63 };
}

/** One garment alone, as on a hanger, for a picture of it. */
export function alone(worn: Worn): readonly Mark[] {
  const figure = figureOf(HANGER, POSES.stand);
  const { cut, color, pattern = 'plain' } = worn;
  const sleeves = (top: TopCut | CoatCut): readonly Mark[] =>
    top.sleeve > 0
      ? figure.arms.flatMap((arm) => [...sleeveFront(top, arm, color, pattern, undefined)])
      : [];
  const behind = (top: TopCut | CoatCut): readonly Mark[] =>
    top.sleeve > 0 ? figure.arms.flatMap((arm) => sleeveBehind(top, arm, color)) : [];
  switch (cut.kind) {
    case 'top':
      return [...behind(cut), ...topMarks(cut, figure, color, pattern), ...sleeves(cut)];
    case 'coat':
      return [
        ...behind(cut),
        ...coatBehind(cut, figure, color),
        ...coatMarks(cut, figure, color, pattern),
        ...sleeves(cut),
      ];
    case 'dress':
      return [
        ...behind(cut.top),
        ...skirtMarks(cut.skirt, figure, color, pattern, 0.58),
        ...topMarks(cut.top, figure, color, pattern),
        ...sleeves(cut.top),
      ];
    case 'legs':
      return legsMarks(cut, figure, color, pattern);
    case 'skirt':
      return skirtMarks(cut, figure, color, pattern);
    case 'shoe':
      return shoeMarks(cut, figure, color);
    case 'hair':
      return [...hairBack(cut.style, color, false), ...hairFront(cut.style, color, false)];
    default:
      return [
        ...thingMarks({ cut, color, pattern }, figure, true),
        ...thingMarks({ cut, color, pattern }, figure),
      ];
  }
}

const HANGER = BODIES[0] ?? {
  shoulder: 42,
  chest: 36,
  waist: 30,
  hip: 39,
  limb: 0,
  leg: 202,
  torso: 122,
};

function anchorOf(anchor: Anchor, figure: Figure): Point & { readonly turn: number } {
  const lean = (v: number): Point & { readonly turn: number } => {
    const [a, b] = [figure.trunk(-1, v), figure.trunk(1, v)];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, turn: (b.y - a.y) / Math.max(1, b.x - a.x) };
  };
  const arm = figure.arms[1];
  const [, elbow, wrist] = arm.joints;
  switch (anchor) {
    case 'head':
    case 'ears':
      return figure.head;
    case 'neck':
      return lean(0);
    case 'chest':
    case 'back':
      return lean(0.3);
    case 'hip':
      return lean(0.8);
    case 'wrist':
      return { ...wrist, turn: 0 };
    default:
      return {
        x: wrist.x + (wrist.x - elbow.x) * 0.16,
        y: wrist.y + (wrist.y - elbow.y) * 0.16,
        turn: 0,
      };
  }
}

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

const parsed = new Map<string, readonly { readonly role: string; readonly path: Path }[]>();

function partsOf(art: string): readonly { readonly role: string; readonly path: Path }[] {
  const known = parsed.get(art);
  if (known) return known;
  const parts = art
    .split('|')
    .map((part) => ({ role: part.slice(0, 1), path: parsePath(part.slice(1)) }));
  parsed.set(art, parts);
  return parts;
}

function thingMarks(thing: Of<'thing'>, figure: Figure, behind = false): readonly Mark[] {
  const { cut, color, pattern } = thing;
  const art = behind ? cut.behind : cut.art;
  if (!art) return [];
  const made = partsOf(art).flatMap(({ role, path }) => {
    const small = role.toLowerCase();
    const paths = role === small ? [path] : [path, mirrored(path)];
    if (small === 's') return paths.map((line) => ({ path: line, line: 4 }));
    if (small === 'o') {
      return paths.flatMap((line) => [
        { path: line, line: 9 },
        { path: line, line: 5, color },
      ]);
    }
    if (small === 'x') return paths.map((one) => ({ path: one, fill: PALETTE.ink, alpha: 0.62 }));
    if (small === 'a') return group(paths, color, pattern);
    const fill = FILLS[small];
    if (!fill) throw new Error(`"${role}" in "${art.slice(0, 30)}" is no filling`);
    return paths.map((one) => ({
      path: one,
      fill: small === 'y' ? shaded(fill(color)) : fill(color),
      span: boundsOf([one]),
      line: INK_WIDTH,
    }));
  });
  const anchor = anchorOf(cut.anchor, figure);
  return turned(made, anchor, anchor.turn);
}

function turned(marks: readonly Mark[], to: Point, turn: number): readonly Mark[] {
  const [c, s] = [cos(turn), sin(turn)];
  const move = (x: number, y: number): Point => ({
    x: to.x + x * c - y * s,
    y: to.y + x * s + y * c,
  });
  const cache = new Map<Path, Path>();
  const moved = (path: Path): Path => {
    const known = cache.get(path) ?? mapped(path, move);
    cache.set(path, known);
    return known;
  };
  const shift = (span: Bounds): Bounds => ({
    left: span.left + to.x,
    top: span.top + to.y,
    right: span.right + to.x,
    bottom: span.bottom + to.y,
  });
  return marks.map((mark) => ({
    ...mark,
    path: moved(mark.path),
    ...(mark.clip && { clip: moved(mark.clip) }),
    ...(mark.span && { span: shift(mark.span) }),
  }));
}
