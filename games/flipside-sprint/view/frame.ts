import * as draw from '@playgrove/kit/draw';
import type { Grain } from '@playgrove/kit/draw';
import {
  fitWorld,
  memoLayout,
  type Context,
  type Point,
  type Rect,
  type Surface,
} from '@playgrove/kit/runtime';
import { HIGH } from '../rules/course.ts';

/** A wide screen shows the corridor along its width; a tall one stands it up, floor to the right. */
export const worldFor = fitWorld({
  portrait: { width: 680, height: [1060, 1500] },
  landscape: { width: [1060, 1560], height: 640 },
});

/** The corridor on the screen: `a` runs along it, `b` across it from the ceiling's side to the floor's. */
export type Frame = {
  readonly tall: boolean;
  readonly length: number;
  readonly breadth: number;
  /** The ceiling and the floor. */
  readonly top: number;
  readonly floor: number;
  /** Where the runner is. */
  readonly hero: number;
};

export const frameOf = memoLayout((width, height): Frame => {
  const tall = height > width;
  const length = tall ? height : width;
  const breadth = tall ? width : height;
  const top = (breadth - HIGH) / 2;
  return { tall, length, breadth, top, floor: top + HIGH, hero: length * (tall ? 0.22 : 0.2) };
});

export const onScreen = ({ tall, length }: Frame, a: number, b: number): Point =>
  tall ? { x: b, y: length - a } : { x: a, y: b };

/** The visible part, letterbox included, along and across the corridor. */
export function spanOf({ tall, length }: Frame, bleed: Rect): Rect {
  if (!tall) return bleed;
  return {
    x: length - bleed.y - bleed.height,
    y: bleed.x,
    width: bleed.height,
    height: bleed.width,
  };
}

/** Draws along the corridor, whichever way it runs. */
export function along({ c }: Surface, { tall, length }: Frame, paint: () => void): void {
  c.save();
  if (tall) {
    c.translate(0, length);
    c.rotate(-Math.PI / 2);
  }
  paint();
  c.restore();
}

/** A print that lies along the corridor. */
export class Pane {
  readonly width: number;
  readonly #height: number;
  readonly #print: draw.Print;
  readonly #tall: boolean;

  constructor(
    tall: boolean,
    width: number,
    height: number,
    paint: (c: Context) => void,
    opaque = false,
  ) {
    this.width = width;
    this.#height = height;
    this.#tall = tall;
    const turned = (c: Context): void => {
      c.translate(0, width);
      c.rotate(-Math.PI / 2);
      paint(c);
    };
    this.#print = tall
      ? new draw.Print(height, width, turned, opaque)
      : new draw.Print(width, height, paint, opaque);
  }

  /** @param soon after the frame: until then it is painted directly */
  draw(c: Context, frame: Frame, grain: Grain | undefined, a: number, b: number): void {
    const { x, y } = onScreen(frame, a + (this.#tall ? this.width : 0), b);
    this.#print.drawSoon(c, grain, x, y);
  }

  /** Only its first `long` units, to the pixel. */
  drawCut(
    c: Context,
    frame: Frame,
    grain: Grain | undefined,
    a: number,
    b: number,
    long: number,
  ): void {
    const pixel = (at: number, scale: number, from: number): number =>
      (Math.round(at * scale + from) - from) / scale;
    const corner = (at: number): Point => {
      const { x, y } = onScreen(frame, at + (this.#tall ? this.width : 0), b);
      return grain ? { x: pixel(x, grain.a, grain.e), y: pixel(y, grain.d, grain.f) } : { x, y };
    };
    const [from, till] = [corner(a), corner(this.#tall ? a - long : a + long)];
    c.save();
    c.beginPath();
    if (this.#tall) c.rect(from.x, from.y, this.#height + 2, till.y - from.y);
    else c.rect(from.x, from.y, till.x - from.x, this.#height + 2);
    c.clip();
    this.draw(c, frame, grain, a, b);
    c.restore();
  }

  ask(grain: Grain): boolean {
    return this.#print.ask(grain);
  }

  forget(): void {
    this.#print.forget();
  }
}
