import * as draw from '@playgrove/kit/draw';
import type { Context, Rect } from '@playgrove/kit/runtime';
import { RIVALS } from '../rules/rivals.ts';
import { trickOf, type State } from '../rules/state.ts';
import { FOOT, HEAD, isSide, LONG, POCKETS, RAILS, WIDE } from '../rules/table.ts';
import { FRAME, lay, type Layout } from './layout.ts';

/** Cloth, wood and carpet of each table in the club. */
type Look = { readonly cloth: string; readonly wood: string; readonly room: readonly string[] };

const LOOKS: readonly Look[] = [
  { cloth: '#17a07a', wood: '#8a4a26', room: ['#7a3b6e', '#4d2260', '#2b1246'] },
  { cloth: '#2b7be0', wood: '#7b3f22', room: ['#8a4a3a', '#5a2440', '#31123a'] },
  { cloth: '#8f3fc4', wood: '#6d3b2a', room: ['#2f6f86', '#23406e', '#1a1f4d'] },
  { cloth: '#c2334f', wood: '#5f3524', room: ['#2f7a72', '#1f4766', '#1b2150'] },
];

const lookOf = (state: State): number =>
  state.mode === 'trick'
    ? 1
    : state.mode === 'two'
      ? 2
      : Math.floor(RIVALS.indexOf(state.rival ?? 'pip') / 2);

/** Radii of the holes as drawn. */
const HOLE = 64;
const SIDE_HOLE = 54;
const DIAMOND = 9;

/** The room and the table with all that lies still. */
export function paintRoom(c: Context, bleed: Rect, layout: Layout, state: State): void {
  const look = LOOKS[lookOf(state)] ?? LOOKS[0];
  if (!look) return;
  const { table } = layout;
  const [x, y] = [table.x + table.width / 2, table.y + table.height / 2];
  draw.glow(c, bleed, x, y, ...look.room);
  draw.halftone(c, bleed, draw.fade(look.room[2] ?? '#2b1246', 0.5), 74);
  draw.vignette(c, bleed);
  paintFrame(c, table, look);
  c.save();
  lay(c, layout);
  paintCloth(c, look, layout.portrait);
  if (state.mode === 'trick') paintRing(c, state);
  else paintLine(c);
  paintCushions(c, look);
  paintHoles(c);
  paintDiamonds(c);
  c.restore();
}

function paintFrame(c: Context, { x, y, width, height }: Rect, { wood }: Look): void {
  draw.rounded(c, x - 4, y + 22, width + 8, height + 14, 80, '#14062999');
  draw.rounded(c, x - 9, y - 9, width + 18, height + 18, 84, '#2b1b4d');
  draw.rounded(
    c,
    x,
    y,
    width,
    height,
    76,
    draw.linear(
      c,
      x,
      y,
      x + width * 0.3,
      y + height,
      draw.tint(wood, 0.28),
      wood,
      draw.shade(wood, 0.28),
    ),
  );
  c.save();
  c.beginPath();
  c.roundRect(x, y, width, height, 76);
  c.clip();
  // Grain along the wood.
  draw.rim(c, draw.fade(draw.shade(wood, 0.5), 0.22), 5, (path) => {
    for (let at = 0; at < 7; at += 1) {
      const off = 9 + at * 11;
      path.roundRect(x + off, y + off, width - off * 2, height - off * 2, 70);
    }
  });
  c.restore();
  draw.rim(c, draw.fade(draw.tint(wood, 0.6), 0.7), 5, (path) =>
    path.roundRect(x + 7, y + 7, width - 14, height - 14, 70),
  );
  draw.rounded(
    c,
    x + FRAME - 34,
    y + FRAME - 34,
    width - FRAME * 2 + 68,
    height - FRAME * 2 + 68,
    30,
    '#2b1b4d',
  );
}

function paintCloth(c: Context, { cloth }: Look, up: boolean): void {
  const light = draw.radial(
    c,
    LONG / 2,
    WIDE / 2,
    LONG * 0.66,
    draw.tint(cloth, 0.2),
    cloth,
    draw.shade(cloth, 0.34),
  );
  draw.cover(c, { x: -30, y: -30, width: LONG + 60, height: WIDE + 60 }, light);
  // Nap of the cloth, across the long side.
  c.fillStyle = draw.fade(draw.tint(cloth, 0.5), 0.07);
  for (let at = 0; at < 10; at += 2) c.fillRect(at * 200, -30, 200, WIDE + 60);
  paintEmblem(c, cloth, up);
}

/** The club's sign in the middle: an eight in a ring. */
function paintEmblem(c: Context, cloth: string, up: boolean): void {
  const paint = draw.fade(draw.shade(cloth, 0.5), 0.26);
  c.save();
  c.translate(LONG / 2, WIDE / 2);
  if (up) c.rotate(Math.PI / 2);
  draw.ring(c, 0, 0, 190, 12, paint);
  draw.ring(c, 0, 0, 162, 5, paint);
  draw.ring(c, 0, -42, 34, 24, paint);
  draw.ring(c, 0, 44, 42, 26, paint);
  for (const side of [-1, 1]) draw.star(c, side * 112, 0, 22, paint);
  c.restore();
}

/** The line that a break is played from, and the rack's spot. */
function paintLine(c: Context): void {
  c.fillStyle = '#ffffff3d';
  c.fillRect(HEAD - 2, 0, 4, WIDE);
  draw.disc(c, FOOT, WIDE / 2, 9, '#ffffff59');
  draw.disc(c, HEAD, WIDE / 2, 9, '#ffffff59');
}

function paintRing(c: Context, { trick }: State): void {
  const { ring: chalk } = trickOf(trick);
  if (!chalk) return;
  draw.disc(c, chalk.x, chalk.y, chalk.r, '#ffffff1f');
  c.setLineDash([26, 16]);
  draw.ring(c, chalk.x, chalk.y, chalk.r, 10, '#fff6e3');
  c.setLineDash([]);
}

/** Backs of the cushions, behind their noses. */
const BACK = 52;

function paintCushions(c: Context, { cloth }: Look): void {
  RAILS.forEach((points, rail) => {
    const [first, a, b, last] = points;
    if (!first || !a || !b || !last) return;
    const [dx, dy] = [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])];
    const [nx, ny] = [dy * BACK, -dx * BACK];
    const trace = (path: Context): void => {
      const depth = ([x, y]: readonly [number, number], from: readonly [number, number]): number =>
        BACK / Math.abs((x - from[0]) * Math.sign(nx) + (y - from[1]) * Math.sign(ny));
      const [start, end] = [depth(first, a), depth(last, b)];
      path.moveTo(a[0], a[1]);
      path.lineTo(b[0], b[1]);
      path.lineTo(b[0] + (last[0] - b[0]) * end, b[1] + (last[1] - b[1]) * end);
      path.lineTo(a[0] + (first[0] - a[0]) * start, a[1] + (first[1] - a[1]) * start);
      path.closePath();
    };
    // The shadow on the cloth below the cushion.
    c.save();
    c.translate(-nx * 0.24, -ny * 0.24);
    draw.fillPath(c, '#1a0b3a40', trace);
    c.restore();
    const face = draw.linear(
      c,
      a[0],
      a[1],
      a[0] + nx,
      a[1] + ny,
      draw.tint(cloth, 0.36),
      draw.shade(cloth, 0.12),
      draw.shade(cloth, 0.34),
    );
    draw.fillPath(c, face, trace);
    draw.rim(c, draw.fade(draw.tint(cloth, 0.65), rail === 0 ? 0.9 : 0.6), 5, (path) => {
      path.moveTo(a[0], a[1]);
      path.lineTo(b[0], b[1]);
    });
  });
}

function paintHoles(c: Context): void {
  POCKETS.forEach(({ x, y: middle }, pocket) => {
    const r = isSide(pocket) ? SIDE_HOLE : HOLE;
    // A side pocket is drawn a little nearer, to stay within the wood.
    const y = isSide(pocket) ? middle + (middle < 0 ? 8 : -8) : middle;
    draw.disc(c, x, y, r + 13, '#2b1b4d');
    draw.disc(
      c,
      x,
      y,
      r + 9,
      draw.linear(c, x - r, y - r, x + r, y + r, '#ffe7a3', '#d99a35', '#8c5520'),
    );
    draw.disc(c, x, y, r, draw.radial(c, x, y, r, '#05020c', '#0d0618', '#241338'));
  });
}

function paintDiamonds(c: Context): void {
  const off = FRAME * 0.7;
  const diamond = (x: number, y: number): void => {
    draw.fillPath(c, '#fff3d6', (path) => {
      path.moveTo(x, y - DIAMOND);
      path.lineTo(x + DIAMOND, y);
      path.lineTo(x, y + DIAMOND);
      path.lineTo(x - DIAMOND, y);
    });
  };
  for (let at = 1; at < 8; at += 1) {
    if (at === 4) continue;
    for (const y of [-off, WIDE + off]) diamond((at * LONG) / 8, y);
  }
  for (let at = 1; at < 4; at += 1) for (const x of [-off, LONG + off]) diamond(x, (at * WIDE) / 4);
}
