import { BONUS_AT, BOXES, FULL, TEA } from './boxes.ts';
import { SEALED } from './sealed.ts';
import { reachable, Table } from './table.ts';

/** Boxes filled in the stored layer: what lies before and after it takes less than a second. */
const LAYER = 4;
/** Steps a point. */
const STEPS = 50;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const bits = (mask: number): number =>
  Array.from({ length: BOXES }, (_, box) => (mask >> box) & 1).reduce((sum, bit) => sum + bit, 0);

/** Every position of the layer, in the order of the text. */
function* positions(): Generator<readonly [filled: number, numbers: number]> {
  for (let filled = 0; filled <= FULL; filled += 1) {
    if (bits(filled) !== LAYER) continue;
    for (const numbers of reachable(filled, BONUS_AT)) yield [filled, numbers];
  }
}

/** The layer as text: steps from value to value, odd ones down, five bits a digit. */
export function packed(table: Table): string {
  let [text, before] = ['', 0];
  for (const [filled, numbers] of positions()) {
    const now = Math.round(table.value(filled, numbers) * STEPS);
    let step = now < before ? (before - now) * 2 - 1 : (now - before) * 2;
    for (; step > 31; step >>= 5) text += DIGITS[32 + (step & 31)];
    text += DIGITS[step];
    before = now;
  }
  return text;
}

/** A table that knows the layer. */
export function unpacked(text: string): Table {
  const table = new Table(TEA);
  let [at, now] = [0, 0];
  for (const [filled, numbers] of positions()) {
    let step = 0;
    for (let shift = 0; ; shift += 5) {
      const digit = DIGITS.indexOf(text[at] ?? 'A');
      at += 1;
      step |= (digit & 31) << shift;
      if (digit < 32) break;
    }
    now += step & 1 ? -((step + 1) / 2) : step / 2;
    table.put(filled, numbers, now / STEPS);
  }
  return table;
}

let known: Table | undefined;

/** The game's own table, opened with the first question. */
export const table = (): Table => (known ??= unpacked(SEALED));
