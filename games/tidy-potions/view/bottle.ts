import { drawPath } from '@playgrove/kit/draw';
import {
  blob,
  clipped,
  disc,
  down,
  fade,
  fillPath,
  line,
  linear,
  PALETTE,
  place,
  radial,
  rim,
  rounded,
  shade,
  tint,
  type Context,
  type Surface,
} from '@playgrove/kit/runtime';
import { colorOf, isSmoky, keyOf, type Bottle } from '../rules/bottles.ts';
import { dyeOf } from './dyes.ts';
import { BASE, GLASS, tallOf } from './layout.ts';
import { placeOf, type Show } from './show.ts';

const INK = PALETTE.ink;
const { body, neck, lip, layer: LAYER } = GLASS;
/** Inside the glass. */
export const INNER = body - 4;
const ROUND = 30;

/** The outline of the inside (or, grown, of the glass), its foot at 0, 0. */
export function traceGlass(path: Context, size: number, grow = 0): void {
  const half = INNER + grow;
  const thin = neck - 4 + grow;
  const top = -tallOf(size);
  const shoulder = -(BASE + size * LAYER) + 4;
  const foot = -BASE + grow;
  path.moveTo(-thin, top);
  path.lineTo(-thin, shoulder - GLASS.shoulder);
  path.bezierCurveTo(-thin, shoulder - 12, -half, shoulder - 18, -half, shoulder + 8);
  path.lineTo(-half, foot - ROUND);
  path.quadraticCurveTo(-half, foot, -half + ROUND, foot);
  path.lineTo(half - ROUND, foot);
  path.quadraticCurveTo(half, foot, half, foot - ROUND);
  path.lineTo(half, shoulder + 8);
  path.bezierCurveTo(half, shoulder - 18, thin, shoulder - 12, thin, shoulder - GLASS.shoulder);
  path.lineTo(thin, top);
}

/** The same inside as a polygon: x, y, x, y, … */
export function hollow(size: number): readonly number[] {
  const thin = neck - 4;
  const top = -tallOf(size);
  const shoulder = -(BASE + size * LAYER) + 4;
  const right = [
    INNER - ROUND * 0.8,
    -BASE,
    INNER - 4,
    -BASE - 10,
    INNER,
    -BASE - ROUND,
    INNER,
    shoulder,
    thin + 6,
    shoulder - 16,
    thin,
    shoulder - GLASS.shoulder,
    thin,
    top,
  ];
  const left: number[] = [];
  for (let at = right.length - 2; at >= 0; at -= 2)
    left.push(-(right[at] ?? 0), right[at + 1] ?? 0);
  return [...right, ...left];
}

type Pose = { readonly rotate?: number; readonly scaleX: number; readonly scaleY: number };

/** A picture around a bottle's foot: the middle of the stamp is half its height above. */
function glassStamp(
  to: Surface,
  key: string,
  size: number,
  paint: (c: Context) => void,
  x: number,
  y: number,
  pose: Pose,
): void {
  const tall = tallOf(size) + 40;
  // Stamps turn around their middle.
  const half = (tall / 2 - 20) * pose.scaleY;
  const turn = pose.rotate ?? 0;
  to.stamp(
    `${key} ${size}`,
    body * 2 + 40,
    tall,
    (c) => {
      c.translate(0, tall / 2 - 20);
      paint(c);
    },
    x + Math.sin(turn) * half,
    y - Math.cos(turn) * half,
    pose,
  );
}

export function drawGlassBack(to: Surface, size: number, x: number, y: number, pose: Pose): void {
  glassStamp(
    to,
    'glass back',
    size,
    (c) => {
      fillPath(c, down(c, -tallOf(size), 0, '#ffffff24', '#b9c8ff2e', '#d8c8ff52'), (path) =>
        traceGlass(path, size, 3),
      );
      blob(c, 0, -BASE - 12, INNER * 0.8, 9, '#ffffff30');
    },
    x,
    y,
    pose,
  );
}

export function drawGlassFront(to: Surface, size: number, x: number, y: number, pose: Pose): void {
  glassStamp(to, 'glass front', size, (c) => paintFront(c, size), x, y, pose);
}

function paintFront(c: Context, size: number): void {
  const top = -tallOf(size);
  rim(c, INK, 9, (path) => traceGlass(path, size, 3));
  rim(c, '#dfe6ff', 4, (path) => traceGlass(path, size, 3));
  // The lip.
  rounded(c, -lip - 2, top - 8, lip * 2 + 4, 19, 9, INK);
  rounded(
    c,
    -lip + 2,
    top - 4,
    lip * 2 - 4,
    11,
    5.5,
    down(c, top - 4, top + 7, '#ffffff', '#b4c2f0'),
  );
  const low = -BASE - ROUND;
  const high = -(BASE + size * LAYER) + 14;
  line(c, [-INNER + 10, low, -INNER + 10, high], 8, '#ffffff8c');
  line(c, [-INNER + 11, high - 14, -INNER + 14, high - 20], 7, '#ffffff8c');
  line(c, [INNER - 7, low - 4, INNER - 7, low - 52], 5, '#ffffff4d');
}

/** A layer's picture: 0, 0 is the middle of its lower edge. */
function paintLayer(c: Context, color: number, first: boolean): void {
  const dye = dyeOf(color);
  const half = INNER + 1;
  const trace = (path: Context): void => {
    if (first) {
      path.moveTo(-half, -LAYER);
      path.lineTo(-half, -ROUND);
      path.quadraticCurveTo(-half, 0, -half + ROUND, 0);
      path.lineTo(half - ROUND, 0);
      path.quadraticCurveTo(half, 0, half, -ROUND);
      path.lineTo(half, -LAYER);
    } else path.rect(-half, -LAYER, half * 2, LAYER + 0.6);
  };
  fillPath(c, liquid(c, dye.color), trace);
  paintSign(c, color, 0, -LAYER / 2 + (first ? -1 : 0), 27, 0.62);
}

/** Liquid is lit from the left. */
export const liquid = (c: Context, color: string): CanvasGradient =>
  linear(c, -INNER, 0, INNER, 0, tint(color, 0.3), color, color, shade(color, 0.24));

/** A color's sign, `side` wide. */
export function paintSign(
  c: Context,
  color: number,
  x: number,
  y: number,
  side: number,
  alpha = 1,
): void {
  const dye = dyeOf(color);
  place(
    c,
    x,
    y,
    () => {
      c.globalAlpha *= alpha;
      drawPath(c, dye.sign, { fill: tint(dye.color, 0.78) });
      c.globalAlpha /= alpha;
    },
    0,
    side / 100,
  );
}

/** Smoke over a layer, with the sign of the potion that clears it. */
function paintSmoke(c: Context, key: number, first: boolean): void {
  const half = INNER + 1;
  clipped(
    c,
    (path) => {
      if (first) path.roundRect(-half, -LAYER - 2, half * 2, LAYER + 2, [0, 0, ROUND, ROUND]);
      else path.rect(-half, -LAYER - 2, half * 2, LAYER + 3);
    },
    () => {
      c.fillStyle = down(c, -LAYER, 0, '#3a3158', '#2a2244', '#1f1836');
      c.fillRect(-half, -LAYER - 2, half * 2, LAYER + 4);
      for (const [x, y, r, paint] of CLOUDS) disc(c, x * half, -LAYER * y, r, paint);
    },
  );
  const { color } = dyeOf(key);
  disc(c, 0, -LAYER / 2, 20, INK);
  disc(
    c,
    0,
    -LAYER / 2,
    16.5,
    radial(c, -5, -LAYER / 2 - 6, 26, tint(color, 0.3), color, shade(color, 0.2)),
  );
  paintSign(c, key, 0, -LAYER / 2, 22);
}

const CLOUDS: readonly (readonly [number, number, number, string])[] = [
  [-0.7, 0.2, 20, '#463c68'],
  [0.6, 0.15, 22, '#40365f'],
  [-0.1, 0.75, 24, '#52487a'],
  [0.8, 0.8, 18, '#5b5184'],
  [-0.85, 0.85, 17, '#63598c'],
  [0.25, 0.35, 15, '#4b4170'],
];

/** The layers of a bottle that stands. `hidden` of the top ones are drawn elsewhere. */
export function drawLayers(
  to: Surface,
  show: Show,
  at: number,
  layers: Bottle,
  x: number,
  y: number,
  scale: number,
  hidden = 0,
): void {
  const pose = { scaleX: scale, scaleY: scale };
  const middle = (index: number): number => y - (BASE + (index + 0.5) * LAYER) * scale;
  for (let index = 0; index < layers.length - hidden; index += 1) {
    const value = layers[index] ?? 0;
    const first = index === 0;
    const smoky = isSmoky(value);
    const key = smoky ? `smoke ${keyOf(value)} ${first}` : `layer ${value} ${first}`;
    const paint = (c: Context): void => {
      c.translate(0, LAYER / 2);
      if (smoky) paintSmoke(c, keyOf(value), first);
      else paintLayer(c, value, first);
    };
    to.stamp(key, INNER * 2 + 4, LAYER + 4, paint, x, middle(index), pose);
    if (!smoky) continue;
    // What has been seen shows through.
    if (show.seen.has(placeOf(at, index)))
      to.stamp(
        `seen ${colorOf(value)}`,
        30,
        30,
        (c) => {
          disc(c, 0, 0, 12, INK);
          disc(c, 0, 0, 10, dyeOf(colorOf(value)).color);
          paintSign(c, colorOf(value), 0, 0, 13);
        },
        x + 27 * scale,
        middle(index) + 12 * scale,
        pose,
      );
  }
  const top = layers.length - hidden;
  const value = layers[top - 1];
  if (value !== undefined && !isSmoky(value))
    drawSurface(to, value, x, y - (BASE + top * LAYER) * scale, scale);
}

/** The lit line where liquid ends. */
export function drawSurface(to: Surface, color: number, x: number, y: number, scale: number): void {
  to.stamp(
    `surface ${color}`,
    INNER * 2 + 4,
    16,
    (c) => {
      blob(c, 0, 0, INNER, 6.5, tint(dyeOf(color).color, 0.5));
      blob(c, 0, 1, INNER - 5, 4, tint(dyeOf(color).color, 0.22));
    },
    x,
    y,
    { scaleX: scale, scaleY: scale },
  );
}

/** A cork that a finished potion gets, and the light around it. */
export function drawCork(
  to: Surface,
  size: number,
  x: number,
  y: number,
  scale: number,
  drop: number,
): void {
  to.stamp(
    'cork',
    70,
    60,
    (c) => {
      fillPath(c, INK, (path) => path.roundRect(-24, -26, 48, 44, 9));
      fillPath(c, linear(c, -20, 0, 20, 0, '#e8b87a', '#c98d4c', '#8f5a2c'), (path) =>
        path.roundRect(-20, -22, 40, 36, 6),
      );
      for (const [dx, dy] of [
        [-9, -10],
        [6, -4],
        [-3, 5],
        [11, -14],
      ] as const)
        disc(c, dx, dy, 2.2, '#7a4a22');
      rounded(c, -17, -20, 34, 6, 3, '#ffffff66');
    },
    x,
    y - (tallOf(size) + drop) * scale,
    { scaleX: scale, scaleY: scale },
  );
}

export function drawShine(
  to: Surface,
  color: number,
  x: number,
  y: number,
  scale: number,
  alpha: number,
): void {
  const dye = dyeOf(color);
  to.stamp(
    `shine ${color}`,
    300,
    300,
    (c) =>
      disc(
        c,
        0,
        0,
        150,
        radial(
          c,
          0,
          0,
          150,
          fade(tint(dye.color, 0.3), 0.75),
          fade(dye.color, 0.25),
          fade(dye.color, 0),
        ),
      ),
    x,
    y - 130 * scale,
    { scaleX: scale * 0.95, scaleY: scale * 1.35, alpha },
  );
}
