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
import * as draw from '@playgrove/kit/draw';
import type { Board, Rect, Sizes, Surface } from '@playgrove/kit/runtime';
import { SHOP, WARES, type State, type Ware } from '../rules/state.ts';
import type { Ui } from './ui.ts';

const INK = '#3a1838';
const WHITE = '#ffffff';
const GAP = 10;

const ICONS: Readonly<Record<Ware, Icon>> = {
  basket: [
    ['M-11-2H11L8 12H-8Z', { fill: '#e8b56a', rim: INK, width: 3 }],
    ['M-6-3L-9-13L-2-4M1-3L2-15L6-4', { line: '#ff8a1f', width: 5 }],
    ['M-9.4 3H9.4M-8.6 8H8.6', { line: '#9a5c34', width: 2 }],
  ],
  magnet: [
    ['M9.4-10V1.2A9.4 9.4 0 0 1-9.4 1.2V-10', { line: WHITE, width: 7 }],
    ['M-12.8-12H-6V-6H-12.8ZM6-12H12.8V-6H6Z', { fill: '#ff4b55' }],
  ],
  burst: [
    [
      'M0-14L3.4-4.6L13.3-4.3L5.5 1.8L8.2 11.3L0 5.8L-8.2 11.3L-5.5 1.8L-13.3-4.3L-3.4-4.6Z',
      { fill: '#ffd93a', rim: INK, width: 3 },
    ],
  ],
};

type Size = Pick<Sizes, 'width' | 'height'>;

function rectsOf({ width, height }: Size): readonly Rect[] {
  const wide = Math.min(190, (width - 24 - GAP * 2) / 3);
  const high = Math.max(84, Math.min(104, height * 0.2));
  const left = (width - wide * 3 - GAP * 2) / 2;
  return WARES.map((_, at) => ({
    x: left + at * (wide + GAP),
    y: height - high - Math.max(18, height * 0.03),
    width: wide,
    height: high,
  }));
}

/** The shop opens once something in it can be bought, and stays. */
function cellsOf({ career }: State, { newcomer }: Ui, to: Size): readonly MenuCell[] {
  const { purse } = career;
  const owns = WARES.some((name) => purse.levels[name] > 0);
  if (newcomer || (!owns && affordable(SHOP, purse).length === 0)) return [];
  return rectsOf(to).map((rect, at) => {
    const name = WARES[at] ?? 'basket';
    const cell = ware(SHOP, purse, name, rect, { key: `about.${name}` });
    return { ...cell, name: `ware.${name}`, icon: ICONS[name] };
  });
}

export function boards(state: State, ui: Ui, to: Sizes): readonly Board[] {
  const cells = cellsOf(state, ui, to);
  if (cells.length === 0) return [];
  const run = {
    x: to.width * 0.2,
    y: to.height * 0.3,
    width: to.width * 0.6,
    height: to.height * 0.3,
  };
  return [menuBoard('menu.ready', [goCell(run, { key: 'menu.run' }), ...cells])];
}

export function drawReady(to: Surface, state: State, ui: Ui): void {
  const cells = cellsOf(state, ui, to);
  drawMenu(to, cells, {
    colors: { open: '#1fa35a', full: '#c9803a', dear: '#6d5680' },
    shouts: true,
    spots: (width, height) => ({
      icon: [width * 0.24, height * 0.3, (height * 0.22) / 13],
      price: [width * 0.66, height * 0.3, Math.min(24, width * 0.2)],
      tick: [width * 0.66, height * 0.3, 26],
      name: [width / 2, height * 0.6, Math.min(17, width * 0.145), width - 8],
      pips: [width / 2, height * 0.79, 17, 11, 8],
    }),
  });
  const [first] = cells;
  const top = first?.rect.y ?? to.height * 0.92;
  if (first) drawPurse(to, state.career.purse.coins, first.rect.x, top - 26, to.readable(20, 16));
  const words = to.words('ready.go');
  const size = Math.min(to.readable(30), to.width / (words.length * 0.6));
  const y = first ? top - 78 : top - 30;
  const wide = words.length * size * 0.54 + 44;
  draw.rounded(
    to.c,
    to.width / 2 - wide / 2,
    y - size * 0.9,
    wide,
    size * 1.8,
    size * 0.9,
    draw.fade(INK, 0.55),
  );
  const beat = to.reducedMotion ? 1 : 1 + Math.sin(to.time * 4) * 0.02;
  to.label(words, to.width / 2, y, size * beat, { top: WHITE, bottom: '#ffd93a', rim: INK });
}
