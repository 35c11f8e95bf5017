import * as draw from '@playgrove/kit/draw';
import type { Grain } from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { faceOf, INK, lookOf, type Layer, type Mood } from './worlds.ts';

/** How far a world's picture reaches, in parts of its radius. */
const REACH = 1.14;
/** The scale difference at which pictures are made again. */
const OFF = 0.04;

/** A world around 0, 0 with a radius of 100, without light and shade. */
export function paintWorld(c: Context, kind: number, mood: Mood = 'awake'): void {
  const look = lookOf(kind);
  paintLayers(c, look.back);
  const [middle, base, edge] = look.colors;
  const { ball, outline } = look;
  const paint = draw.radial(c, 0, 0, ball, middle, base, base, edge);
  if (outline === undefined) {
    draw.disc(c, 0, 0, ball, paint);
    draw.clipped(
      c,
      (path) => path.arc(0, 0, ball, 0, Math.PI * 2),
      () => paintLayers(c, look.marks),
    );
    draw.ring(c, 0, 0, ball - look.ink / 2 + 1, look.ink, INK);
  } else {
    draw.drawPath(c, outline, { fill: paint });
    paintLayers(c, look.marks);
    draw.drawPath(c, outline, { rim: INK, width: look.ink });
  }
  paintLayers(c, look.front);
  if (look.face === 0) return;
  c.save();
  c.translate(0, look.low);
  c.scale(look.face, look.face);
  paintLayers(c, faceOf(kind, mood));
  c.restore();
}

function paintLayers(c: Context, layers: readonly Layer[] = []): void {
  for (const { d, fill, line, width = 1 } of layers) {
    // The ink lies half under the fill.
    if (fill !== undefined && line !== undefined)
      draw.drawPath(c, d, { line, fill, width: width * 2 });
    else draw.drawPath(c, d, { ...(fill && { fill }), ...(line && { rim: line }), width });
  }
}

/** Light from the upper left and shade on the other side: the same for every ball of radius 100. */
export function paintLight(c: Context): void {
  const shade = c.createRadialGradient(-34, -40, 20, 0, 0, 104);
  shade.addColorStop(0, '#ffffff4d');
  shade.addColorStop(0.42, '#ffffff00');
  shade.addColorStop(0.72, '#2b0f4a12');
  shade.addColorStop(1, '#2b0f4a75');
  draw.disc(c, 0, 0, 98, shade);
  c.fillStyle = '#ffffffc4';
  c.beginPath();
  c.ellipse(-46, -58, 23, 12, -0.75, 0, Math.PI * 2);
  c.fill();
  c.beginPath();
  c.arc(-70, -30, 5.5, 0, Math.PI * 2);
  c.fill();
}

/** A soft shadow on the milk. */
function paintShade(c: Context): void {
  draw.disc(
    c,
    0,
    0,
    100,
    draw.radial(c, 0, 0, 100, '#0a0430b0', '#0a043090', '#0a043055', '#0a043000'),
  );
}

/** How a world lies: turned, and squashed along a direction. */
export type Pose = {
  x: number;
  y: number;
  r: number;
  turn: number;
  /** Along `way` (radians) and across it. */
  long: number;
  wide: number;
  way: number;
};

/** Not turned, and in its own form. */
export const plainPose = (x: number, y: number, r: number): Pose => ({
  x,
  y,
  r,
  turn: 0,
  long: 1,
  wide: 1,
  way: 0,
});

/** Pictures of all worlds for the pixels of this screen. */
export class Sprites {
  readonly #pictures = new Map<number, ImageBitmap | undefined>();
  #scale = 0;
  #grain: Grain | undefined;
  #light: ImageBitmap | undefined;
  #shade: ImageBitmap | undefined;
  /** Pictures that this frame may still make, besides those it cannot do without. */
  #spare = 1;

  begin(grain: Grain | undefined): void {
    this.#grain = grain;
    this.#spare = 1;
    if (!grain) return;
    const scale = Math.hypot(grain.a, grain.b);
    if (Math.abs(scale / this.#scale - 1) < OFF) return;
    for (const picture of this.#pictures.values()) picture?.close();
    this.#pictures.clear();
    this.#scale = scale;
    this.#light ??= draw.bake(208, 208, (c) => centered(c, 208, 104, paintLight));
    this.#shade ??= draw.bake(96, 96, (c) => centered(c, 96, 100, paintShade));
  }

  #picture(kind: number, mood: Mood, r: number): ImageBitmap | undefined {
    const key = kind * 4 + MOODS.indexOf(mood);
    const known = this.#pictures.get(key);
    if (known) return known;
    if (mood !== 'awake' && this.#spare === 0) return this.#picture(kind, 'awake', r);
    if (mood !== 'awake') this.#spare -= 1;
    const side = Math.ceil(r * REACH * 2 * this.#scale);
    const made = draw.bake(side, side, (c) =>
      centered(c, side, 100 * REACH, (on) => paintWorld(on, kind, mood)),
    );
    this.#pictures.set(key, made);
    return made;
  }

  shade(c: Context, x: number, y: number, r: number): void {
    if (this.#grain && this.#shade) c.drawImage(this.#shade, x - r, y - r, r * 2, r * 2);
    else {
      c.save();
      c.translate(x, y);
      c.scale(r / 100, r / 100);
      paintShade(c);
      c.restore();
    }
  }

  /** @param full its radius when it is full-grown: for the picture's pixels */
  world(c: Context, kind: number, mood: Mood, full: number, pose: Pose): void {
    const { x, y, r, turn, long, wide, way } = pose;
    const grain = this.#grain;
    const picture = grain && this.#picture(kind, mood, full);
    if (!grain || !picture) {
      c.save();
      c.translate(x, y);
      c.rotate(way);
      c.scale(long, wide);
      c.rotate(turn - way);
      c.scale(r / 100, r / 100);
      paintWorld(c, kind, mood);
      c.restore();
    } else {
      const [cw, sw] = [Math.cos(way), Math.sin(way)];
      const [ct, st] = [Math.cos(turn - way), Math.sin(turn - way)];
      // Turned by `way`, scaled, turned by the rest.
      const m11 = cw * long * ct - sw * wide * st;
      const m12 = sw * long * ct + cw * wide * st;
      const m21 = -cw * long * st - sw * wide * ct;
      const m22 = -sw * long * st + cw * wide * ct;
      const { a, b, d, e, f } = grain;
      // The picture of a canvas that is not skewed: its c is −b.
      c.setTransform(
        a * m11 - b * m12,
        b * m11 + d * m12,
        a * m21 - b * m22,
        b * m21 + d * m22,
        a * x - b * y + e,
        b * x + d * y + f,
      );
      const half = r * REACH;
      c.drawImage(picture, -half, -half, half * 2, half * 2);
      c.setTransform(a, b, -b, d, e, f);
    }
    this.#lit(c, kind, x, y, r);
  }

  #lit(c: Context, kind: number, x: number, y: number, r: number): void {
    const ball = (r * lookOf(kind).ball) / 100;
    if (this.#grain && this.#light) {
      const half = ball * 1.04;
      c.drawImage(this.#light, x - half, y - half, half * 2, half * 2);
      return;
    }
    c.save();
    c.translate(x, y);
    c.scale(ball / 100, ball / 100);
    paintLight(c);
    c.restore();
  }
}

const MOODS: readonly Mood[] = ['awake', 'asleep', 'joy', 'fear'];

function centered(c: Context, side: number, reach: number, paint: (c: Context) => void): void {
  c.translate(side / 2, side / 2);
  c.scale(side / 2 / reach, side / 2 / reach);
  paint(c);
}
