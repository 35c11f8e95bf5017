import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import { paintStand } from './stand.ts';

export const INK = '#3a1f3d';
/** In the order of the rules' `COLORS`. */
export const FROSTING = [
  '#fff4dd',
  '#ffd766',
  '#ffb38a',
  '#ff8fb6',
  '#e0345f',
  '#7fdcb0',
  '#79c6ff',
  '#bb94f2',
  '#70402e',
] as const;
export const frostingOf = (color: number): string => FROSTING[color] ?? FROSTING[0];

/** By pack: the wall from above, the wainscot, the counter. */
export const ROOMS = [
  { wall: ['#1f8f97', '#4cc0b4'], panel: '#14707f', top: '#f0c48a', front: '#b9743f' },
  { wall: ['#3f8f4f', '#9ccf6a'], panel: '#2d7049', top: '#fbe3c8', front: '#c98f74' },
  { wall: ['#2a6fc0', '#6cc0ee'], panel: '#1f549c', top: '#fff1d6', front: '#8fb3cf' },
  { wall: ['#7a3560', '#cf6a78'], panel: '#5a264f', top: '#e3a878', front: '#8a4d36' },
  { wall: ['#3d2f8c', '#8a5fd0'], panel: '#2c2170', top: '#f6dcef', front: '#a77cc4' },
] as const;
export type Room = (typeof ROOMS)[number];
export const roomOf = (cake: number): Room =>
  ROOMS[cake < 0 ? 1 : Math.floor(cake / 10)] ?? ROOMS[0];

/** Cake stands and the piping bag that comes with each: `top`, `edge` and `foot`, and the beads on its rim. */
export const STANDS = keepsakes(
  [
    {
      id: 'marble',
      needs: 0,
      top: '#fff7f2',
      edge: '#e7d3e4',
      foot: '#c9aecf',
      bead: '#ff8fb6',
      bag: '#ff6f9f',
      trim: 'beads',
    },
    {
      id: 'maple',
      needs: 4,
      top: '#f4c98d',
      edge: '#c98a4b',
      foot: '#9a5f30',
      bead: '#7a4522',
      bag: '#4cb0a0',
      trim: 'rings',
    },
    {
      id: 'lace',
      needs: 10,
      top: '#ffffff',
      edge: '#ffe6ef',
      foot: '#f3a9c6',
      bead: '#ffffff',
      bag: '#b98cf0',
      trim: 'lace',
    },
    {
      id: 'mint',
      needs: 20,
      top: '#dffbee',
      edge: '#86dcb8',
      foot: '#3fa384',
      bead: '#ffffff',
      bag: '#ffb03c',
      trim: 'scallops',
    },
    {
      id: 'copper',
      needs: 34,
      top: '#ffd9b0',
      edge: '#e08a52',
      foot: '#a9532b',
      bead: '#fff0d8',
      bag: '#2f9fd8',
      trim: 'beads',
    },
    {
      id: 'sea',
      needs: 52,
      top: '#d6f3ff',
      edge: '#5fb9ec',
      foot: '#2a74b8',
      bead: '#ffe27a',
      bag: '#ff7a6a',
      trim: 'scallops',
    },
    {
      id: 'gold',
      needs: 76,
      top: '#fff3c4',
      edge: '#f0b92e',
      foot: '#b47a10',
      bead: '#fffbe6',
      bag: '#8a3f9c',
      trim: 'lace',
    },
    {
      id: 'night',
      needs: 104,
      top: '#6b5ac2',
      edge: '#3d2f8c',
      foot: '#241a5c',
      bead: '#ffe27a',
      bag: '#ffd02e',
      trim: 'stars',
    },
  ],
  (c, look) => paintStand(c, 0, 8, 0.15, look, 0.4),
);
