import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import { paintFlag } from './pieces.ts';

/** What players own: their flags. */
export const FLAGS = keepsakes(
  [
    { id: 'snore', needs: 0, color: '#8a4dff', ink: '#ffffff', mark: 'M-7 -7L7 -7L-7 7L7 7' },
    {
      id: 'leaf',
      needs: 2,
      color: '#2f9e4f',
      ink: '#ffe27a',
      mark: 'M-12 4Q-8 -12 12 -8Q8 10 -12 4Z',
    },
    {
      id: 'heart',
      needs: 4,
      color: '#ff5fa8',
      ink: '#ffffff',
      mark: 'M0 10C-20 -3 -10 -15 0 -5C10 -15 20 -3 0 10Z',
    },
    {
      id: 'moon',
      needs: 6,
      color: '#273a86',
      ink: '#ffe27a',
      mark: 'M4 -11A11 11 0 1 0 10 6A10 10 0 0 1 4 -11Z',
    },
    {
      id: 'acorn',
      needs: 8,
      color: '#ffb52e',
      ink: '#7a4526',
      mark: 'M-11 -4Q0 -15 11 -4L8 -2Q8 8 0 12Q-8 8 -8 -2Z',
    },
    {
      id: 'toadstool',
      needs: 10,
      color: '#e5383f',
      ink: '#ffffff',
      mark: 'M-13 0Q0 -20 13 0L5 1L6 11L-6 11L-5 1Z',
    },
    {
      id: 'star',
      needs: 12,
      color: '#ffffff',
      ink: '#f09a10',
      mark: 'M0 -13L4 -4L13 -4L6 2L9 11L0 6L-9 11L-6 2L-13 -4L-4 -4Z',
    },
    {
      id: 'sun',
      needs: 30,
      color: '#ff9a2e',
      ink: '#fff6c8',
      mark: 'M0 -15L4 -8L13 -8L8 0L13 8L4 8L0 15L-4 8L-13 8L-8 0L-13 -8L-4 -8Z',
    },
    {
      id: 'crown',
      needs: 60,
      color: '#7a1fa2',
      ink: '#ffd94a',
      mark: 'M-13 9L-14 -9L-6 -1L0 -13L6 -1L14 -9L13 9Z',
    },
  ],
  (c, flag) => {
    c.scale(1.1, 1.1);
    paintFlag(c, flag);
  },
);
