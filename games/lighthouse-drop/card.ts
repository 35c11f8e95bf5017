import { cast, sparkle, vignette, type Card } from '@playgrove/kit/build';
import { paintTower } from './how.ts';
import { paintDrop } from './view/drop.ts';
import { DROPS } from './view/theme.ts';

const AREA = { x: 0, y: -78, width: 512, height: 640 } as const;

/** The droplet, large in front of the stairs at sunset. */
export const card: Card = ({ piece, scene }) =>
  Promise.resolve([
    scene({ width: 512, height: 512 }, ({ c }) => {
      paintTower(c, AREA, ['----x--   -', '   x---', 'x----x'], { floor: -9, mood: 'calm' });
    }),
    vignette('#3a1673', 0.2),
    cast(
      piece((c) => paintDrop(c, 0, 18, 100, DROPS.rows[0], 'wow', 0.7), {
        x: 258,
        y: 286,
        rotate: -8,
      }),
    ),
    sparkle(84, 120, 20),
    sparkle(436, 172, 16),
  ]);
