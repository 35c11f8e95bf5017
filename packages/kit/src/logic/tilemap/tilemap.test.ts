import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import {
  corners,
  findTiles,
  layersOf,
  mergedRects,
  neighborMask,
  ONE_WAY,
  OPEN,
  packMap,
  readMap,
  sides,
  SOLID,
  sweep,
  tileAt,
  unpackMap,
  withTile,
} from './index.ts';

const ROWS = ['#......#', '#..==..#', '#......#', '##..####'];
const map = readMap(ROWS);
const kinds: Readonly<Record<string, number>> = { '#': SOLID, '=': ONE_WAY };
const solids = layersOf(map, (tile) => kinds[tile] ?? OPEN);
const CELL = 10;
const isEarth = (tile: string): boolean => tile === '#';

describe('text', () => {
  test('packed and unpacked again is the same map, and shorter', () => {
    expect(packMap(map)).toBe('#6.#/#..==..#/#6.#/##..4#');
    expect(unpackMap(packMap(map))).toEqual(map);
  });

  test('rows of unequal length are refused by number', () => {
    expect(() => readMap(['###', '##'])).toThrow('row 1 has 2 tiles, the first has 3');
    expect(() => readMap([])).toThrow('no rows');
  });

  test('tiles are found, read and changed; the caller decides what is outside', () => {
    expect(findTiles(map, '=')).toEqual([
      { column: 3, row: 1 },
      { column: 4, row: 1 },
    ]);
    expect(tileAt(map, -1, 0)).toBe(' ');
    expect(tileAt(map, 0, 9, '#')).toBe('#');
    expect(tileAt(withTile(map, 1, 1, '*'), 1, 1)).toBe('*');
    expect(tileAt(map, 1, 1)).toBe('.');
    expect(() => withTile(map, 8, 0, '*')).toThrow('at 8, 0');
  });
});

describe('a moving box', () => {
  const box = { x: 14, y: 22, w: 6, h: 8 };

  test('stops at a wall, flush with it', () => {
    expect(sweep(solids, CELL, box, -30, 0)).toMatchObject({ x: 10, left: true, right: false });
    expect(sweep(solids, CELL, box, 300, 0)).toMatchObject({ x: 64, right: true });
  });

  test('lands on the ground and on a ledge, and passes the ledge from below', () => {
    expect(sweep(solids, CELL, box, 0, 4)).toMatchObject({ y: 22, below: true });
    const over = { x: 32, y: 1, w: 6, h: 8 };
    expect(sweep(solids, CELL, over, 0, 99)).toMatchObject({ y: 2, below: true });
    expect(sweep(solids, CELL, { ...over, y: 21 }, 0, -20)).toMatchObject({ y: 1, above: false });
  });

  test('falls through a gap, and out of the map', () => {
    expect(sweep(solids, CELL, { x: 22, y: 20, w: 6, h: 8 }, 0, 500).y).toBe(520);
  });

  test('touching an edge is not overlapping it', () => {
    expect(sweep(solids, CELL, { x: 10, y: 22, w: 10, h: 8 }, 0, -10)).toMatchObject({ y: 12 });
  });

  test('never ends inside the ground, from any position and at any speed', () => {
    const rng = createRng('boxes');
    let moves = 0;
    for (let at = 0; at < 3000; at += 1) {
      const from = { x: rng.between(10, 64), y: rng.between(0, 22), w: 6, h: 8 };
      const { x, y } = sweep(solids, CELL, from, rng.between(-90, 90), rng.between(-90, 90));
      const inside = ROWS.some((row, cellRow) =>
        [...row].some(
          (tile, column) =>
            tile === '#' &&
            column * CELL < x + 6 - 1e-9 &&
            (column + 1) * CELL > x + 1e-9 &&
            cellRow * CELL < y + 8 - 1e-9 &&
            (cellRow + 1) * CELL > y + 1e-9,
        ),
      );
      expect(inside).toBe(false);
      moves += 1;
    }
    expect(moves).toBe(3000);
  });
});

describe('shapes', () => {
  test('a mask has a bit for each neighbor, corners only between two sides', () => {
    const plus = readMap(['#.#', '###', '.#.']);
    expect(neighborMask(plus, 1, 1, isEarth)).toBe(0b01010100);
    const full = readMap(['###', '###', '###']);
    expect(neighborMask(full, 1, 1, isEarth)).toBe(255);
    expect(neighborMask(full, 0, 0, isEarth)).toBe(255);
    expect(neighborMask(full, 0, 0, isEarth, false)).toBe(0b00011100);
  });

  test('there are 47 masks', () => {
    const rng = createRng('masks');
    const seen = new Set<number>();
    for (let at = 0; at < 6000; at += 1) {
      const rows = [0, 1, 2].map(() => [0, 1, 2].map(() => (rng.chance(0.6) ? '#' : '.')).join(''));
      seen.add(neighborMask(readMap(rows), 1, 1, isEarth));
    }
    expect(seen.size).toBe(47);
  });

  test('sides and outer corners come from the mask', () => {
    expect(sides(0b01000100)).toBe(2 | 8);
    expect(sides(0b00000001)).toBe(1);
    expect(sides(0b01010101)).toBe(15);
    expect(corners(0)).toBe(15);
    expect(corners(0b00000001)).toBe(2 | 4);
    expect(corners(255)).toBe(0);
  });

  test('merged rectangles cover each cell of the shape once, and nothing else', () => {
    const boxes = mergedRects(map, isEarth);
    const covered = new Map<string, number>();
    for (const { column, row, wide, high } of boxes) {
      for (let y = row; y < row + high; y += 1) {
        for (let x = column; x < column + wide; x += 1) {
          covered.set(`${x} ${y}`, (covered.get(`${x} ${y}`) ?? 0) + 1);
        }
      }
    }
    const earth = findTiles(map, '#').map(({ column, row }) => `${column} ${row}`);
    expect([...covered.keys()].toSorted()).toEqual(earth.toSorted());
    expect([...covered.values()].every((count) => count === 1)).toBe(true);
    expect(boxes.length).toBeLessThan(earth.length / 2);
  });
});
