import * as draw from '@playgrove/kit/draw';
import { ease, type Surface } from '@playgrove/kit/runtime';
import { HOME, type State } from '../rules.ts';
import { BOARD, FRAME, middle, type Layout } from './layout.ts';
import type { Ui } from './ui.ts';

type Context = CanvasRenderingContext2D;

/** A tablet of sandstone with a floor of dusk, and a dip for every tile. */
export function drawBoard(to: Surface, layout: Layout): void {
  const { board, area } = layout;
  const [x, y] = [area.x + BOARD / 2, area.y + BOARD / 2];
  const field = BOARD + 70;
  // A stamp, not a layer: nothing but the board's own pixels is copied every frame.
  to.stamp(
    `board ${board.name} ${layout.portrait}`,
    field,
    field,
    (c) => draw.place(c, -x, -y, () => paintTablet(c, layout)),
    x,
    y,
  );
}

function paintTablet(c: Context, layout: Layout): void {
  const { board, cell, area } = layout;
  const { x, y } = area;
  if (board.name === 'hex') paintHexTablet(c, layout);
  else {
    const side = BOARD - FRAME * 2;
    const [left, top] = [x + FRAME, y + FRAME];
    draw.rounded(c, x - 4, y + 12, BOARD + 8, BOARD + 6, 44, draw.fade(draw.PALETTE.ink, 0.36));
    draw.rounded(c, x, y + 6, BOARD, BOARD, 40, '#8a5236');
    draw.rounded(c, x, y, BOARD, BOARD - 4, 40, draw.down(c, y, y + BOARD, '#f3cf94', '#d99c5f'));
    paintZigzag(c, layout);
    draw.rounded(c, left - 5, top - 5, side + 10, side + 6, 28, '#8a5236');
    draw.rounded(
      c,
      left - 2,
      top,
      side + 4,
      side,
      26,
      draw.down(c, y, y + BOARD, '#4d3257', '#63405f'),
    );
  }
  for (let index = 0; index < board.cells.length; index += 1) {
    const dip = middle(layout, index);
    const size = cell * 0.88;
    if (board.name === 'hex') {
      hexagon(c, dip.x, dip.y - 2, cell * 0.5, '#3a2348');
      hexagon(c, dip.x, dip.y + 2, cell * 0.5, '#7d5a7b');
    } else {
      const corner = size * 0.22;
      draw.rounded(c, dip.x - size / 2, dip.y - size / 2 - 2, size, size, corner, '#3a2348');
      draw.rounded(c, dip.x - size / 2, dip.y - size / 2 + 3, size, size - 1, corner, '#7d5a7b');
    }
  }
}

/** Triangles along the frame, like woven on a rug. */
function paintZigzag(c: Context, { area }: Layout): void {
  const teeth = 32;
  const step = (BOARD - 80) / teeth;
  const colors = ['#c2622f', '#2f8f8a'];
  for (const side of [0, 1, 2, 3]) {
    draw.place(
      c,
      area.x + BOARD / 2,
      area.y + BOARD / 2 - 1,
      () => {
        for (let tooth = 0; tooth < teeth; tooth += 1) {
          const x = -BOARD / 2 + 40 + tooth * step;
          draw.fillPath(c, draw.fade(colors[tooth % 2] ?? draw.PALETTE.ink, 0.75), (path) => {
            path.moveTo(x, -BOARD / 2 + 13);
            path.lineTo(x + step, -BOARD / 2 + 13);
            path.lineTo(x + step / 2, -BOARD / 2 + 5);
          });
        }
      },
      (side * Math.PI) / 2,
    );
  }
}

function paintHexTablet(c: Context, layout: Layout): void {
  const { board, cell } = layout;
  const all = (grow: number, dy: number, paint: string): void => {
    for (let index = 0; index < board.cells.length; index += 1) {
      const { x, y } = middle(layout, index);
      hexagon(c, x, y + dy, cell * grow, paint);
    }
  };
  all(0.72, 14, draw.fade(draw.PALETTE.ink, 0.2));
  all(0.71, 6, '#8a5236');
  all(0.71, 0, '#e6b677');
  all(0.62, -1, '#8a5236');
  all(0.61, 1, '#573a5c');
}

export function hexagon(
  c: Context,
  x: number,
  y: number,
  r: number,
  paint: string | CanvasGradient,
): void {
  c.fillStyle = paint;
  c.beginPath();
  for (let corner = 0; corner < 6; corner += 1) {
    const turn = (corner / 6) * Math.PI * 2 + Math.PI / 6;
    c.lineTo(x + Math.cos(turn) * r, y + Math.sin(turn) * r);
  }
  c.closePath();
  c.fill();
}

/** What lies in the dips beneath the tiles: wells, stones, the wind. */
export function drawGround(to: Surface, layout: Layout, state: State): void {
  const { cell } = layout;
  for (const well of state.wells) {
    const { x, y } = middle(layout, well.cell);
    to.stamp('well', cell, cell, (c) => paintWell(c, cell), x, y);
    if (!to.reducedMotion) {
      const wave = (to.time * 0.5 + well.cell * 0.3) % 1;
      draw.ring(
        to.c,
        x,
        y,
        cell * (0.08 + wave * 0.22),
        2,
        draw.fade(draw.PALETTE.white, 0.5 * (1 - wave)),
      );
    }
  }
  for (const stone of state.stones) {
    const { x, y } = middle(layout, stone);
    to.stamp(
      `stone ${stone % 3}`,
      cell * 1.1,
      cell * 1.1,
      (c) => paintStone(c, cell, stone % 3),
      x,
      y,
    );
  }
  if (state.wind && !state.tiles[state.wind.cell]) {
    const { x, y } = middle(layout, state.wind.cell);
    const soon = Math.max(0, 1 - state.wind.moves / 12);
    const turn = to.reducedMotion ? 0 : to.time * (0.8 + soon * 2.4);
    to.stamp('wind', cell, cell, (c) => paintSwirl(c, cell), x, y, {
      rotate: turn,
      alpha: 0.4 + soon * 0.5,
    });
    if (state.wind.moves <= 9) {
      const size = Math.max(cell * 0.3, 15 / to.px);
      to.label(String(state.wind.moves), x, y, size, { top: '#ffe9b8', bottom: '#ffb35a' });
    }
  }
}

/** What a well wants stands on its rim, above whatever lies there. */
export function drawWishes(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { cell } = layout;
  for (const { cell: at, wants } of state.wells) {
    const { x, y } = middle(layout, at);
    const covered = state.tiles[at] !== null;
    const size = Math.max(covered ? cell * 0.22 : cell * 0.28, 15 / to.px);
    const fresh = ui.age < 0.3 && state.tiles[at]?.merged;
    const swell = fresh ? 1 + 0.3 * Math.sin((ui.age / 0.3) * Math.PI) : 1;
    let [px, py] = [x, y];
    if (covered) {
      px += cell * 0.26;
      py -= cell * 0.42;
      draw.rim(to.c, '#5fd8f0', cell * 0.05, (path) =>
        path.roundRect(x - cell * 0.46, y - cell * 0.46, cell * 0.92, cell * 0.92, cell * 0.2),
      );
      const wide = size * (0.7 + String(2 ** wants).length * 0.56);
      draw.rounded(
        to.c,
        px - wide / 2,
        py - size * 0.62,
        wide,
        size * 1.24,
        size * 0.62,
        '#0d4b70',
      );
    }
    to.label(String(2 ** wants), px, py, size * swell, {
      top: '#f0fdff',
      bottom: '#8fe6f7',
      rim: '#0d4b70',
    });
  }
}

function paintWell(c: Context, cell: number): void {
  draw.disc(c, 0, cell * 0.03, cell * 0.42, '#3a2348');
  draw.disc(c, 0, 0, cell * 0.41, draw.down(c, -cell * 0.4, cell * 0.4, '#e9c48c', '#a9754a'));
  for (let brick = 0; brick < 12; brick += 1) {
    const turn = (brick / 12) * Math.PI * 2;
    draw.line(
      c,
      [
        { x: Math.cos(turn) * cell * 0.32, y: Math.sin(turn) * cell * 0.32 },
        { x: Math.cos(turn) * cell * 0.41, y: Math.sin(turn) * cell * 0.41 },
      ],
      cell * 0.018,
      '#7d5433',
    );
  }
  draw.disc(c, 0, 0, cell * 0.32, '#0d4b70');
  draw.disc(
    c,
    0,
    cell * 0.03,
    cell * 0.3,
    draw.radial(c, 0, cell * 0.1, cell * 0.34, '#5fe0f5', '#1a8fc4'),
  );
  draw.blob(c, -cell * 0.1, -cell * 0.12, cell * 0.09, cell * 0.035, '#ffffff99', -0.4);
}

function paintStone(c: Context, cell: number, seed: number): void {
  const lump = (grow: number, dy: number, paint: string | CanvasGradient): void =>
    draw.fillPath(c, paint, (path) => {
      for (let corner = 0; corner < 9; corner += 1) {
        const turn = (corner / 9) * Math.PI * 2 + seed;
        const far = cell * (0.4 + 0.045 * Math.sin(corner * 2.7 + seed)) * grow;
        path.lineTo(Math.cos(turn) * far, Math.sin(turn) * far * 0.94 + dy);
      }
      path.closePath();
    });
  lump(1.04, cell * 0.06, '#2b1b4d88');
  lump(1, cell * 0.03, '#7a4a34');
  lump(0.98, -cell * 0.02, draw.down(c, -cell * 0.4, cell * 0.4, '#f0bd84', '#b5764a'));
  lump(0.62, -cell * 0.1, '#ffffff26');
  draw.line(
    c,
    [-cell * 0.12, -cell * 0.02, cell * 0.02, cell * 0.08, cell * 0.16, cell * 0.06],
    cell * 0.022,
    '#8a5236',
  );
}

function paintSwirl(c: Context, cell: number): void {
  for (const arm of [0, 1, 2]) {
    const points = Array.from({ length: 14 }, (_, at) => {
      const turn = (arm / 3) * Math.PI * 2 + at * 0.24;
      const far = cell * (0.06 + at * 0.024);
      return { x: Math.cos(turn) * far, y: Math.sin(turn) * far };
    });
    draw.line(c, points, cell * 0.035, '#ffdf9a');
  }
}

/** Light about the board while the highest tile is one to be proud of. */
export function drawGlory(to: Surface, layout: Layout, state: State): void {
  if (state.top < HOME || to.reducedMotion) return;
  const { area } = layout;
  for (let spark = 0; spark < 10; spark += 1) {
    const part = (to.time * 0.05 + spark / 10) % 1;
    const along = part * 4;
    const side = Math.floor(along);
    const way = (along - side) * BOARD;
    const at = [
      { x: area.x + way, y: area.y },
      { x: area.x + BOARD, y: area.y + way },
      { x: area.x + BOARD - way, y: area.y + BOARD },
      { x: area.x, y: area.y + BOARD - way },
    ][side];
    if (!at) continue;
    const shine = 0.4 + 0.6 * Math.abs(Math.sin(to.time * 2.2 + spark * 2));
    to.stamp('glint', 60, 60, paintGlint, at.x, at.y, { scaleX: shine, scaleY: shine });
  }
}

function paintGlint(c: Context): void {
  draw.disc(c, 0, 0, 28, draw.radial(c, 0, 0, 28, '#fff0a8cc', '#ffd25c00'));
  draw.disc(c, 0, 0, 5, '#ffffff');
}

/** An arrow for the slide that a hint advises, and light on the tiles it is about. */
export function drawHint(to: Surface, layout: Layout, ui: Ui): void {
  const { hint } = ui;
  if (hint?.input === undefined) return;
  const ways = layout.board.lines.length;
  const turn = (hint.input / ways) * Math.PI * 2;
  const beat = to.reducedMotion ? 0.5 : (to.time * 1.4) % 1;
  const { area, cell } = layout;
  for (const at of hint.at ?? []) {
    const [x, y] = [layout.left + (at.x + 0.5) * cell, layout.top + (at.y + 0.5) * cell];
    draw.ring(to.c, x, y, cell * (0.5 + 0.04 * Math.sin(to.time * 5)), 7, '#fff6a8');
  }
  const reach = 90 + ease.out(beat) * 110;
  const x = area.x + BOARD / 2 + Math.cos(turn) * reach;
  const y = area.y + BOARD / 2 + Math.sin(turn) * reach;
  to.stamp('hint arrow', 220, 220, paintArrow, x, y, { rotate: turn, alpha: 1 - beat * 0.55 });
}

function paintArrow(c: Context): void {
  const shape = (grow: number, paint: string | CanvasGradient): void =>
    draw.fillPath(c, paint, (path) => {
      for (const [x, y] of [
        [-80, -26],
        [6, -26],
        [6, -66],
        [86, 0],
        [6, 66],
        [6, 26],
        [-80, 26],
      ] as const) {
        path.lineTo(x * grow, y * grow);
      }
      path.closePath();
    });
  c.lineJoin = 'round';
  c.lineWidth = 14;
  c.strokeStyle = draw.PALETTE.ink;
  shape(1, '#ffe45c');
  c.stroke();
  shape(1, draw.down(c, -60, 60, '#fff6a8', '#ffc02e'));
}

const CAPS = [
  ['D', 1, 0],
  ['C', 0.5, 0.866],
  ['X', -0.5, 0.866],
  ['A', -1, 0],
  ['Q', -0.5, -0.866],
  ['E', 0.5, -0.866],
] as const;

/** On the hexagon, once keys are used: which key slides where. */
export function drawKeyCaps(to: Surface, layout: Layout, ui: Ui): void {
  if (layout.board.name !== 'hex' || !ui.keys) return;
  const { area } = layout;
  const r = Math.max(24, 13 / to.px);
  for (const [name, dx, dy] of CAPS) {
    const x = area.x + BOARD / 2 + dx * (BOARD / 2 + r * 0.4);
    const y = area.y + BOARD / 2 + dy * (BOARD / 2 + r * 0.4);
    draw.disc(to.c, x, y + 4, r, draw.PALETTE.ink);
    draw.disc(to.c, x, y, r, '#fff6e3');
    to.c.fillStyle = draw.PALETTE.ink;
    to.c.font = `700 ${to.readable(r, 14)}px Fredoka, system-ui, sans-serif`;
    to.c.textAlign = 'center';
    to.c.textBaseline = 'middle';
    to.c.fillText(name, x, y + r * 0.06);
  }
}
