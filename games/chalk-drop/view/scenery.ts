import * as draw from '@playgrove/kit/draw';
import type { Context, Rect } from '@playgrove/kit/runtime';
import { BOARD } from '../rules/things.ts';
import { FRAME, TRAY, type Layout } from './layout.ts';

const INK = draw.PALETTE.ink;

/** What stands about in the room where the screen is larger than the board. */
export function drawScenery(c: Context, bleed: Rect, layout: Layout): void {
  if (layout.portrait) {
    const wall = layout.y - FRAME - bleed.y;
    const middle = layout.x + (layout.from + layout.to) / 2;
    if (wall > 520) clock(c, middle, layout.y - FRAME - 200, Math.min(96, wall * 0.2));
    desk(c, bleed, layout);
    return;
  }
  const left = layout.x - FRAME - bleed.x;
  const right = bleed.x + bleed.width - layout.width;
  const middle = layout.y + BOARD.height / 2;
  if (left > 150) {
    const x = bleed.x + left / 2;
    const size = Math.min(1.25, left / 250);
    clock(c, x, middle - 210, 78 * size);
    shelf(c, x, middle + 190, size);
  }
  if (right > 150) {
    const x = layout.width + right / 2 - 10;
    const size = Math.min(1.25, right / 260);
    poster(c, x, middle - 150, size);
    draw.place(c, x, middle + 300, () => plant(c), 0, size * 1.15);
  }
}

function clock(c: Context, x: number, y: number, r: number): void {
  draw.disc(c, x + r * 0.06, y + r * 0.14, r * 1.08, draw.fade('#3a1230', 0.28));
  draw.disc(c, x, y, r * 1.08, INK);
  draw.disc(
    c,
    x,
    y,
    r,
    draw.down(c, y - r, y + r, '#ff8a7a', draw.PALETTE.red, draw.shade(draw.PALETTE.red, 0.35)),
  );
  draw.disc(c, x, y, r * 0.82, INK);
  draw.disc(
    c,
    x,
    y,
    r * 0.77,
    draw.radial(c, x - r * 0.2, y - r * 0.2, r, '#ffffff', '#fff6e3', '#eed9b4'),
  );
  for (let hour = 0; hour < 12; hour += 1) {
    const turn = (hour / 12) * Math.PI * 2;
    const far = hour % 3 === 0 ? 0.56 : 0.61;
    const [dx, dy] = [Math.cos(turn) * r, Math.sin(turn) * r];
    const width = r * (hour % 3 === 0 ? 0.09 : 0.05);
    draw.line(c, [x + dx * far, y + dy * far, x + dx * 0.67, y + dy * 0.67], width, INK);
  }
  draw.line(c, [x, y, x - r * 0.26, y - r * 0.26], r * 0.1, INK);
  draw.line(c, [x, y, x + r * 0.12, y - r * 0.5], r * 0.07, INK);
  draw.disc(c, x, y, r * 0.09, draw.PALETTE.red);
  draw.blob(c, x - r * 0.36, y - r * 0.46, r * 0.2, r * 0.1, draw.fade('#ffffff', 0.8), -0.7);
}

const SPINES = [
  [draw.PALETTE.red, 30, 116],
  [draw.PALETTE.sky, 24, 98],
  [draw.PALETTE.yellow, 34, 124],
  [draw.PALETTE.purple, 22, 106],
  [draw.PALETTE.green, 30, 90],
] as const;

/** Books in a row, leaning a little; their foot on 0, 0. */
function books(c: Context): void {
  let x = -80;
  for (const [at, [color, wide, tall]] of SPINES.entries()) {
    draw.transformed(c, { x: x + wide / 2, rotate: at === 4 ? 0.16 : 0 }, () => {
      draw.rounded(c, -wide / 2 - 4, -tall - 4, wide + 8, tall + 6, 7, INK);
      draw.rounded(
        c,
        -wide / 2,
        -tall,
        wide,
        tall,
        4,
        draw.linear(
          c,
          -wide / 2,
          0,
          wide / 2,
          0,
          draw.tint(color, 0.3),
          color,
          draw.shade(color, 0.3),
        ),
      );
      for (const band of [0.16, 0.78]) {
        c.fillStyle = draw.fade('#fff6e3', 0.85);
        c.fillRect(-wide / 2, -tall * (1 - band), wide, 7);
      }
    });
    x += wide + 5;
  }
}

function shelf(c: Context, x: number, y: number, size: number): void {
  draw.transformed(c, { x, y, scale: size }, () => {
    draw.rounded(c, -112, 10, 224, 26, 8, draw.fade('#3a1230', 0.28));
    books(c);
    draw.rounded(c, -112, -4, 224, 28, 8, INK);
    draw.rounded(c, -108, 0, 216, 18, 6, draw.down(c, 0, 18, '#f0b067', '#b5652f'));
    draw.place(c, 86, -2, () => apple(c), 0, 0.72);
  });
}

const APPLE =
  'M0 -66C34 -86 62 -56 50 -22C42 2 20 6 0 -2C-20 6 -42 2 -50 -22C-62 -56 -34 -86 0 -66';

/** Its foot on 0, 0. */
function apple(c: Context): void {
  draw.contact(c, 0, 2, 44, 0.3);
  const fill = draw.radial(c, -18, -48, 84, '#ff9a8a', draw.PALETTE.red, '#a8102c');
  draw.drawPath(c, APPLE, { fill, line: INK, width: 11 });
  draw.line(c, [0, -66, 6, -90], 11, INK);
  draw.line(c, [0, -66, 6, -90], 5, '#9a5a2a');
  draw.place(c, 8, -82, () => draw.blob(c, 16, 0, 18, 9, draw.PALETTE.green), -0.5);
  draw.blob(c, -24, -50, 12, 7, draw.fade('#ffffff', 0.75), -0.7);
}

/** A poster of shapes, pinned up. */
function poster(c: Context, x: number, y: number, size: number): void {
  draw.transformed(c, { x, y, rotate: 0.04, scale: size }, () => {
    draw.rounded(c, -82, -112, 172, 232, 8, draw.fade('#3a1230', 0.26));
    draw.rounded(c, -88, -122, 176, 236, 10, INK);
    draw.rounded(c, -82, -116, 164, 224, 6, draw.down(c, -116, 108, '#fffdf4', '#f2e3c4'));
    draw.disc(c, -36, -62, 30, draw.PALETTE.red);
    draw.rounded(c, 12, -92, 56, 56, 6, draw.PALETTE.blue);
    draw.drawPath(c, 'M-38 -12 L-4 46 L-72 46', { fill: draw.PALETTE.green });
    draw.ring(c, 40, 18, 24, 13, draw.PALETTE.orange);
    for (let row = 0; row < 2; row += 1) {
      draw.line(c, [-62, 70 + row * 20, 62 - row * 40, 70 + row * 20], 7, draw.fade(INK, 0.25));
    }
    draw.disc(c, 0, -114, 9, INK);
    draw.disc(c, 0, -115, 6, draw.PALETTE.yellow);
  });
}

function plant(c: Context): void {
  draw.contact(c, 0, 2, 66, 0.34);
  for (const [turn, long] of [
    [-0.9, 120],
    [-0.45, 150],
    [0, 166],
    [0.45, 150],
    [0.9, 120],
  ] as const) {
    draw.transformed(c, { y: -76, rotate: turn }, () => {
      const leaf = (path: Context): void => {
        path.moveTo(0, 0);
        path.quadraticCurveTo(-34, -long * 0.55, 0, -long);
        path.quadraticCurveTo(34, -long * 0.55, 0, 0);
      };
      draw.rim(c, INK, 9, leaf);
      draw.fillPath(c, draw.down(c, -long, 0, '#7fe08a', '#1f9a58'), leaf);
      draw.line(c, [0, -8, 0, -long * 0.8], 4, draw.fade('#0b5a36', 0.5));
    });
  }
  draw.drawPath(c, 'M-64 -86 L64 -86 L46 6 L-46 6', { fill: INK });
  draw.drawPath(c, 'M-56 -80 L56 -80 L40 0 L-40 0', {
    fill: draw.linear(c, -56, 0, 56, 0, '#ffb27a', '#f07a3a', '#b34a1c'),
  });
  draw.rounded(c, -66, -92, 132, 26, 9, INK);
  draw.rounded(c, -61, -88, 122, 17, 6, '#ff9a5a');
}

/** A globe on its foot. */
function globe(c: Context): void {
  draw.contact(c, 0, 2, 58, 0.34);
  draw.rounded(c, -48, -20, 96, 24, 11, INK);
  draw.rounded(c, -43, -16, 86, 15, 8, '#c9793a');
  draw.line(c, [0, -18, 0, -44], 20, INK);
  draw.line(c, [0, -18, 0, -44], 10, '#c9793a');
  draw.rim(c, INK, 18, (path) => path.arc(0, -112, 84, -0.9, 2.2));
  draw.rim(c, '#ffc45a', 9, (path) => path.arc(0, -112, 84, -0.9, 2.2));
  draw.disc(c, 0, -112, 71, INK);
  draw.disc(c, 0, -112, 65, draw.radial(c, -22, -136, 100, '#a8ecff', '#3fa9f0', '#1a56b8'));
  c.save();
  c.beginPath();
  c.arc(0, -112, 65, 0, 7);
  c.clip();
  draw.blob(c, -30, -138, 34, 22, draw.PALETTE.green, 0.4);
  draw.blob(c, -14, -92, 18, 34, draw.PALETTE.green, -0.3);
  draw.blob(c, 40, -116, 24, 34, draw.PALETTE.green, 0.3);
  c.restore();
  draw.blob(c, -28, -146, 18, 9, draw.fade('#ffffff', 0.75), -0.6);
}

/** The teacher's desk under the buttons of a tall screen. */
function desk(c: Context, bleed: Rect, layout: Layout): void {
  const { go } = layout.buttons;
  const floor = bleed.y + bleed.height;
  const from = Math.max(go.y + go.r + 40, layout.y + BOARD.height + TRAY + 250);
  const room = floor - from;
  if (room < 150) return;
  const top = floor - Math.min(150, room * 0.32);
  const size = Math.min(1.7, (top - from) / 170);
  c.fillStyle = draw.fade(INK, 0.32);
  c.fillRect(bleed.x, top - 9, bleed.width, 9);
  c.fillStyle = draw.down(c, top, floor, '#ffca80', '#d98545', '#a4552e');
  c.fillRect(bleed.x, top, bleed.width, floor - top);
  c.fillStyle = draw.fade('#fff1cf', 0.7);
  c.fillRect(bleed.x, top + 4, bleed.width, 6);
  if (size < 0.45) return;
  const stand = top + 20;
  draw.place(c, layout.width * 0.2, stand, () => books(c), 0, size);
  draw.place(c, layout.width * 0.52, stand + 8, () => apple(c), 0, size);
  draw.place(c, layout.width * 0.8, stand, () => globe(c), 0, size);
}
