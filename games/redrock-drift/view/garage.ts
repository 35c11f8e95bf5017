import { drawMenu, menuBoard, ware, type Icon, type MenuCell } from '@playgrove/kit/draw/menu';
import * as draw from '@playgrove/kit/draw';
import type { Board, CellEvent, Context, Rect, Sizes, Surface } from '@playgrove/kit/runtime';
import { PARTS, SHOP, type Input, type Part, type State } from '../rules/types.ts';

const INK = '#2b1626';
const WHITE = '#ffffff';
const GAP = 10;
const COLORS: Readonly<Record<string, string>> = {
  engine: '#e2563d',
  tyres: '#3f8fe0',
  boost: '#8a55d6',
  go: '#2fae5a',
};

const TEETH = Array.from({ length: 8 }, (_, tooth) => {
  const [x, y] = [Math.cos((tooth * Math.PI) / 4), Math.sin((tooth * Math.PI) / 4)];
  return `M${(x * 0.55).toFixed(2)} ${(y * 0.55).toFixed(2)}L${(x * 0.78).toFixed(2)} ${(y * 0.78).toFixed(2)}`;
}).join('');
const DROP = 'M0-1Q1.1 0 .5.7Q0 1.1-.5.7Q-.9.1-.2-.2Z';

/** A cog, a tire, a flame; one unit is a fifth of the button's height. */
const ICONS: Readonly<Record<Part, Icon>> = {
  engine: [[`M.5 0A.5.5 0 1 1-.5 0A.5.5 0 1 1 .5 0${TEETH}`, { line: WHITE, width: 0.3 }]],
  tyres: [
    ['M.72 0A.72.72 0 1 1-.72 0A.72.72 0 1 1 .72 0', { line: WHITE, width: 0.3 }],
    ['M0 0h.01', { line: WHITE, width: 0.44 }],
  ],
  boost: [[DROP, { fill: WHITE }]],
};
const GO: Icon = [['M-.7-.9L.9 0L-.7.9Z', { line: INK, width: 0.5, fill: '#ecffec' }]];

/** Three parts and the way out to the race, side by side at the bottom, or two by two where it is narrow. */
function rectsOf({ width, height }: Pick<Sizes, 'width' | 'height'>): readonly Rect[] {
  const narrow = width < 560;
  const columns = narrow ? 2 : 4;
  const wide = Math.min(210, (width - 32 - GAP * (columns - 1)) / columns);
  const high = Math.min(104, height * 0.22);
  const rows = 4 / columns;
  const left = (width - wide * columns - GAP * (columns - 1)) / 2;
  const top = height - (narrow ? 96 : 74) - rows * high - (rows - 1) * GAP;
  return Array.from({ length: 4 }, (_, at) => ({
    x: left + (at % columns) * (wide + GAP),
    y: top + Math.floor(at / columns) * (high + GAP),
    width: wide,
    height: high,
  }));
}

function cellsOf({ career }: State, to: Pick<Sizes, 'width' | 'height'>): readonly MenuCell[] {
  return rectsOf(to).map((rect, at): MenuCell => {
    const part = PARTS[at];
    if (part === undefined) {
      const key = 'garage.race';
      return { id: 'go', rect, label: { key }, name: key, tone: 'open', icon: GO, home: true };
    }
    const cell = ware(SHOP, career.purse, part, rect, { key: `about.${part}` });
    return { ...cell, name: `garage.${part}`, icon: ICONS[part] };
  });
}

export function boards(state: State, _: unknown, to: Sizes): readonly Board[] {
  return state.phase === 'garage' ? [menuBoard('garage.name', cellsOf(state, to))] : [];
}

export function readGarage({ phase, id }: CellEvent): Input | 'redraw' | undefined {
  if (phase !== 'down') return phase === 'focus' ? 'redraw' : undefined;
  const part = PARTS.find((name) => name === id);
  return part === undefined ? { go: true } : { buy: part };
}

function plate(c: Context, { rect, tone }: MenuCell, color: string): void {
  const { width, height } = rect;
  const alpha = c.globalAlpha;
  c.globalAlpha = tone === 'open' ? alpha : alpha * 0.75;
  draw.rounded(c, 0, 0, width, height, 18, INK);
  draw.rounded(c, 3, 3, width - 6, height - 10, 15, color);
  draw.rounded(c, 8, 7, width - 16, height * 0.3, 10, '#ffffff38');
  c.globalAlpha = alpha;
}

export function drawGarage(to: Surface, state: State): void {
  const cells = cellsOf(state, to);
  drawMenu(to, cells, {
    plate,
    shouts: true,
    colors: { dear: '#6c5f6e', full: '#6c5f6e' },
    color: ({ id, tone }) => (tone === 'open' ? COLORS[id] : undefined),
    price: { top: WHITE, bottom: '#fff1b8', rim: INK },
    spots(width, height, { id }) {
      if (id === 'go')
        return {
          icon: [width / 2, height * 0.36, height * 0.2],
          name: [width / 2, height * 0.76, 17, width],
        };
      const step = (width - 28) / SHOP.engine.length;
      return {
        icon: [width * 0.22, height * 0.33, height * 0.2],
        coin: [width * 0.46, height * 0.3, 10],
        price: [width * 0.68, height * 0.3, 20],
        tick: [width * 0.68, height * 0.3, 18],
        name: [width / 2, height * 0.6, 16, width],
        pips: [width / 2 - 2, height * 0.76 + 4.5, step, step - 4, 9],
      };
    },
  });
}
