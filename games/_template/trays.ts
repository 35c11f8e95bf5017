import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';

/*
 * What players own: looks of the tray. A game with stars says how many open a look; this one has
 * none, so its best score does.
 */

export const TRAYS = keepsakes(
  [
    { id: 'plum', needs: 0, wood: '#8a5bc4' },
    { id: 'honey', needs: 60, wood: '#d9993a' },
    { id: 'cherry', needs: 120, wood: '#b8475a' },
    { id: 'moss', needs: 200, wood: '#4f8a4a' },
    { id: 'lagoon', needs: 300, wood: '#2f86a8' },
    { id: 'ebony', needs: 450, wood: '#4a4152' },
  ],
  (c, { wood }) => {
    draw.rounded(c, -44, -40, 88, 88, 22, draw.shade(wood, 0.7));
    draw.rounded(c, -44, -44, 88, 88, 22, wood);
    draw.rounded(c, -33, -33, 66, 66, 14, draw.shade(wood, 0.62));
    draw.rounded(c, -33, -29, 66, 62, 14, draw.shade(wood, 0.45));
  },
);
