import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Keepsake } from '@playgrove/kit/runtime';
import { paintVan, type VanLook } from './vehicles.ts';

const look = (
  id: string,
  needs: number,
  body: string,
  cab: string,
  awning: string,
  ...scoops: VanLook['scoops']
): Keepsake & VanLook => ({ id, needs, body, cab, awning, scoops });

/** What players own: flavors of their van. */
export const VANS = keepsakes(
  [
    look('strawberry', 0, '#ffe9f2', '#ff5fa8', '#ff4b55', '#fff3d6', '#7fe0c4', '#ff8fb8'),
    look('mint', 3, '#e6fff4', '#1fb894', '#0f8f74', '#a6f0d0', '#fff3d6', '#5c3a2a'),
    look('lemon', 9, '#fffbd6', '#f2b705', '#ff8a1f', '#ffe45c', '#ffffff', '#ffb03a'),
    look('blueberry', 20, '#e9efff', '#3f63e0', '#7a3fd0', '#8fa8ff', '#ffffff', '#5a3fb8'),
    look('chocolate', 40, '#f3e0c8', '#7a4526', '#e8a23a', '#8a5430', '#fff3d6', '#5c3320'),
    look('pistachio', 75, '#f1f7d8', '#7fa832', '#d6336c', '#b7d96a', '#ffc7dc', '#8fbf45'),
    look('licorice', 130, '#cfd2e6', '#2b2440', '#f2f2ff', '#4a4266', '#ffffff', '#1f1830'),
    look('rainbow', 220, '#ffffff', '#8a4dff', '#14c4b4', '#ff6b6b', '#4cc3ff', '#ffd02e'),
  ],
  (c, van) => {
    c.scale(0.47, 0.47);
    paintVan(c, van);
  },
);
