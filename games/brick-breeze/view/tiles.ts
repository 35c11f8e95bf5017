import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { COLORS, PINWHEEL, STONE } from '../rules/murals.ts';
import {
  cellX,
  cellY,
  FIREWORK,
  isLoose,
  muralOf,
  TILE_H,
  TILE_W,
  type State,
} from '../rules/state.ts';
import { paintKiteMark } from './kites.ts';

/** In the order of `COLORS`. */
const GLAZES =
  '#f2394b #ff8420 #ffc91f #35b94f #12b3a6 #2f78ff #8447f5 #ff6fae #fff2da #a3633a #3a4386 #a9a7bd'.split(
    ' ',
  );

/** A color's glaze and its light. */
export function glazeOf(letter: string): readonly [string, string] {
  const color = GLAZES[COLORS.indexOf(letter.toLowerCase())] ?? '#fff2da';
  return [color, draw.tint(color, 0.5)];
}

const W = TILE_W - 2;
const H = TILE_H - 2;

/** A glazed tile: a foot, a face lit from above, a bar of shine, and what is on it. */
function paintTile(c: Context, letter: string, more: string, kite: boolean, wide: number): void {
  c.scale(wide, 1);
  const stone = letter === STONE;
  const color = stone ? '#7c7f92' : letter === PINWHEEL ? '#e7f6ff' : glazeOf(letter)[0];
  draw.rounded(c, 1, 2, W, H, 5, draw.PALETTE.ink);
  draw.rounded(c, 2.6, 3, W - 3.2, H - 2.6, 4, draw.shade(color, 0.34));
  const face = draw.down(c, 2, H - 3, draw.tint(color, 0.34), color, draw.shade(color, 0.08));
  draw.rounded(c, 2.6, 3, W - 3.2, H - 6, 4, face);
  draw.rounded(c, 6, 5.4, W - 10, H - 11, 2.5, draw.fade(draw.tint(color, 0.7), 0.34));
  draw.rounded(c, 5, 4.2, W - 15, 2.4, 1.2, '#ffffffb8');
  draw.disc(c, W - 5, 5.4, 1.3, '#ffffffb8');
  if (stone) draw.drawPath(c, 'M8 7L13 12L11 16M24 6L22 10L27 14', { line: '#43465c', width: 1.4 });
  if (more === 'thick') {
    draw.rim(c, '#fff0b4', 2, (path) => path.roundRect(4.4, 4.6, W - 6.8, H - 8.4, 3));
    draw.rim(c, draw.shade(color, 0.5), 0.8, (path) => path.roundRect(6, 6, W - 10, H - 11, 2));
  } else if (more === 'cracked') {
    const line = draw.shade(color, 0.62);
    draw.drawPath(c, 'M9 3L13 9L9 13L12 18M13 9L21 8L27 14M21 8L24 3', { line, width: 1.5 });
  } else if (more === 'plate') {
    draw.rounded(c, 0, H - 5, TILE_W, 7, 2.5, draw.PALETTE.ink);
    draw.rounded(
      c,
      1.4,
      H - 3.8,
      TILE_W - 2.8,
      4.4,
      1.6,
      draw.down(c, H - 4, H + 1, '#f4f7ff', '#8a93b4'),
    );
    for (const x of [6, TILE_W / 2, TILE_W - 6]) draw.disc(c, x, H - 1.6, 1.2, '#59617f');
  }
  if (!kite) return;
  c.scale(1 / wide, 1);
  draw.place(c, (TILE_W / 2) * wide, H / 2 + 0.4, () => paintKiteMark(c));
}

const prints = new Map<string, draw.Print>();

function printOf(letter: string, more: string, kite: boolean, wide: number): draw.Print {
  const key = `${letter.toLowerCase()} ${more} ${kite} ${wide}`;
  let print = prints.get(key);
  if (!print) {
    print = new draw.Print(TILE_W * wide, TILE_H, (c) => paintTile(c, letter, more, kite, wide));
    prints.set(key, print);
  }
  return print;
}

function paintSails(c: Context): void {
  for (let sail = 0; sail < 4; sail += 1) {
    const fill = sail % 2 === 0 ? '#ff4b6e' : '#ffc91f';
    const paint = (): void =>
      draw.drawPath(c, 'M0 0V-12.5Q9 -11 7.4 -5.2Z', { fill, rim: draw.PALETTE.ink, width: 1.5 });
    draw.place(c, 0, 0, paint, (sail * Math.PI) / 2);
  }
  draw.disc(c, 0, 0, 3, draw.PALETTE.ink);
  draw.disc(c, 0, 0, 1.6, '#fff6c8');
}

function paintFirework(c: Context): void {
  const star = Array.from({ length: 16 }, (_, at) => {
    const [far, turn] = [at % 2 ? 5.5 : 13, (at * Math.PI) / 8];
    return `${at ? 'L' : 'M'}${far * Math.cos(turn)} ${far * Math.sin(turn)}`;
  });
  draw.rounded(c, -15, -9, 30, 18, 5, '#3a1f78');
  draw.drawPath(c, `${star.join('')}Z`, { fill: '#ffd24a', rim: draw.PALETTE.ink, width: 1.6 });
  draw.disc(c, 0, 0, 3.4, '#ff3d5a');
}

/** The mural: every tile that stands. Pinwheels turn; loose, they hang their sails. */
export function drawTiles(to: Surface, state: State, spin: number, wide: number): void {
  const { c } = to;
  const { cells, hits: whole } = muralOf(state);
  const { tiles, cargo } = state;
  const loose = isLoose(state);
  const grain = draw.grainOf(c);
  draw.crisply(c, () => {
    for (let cell = 0; cell < tiles.length; cell += 1) {
      const hits = tiles[cell] ?? 0;
      if (hits === 0) continue;
      const letter = cells[cell] ?? '.';
      const plated = letter >= 'A' && letter <= 'Z' && !loose;
      const more = plated ? 'plate' : hits > 1 ? 'thick' : whole[cell] === 2 ? 'cracked' : '';
      const [x, y] = [(cellX(cell) - TILE_W / 2) * wide, cellY(cell) - TILE_H / 2];
      const kite = (cargo[cell] ?? 0) % FIREWORK > 0;
      printOf(letter, more, kite, wide).draw(c, grain, x, y);
    }
  });
  const size = loose ? 0.6 : 1;
  for (let cell = 0; cell < tiles.length; cell += 1) {
    if ((tiles[cell] ?? 0) === 0) continue;
    if (cargo[cell] === FIREWORK) {
      const pulse = 1 + Math.sin(spin * 6 + cell) * 0.08;
      const pose = { scaleX: pulse, scaleY: pulse };
      to.stamp('firework', 32, 32, paintFirework, cellX(cell) * wide, cellY(cell), pose);
    }
    if (cells[cell] !== PINWHEEL) continue;
    const pose = { rotate: loose ? 0.4 : spin + cell, scaleX: size, scaleY: size };
    to.stamp('sails', 30, 30, paintSails, cellX(cell) * wide, cellY(cell) - 1, pose);
  }
}
