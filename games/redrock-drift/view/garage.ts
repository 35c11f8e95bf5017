import type { InputEvent, PadButton, Rect, Surface } from '@playgrove/kit/stage';
import { priceOf } from '@playgrove/kit/upgrades';
import { PARTS, SHOP, type Input, type State } from '../rules/types.ts';
import type { Ui } from './ui.ts';

const INK = '#2b1626';
const GAP = 10;
const GO = PARTS.length;

type Room = Pick<Surface, 'width' | 'height'>;

function columnsOf({ width }: Pick<Room, 'width'>): 2 | 4 {
  return width < 560 ? 2 : 4;
}

/** Three parts and the way out to the race, side by side at the bottom, or two by two where it is narrow. */
export function buttonsOf(to: Room): readonly Rect[] {
  const columns = columnsOf(to);
  const narrow = columns === 2;
  const wide = Math.min(210, (to.width - 32 - GAP * (columns - 1)) / columns);
  const high = Math.min(104, to.height * 0.22);
  const rows = 4 / columns;
  const left = (to.width - wide * columns - GAP * (columns - 1)) / 2;
  // The page's own button for the daily challenge lies at the foot.
  const top = to.height - (narrow ? 96 : 74) - rows * high - (rows - 1) * GAP;
  return Array.from({ length: 4 }, (_, at) => ({
    x: left + (at % columns) * (wide + GAP),
    y: top + Math.floor(at / columns) * (high + GAP),
    width: wide,
    height: high,
  }));
}

/** A press on a button, or the pad's way through them. */
export function readGarage(event: InputEvent, ui: Ui): Input | 'redraw' | undefined {
  if (event.kind === 'press' && event.phase === 'down') {
    const hit = buttonsOf(ui.size).findIndex(
      ({ x, y, width, height }) =>
        event.x >= x && event.x <= x + width && event.y >= y && event.y <= y + height,
    );
    if (hit < 0) return undefined;
    ui.focus = hit;
    return inputOf(hit);
  }
  if (event.kind !== 'pad' || event.phase === 'up') return undefined;
  if (event.button === 'a' && event.phase === 'down') return inputOf(ui.focus);
  const next = stepFocus(ui.focus, event.button, columnsOf(ui.size));
  if (next === undefined) return undefined;
  ui.focus = next;
  return 'redraw';
}

/**
 * From one button of the grid to the next: left and right stay in their row, up and down in their column.
 * @returns nothing for buttons of the pad that lead nowhere
 */
export function stepFocus(focus: number, way: PadButton, columns: number): number | undefined {
  const [row, column] = [Math.floor(focus / columns), focus % columns];
  const rows = Math.ceil((GO + 1) / columns);
  const [dx, dy] = WAYS[way] ?? [0, 0];
  if (dx === 0 && dy === 0) return undefined;
  const within = (value: number, most: number): number => Math.max(0, Math.min(most - 1, value));
  return within(row + dy, rows) * columns + within(column + dx, columns);
}

const WAYS: Readonly<Partial<Record<PadButton, readonly [number, number]>>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

function inputOf(button: number): Input {
  const part = PARTS[button];
  return part === undefined ? { go: true } : { buy: part };
}

const COLOURS = ['#e2563d', '#3f8fe0', '#8a55d6', '#2fae5a'] as const;

export function drawGarage(to: Surface, state: State, ui: Ui): void {
  const { c } = to;
  const { purse } = state.career;
  to.label(`◉ ${purse.coins}`, to.width / 2, to.width < 640 ? 130 : 92, 40, {
    top: '#fff6c8',
    bottom: '#ffb02e',
    rim: INK,
  });
  buttonsOf(to).forEach(({ x, y, width, height }, at) => {
    const part = PARTS[at];
    const price = part === undefined ? 0 : priceOf(SHOP, purse, part);
    const open = part === undefined || (price !== undefined && price <= purse.coins);
    const middle = x + width / 2;
    c.save();
    c.globalAlpha = open ? 1 : 0.75;
    c.fillStyle = INK;
    c.beginPath();
    c.roundRect(x, y, width, height, 18);
    c.fill();
    c.fillStyle = open ? (COLOURS[at] ?? '#2fae5a') : '#6c5f6e';
    c.beginPath();
    c.roundRect(x + 3, y + 3, width - 6, height - 10, 15);
    c.fill();
    c.fillStyle = '#ffffff38';
    c.beginPath();
    c.roundRect(x + 8, y + 7, width - 16, height * 0.3, 10);
    c.fill();
    if (at === ui.focus) {
      c.lineWidth = 4;
      c.strokeStyle = '#ffffff';
      c.beginPath();
      c.roundRect(x - 3, y - 3, width + 6, height + 6, 21);
      c.stroke();
    }
    c.restore();
    if (part === undefined) {
      to.label('▶', middle, y + height * 0.36, height * 0.44, {
        top: '#ffffff',
        bottom: '#d8ffd8',
        rim: INK,
      });
      to.label(to.words('garage.race'), middle, y + height * 0.76, 17, { rim: INK });
      return;
    }
    icon(to, part, x + width * 0.22, y + height * 0.33, height * 0.2);
    to.label(price === undefined ? '✓' : `◉ ${price}`, x + width * 0.62, y + height * 0.3, 20, {
      top: '#ffffff',
      bottom: open ? '#fff1b8' : '#d0c4d0',
      rim: INK,
    });
    to.label(to.words(`garage.${part}`), middle, y + height * 0.6, 16, { rim: INK });
    const levels = SHOP[part].length;
    for (let level = 0; level < levels; level += 1) {
      c.fillStyle = level < purse.levels[part] ? '#ffd34e' : '#2b162699';
      c.beginPath();
      c.roundRect(
        x + 14 + level * ((width - 28) / levels),
        y + height * 0.76,
        (width - 28) / levels - 4,
        9,
        4,
      );
      c.fill();
    }
  });
}

/** Drawn signs: a cog, a tyre, a flame. */
function icon(to: Surface, part: (typeof PARTS)[number], x: number, y: number, size: number): void {
  const { c } = to;
  c.save();
  c.translate(x, y);
  c.lineWidth = size * 0.3;
  c.strokeStyle = '#ffffff';
  c.fillStyle = '#ffffff';
  c.beginPath();
  if (part === 'tyres') {
    c.arc(0, 0, size * 0.72, 0, 2 * Math.PI);
    c.stroke();
    c.beginPath();
    c.arc(0, 0, size * 0.22, 0, 2 * Math.PI);
    c.fill();
  } else if (part === 'engine') {
    c.arc(0, 0, size * 0.5, 0, 2 * Math.PI);
    for (let tooth = 0; tooth < 8; tooth += 1) {
      const angle = (tooth / 8) * 2 * Math.PI;
      c.moveTo(Math.cos(angle) * size * 0.55, Math.sin(angle) * size * 0.55);
      c.lineTo(Math.cos(angle) * size * 0.9, Math.sin(angle) * size * 0.9);
    }
    c.stroke();
  } else {
    c.moveTo(0, -size);
    c.quadraticCurveTo(size * 1.1, 0, size * 0.5, size * 0.7);
    c.quadraticCurveTo(0, size * 1.1, -size * 0.5, size * 0.7);
    c.quadraticCurveTo(-size * 0.9, size * 0.1, -size * 0.2, -size * 0.2);
    c.closePath();
    c.fill();
  }
  c.restore();
}
