import * as draw from '@playgrove/kit/draw';
import { middleOf } from '@playgrove/kit/logic/gridboard';
import type { Point, Surface } from '@playgrove/kit/runtime';
import { BASKET, type Board, BUD, gridFor, HOLE, QUEEN, type State } from '../rules/state.ts';
import type { Layout } from './layout.ts';
import {
  paintBasket,
  paintBlossom,
  paintBud,
  paintDew,
  paintHedge,
  paintPlot,
  paintPower,
  paintQueen,
  paintVine,
} from './paint.ts';
import type { Ui } from './ui.ts';

export function pointOf(state: State, layout: Layout, cell: number): Point {
  return middleOf(gridFor(state), layout.frame, cell);
}

/** The bed itself: a wooden frame, and a paving stone for every cell. */
export function drawBed(to: Surface, state: State, layout: Layout): void {
  const { cell, x, y } = layout.frame;
  const holes = state.wall.map((wall) => (wall === HOLE ? '0' : '1')).join('');
  to.layer(`bed ${holes} ${state.columns} ${state.streams.length} ${x} ${y}`, (c) => {
    const solid = state.wall.flatMap((wall, at) => (wall === HOLE ? [] : [at]));
    const slab = (grow: number, down: number, paint: string): void => {
      for (const at of solid) {
        const middle = pointOf(state, layout, at);
        const half = cell / 2 + grow;
        draw.rounded(
          c,
          middle.x - half,
          middle.y - half + down,
          half * 2,
          half * 2,
          cell * 0.26,
          paint,
        );
      }
    };
    slab(11, 9, draw.fade(draw.PALETTE.ink, 0.4));
    slab(9, 5, '#5b3226');
    slab(9, 0, '#8a5238');
    slab(6, 0, '#c07f4c');
    slab(3, 2, '#3c2a4f');
    for (const at of solid) {
      const middle = pointOf(state, layout, at);
      const odd = (Math.floor(at / state.columns) + (at % state.columns)) % 2 === 1;
      const half = cell * 0.48;
      draw.rounded(
        c,
        middle.x - half,
        middle.y - half,
        half * 2,
        half * 2,
        cell * 0.2,
        odd ? '#f0e0c6' : '#fbefd8',
      );
    }
    for (const path of state.streams) {
      for (const at of path) {
        const middle = pointOf(state, layout, at);
        draw.rounded(
          c,
          middle.x - cell * 0.48,
          middle.y - cell * 0.48,
          cell * 0.96,
          cell * 0.96,
          cell * 0.2,
          '#6fcdf5',
        );
        draw.rounded(
          c,
          middle.x - cell * 0.48,
          middle.y - cell * 0.3,
          cell * 0.96,
          cell * 0.6,
          cell * 0.2,
          '#8fdcff',
        );
      }
    }
  });
  drawRipples(to, state, layout);
}

/** Little waves that show which way a brook runs. */
function drawRipples(to: Surface, state: State, layout: Layout): void {
  const { cell } = layout.frame;
  for (const path of state.streams) {
    path.forEach((at, step) => {
      const here = pointOf(state, layout, at);
      const next = pointOf(state, layout, path[(step + 1) % path.length] ?? at);
      const turn = Math.atan2(next.y - here.y, next.x - here.x);
      const far = Math.hypot(next.x - here.x, next.y - here.y) > cell * 1.5;
      const flow = to.reducedMotion ? 0.5 : (to.time * 0.5) % 1;
      const by = (flow - 0.5) * cell * 0.7;
      draw.stamped(
        to,
        'ripple',
        {
          x: here.x + Math.cos(turn) * by * (far ? -1 : 1),
          y: here.y + Math.sin(turn) * by,
          width: cell * 0.5,
          height: cell * 0.5,
          rotate: far ? turn + Math.PI : turn,
          alpha: Math.sin(flow * Math.PI) * 0.85,
        },
        (c) => paintRipple(c, cell * 0.2),
      );
    });
  }
}

function paintRipple(c: CanvasRenderingContext2D, r: number): void {
  c.strokeStyle = '#ffffff';
  c.lineWidth = r * 0.35;
  c.lineCap = 'round';
  c.lineJoin = 'round';
  for (const x of [-0.5, 0.3]) {
    c.beginPath();
    c.moveTo((x - 0.2) * r, -r * 0.8);
    c.lineTo((x + 0.4) * r, 0);
    c.lineTo((x - 0.2) * r, r * 0.8);
    c.stroke();
  }
}

/** What lies under the pieces: plots and dew. */
export function drawGround(to: Surface, state: State, layout: Layout, board: Board): void {
  const half = layout.frame.cell * 0.5;
  for (let cell = 0; cell < board.soil.length; cell += 1) {
    const growth = board.soil[cell] ?? -1;
    const drops = board.dew[cell] ?? 0;
    if (growth < 0 && drops === 0) continue;
    const { x, y } = pointOf(state, layout, cell);
    if (growth >= 0) patch(to, `plot ${growth}`, half, x, y, (c) => paintPlot(c, growth));
    if (drops > 0) patch(to, `dew ${drops}`, half, x, y, (c) => paintDew(c, drops));
  }
}

/** World units that pieces are painted with, whatever the size they are drawn at. */
const PAINTED = 40;

/**
 * Stamps a painting made in units of a half cell. All sizes are copies of one painting: a piece on
 * its way to the order shrinks in every frame.
 */
export function patch(
  to: Surface,
  key: string,
  half: number,
  x: number,
  y: number,
  paint: (c: CanvasRenderingContext2D) => void,
  options: {
    readonly scaleX?: number;
    readonly scaleY?: number;
    readonly alpha?: number;
    readonly rotate?: number;
  } = {},
): void {
  const reach = PAINTED * 2.7;
  const part = half / PAINTED;
  const scaled = (c: CanvasRenderingContext2D): void => {
    c.scale(PAINTED, PAINTED);
    paint(c);
  };
  const { scaleX = 1, scaleY = 1 } = options;
  to.stamp(key, reach, reach, scaled, x, y, {
    ...options,
    scaleX: scaleX * part,
    scaleY: scaleY * part,
  });
}

/** What grows over or instead of the pieces: hedges, buds, vines. */
export function drawGrowth(to: Surface, state: State, layout: Layout, board: Board): void {
  const half = layout.frame.cell * 0.5;
  for (let cell = 0; cell < board.wall.length; cell += 1) {
    const wall = board.wall[cell] ?? 0;
    const vine = board.vine[cell] ?? 0;
    if (wall <= 0 && vine === 0) continue;
    const { x, y } = pointOf(state, layout, cell);
    if (vine > 0) patch(to, `vine ${vine}`, half * 0.94, x, y, (c) => paintVine(c, vine));
    if (wall >= BUD) patch(to, `bud ${wall}`, half * 0.9, x, y, (c) => paintBud(c, wall - BUD));
    else if (wall > 0) patch(to, `hedge ${wall}`, half, x, y, (c) => paintHedge(c, wall));
  }
}

type Pose = {
  readonly scaleX?: number;
  readonly scaleY?: number;
  readonly alpha?: number;
  readonly rotate?: number;
};

export function drawPiece(
  to: Surface,
  kind: number,
  power: number,
  x: number,
  y: number,
  size: number,
  pose: Pose = {},
): void {
  if (kind === QUEEN) patch(to, 'queen', size, x, y, paintQueen, pose);
  else if (kind === BASKET) patch(to, 'basket', size, x, y, paintBasket, pose);
  else if (kind >= 0) {
    patch(to, `blossom ${kind}`, size, x, y, (c) => paintBlossom(c, kind), pose);
    if (power > 0) patch(to, `power ${power}`, size, x, y, (c) => paintPower(c, power), pose);
  }
}

/** The size of a piece: its radius. */
export function sizeOf(layout: Layout): number {
  return layout.frame.cell * 0.39;
}

/** All pieces at rest, swaying a little; what is advised breathes, what is picked is lifted. */
export function drawStill(to: Surface, state: State, layout: Layout, ui: Ui): void {
  const size = sizeOf(layout);
  const { cell: side } = layout.frame;
  for (let cell = 0; cell < state.kinds.length; cell += 1) {
    const kind = state.kinds[cell] ?? -1;
    if (state.wall[cell] !== 0) continue;
    let { x, y } = pointOf(state, layout, cell);
    let scale = 1;
    if (ui.wiggle && (ui.wiggle.a === cell || ui.wiggle.b === cell)) {
      const other = pointOf(state, layout, ui.wiggle.a === cell ? ui.wiggle.b : ui.wiggle.a);
      const swing = Math.sin(Math.min(1, ui.wiggle.age / 0.26) * Math.PI) * 0.32;
      x += (other.x - x) * swing;
      y += (other.y - y) * swing;
    }
    if (ui.picked === cell) scale = to.reducedMotion ? 1.1 : 1.1 + Math.sin(to.time * 8) * 0.03;
    if (ui.glow.includes(cell)) {
      const beat = to.reducedMotion ? 0.6 : 0.5 + 0.5 * Math.sin(to.time * 5);
      patch(to, 'glow', side * 0.5, x, y, paintGlow, { alpha: 0.35 + beat * 0.6 });
      scale *= 1 + beat * 0.07;
    }
    const alive = (state.power[cell] ?? 0) > 0 || kind === QUEEN;
    const sway = alive && !to.reducedMotion ? Math.sin(to.time * 4 + cell) * 0.06 : 0;
    drawPiece(to, kind, state.power[cell] ?? 0, x, y, size, {
      scaleX: scale,
      scaleY: scale,
      rotate: sway,
    });
  }
}

function paintGlow(c: CanvasRenderingContext2D): void {
  draw.rounded(c, -0.96, -0.96, 1.92, 1.92, 0.44, '#fff3a8b3');
  c.strokeStyle = '#ff8a1f';
  c.lineWidth = 0.13;
  c.stroke();
}

/** Rings about the picked cell and the keyboard's cursor. */
export function drawCursor(to: Surface, state: State, layout: Layout, ui: Ui): void {
  const half = layout.frame.cell * 0.5;
  if (ui.picked >= 0) {
    const { x, y } = pointOf(state, layout, ui.picked);
    draw.ring(to.c, x, y, half * 0.98, half * 0.2, draw.PALETTE.ink);
    draw.ring(to.c, x, y, half * 0.98, half * 0.11, draw.PALETTE.yellow);
  }
  if (!ui.keys) return;
  const { x, y } = pointOf(state, layout, ui.cursor);
  patch(to, 'cursor', half, x, y, paintCursor);
}

function paintCursor(c: CanvasRenderingContext2D): void {
  for (const [width, color] of [
    [0.26, draw.PALETTE.ink],
    [0.13, '#ffffff'],
  ] as const) {
    c.strokeStyle = color;
    c.lineWidth = width;
    c.lineCap = 'round';
    for (const [sx, sy] of [
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ] as const) {
      c.beginPath();
      c.moveTo(sx * 0.95, sy * 0.45);
      c.quadraticCurveTo(sx * 0.98, sy * 0.98, sx * 0.45, sy * 0.95);
      c.stroke();
    }
  }
}
