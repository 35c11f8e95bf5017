import * as draw from '@playgrove/kit/draw';
import { drawMenu, drawPurse, type Icon, type MenuTheme } from '@playgrove/kit/draw/menu';
import { activeOf } from '@playgrove/kit/logic/missions';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { MISSIONS } from '../rules/goals.ts';
import { WARES, type State, type Ware } from '../rules/state.ts';
import { storeOf } from './layout.ts';
import { storeCells } from './menus.ts';
import { landscape, type Ui } from './ui.ts';

const INK = draw.PALETTE.ink;
const DOT = 'M0 0h.01';
const CANE = 'M-24 24Q0-6 26-20';

const ICONS: Readonly<Record<Ware, Icon>> = {
  rod: [
    [CANE, { line: INK, width: 12 }],
    [CANE, { line: '#f0a44a', width: 6 }],
    ['M26-20L24 16', { line: '#ffffff', width: 3 }],
  ],
  line: [
    ['M-18-22h36v44h-36Z', { fill: INK, line: INK, width: 8 }],
    ['M-14-17.5h28M-14 17.5h28', { line: '#ff8a5c', width: 9 }],
    ['M-12-6.5h24M-12 .5h24M-12 7.5h24', { line: '#d8f0ff', width: 5 }],
  ],
  reel: [
    [DOT, { line: INK, width: 52 }],
    [DOT, { line: '#c8d4e0', width: 42 }],
    [DOT, { line: '#5a6a84', width: 20 }],
    ['M0 0L22 18', { line: INK, width: 7 }],
    ['M23 19h.01', { line: '#ff5a3c', width: 16 }],
  ],
  box: [
    ['M-24-8h48v28h-48Z', { fill: '#5cd88a', line: INK, width: 8 }],
    ['M-24 6h48v14h-48Z', { fill: '#2f9a5c' }],
    ['M-13-12A13 13 0 0 1 13-12', { line: INK, width: 6 }],
    ['M-22 4.5h44', { line: '#1f6a3c', width: 5 }],
    ['M0 5h.01', { line: '#ffd02e', width: 10 }],
  ],
  glasses: [
    ['M-15 0h.01M15 0h.01', { line: INK, width: 30 }],
    ['M-15 0h.01M15 0h.01', { line: '#f4a458', width: 22 }],
    ['M-20-6l2 4M10-6l2 4', { line: '#ffffffa0', width: 6 }],
    ['M-5 0A5 5 0 0 1 5 0', { line: INK, width: 5 }],
  ],
};

const CROSS: Icon = [['M-13-13L13 13M-13 13L13-13', { line: '#ffffff', width: 9 }]];

/** A sheet's red button with a cross. */
export const CLOSE = { icon: CROSS, color: '#f0445a' } as const;

export function drawSheet(to: Surface, { x, y, width, height }: Rect, color: string): void {
  draw.rounded(to.c, x - 5, y - 5, width + 10, height + 16, 32, INK);
  draw.rounded(to.c, x, y, width, height, 28, color);
}

/** The purse above the dock's shop. */
export function drawCoins(to: Surface, { career }: State, { x, y, width }: Rect): void {
  const size = to.readable(32, 17);
  const above = size * 1.1 + (to.portrait ? 6 : 4);
  purse(to, career.purse.coins, x + width, y - above, size);
}

/** @param right its right edge */
function purse(to: Surface, coins: number, right: number, y: number, size: number): void {
  drawPurse(to, coins, right - (String(coins).length * 0.6 + 1.9) * size, y, size);
}

/** A row of the shop, with its price on a button. */
function row(c: Context, width: number, height: number, color: string): void {
  draw.rounded(c, 0, 0, width, height, 20, '#1c2f5c');
  draw.button(c, width - 140, 8, 128, height - 40, color);
}

const themeOf = (text: number): MenuTheme => ({
  colors: { open: '#2fbf6a', dear: '#5a6288' },
  color: ({ color }) => color,
  plate: (c, { id, rect: { width, height } }, color) =>
    id === 'close' ? draw.button(c, 0, 0, width, 78, color) : row(c, width, height, color),
  spots: (width, height, { id }) =>
    id === 'close'
      ? { icon: [41, 39, 1] }
      : {
          icon: [46, height / 2, 1.1],
          pips: [width - 78, height - 15, 20, 11, 11],
          price: [width - 76, height / 2 - 12, text * 1.1],
          tick: [width - 76, height / 2 - 12, 36],
        },
});

/** The tackle shop: five kinds of gear, and the tasks of the harbor. */
export function drawStore(to: Surface, state: State, ui: Ui): void {
  if (state.phase !== 'shop') return;
  const { frame, rows } = storeOf(ui.size);
  const text = to.readable(27);
  drawSheet(to, frame, '#2f4a84');
  to.label(to.words('tool.shop'), frame.x + 26, frame.y + 42, to.readable(44, 23), {
    align: 'left',
    bottom: '#ffd88a',
  });
  purse(to, state.career.purse.coins, frame.x + frame.width - 106, frame.y + 42, text * 1.15);
  const cells = storeCells(state, ui.size).map((cell) => {
    const ware = WARES.find((name) => name === cell.id);
    return { ...cell, ...(ware ? { icon: ICONS[ware] } : CLOSE) };
  });
  drawMenu(to, cells, themeOf(text));
  WARES.forEach((ware, at) => {
    const { x, y, width, height } = rows[at] ?? frame;
    const top = y + height * 0.22;
    to.label(to.words(`ware.${ware}`), x + 92, top, text * 1.08, { align: 'left' });
    draw.drawText(to.c, to.words(`ware.${ware}.does`), x + 92, top + text * 1.61, {
      size: text * 0.98,
      color: '#d4e2fa',
      align: 'left',
      wide: width - 248,
      lines: 2,
      lead: 1.04,
    });
  });
  const last = rows.at(-1) ?? frame;
  const flat = landscape(ui.size);
  const x = flat ? last.x + last.width + 18 : last.x;
  const y = flat ? last.y : last.y + last.height + 18;
  errands(to, state, { ...last, x, y, height: frame.y + frame.height - y - 10 }, text);
}

function errands(to: Surface, state: State, { x, y, width, height }: Rect, text: number): void {
  const high = text * 1.7;
  const fits = Math.max(0, Math.floor((height - 4) / (high + 6)));
  const list = activeOf(MISSIONS, state.career.board).slice(0, fits);
  list.forEach(({ id, event, span, target, reward }, at) => {
    const top = y + at * (high + 6);
    const middle = top + high / 2;
    const now = state.career.board.counts[id] ?? 0;
    draw.rounded(to.c, x, top, width, high, high / 2, '#14224a');
    const done = Math.max(high - 6, (width - 6) * Math.min(1, now / target));
    if (now > 0) draw.rounded(to.c, x + 3, top + 3, done, high - 6, high / 2 - 3, '#1f7f8c');
    const said = to.words(`mission.${event}.${span}`, { now: Math.floor(now), target });
    const prize = String(reward);
    const wide = width - 44 - draw.labelWidth(to.c, prize, text);
    draw.drawText(to.c, said, x + 18, middle, { size: text, align: 'left', wide, lines: 1 });
    to.label(prize, x + width - 16, middle, text, { align: 'right', bottom: '#ffd25c' });
  });
}
