import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import { paintCar, type Paintwork } from './cars.ts';

type Row = Paintwork & { readonly id: string; readonly needs: number };

/** What players own: the paint of the cars that they park. */
export const PAINTS = keepsakes<Row>(
  [
    { id: 'cherry', needs: 0, body: '#ff5148', roof: '#fff3dc' },
    { id: 'bee', needs: 3, body: '#ffc928', roof: '#3b2b52', pattern: 'bee' },
    { id: 'ladybug', needs: 9, body: '#ee3b4c', roof: '#2f2346', pattern: 'dots' },
    { id: 'melon', needs: 22, body: '#37b35f', roof: '#ff6f7d', pattern: 'melon' },
    { id: 'racer', needs: 42, body: '#2f7df0', roof: '#f5f9ff', pattern: 'racer' },
    { id: 'taxi', needs: 70, body: '#ffd23c', roof: '#ffe894', pattern: 'checks' },
    { id: 'cow', needs: 105, body: '#fdf8ef', roof: '#ffc2cf', pattern: 'cow' },
    { id: 'night', needs: 150, body: '#4338a0', roof: '#251c63', pattern: 'stars' },
    { id: 'gold', needs: 210, body: '#f2b21d', roof: '#fff0a8', pattern: 'crown' },
  ],
  (c, look) => {
    c.rotate(-0.6);
    c.scale(1.06, 1.06);
    paintCar(c, { l: 42, w: 21 }, look);
  },
);
