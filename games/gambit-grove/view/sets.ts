import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import { paintPiece, type Wood } from './pieces.ts';

type Row = Wood & { readonly id: string; readonly needs: number };

/** What players own: the wood of the white pieces. */
export const SETS = keepsakes<Row>(
  [
    { id: 'birch', needs: 0, light: '#fffaf0', wood: '#f6dfae', deep: '#c8975a', trim: '#ef8f3a' },
    { id: 'maple', needs: 2, light: '#fff1d6', wood: '#ffc877', deep: '#c97a2c', trim: '#e0433f' },
    { id: 'rose', needs: 7, light: '#fff0f2', wood: '#ffc2cf', deep: '#cf6f8d', trim: '#b5306d' },
    { id: 'mint', needs: 14, light: '#f3fff6', wood: '#bff0cd', deep: '#5fae83', trim: '#1f8a6a' },
    { id: 'sky', needs: 24, light: '#f2faff', wood: '#bfe1ff', deep: '#6a9ed6', trim: '#2f63c9' },
    { id: 'honey', needs: 40, light: '#fffbd8', wood: '#ffe05c', deep: '#d19a14', trim: '#b3501a' },
    { id: 'pearl', needs: 64, light: '#ffffff', wood: '#eef0fb', deep: '#a9aed6', trim: '#8a5fd6' },
    { id: 'gold', needs: 96, light: '#fff6c2', wood: '#ffcb3d', deep: '#b3731a', trim: '#fff3b0' },
  ],
  (c, set) => {
    c.scale(0.52, 0.52);
    paintPiece(c, 2, set);
  },
);
