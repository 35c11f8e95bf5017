import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import { paintBottle, type Glass } from './bottle.ts';

const HEART = 'M0 8C-9 1-9-7-4-7-1.500-7 0-5 0-4 0-5 1.500-7 4-7 9-7 9 1 0 8Z';
const DROP = 'M0-9C4-3 6 0 6 3A6 6 0 0 1-6 3C-6 0-4-3 0-9Z';
const LEAF = 'M-7 7C-9-3-2-9 8-8 9 2 3 9-7 7Z';
const MOON = 'M3-8A8.500 8.500 0 1 0 8 4 7 7 0 0 1 3-8Z';
const STAR = 'M0-9 2.500-3 9-3 4 1.500 6 8 0 4-6 8-4 1.500-9-3-2.500-3Z';
const SUN = 'M0-9 2-4 7-7 5-2 9 0 5 2 7 7 2 4 0 9-2 4-7 7-5 2-9 0-5-2-7-7-2-4Z';
const GEM = 'M-8-3-4-8H4L8-3 0 8Z';

type Row = Glass & { readonly id: string; readonly needs: number };

/** What players own: the glass of their bottles, and the charm on its neck. */
export const GLASSES = keepsakes<Row>(
  [
    { id: 'clear', needs: 0, tint: '#b9c8ff', rim: '#dfe6ff' },
    { id: 'honey', needs: 3, tint: '#ffc04a', rim: '#ffcf5e', band: '#8a4b1f', charm: DROP },
    { id: 'rose', needs: 10, tint: '#ff8fb8', rim: '#ff9dc1', band: '#d6336c', charm: HEART },
    { id: 'forest', needs: 24, tint: '#63d184', rim: '#84dd97', band: '#2f7d46', charm: LEAF },
    { id: 'night', needs: 45, tint: '#4b4fd0', rim: '#7f86ff', band: '#2c2b86', charm: MOON },
    { id: 'frost', needs: 75, tint: '#7fe6ff', rim: '#a8f0ff', band: '#2f86c9', charm: STAR },
    { id: 'copper', needs: 120, tint: '#ff9a5c', rim: '#e8824a', band: '#a34e1e', charm: SUN },
    { id: 'royal', needs: 170, tint: '#b06bff', rim: '#ffd02e', band: '#7b2fc4', charm: GEM },
  ],
  paintBottle,
);
