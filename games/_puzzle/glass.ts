import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import { paintLamp } from './board.ts';

/** What players own: the glass of the lamps. Each look opens with that many stars. */
export const GLASS = keepsakes(
  [
    { id: 'amber', needs: 0, pane: '#ffd45c', core: '#fff3c4', mark: '#ff8a1f' },
    { id: 'mint', needs: 3, pane: '#7fe0b0', core: '#e6fff2', mark: '#0f8f6a' },
    { id: 'rose', needs: 7, pane: '#ff9fb8', core: '#fff0f4', mark: '#d6336c' },
    { id: 'sky', needs: 12, pane: '#8fd0ff', core: '#eaf6ff', mark: '#1f6fd6' },
    { id: 'lilac', needs: 18, pane: '#c9a8ff', core: '#f5eeff', mark: '#7434d6' },
    { id: 'pearl', needs: 26, pane: '#f3ead9', core: '#ffffff', mark: '#a8875a' },
  ],
  (c, glass) => paintLamp(c, 100, true, glass),
);
