import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import type { Rect, Context } from '@playgrove/kit/runtime';
import { COURT } from '../rules/court.ts';

/** Dusk, deep night, dawn, and a storm that clears. */
export const LOOKS = [
  {
    sky: ['#2b1a78', '#6a2d9c', '#d1478f', '#ff8a5c', '#ffd07a'],
    sun: '#fff0b8',
    town: ['#8b4a9e', '#5c2f86', '#38205f'],
    lit: '#ffd87a',
    roof: ['#5a4a98', '#352a6b'],
    paint: '#ff8a5c',
  },
  {
    sky: ['#070a33', '#101b63', '#2a2b96', '#5a37b8', '#8d4fd0'],
    sun: '#e8ecff',
    town: ['#3a3a9a', '#262668', '#151440'],
    lit: '#5fe8ff',
    roof: ['#33357e', '#1c1c52'],
    paint: '#ff4f9a',
  },
  {
    sky: ['#2e6fc4', '#5aa5e0', '#9bd3ec', '#ffe2b8', '#ffb59a'],
    sun: '#fffbe0',
    town: ['#8fa6d0', '#6480b4', '#415a92'],
    lit: '#fff3c0',
    roof: ['#7d86b8', '#4b5590'],
    paint: '#14c4b4',
  },
  {
    sky: ['#0d3b4a', '#14697a', '#2fa39a', '#a5d98a', '#ffe98a'],
    sun: '#fffbc0',
    town: ['#3b8a8a', '#216068', '#103f4c'],
    lit: '#ffe27a',
    roof: ['#2e6a78', '#174552'],
    paint: '#ffd02e',
  },
] as const;

export type Look = (typeof LOOKS)[number];

export function lookOf(court: number): Look {
  return LOOKS[court] ?? LOOKS[0];
}

/** A roof over the town: sky, sun, three rows of houses, the parapet and the court. */
export function paintTown(c: Context, area: Rect, floor: number, court: number): void {
  const look = lookOf(court);
  draw.cover(c, area, draw.down(c, area.y, floor - 60, ...look.sky));
  const [sunX, sunY] = [area.x + area.width * 0.3, floor - 330];
  draw.rays(c, area, sunX, sunY, 15, draw.fade('#ffffff', 0.07), 0.15);
  const paint = draw.radial(
    c,
    sunX,
    sunY,
    420,
    draw.fade(look.sun, 0.6),
    draw.fade(look.sun, 0.18),
    draw.fade(look.sun, 0),
  );
  draw.disc(c, sunX, sunY, 420, paint);
  draw.disc(
    c,
    sunX,
    sunY,
    112,
    draw.down(c, sunY - 112, sunY + 112, look.sun, draw.tint(look.sky[4], 0.2)),
  );
  if (court === 1) stars(c, area, floor);
  else clouds(c, area, floor, look);
  const step = area.width > 1000 ? 1.15 : 1;
  draw.skyline(
    c,
    area,
    floor - 40,
    420 * step,
    look.town[0],
    draw.fade(look.lit, 0.35),
    11 + court,
  );
  c.fillStyle = draw.down(
    c,
    floor - 420,
    floor,
    draw.fade(look.sky[3], 0),
    draw.fade(look.sky[4], 0.5),
  );
  c.fillRect(area.x, floor - 420, area.width, 420);
  draw.skyline(c, area, floor - 30, 300 * step, look.town[1], look.lit, 5 + court);
  tanks(c, area, floor, look);
  roof(c, area, floor, look);
  draw.vignette(c, area, '#120833', 0.46);
}

function stars(c: Context, area: Rect, floor: number): void {
  const rng = createRng('stars');
  for (let at = 0; at < 70; at += 1) {
    const [x, y] = [area.x + rng.unit() * area.width, area.y + rng.unit() * (floor - area.y) * 0.6];
    draw.disc(c, x, y, rng.between(1.2, 3.4), draw.fade('#ffffff', rng.between(0.4, 0.95)));
  }
}

function clouds(c: Context, area: Rect, floor: number, look: Look): void {
  const rng = createRng('clouds');
  for (let at = 0; at < 6; at += 1) {
    const x = area.x + area.width * (at / 5.5);
    const y = area.y + (floor - area.y) * rng.between(0.12, 0.46);
    draw.cloud(c, x, y, rng.between(70, 150), draw.fade(draw.tint(look.sky[3], 0.25), 0.34));
  }
}

/** Water tanks, aerials and a neon sign on the nearest roofs. */
function tanks(c: Context, area: Rect, floor: number, look: Look): void {
  draw.skyline(c, area, floor, 170, look.town[2], draw.fade(look.lit, 0.9), 23);
  const dark = draw.shade(look.town[2], 0.25);
  for (let x = area.x + 70; x < area.x + area.width; x += 470) {
    const y = floor - 160;
    draw.line(c, [x - 26, y + 90, x - 20, y], 8, dark);
    draw.line(c, [x + 26, y + 90, x + 20, y], 8, dark);
    draw.fillPath(
      c,
      draw.linear(c, x - 44, 0, x + 44, 0, look.town[2], draw.tint(look.town[2], 0.18), dark),
      (path) => path.roundRect(x - 42, y - 66, 84, 76, 6),
    );
    draw.fillPath(c, dark, (path) => {
      path.moveTo(x - 50, y - 64);
      path.lineTo(x, y - 104);
      path.lineTo(x + 50, y - 64);
    });
    draw.rim(c, draw.fade(look.lit, 0.4), 4, (path) => {
      path.moveTo(x - 40, y - 40);
      path.lineTo(x + 40, y - 40);
      path.moveTo(x - 40, y - 14);
      path.lineTo(x + 40, y - 14);
    });
  }
}

function roof(c: Context, area: Rect, floor: number, look: Look): void {
  const bottom = area.y + area.height;
  const [near, far] = [floor - 70, floor - 96];
  fence(c, area, far, look);
  c.fillStyle = draw.down(
    c,
    near,
    bottom,
    look.roof[0],
    look.roof[1],
    draw.shade(look.roof[1], 0.3),
  );
  c.fillRect(area.x, near, area.width, bottom - near);
  c.fillStyle = draw.tint(look.roof[0], 0.28);
  c.fillRect(area.x, far, area.width, 14);
  c.fillStyle = draw.shade(look.roof[0], 0.25);
  c.fillRect(area.x, far + 14, area.width, 20);
  boards(c, area, near + 8, bottom, look);
  const middle = COURT.width / 2;
  draw.rim(c, draw.fade(look.paint, 0.85), 11, (path) =>
    path.ellipse(middle, floor + 46, 420, 78, 0, 0, 7),
  );
  draw.rim(c, draw.fade('#fff6e3', 0.8), 8, (path) =>
    path.ellipse(middle, floor + 46, 190, 34, 0, 0, 7),
  );
  draw.blob(c, middle, floor + 46, 186, 31, draw.fade(look.paint, 0.3));
  c.fillStyle = draw.fade('#fff6e3', 0.7);
  c.fillRect(area.x, floor + 43, middle - 420 - area.x, 6);
  c.fillRect(middle + 420, floor + 43, area.x + area.width - middle - 420, 6);
}

/** Planks that run away to the far edge of the roof. */
function boards(c: Context, area: Rect, near: number, bottom: number, look: Look): void {
  const middle = COURT.width / 2;
  for (let at = -14; at <= 14; at += 1) {
    draw.line(
      c,
      [middle + at * 82, near, middle + at * 190, bottom],
      3,
      draw.fade(draw.shade(look.roof[1], 0.35), 0.6),
    );
  }
  for (let y = near + 34, gap = 34; y < bottom; gap *= 1.35, y += gap) {
    c.fillStyle = draw.fade(draw.shade(look.roof[1], 0.35), 0.35);
    c.fillRect(area.x, y, area.width, 3);
  }
}

function fence(c: Context, area: Rect, foot: number, look: Look): void {
  const top = foot - 118;
  const color = draw.fade(draw.shade(look.town[2], 0.2), 0.55);
  draw.rim(c, color, 2.5, (path) => {
    for (let x = area.x - 120; x < area.x + area.width + 120; x += 26) {
      path.moveTo(x, foot);
      path.lineTo(x + 118, top);
      path.moveTo(x + 118, foot);
      path.lineTo(x, top);
    }
  });
  for (let x = area.x; x < area.x + area.width + 150; x += 150) {
    draw.line(c, [x, foot, x, top - 10], 11, draw.shade(look.town[2], 0.35));
  }
  draw.line(c, [area.x, top, area.x + area.width, top], 8, draw.shade(look.town[2], 0.3));
}

/** A ball's shadow on the roof: smaller the higher it is. */
export function shadow(c: Context, x: number, floor: number, height: number): void {
  const part = Math.max(0.25, 1 - height / 900);
  draw.contact(c, x, floor + 4, 40 * part, 0.42 * part);
}

/** A string of bulbs over the court; as many are lit as the crowd is warm. 0 to 1. */
export function bulbs(
  c: Context,
  area: Rect,
  y: number,
  warm: number,
  time: number,
  reducedMotion: boolean,
): void {
  const count = Math.max(9, Math.round(area.width / 80));
  const sag = 44;
  const at = (index: number): { x: number; y: number } => {
    const part = index / count;
    const hang = ((part * 3) % 1) * 2 - 1;
    return { x: area.x + part * area.width, y: y + sag * (1 - hang * hang) };
  };
  draw.rim(c, '#1b0f3a', 4, (path) => {
    for (let index = 0; index <= count * 4; index += 1) {
      const point = at(index / 4);
      path.lineTo(point.x, point.y);
    }
  });
  const colors = [draw.PALETTE.yellow, draw.PALETTE.pink, draw.PALETTE.teal, draw.PALETTE.orange];
  for (let index = 0; index <= count; index += 1) {
    const point = at(index);
    const lit = warm > 0 && (index * 7) % count <= warm * count;
    const color = colors[index % colors.length] ?? draw.PALETTE.yellow;
    const beat = reducedMotion ? 0.8 : 0.65 + 0.35 * Math.sin(time * 5 + index * 1.7);
    if (lit) draw.disc(c, point.x, point.y + 14, 30, draw.fade(color, Math.round(beat * 30) / 100));
    draw.disc(c, point.x, point.y + 14, 12, '#2b1b4d');
    draw.disc(c, point.x, point.y + 14, 8.5, lit ? draw.tint(color, 0.35) : '#6a5a98');
  }
}
