import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Context } from '@playgrove/kit/runtime';
import { paintCounter, type Counter } from './counter.ts';

const HEART =
  'M0 .5C-.62 .06-.62-.46-.28-.46-.12-.46 0-.34 0-.22 0-.34 .12-.46 .28-.46 .62-.46 .62 .06 0 .5Z';
const LEAF = 'M-.46 .46C-.58-.16-.16-.56 .52-.52 .58 .12 .16 .58-.46 .46Z';
const STAR = 'M0-.58 .17-.18 .58-.17 .26 .09 .38 .5 0 .27-.38 .5-.26 .09-.58-.17-.17-.18Z';
const BOLT = 'M.17-.58-.4 .12H-.06L-.17 .58 .4-.12H.06Z';
const FLOWER =
  'M0-.2C-.3-.74 .3-.74 0-.2 .44-.6 .66-.06 .19-.06 .74 .1 .36 .58 .12 .16 .12 .72-.12 .72-.12 .16-.36 .58-.74 .1-.19-.06-.66-.06-.44-.6 0-.2Z';
const GEM = 'M-.52-.2-.26-.48H.26L.52-.2 0 .54Z';
const CROWN = 'M-.54 .38-.58-.36-.24-.04 0-.52 .24-.04 .58-.36 .54 .38Z';

type Row = Counter & { readonly id: string; readonly needs: number };

/** What players own: their set. All are shades of red, as both sides are named by color. */
export const SETS = keepsakes<Row>(
  [
    {
      id: 'sun',
      needs: 0,
      face: ['#ff9a84', '#f4434a', '#c4152f'],
      wall: ['#7d0c2a', '#d0243c', '#8f0f2c'],
      groove: '#a30f2c',
      shine: '#ffe1d6',
      gloss: 0.55,
      emblem: paintSun,
    },
    red('coral', 3, ['#ffc0a0', '#ff7a55', '#e04a30'], '#9c2b18', FLOWER, '#fff6e3'),
    red('rose', 9, ['#ffb3cf', '#ff4f86', '#d01a5c'], '#8f0f44', HEART, '#ffe3ef'),
    red('brick', 18, ['#e8906a', '#b8492c', '#86281a'], '#561410', LEAF, '#ffd9a8'),
    red('scarlet', 30, ['#ff8a6a', '#ff2a1f', '#c80f10'], '#7a0710', BOLT, '#ffe14a'),
    red('garnet', 50, ['#d2557a', '#97153f', '#620a2c'], '#3d061e', GEM, '#ffb3d9'),
    red('cherry', 80, ['#ff7a90', '#d3123c', '#8f0430'], '#5a0420', STAR, '#ffd54a'),
    red('royal', 115, ['#ff8f7a', '#c81e3a', '#7d0f4a'], '#ffb92e', CROWN, '#ffd54a'),
  ],
  (c, set) => {
    c.scale(42, 42);
    c.translate(0, -0.15);
    paintCounter(c, set, true);
  },
);

/** @param leaf the emblem's color */
function red(
  id: string,
  needs: number,
  face: readonly [string, string, string],
  groove: string,
  emblem: string,
  leaf: string,
): Row {
  return {
    id,
    needs,
    face,
    wall: [draw.shade(face[2], 0.4), face[1], draw.shade(face[2], 0.3)],
    groove,
    shine: face[0],
    gloss: 0.55,
    emblem(c) {
      const cut = draw.fade('#3d061e', 0.55);
      draw.place(c, 0.03, 0.05, () => draw.drawPath(c, emblem, { fill: cut }));
      draw.drawPath(c, emblem, { fill: leaf, line: groove, width: 0.06 });
    },
  };
}

/** A sun with eight rays, in gold leaf. */
function paintSun(c: Context): void {
  const gold = draw.linear(c, -0.5, -0.5, 0.5, 0.5, '#fff3b0', '#ffc93a', '#e08a10');
  draw.fillPath(c, draw.fade('#6d0820', 0.55), (path) =>
    draw.traceStar(path, 0.03, 0.06, 0.6, 8, 0.58),
  );
  draw.fillPath(c, gold, (path) => draw.traceStar(path, 0, 0, 0.6, 8, 0.58));
  draw.disc(c, 0, 0, 0.25, draw.radial(c, -0.08, -0.1, 0.36, '#fff8d0', '#ffb81f'));
  draw.ring(c, 0, 0, 0.25, 0.05, '#b8640a');
}
