import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { BLADE_LOOKS } from './looks.ts';

const POINTS = 96;
/** Seconds until a point of the trail is gone. */
const LIFE = 0.19;
const WIDTH = 13;
/** Glow, glow, glow, color, core: how wide, how strong. */
const PASSES = [
  [3.2, 0.07],
  [2.3, 0.12],
  [1.55, 0.2],
  [1, 1],
  [0.52, 1],
] as const;

/**
 * The trail of one finger, at the full rate the pointer reports: a ring of the latest positions
 * with their ages, drawn as a ribbon that is thin at its tail. Nothing is made while drawing.
 */
export class Blade {
  readonly #x = new Float32Array(POINTS);
  readonly #y = new Float32Array(POINTS);
  readonly #age = new Float32Array(POINTS).fill(LIFE);
  readonly #order = new Uint8Array(POINTS);
  /** Where a point's edges lie, from it, at the ribbon's full width. */
  readonly #outX = new Float32Array(POINTS);
  readonly #outY = new Float32Array(POINTS);
  readonly #edgeX = new Float32Array(POINTS * 2);
  readonly #edgeY = new Float32Array(POINTS * 2);
  #next = 0;
  #drawn = 0;

  add(x: number, y: number, age = 0): void {
    this.#x[this.#next] = x;
    this.#y[this.#next] = y;
    this.#age[this.#next] = age;
    this.#next = (this.#next + 1) % POINTS;
  }

  /** Forgets the last stroke, so that a new one is not joined to it. */
  lift(): void {
    this.#age.fill(LIFE);
  }

  step(dt: number): void {
    for (let at = 0; at < POINTS; at += 1) this.#age[at] = (this.#age[at] ?? 0) + dt;
  }

  draw(c: Context, level: number): void {
    this.#collect();
    if (this.#drawn < 2) return;
    for (let step = 0; step < this.#drawn; step += 1) this.#measure(step);
    const [glow, color] = BLADE_LOOKS[Math.min(level, BLADE_LOOKS.length - 1)] ??
      BLADE_LOOKS[0] ?? ['#fff', '#fff'];
    for (let pass = 0; pass < PASSES.length; pass += 1) {
      const [wide, alpha] = PASSES[pass] ?? [1, 1];
      const solid = alpha === 1;
      c.globalCompositeOperation = solid ? 'source-over' : 'lighter';
      c.globalAlpha = alpha;
      c.fillStyle = solid ? (wide === 1 ? color : '#fff') : glow;
      this.#ribbon(c, WIDTH * wide);
    }
    c.globalAlpha = 1;
    c.globalCompositeOperation = 'source-over';
    this.#spark(c);
  }

  /** Young points, oldest first. */
  #collect(): void {
    this.#drawn = 0;
    for (let step = 0; step < POINTS; step += 1) {
      const at = (this.#next + step) % POINTS;
      if ((this.#age[at] ?? LIFE) >= LIFE) continue;
      this.#order[this.#drawn] = at;
      this.#drawn += 1;
    }
  }

  /** Round the ribbon once: up one side, back along the other, through the middles of its points. */
  #ribbon(c: Context, width: number): void {
    const count = this.#drawn * 2;
    for (let step = 0; step < this.#drawn; step += 1) {
      const at = this.#order[step] ?? 0;
      const x = this.#x[at] ?? 0;
      const y = this.#y[at] ?? 0;
      const dx = (this.#outX[step] ?? 0) * width;
      const dy = (this.#outY[step] ?? 0) * width;
      this.#edgeX[step] = x + dx;
      this.#edgeY[step] = y + dy;
      this.#edgeX[count - 1 - step] = x - dx;
      this.#edgeY[count - 1 - step] = y - dy;
    }
    c.beginPath();
    c.moveTo(this.#edgeX[0] ?? 0, this.#edgeY[0] ?? 0);
    for (let step = 1; step < count; step += 1) {
      const x = this.#edgeX[step] ?? 0;
      const y = this.#edgeY[step] ?? 0;
      const after = (step + 1) % count;
      c.quadraticCurveTo(
        x,
        y,
        (x + (this.#edgeX[after] ?? 0)) / 2,
        (y + (this.#edgeY[after] ?? 0)) / 2,
      );
    }
    c.fill();
  }

  /** Finds the direction at a point, and how wide the ribbon is there, 0 to 1. */
  #measure(step: number): void {
    const last = this.#drawn - 1;
    const at = this.#order[step] ?? 0;
    const before = this.#order[Math.max(0, step - 1)] ?? 0;
    const after = this.#order[Math.min(last, step + 1)] ?? 0;
    const dx = (this.#x[after] ?? 0) - (this.#x[before] ?? 0);
    const dy = (this.#y[after] ?? 0) - (this.#y[before] ?? 0);
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    // Thin at the tail, widest two thirds along, and a point at the tip.
    const part = step / last;
    const young = 1 - (this.#age[at] ?? LIFE) / LIFE;
    const taper = part > 0.68 ? Math.cos(((part - 0.68) / 0.32) * 1.5708) : part / 0.68;
    const half = (Math.sqrt(young) * taper) / length;
    this.#outX[step] = -dy * half;
    this.#outY[step] = dx * half;
  }

  /** A star of light at the tip. */
  #spark(c: Context): void {
    const at = this.#order[this.#drawn - 1] ?? 0;
    const young = 1 - (this.#age[at] ?? LIFE) / LIFE;
    const x = this.#x[at] ?? 0;
    const y = this.#y[at] ?? 0;
    draw.sparkle(c, x, y, 26 * young);
  }
}
