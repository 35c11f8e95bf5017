import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { COURTS } from './courts.ts';
import { FOUNTAIN, type Layout } from './layout.ts';
import type { Ui } from './ui.ts';

const RINGS = 3;

/** What moves on the water, and the bowl in the middle. */
export function drawFountain(to: Surface, { middle: { x, y } }: Layout, ui: Ui): void {
  const { c } = to;
  const time = to.reducedMotion ? 0.3 : to.time;
  for (let ring = 0; ring < RINGS; ring += 1) {
    const part = (time * 0.32 + ring / RINGS) % 1;
    c.globalAlpha = (1 - part) * 0.5;
    draw.ring(c, x, y, 44 + part * (FOUNTAIN - 64), 4, '#ffffff');
  }
  const wet = ui.show.wet.value;
  if (wet < 0.9 && !to.reducedMotion) {
    c.globalAlpha = 1 - wet / 0.9;
    draw.ring(c, x, y, 40 + wet * 110, 12, '#ffffff');
  }
  c.globalAlpha = 1;
  const { stone, water } = COURTS.of(to);
  to.stamp(
    `bowl ${stone}`,
    150,
    170,
    (on) => {
      draw.blob(on, 4, 16, 58, 50, '#0a2a4a50');
      draw.disc(on, 0, 0, 54, draw.PALETTE.ink);
      draw.disc(
        on,
        0,
        0,
        49,
        draw.radial(on, -16, -20, 80, draw.tint(stone, 0.6), stone, draw.shade(stone, 0.3)),
      );
      draw.disc(on, 0, 2, 37, draw.shade(stone, 0.4));
      draw.disc(on, 0, 4, 34, draw.radial(on, -8, -6, 44, '#ffffff', draw.tint(water, 0.4), water));
    },
    x,
    y,
  );
  for (let jet = 0; jet < 6; jet += 1) {
    const part = (time * 1.1 + jet / 6) % 1;
    const angle = (jet / 6) * Math.PI * 2 + 0.4;
    const far = part * 44;
    const lift = Math.sin(part * Math.PI) * 34;
    draw.disc(
      c,
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far * 0.8 - lift,
      7 - part * 3,
      '#ffffffd0',
    );
  }
  draw.disc(c, x, y - 6, 9, '#ffffff');
}
