import { button, coin } from '@playgrove/kit/draw';
import {
  disc,
  down,
  fade,
  fillPath,
  line,
  PALETTE,
  place,
  rim,
  rounded,
  type Context,
  type Surface,
} from '@playgrove/kit/stage';
import { affordable } from '@playgrove/kit/upgrades';
import { SHOP, type State } from '../rules/state.ts';
import { drawBait } from './baits.ts';
import { toolsOf } from './layout.ts';
import { lying, readable, type Ui } from './ui.ts';

const INK = PALETTE.ink;

/** Before a cast: the bait box, the journal, the shop. */
export function drawTools(to: Surface, state: State, ui: Ui): void {
  if (state.phase !== 'idle') return;
  const { c } = to;
  for (const tool of toolsOf(ui.size, state)) {
    const { x, y, w, h } = tool.spot;
    const middle = { x: x + w / 2, y: y + h / 2 };
    if (tool.kind === 'bait') {
      const chosen = tool.bait === state.bait;
      const lift = chosen ? 6 : 0;
      if (chosen) rounded(c, x - 6, y - 6 - lift, w + 12, h + 20, 34, '#ffffff');
      keep(
        to,
        `tool ${chosen ? 'on' : tool.owned ? 'off' : 'shut'} ${w}`,
        w,
        h,
        chosen ? '#2fbf6a' : tool.owned ? '#3f74c8' : '#5a5678',
        middle.x,
        middle.y - lift,
      );
      if (tool.owned) drawBait(to, tool.bait, middle.x, middle.y - 2 - lift, 1.15);
      else padlock(c, middle.x, middle.y);
      continue;
    }
    const shop = tool.kind === 'shop';
    keep(to, `tool ${tool.kind} ${w}`, w, h, shop ? '#f08a2c' : '#a85ad8', middle.x, middle.y);
    place(c, middle.x, middle.y - 2, () => (shop ? hook(c) : book(c)));
    const fresh = shop
      ? affordable(SHOP, state.career.purse).length > 0
      : state.career.album.unseen.length > 0;
    if (!fresh) continue;
    disc(c, x + w - 8, y + 8, 15, INK);
    disc(c, x + w - 8, y + 8, 11.5, '#ff4b55');
    rounded(c, x + w - 10, y + 1, 4.4, 9, 2, '#ffffff');
    disc(c, x + w - 8, y + 14, 2.4, '#ffffff');
  }
  purse(to, state, ui);
}

function keep(
  to: Surface,
  key: string,
  w: number,
  h: number,
  colour: string,
  x: number,
  y: number,
): void {
  to.stamp(key, w + 4, h * 1.2 + 4, (c) => button(c, -w / 2, -h / 2, w, h, colour), x, y);
}

function purse(to: Surface, state: State, { size }: Ui): void {
  if (state.params.lent) return;
  const text = String(state.career.purse.coins);
  const big = readable(to, 32, 17);
  const wide = text.length * big * 0.58 + big * 2;
  const shop = toolsOf(size, state).find(({ kind }) => kind === 'shop');
  if (!shop) return;
  const x = shop.spot.x + shop.spot.w - wide;
  const y = shop.spot.y - big * 1.1 - (lying(size) ? 4 : 6);
  rounded(to.c, x, y - big * 0.72, wide, big * 1.44, big * 0.72, '#140a2ea6');
  coin(to.c, x + big * 0.78, y, big * 0.5);
  to.label(text, x + big * 1.42, y, big, { align: 'left', top: '#fff6c8', bottom: '#ffd25c' });
}

function padlock(c: Context, x: number, y: number): void {
  rim(c, INK, 10, (path) => path.arc(x, y - 8, 11, Math.PI, 0));
  rim(c, '#d8d4e8', 5, (path) => path.arc(x, y - 8, 11, Math.PI, 0));
  rounded(c, x - 19, y - 9, 38, 29, 8, INK);
  rounded(c, x - 15, y - 5, 30, 21, 5, '#ffd02e');
  disc(c, x, y + 5, 4, INK);
}

/** A hook on a coin-coloured ground: the tackle shop. */
function hook(c: Context): void {
  for (const [width, colour] of [
    [15, INK],
    [8, '#ffffff'],
  ] as const) {
    rim(c, colour, width, (path) => {
      path.moveTo(8, -22);
      path.lineTo(8, 4);
      path.arc(-4, 5, 12, 0, Math.PI);
      path.lineTo(-16, -3);
    });
  }
  rim(c, INK, 5, (path) => path.arc(8, -24, 6, 0, 7));
}

function book(c: Context): void {
  for (const side of [-1, 1]) {
    const page = (path: Context): void => {
      path.moveTo(0, -17);
      path.quadraticCurveTo(side * 14, -25, side * 28, -17);
      path.lineTo(side * 28, 17);
      path.quadraticCurveTo(side * 14, 9, 0, 18);
      path.closePath();
    };
    fillPath(c, down(c, -22, 18, '#ffffff', '#f0e4cc'), page);
    rim(c, INK, 5);
    for (const y of [-8, 0, 8]) {
      line(
        c,
        [
          { x: side * 7, y: y + 1 },
          { x: side * 21, y: y - 3 },
        ],
        3,
        fade(INK, 0.4),
      );
    }
  }
}
