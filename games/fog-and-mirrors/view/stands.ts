import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Keepsake } from '@playgrove/kit/runtime';
import { paintFoot, paintHead, type Pillar } from './lantern.ts';

export type Stand = Keepsake & {
  readonly pillar: Pillar;
  /** Frames of mirrors, from top to bottom. */
  readonly frame: readonly [string, string];
};

/** What players own: what their lanterns and mirrors are made of. A lantern's head shows its power. */
export const STANDS = keepsakes<Stand>(
  [
    {
      id: 'stone',
      needs: 0,
      pillar: ['#d9d3ea', '#a39bc4', '#6d6496'],
      frame: ['#ffd36a', '#c98a2e'],
    },
    {
      id: 'oak',
      needs: 3,
      pillar: ['#e8b57a', '#b5763e', '#7a4522'],
      frame: ['#e8b57a', '#9a5a2c'],
    },
    {
      id: 'jade',
      needs: 8,
      pillar: ['#a8f0c8', '#3fae82', '#1d6a58'],
      frame: ['#a8f0c8', '#2f8f70'],
    },
    {
      id: 'coral',
      needs: 15,
      pillar: ['#ffc0b0', '#f0705f', '#a83a48'],
      frame: ['#ffb3a0', '#d84f50'],
    },
    {
      id: 'ice',
      needs: 24,
      pillar: ['#f2fdff', '#9fe0f5', '#4f9fc8'],
      frame: ['#e6fbff', '#6fc0e6'],
    },
    {
      id: 'plum',
      needs: 36,
      pillar: ['#dcb0ff', '#9358d8', '#54309a'],
      frame: ['#dcb0ff', '#7a44c0'],
    },
    {
      id: 'night',
      needs: 50,
      pillar: ['#6a70c8', '#3a3f8c', '#20224f'],
      frame: ['#8fa0ff', '#3f48a8'],
    },
    {
      id: 'royal',
      needs: 68,
      pillar: ['#fff0a8', '#f0b52e', '#a8661a'],
      frame: ['#ff8fb8', '#b8285f'],
    },
  ],
  (c, { pillar }) => {
    c.scale(1.02, 1.02);
    c.translate(-3, -3);
    paintFoot(c, 1, pillar);
    c.translate(0, -6);
    paintHead(c, 1, pillar);
  },
);
