import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import { paintScallop, type Fan } from './shells.ts';

type Row = Fan & { readonly id: string; readonly needs: number };

/** What players own: the color of their scallops, always light next to the rival's dark snails. */
export const FANS = keepsakes<Row>(
  [
    { id: 'sunrise', needs: 0, ear: '#ffb07a', rib: '#d8583f', hot: '#ff8a5c', pale: '#fff0d8' },
    { id: 'rose', needs: 2, ear: '#ff9ac0', rib: '#c93a78', hot: '#ff7fb0', pale: '#ffe8f1' },
    { id: 'lemon', needs: 6, ear: '#ffd75e', rib: '#c98a12', hot: '#ffc933', pale: '#fff7cc' },
    { id: 'mint', needs: 12, ear: '#8fe0b4', rib: '#2a8f64', hot: '#66d49c', pale: '#e8fff2' },
    { id: 'coral', needs: 20, ear: '#ff8f80', rib: '#a82a44', hot: '#ff5f63', pale: '#ffe0d6' },
    { id: 'lilac', needs: 32, ear: '#cfaaff', rib: '#7a45c9', hot: '#b98cff', pale: '#f4eaff' },
    { id: 'pearl', needs: 48, ear: '#ffe9c9', rib: '#b3a184', hot: '#f0e2cc', pale: '#ffffff' },
    { id: 'gold', needs: 70, ear: '#ffcf4a', rib: '#9a5f0a', hot: '#e89a1c', pale: '#ffedb0' },
  ],
  (c, fan) => {
    c.scale(44, 44);
    paintScallop(c, fan);
  },
);
