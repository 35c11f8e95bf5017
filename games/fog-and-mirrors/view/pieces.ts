import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import type { Piece } from '../rules/state.ts';
import { INK } from './looks.ts';

/** Metal of a lantern by the number merged: light, body, dark. */
const METAL = [
  ['#ffe3a8', '#d99a4a', '#8f5a2c'],
  ['#ffe3a8', '#d99a4a', '#8f5a2c'],
  ['#f4f7ff', '#a9b6d8', '#5f6c98'],
  ['#ffc9b8', '#e0654f', '#8c2f3c'],
  ['#d4f7ff', '#3fb2d8', '#1e5f92'],
  ['#fff6c0', '#ffc62e', '#b06a10'],
] as const;

const STONE = ['#d9d3ea', '#a39bc4', '#6d6496'] as const;

/** The part of a lantern that stands still: foot and pillar. */
function paintFoot(c: Context, n: number): void {
  draw.blob(c, 4, 42, 44, 14, '#120c3a66');
  draw.rounded(c, -34, 22, 68, 26, 12, INK);
  draw.rounded(c, -29, 26, 58, 17, 9, draw.down(c, 26, 43, STONE[0], STONE[1]));
  draw.rounded(c, -21, -8, 42, 42, 10, INK);
  draw.rounded(c, -16, -8, 32, 38, 7, draw.linear(c, -16, 0, 16, 0, STONE[0], STONE[1], STONE[2]));
  for (let mark = 0; mark < n; mark += 1) {
    const x = (mark - (n - 1) / 2) * 12;
    draw.disc(c, x, 35, 5.6, INK);
    draw.disc(c, x, 35, 3.6, '#ffd95e');
  }
}

/** The lamp, looking right: turned to where it shines. */
function paintHead(c: Context, n: number): void {
  const [light, body, dark] = METAL[n] ?? METAL[1];
  draw.fillPath(c, INK, (path) => {
    path.moveTo(14, -24);
    path.lineTo(43, -31);
    path.quadraticCurveTo(50, 0, 43, 31);
    path.lineTo(14, 24);
    path.closePath();
  });
  draw.fillPath(c, draw.linear(c, 16, 0, 44, 0, '#ffd55e', '#fffbe0'), (path) => {
    path.moveTo(16, -18);
    path.lineTo(39, -24);
    path.quadraticCurveTo(44, 0, 39, 24);
    path.lineTo(16, 18);
    path.closePath();
  });
  draw.disc(c, 0, 0, 36, INK);
  draw.disc(c, 0, 0, 30, draw.radial(c, -8, -12, 46, light, body, dark));
  draw.rim(c, dark, 4, (path) => path.arc(0, 0, 21, 0.7, 5.6));
  draw.disc(c, 0, 0, 13, INK);
  draw.disc(c, 0, 0, 9.5, draw.radial(c, 0, 0, 10, '#ffffff', '#ffe58a', '#ffb02e'));
  draw.blob(c, -14, -17, 8, 5, '#ffffffb3', -0.7);
}

function paintPost(c: Context, old: boolean): void {
  draw.blob(c, 3, 38, 34, 11, '#120c3a66');
  draw.rounded(c, -20, 22, 40, 22, 10, INK);
  draw.rounded(c, -15, 26, 30, 13, 7, old ? '#8fae7a' : STONE[1]);
  draw.rounded(c, -7, -2, 14, 30, 6, INK);
}

/** A mirror, drawn level: both sides shine. */
function paintMirror(c: Context, old: boolean): void {
  const [frame, rim1] = old ? ['#8a9a6a', '#5e6e4a'] : ['#ffd36a', '#c98a2e'];
  draw.rounded(c, -54, -17, 108, 34, 17, INK);
  draw.rounded(c, -49, -12, 98, 24, 12, draw.down(c, -12, 12, frame, rim1));
  draw.rounded(
    c,
    -42,
    -7,
    84,
    14,
    7,
    draw.linear(c, -42, 0, 42, 0, '#bfeaff', '#ffffff', '#8fcdf2', '#e6faff'),
  );
  draw.rounded(c, -26, -5, 22, 4, 2, '#ffffff');
  for (const x of [-49, 49]) draw.disc(c, x, 0, 7, rim1);
}

function paintPrism(c: Context): void {
  const tri = (path: Context, r: number): void => {
    path.moveTo(0, -r);
    path.lineTo(r, 0);
    path.lineTo(0, r);
    path.lineTo(-r, 0);
    path.closePath();
  };
  draw.fillPath(c, INK, (path) => tri(path, 46));
  draw.rim(c, INK, 8);
  draw.fillPath(
    c,
    draw.linear(c, -30, -30, 30, 30, '#ffd0f0', '#d9c9ff', '#b5f0ff', '#d4ffdc'),
    (path) => tri(path, 40),
  );
  draw.fillPath(c, '#ffffff88', (path) => {
    path.moveTo(0, -38);
    path.lineTo(0, 38);
    path.lineTo(-38, 0);
    path.closePath();
  });
  // Where it turns a part of the beam aside.
  draw.rounded(c, -42, -4.5, 84, 9, 4.5, INK);
  draw.rounded(c, -38, -2, 76, 4, 2, '#ffffff');
}

/** A mirror that shows `/` is turned by this. */
const LEAN = -Math.PI / 4;

/** Where a piece looks, radians. */
export function angleFor(piece: Pick<Piece, 'kind' | 'turn'>, lanternAngle: number): number {
  if (piece.kind === 'lantern') return lanternAngle;
  return piece.turn === 0 ? LEAN : -LEAN;
}

export function drawPiece(
  to: Surface,
  { kind, n, old }: Pick<Piece, 'kind' | 'n' | 'old'>,
  x: number,
  y: number,
  angle: number,
  scaleX = 1,
  scaleY = 1,
  alpha = 1,
): void {
  const grow = kind === 'lantern' ? 1.2 + 0.03 * n : 1.08;
  const base = { scaleX: scaleX * grow, scaleY: scaleY * grow, alpha };
  const top = { ...base, rotate: angle };
  if (kind === 'lantern') {
    to.stamp(`foot ${n}`, 110, 120, (c) => paintFoot(c, n), x, y, base);
    to.stamp(`head ${n}`, 120, 120, (c) => paintHead(c, n), x, y - 6, top);
    return;
  }
  to.stamp(`post ${old}`, 90, 100, (c) => paintPost(c, old), x, y, base);
  if (kind === 'mirror') to.stamp(`mirror ${old}`, 124, 60, (c) => paintMirror(c, old), x, y, top);
  else
    to.stamp('prism', 120, 120, paintPrism, x, y, {
      ...top,
      scaleX: scaleX * 0.9,
      scaleY: scaleY * 0.9,
    });
}
