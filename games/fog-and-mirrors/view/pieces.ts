import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import type { Piece } from '../rules/state.ts';
import { INK } from './looks.ts';
import { paintFoot, paintHead } from './lantern.ts';
import { STANDS, type Stand } from './stands.ts';

function paintPost(c: Context, old: boolean, { pillar }: Stand): void {
  draw.blob(c, 3, 38, 34, 11, '#120c3a66');
  draw.rounded(c, -20, 22, 40, 22, 10, INK);
  draw.rounded(c, -15, 26, 30, 13, 7, old ? '#8fae7a' : pillar[1]);
  draw.rounded(c, -7, -2, 14, 30, 6, INK);
}

/** A mirror, drawn level: both sides shine. */
function paintMirror(c: Context, old: boolean, stand: Stand): void {
  const [frame, rim1] = old ? ['#8a9a6a', '#5e6e4a'] : stand.frame;
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
  const stand = STANDS.of(to);
  if (kind === 'lantern') {
    to.stamp(`foot ${n}`, 110, 120, (c) => paintFoot(c, n, stand.pillar), x, y, base);
    to.stamp(`head ${n}`, 120, 120, (c) => paintHead(c, n, stand.pillar), x, y - 6, top);
    return;
  }
  to.stamp(`post ${old}`, 90, 100, (c) => paintPost(c, old, stand), x, y, base);
  if (kind === 'mirror')
    to.stamp(`mirror ${old}`, 124, 60, (c) => paintMirror(c, old, stand), x, y, top);
  else
    to.stamp('prism', 120, 120, paintPrism, x, y, {
      ...top,
      scaleX: scaleX * 0.9,
      scaleY: scaleY * 0.9,
    });
}
