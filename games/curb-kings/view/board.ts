import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';

const INK = draw.PALETTE.ink;

/** How the board is turned: radians about its length, about the vertical. */
export type BoardTurn = {
  readonly roll: number;
  readonly yaw: number;
  /** It turns right now, so that no two frames show the same. */
  readonly turning?: boolean;
};

const REACH = { left: -64, right: 64, top: -34, bottom: 34 };

type Graphic = { readonly bottom: string; readonly mark: string; readonly wheel: string };

const GRAPHICS: Readonly<Record<string, Graphic>> = {
  feather: { bottom: '#8fe3ff', mark: '#ffffff', wheel: '#ff4f9a' },
  cruiser: { bottom: '#14c4b4', mark: '#fff6e3', wheel: '#ff8a1f' },
  springtail: { bottom: '#45d15b', mark: '#fff2a0', wheel: '#fff6e3' },
  waxed: { bottom: '#ff8a1f', mark: '#2b1b4d', wheel: '#ffd02e' },
  longtail: { bottom: '#8a4dff', mark: '#ff9fe0', wheel: '#8fe3ff' },
  crown: { bottom: '#ff4f9a', mark: '#ffd02e', wheel: '#ffd02e' },
};

/** The first deck's. */
const PLAIN: Graphic = { bottom: '#ffd02e', mark: '#ff4b55', wheel: '#fff6e3' };

/** The board about its own middle; wheels touch 17 below when it lies flat. */
export function drawBoard(c: Context, deck: string, turn: BoardTurn): void {
  if (turn.turning) {
    paintBoard(c, deck, turn);
    return;
  }
  const key = `board ${deck} ${turn.roll} ${turn.yaw}`;
  const paint = (on: Context): void => paintBoard(on, deck, turn);
  draw.stamp(c, key, 0, 0, 1, () => REACH, paint);
}

function paintBoard(c: Context, deck: string, { roll, yaw }: BoardTurn): void {
  const { bottom, mark, wheel } = GRAPHICS[deck] ?? PLAIN;
  const along = Math.cos(yaw);
  const wide = Math.max(0.3, Math.abs(along)) * (along < 0 ? -1 : 1);
  const flat = Math.cos(roll);
  const side = Math.sin(roll);
  const end = 1 - Math.abs(along);
  const thick = 3.4 + Math.max(Math.abs(side) * 11, end * 2);
  const tip = -8 * flat;
  const spine = [-49 * wide, tip, -33 * wide, 0, 33 * wide, 0, 49 * wide, tip];
  const wheels = (): void => {
    for (const at of [-27, 27]) {
      const [x, y] = [at * wide, flat * 10];
      draw.segment(c, x, 0, x, y * 0.7, 6, INK);
      const apart = side * 9 + end * 8;
      for (const by of Math.abs(apart) > 3 ? [-apart, apart] : [0]) {
        const off = end > 0.5 ? { x: x + by, y } : { x, y: y + by * 0.4 };
        draw.disc(c, off.x, off.y, 9, INK);
        draw.disc(c, off.x, off.y, 5.8, wheel);
        draw.disc(c, off.x, off.y, 2, INK);
      }
    }
  };
  if (side <= 0.2) wheels();
  draw.line(c, spine, thick * 2 + 7, INK);
  const shows = side > 0.15;
  const wood = shows ? bottom : side < -0.15 ? '#4a3f6a' : draw.tint(bottom, 0.15);
  draw.line(c, spine, thick * 2, wood);
  if (shows) {
    draw.segment(c, -20 * wide, 0, 20 * wide, 0, Math.max(3, thick * 0.9), mark);
    draw.disc(c, 0, 0, Math.max(2, thick * 0.7), '#ffffff');
  } else if (Math.abs(side) <= 0.15) {
    draw.segment(c, -33 * wide, -2.6, 33 * wide, -2.6, 2.6, '#4a3f6a');
  }
  if (side > 0.2) wheels();
}
