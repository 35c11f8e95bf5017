import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context, Surface } from '@playgrove/kit/runtime';
import type { State } from '../rules/state.ts';
import { figure } from './diver.ts';
import { px, py, wet, type Ui } from './ui.ts';

const INK = draw.PALETTE.ink;
/** Morning, noon and dusk: a sky for each breath. */
const SKIES = [
  { sky: ['#4f7be0', '#9fc4ff', '#ffe3b8'], sun: '#fff3c0', hill: '#6f7fc8', high: 0.58 },
  { sky: ['#1f8af0', '#6fd0ff', '#d8fbff'], sun: '#ffffff', hill: '#3fa6a0', high: 0.3 },
  { sky: ['#4a2a8c', '#d8568a', '#ffb45c'], sun: '#ffe08a', hill: '#5a2f7c', high: 0.72 },
] as const;

/** Everything above the water, drawn only while it is in sight. */
export function drawSky(to: Surface, state: State, ui: Ui): void {
  const line0 = py(ui, 0);
  const { c, bleed } = to;
  if (line0 < bleed.y - 40) return;
  const day = SKIES[Math.min(2, state.dive - 1)] ?? SKIES[0];
  const air = { x: bleed.x, y: line0 - bleed.height, width: bleed.width, height: bleed.height };
  const high = to.height * 0.5;
  const heaven = skyOf(day.sky);
  if (heaven) {
    const over = { x: air.x, y: line0 - high, width: air.width, height: high };
    draw.spread(c, heaven, { x: 0, y: 0, width: 4, height: SKY_ROWS }, over);
    c.fillStyle = day.sky[0];
    c.fillRect(air.x, air.y, air.width, air.height - high + 1);
  } else {
    c.fillStyle = draw.down(c, line0 - high, line0, ...day.sky);
    c.fillRect(air.x, air.y, air.width, air.height);
  }
  const sun = { x: to.width * 0.72, y: line0 - to.height * 0.36 * (1 - day.high * 0.6) };
  to.stamp(`sun ${day.sun}`, 420, 420, (on) => sunlight(on, day.sun), sun.x, sun.y);
  const far = Math.hypot(Math.max(sun.x - air.x, air.x + air.width - sun.x), air.height);
  draw.place(
    c,
    sun.x,
    sun.y,
    () => sunbeams(c, day.sun, far),
    to.reducedMotion ? 0 : to.time * 0.02,
  );
  draw.disc(c, sun.x, sun.y, 44, day.sun);
  const drift = to.reducedMotion ? 0 : to.time * 5;
  for (const [x, y, r] of [
    [0.16, 0.34, 74],
    [0.52, 0.42, 52],
    [0.98, 0.22, 84],
  ] as const) {
    const at = ((x * to.width + drift) % (to.width + 260)) - 60;
    const paint = (on: Context): void => draw.cloud(on, 0, 0, r, draw.fade('#ffffff', 0.85));
    to.stamp(`cloud ${r}`, r * 3, r * 3, paint, at, line0 - to.height * y);
  }
  draw.place(c, bleed.x, line0, () => {
    hills(bleed.width, -36, 13, 4).fill(c, draw.mix(day.hill, day.sky[2], 0.45));
    hills(bleed.width, -14, 10, 9).fill(c, day.hill);
  });
  const dark = draw.shade(day.hill, 0.28);
  draw.place(c, to.width * 0.16, line0 - 20, () => {
    TRUNKS.rim(c, dark, 6);
    LEAVES.fill(c, dark);
  });
}

const BEAM_COUNT = 12;
/** Farther than any screen reaches. */
const FAR = 4000;
const SKY_ROWS = 512;
const skies = new Map<string, ImageBitmap | undefined>();

/** From the zenith down to the water, four pixels wide. */
function skyOf(colors: readonly [string, string, string]): ImageBitmap | undefined {
  const [key] = colors;
  if (!skies.has(key)) {
    skies.set(
      key,
      draw.bake(4, SKY_ROWS, (c) => {
        c.fillStyle = draw.down(c, 0, SKY_ROWS, ...colors);
        c.fillRect(0, 0, 4, SKY_ROWS);
      }),
    );
  }
  return skies.get(key);
}

/** Beams about 0, 0, which turn. */
const BEAMS = new draw.Outline((path) => {
  for (let beam = 0; beam < BEAM_COUNT; beam += 1) {
    const from = (beam / BEAM_COUNT) * Math.PI * 2;
    path.moveTo(0, 0);
    path.arc(0, 0, FAR, from, from + Math.PI / BEAM_COUNT);
    path.closePath();
  }
});
let beamlight: { readonly key: string; readonly light: CanvasGradient } | undefined;

/** They fade with distance. @param far where they are gone */
function sunbeams(c: Context, color: string, far: number): void {
  const key = `${color} ${far}`;
  if (beamlight?.key !== key) {
    const bright = draw.fade(color, 0.1);
    beamlight = { key, light: draw.radial(c, 0, 0, far, bright, bright, draw.fade(color, 0)) };
  }
  BEAMS.fill(c, beamlight.light);
}

function sunlight(c: Context, color: string): void {
  const light = draw.radial(
    c,
    0,
    0,
    210,
    draw.fade(color, 0.85),
    draw.fade(color, 0.22),
    draw.fade(color, 0),
  );
  draw.disc(c, 0, 0, 210, light);
}

const lines = new Map<string, draw.Outline>();

/** A soft line of hills from 0 to this far right, filled down to under the water. */
function hills(width: number, y: number, swell: number, seed: number): draw.Outline {
  const key = `${Math.round(width)} ${seed}`;
  let outline = lines.get(key);
  if (!outline) {
    const rng = createRng(seed);
    const [a, b] = [rng.between(0, 6.28), rng.between(0, 6.28)];
    outline = new draw.Outline((path) => {
      path.moveTo(0, 60);
      for (let step = 0; step <= 64; step += 1) {
        const part = step / 64;
        const up = Math.sin(part * 5 + a) + 0.35 * Math.sin(part * 11 + b);
        path.lineTo(part * width, y + up * swell);
      }
      path.lineTo(width, 60);
    });
    lines.set(key, outline);
  }
  return outline;
}

const PALMS = [
  { x: 0, h: 74, lean: 16 },
  { x: 38, h: 54, lean: -12 },
] as const;

const TRUNKS = new draw.Outline((path) => {
  for (const { x, h, lean } of PALMS) {
    path.moveTo(x, 8);
    path.quadraticCurveTo(x, -h * 0.6, x + lean, -h);
  }
});

const LEAVES = new draw.Outline((path) => {
  for (const { x, h, lean } of PALMS) {
    for (const turn of [-2.7, -2.1, -1.2, -0.5, 0.1]) {
      const [tx, ty] = [x + lean + Math.cos(turn) * 36, -h + Math.sin(turn) * 22 + 10];
      path.moveTo(x + lean, -h);
      path.quadraticCurveTo((x + lean + tx) / 2, ty - 26, tx, ty);
      path.quadraticCurveTo((x + lean + tx) / 2, ty - 10, x + lean, -h);
    }
  }
});

const CRESTS = [
  { lift: 7, color: '#ffffff66', width: 5 },
  { lift: 0, color: '#ffffff', width: 6 },
] as const;

/** The waves' edge, before the water and behind the boat. */
export function drawWaves(to: Surface, ui: Ui): void {
  const y0 = py(ui, 0);
  const { c, bleed } = to;
  if (y0 < bleed.y - 60 || y0 > bleed.y + bleed.height) return;
  const [one, other] = [to.time * 1.6, to.time];
  for (const { lift, color, width } of CRESTS) {
    c.beginPath();
    for (let x = bleed.x; x <= bleed.x + bleed.width + 20; x += 20) {
      const on = x + lift * 9;
      const swell = to.reducedMotion
        ? 0
        : Math.sin(on * 0.021 + one) * 5 + Math.sin(on * 0.05 - other) * 2.5;
      c.lineTo(x, y0 + lift + swell);
    }
    draw.rim(c, color, width);
  }
}

export function drawBoat(to: Surface, state: State, ui: Ui): void {
  const y = py(ui, 0);
  const { c } = to;
  if (y < to.bleed.y - 160 || y > to.bleed.y + to.bleed.height + 40) return;
  const rock = to.reducedMotion ? 0 : Math.sin(to.time * 1.3) * 0.03;
  const x = px(ui, 2.4);
  // The coins banked today, in the bow.
  const heaps = Math.min(
    4,
    state.ended.filter(({ how }) => how === 'banked').length + (state.coins > 400 ? 1 : 0),
  );
  const lift = to.reducedMotion ? 0 : Math.sin(to.time * 1.6) * 3;
  to.stamp(`boat ${heaps}`, 230, 310, (on) => boat(on, heaps), x, y - 6 + lift, { rotate: rock });
  if (wet(state) || state.phase === 'end') return;
  // The diver waits at the buoy, holding on.
  draw.place(
    c,
    px(ui, 0),
    y + 12 + (to.reducedMotion ? 0 : Math.sin(to.time * 2) * 4),
    () => {
      figure(to, state, to.reducedMotion ? 0 : Math.sin(to.time * 3) * 0.4);
      draw.rounded(c, -44, -58, 88, 20, 10, INK);
      draw.rounded(c, -40, -54, 80, 12, 6, '#ff5a3c');
      for (const dx of [-24, 8]) draw.rounded(c, dx, -54, 16, 12, 2, '#ffffff');
    },
    0,
    1.08,
  );
}

function boat(c: Context, heaps: number): void {
  const hull = 'M-104-34Q0-18 108-42Q96 14 62 20L-66 20Q-98 12-104-34';
  draw.segment(c, -10, -30, -10, -142, 12, INK);
  draw.segment(c, -10, -30, -10, -140, 6, '#c9803f');
  const sail = 'M-2-136Q78-104 84-52Q40-46-2-50';
  draw.drawPath(c, sail, {
    fill: draw.down(c, -136, -50, '#fff8e6', '#ffd9a0'),
    rim: INK,
    width: 5,
  });
  draw.drawPath(c, 'M-10-146L-46-134L-10-122', { fill: '#ff5a3c', rim: INK, width: 4 });
  draw.drawPath(c, hull, {
    fill: draw.down(c, -40, 20, draw.tint('#c2653a', 0.25), '#c2653a', draw.shade('#c2653a', 0.4)),
    rim: INK,
    width: 6,
  });
  draw.drawPath(c, 'M-96-18Q0-4 100-26', { line: '#fff1d0', width: 6 });
  for (let at = 0; at < heaps; at += 1) {
    draw.disc(c, -72 + at * 22, -34, 16, INK);
    draw.disc(
      c,
      -72 + at * 22,
      -34,
      12.5,
      draw.radial(c, -76 + at * 22, -40, 22, '#fff2a0', '#ffc62e', '#e8831a'),
    );
  }
}
