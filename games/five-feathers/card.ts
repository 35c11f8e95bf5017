import { sparkle, vignette, type Card } from '@playgrove/kit/build';
import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { PLUMAGE } from './looks.ts';
import { paintBody, paintFeather, paintHead } from './view/bird.ts';
import { paintGarden } from './view/garden.ts';
import { layoutOf } from './view/layout.ts';

const [look] = PLUMAGE.rows;
/** The rows of the fan, from left to right; radians. */
const OUTER = { letters: 'ACEGIKMO', spread: 4, far: 206, r: 54 } as const;
const INNER = { letters: 'BDFHJLN', spread: 3.7, far: 134, r: 45 } as const;

function write(c: Context, letter: string, size: number): void {
  c.font = draw.labelFont(size);
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.fillStyle = '#ffffff';
  c.fillText(letter, 0, size * 0.06);
}

/** A peacock in front of its open fan, in a garden at sunset. */
export const card: Card = ({ piece, scene }) =>
  Promise.resolve([
    scene({ width: 720, height: 1100, side: 640, x: 40, y: 380 }, (to) =>
      paintGarden(to.c, to.bleed, layoutOf(to)),
    ),
    ...[OUTER, INNER].flatMap(({ letters, spread, far, r }) =>
      Array.from(letters, (letter, at) => {
        const turn = ((at + 0.5) / letters.length - 0.5) * spread;
        const place = { x: 256 + Math.sin(turn) * far, y: 276 - Math.cos(turn) * far };
        const rotate = (turn * 180) / Math.PI;
        return [
          piece((c) => paintFeather(c, look, r, true), { ...place, rotate }),
          piece((c) => write(c, letter, r), place),
        ];
      }).flat(),
    ),
    vignette('#1f0d3d', 0.3),
    piece((c) => paintBody(c, look), { x: 256, y: 278, scale: 0.86 }),
    piece((c) => paintHead(c, look, 'calm'), { x: 256, y: 212, scale: 0.98 }),
    sparkle(92, 120, 20),
    sparkle(428, 96, 16),
  ]);
