import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Surface } from '@playgrove/kit/runtime';
import { COATS, paintOwl, type Hat, type Pose } from './owl.ts';

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
const CAP = 'M-46-52C-46-98 46-98 46-52Q0-72-46-52Z';
const CUFF = 'M-52-52Q0-76 52-52L49-38Q0-60-49-38Z';
const NIGHT = 'M-46-52Q-26-104 32-100 64-94 66-62L52-60Q46-80 32-78 44-68 46-52 0-72-46-52Z';
const CONE = 'M-34-54 0-112 34-54Q0-68-34-54Z';
const STRIPES = 'M-27-66Q0-78 27-66L21-76Q0-86-21-76ZM-15-86Q0-94 15-86L9-96Q0-100-9-96Z';
const DOME = 'M-38-56C-38-102 38-102 38-56Q0-68-38-56Z';
const RIBBON = 'M-40-64Q0-78 40-64L39-53Q0-66-39-53Z';
const BRIM = 'M-72-50Q0-88 72-50 0-44-72-50Z';
const POINT = 'M-38-54Q-12-76 0-114 22-112 34-92 22-96 15-90 26-70 38-54 0-68-38-54Z';
const STAR = 'M2-92 6-83 15-83 8-77 11-68 2-73-6-68-4-77-11-83-2-83Z';
const CROWN = 'M-40-50-48-98-22-78 0-110 22-78 48-98 40-50Q0-66-40-50Z';
const WREATH = 'M-54-50Q0-78 54-50L50-40Q0-66-50-40Z';
const PETALS = [-34, 0, 34].map((x) => circle(x, x ? -58 : -66, 14)).join('');
const HEARTS = [-34, 0, 34].map((x) => circle(x, x ? -58 : -66, 6)).join('');

type Row = { readonly id: string; readonly needs: number; readonly hat: Hat };

/** What players own: the hats of their owls. */
export const HATS = keepsakes<Row>(
  [
    { id: 'bare', needs: 0, hat: [] },
    {
      id: 'bobble',
      needs: 3,
      hat: [CAP, '#e5484d', circle(0, -96, 13), '#ffffff', CUFF, '#fff1d6'],
    },
    { id: 'daisies', needs: 9, hat: [WREATH, '#4fae4a', PETALS, '#ffffff', HEARTS, '#ffc928'] },
    {
      id: 'nightcap',
      needs: 20,
      hat: [NIGHT, '#4d7fe8', circle(60, -56, 11), '#ffe27a', CUFF, '#e8f0ff'],
    },
    {
      id: 'party',
      needs: 40,
      hat: [CONE, '#ff5fa2', STRIPES, '#ffe27a', circle(0, -108, 10), '#7fe0ff'],
    },
    { id: 'straw', needs: 70, hat: [BRIM, '#e8b64c', DOME, '#f5d27a', RIBBON, '#d6336c'] },
    { id: 'wizard', needs: 110, hat: [POINT, '#6a3fd0', STAR, '#ffe27a', BRIM, '#5630b4'] },
    { id: 'crown', needs: 160, hat: [CROWN, '#ffc928', HEARTS, '#e5484d'] },
  ],
  (c, { hat }) => {
    c.translate(0, 12);
    c.scale(39, 39);
    paintOwl(c, 0, 'awake', hat);
  },
);

/** An owl as a cached picture, `r` in world units. */
export function drawOwl(
  to: Surface,
  coat: number,
  pose: Pose,
  x: number,
  y: number,
  r: number,
  how: {
    readonly rotate?: number;
    readonly scaleX?: number;
    readonly scaleY?: number;
    readonly alpha?: number;
  } = {},
): void {
  const { hat } = HATS.of(to);
  to.stamp(
    `owl ${coat % COATS.length} ${pose} ${r.toFixed(1)}`,
    r * 3,
    r * 2.4,
    (c) => {
      c.scale(r, r);
      paintOwl(c, coat, pose, hat);
    },
    x,
    y,
    how,
  );
}
