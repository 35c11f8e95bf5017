import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import { paintBody, paintFeather, paintHead, type Plumage } from './view/bird.ts';

const row = (
  id: string,
  needs: number,
  body: Plumage['body'],
  vane: Plumage['vane'],
  ring: string,
  eye: string,
) => ({ id, needs, body, vane, ring, eye });

/** What players own: the plumage of the peacock. Each look opens with that many stars. */
export const PLUMAGE = keepsakes(
  [
    row(
      'sapphire',
      0,
      ['#4fa8ff', '#2465e0', '#17308f'],
      ['#3fd08a', '#0d7a6c'],
      '#e8a93a',
      '#1b3a9c',
    ),
    row('rose', 3, ['#ff9fc4', '#d8417f', '#8a1f5e'], ['#ff8fb0', '#b02a6a'], '#ffd36e', '#7c1550'),
    row('snow', 8, ['#ffffff', '#d5e4f5', '#9db6d8'], ['#ffffff', '#a9c6e6'], '#c9d8ee', '#35588f'),
    row(
      'ember',
      15,
      ['#ffb65c', '#ea5a2a', '#94271f'],
      ['#ffc24d', '#c9481f'],
      '#fff0a8',
      '#8a1f1a',
    ),
    row(
      'jade',
      24,
      ['#7fe6b4', '#1f9d78', '#0b5a52'],
      ['#b7ec7a', '#2f8f4f'],
      '#ffe38a',
      '#0b5648',
    ),
    row(
      'violet',
      36,
      ['#c6a2ff', '#7a45dd', '#3d1d8f'],
      ['#a78bff', '#4a2bb0'],
      '#ff9fd6',
      '#3a1673',
    ),
    row(
      'midnight',
      52,
      ['#5a6bb8', '#2a3274', '#141a45'],
      ['#4a63c9', '#1b2360'],
      '#8fe3ff',
      '#0d1238',
    ),
    row(
      'golden',
      75,
      ['#fff0a0', '#f2b52e', '#a8691a'],
      ['#ffe27a', '#c98a1f'],
      '#fff7d6',
      '#7a4510',
    ),
  ],
  (c, look) =>
    draw.transformed(c, { y: -4, scale: 0.24 }, () => {
      for (const turn of [-1.2, 1.2, -0.6, 0.6, 0])
        draw.place(
          c,
          Math.sin(turn) * 130,
          -Math.cos(turn) * 130,
          () => paintFeather(c, look, 46, true),
          turn,
        );
      draw.place(c, 0, -20, () => paintBody(c, look));
      draw.place(c, 0, -70, () => paintHead(c, look, 'calm'));
    }),
);
