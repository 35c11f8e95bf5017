import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context, Rect } from '@playgrove/kit/runtime';
import { SHOPS } from '../levels.ts';
import { padOf } from '../rules/boxes.ts';
import type { State } from '../rules.ts';

export type Room = {
  readonly wall: string;
  readonly deep: string;
  readonly cloth: string;
  /** What hangs from the ceiling. */
  readonly lamps: readonly string[];
  /** What the window shows, down to its sill; shelves without one. */
  readonly outside?: (c: Context, window: Rect) => void;
};

const band = ({ x, width }: Rect, y: number, height: number): Rect => ({ x, y, width, height });

function harbor(c: Context, at: Rect): void {
  const sea = at.y + at.height * 0.7;
  draw.sky(c, at, '#58b8f0', '#a9dcf7', '#ffe9c4');
  draw.cloud(c, at.x + at.width * 0.8, at.y + at.height * 0.3, 110, '#ffffffb0');
  draw.ridge(c, at, sea - 6, 16, '#6f9cc4', 4);
  draw.sky(c, band(at, sea, at.height * 0.3), '#2b7fc0', '#1c5a9a');
  for (const [part, size] of [
    [0.36, 52],
    [0.66, 38],
    [0.93, 62],
  ] as const) {
    draw.place(c, at.x + at.width * part, sea + size * 0.3, () => sail(c), 0, size);
  }
}

/** A boat of about two by two. */
function sail(c: Context): void {
  for (const side of [-1, 1]) {
    draw.fillPath(c, side < 0 ? '#ffd9b0' : '#fff6e3', (path) => {
      path.moveTo(side * 0.06, -1.7);
      path.quadraticCurveTo(side * 0.9, -0.7, side * 0.8, -0.2);
      path.lineTo(side * 0.06, -0.2);
    });
  }
  draw.fillPath(c, '#b8452f', (path) => {
    path.moveTo(-1, -0.1);
    path.lineTo(1, -0.1);
    path.quadraticCurveTo(0.7, 0.4, 0.3, 0.4);
    path.lineTo(-0.5, 0.4);
  });
}

function garden(c: Context, at: Rect): void {
  const rng = createRng(21);
  const low = at.y + at.height;
  draw.sky(c, at, '#8fd0f0', '#d9f0ea', '#fff0d8');
  draw.ridge(c, at, low - at.height * 0.4, 26, '#8cc48a', 3);
  for (let x = at.x; x < at.x + at.width + 60; x += 58) {
    const [y, r] = [low - rng.between(10, 40), rng.between(46, 74)];
    draw.disc(c, x, y, r, draw.radial(c, x - r * 0.3, y - r * 0.5, r * 1.3, '#63b062', '#2f7a4a'));
    for (let rose = 0; rose < 5; rose += 1) {
      const [rx, ry] = [x + rng.between(-0.7, 0.7) * r, y - rng.between(-0.1, 0.8) * r];
      draw.disc(c, rx, ry, 11, '#c62a5c');
      draw.disc(c, rx - 2, ry - 2, 6, '#ff7fa4');
    }
  }
}

function market(c: Context, at: Rect): void {
  const low = at.y + at.height;
  draw.sky(c, at, '#1d1b52', '#51307e', '#d0627a');
  draw.skyline(c, at, low, at.height * 0.55, '#3a2560', '#ffcf6a', 8);
  draw.bokeh(c, at, ['#ffd27a', '#ff9a5a', '#ffe9b0'], 18, 5);
}

function mountains(c: Context, at: Rect): void {
  const low = at.y + at.height;
  draw.sky(c, at, '#5fa8ea', '#b4dcfb', '#fdf3e4');
  draw.peaks(c, at, low - at.height * 0.14, at.height * 0.62, '#c9dbf4', 4);
  draw.peaks(c, at, low, at.height * 0.4, '#7f9fd0', 9);
  draw.ridge(c, at, low - 12, 12, '#f4f8ff', 2);
}

function palace(c: Context, at: Rect): void {
  const low = at.y + at.height;
  const sun = at.x + at.width * 0.62;
  draw.sky(c, at, '#8a2348', '#e2703a', '#ffd98a');
  draw.rays(c, at, sun, low - at.height * 0.4, 16, '#fff0b060');
  draw.disc(c, sun, low - at.height * 0.4, at.height * 0.24, '#fff0b8');
  draw.ridge(c, at, low - at.height * 0.2, 30, '#b0483f', 6);
  draw.ridge(c, at, low - 20, 22, '#7a2a3c', 2);
}

const WARM = ['#ff6a4a', '#ffb02e', '#ff8a3a'];

/** By shop of the tour. */
const ROOMS: readonly Room[] = [
  { wall: '#e89a5a', deep: '#7a2f2a', cloth: '#1f7d74', lamps: WARM },
  {
    wall: '#6fb2d8',
    deep: '#2c4a78',
    cloth: '#2766a8',
    lamps: ['#ffd24a', '#ffffff', '#4cc3ff'],
    outside: harbor,
  },
  {
    wall: '#ee9a8c',
    deep: '#7d2a52',
    cloth: '#a8305e',
    lamps: ['#ff8ab0', '#ffffff', '#ffd0dc'],
    outside: garden,
  },
  { wall: '#7a4a9a', deep: '#2a1a52', cloth: '#5a3aa0', lamps: WARM, outside: market },
  {
    wall: '#c99a66',
    deep: '#4a3a3a',
    cloth: '#4f7a34',
    lamps: ['#ffcf6a', '#fff0c4', '#ffb84a'],
    outside: mountains,
  },
  {
    wall: '#d8683a',
    deep: '#6a1f2e',
    cloth: '#9a2432',
    lamps: ['#ffd24a', '#ff5a4a', '#ffb02e'],
    outside: palace,
  },
];

/** The shop that serves a pad; the full pad without a goal is at home in the first. */
export function roomOf({ pad, marks, with: company }: Pick<State, 'pad' | 'marks' | 'with'>): Room {
  const shop =
    marks.length === 0
      ? 0
      : SHOPS.findIndex(({ goals, keeper }) =>
          company === 'nobody' ? goals.some(([boxes]) => padOf(boxes) === pad) : keeper === company,
        );
  return (ROOMS[shop] ?? ROOMS[0]) as Room;
}

/** The wall behind the counter: shelves or a window, lamps above. */
export function paintWall(c: Context, area: Rect, counter: number, room: Room): void {
  const { wall, deep, outside, lamps } = room;
  const from = draw.mix(wall, deep, 0.45);
  draw.cover(c, area, draw.down(c, area.y, counter, from, wall, draw.tint(wall, 0.3)));
  draw.glow(c, area, area.x + area.width * 0.55, 0, '#ffeeb0b0', '#ffcf7a40', '#ffb05a00');
  if (outside) window(c, area, counter, deep, outside);
  else shelves(c, area, counter, deep);
  const rng = createRng(3);
  for (let x = area.x + 46; x < area.x + area.width; x += 132) {
    lamp(c, x, area.y, rng.between(-30, 30), rng.pick(lamps));
  }
}

/** A long window with a sill and posts. */
function window(
  c: Context,
  area: Rect,
  counter: number,
  deep: string,
  outside: NonNullable<Room['outside']>,
): void {
  const [top, low] = [area.y + 6, counter - 22];
  const view = band(area, top, low - top);
  draw.clipped(
    c,
    (path) => path.rect(view.x, view.y, view.width, view.height),
    () => outside(c, view),
  );
  const frame = draw.mix(deep, '#a86a3a', 0.4);
  for (let x = area.x + 30; x < area.x + area.width; x += 238) {
    draw.rounded(c, x + 14, top, 8, low - top, 0, draw.fade(deep, 0.3));
    draw.rounded(c, x, top, 16, low - top, 0, frame);
    draw.rounded(c, x + 2, top, 4, low - top, 0, draw.tint(frame, 0.25));
  }
  const bar = top + (low - top) * 0.36;
  draw.rounded(c, area.x, bar, area.width, 11, 0, frame);
  draw.rounded(c, area.x, bar + 1, area.width, 3, 0, draw.tint(frame, 0.25));
  draw.rounded(c, area.x, low, area.width, 24, 0, draw.shade(frame, 0.3));
  draw.rounded(c, area.x, low - 8, area.width, 16, 0, draw.tint(frame, 0.12));
}

/** A paper lamp on a string, lit from inside. */
function lamp(c: Context, x: number, top: number, lower: number, color: string): void {
  const y = Math.max(10, top + 40) + lower;
  draw.line(c, [x, top, x, y - 26], 3, '#2a1008a0');
  draw.disc(c, x, y, 74, draw.radial(c, x, y, 74, draw.fade(color, 0.4), draw.fade(color, 0)));
  draw.blob(c, x, y, 30, 27, draw.radial(c, x, y + 4, 34, draw.tint(color, 0.75), color));
  for (const rib of [11, 22]) {
    draw.rim(c, draw.fade(draw.shade(color, 0.4), 0.5), 2, (path) =>
      path.ellipse(x, y, rib, 27, 0, 0, 7),
    );
  }
  for (const side of [-1, 1]) draw.rounded(c, x - 12, y + side * 26 - 4, 24, 8, 3, '#4a210c');
}

const TINS = ['#c8443a', '#2f8f7a', '#e0a52a', '#4a72b8', '#8a4a9a', '#d9773a', '#5f8f3a'];

/** Tins on boards. */
function shelves(c: Context, area: Rect, counter: number, deep: string): void {
  const rng = createRng(13);
  const gap = Math.max(74, counter * 0.52);
  const board = draw.shade(draw.mix(deep, '#c07a44', 0.55), 0.1);
  for (let y = counter - 8; y > area.y - gap; y -= gap) {
    if (y < counter - 20) {
      draw.rounded(c, area.x, y + 8, area.width, 10, 0, draw.fade(deep, 0.4));
      draw.rounded(c, area.x, y, area.width, 12, 0, board);
    }
    for (let x = area.x + 12; x < area.x + area.width;) {
      const [width, height] = [rng.between(34, 56), gap * rng.between(0.4, 0.66)];
      const color = draw.mix(rng.pick(TINS), deep, 0.3);
      if (rng.chance(0.72)) tin(c, x, y - height, width, height, color);
      x += width + rng.between(6, 40);
    }
  }
}

function tin(c: Context, x: number, y: number, width: number, height: number, color: string): void {
  const [light, dark] = [draw.tint(color, 0.3), draw.shade(color, 0.3)];
  draw.rounded(
    c,
    x,
    y,
    width,
    height,
    7,
    draw.linear(c, x, 0, x + width, 0, dark, light, color, dark),
  );
  draw.rounded(c, x - 2, y - 5, width + 4, 11, 5, draw.shade(color, 0.12));
  const label = draw.fade('#ffedc8', 0.5);
  draw.rounded(c, x + 6, y + height * 0.36, width - 12, height * 0.34, 4, label);
}
