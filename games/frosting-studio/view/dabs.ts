import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { frostingOf } from './theme.ts';
import { TOPPING_PAINTS } from './toppings.ts';

/*
 * What a nozzle leaves: one dab, painted once for each color and then copied.
 */

/** By nozzle: cells from one dab to the next. */
export const STEPS = [1, 2, 4, 4, 6, 1] as const;
/** A single tap of the round nozzle. */
export const PEARL = 6;
/** The side of each picture, in units of the cake. */
const SIDES = [46, 72, 104, 108, 106, 46, 60, 108] as const;
const TOPPING_SIDE = 220;
const sideOf = (kind: number): number => SIDES[kind] ?? TOPPING_SIDE;

type Paint = (c: Context, color: string) => void;

const tones = (color: string) => ({
  lit: draw.tint(color, 0.55),
  dark: draw.mix(draw.shade(color, 0.24), '#8a3f6a', 0.16),
  deep: draw.mix(draw.shade(color, 0.44), '#6a2a5c', 0.22),
});

/** A slice of a smooth ribbon. */
const round: Paint = (c, color) => {
  const { lit, dark, deep } = tones(color);
  draw.rounded(c, -12, -17, 24, 38, 11, draw.fade(deep, 0.28));
  const shine = draw.down(c, -18, 18, color, lit, '#ffffff', lit, color, color, dark, deep);
  draw.rounded(c, -13, -18.5, 26, 37, 12, shine);
};

const pearl: Paint = (c, color) => {
  const { lit, dark, deep } = tones(color);
  draw.disc(c, 1, 4, 24, draw.fade(deep, 0.55));
  draw.disc(c, 0, 0, 23, draw.radial(c, -7, -9, 34, lit, color, color, dark, deep));
  draw.blob(c, -8, -11, 7, 4.6, '#ffffffe8', -0.5);
  draw.blob(c, 8, 12, 7, 3, draw.fade(lit, 0.5), -0.5);
};

/** What stands out: a shape, and its shade below it. */
function raised(
  c: Context,
  paint: CanvasGradient,
  deep: string,
  right: number,
  down: number,
  trace: (path: Context) => void,
): void {
  c.save();
  c.translate(right, down);
  draw.fillPath(c, draw.fade(deep, 0.5), trace);
  c.restore();
  draw.fillPath(c, paint, trace);
}

/** A turn of a rope. */
const star: Paint = (c, color) => {
  const { lit, dark, deep } = tones(color);
  const trace = (path: Context): void => {
    path.moveTo(-27, 13);
    path.bezierCurveTo(-30, -8, -8, -26, 16, -22);
    path.bezierCurveTo(30, -18, 31, -6, 25, -1);
    path.bezierCurveTo(10, 3, 2, 12, -2, 21);
    path.bezierCurveTo(-12, 26, -25, 22, -27, 13);
    path.closePath();
  };
  raised(c, draw.linear(c, -12, -24, 10, 26, lit, color, color, dark), deep, 2, 4, trace);
  draw.rim(c, draw.fade(deep, 0.75), 3, (path) => {
    path.moveTo(-19, 17);
    path.bezierCurveTo(-18, 0, -2, -13, 21, -13);
    path.moveTo(-10, 21);
    path.bezierCurveTo(-7, 7, 6, -4, 24, -5);
  });
  draw.rim(c, '#ffffffd8', 4, (path) => {
    path.moveTo(-22, 4);
    path.bezierCurveTo(-17, -9, -3, -17, 10, -17);
  });
  draw.rim(c, draw.fade('#ffffff', 0.5), 2.5, (path) => {
    path.moveTo(-13, 13);
    path.bezierCurveTo(-9, 2, 2, -6, 14, -8.5);
  });
};

const shell: Paint = (c, color) => {
  const { lit, dark, deep } = tones(color);
  const trace = (path: Context): void => {
    path.moveTo(42, 9);
    path.bezierCurveTo(24, -4, 8, -34, -18, -30);
    path.bezierCurveTo(-46, -26, -48, 18, -20, 24);
    path.bezierCurveTo(2, 30, 26, 22, 42, 9);
    path.closePath();
  };
  raised(c, draw.linear(c, -16, -30, 6, 28, lit, color, color, dark), deep, 1, 5, trace);
  draw.rim(c, draw.fade(deep, 0.62), 3, (path) => {
    path.moveTo(36, 8);
    path.bezierCurveTo(16, -6, 2, -22, -19, -22);
    path.moveTo(36, 9);
    path.bezierCurveTo(12, 2, -8, -10, -33, -8);
    path.moveTo(36, 10);
    path.bezierCurveTo(12, 10, -8, 6, -35, 6);
    path.moveTo(36, 11);
    path.bezierCurveTo(14, 18, -4, 18, -24, 18);
  });
  draw.rim(c, '#ffffffdc', 4.5, (path) => {
    path.moveTo(-28, -15);
    path.bezierCurveTo(-20, -24, -8, -22, 2, -14);
  });
};

const leaf =
  (way: number): Paint =>
  (c, color) => {
    const { lit, dark, deep } = tones(color);
    c.save();
    c.rotate(way * 0.42);
    const trace = (path: Context): void => {
      path.moveTo(-40, 0);
      path.bezierCurveTo(-24, -28, 14, -28, 44, 0);
      path.bezierCurveTo(14, 28, -24, 28, -40, 0);
      path.closePath();
    };
    raised(c, draw.down(c, -22, 22, lit, color, dark), deep, 1, 5, trace);
    draw.rim(c, draw.fade(deep, 0.7), 3, (path) => {
      path.moveTo(-36, 0);
      path.lineTo(40, 0);
      for (const at of [-20, -2, 16]) {
        path.moveTo(at, 0);
        path.lineTo(at + 12, -12);
        path.moveTo(at, 0);
        path.lineTo(at + 12, 12);
      }
    });
    draw.rim(c, '#ffffffc8', 3.5, (path) => {
      path.moveTo(-26, -11);
      path.bezierCurveTo(-10, -20, 8, -18, 22, -11);
    });
    c.restore();
  };

const rose: Paint = (c, color) => {
  const { lit, dark, deep } = tones(color);
  draw.disc(c, 1, 6, 45, draw.fade(deep, 0.5));
  const disc = (x: number, y: number, r: number, shade: number, light: number): void => {
    draw.disc(c, x, y + 1.5, r + 1, draw.fade(deep, shade));
    const paint = draw.linear(c, x - r / 2, y - light, x + r * 0.4, y + light, lit, color, dark);
    draw.disc(c, x, y, r, paint);
  };
  // Petals around, each over the one before.
  for (let petal = 0; petal < 9; petal += 1) {
    const angle = petal * 0.7;
    disc(Math.cos(angle) * 24, Math.sin(angle) * 24, 20, 0.65, 18);
  }
  for (let petal = 0; petal < 6; petal += 1) {
    const angle = petal * 1.05 + 0.5;
    disc(Math.cos(angle) * 11, Math.sin(angle) * 11, 13.5, 0.6, 13);
  }
  draw.rim(c, draw.fade(deep, 0.7), 3, (path) => {
    path.moveTo(2, 1);
    path.bezierCurveTo(6, -7, -8, -8, -8, 1);
    path.bezierCurveTo(-8, 11, 10, 11, 12, -1);
  });
  draw.rim(c, '#ffffffd0', 4, (path) => path.arc(0, 0, 36, -2.5, -1.5));
};

const PAINTS: readonly Paint[] = [round, star, shell, leaf(-1), rose, round, pearl, leaf(1)];
/** Toppings are kinds from here on. */
export const TOPPING = 20;
/** Leaves point up and down in turn. */
export const LEAF_DOWN = 7;

/** Pictures of dabs for this screen. */
export class Dabs {
  readonly #pictures = new Map<number, ImageBitmap | undefined>();
  #scale = 0;

  /** For the pixels that this canvas has now. */
  suit(c: Context, s: number): void {
    if (typeof OffscreenCanvas === 'undefined') return;
    const { a, b } = c.getTransform();
    const scale = Math.hypot(a, b) * s;
    if (Math.abs(scale / this.#scale - 1) < 0.05) return;
    for (const picture of this.#pictures.values()) picture?.close();
    this.#pictures.clear();
    this.#scale = scale;
  }

  /** One dab with its middle at x, y, `wide` and `tall` times its size. */
  draw(
    c: Context,
    kind: number,
    color: number,
    x: number,
    y: number,
    wide: number,
    tall: number,
  ): void {
    const key = kind * 16 + color;
    if (this.#scale > 0 && !this.#pictures.has(key)) {
      const side = Math.max(2, Math.ceil(sideOf(kind) * this.#scale));
      const made = draw.bake(side, side, (to) => {
        to.scale(this.#scale, this.#scale);
        to.translate(sideOf(kind) / 2, sideOf(kind) / 2);
        paintKind(to, kind, color);
      });
      this.#pictures.set(key, made);
    }
    const picture = this.#pictures.get(key);
    if (picture) {
      const side = sideOf(kind);
      c.drawImage(picture, x - (side / 2) * wide, y - (side / 2) * tall, side * wide, side * tall);
      return;
    }
    paintDab(c, kind, color, x, y, wide, tall);
  }
}

export function paintDab(
  c: Context,
  kind: number,
  color: number,
  x: number,
  y: number,
  wide: number,
  tall: number,
): void {
  c.save();
  c.translate(x, y);
  c.scale(wide, tall);
  paintKind(c, kind, color);
  c.restore();
}

function paintKind(c: Context, kind: number, color: number): void {
  if (kind >= TOPPING) TOPPING_PAINTS[kind - TOPPING]?.(c);
  else PAINTS[kind]?.(c, frostingOf(color));
}
