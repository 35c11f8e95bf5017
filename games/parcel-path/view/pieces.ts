import * as draw from '@playgrove/kit/draw';
import type { Paint, Context } from '@playgrove/kit/runtime';
import { INK, ROOFS } from './colors.ts';

const WALL = '#fff3dc';
const LIT = '#ffd84a';

/** A house around the middle of its cell of 100 by 100, its number on the roof. */
export function paintHouse(c: Context, number: number, last: boolean, lit: boolean): void {
  const color = ROOFS[(number - 1) % ROOFS.length] ?? ROOFS[0];
  draw.fillPath(c, draw.fade(INK, 0.3), (path) => path.roundRect(-30, -8, 78, 54, 8));
  draw.rounded(c, -37, -2, 74, 44, 7, INK);
  draw.rounded(c, -33, 0, 66, 38, 4, draw.down(c, 12, 38, draw.shade(WALL, 0.16), WALL));
  draw.rounded(c, -8, 21, 16, 17, 3, INK);
  draw.rounded(c, -5.5, 23, 11, 15, 2, lit ? '#fff0b8' : draw.shade(color, 0.35));
  for (const x of [-26, 13]) {
    draw.rounded(c, x, 21, 13, 13, 2.5, INK);
    draw.rounded(c, x + 2.4, 23.4, 8.2, 8.2, 1.5, lit ? LIT : '#86b6e8');
  }
  draw.rounded(c, 19, -44, 13, 20, 3, INK);
  draw.rounded(c, 21.6, -41.6, 7.8, 16, 2, '#b0716a');
  const roof = (half: number, paint: Paint): void =>
    draw.fillPath(c, paint, (path) => {
      path.moveTo(-half, 21 - 44 + half);
      path.lineTo(8 - half, 7 - half);
      path.lineTo(half - 8, 7 - half);
      path.lineTo(half, 21 - 44 + half);
    });
  roof(43, INK);
  roof(38.5, draw.down(c, -32, 16, draw.tint(color, 0.3), color, draw.shade(color, 0.22)));
  for (const [y, half] of [
    [-18, 31],
    [-3, 33],
    [9, 35],
  ] as const)
    draw.line(c, [-half, y, half, y], 2, draw.fade(draw.shade(color, 0.5), 0.35));
  draw.line(c, [-28, -29, 28, -29], 3.4, draw.tint(color, 0.6));
  if (last) paintFlag(c);
  c.font = draw.labelFont(number > 9 ? 42 : 48);
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.lineJoin = 'round';
  c.lineWidth = 11;
  c.strokeStyle = INK;
  c.strokeText(String(number), 0, -6);
  c.fillStyle = '#ffffff';
  c.fillText(String(number), 0, -6);
}

/** The end of the round. */
function paintFlag(c: Context): void {
  draw.line(c, [-29, -26, -29, -48], 6, INK);
  draw.fillPath(c, LIT, (path) => {
    path.moveTo(-29, -50);
    path.lineTo(-6, -43);
    path.lineTo(-29, -34);
    path.closePath();
  });
  draw.rim(c, INK, 3.4);
}

export type Van = {
  readonly cab: string;
  readonly box: string;
  /** On the roof, instead of a parcel: SVG path data, 20 units wide. */
  readonly sign?: string;
};

/** The van from above, heading right, around its middle: about 76 by 46. */
export function paintVan(c: Context, lights: boolean, { cab, box, sign }: Van): void {
  if (lights)
    draw.fillPath(c, draw.linear(c, 34, 0, 96, 0, '#fff3b0b0', '#fff3b000'), (path) => {
      path.moveTo(32, -14);
      path.lineTo(98, -34);
      path.lineTo(98, 34);
      path.lineTo(32, 14);
      path.closePath();
    });
  draw.rounded(c, -36, -17, 78, 46, 12, draw.fade(INK, 0.32));
  for (const x of [-27, 14]) for (const y of [-25, 18]) draw.rounded(c, x, y, 16, 7, 3, INK);
  draw.rounded(c, -41, -23, 82, 46, 13, INK);
  draw.rounded(
    c,
    8,
    -19,
    29,
    38,
    10,
    draw.linear(c, 0, -19, 0, 19, draw.tint(cab, 0.4), cab, draw.shade(cab, 0.18)),
  );
  draw.rounded(c, 14, -15, 11, 30, 5, INK);
  draw.rounded(c, 16, -13, 7, 26, 3.5, '#9fe0ff');
  draw.rounded(c, 16, -13, 3, 26, 1.5, '#ffffff90');
  draw.rounded(
    c,
    -37,
    -19,
    47,
    38,
    8,
    draw.linear(c, 0, -19, 0, 19, draw.tint(box, 0.7), box, draw.shade(box, 0.14)),
  );
  draw.rounded(c, -37, -4.5, 47, 9, 0, draw.tint(cab, 0.1));
  if (sign === undefined) paintBox(c);
  else {
    draw.disc(c, -14, 0, 15.5, INK);
    draw.disc(c, -14, 0, 13, draw.tint(cab, 0.82));
    draw.place(
      c,
      -14,
      0,
      () => draw.drawPath(c, sign, { fill: draw.shade(cab, 0.12) }),
      Math.PI / 2,
    );
  }
  for (const y of [-14, 14]) draw.disc(c, 36, y, 4, '#fff3a8');
}

function paintBox(c: Context): void {
  draw.rounded(c, -24, -10.5, 21, 21, 4, INK);
  draw.rounded(c, -21.5, -8, 16, 16, 2.5, '#d99a55');
  draw.rounded(c, -15.5, -8, 4, 16, 0, '#fff0d6');
}

/** A parcel with a ribbon, about 34 wide. */
export function paintParcel(c: Context): void {
  draw.rounded(c, -13, -11, 34, 32, 5, draw.fade(INK, 0.28));
  draw.rounded(c, -17, -17, 34, 34, 6, INK);
  draw.rounded(
    c,
    -13.5,
    -13.5,
    27,
    27,
    3.5,
    draw.linear(c, -13, -13, 13, 13, '#f2bd7a', '#c98442'),
  );
  draw.rounded(c, -3.5, -13.5, 7, 27, 0, '#ff5fa8');
  draw.rounded(c, -13.5, -3.5, 27, 7, 0, '#ff5fa8');
  draw.blob(c, -6, -5, 6, 4, '#ff8fc4', 0.6);
  draw.blob(c, 6, -5, 6, 4, '#ff8fc4', -0.6);
}

/** Light from a house at dusk, about 150 wide. */
export function paintGlow(c: Context): void {
  draw.disc(c, 0, 16, 74, draw.radial(c, 0, 16, 74, '#ffcf5ac0', '#ffb84050', '#ffb84000'));
}

/** A square that was left out. */
export function paintLost(c: Context): void {
  draw.rounded(c, -44, -44, 88, 88, 14, draw.fade('#ff2f4a', 0.42));
  draw.rim(c, '#ff2f4a', 6);
  draw.disc(c, 0, 0, 21, INK);
  draw.disc(c, 0, 0, 17.5, '#ffffff');
  draw.rounded(c, -3.6, -11, 7.2, 13, 3, '#e0223c');
  draw.disc(c, 0, 8, 4, '#e0223c');
}
