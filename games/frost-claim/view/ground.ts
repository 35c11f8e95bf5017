import { grainOf, Print } from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import {
  blob,
  disc,
  fade,
  fillPath,
  PALETTE,
  rim,
  sparkle,
  type Context,
  type Rect,
  type Surface,
} from '@playgrove/kit/runtime';
import { isCracking, CRACKING } from '../rules/thaw.ts';
import { CELL, type State, type Thaw } from '../rules/types.ts';
import { isSeen, type Ui } from './ui.ts';

/** World units of a tile of snow. */
const TILE = 300;
const SNOW = '#dfe6ff';
const DRIFT = '#c4cff5';
const BLUSH = '#f1dcf3';
const SHORE = '#6a6fb4';
const BANK = '#f3f6ff';
const CABIN = 3;

/** World units by which tiles overlap: between two pixels there is no seam. */
const LAP = 2;

/** Soft drifts, pinker where the evening catches them; whatever leaves a side comes in at the other. */
const snow = new Print(
  TILE + LAP,
  TILE + LAP,
  (c) => {
    c.fillStyle = SNOW;
    c.fillRect(0, 0, TILE + 2 * LAP, TILE + 2 * LAP);
    const rng = createRng('drifts');
    for (let at = 0; at < 26; at += 1) {
      const [x, y] = [rng.unit() * TILE, rng.unit() * TILE];
      const [wide, tall] = [rng.between(26, 74), rng.between(8, 20)];
      const paint = fade(at % 3 === 0 ? BLUSH : at % 3 === 1 ? DRIFT : '#ffffff', 0.34);
      for (const dx of [-TILE, 0, TILE])
        for (const dy of [-TILE, 0, TILE]) blob(c, x + dx, y + dy, wide, tall, paint, -0.25);
    }
    for (let at = 0; at < 90; at += 1) {
      const [x, y] = [6 + rng.unit() * (TILE - 12), 6 + rng.unit() * (TILE - 12)];
      disc(c, x, y, rng.between(0.6, 1.5), at % 2 === 0 ? '#ffffff' : '#aab7e8');
    }
  },
  true,
);

export function paintSnow(to: Surface, seen: Rect): void {
  const grain = grainOf(to.c);
  to.c.fillStyle = SNOW;
  to.c.fillRect(seen.x, seen.y, seen.width, seen.height);
  for (let x = Math.floor(seen.x / TILE) * TILE; x < seen.x + seen.width; x += TILE)
    for (let y = Math.floor(seen.y / TILE) * TILE; y < seen.y + seen.height; y += TILE)
      snow.draw(to.c, grain, x, y);
}

/** Glints that come and go, each in its own time. */
export function paintGlints(to: Surface, seen: Rect): void {
  const step = 74;
  const now = to.reducedMotion ? 0 : to.time;
  for (let x = Math.floor(seen.x / step); x * step < seen.x + seen.width; x += 1)
    for (let y = Math.floor(seen.y / step); y * step < seen.y + seen.height; y += 1) {
      const seed = Math.abs((x * 73_856_093) ^ (y * 19_349_663)) % 997;
      const glow = Math.sin(now * 1.7 + seed);
      if (glow < 0.55) continue;
      const r = (glow - 0.5) * 9;
      sparkle(to.c, x * step + (seed % 61), y * step + (seed % 53), r, '#ffffffd9');
    }
}

/** Everything beyond the shore: a dusky bank, its rim of swept snow, and pines. */
export function paintShore(to: Surface, state: State, ui: Ui, seen: Rect): void {
  const { c } = to;
  const lake = ui.turf.lake;
  if (!lake) return;
  const { x, y, width, height } = lake.box;
  const inside =
    seen.x > x + width * 0.25 &&
    seen.y > y + height * 0.25 &&
    seen.x + seen.width < x + width * 0.75 &&
    seen.y + seen.height < y + height * 0.75;
  if (inside) return;
  ui.turf.land?.fill(c, SHORE);
  lake.shape.rim(c, '#4b4f96', 13);
  lake.shape.rim(c, BANK, 8);
  const grain = grainOf(c);
  for (const tree of treesOf(state, ui))
    if (isSeen(seen, tree, 90)) scenery[tree.kind]?.draw(c, grain, tree.x - 40, tree.y - 74);
}

/** Pines of three sizes, and a cabin; all stand on 40, 74. */
const scenery = [0, 1, 2, CABIN].map(
  (kind) =>
    new Print(80, 96, (c) => {
      c.translate(40, 48);
      if (kind === CABIN) paintCabin(c);
      else paintPine(c, kind);
    }),
);

type Tree = { readonly x: number; readonly y: number; readonly kind: number };
const forests = new WeakMap<Ui, readonly Tree[]>();

function treesOf(state: State, ui: Ui): readonly Tree[] {
  const made = forests.get(ui);
  if (made) return made;
  const { size, rows } = state;
  const trees: Tree[] = [];
  const isLand = (x: number, y: number): boolean => (rows[y]?.[x] ?? '~') === '~';
  // In rows from the back to the front, clear of the ice.
  for (let row = -9; row < size + 16; row += 3)
    for (let column = -18; column < size + 19; column += 3) {
      const seed = Math.abs((column * 83_492_791) ^ (row * 29_475_721)) % 100;
      const [x, y] = [column + (seed % 3) - 1, row + ((seed >> 2) % 3) - 1];
      let clear = seed < 50;
      for (let dx = -2; dx <= 2 && clear; dx += 1)
        for (let dy = -3; dy <= 3 && clear; dy += 1) clear = isLand(x + dx, y + dy);
      if (clear) trees.push({ x: x * CELL, y: y * CELL, kind: seed % 31 === 0 ? CABIN : seed % 3 });
    }
  forests.set(ui, trees);
  return trees;
}

const PINES = ['#2b5a72', '#33688a', '#2a4f7e'] as const;

function paintPine(c: Context, kind: number): void {
  const tall = 1 - kind * 0.12;
  blob(c, 0, 36, 22, 8, '#1f1d5a40');
  c.fillStyle = '#5b3f52';
  c.fillRect(-4, 24, 8, 14);
  for (const [y, half, high] of [
    [28, 28, 34],
    [10, 22, 30],
    [-8, 15, 28],
  ] as const) {
    const base = 34 + (y - 34) * tall;
    fillPath(c, PINES[kind] ?? PINES[0], (path) => {
      path.moveTo(-half, base);
      path.quadraticCurveTo(0, base + 8, half, base);
      path.quadraticCurveTo(half * 0.4, base - high * 0.4, 0, base - high * tall);
      path.quadraticCurveTo(-half * 0.4, base - high * 0.4, -half, base);
    });
    rim(c, '#1d2450', 2.4);
    fillPath(c, '#f3f6ff', (path) => {
      path.moveTo(-half * 0.62, base - high * 0.3);
      path.quadraticCurveTo(-half * 0.2, base - high * 0.62, 0, base - high * tall);
      path.quadraticCurveTo(half * 0.3, base - high * 0.6, half * 0.5, base - high * 0.34);
      path.quadraticCurveTo(0, base - high * 0.34, -half * 0.62, base - high * 0.3);
    });
  }
}

/** A cabin with its windows lit. */
function paintCabin(c: Context): void {
  blob(c, 0, 36, 34, 9, '#1f1d5a40');
  disc(c, 0, 20, 36, '#ffc66a33');
  fillPath(c, '#7a4a55', (path) => path.roundRect(-26, 4, 52, 32, 4));
  rim(c, PALETTE.ink, 3);
  fillPath(c, '#ffd97a', (path) => {
    path.roundRect(-17, 13, 12, 13, 2);
    path.roundRect(5, 13, 12, 13, 2);
  });
  rim(c, PALETTE.ink, 2);
  fillPath(c, '#f6f8ff', (path) => {
    path.moveTo(-34, 9);
    path.quadraticCurveTo(-20, -14, 0, -24);
    path.quadraticCurveTo(20, -14, 34, 9);
    path.quadraticCurveTo(0, 3, -34, 9);
  });
  rim(c, PALETTE.ink, 3);
}

/** Rocks with a cap of snow. */
export function paintRocks(to: Surface, ui: Ui): void {
  const { c } = to;
  const shape = ui.turf.rocks?.shape;
  if (!shape) return;
  c.save();
  c.translate(0, 7);
  shape.fill(c, '#1f1d5a4d');
  c.restore();
  shape.rim(c, PALETTE.ink, 5);
  shape.fill(c, '#6d74a8');
  c.save();
  c.translate(-1, -5);
  shape.fill(c, '#f6f8ff');
  c.restore();
}

/** Warm water under the ice: it steams, glows, and cracks before it breaks. */
export function paintThaw(to: Surface, thaw: Thaw): void {
  const { c } = to;
  const { x, y, r } = thaw;
  const cracks = isCracking(thaw);
  const part = cracks ? 1 - thaw.left / CRACKING : 0;
  const beat = to.reducedMotion ? 0.5 : 0.5 + 0.5 * Math.sin(to.time * (cracks ? 7 : 2));
  c.globalAlpha = cracks ? 0.5 + 0.3 * beat : 0.3;
  disc(c, x, y, r, cracks ? '#ff9a5c66' : '#ffc08a4d');
  c.globalAlpha = 1;
  c.setLineDash([10, 9]);
  c.lineWidth = cracks ? 4 : 3;
  c.strokeStyle = cracks ? '#ff7a3d' : '#ffffffb3';
  c.beginPath();
  c.arc(x, y, r, 0, 7);
  c.stroke();
  c.setLineDash([]);
  if (!cracks) return;
  // The clock runs around the rim.
  c.strokeStyle = '#fff3e0';
  c.beginPath();
  c.arc(x, y, r, -Math.PI / 2, -Math.PI / 2 + part * Math.PI * 2);
  c.stroke();
  c.lineWidth = 2.4;
  c.strokeStyle = '#fff8f0';
  c.beginPath();
  for (let arm = 0; arm < 7; arm += 1) {
    const turn = arm * 0.9 + x;
    const far = r * (0.35 + 0.6 * part);
    c.moveTo(x, y);
    c.lineTo(x + Math.cos(turn + 0.3) * far * 0.4, y + Math.sin(turn + 0.3) * far * 0.4);
    c.lineTo(x + Math.cos(turn) * far * 0.7, y + Math.sin(turn) * far * 0.7);
    c.lineTo(x + Math.cos(turn + 0.22) * far, y + Math.sin(turn + 0.22) * far);
  }
  c.stroke();
}
