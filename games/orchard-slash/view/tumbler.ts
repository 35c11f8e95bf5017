import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { FruitKind } from '../rules/fruit.ts';
import { LOOKS } from './looks.ts';

const GLASS_W = 78;
const GLASS_H = 96;
const GLASS_REACH = { left: -0.6, top: -0.62, right: 0.6, bottom: 0.62 };

function traceGlass(c: Context, inset: number): void {
  const [w, h] = [GLASS_W / 2 - inset, GLASS_H / 2 - inset];
  c.moveTo(-w, -h);
  c.lineTo(w, -h);
  c.lineTo(w * 0.74, h - 8);
  c.quadraticCurveTo(w * 0.72, h, w * 0.6, h);
  c.lineTo(-w * 0.6, h);
  c.quadraticCurveTo(-w * 0.72, h, -w * 0.74, h - 8);
  c.closePath();
}

/** A glass with the juice that was poured, about its middle. */
export function drawGlass(
  c: Context,
  x: number,
  y: number,
  scale: number,
  poured: readonly FruitKind[],
  level: number,
  room: number,
  slosh: number,
  time: number,
): void {
  c.save();
  c.translate(x, y);
  c.scale(scale, scale);
  draw.stamp(c, 'glass-back', 0, 0, GLASS_H, () => GLASS_REACH, glassBack);
  c.save();
  c.beginPath();
  traceGlass(c, 6);
  c.clip();
  const [bottom, tall] = [GLASS_H / 2 - 6, GLASS_H - 26];
  const each = tall / Math.max(1, room);
  for (let layer = 0; layer < poured.length && layer < level; layer += 1) {
    const kind = poured[layer];
    if (!kind) continue;
    const full = Math.min(1, level - layer);
    const top = bottom - each * (layer + full);
    c.fillStyle = LOOKS[kind].juice[0];
    c.beginPath();
    c.moveTo(-50, bottom - each * layer + 1);
    const last = layer + 1 >= level;
    const wave = last ? 2 + 7 * slosh : 1;
    for (let step = -50; step <= 50; step += 10) {
      c.lineTo(step, top + Math.sin(step * 0.11 + time * 5 + layer) * wave);
    }
    c.lineTo(50, bottom - each * layer + 1);
    c.fill();
    if (last) {
      c.strokeStyle = LOOKS[kind].juice[2];
      c.lineWidth = 4;
      c.stroke();
    }
  }
  c.restore();
  draw.stamp(c, 'glass-front', 0, 0, GLASS_H, () => GLASS_REACH, glassFront);
  c.restore();
}

function glassBack(c: Context): void {
  c.scale(1 / GLASS_H, 1 / GLASS_H);
  draw.fillPath(c, '#2b1b4d', (path) => traceGlass(path, -4));
  draw.fillPath(c, '#d8f6ff', (path) => traceGlass(path, 1));
  draw.fillPath(c, draw.fade('#1f6f9f', 0.72), (path) => traceGlass(path, 6));
}

function glassFront(c: Context): void {
  c.scale(1 / GLASS_H, 1 / GLASS_H);
  draw.rounded(
    c,
    -GLASS_W * 0.33,
    -GLASS_H * 0.36,
    9,
    GLASS_H * 0.62,
    5,
    draw.fade('#ffffff', 0.42),
  );
  draw.rounded(c, GLASS_W * 0.16, -GLASS_H * 0.36, 5, GLASS_H * 0.5, 3, draw.fade('#ffffff', 0.24));
  draw.rounded(
    c,
    -GLASS_W / 2 - 4,
    -GLASS_H / 2 - 5,
    GLASS_W + 8,
    11,
    5,
    draw.tint('#a8e8ff', 0.4),
  );
  draw.rim(c, '#2b1b4d', 4);
}
