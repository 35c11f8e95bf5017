import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Context, Keepsake } from '@playgrove/kit/runtime';
import { RADIUS } from '../rules/table.ts';

const INK = '#2b1b4d';

type Look = Keepsake & {
  /** From its light to its shade. */
  readonly body: readonly [string, string, string];
  readonly sheen: string;
  readonly mark: 'plain' | 'swirl' | 'spots' | 'rings' | 'stripes' | 'star' | 'cracks' | 'moon';
  readonly ink: string;
};

const row = (
  id: string,
  needs: number,
  body: Look['body'],
  sheen: string,
  mark: Look['mark'],
  ink: string,
): Look => ({ id, needs, body, sheen, mark, ink });

/** Pearls to own. */
export const PEARLS = keepsakes<Look>(
  [
    row('pearl', 0, ['#ffffff', '#f3e9f2', '#b9a8c8'], '#ffd6ec', 'plain', '#ffffff'),
    row('rose', 3, ['#ffe3ea', '#ff9ab4', '#c94f7c'], '#fff0c8', 'swirl', '#ffe3ea'),
    row('urchin', 8, ['#d9c2ff', '#8a58d8', '#452590'], '#ff9ad5', 'spots', '#f0dcff'),
    row('lagoon', 15, ['#c9fff2', '#2fc5b8', '#0c6a86'], '#f4ffb0', 'rings', '#e6fff8'),
    row('clownfish', 24, ['#ffc38a', '#ff7a1f', '#b23c0a'], '#fff2a0', 'stripes', '#ffffff'),
    row('starfish', 34, ['#fff2a0', '#ffb51f', '#c46a08'], '#ffffff', 'star', '#e0531f'),
    row('lava', 46, ['#7a5a6a', '#3a2838', '#180f1c'], '#ff9a3d', 'cracks', '#ff8a2a'),
    row('moon', 60, ['#f4f8ff', '#9fb4e8', '#3d4f9a'], '#ffffff', 'moon', '#5c70b8'),
  ],
  (c, look) => {
    c.scale(3.9, 3.9);
    paintPearl(c, look);
  },
);

const MARKS: Readonly<Record<Look['mark'], string>> = {
  plain: '',
  swirl: 'M-8 2C-4 -7 5 -6 4 0C3 4 -3 3 -2 0M6 6C8 2 9 -1 8 -4',
  spots: 'M-4 -3h.1M3 -5h.1M5 2h.1M-1 4h.1M-6 3h.1M1 0h.1M4 7h.1',
  rings: 'M-9 -2Q0 3 9 -2M-9 3Q0 8 9 3M-7 -6Q0 -2 7 -6',
  stripes: 'M-4 -10Q0 0 -4 10M4 -10Q8 0 4 10',
  star: 'M0 -6L1.8 -1.9L6.2 -1.8L2.8 1.2L4 5.6L0 3.2L-4 5.6L-2.8 1.2L-6.2 -1.8L-1.8 -1.9Z',
  cracks: 'M-8 -4L-3 -1L-4 4L1 7M-3 -1L2 -3L4 -8M2 -3L7 1L6 6',
  moon: 'M-3 -3h.1M4 2h.1M-2 5h.1',
};

export function paintPearl(c: Context, { body, sheen, mark, ink }: Look): void {
  draw.disc(c, 0, 0, RADIUS + 1.6, INK);
  draw.clipped(
    c,
    (path) => path.arc(0, 0, RADIUS, 0, Math.PI * 2),
    () => {
      draw.disc(c, 0, 0, RADIUS, draw.radial(c, -3, -4, RADIUS * 1.7, ...body));
      const d = MARKS[mark];
      if (mark === 'star') draw.drawPath(c, d, { fill: ink });
      else if (d !== '')
        draw.drawPath(c, d, {
          line: ink,
          width: mark === 'spots' ? 3 : mark === 'moon' ? 4.6 : 2.2,
        });
      draw.blob(c, 2, 6.4, 7, 3.4, draw.fade(sheen, 0.55));
      draw.drawPath(c, 'M-7.6 4Q-4 9 2 8.6', { line: '#9fe8ff90', width: 1.6 });
      draw.drawPath(c, 'M6.4 -5.6Q8.6 -2 8 2', { line: draw.fade(sheen, 0.8), width: 1.6 });
    },
  );
  draw.blob(c, -3.2, -4.4, 3.6, 2.4, '#ffffffe8', -0.6);
  draw.disc(c, 4.4, 4, 1.2, '#ffffffb0');
}
