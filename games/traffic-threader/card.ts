import { cast, sparkle, vignette, type Card } from '@playgrove/kit/build';
import { fitOf, paintRoad, paintToy } from './view/flat.ts';
import { paintScooter } from './view/scooter.ts';
import { SCOOTERS } from './view/theme.ts';

const AREA = { x: 0, y: 0, width: 512, height: 512 } as const;

/** The rider leans between two bumpers into the sunset. */
export const card: Card = ({ piece, scene }) =>
  Promise.resolve([
    scene({ width: 512, height: 512 }, ({ c }) => {
      const fit = { ...fitOf(AREA, 0, 84), y: 190 };
      paintRoad(c, AREA, fit, 'dusk', 5);
      paintToy(c, fit, { kind: 'bus', paint: 2, x: 3.4, far: 13 });
      paintToy(c, fit, { kind: 'bug', paint: 4, x: -0.6, far: 22 });
      paintToy(c, fit, { kind: 'bug', paint: 1, x: -2.25, far: 1.2 });
      paintToy(c, fit, { kind: 'van', paint: 0, x: 2.3, far: 3 });
    }),
    vignette('#3a1673', 0.22),
    cast(piece((c) => paintScooter(c, 0, 0, 86, SCOOTERS.rows[0]), { x: 262, y: 322, rotate: 12 })),
    sparkle(150, 300, 20),
    sparkle(392, 250, 16),
    sparkle(96, 96, 14),
  ]);
