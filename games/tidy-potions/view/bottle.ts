import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { colorOf, isSmoky, keyOf, type Bottle } from '../rules/bottles.ts';
import { dyeOf } from './dyes.ts';
import { BASE, GLASS, tallOf } from './layout.ts';

/* Everything here is drawn in units around the middle of a bottle's foot. */

const INK = draw.PALETTE.ink;
const { lip, layer: LAYER } = GLASS;
/** Half of the inside, in the body and in the neck, and the roundness of its foot. */
export const INNER = GLASS.body - 4;
const THIN = GLASS.neck - 4;
const ROUND = 30;

/** A look of the glass, and of what hangs on its neck. */
export type Glass = {
  readonly tint: string;
  readonly rim: string;
  /** Around the neck, with a charm: SVG path data, 20 units wide. */
  readonly band?: string;
  readonly charm?: string;
};

const shoulderOf = (size: number): number => 4 - BASE - size * LAYER;

/** The outline of the inside or, grown, of the glass. */
export function traceGlass(path: Context, size: number, grow = 0): void {
  const [half, thin] = [INNER + grow, THIN + grow];
  const [top, shoulder, foot] = [-tallOf(size), shoulderOf(size), grow - BASE];
  path.moveTo(-thin, top);
  path.lineTo(-thin, shoulder - GLASS.shoulder);
  path.bezierCurveTo(-thin, shoulder - 12, -half, shoulder - 18, -half, shoulder + 8);
  path.lineTo(-half, foot - ROUND);
  path.quadraticCurveTo(-half, foot, ROUND - half, foot);
  path.lineTo(half - ROUND, foot);
  path.quadraticCurveTo(half, foot, half, foot - ROUND);
  path.lineTo(half, shoulder + 8);
  path.bezierCurveTo(half, shoulder - 18, thin, shoulder - 12, thin, shoulder - GLASS.shoulder);
  path.lineTo(thin, top);
}

/** The corners of the inside: x, y, x, y, … */
export function hollow(size: number): readonly number[] {
  const [top, shoulder] = [-tallOf(size), shoulderOf(size)];
  const right = [
    [INNER - ROUND * 0.6, -BASE],
    [INNER, -BASE - ROUND * 0.6],
    [INNER, shoulder],
    [THIN, shoulder - GLASS.shoulder * 0.8],
    [THIN, top],
  ] as const;
  return [...right.flat(), ...right.toReversed().flatMap(([x, y]) => [-x, y])];
}

/** A picture as tall as a bottle. */
function stampGlass(to: Surface, name: string, size: number, paint: (c: Context) => void): void {
  const tall = tallOf(size) + 40;
  const up = tall / 2 - 20;
  const moved = (c: Context): void => {
    c.translate(0, up);
    paint(c);
  };
  to.stamp(`${name} ${size}`, GLASS.body * 2 + 40, tall, moved, 0, -up);
}

export function drawGlassBack(to: Surface, size: number, glass: Glass): void {
  stampGlass(to, 'glass back', size, (c) => paintBack(c, size, glass));
}

function paintBack(c: Context, size: number, { tint }: Glass): void {
  const [top, middle, low] = [draw.tint(tint, 0.8), tint, draw.tint(tint, 0.3)];
  const paint = draw.down(c, -tallOf(size), 0, `${top}24`, `${middle}2e`, `${low}60`);
  draw.fillPath(c, paint, (path) => traceGlass(path, size, 3));
  draw.blob(c, 0, -BASE - 12, INNER * 0.8, 9, '#ffffff30');
}

export function drawGlassFront(to: Surface, size: number, glass: Glass): void {
  stampGlass(to, 'glass front', size, (c) => paintFront(c, size, glass));
}

function paintFront(c: Context, size: number, glass: Glass): void {
  const [top, low, high] = [-tallOf(size), -BASE - ROUND, shoulderOf(size) + 10];
  draw.rim(c, INK, 9, (path) => traceGlass(path, size, 3));
  draw.rim(c, glass.rim, 4, (path) => traceGlass(path, size, 3));
  draw.rounded(c, -lip - 2, top - 8, lip * 2 + 4, 19, 9, INK);
  const shine = draw.down(
    c,
    top - 4,
    top + 7,
    draw.tint(glass.rim, 0.85),
    draw.shade(glass.rim, 0.16),
  );
  draw.rounded(c, -lip + 2, top - 4, lip * 2 - 4, 11, 5.5, shine);
  draw.line(c, [10 - INNER, low, 10 - INNER, high], 8, '#ffffff8c');
  draw.line(c, [11 - INNER, high - 14, 14 - INNER, high - 20], 7, '#ffffff8c');
  draw.line(c, [INNER - 7, low - 4, INNER - 7, low - 52], 5, '#ffffff4d');
  paintCharm(c, top + 24, glass);
}

/** A band around the neck, and the tag that hangs on it. */
function paintCharm(c: Context, y: number, { band, charm }: Glass): void {
  if (band === undefined || charm === undefined) return;
  draw.rounded(c, -30, y - 7, 60, 14, 6, INK);
  draw.rounded(c, -27, y - 4, 54, 8, 4, band);
  draw.disc(c, 0, y + 9, 16, INK);
  draw.disc(c, 0, y + 9, 13, draw.tint(band, 0.8));
  draw.place(c, 0, y + 9, () => draw.drawPath(c, charm, { fill: band }), 0, 1.05);
}

/** A finished potion in this glass, inside 100 × 100 units. */
export function paintBottle(c: Context, glass: Glass): void {
  const [size, color] = [2, 2];
  const inside = (): void => {
    paintBack(c, size, glass);
    for (let at = 0; at < size; at += 1)
      draw.place(c, 0, -BASE - at * LAYER, () => paintLayer(c, color, at === 0));
    paintFront(c, size, glass);
    paintCork(c, -tallOf(size));
  };
  draw.place(c, 0, 46, inside, 0, 0.42);
}

/** Traces a layer whose lower edge is at 0; the first one has the bottle's round foot. */
function traceLayer(path: Context, first: boolean): void {
  const half = INNER + 1;
  path.roundRect(-half, -LAYER, half * 2, LAYER + 0.6, first ? [0, 0, ROUND, ROUND] : 0);
}

/** Liquid is lit from the left. */
export const liquid = (c: Context, color: string): CanvasGradient =>
  draw.linear(c, -INNER, 0, INNER, 0, draw.tint(color, 0.3), color, color, draw.shade(color, 0.24));

/** A color's sign, `side` wide. */
export function paintSign(c: Context, color: number, x: number, y: number, side: number): void {
  const dye = dyeOf(color);
  const paint = (): void =>
    draw.drawPath(c, dye.sign, { fill: draw.fade(draw.tint(dye.color, 0.8), 0.72) });
  draw.place(c, x, y, paint, 0, side / 100);
}

/** A dot of a color with its sign. */
function paintBadge(c: Context, color: number, y: number, r: number): void {
  const { color: dye } = dyeOf(color);
  draw.disc(c, 0, y, r, INK);
  const face = draw.radial(
    c,
    -r * 0.3,
    y - r * 0.3,
    r * 1.4,
    draw.tint(dye, 0.3),
    dye,
    draw.shade(dye, 0.2),
  );
  draw.disc(c, 0, y, r * 0.83, face);
  paintSign(c, color, 0, y, r * 1.15);
}

function paintLayer(c: Context, value: number, first: boolean): void {
  if (!isSmoky(value)) {
    draw.fillPath(c, liquid(c, dyeOf(value).color), (path) => traceLayer(path, first));
    paintSign(c, value, 0, -LAYER / 2, 27);
    return;
  }
  const smoke = (): void => {
    c.fillStyle = draw.down(c, -LAYER, 0, '#3a3158', '#2a2244', '#1f1836');
    c.fillRect(-INNER - 2, -LAYER - 2, INNER * 2 + 4, LAYER + 4);
    for (const [x, y, r] of CLOUDS) draw.disc(c, x, -LAYER * y, r, r > 18 ? '#463c68' : '#5b5184');
  };
  draw.clipped(c, (path) => traceLayer(path, first), smoke);
  paintBadge(c, keyOf(value), -LAYER / 2, 20);
}

const CLOUDS = [
  [-26, 0.2, 19],
  [23, 0.15, 21],
  [-4, 0.8, 23],
  [30, 0.8, 17],
  [-33, 0.85, 16],
] as const;

/** The layers of a bottle that stands; `seen` says whose color shows although there is smoke. */
export function drawLayers(to: Surface, layers: Bottle, seen: (layer: number) => boolean): void {
  for (const [at, value] of layers.entries()) {
    const y = -BASE - (at + 0.5) * LAYER;
    const paint = (c: Context): void => {
      c.translate(0, LAYER / 2);
      paintLayer(c, value, at === 0);
    };
    const kind = isSmoky(value) ? keyOf(value) + 100 : value;
    to.stamp(`layer ${kind} ${at === 0}`, INNER * 2 + 4, LAYER + 4, paint, 0, y);
    if (!isSmoky(value) || !seen(at)) continue;
    const color = colorOf(value);
    to.stamp(`seen ${color}`, 30, 30, (c) => paintBadge(c, color, 0, 12), 27, y + 12);
  }
  const top = layers.at(-1);
  if (top !== undefined && !isSmoky(top)) drawSurface(to, top, layers.length);
}

/** The lit line where liquid ends, this many layers high. */
export function drawSurface(to: Surface, color: number, layers: number): void {
  const paint = (c: Context): void => {
    draw.blob(c, 0, 0, INNER, 6.5, draw.tint(dyeOf(color).color, 0.5));
    draw.blob(c, 0, 1, INNER - 5, 4, draw.tint(dyeOf(color).color, 0.22));
  };
  to.stamp(`surface ${color}`, INNER * 2 + 4, 16, paint, 0, -BASE - layers * LAYER);
}

/** The cork that a finished potion gets, this far above the mouth. */
export function drawCork(to: Surface, size: number, above: number): void {
  to.stamp('cork', 70, 60, (c) => paintCork(c, 0), 0, -tallOf(size) - above);
}

function paintCork(c: Context, y: number): void {
  draw.rounded(c, -24, y - 26, 48, 44, 9, INK);
  const side = draw.linear(c, -20, 0, 20, 0, '#e8b87a', '#c98d4c', '#8f5a2c');
  draw.rounded(c, -20, y - 22, 40, 36, 6, side);
  for (let dot = 0; dot < 4; dot += 1)
    draw.disc(c, dot * 7 - 10, y + ((dot * 11) % 19) - 10, 2.2, '#7a4a22');
  draw.rounded(c, -17, y - 20, 34, 6, 3, '#ffffff66');
}

/** The light of a finished potion. */
export function drawShine(to: Surface, color: number, grow: number, alpha: number): void {
  const dye = dyeOf(color).color;
  const paint = (c: Context): void => {
    const light = [draw.fade(draw.tint(dye, 0.3), 0.75), draw.fade(dye, 0.25), draw.fade(dye, 0)];
    draw.disc(c, 0, 0, 150, draw.radial(c, 0, 0, 150, ...light));
  };
  const options = { scaleX: 0.95 * grow, scaleY: 1.35 * grow, alpha };
  to.stamp(`shine ${color}`, 300, 300, paint, 0, -130, options);
}
