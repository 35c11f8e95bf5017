import type { Level } from '@playgrove/kit/contract';

/** Which of `SIZES`. */
export type Params = { readonly size: number };

/** Four meadows, each new every time. */
export const SIZES = [
  { name: 'garden', cols: 6, rows: 7, hogs: 7, gold: 45 },
  { name: 'park', cols: 7, rows: 10, hogs: 13, gold: 100 },
  { name: 'wood', cols: 8, rows: 13, hogs: 21, gold: 190 },
  { name: 'heath', cols: 9, rows: 15, hogs: 28, gold: 300 },
] as const;
export const DAILY_SIZE = 1;

// The ids are in saves and links: never change or reuse one.
export const LEVELS: readonly [Level<Params>, ...Level<Params>[]] = [
  { id: 'garden', params: { size: 0 } },
  { id: 'park', params: { size: 1 } },
  { id: 'wood', params: { size: 2 } },
  { id: 'heath', params: { size: 3 } },
  { id: 'daily', daily: true, pack: 'pack.daily', params: { size: DAILY_SIZE } },
];
