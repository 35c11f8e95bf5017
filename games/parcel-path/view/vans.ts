import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import { paintVan, type Van } from './pieces.ts';

const HEART = 'M0 9C-11 1-11-8-5-8-2-8 0-6 0-4 0-6 2-8 5-8 11-8 11 1 0 9Z';
const LEAF = 'M-8 8C-10-3-3-10 9-9 10 2 3 10-8 8Z';
const BOLT = 'M3-10-7 2H-1L-3 10 7-2H1Z';
const STAR = 'M0-10 3-3 10-3 4.500 1.500 7 9 0 4.500-7 9-4.500 1.500-10-3-3-3Z';
const MOON = 'M3-9A9 9 0 1 0 9 4 7 7 0 0 1 3-9Z';
const CROWN = 'M-9 7-10-6-4-1 0-9 4-1 10-6 9 7Z';

type Row = Van & { readonly id: string; readonly needs: number };

/** What players own: their van. */
export const VANS = keepsakes<Row>(
  [
    { id: 'red', needs: 0, cab: '#ff4b3f', box: '#fff0d6' },
    { id: 'mint', needs: 3, cab: '#2fb98a', box: '#e9fff2', sign: LEAF },
    { id: 'rose', needs: 12, cab: '#f0609c', box: '#ffe3ef', sign: HEART },
    { id: 'electric', needs: 30, cab: '#2f86ff', box: '#e4f1ff', sign: BOLT },
    { id: 'copper', needs: 65, cab: '#c8743a', box: '#ffdcb4', sign: STAR },
    { id: 'lemon', needs: 120, cab: '#f0b41f', box: '#fff8cc', sign: STAR },
    { id: 'night', needs: 200, cab: '#4a3fa8', box: '#8f86e6', sign: MOON },
    { id: 'gold', needs: 320, cab: '#8a2f6a', box: '#ffd257', sign: CROWN },
  ],
  (c, van) => {
    c.rotate(-0.5);
    c.scale(1.08, 1.08);
    paintVan(c, false, van);
  },
);
