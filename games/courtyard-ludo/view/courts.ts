import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Context } from '@playgrove/kit/runtime';

/** What a courtyard is built of. */
export type Court = {
  readonly id: string;
  readonly needs: number;
  /** The ground beyond the walls, the paving, and its joints. */
  readonly ground: string;
  readonly paving: string;
  readonly joint: string;
  /** Two glazes of the ring's tiles, and the ornament on them. */
  readonly tile: readonly [string, string];
  readonly ornament: string;
  readonly grass: string;
  readonly leaf: string;
  readonly bloom: readonly [string, string];
  readonly stone: string;
  readonly water: string;
  /** What lies over everything: lamplight or dusk. */
  readonly shade: string;
};

export const COURTS = keepsakes<Court>(
  [
    {
      id: 'terracotta',
      needs: 0,
      ground: '#b9593f',
      paving: '#f0b183',
      joint: '#c97f56',
      tile: ['#fff2d8', '#f7dcae'],
      ornament: '#2f86b8',
      grass: '#7fbf4e',
      leaf: '#3f9a4a',
      bloom: ['#ff8fb0', '#fff3c4'],
      stone: '#f3e6cf',
      water: '#3fb9dc',
      shade: '#00000000',
    },
    {
      id: 'azulejo',
      needs: 3,
      ground: '#2a4f9c',
      paving: '#dfeaf6',
      joint: '#a9bfdc',
      tile: ['#ffffff', '#cfe2fb'],
      ornament: '#2456b8',
      grass: '#6fbb8a',
      leaf: '#2d8a6a',
      bloom: ['#ffd84a', '#ffffff'],
      stone: '#f7f4ea',
      water: '#5fc9f0',
      shade: '#00000000',
    },
    {
      id: 'rose',
      needs: 8,
      ground: '#a83a6e',
      paving: '#f9c9cf',
      joint: '#dc94a6',
      tile: ['#fff4f2', '#ffdce4'],
      ornament: '#c93a78',
      grass: '#8cc95e',
      leaf: '#4fa24a',
      bloom: ['#ff4f86', '#ffd0e2'],
      stone: '#ffefe6',
      water: '#7fd0ea',
      shade: '#00000000',
    },
    {
      id: 'moss',
      needs: 14,
      ground: '#2f5a3a',
      paving: '#b9c28e',
      joint: '#8c9a66',
      tile: ['#eef2d4', '#d3dfa8'],
      ornament: '#4d7a2e',
      grass: '#5fa83e',
      leaf: '#2a7038',
      bloom: ['#fff3c4', '#c9a0ff'],
      stone: '#cfcfb6',
      water: '#3fa9a0',
      shade: '#00000000',
    },
    {
      id: 'saffron',
      needs: 22,
      ground: '#9a5a10',
      paving: '#ffd579',
      joint: '#dba440',
      tile: ['#fffbe6', '#ffe9a8'],
      ornament: '#d9641e',
      grass: '#a9bf3e',
      leaf: '#6f9a2a',
      bloom: ['#ff6a3a', '#ffe27a'],
      stone: '#fff0c9',
      water: '#2fb0b8',
      shade: '#00000000',
    },
    {
      id: 'snow',
      needs: 32,
      ground: '#5a7ea8',
      paving: '#e6f0f8',
      joint: '#bcd0e2',
      tile: ['#ffffff', '#e2edf6'],
      ornament: '#6a8fc4',
      grass: '#dfeef2',
      leaf: '#6fa8a0',
      bloom: ['#e0455a', '#ffffff'],
      stone: '#f4f8fb',
      water: '#a9dcf2',
      shade: '#00000000',
    },
    {
      id: 'dusk',
      needs: 44,
      ground: '#4a2a6a',
      paving: '#d99ab0',
      joint: '#b0708c',
      tile: ['#ffe3d0', '#f6bfae'],
      ornament: '#7a3aa8',
      grass: '#7a9a5a',
      leaf: '#4f6f5a',
      bloom: ['#ffb84a', '#ff8fc0'],
      stone: '#f2cdb8',
      water: '#8f7fe0',
      shade: '#ff7a3a1c',
    },
    {
      id: 'moonlit',
      needs: 58,
      ground: '#141b44',
      paving: '#5f6aa8',
      joint: '#434c86',
      tile: ['#c9d2f6', '#a3aee0'],
      ornament: '#2f3a8a',
      grass: '#3a7a6a',
      leaf: '#1f5a5a',
      bloom: ['#ffe27a', '#c9f0ff'],
      stone: '#aab4e0',
      water: '#4a8fe0',
      shade: '#0a0e4024',
    },
  ],
  (c, court) => paintSample(c, court),
);

/** A corner of the courtyard for the sheet, within 100 × 100. */
function paintSample(c: Context, court: Court): void {
  draw.rounded(c, -47, -47, 94, 94, 18, draw.PALETTE.ink);
  draw.rounded(c, -44, -44, 88, 88, 15, court.paving);
  for (let tile = 0; tile < 3; tile += 1) {
    draw.rounded(c, -40 + tile * 27.5, 14, 25, 25, 6, court.tile[tile % 2] ?? court.stone);
    draw.rim(c, court.joint, 2);
    draw.fillPath(c, court.ornament, (path) =>
      draw.traceStar(path, -27.5 + tile * 27.5, 26.5, 8, 4, 0.4),
    );
  }
  draw.rounded(c, -40, -40, 80, 48, 12, court.grass);
  draw.disc(c, 16, -16, 21, court.stone);
  draw.ring(c, 16, -16, 21, 2.5, draw.PALETTE.ink);
  draw.disc(c, 16, -16, 15, court.water);
  draw.ring(c, 16, -16, 7, 2, '#ffffffb0');
  for (const [x, y, r] of [
    [-26, -22, 11],
    [-16, -28, 9],
    [-20, -14, 9],
  ] as const) {
    draw.disc(c, x, y, r, court.leaf);
  }
  for (const [at, [x, y]] of (
    [
      [-28, -26],
      [-17, -18],
      [-14, -30],
      [-30, -2],
      [-8, -4],
    ] as const
  ).entries()) {
    draw.disc(c, x, y, 3.6, court.bloom[at % 2] ?? '#ffffff');
  }
  draw.rounded(c, -44, -44, 88, 88, 15, court.shade);
}
