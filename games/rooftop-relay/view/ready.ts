import * as draw from '@playgrove/kit/draw';
import {
  drawMenu,
  drawPurse,
  goCell,
  menuBoard,
  ware,
  type Icon,
  type MenuCell,
} from '@playgrove/kit/draw/menu';
import type { Board, Context, Rect, Saying, Sizes, Surface } from '@playgrove/kit/runtime';
import { affordable } from '@playgrove/kit/logic/upgrades';
import { CREW, missingFor, type Runner } from '../rules/crew.ts';
import { SHOP, type State, type Ware } from '../rules/state.ts';
import { drawRunner, LOOKS } from './runner.ts';

const INK = draw.PALETTE.ink;
const WHITE = '#ffffff';
const RED = '#ff4b55';
export const WARES: readonly Ware[] = ['hearts', 'line', 'pull'];
const GAP = 12;

/** What the words and the menu before a run depend on. */
export type Ready = { readonly newcomer: boolean; readonly about: string };
type Size = Pick<Sizes, 'width' | 'height'>;

const U = 'M7.5-8V1A7.5 7.5 0 0 1-7.5 1V-8';

/** What a runner can do, in white. */
const SIGNS: Readonly<Record<Runner, Icon>> = {
  pia: [['M-7 0L0-7L7 0M-7 8L0 1L7 8', { line: WHITE, width: 4 }]],
  koa: [
    ['M-12 1Q0-16 12 1Q0-5-12 1', { fill: WHITE }],
    ['M-9 0L0 10L9 0', { line: WHITE, width: 2.5 }],
  ],
  zuri: [['M-6-6H3M-9 0H9M-6 6H3', { line: WHITE, width: 3.5 }]],
  mateo: [
    ['M8-10V10', { line: WHITE, width: 4.5 }],
    ['M-7 8L2 0L-7-8', { line: WHITE, width: 4 }],
  ],
  noor: [[U, { line: WHITE, width: 5.5 }]],
};

const ICONS: Readonly<Record<Ware, Icon>> = {
  hearts: [['M0 11C-22-4-10-18 0-7C10-18 22-4 0 11', { fill: RED, rim: INK, width: 3 }]],
  line: [
    ['M-1-10H1V10H-1Z', { line: INK, width: 8, fill: INK }],
    ['M0-9V9', { line: '#ffd02e', width: 4 }],
    ['M-9-6L-15 0L-9 6M9-6L15 0L9 6', { line: WHITE, width: 4 }],
  ],
  pull: [
    ['M9.4-10V1.2A9.4 9.4 0 0 1-9.4 1.2V-10', { line: WHITE, width: 6.9 }],
    ['M-12.5-12H-6V-7H-12.5ZM6-12H12.5V-7H6Z', { fill: RED }],
  ],
};

export function sign(c: Context, who: Runner): void {
  for (const [d, ink] of SIGNS[who]) draw.drawPath(c, d, ink);
}

/** The crew in a row, and the wares under it or, on wide screens, to its right. */
function rectsOf({ width, height }: Size): { crew: Rect[]; wares: Rect[] } {
  const isPortrait = height > width * 0.9;
  const size = Math.min(128, (isPortrait ? width - 50 : width * 0.56 - 24) / 5 - GAP);
  const row = size * 5 + GAP * 4;
  const left = isPortrait ? (width - row) / 2 : 24;
  const bottom = height - 22;
  const high = isPortrait ? 108 : Math.max(76, size * 0.84);
  const top = isPortrait ? bottom - high - 18 - size : bottom - size;
  const from = isPortrait ? left : left + row + 26;
  const room = isPortrait ? row : width - from - 24;
  const wide = Math.min(236, (room - GAP * 2) / 3);
  const pad = isPortrait ? (row - wide * 3 - GAP * 2) / 2 : 0;
  const crew = CREW.map((_, at) => ({
    x: left + at * (size + GAP),
    y: top,
    width: size,
    height: size,
  }));
  const wares = WARES.map((_, at) => ({
    x: from + pad + at * (wide + GAP),
    y: bottom - high,
    width: wide,
    height: (high - 10) * 1.12,
  }));
  return { crew, wares };
}

/** The words about a runner or a ware, and why it cannot be had yet. */
export function aboutOf({ career, runner }: State, id: string): readonly Saying[] {
  const { purse } = career;
  const about = { key: `about.${id === '' ? runner : id}` };
  if (WARES.some((name) => name === id)) {
    const missing = (SHOP[id as Ware][purse.levels[id as Ware]] ?? Infinity) - purse.coins;
    if (missing === Infinity) return [about, { key: 'refused.full' }];
    return missing > 0 ? [about, { key: 'about.coins', values: { value: missing } }] : [about];
  }
  const missing = missingFor(career, (id === '' ? runner : id) as Runner);
  return missing > 0 ? [about, { key: 'about.missions', values: { value: missing } }] : [about];
}

/** The crew once the game is known, the wares once one can be bought. */
export function cellsOf(
  state: State,
  newcomer: boolean,
  size: Size,
): { readonly crew: readonly MenuCell[]; readonly wares: readonly MenuCell[] } {
  const { purse, board } = state.career;
  if (state.phase !== 'ready') return { crew: [], wares: [] };
  const rects = rectsOf(size);
  const owns = WARES.some((name) => purse.levels[name] > 0);
  const crew = CREW.map((who, at): MenuCell => {
    const lock = missingFor(state.career, who);
    return {
      id: who,
      rect: rects.crew[at] ?? { x: 0, y: 0, width: 1, height: 1 },
      label: aboutOf(state, who),
      tone: who === state.runner ? 'chosen' : lock > 0 ? 'locked' : 'open',
      selected: who === state.runner,
      disabled: lock > 0,
      lock,
    };
  });
  const wares = WARES.map((name, at): MenuCell => {
    const rect = rects.wares[at] ?? { x: 0, y: 0, width: 1, height: 1 };
    const cell = ware(SHOP, purse, name, rect, { key: `about.${name}` });
    return { ...cell, icon: ICONS[name] };
  });
  return {
    crew: newcomer && board.done.length === 0 ? [] : crew,
    wares: owns || affordable(SHOP, purse).length > 0 ? wares : [],
  };
}

/** Keys begin at the run: Space starts it. */
export function boards(state: State, { newcomer }: Ready, to: Sizes): readonly Board[] {
  const { crew, wares } = cellsOf(state, newcomer, to);
  const cells = [...crew, ...wares];
  if (cells.length === 0) return [];
  const run = { x: 24, y: to.height * 0.2, width: to.width * 0.4, height: to.height * 0.3 };
  return [menuBoard('menu.ready', [goCell(run, { key: 'menu.run' }), ...cells])];
}

export function drawReady(to: Surface, state: State, { about, newcomer }: Ready): void {
  const { crew, wares } = cellsOf(state, newcomer, to);
  drawMenu(to, crew, {
    colors: { open: '#7fd4ff', locked: '#8d86b0' },
    plate: (c, cell, color) => paintPortrait(c, cell, color, to.readable(34, 15)),
    spots: () => ({}),
  });
  const price = to.readable(26);
  drawMenu(to, wares, {
    colors: { open: '#45d15b', full: '#ffb52e', dear: '#8d86b0' },
    spots(width, height) {
      const high = height / 1.12;
      return {
        icon: [high * 0.48, high * 0.42, (high * 0.24) / 13],
        pips: [high * 0.48, high * 0.82, 17, 8, 8],
        price: [width * 0.67, high * 0.5, price],
        tick: [width * 0.73, high * 0.5, 36],
      };
    },
  });
  const [first] = crew;
  if (!first) return;
  const size = to.readable(30, 15);
  const y = first.rect.y - size;
  const x = drawPurse(to, state.career.purse.coins, first.rect.x, y, size) + size * 0.4;
  const words = to.readable(26, 14.6);
  const lines = aboutOf(state, about);
  lines.forEach(({ key, values }, at) => {
    to.label(to.words(key, values), x, y - (lines.length - 1 - at) * words * 1.3, words, {
      align: 'left',
      ...(at > 0 && { bottom: '#ffd98a' }),
    });
  });
}

/** A runner's bust and sign; over a locked one how many missions it takes. */
function paintPortrait(c: Context, { id, rect, lock = 0 }: MenuCell, color: string, size: number) {
  const [w, h] = [rect.width, rect.height];
  const who = id as Runner;
  draw.rounded(c, 0, 0, w, h, 24, INK);
  draw.rounded(c, 5, 5, w - 10, h - 10, 19, color);
  c.save();
  c.beginPath();
  c.roundRect(5, 5, w - 10, h - 10, 19);
  c.clip();
  const bust = (): void => drawRunner(c, who, { kind: 'idle', phase: 0 }, false);
  draw.place(c, w * 0.42, h * 1.56, bust, 0, w / 92);
  if (lock > 0) draw.rounded(c, 5, 5, w - 10, h - 10, 19, draw.fade(color, 0.55));
  c.restore();
  draw.place(c, w - 23, h - 23, () => {
    draw.disc(c, 0, 0, 21, INK);
    draw.disc(c, 0, 0, 17, lock > 0 ? '#5c5580' : LOOKS[who].top);
    sign(c, who);
  });
  if (lock === 0) return;
  draw.drawLabel(c, String(lock), w * 0.4, h * 0.46, size, { top: WHITE, bottom: '#ffe9a0' });
  const flag = size / 2;
  draw.place(
    c,
    w * 0.4 + flag,
    h * 0.46,
    () => {
      draw.segment(c, 0, 1, 0, -1, 0.24, WHITE);
      draw.drawPath(c, 'M0-1L1.3-.5L0 0Z', { fill: RED });
    },
    0,
    flag,
  );
}
