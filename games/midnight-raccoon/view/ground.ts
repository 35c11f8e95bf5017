import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import type { Context, Rect } from '@playgrove/kit/runtime';
import type { Point } from '@playgrove/kit/contract';
import type { Rng } from '@playgrove/kit/contract';
import { CELL, COLUMNS, ROWS, tileOf, type Yard } from '../rules/yard.ts';
import type { Turned } from '@playgrove/kit/draw/controls';
import { cornerOf } from './layout.ts';
import { paintLow, paintTop } from './furniture.ts';
import { INK } from './raccoon.ts';
import type { Theme } from './themes.ts';

/** Height of a tall thing's front, world units. */
const FRONT = 17;

/** Everything that stands still, in one picture. */
export function paintGround(
  c: Context,
  area: Rect,
  layout: Turned,
  yard: Yard,
  theme: Theme,
): void {
  const rng = createRng(theme.tall);
  const rect = layout.rect;
  paintAround(c, area, rect, theme, rng);
  paintFence(c, rect, theme);
  paintFloor(c, rect, theme, rng);
  paintRounds(c, layout, yard);
  paintHoles(c, layout, yard);
  shadows(c, layout, yard);
  paintTalls(c, layout, yard, theme, rng);
  each(yard, 'o', (column, row) => {
    const { x, y } = cornerOf(layout, column, row);
    draw.transformed(c, { x: x + CELL / 2, y: y + CELL / 2 }, () => paintLow(c, theme.low, rng));
  });
  // Night: cooler and darker toward the edges.
  const [mx, my] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
  const far = Math.hypot(area.width, area.height) / 2;
  draw.cover(c, area, draw.radial(c, mx, my, far, '#120a4000', '#120a4010', '#0d073488'));
}

function each(yard: Yard, tile: string, paint: (column: number, row: number) => void): void {
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      if (tileOf(yard, column, row) === tile) paint(column, row);
    }
  }
}

/** Tree tops in the dark, and over the yard the house that it belongs to. */
function paintAround(c: Context, area: Rect, yard: Rect, theme: Theme, rng: Rng): void {
  const [near, far] = theme.around;
  draw.cover(c, area, draw.down(c, area.y, area.y + area.height, near, far));
  const crowns: { x: number; y: number; r: number }[] = [];
  const house = yard.y - area.y > 150;
  for (let y = house ? yard.y - 8 : area.y; y < area.y + area.height + 60; y += 58) {
    for (let x = area.x; x < area.x + area.width + 60; x += 66) {
      const r = rng.between(38, 54);
      const crown = { x: x + rng.between(-18, 18), y: y + rng.between(-12, 12), r };
      const inside =
        crown.x > yard.x + 24 &&
        crown.x < yard.x + yard.width - 24 &&
        crown.y > yard.y - 60 &&
        crown.y < yard.y + yard.height - 10;
      if (!inside) crowns.push(crown);
    }
  }
  if (house) paintHouse(c, area, yard, theme, rng);
  for (const { x, y, r } of crowns) {
    draw.blob(c, x + 3, y + 9, r, r * 0.92, draw.fade('#080424', 0.45));
    const green = rng.pick([near, draw.shade(near, 0.14), draw.tint(near, 0.05)]);
    draw.fillPath(c, draw.shade(green, 0.25), (path) => puffs(path, x, y, r));
    draw.fillPath(c, green, (path) => puffs(path, x - 2, y - r * 0.14, r * 0.86));
    draw.fillPath(c, draw.fade(draw.tint(near, 0.22), 0.45), (path) =>
      puffs(path, x - r * 0.2, y - r * 0.32, r * 0.46),
    );
  }
  for (let light = 0; light < 18; light += 1) {
    const x = area.x + rng.unit() * area.width;
    const y = yard.y + rng.unit() * (area.y + area.height - yard.y);
    draw.disc(c, x, y, 9, '#ffe08a22');
    draw.disc(c, x, y, 2.4, '#ffe9a8cc');
  }
}

/** A house front with lit windows under a night sky. */
function paintHouse(
  c: Context,
  area: Rect,
  yard: Rect,
  { fence, top, edge, front }: Theme,
  rng: Rng,
): void {
  const foot = yard.y - 14;
  const eaves = Math.max(area.y + 96, foot - 190);
  draw.cover(
    c,
    { ...area, height: eaves - area.y + 40 },
    draw.down(c, area.y, eaves, '#1a1450', '#3b2a78', '#7a4a94'),
  );
  for (let star = 0; star < 40; star += 1) {
    const [x, y] = [area.x + rng.unit() * area.width, area.y + rng.unit() * (eaves - area.y)];
    draw.disc(c, x, y, rng.between(0.8, 2), draw.fade('#ffffff', rng.between(0.4, 0.9)));
  }
  const moon = { x: area.x + area.width * 0.2, y: Math.max(area.y + 90, eaves - 66) };
  draw.disc(c, moon.x, moon.y, 74, draw.radial(c, moon.x, moon.y, 74, '#fff1c066', '#fff1c000'));
  draw.disc(c, moon.x, moon.y, 30, '#fff3d0');
  for (const [dx, dy, r] of [
    [-9, -7, 7],
    [9, 4, 5],
    [-4, 11, 4],
  ] as const) {
    draw.disc(c, moon.x + dx, moon.y + dy, r, '#e6d2ac');
  }
  const [left, right] = [area.x + area.width * 0.06, area.x + area.width * 0.94];
  draw.fillPath(c, INK, (path) => {
    path.moveTo(left - 34, eaves + 48);
    path.lineTo(left + 40, eaves - 10);
    path.lineTo(right - 40, eaves - 10);
    path.lineTo(right + 34, eaves + 48);
  });
  draw.fillPath(c, draw.down(c, eaves - 8, eaves + 48, edge, top), (path) => {
    path.moveTo(left - 24, eaves + 44);
    path.lineTo(left + 42, eaves - 6);
    path.lineTo(right - 42, eaves - 6);
    path.lineTo(right + 24, eaves + 44);
  });
  c.fillStyle = draw.fade(front, 0.5);
  for (const y of [8, 20, 32]) c.fillRect(left + 4 - y, eaves + y, right - left - 8 + y * 2, 2.5);
  draw.rounded(c, left, eaves + 42, right - left, foot - eaves - 20, 3, INK);
  const wall = draw.tint(front, 0.2);
  draw.rounded(
    c,
    left + 4,
    eaves + 46,
    right - left - 8,
    foot - eaves,
    2,
    draw.down(c, eaves + 46, foot, wall, front),
  );
  const panes = 4;
  const gap = (right - left) / panes;
  for (let pane = 0; pane < panes; pane += 1) {
    const x = left + gap * (pane + 0.5);
    const high = Math.min(66, foot - eaves - 74);
    if (high < 30) continue;
    const lit = pane !== 2;
    if (lit)
      draw.disc(
        c,
        x,
        eaves + 62 + high / 2,
        66,
        draw.radial(c, x, eaves + 62 + high / 2, 66, '#ffd86a55', '#ffd86a00'),
      );
    draw.rounded(c, x - 30, eaves + 58, 60, high + 8, 5, INK);
    draw.rounded(
      c,
      x - 26,
      eaves + 62,
      52,
      high,
      3,
      lit ? draw.down(c, eaves + 62, eaves + 62 + high, '#fff0b0', '#ffb84a') : '#2c2360',
    );
    c.fillStyle = fence[1];
    c.fillRect(x - 2, eaves + 62, 4, high);
    c.fillRect(x - 26, eaves + 60 + high / 2, 52, 4);
    draw.rounded(c, x - 34, eaves + 62 + high, 68, 9, 3, INK);
    draw.rounded(c, x - 31, eaves + 64 + high, 62, 4, 2, fence[0]);
  }
}

function puffs(path: Context, x: number, y: number, r: number): void {
  for (let puff = 0; puff < 9; puff += 1) {
    const angle = (puff / 9) * Math.PI * 2 + r;
    const far = r * (puff % 2 === 0 ? 0.62 : 0.52);
    const [px, py] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.9];
    path.moveTo(px + r * 0.42, py);
    path.arc(px, py, r * 0.42, 0, 7);
  }
  path.moveTo(x + r * 0.7, y);
  path.arc(x, y, r * 0.7, 0, 7);
}

function paintFence(
  c: Context,
  { x, y, width, height }: Rect,
  { fence: [light, dark] }: Theme,
): void {
  draw.rounded(c, x - 21, y - 15, width + 42, height + 42, 22, draw.fade('#080424', 0.5));
  draw.rounded(c, x - 19, y - 19, width + 38, height + 38, 20, INK);
  draw.rounded(
    c,
    x - 15,
    y - 15,
    width + 30,
    height + 30,
    17,
    draw.down(c, y - 15, y + height + 15, light, dark),
  );
  c.fillStyle = draw.fade(INK, 0.32);
  for (let at = x - 2; at < x + width; at += 22) {
    c.fillRect(at, y - 15, 3, 13);
    c.fillRect(at, y + height + 2, 3, 13);
  }
  for (let at = y - 2; at < y + height; at += 22) {
    c.fillRect(x - 15, at, 13, 3);
    c.fillRect(x + width + 2, at, 13, 3);
  }
  draw.rounded(c, x - 4, y - 4, width + 8, height + 8, 8, INK);
}

function paintFloor(
  c: Context,
  rect: Rect,
  { floor: [one, other], pattern }: Theme,
  rng: Rng,
): void {
  const { x, y, width, height } = rect;
  c.save();
  c.beginPath();
  c.roundRect(x, y, width, height, 6);
  c.clip();
  draw.cover(c, rect, one);
  const half = pattern === 'tiles' || pattern === 'marble' ? CELL / 2 : CELL;
  for (let row = 0; row * half < height; row += 1) {
    for (let column = 0; column * half < width; column += 1) {
      if ((row + column) % 2 === 0) continue;
      c.fillStyle = other;
      c.fillRect(x + column * half, y + row * half, half, half);
    }
  }
  const bright = draw.tint(one, 0.24);
  const dim = draw.shade(one, 0.2);
  for (let mark = 0; mark < 260; mark += 1) {
    const [mx, my] = [x + rng.unit() * width, y + rng.unit() * height];
    if (pattern === 'grass') {
      draw.rim(c, draw.fade(mark % 3 === 0 ? bright : dim, 0.6), 2.4, (path) => {
        path.moveTo(mx - 4, my);
        path.quadraticCurveTo(mx - 3, my - 6, mx - 5, my - 9);
        path.moveTo(mx + 2, my);
        path.quadraticCurveTo(mx + 2, my - 6, mx + 5, my - 8);
      });
    } else if (pattern === 'cobbles') {
      draw.rounded(
        c,
        mx,
        my,
        rng.between(14, 24),
        rng.between(9, 13),
        5,
        draw.fade(mark % 2 === 0 ? bright : dim, 0.26),
      );
    } else if (pattern === 'dirt') {
      draw.blob(
        c,
        mx,
        my,
        rng.between(2, 8),
        rng.between(1.5, 4),
        draw.fade(mark % 2 === 0 ? bright : dim, 0.4),
      );
    }
  }
  if (pattern === 'marble' || pattern === 'tiles') {
    c.strokeStyle = draw.fade(pattern === 'marble' ? '#ffffff' : INK, 0.1);
    c.lineWidth = 2;
    c.beginPath();
    for (let at = half; at < width; at += half) {
      c.moveTo(x + at, y);
      c.lineTo(x + at, y + height);
    }
    for (let at = half; at < height; at += half) {
      c.moveTo(x, y + at);
      c.lineTo(x + width, y + at);
    }
    c.stroke();
  }
  // The fence throws a shadow.
  c.fillStyle = draw.fade('#0d0734', 0.34);
  c.fillRect(x, y, width, 12);
  c.fillRect(x, y, 9, height);
  c.restore();
}

/** The ground where guards walk is worn: their rounds can be read. */
function paintRounds(c: Context, layout: Turned, yard: Yard): void {
  for (const watcher of yard.watchers) {
    if (watcher.kind !== 'guard' || watcher.round.length < 2) continue;
    const round = watcher.round.map((at) => layout.toScreen(at));
    const trace = (path: Context): void => {
      round.forEach(({ x, y }) => path.lineTo(x, y));
      path.closePath();
    };
    draw.rim(c, draw.fade('#fff1d0', 0.1), 30, trace);
    c.setLineDash([3, 15]);
    draw.rim(c, draw.fade('#fff1d0', 0.42), 6, trace);
    c.setLineDash([]);
  }
}

/** The way in and the way out: gaps under the fence. */
function paintHoles(c: Context, layout: Turned, yard: Yard): void {
  const hole = (at: Point, out: boolean): void => {
    const { x, y } = layout.toScreen(at);
    draw.blob(c, x, y + 4, 31, 22, draw.fade(out ? '#8dffb0' : '#0d0734', out ? 0.26 : 0.3));
    draw.blob(c, x, y + 4, 26, 18, '#4a3350');
    draw.blob(c, x, y + 6, 21, 14, '#170c30');
    for (const [dx, dy, r] of [
      [-25, 6, 6],
      [-16, 17, 7],
      [2, 21, 6],
      [19, 14, 7],
      [26, 3, 5],
    ] as const) {
      draw.disc(c, x + dx, y + dy, r, '#5f4560');
      draw.disc(c, x + dx - 1, y + dy - 2, r * 0.6, '#8a6a80');
    }
  };
  hole(yard.start, false);
  if (yard.exit !== yard.start) hole(yard.exit, true);
}

function shadows(c: Context, layout: Turned, yard: Yard): void {
  draw.fillPath(c, draw.fade('#0d0734', 0.36), (path) => {
    for (const tile of '#oCHL') {
      each(yard, tile, (column, row) => {
        const { x, y } = cornerOf(layout, column, row);
        if (tile === '#') path.roundRect(x + 7, y + 10, CELL, CELL, 8);
      });
    }
  });
}

/** Tall things fill their tiles exactly: what they hide is hidden. */
function paintTalls(c: Context, layout: Turned, yard: Yard, theme: Theme, rng: Rng): void {
  /** One outline around neighbors. @param cut how much is missing at the lower edge */
  const all = (path: Context, cut: number, grow: number): void =>
    each(yard, '#', (column, row) => {
      const { x, y } = cornerOf(layout, column, row);
      const [up, right, low, left] = beside(layout, yard, column, row);
      const [fromX, fromY] = [left ? 0 : -grow, up ? 0 : -grow];
      const toX = CELL + (right ? 0.5 : grow);
      const toY = CELL + (low ? 0.5 : grow - cut);
      path.rect(x + fromX, y + fromY, toX - fromX, toY - fromY);
    });
  draw.fillPath(c, INK, (path) => all(path, 0, 2.5));
  draw.fillPath(c, theme.front, (path) => all(path, 0, -1.5));
  draw.fillPath(c, INK, (path) => all(path, FRONT - 3, -1.5));
  draw.fillPath(c, theme.top, (path) => all(path, FRONT, -1.5));
  each(yard, '#', (column, row) => {
    const { x, y } = cornerOf(layout, column, row);
    const [up, , low] = beside(layout, yard, column, row);
    draw.transformed(c, { x: x + CELL / 2, y: y + (CELL - (low ? 0 : FRONT)) / 2 }, () =>
      paintTop(c, theme, rng, (column * 7 + row * 3) % 5),
    );
    if (!up) {
      c.fillStyle = draw.fade(theme.edge, 0.9);
      c.fillRect(x + 2, y + 2, CELL - 4, 5);
    }
    if (!low && theme.tall === 'house') {
      for (const dx of [14, 38]) {
        draw.rounded(c, x + dx, y + CELL - FRONT + 2, 13, 11, 2, INK);
        draw.rounded(c, x + dx + 2, y + CELL - FRONT + 4, 9, 7, 1, '#ffd86a');
      }
    }
  });
}

/** Whether the tiles above, right, below and left on the screen are tall, too. */
function beside({ portrait }: Turned, yard: Yard, column: number, row: number): readonly boolean[] {
  return [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ].map(([dx = 0, dy = 0]) => {
    const [x, y] = portrait ? [column + dx, row + dy] : [column + dy, row - dx];
    const inside = x >= 0 && y >= 0 && x < COLUMNS && y < ROWS;
    return inside && tileOf(yard, x, y) === '#';
  });
}
