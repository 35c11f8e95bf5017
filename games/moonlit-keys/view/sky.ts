import { ease, type Surface } from '@playgrove/kit/runtime';
import { xAt, type Field } from './field.ts';
import { drawLantern } from './lantern.ts';

const MAX = 44;
/** Seconds from the line up into the sky. */
const FLIGHT = 1.2;

type Risen = { lane: number; age: number; seat: number; bright: boolean; gone: number };

/** Steps that spread evenly over a plane, never in rows. */
const seatX = (seat: number): number => (seat * 0.754878) % 1;
const seatY = (seat: number): number => (seat * 0.56984 + 0.13) % 1;

/** Lanterns that were met in time fly up and stay: how well a song goes is seen in its sky. */
export class SkyLanterns {
  readonly #risen: Risen[] = [];
  #seat = 0;

  rise(lane: number, bright: boolean): void {
    if (this.#risen.length >= MAX) this.#risen.shift();
    this.#seat += 1;
    this.#risen.push({ lane, age: 0, seat: this.#seat, bright, gone: 0 });
  }

  /** A streak breaks: some of those that rose last go out. */
  scatter(count: number): void {
    for (const each of this.#risen.slice(-count)) each.gone ||= 0.001;
  }

  step(dt: number): void {
    for (const each of this.#risen) {
      each.age += dt;
      if (each.gone > 0) each.gone += dt;
    }
    while (this.#risen[0] && this.#risen[0].gone > 0.8) this.#risen.shift();
  }

  draw(to: Surface, field: Field): void {
    for (const each of this.#risen) {
      if (each.gone > 0.8) continue;
      const part = Math.min(1, each.age / FLIGHT);
      const up = ease.out(part);
      const drift = to.reducedMotion ? 0 : to.time * 0.35 + each.seat;
      const seatedX = to.bleed.x + to.bleed.width * (0.03 + 0.94 * seatX(each.seat));
      const seatedY = to.bleed.y + (field.horizon - to.bleed.y) * (0.06 + 0.68 * seatY(each.seat));
      const fromX = xAt(field, each.lane, 1);
      const x = fromX + (seatedX - fromX) * part * part + Math.sin(drift) * 8 * up;
      const y = field.line - 40 + (seatedY - field.line + 40) * up + Math.cos(drift * 0.7) * 5 * up;
      const depth = 0.16 + 0.16 * seatY(each.seat * 3);
      const size = 0.95 + (depth - 0.95) * ease.out(part);
      // In flight it must not be taken for one that is still to come.
      const clear = part < 1 ? 0.45 + 0.4 * part : 0.9;
      const alpha = (each.bright ? 1 : 0.75) * (1 - each.gone / 0.8) * clear;
      drawLantern(to, each.lane, x, y, size, alpha);
    }
  }
}
