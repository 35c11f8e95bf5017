import type { Press } from '@playgrove/kit/runtime';
import { sizesOf } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { slide } from './slide.ts';

const PHONE = sizesOf(390, 844);
const NOTHING = { pad: new Set<never>(), stick: { x: 0, y: 0 } };
const press = (phase: Press['phase'], x: number, pointer = 1): Press => ({
  kind: 'press',
  phase,
  pointer,
  device: 'touch',
  x,
  y: 700,
  path: [],
  from: { x: 0, y: 0 },
});

function fresh() {
  const control = slide<object, number, object>({
    per: () => 2.3,
    slow: 10,
    growth: 5,
    quick: 40,
    most: 50,
    gives: (by) => by,
  });
  const ui = {};
  return {
    read: (event: Press) => control.read?.(event, {}, ui, PHONE),
    poll: (held: Parameters<NonNullable<typeof control.poll>>[0]) =>
      control.poll?.(held, {}, ui, PHONE),
  };
}

test('goes along with the finger from wherever it is put down, and loses no part of a step', () => {
  const { read } = fresh();
  expect(read(press('down', 300))).toBe('redraw');
  let sum = 0;
  for (let x = 299; x >= 200; x -= 1) sum += Number(read(press('move', x)) ?? 0);
  expect(sum).toBe(-230);
});

test('hands over no more than the most at once, and the rest with the next move', () => {
  const { read } = fresh();
  read(press('down', 0));
  expect(read(press('move', 30))).toBe(50);
  expect(read(press('move', 30))).toBe(19);
  expect(read(press('move', 30))).toBeUndefined();
});

test('a second finger changes nothing, and a new touch moves nothing by itself', () => {
  const { read } = fresh();
  read(press('down', 100));
  expect(read(press('down', 300, 2))).toBeUndefined();
  expect(read(press('move', 350, 2))).toBeUndefined();
  expect(read(press('up', 100))).toBeUndefined();
  expect(read(press('move', 160))).toBeUndefined();
  expect(read(press('down', 200))).toBe('redraw');
});

test('keys slide more the longer they are held, a stick as far as it is pushed', () => {
  const { poll } = fresh();
  const right = { ...NOTHING, pad: new Set(['right'] as const) };
  expect([1, 2, 3, 4, 5, 6, 7].map(() => poll(right))).toEqual([15, 20, 25, 30, 35, 40, 40]);
  expect(poll(NOTHING)).toBeUndefined();
  expect(poll(right)).toBe(15);
  expect(poll({ ...NOTHING, stick: { x: -0.5, y: 0 } })).toBe(-20);
});
