import type { Point } from '../../contract/index.ts';
import { drawLabel } from '../render/draw/lettering.ts';
import type { Context } from '../render/draw/shapes.ts';
import type { Feel } from '../view.ts';
import { ease } from '../base/motion.ts';

const POOL = 16;
const SECONDS = 0.9;

class Popup {
  text = '';
  x = 0;
  y = 0;
  size = 0;
  top = '';
  bottom = '';
  rotate = 0;
  age = SECONDS;
}

/** Scores and shouts that pop up at their cause, overshoot, drift upward and fade. */
export class Popups {
  reducedMotion = false;
  readonly #pool = Array.from({ length: POOL }, () => new Popup());
  #next = 0;

  /**
   * Removes words that the new ones would cover; if all are in use, the oldest. `size` in world
   * units.
   */
  show(
    text: string,
    x: number,
    y: number,
    size: number,
    colors: readonly [string, string] = ['#ffffff', '#ffe58a'],
  ): void {
    const popup = this.#pool[this.#next];
    if (!popup) return;
    this.#next = (this.#next + 1) % POOL;
    for (const old of this.#pool) {
      const wide = (old.text.length * old.size + text.length * size) / 4;
      if (text.length > 4 && Math.abs(old.x - x) < wide && Math.abs(old.y - y) < size) {
        old.age = SECONDS;
      }
    }
    popup.text = text;
    popup.x = x;
    popup.y = y;
    popup.size = size;
    [popup.top, popup.bottom] = colors;
    popup.rotate = this.#next % 2 === 0 ? -0.1 : 0.06;
    popup.age = 0;
  }

  get live(): number {
    return this.#pool.reduce((count, popup) => count + (popup.age < SECONDS ? 1 : 0), 0);
  }

  step(dt: number): void {
    for (const popup of this.#pool) if (popup.age < SECONDS) popup.age += dt;
  }

  draw(c: Context): void {
    for (const popup of this.#pool) {
      if (popup.age >= SECONDS) continue;
      const { rotate } = popup;
      const part = popup.age / SECONDS;
      // The overshoot is over in a quarter of its life.
      const scale = this.reducedMotion || part >= 0.25 ? 1 : ease.back(part / 0.25);
      const rise = this.reducedMotion ? 0 : popup.size * 1.1 * ease.out(part);
      const alpha = part > 0.7 ? (1 - part) / 0.3 : 1;
      if (scale <= 0.02) continue;
      c.save();
      c.translate(popup.x, popup.y - rise);
      c.scale(scale, scale);
      drawLabel(c, popup.text, 0, 0, popup.size, {
        top: popup.top,
        bottom: popup.bottom,
        rotate,
        alpha,
      });
      c.restore();
    }
  }

  clear(): void {
    for (const popup of this.#pool) popup.age = SECONDS;
  }
}

/** Where words at the top stand, as a part of the height: clear of the score strip. */
const TOP = 0.16;

/**
 * The middle of a popup whose words are completely in the world.
 * @param where its cause
 * @param size of the letters, in world units
 */
export function popupAt(
  anchor: Feel['anchor'],
  where: Point,
  { width, height }: { readonly width: number; readonly height: number },
  size: number,
  text: string,
): Point {
  const half = Math.min(width / 2, (text.length / 4 + 0.3) * size);
  const [x, y] = anchored(anchor, where, { width, height }, size);
  return {
    x: Math.max(half, Math.min(width - half, x)),
    y: Math.max(size, Math.min(height - size, y)),
  };
}

function anchored(
  anchor: Feel['anchor'],
  { x, y }: Point,
  { width, height }: { readonly width: number; readonly height: number },
  size: number,
): readonly [x: number, y: number] {
  if (anchor === 'top') return [width / 2, height * TOP];
  if (anchor === 'middle') return [width / 2, height / 2];
  if (anchor !== 'near') return [x, y];
  const away = size * 1.9;
  // Above its cause, or below it where there is no room.
  return [x, y - away < size ? y + away : y - away];
}
