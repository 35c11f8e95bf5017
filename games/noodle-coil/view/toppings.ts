import type { Surface } from '@playgrove/kit/runtime';
import { CHILLI, EGG, KINDS } from '../rules/types.ts';
import { ease, fade, PALETTE, ring } from './draw.ts';
import type { Flyer } from './ui.ts';

/** How large each is drawn, against the others. */
const SIZES = [1.12, 1, 1.02, 1.08, 0.94, 1.22, 1.1] as const;

export type Served = {
  /** Sets it off from its neighbors. */
  readonly id: number;
  readonly kind: number;
  readonly x: number;
  readonly y: number;
};

/** Toppings bobbing over their shadows, which are one path. `size` in world units. */
export function paintToppings(to: Surface, toppings: readonly Served[], size: number): void {
  const { c } = to;
  c.fillStyle = fade(PALETTE.ink, 0.26);
  c.beginPath();
  for (const { kind, x, y } of toppings) {
    const full = size * (SIZES[kind] ?? 1);
    const sx = x + size * 0.06;
    const sy = y + size * 0.34;
    c.moveTo(sx + full * 0.4, sy);
    c.ellipse(sx, sy, full * 0.4, full * 0.2, 0, 0, 2 * Math.PI);
  }
  c.fill();
  for (const { kind, x, y, id } of toppings) {
    const phase = to.time * 2.6 + id * 1.7;
    const bob = to.reducedMotion ? 0 : Math.sin(phase) * size * 0.05;
    const grow = to.reducedMotion ? 1 : 1 + Math.sin(phase + 1) * 0.035;
    const full = size * (SIZES[kind] ?? 1);
    if (kind === EGG || kind === CHILLI) {
      const glow = kind === EGG ? '#ffe27a' : '#ff8a4a';
      ring(c, x, y, full * (0.62 + 0.05 * Math.sin(phase)), size * 0.07, fade(glow, 0.75));
    }
    to.sprite(KINDS[kind] ?? KINDS[0], x, y - size * 0.04 + bob, full, {
      rotate: Math.sin(id * 12.9) * 0.35 + (to.reducedMotion ? 0 : Math.sin(phase * 0.6) * 0.06),
      scaleX: grow,
      scaleY: 2 - grow,
    });
  }
}

/** Slurped toppings spiral into the mouth. */
export function paintFlyers(
  to: Surface,
  flyers: readonly Flyer[],
  x: number,
  y: number,
  size: number,
): void {
  for (const flyer of flyers) {
    const part = ease.in(Math.min(1, flyer.age)) * 0.9 + flyer.age * 0.1;
    const [dx, dy] = [flyer.x - x, flyer.y - y];
    const turn = part * 1.8;
    const far = 1 - part;
    const [cos, sin] = [Math.cos(turn) * far, Math.sin(turn) * far];
    const swell = flyer.age === 0 ? 1.15 : 1.2 - 0.75 * part;
    const [px, py] = [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
    to.sprite(KINDS[flyer.kind] ?? KINDS[0], px, py, size * swell, { rotate: part * 7 });
  }
}
