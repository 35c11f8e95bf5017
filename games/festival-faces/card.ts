import {
  cast,
  circle,
  clip,
  glow,
  path,
  place,
  rays,
  shape,
  sparkle,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';
import { svgOf, type Mark, type Path } from '@playgrove/kit/logic/marks';
import { overPaint, personOf, underPaint } from './people.ts';
import { lively } from './people/eyes.ts';
import { colorOf } from './rules/palette.ts';
import { FACE_PATH, LOOK_COUNT, lookOf, rowOf } from './rules/reference.ts';
import type { Outline } from './rules/shapes.ts';

/** Who and what the card shows. */
const LOOK = 'tiger';
const WHO = 3;

function pathOf(outline: Outline): Path {
  return [...outline.flatMap(({ x, y }, index) => [index === 0 ? 0 : 1, x, y]), 3];
}

function painted(): readonly Mark[] {
  const index =
    Array.from({ length: LOOK_COUNT }, (_, at) => at).find((at) => rowOf(at)?.id === LOOK) ?? 0;
  return lookOf(index).parts.flatMap(({ outlines, paint }) =>
    outlines.map((outline): Mark => ({ path: pathOf(outline), fill: colorOf(paint) })),
  );
}

/** Paper scraps: where, how large, how turned, which color. */
const SCRAPS = [
  [60, 96, 15, 20, '#ff4f9a'],
  [118, 40, 12, 60, '#ffd02e'],
  [452, 150, 15, 40, '#14c4b4'],
  [396, 44, 12, -20, '#ff8a1f'],
  [40, 210, 12, 70, '#4cc3ff'],
  [478, 262, 12, 12, '#ffd02e'],
  [210, 26, 11, 30, '#8a4dff'],
  [318, 30, 11, 80, '#45d15b'],
] as const;

const INK = { stroke: '#2b1b4d', 'stroke-width': 6 };

const brush = (): Svg =>
  place(
    { x: 424, y: 398, scale: 1.5, rotate: 32 },
    path('M-9 -6L-7 150C-6 164 6 164 7 150L9 -6Z', '#e0913f', INK),
    path('M-12 -34H12L10 0H-10Z', '#cfd5e6', INK),
    path('M-12 -34C-26 -62 -6 -78 0 -104C8 -76 26 -62 12 -34Z', '#ff8a2b', INK),
    path('M-8 -44C-14 -60 -4 -70 0 -82C0 -66 -4 -52 -2 -42Z', '#ffd9a8'),
  );

export const card: Card = async () => {
  const who = personOf(WHO);
  return [
    glow(256, 210, '#fff3c4', '#ff8fc8', '#a03fe0', '#3d1590'),
    rays(256, 230, 16, '#ffffff30', 0.1),
    ...SCRAPS.map(([x, y, r, turn, color]) =>
      place(
        { x, y, rotate: turn },
        shape('rect', { x: -r, y: -r * 0.55, width: r * 2, height: r * 1.1, rx: 3, fill: color }),
      ),
    ),
    circle(256, 690, 300, '#3d1590'),
    cast(
      place(
        { x: 246, y: 296, scale: 2.02, rotate: -4 },
        svgOf(underPaint(who), 'under'),
        clip(FACE_PATH, svgOf(painted(), 'paint')),
        svgOf(overPaint(who), 'over'),
        svgOf(lively(who, { open: true, x: 0.3, y: 0.2, mouth: 'laugh' }), 'live'),
      ),
    ),
    cast(brush()),
    sparkle(92, 318, 30),
    sparkle(424, 84, 26),
    sparkle(60, 150, 18),
    vignette('#2a0b4d', 0.34),
  ];
};
