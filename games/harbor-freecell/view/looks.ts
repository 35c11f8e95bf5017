import { BACK_STYLES, type BackStyle } from '@playgrove/kit/draw/cards';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import { paintPelican } from './pelican.ts';

/** A harbor master to own: feathers, bill, coat and badge, and the backs of its cards. */
export type Look = {
  readonly id: string;
  readonly needs: number;
  readonly body: string;
  readonly beak: string;
  readonly coat: string;
  readonly badge: string;
  readonly back: BackStyle;
};

const row = (
  id: string,
  needs: number,
  [body, beak, coat, badge]: readonly [string, string, string, string],
  back: BackStyle,
): Look => ({ id, needs, body, beak, coat, badge, back });

const { wave, sun, star, leaf, moth, crown } = BACK_STYLES;

/** Stars open them. */
export const MASTERS = keepsakes<Look>(
  [
    row('gale', 0, ['#f4ecdc', '#ffa62e', '#2f6be0', '#ffd02e'], wave),
    row('coral', 2, ['#ffc2b8', '#ff6f4e', '#d62b4b', '#fff3c4'], sun),
    row('kelp', 6, ['#d8eec0', '#ffb53c', '#1d8a5c', '#fff3c4'], leaf),
    row('dusk', 12, ['#cfc4f4', '#ff9d5c', '#5b3fb8', '#ffd02e'], star),
    row('storm', 20, ['#9fb0c8', '#ffc24a', '#26324e', '#9fe4ff'], moth),
    row('sunny', 30, ['#ffe9a0', '#ff8a3c', '#0f8fa8', '#ffffff'], {
      ...wave,
      top: '#ffd75a',
      bottom: '#0f7fa8',
    }),
    row('rose', 42, ['#ffd4ea', '#ff8fa0', '#b02a86', '#ffe27a'], { ...star, bottom: '#a01a6a' }),
    row('admiral', 58, ['#ffffff', '#ffb02e', '#3d0f3f', '#ffcf4a'], crown),
  ],
  (c, look) => {
    c.save();
    c.translate(-4, 42);
    paintPelican(c, look, { size: 82 });
    c.restore();
  },
);
