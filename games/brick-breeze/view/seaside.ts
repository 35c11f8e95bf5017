import { cloud, glow, rays, ridge, sky, vignette } from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import {
  blob,
  disc,
  down,
  fade,
  fillPath,
  line,
  PALETTE,
  rim,
  rounded,
  shade,
  tint,
  type Context,
  type Rect,
} from '@playgrove/kit/runtime';
import { WIDTH, type State } from '../rules/state.ts';

type Look = {
  readonly sky: readonly string[];
  readonly sea: readonly [string, string];
  readonly hill: string;
  readonly wood: string;
  readonly light: string;
  readonly night?: true;
};

/** From a bright morning to the lantern night, a pack each. */
const LOOKS: readonly Look[] = [
  {
    sky: ['#2f9ee8', '#7fd0f5', '#d8f4f2'],
    sea: ['#2aa9c9', '#0f7fae'],
    hill: '#6fb7a0',
    wood: '#d9a066',
    light: '#fff6d0',
  },
  {
    sky: ['#1f8fc4', '#6fd3d8', '#e6f7dc'],
    sea: ['#1fb3a8', '#0b7f8f'],
    hill: '#5aa886',
    wood: '#cfa070',
    light: '#fffbe0',
  },
  {
    sky: ['#5c8ef2', '#a9c8ff', '#ffe6d8'],
    sea: ['#4f9be0', '#2b67b8'],
    hill: '#8a9fd0',
    wood: '#d99a72',
    light: '#fff0d8',
  },
  {
    sky: ['#3f9fd8', '#a8dcc8', '#fff0b8'],
    sea: ['#3cb0b8', '#1f7d94'],
    hill: '#7fb870',
    wood: '#c99660',
    light: '#fff3b0',
  },
  {
    sky: ['#6a5fc8', '#e58fa8', '#ffd79a'],
    sea: ['#8a6fc0', '#4a4a98'],
    hill: '#8a5f98',
    wood: '#b87858',
    light: '#ffd890',
  },
  {
    sky: ['#141a4f', '#2f3a8a', '#7a5aa8'],
    sea: ['#2c3f8f', '#161f58'],
    hill: '#2a2a66',
    wood: '#8a5a5a',
    light: '#ffd890',
    night: true,
  },
];

/** By pack; endless and daily murals hang in the afternoon and the morning. */
export function placeOf({ params, wave }: State): number {
  if (params.mode === 'level') return Math.floor((params.level ?? 0) / 10);
  return params.mode === 'daily' ? 3 : (2 + wave) % LOOKS.length;
}

const HORIZON = 372;
const QUAY = 520;

/** The seaside behind the mural. `drop` is where the field begins. */
export function paintSea(c: Context, bleed: Rect, which: number, drop: number): void {
  const look = LOOKS[which] ?? (LOOKS[0] as Look);
  const right = bleed.x + bleed.width;
  const foot = bleed.y + bleed.height;
  const horizon = drop + HORIZON;
  const quay = drop + QUAY;
  sky(c, { ...bleed, height: horizon - bleed.y }, ...look.sky);
  const sun = { x: Math.min(right - 40, WIDTH - 66), y: Math.max(bleed.y + 60, drop - 30) };
  const above = { ...bleed, height: horizon - bleed.y };
  glow(c, above, sun.x, sun.y, fade(look.light, 0.75), fade(look.light, 0.12), fade(look.light, 0));
  rays(c, above, sun.x, sun.y, 13, fade('#ffffff', look.night ? 0.04 : 0.1));
  disc(c, sun.x, sun.y, 30, look.light);
  if (look.night) {
    disc(c, sun.x - 13, sun.y - 6, 25, look.sky[0] ?? '#141a4f');
    const rng = createRng('stars');
    for (let at = 0; at < 60; at += 1) {
      const x = bleed.x + rng.unit() * bleed.width;
      disc(
        c,
        x,
        bleed.y + rng.unit() * (horizon - bleed.y) * 0.8,
        rng.between(0.6, 1.8),
        '#ffffffaa',
      );
    }
  }
  const puff = look.night ? fade('#8f8fd0', 0.25) : '#ffffffb8';
  for (const [x, y, size] of [
    [-170, 60, 70],
    [50, -26, 56],
    [150, 300, 66],
    [330, 326, 50],
    [20, 334, 44],
    [560, 70, 74],
    [-420, 190, 90],
    [800, 210, 96],
  ] as const) {
    cloud(c, x, drop + y, size, puff);
  }
  ridge(c, { ...bleed, height: horizon - bleed.y }, horizon - 12, 10, fade(look.hill, 0.55), 5);
  paintHead(c, right - 40, horizon, look);
  sea(c, bleed, horizon, quay, look);
  rail(c, bleed, quay, look);
  planks(c, bleed, quay, foot, look);
  if (bleed.width > WIDTH + 60) {
    for (const way of [-1, 1]) {
      huts(c, way < 0 ? bleed.x : WIDTH + 24, way < 0 ? -24 : right, quay);
      pole(c, way < 0 ? -7 : WIDTH + 7, bleed.y, quay);
    }
  } else for (const x of [-3, WIDTH + 3]) pole(c, x, bleed.y, quay);
  vignette(c, bleed, look.night ? '#080a2a' : '#123a6a', 0.34);
}

/** A headland with a lighthouse. */
function paintHead(c: Context, x: number, y: number, { hill, night }: Look): void {
  fillPath(c, shade(hill, 0.12), (path) => {
    path.moveTo(x - 130, y);
    path.quadraticCurveTo(x - 60, y - 34, x, y - 30);
    path.lineTo(x + 400, y - 40);
    path.lineTo(x + 400, y);
  });
  for (let band = 0; band < 4; band += 1) {
    c.fillStyle = band % 2 === 0 ? '#fff6e3' : '#e8616a';
    c.fillRect(x - 8 + band * 0.8, y - 40 - band * 10, 16 - band * 1.6, 10);
  }
  rounded(c, x - 6, y - 88, 12, 9, 2, night ? '#fff3b0' : '#5a6a98');
}

function sea(c: Context, bleed: Rect, y: number, quay: number, look: Look): void {
  const [near, deep] = look.sea;
  c.fillStyle = down(c, y, quay, tint(near, 0.25), near, deep);
  c.fillRect(bleed.x, y, bleed.width, quay - y + 4);
  const rng = createRng('sea');
  for (let at = 0; at < bleed.width / 6; at += 1) {
    const part = rng.unit();
    const x = bleed.x + rng.unit() * bleed.width;
    const wide = 6 + part * 22;
    c.fillStyle = fade('#ffffff', 0.12 + 0.24 * (1 - part));
    c.fillRect(x, y + 3 + part * part * (quay - y - 8), wide, 1.2 + part * 1.6);
  }
  for (const [x, size, color] of [
    [70, 1, '#fff6e3'],
    [128, 0.7, '#ff8f7a'],
    [-190, 1.3, '#ffd05a'],
    [520, 1.2, '#fff6e3'],
  ] as const) {
    boat(c, x, y + 10, size, color);
  }
}

function boat(c: Context, x: number, y: number, size: number, color: string): void {
  fillPath(c, fade(color, 0.9), (path) => {
    path.moveTo(x, y - 2 * size);
    path.quadraticCurveTo(x + 17 * size, y - 14 * size, x, y - 30 * size);
    path.moveTo(x - 2 * size, y - 2 * size);
    path.lineTo(x - 2 * size, y - 24 * size);
    path.lineTo(x - 13 * size, y - 2 * size);
  });
  fillPath(c, '#3a4386', (path) => {
    path.moveTo(x - 15 * size, y);
    path.lineTo(x + 16 * size, y);
    path.lineTo(x + 10 * size, y + 6 * size);
    path.lineTo(x - 10 * size, y + 6 * size);
  });
}

/** The white rail of the promenade. */
function rail(c: Context, bleed: Rect, quay: number, { night }: Look): void {
  const white = night ? '#b9b4e0' : '#fff8ea';
  const first = Math.floor(bleed.x / 40) * 40 - 20;
  for (const [color, grow] of [
    [fade(PALETTE.ink, 0.7), 2],
    [white, 0],
  ] as const) {
    c.fillStyle = color;
    for (let x = first; x < bleed.x + bleed.width + 40; x += 40) {
      c.fillRect(x - 3 - grow, quay - 46 - grow, 6 + grow * 2, 50 + grow);
    }
    for (const y of [-48, -24]) {
      c.fillRect(bleed.x, quay + y - grow, bleed.width, 5 + grow * 2);
    }
  }
}

function planks(c: Context, bleed: Rect, quay: number, foot: number, { wood }: Look): void {
  c.fillStyle = down(c, quay, Math.max(foot, quay + 60), tint(wood, 0.18), wood, shade(wood, 0.3));
  c.fillRect(bleed.x, quay, bleed.width, foot - quay);
  c.fillStyle = fade(PALETTE.ink, 0.55);
  c.fillRect(bleed.x, quay - 1, bleed.width, 3);
  const seam = fade(shade(wood, 0.6), 0.5);
  let y = quay;
  for (let step = 14; y < foot; step += 5) {
    y += step;
    line(c, [bleed.x, y, bleed.x + bleed.width, y], 1.6, seam);
    for (let x = bleed.x + ((step * 37) % 90); x < bleed.x + bleed.width; x += 110) {
      line(c, [x, y - step, x, y], 1.4, seam);
      disc(c, x + 5, y - step * 0.5, 1.2, seam);
    }
  }
}

/** A striped pole at either side of the field. */
function pole(c: Context, x: number, top: number, foot: number): void {
  c.fillStyle = fade(PALETTE.ink, 0.85);
  c.fillRect(x - 6, top, 12, foot - top + 8);
  for (let y = top, at = 0; y < foot + 4; y += 18, at += 1) {
    c.fillStyle = at % 2 === 0 ? '#fff6e3' : '#ff5c6e';
    c.fillRect(x - 4, y, 8, Math.min(18, foot + 4 - y));
  }
  c.fillStyle = '#ffffff66';
  c.fillRect(x - 3, top, 2, foot - top);
}

/** Beach huts on wide screens. */
function huts(c: Context, from: number, to: number, foot: number): void {
  const colors = ['#ff6f8f', '#ffc94a', '#38c0b0', '#5a9bff', '#ff9a4a'];
  const wide = 76;
  const count = Math.floor((to - from) / (wide + 14));
  const room = (to - from) / Math.max(1, count);
  for (let at = 0; at < count; at += 1) {
    const x = from + room * (at + 0.5) - wide / 2;
    const color = colors[at % colors.length] ?? '#ff6f8f';
    blob(c, x + wide / 2, foot + 8, wide * 0.6, 8, fade(PALETTE.ink, 0.35));
    rounded(c, x, foot - 92, wide, 98, 3, PALETTE.ink);
    for (let strip = 0; strip < 6; strip += 1) {
      c.fillStyle = strip % 2 === 0 ? color : '#fff6e3';
      c.fillRect(x + 3 + strip * 11.7, foot - 90, 11.7, 94);
    }
    fillPath(c, shade(color, 0.22), (path) => {
      path.moveTo(x - 8, foot - 88);
      path.lineTo(x + wide / 2, foot - 136);
      path.lineTo(x + wide + 8, foot - 88);
      path.closePath();
    });
    rim(c, PALETTE.ink, 3);
    rounded(c, x + wide / 2 - 14, foot - 58, 28, 62, 3, PALETTE.ink);
    rounded(c, x + wide / 2 - 11, foot - 55, 22, 60, 2, shade(color, 0.4));
    disc(c, x + wide / 2 + 6, foot - 26, 2, '#ffe27a');
    disc(c, x + wide / 2, foot - 104, 7, '#fff6e3');
  }
}
