import { drawMenu, drawPurse, goCell, menuBoard, ware, type Icon } from '@playgrove/kit/draw/menu';
import * as draw from '@playgrove/kit/draw';
import type { Board, Sizes, Surface } from '@playgrove/kit/runtime';
import { SHOP, type State, type Ware } from '../rules/state.ts';
import { WARES } from '../rules.ts';

const INK = draw.PALETTE.ink;
const WHITE = '#ffffff';

const LUNGS = 'M4-12C22-20 28 12 24 21Q8 22 4 8M-4-12C-22-20-28 12-24 21Q-8 22-4 8';
const FINS = 'M5-24Q30 4 24 22L4 18ZM-5-24Q-30 4-24 22L-4 18Z';
const NET = 'M21-6A17 17 0 1 1-13-6A17 17 0 1 1 21-6Z';
const MESH = 'M-5-20V8M4-20V8M13-20V8M-10-15H18M-10-6H18M-10 3H18';
const SHIELD = 'M0-26L24-16Q24 14 0 26Q-24 14-24-16Z';
const ICONS: Readonly<Record<Ware, Icon>> = {
  lungs: [
    [LUNGS, { fill: '#ff8aa0' }],
    [LUNGS, { line: INK, width: 4.5 }],
    ['M0-25V-2', { line: INK, width: 9 }],
    ['M0-24V-2', { line: '#ffd0d8', width: 4 }],
  ],
  fins: [
    [FINS, { fill: '#45d1ff' }],
    [FINS, { line: INK, width: 4.5 }],
  ],
  reach: [
    [NET, { line: INK, width: 10 }],
    [NET, { line: '#ffd02e', width: 5 }],
    [MESH, { line: '#ffffffb3', width: 2 }],
    ['M-8 8L-24 24', { line: INK, width: 9 }],
    ['M-8 8L-24 24', { line: '#c9803f', width: 4.5 }],
  ],
  lamp: [
    ['M8-6L36-22V22L8 8Z', { fill: '#fff3a680' }],
    ['M-19-4H3V5H-19Z', { line: INK, width: 18, fill: INK }],
    ['M-19-4H-3V5H-19Z', { line: '#8a5cff', width: 10, fill: '#8a5cff' }],
    ['M3-6H6V7H3Z', { line: '#fff3a6', width: 6, fill: '#fff3a6' }],
  ],
  suit: [
    [SHIELD, { fill: '#3fd0a0' }],
    [SHIELD, { line: INK, width: 5 }],
    ['M0-12V14M-11 0H11', { line: WHITE, width: 6 }],
  ],
};

const COLORS = { open: '#2fbf6a', dear: '#5a5f96', full: '#e89a2c' } as const;
const CHEAPEST = Math.min(...Object.values(SHOP).map(([first]) => first));
const GAP = 8;

/** The shop is shown once the player owns something or can buy it. */
export const shopOpen = (state: State): boolean => {
  const { coins, levels } = state.career.purse;
  const owns = Object.values(levels).some((level) => level > 0);
  return state.phase === 'ready' && (owns || coins >= CHEAPEST);
};

/** The wares in a row along the lower edge. */
function cellsOf(state: State, { width, height }: Pick<Sizes, 'width' | 'height'>) {
  const row = Math.min(width - 20, 640);
  const wide = (row - GAP * (WARES.length - 1)) / WARES.length;
  return WARES.map((name, at) => {
    const x = (width - row) / 2 + at * (wide + GAP);
    const rect = { x, y: height - 138, width: wide, height: 130 };
    const cell = ware(SHOP, state.career.purse, name, rect, { key: `about.${name}` });
    return { ...cell, name: `ware.${name}`, icon: ICONS[name] };
  });
}

/** Keys begin at the sea: Space dives. */
export function boards(state: State, _: unknown, to: Sizes): readonly Board[] {
  if (!shopOpen(state)) return [];
  const { width, height } = to;
  const sea = { x: width / 2 - 90, y: height * 0.38, width: 180, height: height * 0.2 };
  return [menuBoard('menu.shop', [goCell(sea, { key: 'menu.dive' }), ...cellsOf(state, to)])];
}

export function drawShop(to: Surface, state: State): void {
  if (!shopOpen(state)) return;
  const cells = cellsOf(state, to);
  const [name, price, purse] = [to.readable(21, 14), to.readable(25, 14.4), to.readable(30, 17)];
  const { x, y } = cells[0]?.rect ?? { x: 0, y: 0 };
  drawPurse(to, state.career.purse.coins, x, y - purse, purse);
  drawMenu(to, cells, {
    colors: COLORS,
    spots: (width) => ({
      icon: [width / 2, 48, 0.82],
      pips: [width / 2, 76, 14, 7.2, 7.2],
      name: [width / 2, 16, name, width - 8],
      price: [width / 2, 97, price],
      tick: [width / 2, 96, 28],
    }),
  });
}
