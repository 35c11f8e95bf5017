import { crisply, grainOf, Print } from '@playgrove/kit/draw';
import {
  disc,
  down,
  fade,
  fillPath,
  line,
  PALETTE,
  rim,
  rounded,
  shade,
  star,
  tint,
  type Context,
  type Surface,
} from '@playgrove/kit/runtime';
import { COLORS, PINWHEEL, STONE } from '../rules/murals.ts';
import { cellX, cellY, isLoose, muralOf, TILE_H, TILE_W, type State } from '../rules/state.ts';
import { paintKiteMark } from './kites.ts';

const GLAZES = [
  '#f2394b',
  '#ff8420',
  '#ffc91f',
  '#35b94f',
  '#12b3a6',
  '#2f78ff',
  '#8447f5',
  '#ff6fae',
  '#fff2da',
  '#a3633a',
  '#3a4386',
  '#a9a7bd',
] as const;

/** A color's glaze and its light. */
export function glazeOf(letter: string): readonly [string, string] {
  const color = GLAZES[COLORS.indexOf(letter.toLowerCase())] ?? '#fff2da';
  return [color, tint(color, 0.5)];
}

const GAP = 1;
const W = TILE_W - GAP * 2;
const H = TILE_H - GAP * 2;

/** The glazed body: a foot, a face lit from above, a bar of shine. */
function paintGlaze(c: Context, color: string): void {
  rounded(c, GAP, GAP + 1, W, H, 5, PALETTE.ink);
  rounded(c, GAP + 1.6, GAP + 2, W - 3.2, H - 2.6, 4, shade(color, 0.34));
  const face = down(c, 2, H - 3, tint(color, 0.34), color, shade(color, 0.08));
  rounded(c, GAP + 1.6, GAP + 2, W - 3.2, H - 6, 4, face);
  rounded(c, GAP + 5, GAP + 4.4, W - 10, H - 11, 2.5, fade(tint(color, 0.7), 0.34));
  rounded(c, GAP + 4, GAP + 3.2, W - 15, 2.4, 1.2, '#ffffffb8');
  disc(c, W - 5, GAP + 4.4, 1.3, '#ffffffb8');
}

/** Letter, then what is on it: 2 hits left, 1 cracked, a plate, or a kite. */
function paintTile(c: Context, letter: string, more: string, kite: number): void {
  if (letter === STONE) {
    paintGlaze(c, '#7c7f92');
    line(c, [8, 7, 13, 12, 11, 16], 1.4, '#43465c');
    line(c, [24, 6, 22, 10, 27, 14], 1.4, '#43465c');
    for (const x of [6, TILE_W - 6]) disc(c, x, 13, 1.6, '#4b4e66');
    return;
  }
  const [color] = glazeOf(letter);
  paintGlaze(c, letter === PINWHEEL ? '#e7f6ff' : color);
  if (more === 'thick') {
    rim(c, '#fff0b4', 2, (path) => path.roundRect(GAP + 3.4, GAP + 3.6, W - 6.8, H - 8.4, 3));
    rim(c, shade(color, 0.5), 0.8, (path) => path.roundRect(GAP + 5, GAP + 5, W - 10, H - 11, 2));
  }
  if (more === 'cracked') {
    line(c, [9, 3, 13, 9, 9, 13, 12, 18], 1.5, shade(color, 0.62));
    line(c, [13, 9, 21, 8, 27, 14], 1.5, shade(color, 0.62));
    line(c, [21, 8, 24, 3], 1.2, shade(color, 0.62));
  }
  if (more === 'plate') {
    rounded(c, 0, H - 5, TILE_W, 7, 2.5, PALETTE.ink);
    rounded(c, 1.4, H - 3.8, TILE_W - 2.8, 4.4, 1.6, down(c, H - 4, H + 1, '#f4f7ff', '#8a93b4'));
    for (const x of [6, TILE_W / 2, TILE_W - 6]) disc(c, x, H - 1.6, 1.2, '#59617f');
  }
  if (kite > 0) {
    c.save();
    c.translate(TILE_W / 2, H / 2 + 0.4);
    paintKiteMark(c, 5.6);
    c.restore();
  }
}

const prints = new Map<string, Print>();

function printOf(letter: string, more: string, kite: number): Print {
  const key = `${letter.toLowerCase()} ${more} ${kite > 0}`;
  let print = prints.get(key);
  if (!print) {
    print = new Print(TILE_W, TILE_H, (c) => paintTile(c, letter, more, kite));
    prints.set(key, print);
  }
  return print;
}

function paintSails(c: Context): void {
  for (let sail = 0; sail < 4; sail += 1) {
    c.save();
    c.rotate((sail * Math.PI) / 2);
    const color = sail % 2 === 0 ? '#ff4b6e' : '#ffc91f';
    fillPath(c, color, (path) => {
      path.moveTo(0, 0);
      path.lineTo(0, -12.5);
      path.quadraticCurveTo(9, -11, 7.4, -5.2);
      path.closePath();
    });
    rim(c, PALETTE.ink, 1.5);
    c.restore();
  }
  disc(c, 0, 0, 3, PALETTE.ink);
  star(c, 0, 0, 2.2, '#fff6c8');
}

/** The mural: every tile that stands. */
export function drawTiles(to: Surface, state: State, spin: number): void {
  const { c } = to;
  const { cells } = muralOf(state);
  const { tiles, cargo } = state;
  const loose = isLoose(state);
  const grain = grainOf(c);
  crisply(c, () => {
    for (let cell = 0; cell < tiles.length; cell += 1) {
      const hits = tiles[cell] ?? 0;
      if (hits === 0) continue;
      const letter = cells[cell] ?? '.';
      const plated = letter >= 'A' && letter <= 'Z';
      const thick = muralOf(state).hits[cell] === 2;
      const more = plated && !loose ? 'plate' : hits > 1 ? 'thick' : thick ? 'cracked' : '';
      const x = cellX(cell) - TILE_W / 2;
      printOf(letter, more, cargo[cell] ?? 0).draw(c, grain, x, cellY(cell) - TILE_H / 2);
    }
  });
  for (let cell = 0; cell < tiles.length; cell += 1) {
    if (cells[cell] !== PINWHEEL || (tiles[cell] ?? 0) === 0) continue;
    const rotate = loose ? 0.4 : spin + cell;
    to.stamp('sails', 30, 30, paintSails, cellX(cell), cellY(cell) - 1, {
      rotate,
      scaleX: loose ? 0.6 : 1,
      scaleY: loose ? 0.6 : 1,
    });
  }
}
