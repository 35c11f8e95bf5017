import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context, Rect } from '@playgrove/kit/runtime';
import type { State } from '../rules/state.ts';

/** A pack each, from a bright morning to the lantern night: sky (3), sea (2), hill, wood, light. */
const LOOKS = [
  '#2f9ee8 #7fd0f5 #d8f4f2 #2aa9c9 #0f7fae #6fb7a0 #d9a066 #fff6d0',
  '#1f8fc4 #6fd3d8 #e6f7dc #1fb3a8 #0b7f8f #5aa886 #cfa070 #fffbe0',
  '#5c8ef2 #a9c8ff #ffe6d8 #4f9be0 #2b67b8 #8a9fd0 #d99a72 #fff0d8',
  '#3f9fd8 #a8dcc8 #fff0b8 #3cb0b8 #1f7d94 #7fb870 #c99660 #fff3b0',
  '#6a5fc8 #e58fa8 #ffd79a #8a6fc0 #4a4a98 #8a5f98 #b87858 #ffd890',
  '#141a4f #2f3a8a #7a5aa8 #2c3f8f #161f58 #2a2a66 #8a5a5a #ffd890',
].map((colors) => colors.split(' '));
const NIGHT = 5;

/** By pack; daily and endless murals hang in other hours. */
export function placeOf({ params, wave }: State): number {
  if (params.mode === 'level') return Math.floor((params.level ?? 0) / 10);
  return params.mode === 'daily' ? 3 : (2 + wave) % LOOKS.length;
}

const HORIZON = 372;
const QUAY = 520;
const CLOUDS = [
  [-170, 60, 70],
  [50, -26, 56],
  [150, 300, 66],
  [330, 326, 50],
  [20, 334, 44],
  [560, 70, 74],
  [-420, 190, 90],
  [800, 210, 96],
] as const;
const BOATS = [
  [70, 1, '#fff6e3'],
  [128, 0.7, '#ff8f7a'],
  [-190, 1.3, '#ffd05a'],
  [520, 1.2, '#fff6e3'],
] as const;

/** The seaside behind the mural. `drop` is where the field begins, `field` how wide it is. */
export function paintSea(
  c: Context,
  bleed: Rect,
  which: number,
  drop: number,
  field: number,
): void {
  const [top = '', middle = '', low = '', near = '', deep = '', hill = '', wood = '', light = ''] =
    LOOKS[which] ?? [];
  const night = which === NIGHT;
  const right = bleed.x + bleed.width;
  const [horizon, quay] = [drop + HORIZON, drop + QUAY];
  const air = { ...bleed, height: horizon - bleed.y };
  const rng = createRng('seaside');
  draw.sky(c, air, top, middle, low);
  const [x, y] = [Math.min(right - 40, field - 66), Math.max(bleed.y + 60, drop - 30)];
  draw.glow(c, air, x, y, draw.fade(light, 0.75), draw.fade(light, 0.12), draw.fade(light, 0));
  draw.rays(c, air, x, y, 13, draw.fade('#ffffff', night ? 0.04 : 0.1));
  if (night) {
    draw.drawPath(c, `M${x} ${y - 30}a30 30 0 1 0 28 40a24 24 0 0 1 -28 -40Z`, { fill: light });
    for (let at = 0; at < 60; at += 1) {
      const high = bleed.y + rng.unit() * air.height * 0.8;
      draw.disc(c, bleed.x + rng.unit() * bleed.width, high, rng.between(0.6, 1.8), '#ffffffaa');
    }
  } else draw.disc(c, x, y, 30, light);
  for (const [cx, cy, size] of CLOUDS)
    draw.cloud(c, cx, drop + cy, size, night ? draw.fade('#8f8fd0', 0.25) : '#ffffffb8');
  draw.ridge(c, air, horizon - 12, 10, draw.fade(hill, 0.55), 5);
  draw.place(c, right - 40, horizon, () => paintHead(c, draw.shade(hill, 0.12), night));
  c.fillStyle = draw.down(c, horizon, quay, draw.tint(near, 0.25), near, deep);
  c.fillRect(bleed.x, horizon, bleed.width, quay - horizon + 4);
  for (let at = 0; at < bleed.width / 6; at += 1) {
    const part = rng.unit();
    const left = bleed.x + rng.unit() * bleed.width;
    c.fillStyle = draw.fade('#ffffff', 0.12 + 0.24 * (1 - part));
    c.fillRect(left, horizon + 3 + part * part * 138, 6 + part * 22, 1.2 + part * 1.6);
  }
  for (const [bx, size, fill] of BOATS) {
    draw.place(c, bx, horizon + 10, () => paintBoat(c, fill), 0, size);
  }
  paintRail(c, bleed, quay, night ? '#b9b4e0' : '#fff8ea');
  paintPlanks(c, bleed, quay, wood);
  const wide = bleed.width > field + 60;
  if (wide) {
    paintHuts(c, bleed.x, -24, quay);
    paintHuts(c, field + 24, right, quay);
  }
  for (const side of wide ? [-7, field + 7] : [-3, field + 3]) paintPole(c, side, bleed.y, quay);
  draw.vignette(c, bleed, night ? '#080a2a' : '#123a6a', 0.34);
}

/** A headland with a lighthouse. */
function paintHead(c: Context, fill: string, night: boolean): void {
  draw.drawPath(c, 'M-130 0Q-60 -34 0 -30L400 -40V0Z', { fill });
  draw.drawPath(c, 'M-8 -28L-6 -70H6L8 -28Z', { fill: '#fff6e3' });
  draw.drawPath(c, 'M-7.6 -40L-7 -50H7L7.6 -40ZM-6.6 -60L-6 -70H6L6.6 -60Z', { fill: '#e8616a' });
  draw.rounded(c, -6, -79, 12, 9, 2, night ? '#fff3b0' : '#5a6a98');
}

function paintBoat(c: Context, fill: string): void {
  draw.drawPath(c, 'M0 -2Q17 -14 0 -30ZM-2 -2V-24L-13 -2Z', { fill });
  draw.drawPath(c, 'M-15 0H16L10 6H-10Z', { fill: '#3a4386' });
}

/** The white rail of the promenade. */
function paintRail(c: Context, { x, width }: Rect, quay: number, white: string): void {
  for (const grow of [2, 0]) {
    c.fillStyle = grow > 0 ? draw.fade(draw.PALETTE.ink, 0.7) : white;
    for (let post = Math.floor(x / 40) * 40 - 20; post < x + width + 40; post += 40)
      c.fillRect(post - 3 - grow, quay - 46 - grow, 6 + grow * 2, 50 + grow);
    for (const y of [-48, -24]) c.fillRect(x, quay + y - grow, width, 5 + grow * 2);
  }
}

function paintPlanks(c: Context, bleed: Rect, quay: number, wood: string): void {
  const [right, foot] = [bleed.x + bleed.width, bleed.y + bleed.height];
  c.fillStyle = draw.down(
    c,
    quay,
    Math.max(foot, quay + 60),
    draw.tint(wood, 0.18),
    wood,
    draw.shade(wood, 0.3),
  );
  c.fillRect(bleed.x, quay, bleed.width, foot - quay);
  c.fillStyle = draw.fade(draw.PALETTE.ink, 0.55);
  c.fillRect(bleed.x, quay - 1, bleed.width, 3);
  const seam = draw.fade(draw.shade(wood, 0.6), 0.5);
  for (let step = 14, y = quay + 14; y < foot; step += 5, y += step) {
    draw.line(c, [bleed.x, y, right, y], 1.6, seam);
    for (let x = bleed.x + ((step * 37) % 90); x < right; x += 110)
      draw.line(c, [x, y - step, x, y], 1.4, seam);
  }
}

/** A striped pole at either side of the field. */
function paintPole(c: Context, x: number, top: number, foot: number): void {
  c.fillStyle = draw.fade(draw.PALETTE.ink, 0.85);
  c.fillRect(x - 6, top, 12, foot - top + 8);
  for (let y = top, at = 0; y < foot + 4; y += 18, at += 1) {
    c.fillStyle = at % 2 === 0 ? '#fff6e3' : '#ff5c6e';
    c.fillRect(x - 4, y, 8, Math.min(18, foot + 4 - y));
  }
}

const HUT = ['#ff6f8f', '#ffc94a', '#38c0b0', '#5a9bff', '#ff9a4a'] as const;

/** Beach huts on wide screens. */
function paintHuts(c: Context, from: number, to: number, foot: number): void {
  const count = Math.floor((to - from) / 90);
  for (let at = 0; at < count; at += 1) {
    const color = HUT[at % HUT.length] ?? HUT[0];
    draw.place(c, from + ((to - from) / count) * (at + 0.5), foot, () => {
      draw.blob(c, 0, 8, 46, 8, draw.fade(draw.PALETTE.ink, 0.35));
      draw.rounded(c, -38, -92, 76, 98, 3, draw.PALETTE.ink);
      for (let strip = 0; strip < 6; strip += 1) {
        c.fillStyle = strip % 2 === 0 ? color : '#fff6e3';
        c.fillRect(-35 + strip * 11.7, -90, 11.7, 94);
      }
      const roof = draw.shade(color, 0.22);
      draw.drawPath(c, 'M-46 -88L0 -136L46 -88Z', { fill: roof, rim: draw.PALETTE.ink, width: 3 });
      draw.rounded(c, -14, -58, 28, 62, 3, draw.PALETTE.ink);
      draw.rounded(c, -11, -55, 22, 60, 2, draw.shade(color, 0.4));
      draw.disc(c, 6, -26, 2, '#ffe27a');
      draw.disc(c, 0, -104, 7, '#fff6e3');
    });
  }
}
