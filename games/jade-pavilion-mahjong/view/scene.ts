import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { packOf } from '../rules/boards.ts';
import { BLOSSOMS } from '../rules/faces.ts';
import type { State } from '../rules/state.ts';
import type { Layout } from './layout.ts';
import { paintFace } from './tile.ts';

type Hour = {
  readonly sky: readonly string[];
  readonly sun: string;
  readonly far: string;
  readonly near: string;
  /** The hall's floor, and the inlay in it. */
  readonly floor: readonly [string, string];
  readonly roof: string;
};

/** A pack, an hour of the day. */
const HOURS: readonly [Hour, ...Hour[]] = [
  {
    sky: ['#3fb4d8', '#8fdcd8', '#ffe9b8'],
    sun: '#fff3c4',
    far: '#6fb8b4',
    near: '#2f8f7a',
    floor: ['#14705f', '#0a4347'],
    roof: '#139a86',
  },
  {
    sky: ['#2f8fd0', '#7fcbe8', '#d8f4e0'],
    sun: '#ffffff',
    far: '#5fa4c4',
    near: '#2a7f8f',
    floor: ['#17647f', '#0b3a58'],
    roof: '#1f8fb4',
  },
  {
    sky: ['#3a2a7a', '#a0508f', '#ff9a6a'],
    sun: '#ffd98a',
    far: '#7a4a8f',
    near: '#4a2a66',
    floor: ['#66306a', '#331a4c'],
    roof: '#b83a5a',
  },
  {
    sky: ['#5a6ad0', '#e89aa8', '#ffe0a8'],
    sun: '#fff0b8',
    far: '#9a7ab4',
    near: '#5a4a80',
    floor: ['#4a4488', '#282458'],
    roof: '#7a56c0',
  },
  {
    sky: ['#1f4a8a', '#5a9ac4', '#d0ecf0'],
    sun: '#ffffff',
    far: '#7fa8cc',
    near: '#3a6a94',
    floor: ['#235a86', '#12325c'],
    roof: '#2f7fc4',
  },
  {
    sky: ['#0c1a44', '#1f4a70', '#3f9a8a'],
    sun: '#6ff0d0',
    far: '#245a70',
    near: '#103450',
    floor: ['#0f6a55', '#073a3c'],
    roof: '#10a074',
  },
];

const hourOf = (state: State): Hour => HOURS[packOf(state.deal.layout)] ?? HOURS[0];

/** The picture in the floor, a level's own. */
export const inlayOf = ({ deal }: State): number => (deal.layout * 5) % BLOSSOMS;

/** What stands still: the valley, the hall with its floor, its roof. One picture. */
export function drawScene(to: Surface, layout: Layout, state: State): void {
  const hour = hourOf(state);
  const { layout: number } = state.deal;
  to.layer(`hall ${number}`, (c, bleed) => {
    paintValley(c, bleed, layout, hour);
    paintFloor(c, layout, hour, inlayOf(state));
    paintHall(c, bleed, layout, hour);
    draw.vignette(c, bleed, '#08102c', 0.34);
  });
}

function paintValley(c: Context, area: Rect, layout: Layout, hour: Hour): void {
  const unit = Math.min(area.width, area.height) / 10;
  const { floor } = layout;
  draw.sky(c, area, ...hour.sky);
  const sunX = layout.portrait ? area.x + area.width * 0.76 : area.x + area.width * 0.12;
  const sunY = area.y + unit * (layout.portrait ? 1.1 : 2.2);
  draw.glow(
    c,
    area,
    sunX,
    sunY,
    draw.fade(hour.sun, 0.6),
    draw.fade(hour.sun, 0.12),
    draw.fade(hour.sun, 0),
  );
  draw.rays(c, area, sunX, sunY, 16, draw.fade(hour.sun, 0.13));
  draw.disc(c, sunX, sunY, unit * 0.62, hour.sun);
  draw.cloud(c, area.x + area.width * 0.2, area.y + unit * 1.1, unit * 0.9, '#ffffffb8');
  draw.cloud(c, area.x + area.width * 0.92, area.y + unit * 2.8, unit * 0.8, '#ffffff99');
  const low = layout.portrait ? floor.y + floor.height * 0.4 : area.y + area.height * 0.66;
  draw.peaks(c, area, low, unit * 3.4, hour.far, 4);
  draw.ridge(c, area, low + unit * 0.3, unit * 0.4, draw.tint(hour.near, 0.16), 3);
  paintPines(c, area, low + unit * 0.6, unit, hour.near);
  const shore = layout.portrait ? floor.y + floor.height - 20 : area.y + area.height * 0.8;
  paintPond(c, { ...area, y: shore, height: area.y + area.height - shore }, unit, hour);
}

/** Flat-topped pines, as on scrolls. */
function paintPines(c: Context, area: Rect, foot: number, unit: number, color: string): void {
  const rng = createRng('jade pines');
  for (let x = area.x; x < area.x + area.width; x += unit * rng.between(0.9, 1.7)) {
    const tall = unit * rng.between(1.2, 2.4);
    draw.line(
      c,
      [x, foot + unit * 0.4, x + unit * 0.1, foot - tall],
      unit * 0.14,
      draw.shade(color, 0.4),
    );
    for (const [dx, part, wide] of [
      [-0.34, 0.5, 0.6],
      [0.4, 0.72, 0.62],
      [0, 1, 0.8],
    ] as const)
      draw.blob(
        c,
        x + dx * unit,
        foot - tall * part,
        unit * wide,
        unit * 0.24,
        draw.shade(color, part * 0.2),
      );
  }
}

function paintPond(c: Context, area: Rect, unit: number, hour: Hour): void {
  c.fillStyle = draw.down(
    c,
    area.y,
    area.y + area.height,
    draw.tint(hour.floor[0], 0.25),
    hour.floor[1],
  );
  c.fillRect(area.x, area.y, area.width, area.height);
  const rng = createRng('jade pond');
  for (let each = 0; each < 12; each += 1) {
    const [x, y] = [
      area.x + rng.unit() * area.width,
      area.y + (0.1 + 0.8 * rng.unit()) * area.height,
    ];
    draw.rim(c, '#ffffff2b', 3, (path) => path.ellipse(x, y, unit * 0.8, unit * 0.12, 0, 0, 7));
  }
  for (let each = 0; each < 9; each += 1) {
    const x = area.x + ((each + rng.unit()) / 9) * area.width;
    const y = area.y + (0.25 + 0.7 * rng.unit()) * area.height;
    const r = unit * rng.between(0.34, 0.58);
    draw.blob(c, x + 3, y + 6, r, r * 0.42, '#04203866');
    draw.blob(c, x, y, r, r * 0.42, draw.PALETTE.ink);
    draw.blob(c, x, y - 1, r - 4, r * 0.42 - 4, each % 2 === 0 ? '#4fbf6a' : '#36a05c');
    if (each % 3 !== 1) continue;
    for (const lean of [-0.9, 0.9, -0.45, 0.45, 0])
      draw.place(
        c,
        x,
        y - 4,
        () => {
          draw.blob(c, 0, -r * 0.42, r * 0.24, r * 0.5, draw.PALETTE.ink);
          draw.blob(c, 0, -r * 0.42, r * 0.18, r * 0.43, lean === 0 ? '#ffd3e6' : '#ff8fbf');
        },
        lean,
      );
  }
}

/** The floor in its frame of red lacquer, with the level's picture inlaid in jade. */
function paintFloor(c: Context, { floor }: Layout, hour: Hour, face: number): void {
  const { x, y, width, height } = floor;
  const [lit, deep] = hour.floor;
  draw.rounded(c, x - 12, y - 8, width + 24, height + 26, 34, '#0409248c');
  draw.rounded(c, x - 9, y - 9, width + 18, height + 18, 32, draw.PALETTE.ink);
  draw.rounded(
    c,
    x - 5,
    y - 5,
    width + 10,
    height + 10,
    28,
    draw.linear(c, x, y, x + width, y + height, '#ff6a58', '#c2202f', '#8a1530'),
  );
  draw.rounded(c, x + 5, y + 5, width - 10, height - 10, 20, draw.PALETTE.ink);
  const [cx, cy] = [x + width / 2, y + height / 2];
  const reach = Math.max(width, height) * 0.66;
  draw.rounded(
    c,
    x + 8,
    y + 8,
    width - 16,
    height - 16,
    17,
    draw.radial(c, cx, cy, reach, draw.tint(lit, 0.16), lit, deep),
  );
  draw.rim(c, '#ffd978b3', 2.5, (path) => path.roundRect(x, y, width, height, 24));
  draw.clipped(
    c,
    (path) => path.roundRect(x + 8, y + 8, width - 16, height - 16, 17),
    () => {
      paintInlay(c, floor, hour, face);
      // The roof's shade.
      c.fillStyle = draw.down(c, y, y + 90, draw.fade(deep, 0.75), draw.fade(deep, 0));
      c.fillRect(x, y, width, 90);
    },
  );
}

function paintInlay(c: Context, { x, y, width, height }: Rect, hour: Hour, face: number): void {
  const pale = draw.fade(draw.tint(hour.floor[0], 0.5), 0.28);
  const step = 74;
  // Interlocked rings, as in carved windows.
  for (let row = 0; row * step * 0.5 < height + step; row += 1)
    for (let at = 0; at * step < width + step; at += 1)
      draw.rim(c, draw.fade(draw.tint(hour.floor[0], 0.4), 0.1), 3, (path) =>
        path.arc(x + at * step + (row % 2) * step * 0.5, y + row * step * 0.5, step * 0.5, 0, 7),
      );
  const [cx, cy] = [x + width / 2, y + height / 2];
  const r = Math.min(width, height) * 0.36;
  draw.disc(c, cx, cy, r * 1.16, draw.fade(hour.floor[1], 0.6));
  draw.rim(c, pale, 5, (path) => path.arc(cx, cy, r * 1.16, 0, 7));
  draw.rim(c, pale, 2.5, (path) => path.arc(cx, cy, r * 1.07, 0, 7));
  c.globalAlpha = 0.34;
  draw.place(c, cx, cy, () => paintFace(c, face), 0, r / 62);
  c.globalAlpha = 1;
}

/** Columns, beam and roof around the floor. */
function paintHall(c: Context, area: Rect, layout: Layout, hour: Hour): void {
  const { floor, roof, portrait } = layout;
  if (!portrait) for (const side of [-1, 1]) paintColumn(c, area, layout, side);
  if (roof > 0) paintRoof(c, area, layout, hour);
  if (!portrait) return;
  // Steps down to the water.
  for (const [step, grow] of [
    [0, 12],
    [1, 34],
  ] as const) {
    const top = floor.y + floor.height + 12 + step * 17;
    draw.rounded(c, floor.x - grow, top, floor.width + grow * 2, 20, 8, draw.PALETTE.ink);
    draw.rounded(
      c,
      floor.x - grow + 3,
      top + 2,
      floor.width + grow * 2 - 6,
      14,
      6,
      draw.down(c, top, top + 16, '#e9e2d0', '#a89f9a'),
    );
  }
}

function paintColumn(c: Context, area: Rect, { floor, height }: Layout, side: number): void {
  const x = side < 0 ? floor.x - 32 : floor.x + floor.width + 8;
  draw.rounded(c, x - 3, area.y - 20, 30, area.height + 40, 4, draw.PALETTE.ink);
  c.fillStyle = draw.linear(c, x, 0, x + 24, 0, '#ff6a58', '#d2293a', '#7f1230');
  c.fillRect(x, area.y, 24, area.height);
  for (const y of [floor.y + 6, height - 60]) {
    draw.rounded(c, x - 4, y, 32, 26, 6, draw.PALETTE.ink);
    draw.rounded(c, x - 1, y + 3, 26, 20, 4, draw.down(c, y, y + 24, '#fff0a8', '#f0a01f'));
  }
}

/** A swinging roof of glazed tiles, its ridge in gold. */
function paintRoof(
  c: Context,
  area: Rect,
  { floor, roof, width, portrait }: Layout,
  hour: Hour,
): void {
  const [left, right] = portrait ? [-34, width + 34] : [floor.x - 96, floor.x + floor.width + 96];
  const eave = floor.y - (portrait ? 52 : 26);
  const top = Math.max(area.y - 30, eave - (portrait ? roof * 0.62 : 52));
  const inset = portrait ? 110 : 120;
  const trace = (grow: number) => (path: Context) => {
    path.moveTo(left - grow, eave - 22 - grow);
    path.quadraticCurveTo(left + inset * 0.7, eave - 8, left + inset, top - grow);
    path.lineTo(right - inset, top - grow);
    path.quadraticCurveTo(right - inset * 0.7, eave - 8, right + grow, eave - 22 - grow);
    path.quadraticCurveTo(right - 40, eave + 8 + grow, right - 90, eave + 8 + grow);
    path.lineTo(left + 90, eave + 8 + grow);
    path.quadraticCurveTo(left + 40, eave + 8 + grow, left - grow, eave - 22 - grow);
    path.closePath();
  };
  draw.fillPath(c, draw.PALETTE.ink, trace(5));
  draw.fillPath(
    c,
    draw.down(c, top, eave + 8, draw.tint(hour.roof, 0.3), hour.roof, draw.shade(hour.roof, 0.35)),
    trace(0),
  );
  draw.clipped(c, trace(0), () => {
    for (let x = left; x < right; x += 30)
      draw.line(
        c,
        [x + (width / 2 - x) * 0.14, top, x, eave + 10],
        4,
        draw.fade(draw.shade(hour.roof, 0.6), 0.4),
      );
  });
  draw.rounded(
    c,
    left + inset - 16,
    top - 12,
    right - left - inset * 2 + 32,
    20,
    10,
    draw.PALETTE.ink,
  );
  draw.rounded(
    c,
    left + inset - 12,
    top - 9,
    right - left - inset * 2 + 24,
    13,
    7,
    draw.down(c, top - 9, top + 5, '#fff0a8', '#f0a01f'),
  );
  // Beam under the eave.
  draw.rounded(
    c,
    floor.x - 8,
    eave + 8,
    floor.width + 16,
    floor.y - eave - 16,
    6,
    draw.PALETTE.ink,
  );
  c.fillStyle = draw.down(c, eave + 10, floor.y - 10, '#e23a48', '#8a1530');
  c.fillRect(floor.x - 4, eave + 11, floor.width + 8, Math.max(2, floor.y - eave - 22));
}
