import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import type { Context, Rect } from '@playgrove/kit/runtime';
import type { Field } from './field.ts';

/** Reeds, bulrushes and lily pads in the corners, dark against the water. */
export function paintReeds(c: Context, bleed: Rect, field: Field): void {
  const rng = createRng('reeds');
  const bottom = bleed.y + bleed.height;
  const free = field.middle - field.span / 2 - 50 - bleed.x;
  if (free < 60) return;
  for (const side of [-1, 1]) {
    const edge = side < 0 ? bleed.x : bleed.x + bleed.width;
    for (let pad = 0; pad < 5; pad += 1) {
      const x = edge - side * rng.between(0.1, 0.85) * free;
      const y = field.line + rng.between(-0.16, 0.16) * field.height;
      lily(c, x, y, rng.between(26, 48), rng.chance(0.4));
    }
    for (let reed = 0; reed < 13; reed += 1) {
      const x = edge - side * rng.unit() ** 1.4 * free * 0.75;
      const tall = rng.between(0.2, 0.5) * field.height * (1 - Math.abs(x - edge) / (free * 1.6));
      const lean = rng.between(-30, 46) * -side;
      draw.rim(c, reed % 3 === 0 ? '#1d1a5e' : '#120f45', rng.between(6, 10), (path) => {
        path.moveTo(x, bottom + 10);
        path.quadraticCurveTo(x, bottom - tall * 0.6, x + lean, bottom - tall);
      });
      if (reed % 3 !== 0) continue;
      draw.rim(c, '#160d38', 30, (path) => {
        path.moveTo(x + lean * 0.92, bottom - tall * 0.94);
        path.lineTo(x + lean, bottom - tall - 26);
      });
      draw.rim(c, '#7a4a5e', 20, (path) => {
        path.moveTo(x + lean * 0.92, bottom - tall * 0.94);
        path.lineTo(x + lean, bottom - tall - 26);
      });
    }
  }
}

function lily(c: Context, x: number, y: number, r: number, blooms: boolean): void {
  const pad = (grow: number, paint: string): void =>
    draw.fillPath(c, paint, (path) => {
      path.moveTo(x, y);
      path.ellipse(x, y, r + grow, (r + grow) * 0.42, 0, 0.5, 5.9);
    });
  pad(5, '#160d38');
  pad(0, '#2c7f7c');
  draw.rim(c, '#7ae0c05c', 3, (path) => path.ellipse(x, y, r * 0.72, r * 0.26, 0, 0.6, 5.6));
  if (!blooms) return;
  for (const lean of [-0.5, 0.5, 0]) {
    const petal = (grow: number, paint: string): void =>
      draw.fillPath(c, paint, (path) =>
        path.ellipse(x + lean * r * 0.5, y - r * 0.34, r * 0.2 + grow, r * 0.42 + grow, lean, 0, 7),
      );
    petal(4, '#160d38');
    petal(0, lean === 0 ? '#ffd6e6' : '#ff9fc4');
  }
}
