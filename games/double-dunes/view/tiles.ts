import * as draw from '@playgrove/kit/draw';
import { ease, type Motion, type Surface } from '@playgrove/kit/runtime';
import type { State, Tile } from '../rules.ts';
import { hexagon } from './board.ts';
import { middle, type Layout } from './layout.ts';
import type { Ui } from './ui.ts';

type Context = CanvasRenderingContext2D;

export const SLIDE_MS = 100;
const SLIDE = SLIDE_MS / 1000;
/** Seconds a merged tile takes to swell and settle, and a new one to appear. */
const POP = 0.2;
const APPEAR = 0.16;

/** Numbers on faces this light are dark. */
const DARK_UNTIL = 3;
const GOLD_FROM = 12;

export function drawTiles(
  to: Surface,
  layout: Layout,
  state: State,
  ui: Ui,
  motion: Motion<State>,
  faces: readonly string[],
): void {
  const { from } = motion;
  const part = ease.out(motion.part);
  const cellOf = new Map<number, number>();
  for (const [cell, tile] of state.tiles.entries()) {
    if (!tile) continue;
    cellOf.set(tile.id, cell);
    for (const source of tile.merged ?? []) cellOf.set(source, cell);
  }
  const wasAt = new Set<number>();
  for (const [cell, tile] of from?.tiles.entries() ?? []) {
    const target = tile ? cellOf.get(tile.id) : undefined;
    if (!tile || target === undefined) continue;
    wasAt.add(tile.id);
    const a = middle(layout, cell);
    const b = middle(layout, target);
    const x = a.x + (b.x - a.x) * part;
    const y = a.y + (b.y - a.y) * part;
    drawTile(to, layout, faces, tile.v, x, y, 1);
  }
  for (const [cell, tile] of state.tiles.entries()) {
    if (!tile || wasAt.has(tile.id)) continue;
    const scale = scaleOf(tile, state, ui, to.reducedMotion);
    if (scale <= 0) continue;
    const { x, y } = middle(layout, cell);
    drawTile(to, layout, faces, tile.v, x, y, scale);
  }
}

function scaleOf(tile: Tile, state: State, ui: Ui, reducedMotion: boolean): number {
  if (tile.merged) {
    if (ui.age < SLIDE) return 0;
    const pop = (ui.age - SLIDE) / POP;
    if (pop >= 1 || reducedMotion) return 1;
    // Bigger numbers swell more.
    return 1 + Math.sin(pop * Math.PI) * (0.09 + Math.min(tile.v, 12) * 0.014);
  }
  if (tile.id !== state.fresh || state.moves === 0) return 1;
  const grown = (ui.age - SLIDE * 0.6) / APPEAR;
  return grown >= 1 ? 1 : ease.back(Math.max(0, grown));
}

const TILE_REACH = { left: -0.59, top: -0.59, right: 0.59, bottom: 0.59 };

/** A tile's face; `scale` 1 fills its cell. */
function drawTile(
  to: Surface,
  layout: Layout,
  faces: readonly string[],
  v: number,
  x: number,
  y: number,
  scale: number,
): void {
  const { cell, board } = layout;
  const hex = board.name === 'hex';
  // Neither turned nor faded: the plain stamp asks for fewer calls, and there are many.
  draw.stamp(
    to.c,
    `tile ${v} ${hex ? 'hex' : board.width}`,
    x,
    y,
    cell * scale,
    () => TILE_REACH,
    (c) => {
      c.scale(1 / cell, 1 / cell);
      paintFace(c, v, cell * (hex ? 0.94 : 0.88), faces, hex);
    },
  );
}

export function paintFace(
  c: Context,
  v: number,
  size: number,
  faces: readonly string[],
  hex: boolean,
): void {
  const color = faces[Math.min(v, faces.length) - 1] ?? draw.PALETTE.ink;
  if (hex) paintHexTile(c, size * 0.5, color, v);
  else paintSquareTile(c, size, color, v);
  const room = hex ? size * 0.86 : size;
  const text = String(2 ** v);
  const width = [0.62, 0.62, 0.52, 0.4, 0.33, 0.27][text.length] ?? 0.22;
  const height = room * (text.length <= 1 ? 0.62 : width);
  c.font = draw.labelFont(height);
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  const dark = v <= DARK_UNTIL;
  c.fillStyle = dark ? '#ffffffaa' : draw.shade(color, 0.62);
  c.fillText(text, 0, height * 0.05 - size * 0.03 + (dark ? height * 0.03 : 0));
  c.fillStyle = dark ? '#5d3a26' : '#ffffff';
  c.fillText(text, 0, -size * 0.03);
}

function paintSquareTile(c: Context, size: number, color: string, v: number): void {
  draw.tile(c, 0, 0, size, color);
  if (v < GOLD_FROM) return;
  const inset = size * 0.04;
  c.lineWidth = size * 0.05;
  c.strokeStyle = draw.down(c, -size / 2, size / 2, '#fff3b0', '#f0a821');
  c.beginPath();
  c.roundRect(
    -size / 2 + inset,
    -size / 2 + inset,
    size - inset * 2,
    size * 0.92 - inset * 2,
    size * 0.19,
  );
  c.stroke();
}

/** The house's tile with six sides: a foot, a lit face, a bar of shine. */
function paintHexTile(c: Context, r: number, color: string, v: number): void {
  const corner = r * 0.3;
  c.lineJoin = 'round';
  c.lineWidth = corner;
  const layer = (y: number, paint: string | CanvasGradient): void => {
    c.strokeStyle = paint;
    hexagon(c, 0, y, r - corner / 2, paint);
    c.stroke();
  };
  layer(r * 0.08, draw.fade(draw.PALETTE.ink, 0.28));
  layer(0, draw.shade(color, 0.45));
  layer(-r * 0.1, draw.linear(c, 0, -r, 0, r * 0.9, draw.tint(color, 0.3), color));
  draw.rounded(c, -r * 0.36, -r * 0.86, r * 0.72, r * 0.14, r * 0.07, '#ffffff66');
  if (v < GOLD_FROM) return;
  c.lineWidth = r * 0.1;
  c.strokeStyle = '#f7c84a';
  hexagon(c, 0, -r * 0.1, r - corner * 0.3, '#ffffff00');
  c.stroke();
}
