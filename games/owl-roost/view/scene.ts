import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import { ease, type Context, type Point, type Rect, type Surface } from '@playgrove/kit/runtime';
import type { State } from '../rules/state.ts';
import { glanceAt } from './glance.ts';
import type { Layout } from './layout.ts';
import { drawOwl } from './hats.ts';
import type { Ui } from './ui.ts';

/** Nights: sky from top to ground, far and near wood. A pack, a night. */
const NIGHTS = [
  {
    sky: ['#140f3c', '#2b2168', '#5a4aa0', '#b07ab8'],
    far: '#3a2f78',
    near: '#1a1244',
    leaf: '#2f5f58',
  },
  {
    sky: ['#0c1a44', '#1a3f7a', '#3f86a8', '#9fd0b8'],
    far: '#24527c',
    near: '#0f2444',
    leaf: '#2a6a5a',
  },
  {
    sky: ['#1c1038', '#4a1f62', '#9a3f72', '#f0906a'],
    far: '#5a2a6a',
    near: '#241040',
    leaf: '#5a4a3a',
  },
  {
    sky: ['#0a1230', '#142a52', '#1f5068', '#4f9a88'],
    far: '#163c56',
    near: '#0a1a30',
    leaf: '#1f5a4a',
  },
  {
    sky: ['#0d0a2c', '#2a1a6a', '#4a3fb8', '#7f9cf0'],
    far: '#2a2880',
    near: '#120f40',
    leaf: '#3a4a8a',
  },
] as const;

const nightOf = (pack: number) => NIGHTS[pack % NIGHTS.length] ?? NIGHTS[0];

/** Sky, moon and wood behind the board. The moon climbs with every owl that sleeps. */
export function drawScene(to: Surface, layout: Layout, state: State, ui: Ui, pack: number): void {
  const night = nightOf(pack);
  to.layer(`night ${pack}`, (c, bleed) => {
    draw.sky(c, bleed, ...night.sky);
    paintStars(c, bleed);
  });
  drawMoon(to, layout, state, ui);
  to.layer(`wood ${pack}`, (c, bleed) => {
    const unit = Math.min(bleed.width, bleed.height) / 10;
    const foot = layout.ground - unit * 1.4;
    draw.ridge(c, bleed, foot - unit * 2.2, unit * 0.6, draw.fade(night.far, 0.55), 3);
    paintTrees(c, bleed, foot - unit * 1.2, unit * 2.6, draw.fade(night.far, 0.9), 5);
    draw.ridge(c, bleed, foot - unit * 0.4, unit * 0.3, night.far, 7);
    paintTrees(c, bleed, foot + unit * 0.6, unit * 3.6, night.near, 11);
    const earth = draw.down(
      c,
      foot,
      bleed.y + bleed.height,
      draw.tint(night.leaf, 0.12),
      night.leaf,
      night.near,
    );
    draw.ridge(c, bleed, layout.ground - unit * 0.3, unit * 0.16, earth, 13);
    paintFloor(c, bleed, layout.ground, unit);
    paintBoughs(c, bleed, unit, night.near);
    draw.vignette(c, bleed, '#07041c', 0.4);
  });
  drawBranch(to, layout, state, ui);
  drawFireflies(to, layout, glanceAt(state).won);
}

function paintStars(c: Context, area: Rect): void {
  const rng = createRng('owl-roost stars');
  for (let star = 0; star < 90; star += 1) {
    const x = area.x + rng.unit() * area.width;
    const y = area.y + rng.unit() ** 1.4 * area.height * 0.8;
    const r = 1.4 + rng.unit() * 2.6;
    if (star % 11 === 0) draw.sparkle(c, x, y, r * 4.2, '#ffffffd9');
    else draw.disc(c, x, y, r, draw.fade('#ffffff', 0.35 + rng.unit() * 0.5));
  }
}

function drawMoon(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { x, low, high, r } = layout.moon;
  const part = ease.inOut(Math.min(1, ui.moon / state.size));
  const y = low + (high - low) * part;
  const full = r * (glanceAt(state).won ? 1.12 : 1);
  to.stamp(`moonshine ${r.toFixed(0)}`, r * 6, r * 6, (c) => paintMoonshine(c, r), x, y, {
    scaleX: full / r,
    scaleY: full / r,
  });
  to.stamp(`moon ${r.toFixed(0)}`, r * 2.4, r * 2.4, (c) => paintMoon(c, r), x, y, {
    scaleX: full / r,
    scaleY: full / r,
  });
}

function paintMoonshine(c: Context, r: number): void {
  draw.disc(c, 0, 0, r * 3, draw.radial(c, 0, 0, r * 3, '#fff3c866', '#fff3c81f', '#fff3c800'));
}

function paintMoon(c: Context, r: number): void {
  draw.disc(
    c,
    0,
    0,
    r,
    draw.radial(c, -r * 0.3, -r * 0.3, r * 1.5, '#fffdf0', '#ffeeb8', '#f0c888'),
  );
  for (const [x, y, size] of [
    [-0.36, -0.3, 0.2],
    [0.3, -0.08, 0.28],
    [-0.16, 0.42, 0.16],
    [0.42, 0.5, 0.12],
    [0.1, -0.62, 0.1],
  ] as const) {
    draw.disc(c, x * r, y * r, size * r, '#e0b87a73');
    draw.disc(c, x * r + size * r * 0.14, y * r + size * r * 0.16, size * r * 0.8, '#f5d8a066');
  }
}

/** A row of firs, taller and lower, filled to the ground. */
function paintTrees(
  c: Context,
  area: Rect,
  foot: number,
  tall: number,
  color: string,
  seed: number,
): void {
  const rng = createRng(`owl-roost trees ${seed}`);
  const step = tall * 0.46;
  for (
    let x = area.x - step;
    x < area.x + area.width + step;
    x += step * (0.6 + rng.unit() * 0.7)
  ) {
    const height = tall * (0.55 + rng.unit() * 0.5);
    const half = height * 0.2;
    draw.fillPath(c, color, (path) => {
      for (const [part, wide] of [
        [0, 0.5],
        [0.28, 0.78],
        [0.58, 1.05],
      ] as const) {
        path.moveTo(x, foot - height + part * height - height * 0.06);
        path.lineTo(x + half * wide, foot - height + (part + 0.44) * height);
        path.lineTo(x - half * wide, foot - height + (part + 0.44) * height);
        path.closePath();
      }
    });
    c.fillStyle = color;
    c.fillRect(x - half * 0.16, foot - height * 0.1, half * 0.32, height * 0.2);
  }
  c.fillStyle = color;
  c.fillRect(area.x, foot, area.width, area.y + area.height - foot);
}

/** Toadstools, ferns and stones on the ground. */
function paintFloor(c: Context, area: Rect, ground: number, unit: number): void {
  const rng = createRng('owl-roost floor');
  const bottom = area.y + area.height;
  const plants: { readonly x: number; readonly y: number; readonly size: number }[] = [];
  const count = Math.round((area.width / unit) * (1.2 + (bottom - ground) / unit / 2.4));
  for (let each = 0; each < count; each += 1) {
    const x = area.x + ((each + rng.unit()) / count) * area.width;
    const y = Math.min(
      bottom - unit * 0.1,
      ground + rng.unit() * Math.max(unit * 0.3, bottom - ground - unit * 0.3),
    );
    plants.push({
      x,
      y,
      size: unit * (0.34 + rng.unit() * 0.3) * (0.7 + ((y - ground) / (bottom - ground + 1)) * 0.7),
    });
  }
  plants.sort((a, b) => a.y - b.y);
  for (const [each, { x, y, size }] of plants.entries()) {
    if (each % 3 === 0) toadstool(c, x, y, size);
    else fern(c, x, y, size * 1.5, each % 2 === 0 ? '#35936a' : '#4fae72');
  }
}

function toadstool(c: Context, x: number, y: number, size: number): void {
  draw.rounded(
    c,
    x - size * 0.22,
    y - size * 0.7,
    size * 0.44,
    size * 0.75,
    size * 0.16,
    draw.PALETTE.ink,
  );
  draw.rounded(
    c,
    x - size * 0.15,
    y - size * 0.66,
    size * 0.3,
    size * 0.66,
    size * 0.12,
    '#f3e6d0',
  );
  const cap = (r: number) => (path: Context) => {
    path.arc(x, y - size * 0.6, r, Math.PI, 0);
    path.closePath();
  };
  draw.fillPath(c, draw.PALETTE.ink, cap(size * 0.72));
  draw.fillPath(
    c,
    draw.down(c, y - size * 1.3, y - size * 0.5, '#ff7a6a', '#c8303f'),
    cap(size * 0.63),
  );
  for (const [dx, dy, r] of [
    [-0.3, -0.8, 0.12],
    [0.1, -1.02, 0.13],
    [0.36, -0.74, 0.09],
  ] as const) {
    draw.disc(c, x + dx * size, y + dy * size, r * size, '#fff3e0');
  }
}

function fern(c: Context, x: number, y: number, size: number, color: string): void {
  for (const lean of [-0.9, -0.45, 0, 0.45, 0.9]) {
    draw.blob(c, x + lean * size * 0.4, y - size * 0.36, size * 0.09, size * 0.42, color, lean);
  }
}

/** Dark boughs that frame the sky. */
function paintBoughs(c: Context, area: Rect, unit: number, color: string): void {
  for (const side of [0, 1]) {
    const x = side === 0 ? area.x : area.x + area.width;
    const inward = side === 0 ? 1 : -1;
    for (let leaf = 0; leaf < 13; leaf += 1) {
      const far = (leaf % 5) * unit * 0.42 * inward;
      const low = area.y + Math.floor(leaf / 5) * unit * 0.5 + (leaf % 2) * unit * 0.2;
      draw.blob(
        c,
        x + far,
        low,
        unit * 0.52,
        unit * 0.24,
        leaf % 2 === 0 ? color : draw.fade(color, 0.85),
        inward * (0.5 + leaf * 0.1),
      );
    }
  }
}

/** The branch where sleeping owls gather, with a perch for each. */
function drawBranch(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { x, y, length } = layout.branch;
  const thick = 22;
  to.stamp(
    `branch ${length.toFixed(0)}`,
    length + 60,
    140,
    (c) => paintBranch(c, length, thick),
    x,
    y,
  );
  const { asleep, won } = glanceAt(state);
  const step = length / (state.size + 0.6);
  const r = Math.min(46, step * 0.46);
  for (let perch = 0; perch < state.size; perch += 1) {
    const px = x - length / 2 + step * (perch + 0.8);
    const owl = asleep[perch];
    if (owl === undefined) {
      draw.rim(to.c, '#ffffff59', 3, (path) =>
        path.arc(px, y - thick * 0.5 - r * 0.8, r * 0.62, 0, 7),
      );
      continue;
    }
    const hop = won && !to.reducedMotion ? Math.abs(Math.sin(ui.won * 5 + perch * 0.6)) * 12 : 0;
    drawOwl(
      to,
      Math.floor(owl / state.size),
      won ? 'glad' : 'asleep',
      px,
      y - thick * 0.4 - r * 0.86 - hop,
      r,
    );
  }
}

function paintBranch(c: Context, length: number, thick: number): void {
  const half = length / 2;
  const trace = (grow: number) => (path: Context) => {
    path.moveTo(-half, -thick * 0.4 - grow);
    path.quadraticCurveTo(0, thick * 0.1 - grow, half, -thick * 0.5 - grow);
    path.quadraticCurveTo(half + 10, 0, half, thick * 0.3 + grow);
    path.quadraticCurveTo(0, thick * 0.9 + grow, -half, thick * 0.6 + grow);
    path.closePath();
  };
  draw.fillPath(c, draw.PALETTE.ink, trace(5));
  draw.fillPath(c, draw.down(c, -thick, thick, '#a8714a', '#5e3a2c'), trace(0));
  for (let at = -0.42; at < 0.45; at += 0.21) {
    draw.line(c, [at * length, 2, at * length + 40, 6], 3, '#3a201c99');
  }
  for (const [at, lean] of [
    [-0.47, -0.7],
    [-0.36, 2.5],
    [0.4, 2.2],
    [0.48, 0.6],
    [0.06, 2.6],
  ] as const) {
    draw.blob(c, at * length, lean > 1 ? 26 : -18, 12, 26, draw.PALETTE.ink, lean);
    draw.blob(c, at * length, lean > 1 ? 26 : -18, 8, 21, '#58a85f', lean);
  }
}

function paintGlow(c: Context): void {
  draw.disc(c, 0, 0, 15, draw.radial(c, 0, 0, 15, '#fff6a0', '#fff6a000'));
}

function drawFireflies(to: Surface, layout: Layout, many: boolean): void {
  const { bleed, c, time } = to;
  const count = many ? 26 : 10;
  const lights: Point[] = [];
  for (let each = 0; each < count; each += 1) {
    const pace = to.reducedMotion ? each : time * (0.12 + (each % 4) * 0.04) + each * 1.7;
    const x = bleed.x + bleed.width * (0.5 + 0.49 * Math.sin(pace * 1.3 + each));
    const y =
      layout.ground - 60 - (many ? 500 : 200) * (0.5 + 0.5 * Math.sin(pace * 1.9 + each * 2));
    const glow = 0.35 + 0.5 * Math.abs(Math.sin((to.reducedMotion ? 1 : time) * 1.6 + each));
    to.stamp('firefly', 30, 30, paintGlow, x, y, { alpha: glow });
    lights.push({ x, y });
  }
  draw.fillPath(c, '#fffde0', (path) => {
    for (const { x, y } of lights) {
      path.moveTo(x + 3.4, y);
      path.arc(x, y, 3.4, 0, 7);
    }
  });
}
