import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import { paintTile, paintWater, type Shore } from './view/shore.ts';

const row = (
  id: string,
  needs: number,
  sand: Shore['sand'],
  ink: string,
  water: Shore['water'],
) => ({ id, needs, sand, ink, water });

const TURQUOISE = ['#8ff5e4', '#22c3c9', '#0a7fa6', '#0a4a7d'] as const;

/** What players own: the shore, its sand and its water. Each look opens with that many stars. */
export const SHORES = keepsakes(
  [
    row('honey', 0, ['#fff1c9', '#fbd98f', '#e0a758'], '#4a2413', TURQUOISE),
    row('coral', 3, ['#ffe6dc', '#ffb9a3', '#e57f6e'], '#5a1726', [
      '#9bf3f0',
      '#2db4d8',
      '#1670b0',
      '#123f82',
    ]),
    row('pearl', 9, ['#ffffff', '#ece6f4', '#bfb3d6'], '#35284f', [
      '#c9f3ff',
      '#66b9ec',
      '#3574c4',
      '#223f8a',
    ]),
    row('mint', 18, ['#f0ffe0', '#bfe8a8', '#7cb974'], '#173f2a', [
      '#b4f7c8',
      '#35bf9b',
      '#107a7c',
      '#0b4660',
    ]),
    row('dusk', 30, ['#ffe9f4', '#f2b4dc', '#bd74b4'], '#47154d', [
      '#f4b8e8',
      '#8f7ae0',
      '#4d49b4',
      '#2b2672',
    ]),
    row('lava', 48, ['#e2dfe8', '#aaa6b8', '#6d6880'], '#1d1830', [
      '#ffd08a',
      '#f57a3c',
      '#b6323f',
      '#5e1838',
    ]),
    row('jade', 70, ['#e4fff6', '#98e4cb', '#46ab98'], '#0b3a3c', [
      '#e0ff9c',
      '#7dc83c',
      '#2c8a4a',
      '#125244',
    ]),
    row('gold', 96, ['#fffbd8', '#ffe06e', '#e6a91e'], '#5a3203', [
      '#a5ecff',
      '#2e9bf0',
      '#2257c8',
      '#1c2f86',
    ]),
  ],
  (c, shore) => {
    paintWater(c, [[-26, 22, 26, 22]], 44, shore);
    for (const [at, letter] of ['a', 'b'].entries())
      paintTile(c, -23 + at * 46, -24, 44, shore, letter);
  },
);
