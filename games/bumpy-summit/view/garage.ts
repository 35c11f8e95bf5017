import {
  drawMenu,
  drawPurse,
  goCell,
  menuBoard,
  ware,
  type Icon,
  type MenuCell,
} from '@playgrove/kit/draw/menu';
import { affordable } from '@playgrove/kit/logic/upgrades';
import type { Board, Rect, Sizes, Surface } from '@playgrove/kit/runtime';
import { SHOP, WARES, type State, type Ware } from '../rules/types.ts';
import { gaugeOf, pedalsOf } from './hud.ts';

const INK = '#2b1b4d';
const WHITE = '#ffffff';
const GAP = 12;

const ICONS: Readonly<Record<Ware, Icon>> = {
  engine: [
    [
      'M-22-6H-14V-14H-4V-20H10V-14H16L22-8V12H14L10 18H-10L-14 12H-22Z',
      { line: INK, width: 7, fill: INK },
    ],
    ['M-22-6H-14V-14H-4V-20H10V-14H16L22-8V12H14L10 18H-10L-14 12H-22Z', { fill: '#ff8a5c' }],
    ['M4-12L-8 4H0L-4 14L9-3H1Z', { fill: '#fff3b0' }],
  ],
  springs: [
    ['M-12-22H12M-10-14L10-8L-10-2L10 4L-10 10L10 16M-12 22H12', { line: INK, width: 10 }],
    ['M-12-22H12M-10-14L10-8L-10-2L10 4L-10 10L10 16M-12 22H12', { line: '#ffd02e', width: 5 }],
  ],
  tires: [
    ['M0-22A22 22 0 1 1-.1-22Z', { fill: '#3a2f5e', line: INK, width: 6 }],
    ['M0-12A12 12 0 1 1-.1-12Z', { fill: '#d5dcf0', line: INK, width: 4 }],
    [
      'M-18-8L-12-5M-18 8L-12 5M18-8L12-5M18 8L12 5M-8-18L-5-12M8-18L5-12M-8 18L-5 12M8 18L5 12',
      { line: WHITE, width: 3 },
    ],
  ],
  tank: [
    ['M-16-14H16V22H-16ZM-6-22H10V-14H-6Z', { fill: '#ff5a4b', line: INK, width: 6 }],
    ['M0-8C6 0 8 4 8 8A8 8 0 0 1-8 8C-8 4-6 0 0-8Z', { fill: '#fff6e3' }],
  ],
};

function rectsOf(to: Pick<Sizes, 'width' | 'height' | 'portrait' | 'px'>): readonly Rect[] {
  const gauge = gaugeOf(to);
  const wide = to.portrait
    ? (to.width - 60 - GAP * 3) / 4
    : Math.min(140, (to.width - 60 - GAP * 3) / 4);
  const all = wide * 4 + GAP * 3;
  // On a wide screen they stand beside the truck, not on it.
  const left = (to.width - all) * (to.portrait ? 0.5 : 0.72);
  const high = to.portrait ? 212 : 150;
  const y = gauge.y + gauge.height + (to.portrait ? 106 : 62);
  return WARES.map((_, at) => ({
    x: left + at * (wide + GAP),
    y,
    width: wide,
    height: high * 1.12,
  }));
}

/** Before a drive, as soon as something can be bought. */
export function cellsOf(
  state: State,
  to: Pick<Sizes, 'width' | 'height' | 'portrait' | 'px'>,
): readonly MenuCell[] {
  const { purse } = state.career;
  if (state.phase !== 'ready') return [];
  const owns = WARES.some((name) => purse.levels[name] > 0);
  if (!owns && affordable(SHOP, purse).length === 0) return [];
  const rects = rectsOf(to);
  return WARES.map((name, at) => {
    const rect = rects[at] ?? { x: 0, y: 0, width: 1, height: 1 };
    const cell = ware(SHOP, purse, name, rect, { key: `about.${name}` });
    return { ...cell, icon: ICONS[name], name: `ware.${name}` };
  });
}

export function boards(state: State, to: Sizes): readonly Board[] {
  const cells = cellsOf(state, to);
  if (cells.length === 0) return [];
  return [menuBoard('menu.garage', [...cells, goCell(pedalsOf(to).gas, { key: 'menu.drive' })])];
}

export function drawGarage(to: Surface, state: State): void {
  const cells = cellsOf(state, to);
  const [first] = cells;
  if (!first) return;
  const size = to.readable(26, 14.5);
  drawMenu(to, cells, {
    colors: { open: '#2ba84a', full: '#e89a2c', dear: '#5d5485' },
    spots(width, height) {
      const high = height / 1.12;
      return {
        icon: [width / 2, high * 0.28, high / 155],
        name: [width / 2, high * 0.54, size, width - 14],
        pips: [width / 2, high * 0.7, (width - 30) / 5, 14, 9],
        coin: [width * 0.25, high * 0.87, size * 0.42],
        price: [width * 0.6, high * 0.87, size],
        tick: [width / 2, high * 0.87, size * 0.8],
      };
    },
  });
  drawPurse(
    to,
    state.career.purse.coins,
    first.rect.x,
    first.rect.y - size * 1.15,
    to.readable(30, 15),
  );
}
