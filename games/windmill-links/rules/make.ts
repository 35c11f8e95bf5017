import type { Rng } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { IN_BOOK } from './books.ts';
import { WIDE } from './hole.ts';

/** Holes made from a number; the proof plays all of them. */
export const MADE = 240;
/** Those whose search did not hole out within par + 1. */
export const SKIPPED: ReadonlySet<number> = new Set([107, 175, 236]);

/** Nine holes, easier ones first. */
export function randomNine(rng: Rng): string[] {
  const lines: string[] = [];
  const used = new Set<number>();
  while (lines.length < IN_BOOK) {
    // A third of the numbers for each third of the round.
    const third = Math.floor(lines.length / 3);
    const no = third * (MADE / 3) + rng.int(MADE / 3);
    if (used.has(no) || SKIPPED.has(no)) continue;
    used.add(no);
    lines.push(madeHole(no));
  }
  return lines;
}

/** A place on a lane where a toy fits: its box, and the way of play. */
type Slot = { x: number; y: number; w: number; h: number; up: boolean };
type Plan = {
  readonly words: readonly string[];
  readonly slots: readonly Slot[];
  readonly par: number;
};

const slot = (x: number, y: number, w: number, h: number, up: boolean): Slot => ({
  x,
  y,
  w,
  h,
  up,
});

/** Lanes before their toys. Slots go from the ball to the cup. */
const PLANS: readonly ((rng: Rng) => Plan)[] = [
  // A straight lane.
  (rng) => {
    const w = 3 + rng.int(3);
    const x = (WIDE - w) / 2;
    const cup = x + 0.8 + rng.unit() * (w - 1.6);
    return {
      words: [`F${x},1,${w},14`, 'B4.5,13.7', `C${cup.toFixed(1)},2.2`],
      slots: [slot(x, 8.4, w, 3, true), slot(x, 4, w, 3, true)],
      par: 2,
    };
  },
  // A bend to the right.
  (rng) => {
    const y = 1 + rng.int(4);
    return {
      words: [`F1,${y},3,${15 - y}`, `F1,${y},7,3`, `K1,${y},1.5,0`, 'B2.5,13.7', `C7,${y + 1.3}`],
      slots: [slot(1, y + 5, 3, 3, true), slot(4, y, 2, 3, false)],
      par: 2,
    };
  },
  // Up, across and up again.
  (rng) => {
    const y = 5 + rng.int(3);
    return {
      words: [
        `F1,${y},3,${15 - y}`,
        `F1,${y},7,3`,
        `F5,1,3,${y}`,
        `K1,${y},1.2,0`,
        `K8,${y + 3},1.2,2`,
        'B2.5,13.7',
        'C6.5,2.2',
      ],
      slots: [slot(1, y + 3.2, 3, 3, true), slot(5, y - 3.5, 3, 3, true)],
      par: 3,
    };
  },
  // Up and back.
  (rng) => {
    const end = 8 + rng.int(5);
    return {
      words: [
        'F1,2,3,13',
        'F1,2,7,3',
        `F5,2,3,${end}`,
        'K1,2,1.5,0',
        'K8,2,1.5,1',
        'B2.5,13.7',
        `C6.5,${end + 0.8}`,
      ],
      slots: [slot(1, 7.5, 3, 3, true), slot(5, 5, 3, Math.min(3, end - 4), true)],
      par: 3,
    };
  },
  // A wide room behind a narrow lane.
  (rng) => {
    const cup = 2 + rng.int(6);
    return {
      words: ['F3,8,3,7', 'F1,1,7,7', `C${cup},2.2`, 'B4.5,13.7'],
      slots: [slot(3, 9, 3, 3, true), slot(1, 4, 7, 2.6, true)],
      par: 3,
    };
  },
];

const to1 = (value: number): number => Math.round(value * 10) / 10;

/** Toys, each for a slot. */
const TOYS: readonly ((at: Slot, rng: Rng) => string)[] = [
  ({ x, y, w, h }, rng) => {
    const reach = to1(Math.min(w / 2 - 0.3, h, 2.4));
    const speed = to1((0.7 + rng.unit() * 0.6) * (rng.chance(0.5) ? 1 : -1));
    return `M${to1(x + w / 2)},${to1(y + h / 2)},${reach},${3 + rng.int(2)},${speed},${to1(rng.unit() * 3)}`;
  },
  ({ x, y, w, h }, rng) => `S${x},${y},${w},${h},${(rng.chance(0.5) ? 3 : -3) + 0.5},0`,
  ({ x, y, w, h, up }) => (up ? `S${x},${y},${w},${h},0,3.5` : `S${x},${y},${w},${h},-3,0`),
  ({ x, y, w, h }, rng) => `V${x},${y},${w},${h},${rng.chance(0.5) ? 2.5 : -2.5},0`,
  ({ x, y, w, h, up }) => (up ? `V${x},${y},${w},${h},0,-2.5` : `V${x},${y},${w},${h},2.5,0`),
  ({ x, y, w, h, up }, rng) => {
    const period = to1(2.4 + rng.unit());
    return up
      ? `D${to1(x + w * 0.3)},${to1(y + h / 2)},${to1(w * 0.4)},0.8,${to1(w * 0.28)},0,${period},0`
      : `D${to1(x + w / 2)},${to1(y + h * 0.3)},0.8,${to1(h * 0.4)},0,${to1(h * 0.28)},${period},0`;
  },
  ({ x, y, w, h }, rng) => {
    const side = rng.chance(0.5) ? 0.28 : 0.72;
    return `O${to1(x + w * side)},${to1(y + h * 0.3)},0.4 O${to1(x + w * (1 - side))},${to1(y + h * 0.75)},0.4`;
  },
  ({ x, y, w, h }, rng) => {
    const wide = to1(w * 0.45);
    return `A${rng.chance(0.5) ? x : to1(x + w - wide)},${y},${wide},${h}`;
  },
  ({ x, y, w, h }, rng) => `N${to1(x + rng.unit() * (w - 1.6))},${to1(y + h / 2 - 0.8)},1.6,1.6`,
];

/** The hole of a number: later numbers have a second toy. */
export function madeHole(no: number): string {
  const rng = createRng(`page ${no}`);
  const { words, slots, par } = rng.pick(PLANS)(rng);
  const toys = no < MADE / 3 ? 1 : 2;
  const order = rng.shuffled(TOYS);
  const placed = slots.slice(0, toys).map((at, index) => order[index]?.(at, rng) ?? '');
  const line = [par + (toys > 1 && no >= (2 * MADE) / 3 && par < 3 ? 1 : 0), ...words, ...placed];
  const text = line.join(' ');
  return rng.chance(0.5) ? mirrored(text) : text;
}

const QUADRANT = [1, 0, 3, 2] as const;

/** The same hole, left and right exchanged. */
export function mirrored(line: string): string {
  const flip = (x = 0): number => to1(WIDE - x);
  const [par = '3', ...words] = line.split(' ');
  const turned = words.map((word) => {
    const kind = word[0] ?? '';
    const n = word.slice(1).split(',').map(Number);
    const [x = 0, , w = 0] = n;
    if ('FXANSVJD'.includes(kind)) {
      n[0] = flip(x + w);
      if (n[4] !== undefined) n[4] = 0 - n[4];
    } else n[0] = flip(x);
    if (kind === 'K') n[3] = QUADRANT[n[3] as 0 | 1 | 2 | 3];
    if (kind === 'M') n[4] = 0 - (n[4] ?? 0);
    if (kind === 'T') {
      n[2] = flip(n[2]);
      n[4] = 0 - (n[4] ?? 0);
    }
    return `${kind}${n.join(',')}`;
  });
  return [par, ...turned].join(' ');
}
