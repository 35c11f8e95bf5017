import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { fish } from './fish.ts';
import { FIELD, type Layout } from './layout.ts';
import { paintHollow } from './shells.ts';

const DEEP = '#0b3f6b';

/** Everything that stands still: water, rocks, gardens, the slab with its hollows. */
export function paintPool(to: Surface, layout: Layout): void {
  to.layer(`pool ${layout.portrait} ${layout.left} ${layout.top}`, (c, bleed) => {
    draw.glow(
      c,
      bleed,
      bleed.x + bleed.width * 0.5,
      bleed.y,
      '#a8f4e4',
      '#3cc3c9',
      '#1684ab',
      '#0c4d80',
      DEEP,
    );
    draw.rays(
      c,
      bleed,
      bleed.x + bleed.width * 0.5,
      bleed.y - 260,
      17,
      draw.fade(draw.PALETTE.white, 0.1),
    );
    caustics(c, bleed);
    banks(c, bleed);
    gardens(c, bleed);
    draw.vignette(c, bleed, '#07264e', 0.46);
    slab(c, layout);
  });
}

/** The net of light that waves throw on the ground. */
function caustics(c: Context, area: Rect): void {
  const rng = createRng('caustics');
  const step = 150;
  for (let y = area.y; y < area.y + area.height; y += step) {
    for (let x = area.x; x < area.x + area.width; x += step) {
      const [cx, cy] = [x + rng.between(20, step), y + rng.between(20, step)];
      const r = rng.between(44, 92);
      draw.rim(c, draw.fade('#e4fff4', rng.between(0.06, 0.17)), rng.between(3, 8), (path) => {
        const knobs = 6;
        for (let knob = 0; knob <= knobs; knob += 1) {
          const angle = (knob / knobs) * Math.PI * 2;
          const bend = angle + Math.PI / knobs;
          const px = cx + Math.cos(angle) * r * 1.25;
          const py = cy + Math.sin(angle) * r * 0.8;
          if (knob === 0) path.moveTo(px, py);
          else {
            const before = bend - (Math.PI * 2) / knobs;
            path.quadraticCurveTo(
              cx + Math.cos(before) * r * 0.86,
              cy + Math.sin(before) * r * 0.5,
              px,
              py,
            );
          }
        }
      });
    }
  }
}

/** Rocks along the sides and sand below. */
function banks(c: Context, area: Rect): void {
  const { x, y, width, height } = area;
  const bottom = y + height;
  draw.fillPath(
    c,
    draw.down(c, bottom - height * 0.24, bottom, '#e9d29a', '#c9a468', '#8a6a52'),
    (path) => {
      path.moveTo(x, bottom);
      path.lineTo(x, bottom - height * 0.12);
      path.bezierCurveTo(
        x + width * 0.3,
        bottom - height * 0.2,
        x + width * 0.55,
        bottom - height * 0.06,
        x + width,
        bottom - height * 0.15,
      );
      path.lineTo(x + width, bottom);
    },
  );
  const rng = createRng('rocks');
  const size = Math.min(width, height) * 0.16;
  for (const side of [0, 1]) {
    for (let below = 0; below < height + size; below += size * 0.82) {
      const r = size * rng.between(0.6, 1.05);
      const px = side === 0 ? x - r * 0.3 : x + width + r * 0.3;
      rock(c, px, y + below, r, rng.pick(['#2c5f7d', '#34557f', '#276b80', '#3d4f86']), rng.unit());
    }
  }
}

function rock(c: Context, x: number, y: number, r: number, color: string, turn: number): void {
  const outline = (path: Context): void => {
    for (let knob = 0; knob <= 7; knob += 1) {
      const angle = (knob / 7) * Math.PI * 2 + turn * 6;
      const far = r * (knob % 2 === 0 ? 1 : 0.84);
      path.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.86);
    }
    path.closePath();
  };
  draw.fillPath(
    c,
    draw.linear(c, x, y - r, x, y + r, draw.tint(color, 0.3), color, draw.shade(color, 0.45)),
    outline,
  );
  draw.rim(
    c,
    draw.linear(c, x, y - r, x, y + r, draw.tint(color, 0.3), color, draw.shade(color, 0.45)),
    r * 0.24,
    outline,
  );
  draw.blob(c, x - r * 0.2, y - r * 0.52, r * 0.46, r * 0.15, draw.fade('#d8fff4', 0.22), -0.2);
}

/** Corals, anemones, sea stars and pebbles, in the corners and along the bottom. */
function gardens(c: Context, area: Rect): void {
  const size = Math.min(area.width, area.height);
  const [right, bottom] = [area.x + area.width, area.y + area.height];
  coral(c, area.x + size * 0.06, bottom + 6, size * 0.3, '#ff7a8a', 0.25);
  coral(c, right - size * 0.05, bottom + 6, size * 0.34, '#ff9d4a', -0.25);
  anemone(c, area.x + size * 0.25, bottom - size * 0.01, size * 0.1, '#c77dff');
  anemone(c, right - size * 0.26, bottom - size * 0.012, size * 0.085, '#ff6fb0');
  seaStar(c, area.x + size * 0.42, bottom - size * 0.04, size * 0.048, '#ff6b4a', 0.3);
  seaStar(c, right - size * 0.03, area.y + size * 0.26, size * 0.05, '#ffb02e', 0.9);
  coral(c, area.x + size * 0.015, area.y + area.height * 0.4, size * 0.13, '#5fd6c0', 1.2);
  coral(c, right - size * 0.01, area.y + area.height * 0.56, size * 0.14, '#d28bff', -1.2);
  const rng = createRng('pebbles');
  for (let count = 0; count < 26; count += 1) {
    const r = size * rng.between(0.008, 0.02);
    const [px, py] = [area.x + rng.unit() * area.width, bottom - rng.unit() * size * 0.07];
    pebble(c, px, py, r, rng.pick(PEBBLES), rng.unit());
  }
}

const PEBBLES = ['#f2dcc0', '#c9b6d8', '#8fb9c9', '#e8a890', '#9aa0c8', '#d8c8a0'] as const;

function pebble(c: Context, x: number, y: number, r: number, color: string, turn: number): void {
  const [rx, ry] = [r * (1 + turn * 0.24), r * 0.84];
  draw.blob(
    c,
    x + r * 0.08,
    y + r * 0.2,
    rx * 1.06,
    ry * 1.06,
    draw.fade('#0a2b4a', 0.5),
    turn * 3,
  );
  draw.blob(
    c,
    x,
    y,
    rx,
    ry,
    draw.linear(c, x, y - r, x, y + r, draw.tint(color, 0.35), color, draw.shade(color, 0.36)),
    turn * 3,
  );
  draw.blob(
    c,
    x - r * 0.26,
    y - r * 0.34,
    r * 0.36,
    r * 0.16,
    draw.fade(draw.PALETTE.white, 0.6),
    -0.4,
  );
}

function coral(c: Context, x: number, y: number, size: number, color: string, lean: number): void {
  const branch = (length: number, width: number, deep: number): void => {
    draw.rim(
      c,
      draw.linear(c, 0, 0, 0, -length, draw.shade(color, 0.25), color, draw.tint(color, 0.25)),
      width,
      (path) => {
        path.moveTo(0, 0);
        path.quadraticCurveTo(length * 0.12, -length * 0.5, 0, -length);
      },
    );
    if (deep === 0) {
      draw.disc(c, 0, -length, width * 0.62, draw.tint(color, 0.4));
      return;
    }
    for (const [turn, at] of [
      [-0.62, 0.62],
      [0.56, 0.74],
      [-0.06, 1],
    ] as const) {
      draw.place(c, 0, -length * at, () => branch(length * 0.62, width * 0.72, deep - 1), turn);
    }
  };
  draw.place(c, x, y, () => branch(size * 0.42, size * 0.13, 2), lean);
}

function anemone(c: Context, x: number, y: number, r: number, color: string): void {
  for (let arm = 0; arm < 11; arm += 1) {
    const angle = Math.PI + (arm / 10) * Math.PI;
    const [ex, ey] = [x + Math.cos(angle) * r * 1.15, y + Math.sin(angle) * r * 1.3];
    draw.rim(c, arm % 2 === 0 ? color : draw.shade(color, 0.22), r * 0.2, (path) => {
      path.moveTo(x + Math.cos(angle) * r * 0.3, y);
      path.quadraticCurveTo(x + Math.cos(angle) * r * 1.2, y - r * 0.4, ex, ey);
    });
    draw.disc(c, ex, ey, r * 0.13, draw.tint(color, 0.5));
  }
  draw.blob(c, x, y + r * 0.05, r * 0.6, r * 0.3, draw.shade(color, 0.35));
}

function seaStar(c: Context, x: number, y: number, r: number, color: string, turn: number): void {
  const outline = (path: Context): void => draw.traceStar(path, x, y, r, 5, 0.46, turn);
  draw.rim(c, draw.PALETTE.ink, r * 0.62, outline);
  draw.fillPath(c, color, outline);
  draw.rim(c, draw.radial(c, x, y, r * 1.3, draw.tint(color, 0.35), color), r * 0.4, outline);
  for (let arm = 0; arm < 5; arm += 1) {
    const angle = (arm / 5) * Math.PI * 2 - Math.PI / 2 + turn;
    for (const far of [0.34, 0.64, 0.9]) {
      draw.disc(
        c,
        x + Math.cos(angle) * r * far,
        y + Math.sin(angle) * r * far,
        r * 0.075,
        '#fff0c8',
      );
    }
  }
}

/** Wet sand framed by pebbles, sixty-four hollows in it. */
function slab(c: Context, { left, top }: Layout): void {
  const out = 22;
  const [x, y, side] = [left - out, top - out, FIELD + out * 2];
  c.fillStyle = draw.fade('#04203f', 0.55);
  c.beginPath();
  c.roundRect(x - 6, y + 14, side + 12, side + 6, 54);
  c.fill();
  draw.fillPath(c, draw.down(c, y, y + side, '#f7dca4', '#e6bf82', '#cf9f68'), (path) =>
    path.roundRect(x, y, side, side, 48),
  );
  draw.rim(c, draw.PALETTE.ink, 6, (path) => path.roundRect(x, y, side, side, 48));
  const rng = createRng('slab');
  for (let grain = 0; grain < 520; grain += 1) {
    const [gx, gy] = [x + rng.unit() * side, y + rng.unit() * side];
    c.fillStyle = rng.chance(0.5) ? '#fff4d02e' : '#7d5a3a33';
    c.fillRect(gx, gy, 3, 3);
  }
  edgeOfPebbles(c, x, y, side);
  const cell = FIELD / 8;
  for (let index = 0; index < 64; index += 1) {
    const [column, row] = [index % 8, Math.floor(index / 8)];
    draw.place(
      c,
      left + (column + 0.5) * cell,
      top + (row + 0.5) * cell,
      () => paintHollow(c, (column + row) % 2 === 0),
      0,
      cell,
    );
  }
}

function edgeOfPebbles(c: Context, x: number, y: number, side: number): void {
  const rng = createRng('frame');
  const step = 41;
  const corner = 34;
  const around: { x: number; y: number }[] = [];
  for (let along = corner; along < side - corner; along += step) {
    around.push(
      { x: x + along, y },
      { x: x + side, y: y + along },
      { x: x + side - along, y: y + side },
      { x, y: y + side - along },
    );
  }
  for (const spot of around) {
    pebble(
      c,
      spot.x + rng.between(-4, 4),
      spot.y + rng.between(-3, 3),
      rng.between(16, 23),
      rng.pick(PEBBLES),
      rng.unit(),
    );
  }
  for (const [cx, cy] of [
    [x + 4, y + 4],
    [x + side - 4, y + 4],
    [x + 4, y + side - 4],
    [x + side - 4, y + side - 4],
  ] as const) {
    seaStar(c, cx, cy, 24, '#ff8a5c', cx * 0.01 + cy * 0.02);
  }
}

/** What lives in the water around the slab: light, bubbles, weed and small fish. */
export function drawLife(to: Surface, layout: Layout): void {
  const { c, bleed, reducedMotion } = to;
  const time = reducedMotion ? 0 : to.time;
  const right = bleed.x + bleed.width;
  const bottom = bleed.y + bleed.height;
  for (const [index, x] of [bleed.x + 26, bleed.x + 70, right - 34, right - 84].entries()) {
    // Under the slab it stays low.
    const room = layout.portrait ? bottom - layout.top - FIELD - 60 : Infinity;
    weed(c, x, bottom, Math.min(190 + (index % 2) * 90, room), time + index * 1.7);
  }
  fish(to, layout, time);
  for (let index = 0; index < 9; index += 1) {
    const rise = ((time * (0.045 + (index % 4) * 0.012) + index * 0.23) % 1) * 1.1;
    const side = index % 2 === 0 ? bleed.x : right;
    const inward = (index % 2 === 0 ? 1 : -1) * (24 + ((index * 37) % 90));
    const x = side + inward + Math.sin(time * 1.4 + index) * 9;
    const r = 6 + (index % 3) * 4;
    const y = bottom - rise * bleed.height;
    // None in front of the slab: bubbles there mean something.
    if (
      Math.abs(x - layout.left - FIELD / 2) < FIELD / 2 + 40 &&
      Math.abs(y - layout.top - FIELD / 2) < FIELD / 2 + 40
    )
      continue;
    draw.ring(c, x, y, r, 2.4, '#e8fffb99');
    draw.disc(c, x - r * 0.34, y - r * 0.34, r * 0.24, '#ffffffcc');
  }
}

function weed(c: Context, x: number, y: number, tall: number, time: number): void {
  for (const [shift, color] of [
    [-12, '#0f6f5c'],
    [10, '#2aa873'],
  ] as const) {
    draw.rim(c, color, 15, (path) => {
      path.moveTo(x + shift, y + 10);
      const sway = Math.sin(time * 0.9 + shift) * 26;
      path.bezierCurveTo(
        x + shift + 22,
        y - tall * 0.35,
        x + shift - 26 + sway * 0.4,
        y - tall * 0.65,
        x + shift + sway,
        y - tall - shift * 2,
      );
    });
  }
}
