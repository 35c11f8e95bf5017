import * as draw from '@playgrove/kit/draw';
import { drawMenu, goCell, menuBoard, ware, type MenuCell } from '@playgrove/kit/draw/menu';
import type { Board, Sizes, Surface } from '@playgrove/kit/runtime';
import { affordable } from '@playgrove/kit/logic/upgrades';
import { SHOP, type State, type Ware } from '../rules/state.ts';
import { WARES } from '../rules.ts';
import { flame } from './guests.ts';
import { layoutOf, wareText } from './layout.ts';
import type { Ui } from './ui.ts';

const INK = draw.PALETTE.ink;
type Shown = Pick<Ui, 'winner' | 'cooking'>;

/** A box with round corners: its inner rectangle, drawn with a line of twice the radius. */
const box = (d: string, paint: string, width: number) =>
  [d, { fill: paint, line: paint, width }] as const;
const dots = (d: string, paint: string, width: number) => [d, { line: paint, width }] as const;

const ICONS: Readonly<Record<Ware, NonNullable<MenuCell['icon']>>> = {
  pan: [
    box('M18-1H40V1H18Z', INK, 12),
    dots('M-6 0h.01', INK, 54),
    dots('M-6 0h.01', '#7f8aa8', 44),
    dots('M-6 1h.01', '#2f3650', 32),
  ],
  fire: (c) => flame(c, 0, 6, 22),
  lantern: [
    ['M-9-32H9V30H-9Z', { fill: INK }],
    ['M-29 0A29 23 0 1 1 29 0A29 23 0 1 1-29 0Z', { fill: '#ff4b3e', rim: INK, width: 5 }],
    dots(
      'M-9 0A9 21 0 1 1 9 0A9 21 0 1 1-9 0ZM-19 0A19 21 0 1 1 19 0A19 21 0 1 1-19 0Z',
      '#ffb48a',
      3,
    ),
  ],
  crate: [
    box('M-21-11H21V13H-21Z', INK, 18),
    box('M-20-10H20V12H-20Z', '#c9803f', 12),
    dots('M-24.5-4.5H24.5M-24.5 7.5H24.5', draw.fade(INK, 0.5), 3),
    ...(['#ff5a4d', '#7df06a', '#ffd02e'] as const).flatMap((color, at) => [
      dots(`M${at * 15 - 14}-20h.01`, INK, 22),
      dots(`M${at * 15 - 14}-20h.01`, color, 15),
    ]),
  ],
  jar: [
    box('M-10-12H10V14H-10Z', INK, 20),
    box('M-9-11H9V13H-9Z', '#bfe9ff', 14),
    box('M-10 8H10V14H-10Z', '#ffc62e', 12),
    box('M-17-24H17V-23H-17Z', INK, 10),
    box('M-16-24H16V-23H-16Z', '#ffd25c', 4),
  ],
};

/** Before a shift, until cooking begins: once a shift was won and something is affordable. */
const shopOpen = ({ phase, career }: State, { winner, cooking }: Shown): boolean =>
  phase === 'ready' && winner && !cooking && affordable(SHOP, career.purse).length > 0;

function cellsOf(state: State, to: Pick<Sizes, 'width' | 'height' | 'px'>): readonly MenuCell[] {
  return layoutOf(to, state).wares.flatMap((rect, at) => {
    const name = WARES[at];
    if (!name) return [];
    const about = { key: `about.${name}` };
    const { purse } = state.career;
    return [{ ...ware(SHOP, purse, name, rect, about), name: `ware.${name}`, icon: ICONS[name] }];
  });
}

/** Keys begin at the stove, which closes the shop. */
export function boards(state: State, ui: Shown, to: Sizes): readonly Board[] {
  if (!shopOpen(state, ui)) return [];
  const { counter, shelf } = layoutOf(to, state);
  const stove = { x: 8, y: counter, width: to.width - 16, height: shelf - counter };
  const cells = [goCell(stove, { key: 'shop.cook' }), ...cellsOf(state, to)];
  return [menuBoard('shop.title', cells)];
}

export function drawShop(to: Surface, state: State, ui: Shown): void {
  if (!shopOpen(state, ui)) return;
  const cells = cellsOf(state, to);
  const [first] = cells;
  if (!first) return;
  const { c } = to;
  const { x, y } = first.rect;
  const last = Math.max(...cells.map(({ rect }) => rect.x + rect.width));
  const low = Math.max(...cells.map(({ rect }) => rect.y + rect.height / 1.12));
  draw.rounded(c, x - 10, y - 52, last - x + 20, low - y + 74, 24, draw.fade('#160630', 0.92));
  draw.rim(c, draw.fade('#ffd25c', 0.8), 3);
  const size = to.readable(28, 16);
  to.label(to.words('shop.title'), x + 4, y - 26, size, {
    align: 'left',
    top: '#fff6c8',
    bottom: '#ffd25c',
  });
  const purse = String(state.career.purse.coins);
  to.label(purse, last - 4, y - 26, size, { align: 'right' });
  draw.coin(c, last - 18 - purse.length * size * 0.56 - size * 0.3, y - 26, size * 0.46);
  const words = wareText(to.px);
  drawMenu(to, cells, {
    shouts: true,
    spots(width, height) {
      const high = height / 1.12;
      const text = high - words * 2.3;
      return {
        icon: [width / 2, text * 0.45, Math.min(1.1, text / 100)],
        pips: [width / 2, text * 0.94, 16, 8.4, 8.4],
        name: [width / 2, high - words * 1.6, words, width],
        price: [width / 2, high - words * 0.56, words],
        tick: [width / 2, high - words * 0.6, 29],
      };
    },
  });
}
