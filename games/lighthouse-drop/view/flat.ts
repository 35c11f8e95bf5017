import * as draw from '@playgrove/kit/draw';
import type { Context, Point, Rect, Surface } from '@playgrove/kit/runtime';
import { floorOf, oilAt, type Tile } from '../rules/floors.ts';
import { floorsOf } from '../rules/levels.ts';
import { TILE, TILES, TURN, type State } from '../rules/types.ts';
import { CORE, FLOOR, FRONT, PITCH, RING, unitOf } from './camera.ts';
import { SEA, SKY, STONES, WALL } from './theme.ts';
import type { Ui } from './ui.ts';

/** How the tower lies when it is drawn flat: the axis at floor 0, and the length of a unit. */
export type Fit = { readonly x: number; readonly y: number; readonly unit: number };

/** Heights of the picture: floors stand, depths lie. */
const UP = Math.cos(PITCH);
const BACK = Math.sin(PITCH);

type Ring = {
  /** Floors from the top. */
  readonly floor: number;
  readonly tiles: readonly Tile[];
  /** Steps of the rules. */
  readonly angle: number;
};

type Screen = Pick<Surface, 'bleed' | 'width' | 'height'>;

/** @param depth the floor that the picture shows at the droplet's height */
function flatFit(to: Screen, depth: number): Fit {
  const unit = unitOf(to.bleed);
  const y = to.height * 0.4 - (FRONT * BACK + depth * FLOOR * UP) * unit;
  return { x: to.width / 2, y, unit };
}

export const spotOn = ({ x, y, unit }: Fit, floor: number): Point => ({
  x,
  y: y + (FRONT * BACK + floor * FLOOR * UP) * unit,
});

/** A place at the front, by floors from the top. */
export const flatAt = (to: Screen, ui: Ui, floor: number): Point =>
  spotOn(flatFit(to, ui.show.depth.value), floor);

const LAYERS = 12;

const turns = (angle: number): number => (angle / TURN) * Math.PI * 2;

function sector(c: Context, { x, unit }: Fit, y: number, from: number, to: number): void {
  const at = (angle: number, far: number): readonly [number, number] => [
    x + Math.sin(angle) * far * unit,
    y + Math.cos(angle) * far * BACK * unit,
  ];
  c.beginPath();
  c.moveTo(...at(from, CORE));
  for (let part = 0; part <= 3; part += 1) c.lineTo(...at(from + ((to - from) * part) / 3, RING));
  for (let part = 3; part >= 0; part -= 1) c.lineTo(...at(from + ((to - from) * part) / 3, CORE));
  c.closePath();
}

/** One floor: the stones behind the wall, its part of the wall, the stones in front. */
export function paintRing(c: Context, fit: Fit, { floor, tiles, angle }: Ring, dark = 0): void {
  const y = fit.y + floor * FLOOR * UP * fit.unit;
  const thick = 0.24 * fit.unit;
  const stones = (front: boolean): void => {
    const order = Array.from({ length: TILES }, (_, tile) => tile)
      .map((tile) => ({ tile, from: turns(angle + tile * TILE) }))
      .filter(({ from }) => Math.cos(from + turns(TILE / 2)) > 0 === front)
      .sort((a, b) => Math.cos(a.from + turns(TILE / 2)) - Math.cos(b.from + turns(TILE / 2)));
    for (const { tile, from } of order) {
      if (tiles[tile] === 'gap') continue;
      const hot = tiles[tile] === 'hot';
      const base = draw.mix(STONES[0][tile & 1] ?? '', STONES[1][tile & 1] ?? '', dark);
      const to = from + turns(TILE);
      // Layer by layer, so that it looks thick from any side.
      for (let layer = LAYERS; layer >= 0; layer -= 1) {
        sector(c, fit, y + (thick * layer) / LAYERS, from, to);
        c.fillStyle =
          layer > 0 ? (hot ? '#c2283c' : draw.shade(base, 0.4)) : hot ? '#ff8a1f' : base;
        c.fill();
      }
      c.strokeStyle = hot ? '#ffd84a' : draw.shade(base, 0.24);
      c.lineWidth = 0.03 * fit.unit;
      c.stroke();
      if (hot) flame(c, fit, y, from + turns(TILE / 2));
    }
  };
  stones(false);
  const wide = CORE * fit.unit;
  const tall = FLOOR * UP * fit.unit;
  const band = draw.mix(WALL[0][floor & 1] ?? '', WALL[1][floor & 1] ?? '', dark);
  c.fillStyle = draw.linear(
    c,
    fit.x - wide,
    0,
    fit.x + wide,
    0,
    draw.shade(band, 0.12),
    draw.tint(band, 0.25),
    draw.shade(band, 0.34),
  );
  c.fillRect(fit.x - wide, y - tall, wide * 2, tall);
  c.beginPath();
  c.ellipse(fit.x, y, wide, wide * BACK, 0, 0, Math.PI);
  c.fill();
  const pane = 0.2 * fit.unit;
  draw.rounded(c, fit.x - pane, y - tall * 0.78, pane * 2, pane * 2.6, pane * 0.9, '#5a4370');
  draw.rounded(
    c,
    fit.x - pane * 0.7,
    y - tall * 0.78 + pane * 0.3,
    pane * 1.4,
    pane * 2,
    pane * 0.6,
    '#ffdf7a',
  );
  stones(true);
}

function flame(c: Context, { x, unit }: Fit, y: number, angle: number): void {
  const far = (RING + CORE) / 2;
  const [px, py] = [x + Math.sin(angle) * far * unit, y + Math.cos(angle) * far * BACK * unit];
  for (const [size, color] of [
    [1, '#ff6a1f'],
    [0.6, '#ffd84a'],
  ] as const) {
    const r = 0.17 * unit * size;
    c.fillStyle = color;
    c.beginPath();
    c.moveTo(px, py - r * 3);
    c.quadraticCurveTo(px + r * 1.5, py - r * 0.6, px, py + r * 0.6);
    c.quadraticCurveTo(px - r * 1.5, py - r * 0.6, px, py - r * 3);
    c.fill();
  }
}

/** Sky and sea, the horizon at a part of the height. */
export function paintAir(c: Context, area: Rect, horizon: number, dark = 0): void {
  const y = area.y + area.height * horizon;
  const at = (list: readonly (readonly string[])[]): string[] =>
    (list[0] ?? []).map((color, index) => draw.mix(color, list[1]?.[index] ?? color, dark));
  c.fillStyle = draw.linear(c, 0, y, 0, area.y, ...at(SKY));
  c.fillRect(area.x, area.y, area.width, y - area.y);
  if (dark < 0.5) draw.disc(c, area.x + area.width * 0.2, y - 6, area.width * 0.09, '#fff3c4');
  c.fillStyle = draw.linear(c, 0, y, 0, area.y + area.height, ...at(SEA));
  c.fillRect(area.x, y, area.width, area.y + area.height - y);
}

/** The tower without three dimensions, for browsers that cannot draw them. */
export function drawFlat(to: Surface, state: State, ui: Ui, why: 'ready' | 'lost' | 'none'): void {
  const { c, bleed } = to;
  paintAir(c, bleed, 0.7, ui.show.dark.value);
  const { depth, dark } = ui.show;
  const fit = flatFit(to, depth.value);
  const first = Math.max(0, Math.floor(depth.value) - 2);
  const last = Math.min(floorsOf(state.params) - 1, first + 8);
  for (let floor = last; floor >= first; floor -= 1) {
    const { tiles, ...one } = floorOf(state, floor);
    const shown = [...tiles];
    if (one.oil)
      shown[Math.floor(oilAt({ tiles, ...one }, one.oil, state.clock) / TILE) % TILES] = 'hot';
    const gone = state.broken.includes(floor);
    const ring = { floor, angle: ui.angle, tiles: gone ? shown.map(() => 'gap' as const) : shown };
    paintRing(c, fit, ring, dark.value);
  }
  if (why === 'ready') return;
  to.label(to.words(`flat.${why}`), to.width / 2, to.height - 18, to.readable(15), {
    top: '#ffffff',
    bottom: '#fff6d8',
    rim: '#2b1b4d',
  });
}
