import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { CRATE, POST } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { cellRect, type Layout } from './layout.ts';
import { LOOKS, type Look } from './looks.ts';

const INK = draw.PALETTE.ink;
const TOOLS = [
  'M-6 -40H6V10L12 16V40H-12V16L-6 10Z',
  'M-30 -34H30V-12H8V40H-8V-12H-30Z',
  'M-14 -40A16 16 0 0 0 -8 -10V34A8 8 0 0 0 8 34V-10A16 16 0 0 0 14 -40V-24H-14Z',
  'M-26 -30L-6 0L-14 40M26 -30L6 0L14 40',
] as const;

/** What rests: the wall with its tools, the counter, the bench and its cells. */
export function drawRoom(to: Surface, layout: Layout, { cells, level }: State): void {
  const look = LOOKS.of(to);
  const posts = cells.map((content) => Number(content === POST)).join('');
  const { width, height } = to.bleed;
  to.layer(`room ${level} ${posts} ${width} ${height} ${layout.seats.length}`, (c, bleed) => {
    paintWall(c, bleed, layout, look);
    paintCounter(c, bleed, layout, look);
    paintBench(c, layout, look);
    for (const [cell, content] of cells.entries())
      if (content === POST) paintPost(c, cellRect(layout, cell));
      else paintCell(c, cellRect(layout, cell), look);
  });
}

function paintWall(c: Context, bleed: Rect, layout: Layout, { wall }: Look): void {
  draw.sky(c, bleed, draw.tint(wall[0], 0.16), wall[0], wall[1]);
  draw.glow(c, bleed, bleed.x + bleed.width / 2, bleed.y, '#fff1c466', '#fff1c41c', '#fff1c400');
  c.fillStyle = draw.fade('#0d0726', 0.17);
  for (let y = bleed.y + 18; y < bleed.y + bleed.height; y += 44)
    for (let x = bleed.x + 18; x < bleed.x + bleed.width; x += 44) {
      c.beginPath();
      c.arc(x, y, 4, 0, 7);
      c.fill();
    }
  const { bench } = layout;
  const spots = layout.portrait
    ? [bench.y + 90, bench.y + bench.height * 0.5, bench.y + bench.height - 40].flatMap((y) => [
        { x: bench.x / 2 - 6, y },
        { x: bench.x + bench.width + (bleed.width - bench.x - bench.width) / 2, y },
      ])
    : [90, 210].map((y, at) => ({ x: layout.box.x + 60 + at * 100, y: y + at * 12 }));
  for (const [at, { x, y }] of spots.entries())
    draw.transformed(c, { x, y, rotate: at % 2 === 0 ? 0.12 : -0.14, scale: 0.95 }, () => {
      const d = TOOLS[at % TOOLS.length] ?? TOOLS[0];
      draw.transformed(c, { x: 5, y: 8 }, () =>
        draw.drawPath(c, d, { line: draw.fade('#0d0726', 0.25), width: 14 }),
      );
      draw.drawPath(c, d, {
        line: draw.fade('#0d0726', 0.4),
        fill: draw.fade('#ffffff', 0.16),
        width: 7,
      });
    });
  draw.vignette(c, bleed, draw.fade('#0d0726', 0.4));
}

/** What customers stand behind. */
function paintCounter(c: Context, bleed: Rect, layout: Layout, { wood }: Look): void {
  for (const [at, seat] of layout.seats.entries()) {
    if (layout.portrait && at > 0) continue;
    const y = seat.y + seat.height - 8;
    const [x, width] = layout.portrait
      ? [bleed.x - 20, bleed.width + 40]
      : [seat.x - 6, seat.width];
    draw.rounded(c, x, y + 8, width, 26, 8, draw.fade('#0d0726', 0.35));
    draw.rounded(c, x, y, width, 26, 8, INK);
    draw.rounded(
      c,
      x + 4,
      y + 4,
      width - 8,
      17,
      5,
      draw.down(c, y, y + 22, draw.tint(wood, 0.35), wood),
    );
  }
}

function paintBench(c: Context, { bench }: Layout, { wood }: Look): void {
  const { x, y, width, height } = bench;
  draw.rounded(c, x + 4, y + 16, width, height, 30, draw.fade('#0d0726', 0.42));
  draw.rounded(c, x, y, width, height + 8, 30, INK);
  draw.rounded(c, x + 5, y + 5, width - 10, height - 2, 26, draw.shade(wood, 0.42));
  draw.rounded(
    c,
    x + 5,
    y + 5,
    width - 10,
    height - 12,
    26,
    draw.down(c, y, y + height, draw.tint(wood, 0.28), wood, draw.shade(wood, 0.16)),
  );
  draw.clipped(
    c,
    (path) => path.roundRect(x + 5, y + 5, width - 10, height - 12, 26),
    () => {
      for (let at = 0; at < 14; at += 1) {
        const line = y + 12 + (at * height) / 13;
        draw.drawPath(
          c,
          `M${x} ${line}Q${x + width * 0.3} ${line - 10 + (at % 3) * 9} ${x + width * 0.62} ${line}T${x + width} ${line + 4}`,
          { line: draw.fade(draw.shade(wood, 0.5), 0.22), width: 3 },
        );
      }
      draw.rounded(c, x + 20, y + 9, width - 40, 7, 4, draw.fade('#ffffff', 0.35));
    },
  );
}

function paintCell(c: Context, { x, y, width }: Rect, { wood }: Look): void {
  const pad = 4;
  const [left, top, side] = [x + pad, y + pad, width - pad * 2];
  draw.rounded(c, left, top, side, side, 16, draw.shade(wood, 0.5));
  draw.rounded(
    c,
    left + 2,
    top + 5,
    side - 4,
    side - 7,
    14,
    draw.down(c, top, top + side, draw.mix(wood, '#fff3dc', 0.62), draw.mix(wood, '#fff3dc', 0.78)),
  );
}

/** A clamp: nothing passes. */
function paintPost(c: Context, { x, y, width }: Rect): void {
  draw.transformed(c, { x: x + width / 2, y: y + width / 2, scale: width / 112 }, () => {
    draw.blob(c, 0, 36, 44, 10, draw.fade('#150b30', 0.34));
    draw.drawPath(c, 'M-34 34L-26 -8H26L34 34Z', {
      fill: draw.down(c, -8, 34, '#f08a5a', '#b4503a'),
      rim: INK,
      width: 6,
    });
    draw.rounded(c, -36, -20, 72, 20, 6, INK);
    draw.rounded(c, -31, -15, 62, 10, 4, '#f7a676');
    for (const [px, py, turn] of [
      [-16, -24, -0.6],
      [16, -24, 0.6],
      [0, -32, 0],
    ] as const)
      draw.transformed(c, { x: px, y: py, rotate: turn }, () =>
        draw.drawPath(c, 'M0 8Q-18 -10 0 -30Q18 -10 0 8Z', { fill: '#4fbf5f', rim: INK, width: 5 }),
      );
  });
}

/** A crate in its cell; iron bands say that it takes two merges. */
export function drawCrate(to: Surface, content: number, { x, y, width }: Rect, grow: number): void {
  const one = (width / 112) * grow;
  to.stamp(
    `crate ${content}`,
    112,
    112,
    (c) => paintCrate(c, content !== CRATE),
    x + width / 2,
    y + width / 2,
    {
      scaleX: one,
      scaleY: one,
    },
  );
}

function paintCrate(c: Context, iron: boolean): void {
  draw.blob(c, 0, 40, 44, 9, draw.fade('#150b30', 0.3));
  draw.rounded(c, -44, -42, 88, 84, 10, INK);
  draw.rounded(c, -39, -37, 78, 74, 6, draw.down(c, -37, 37, '#d8a060', '#a86c38'));
  for (const y of [-12, 13]) draw.line(c, [-38, y, 38, y], 4, draw.fade('#5b3318', 0.7));
  draw.line(c, [-30, 30, 30, -30], 16, INK);
  draw.line(c, [-30, 30, 30, -30], 8, '#e8bb7c');
  for (const x of iron ? [-26, 26] : []) {
    draw.rounded(c, x - 9, -44, 18, 88, 4, INK);
    draw.rounded(c, x - 5, -40, 10, 80, 2, draw.down(c, -40, 40, '#d5deee', '#8e9abb'));
    for (const y of [-28, 28]) draw.disc(c, x, y, 3, INK);
  }
}
