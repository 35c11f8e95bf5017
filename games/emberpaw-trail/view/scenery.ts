import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context } from '@playgrove/kit/runtime';
import type { World } from '../levels.ts';
import { THEMES, type Theme } from './themes.ts';

type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Sky, light and three rows of trees in the mist, behind everything. @param ground where the woods stand */
export function paintBackdrop(c: Context, area: Area, world: World, ground: number): void {
  const theme = THEMES[world];
  c.fillStyle = draw.down(c, area.y, ground, ...theme.sky);
  c.fillRect(area.x, area.y, area.width, area.height);
  const [x, y] = [area.x + area.width * theme.light.x, area.y + (ground - area.y) * theme.light.y];
  stars(c, area, ground, world);
  c.fillStyle = draw.radial(
    c,
    x,
    y,
    theme.light.r * 7,
    draw.fade(theme.light.color, 0.75),
    draw.fade(theme.mist, 0.25),
    draw.fade(theme.mist, 0),
  );
  c.fillRect(area.x, area.y, area.width, area.height);
  draw.rays(c, area, x, y, 13, draw.fade(theme.light.color, 0.1));
  orb(c, x, y, theme, world);
  clouds(c, area, ground, theme);
  const tall = Math.min(430, ground - area.y);
  woods(c, area, ground - tall * 0.1, tall * 0.46, theme.woods[0], `${world} far`, 50);
  mist(c, area, ground - tall * 0.3, tall * 0.4, theme.mist, 0.3);
  woods(c, area, ground + 6, tall * 0.7, theme.woods[1], `${world} mid`, 82);
  mist(c, area, ground - tall * 0.16, tall * 0.34, theme.mist, 0.2);
  woods(c, area, ground + 40, tall * 0.96, theme.woods[2], `${world} near`, 128);
  draw.vignette(c, area, draw.shade(theme.woods[2], 0.55), 0.5);
}

function stars(c: Context, area: Area, ground: number, world: World): void {
  const rng = createRng(`stars ${world}`);
  c.fillStyle = '#ffffffaa';
  c.beginPath();
  for (let at = 0; at < 44; at += 1) {
    const x = area.x + rng.unit() * area.width;
    const y = area.y + rng.unit() ** 1.7 * (ground - area.y) * 0.6;
    c.moveTo(x, y);
    c.arc(x, y, rng.between(0.7, 2), 0, 7);
  }
  c.fill();
}

/** The sun on the horizon, or the moon with its seas. */
function orb(c: Context, x: number, y: number, { light }: Theme, world: World): void {
  draw.disc(c, x, y, light.r, light.color);
  draw.disc(c, x - light.r * 0.1, y - light.r * 0.12, light.r * 0.82, draw.tint(light.color, 0.5));
  if (world !== 'dell' && world !== 'mere') return;
  for (const [across, below, r] of [
    [-0.3, -0.2, 0.2],
    [0.25, 0.15, 0.28],
    [-0.15, 0.4, 0.14],
    [0.35, -0.4, 0.12],
  ] as const) {
    draw.disc(
      c,
      x + across * light.r,
      y + below * light.r,
      r * light.r,
      draw.fade(draw.mix(light.color, '#8a6ac0', 0.5), 0.4),
    );
  }
}

function clouds(c: Context, area: Area, ground: number, theme: Theme): void {
  const rng = createRng(`clouds ${theme.mist}`);
  for (let at = 0; at < 5; at += 1) {
    const size = rng.between(50, 110);
    const x = area.x + area.width * ((at + rng.unit()) / 5);
    const y = area.y + (ground - area.y) * rng.between(0.12, 0.5);
    c.save();
    c.translate(x, y);
    c.scale(1.9, 0.42);
    draw.cloud(
      c,
      0,
      0,
      size,
      draw.fade(draw.mix(theme.mist, theme.sky[1] ?? theme.mist, 0.35), 0.38),
    );
    c.restore();
  }
}

function mist(
  c: Context,
  area: Area,
  y: number,
  high: number,
  color: string,
  strength: number,
): void {
  c.fillStyle = draw.down(
    c,
    y,
    y + high,
    draw.fade(color, 0),
    draw.fade(color, strength),
    draw.fade(color, 0),
  );
  c.fillRect(area.x, y, area.width, high);
}

/** A row of trees of two kinds with undergrowth, filled down to the bottom: one path, one lit path. */
function woods(
  c: Context,
  area: Area,
  foot: number,
  tall: number,
  color: string,
  seed: string,
  apart: number,
): void {
  const rng = createRng(seed);
  const bottom = area.y + area.height;
  const right = area.x + area.width;
  const trees: Tree[] = [];
  for (let x = area.x - apart * 0.5; x < right + apart; x += apart * rng.between(0.6, 1.3)) {
    const high = tall * rng.between(0.55, 1);
    trees.push({
      x,
      foot,
      high,
      wide: apart * 0.92,
      round: rng.chance(0.5),
      turn: rng.between(0, 6),
    });
  }
  draw.fillPath(c, color, (path) => {
    for (const tree of trees) (tree.round ? broadleaf : conifer)(path, tree);
    path.moveTo(area.x, bottom);
    path.lineTo(area.x, foot);
    for (let x = area.x; x < right; x += apart) {
      path.quadraticCurveTo(x + apart * 0.5, foot - rng.between(6, apart * 0.34), x + apart, foot);
    }
    path.lineTo(right, bottom);
    path.closePath();
  });
  // One flank of each catches the light.
  draw.fillPath(c, draw.fade(draw.tint(color, 0.45), 0.15), (path) => {
    for (const { x, high, wide, round } of trees) {
      if (round) {
        const r = wide * 0.3;
        path.moveTo(x + wide * 0.1 + r, foot - high * 0.8);
        path.arc(x + wide * 0.1, foot - high * 0.8, r, 0, 7);
      } else {
        path.moveTo(x, foot - high);
        path.lineTo(x + wide * 0.34, foot - high * 0.14);
        path.lineTo(x + wide * 0.1, foot - high * 0.16);
      }
    }
  });
}

type Tree = {
  readonly x: number;
  readonly foot: number;
  readonly high: number;
  readonly wide: number;
  readonly round: boolean;
  readonly turn: number;
};

function conifer(path: Context, { x, foot, high, wide }: Tree): void {
  path.rect(x - wide * 0.05, foot - high * 0.3, wide * 0.1, high * 0.32);
  for (let tier = 0; tier < 3; tier += 1) {
    const top = foot - high + tier * high * 0.25;
    const half = wide * (0.24 + tier * 0.14);
    const low = top + high * 0.38;
    path.moveTo(x, top);
    path.quadraticCurveTo(x + half * 0.35, low - high * 0.08, x + half, low);
    path.quadraticCurveTo(x, low - high * 0.06, x - half, low);
    path.quadraticCurveTo(x - half * 0.35, low - high * 0.08, x, top);
  }
}

function broadleaf(path: Context, { x, foot, high, wide, turn }: Tree): void {
  path.moveTo(x - wide * 0.1, foot + 2);
  path.quadraticCurveTo(x - wide * 0.02, foot - high * 0.4, x - wide * 0.05, foot - high * 0.6);
  path.lineTo(x + wide * 0.05, foot - high * 0.6);
  path.quadraticCurveTo(x + wide * 0.02, foot - high * 0.4, x + wide * 0.1, foot + 2);
  const middle = foot - high * 0.74;
  const heap = wide * 0.36;
  const puff = (px: number, py: number, r: number): void => {
    path.moveTo(px + r, py);
    path.arc(px, py, r, 0, 6.2832);
  };
  puff(x, middle, heap);
  for (let at = 0; at < 5; at += 1) {
    const angle = turn + at * 1.2566;
    puff(x + Math.cos(angle) * heap * 0.8, middle + Math.sin(angle) * heap * 0.62, heap * 0.58);
  }
}

/** A great trunk that frames the map: its inner face at `x`, going outward to `way`. */
export function paintTrunk(c: Context, area: Area, x: number, way: 1 | -1, world: World): void {
  const theme = THEMES[world];
  const out = way > 0 ? area.x + area.width : area.x;
  const wide = Math.abs(out - x) + 40;
  const [top, bottom] = [area.y - 10, area.y + area.height + 10];
  const rng = createRng(`trunk ${world} ${way}`);
  const edge = (path: Context, inset: number): void => {
    path.moveTo(x + way * inset, top);
    for (let y = top; y < bottom; y += 90) {
      const bulge = rng.between(-3, 7);
      path.quadraticCurveTo(x + way * (inset + bulge), y + 45, x + way * inset, y + 90);
    }
    path.lineTo(x + way * wide, bottom);
    path.lineTo(x + way * wide, top);
    path.closePath();
  };
  draw.fillPath(c, '#1d0f38', (path) => edge(path, -5));
  const dark = draw.shade(theme.bark, 0.5);
  draw.fillPath(
    c,
    draw.linear(c, x, 0, x + way * 190, 0, draw.tint(theme.bark, 0.2), theme.bark, dark),
    (path) => edge(path, 0),
  );
  c.lineCap = 'round';
  for (let line = 0; line < 16; line += 1) {
    const [far, y, long] = [
      rng.between(8, Math.min(230, wide)),
      rng.between(top, bottom),
      rng.between(30, 120),
    ];
    c.strokeStyle = draw.fade(
      line % 3 === 0 ? draw.tint(theme.bark, 0.35) : '#1d0f38',
      line % 3 === 0 ? 0.25 : 0.35,
    );
    c.lineWidth = rng.between(2, 6);
    c.beginPath();
    c.moveTo(x + way * far, y);
    c.quadraticCurveTo(
      x + way * (far + rng.between(-10, 10)),
      y + long / 2,
      x + way * far,
      y + long,
    );
    c.stroke();
  }
  for (let tuft = 0; tuft < 6; tuft += 1) {
    const y = rng.between(area.y + area.height * 0.2, bottom);
    draw.blob(
      c,
      x + way * 6,
      y,
      rng.between(8, 16),
      rng.between(5, 9),
      draw.fade(theme.moss, 0.85),
      0.2 * way,
    );
    draw.blob(c, x + way * 5, y - 3, 7, 3, draw.fade(theme.blade, 0.7), 0.2 * way);
  }
}
