import { describe, expect, it } from 'vitest';
import { mosaicOf, type Mosaic, type Tiling } from './mosaic.ts';

/** Lays cards as `grid-auto-flow: dense` does. @returns the rows, one letter a place, `.` for a hole */
function laid(count: number, { large, stretched }: Mosaic, { columns, span }: Tiling): string[] {
  const rows: string[][] = [];
  const at = (row: number, column: number) =>
    (rows[row] ??= Array.from({ length: columns }, () => '.'))[column];
  for (let place = 0; place < count; place += 1) {
    const tall = large.includes(place) ? 2 : 1;
    const broad = tall === 2 ? 2 : place === stretched ? span : 1;
    const spots = (row: number, column: number) =>
      Array.from({ length: tall * broad }, (_, index): [number, number] => [
        row + Math.floor(index / broad),
        column + (index % broad),
      ]);
    for (let spot = 0; ; spot += 1) {
      const [row, column] = [Math.floor(spot / columns), spot % columns];
      if (column + broad > columns) continue;
      const wanted = spots(row, column);
      if (wanted.some(([y, x]) => at(y, x) !== '.')) continue;
      for (const [y, x] of wanted) {
        const line = rows[y];
        if (line) line[x] = String.fromCodePoint(97 + place);
      }
      break;
    }
  }
  return rows.map((row) => row.join(''));
}

const COUNTS = Array.from({ length: 18 }, (_, index) => index + 4);

describe.each(COUNTS)('%i cards', (count) => {
  it.each(['narrow', 'middle', 'wide', 'huge'] as const)(
    'leave no hole on a %s screen',
    (width) => {
      const mosaic = mosaicOf(count);
      expect(laid(count, mosaic, mosaic[width]).join('\n')).not.toContain('.');
    },
  );

  it('have a large card, and one that lies is not large', () => {
    const { large, stretched } = mosaicOf(count);
    expect(large[0]).toBe(0);
    expect(large).not.toContain(stretched);
    expect(stretched).toBeLessThan(count);
  });
});

it('the check sees a hole', () => {
  const mosaic = { ...mosaicOf(6), large: [0, 5] };
  expect(laid(6, mosaic, mosaic.wide).join('')).toContain('.');
});

it('one to three cards stand in one row', () => {
  expect(mosaicOf(2)).toMatchObject({ large: [], stretched: -1, narrow: { columns: 3 } });
});
