import { CARD_RATIO, paintFace } from '@playgrove/kit/draw/cards';
import { parseCard } from '@playgrove/kit/logic/cards';
import {
  arrow,
  disc,
  drawLabel,
  down,
  place,
  type Context,
  type Lesson,
  type Rect,
} from '@playgrove/kit/runtime';
import type { State } from './rules/table.ts';
import { paintBoat, paintPlace, paintSign } from './view/harbor.ts';
import { MASTERS } from './view/looks.ts';
import { paintPelican } from './view/pelican.ts';
import type { Ui } from './view/ui.ts';

/** A card's width, in parts of the picture's height: large enough to read the rank. */
const WIDE = 0.36;

type Frame = { readonly x: number; readonly y: number; readonly width: number };

/** A picture in the harbor, drawn about its middle with cards as large as fit. */
function picture(say: string, paint: (c: Context, at: Frame) => void): Lesson<State, Ui> {
  return {
    say,
    paint(c, { x, y, width, height }: Rect) {
      c.fillStyle = down(c, y, y + height, '#e88a86', '#6b5aa8', '#1d4a8c');
      c.fillRect(x, y, width, height);
      paint(c, { x: x + width / 2, y: y + height / 2, width: height * WIDE });
    },
  };
}

function fan(c: Context, names: string, x: number, y: number, width: number, step: number): void {
  for (const [at, name] of names.split(' ').entries())
    place(c, x, y + at * step, () => paintFace(c, parseCard(name), width, width * CARD_RATIO));
}

function pointer(c: Context, x: number, y: number, size: number): void {
  disc(c, x, y, size * 1.5, '#ffd02e');
  place(c, x, y, () => arrow(c, size, '#2b1b4d'));
}

/** How to play: build down, use piers, bring suits home. */
export const how: readonly Lesson<State, Ui>[] = [
  picture('how.build', (c, { x, y, width }) => {
    fan(c, '7H 6S', x - width * 1.05, y - width * 0.2, width, width * 0.44);
    pointer(c, x, y, width * 0.13);
    fan(c, '9H 8S', x + width * 1.05, y - width * 0.2, width, width * 0.44);
  }),
  picture('how.piers', (c, { x, y, width }) => {
    const small = width * 0.72;
    for (const [at, name] of ['QH', '', ''].entries()) {
      const left = x - width * 1.5 + at * small * 1.1;
      place(c, left, y, () => paintPlace(c, small, small * CARD_RATIO, undefined));
      if (name) fan(c, name, left, y, small, 0);
    }
    place(c, x + width * 1.35, y + width * 0.9, () => {
      paintSign(c, width * 1.25, false);
      drawLabel(c, '3', width * 0.25, -width, width * 0.6);
    });
  }),
  picture('how.home', (c, { x, y, width }) => {
    fan(c, 'AH', x - width * 1.2, y, width, 0);
    pointer(c, x - width * 0.35, y, width * 0.13);
    place(c, x + width * 0.55, y + width * 0.5, () => paintBoat(c, width * 1.15, 1, 0.8));
    place(c, x + width * 1.5, y + width * 0.75, () =>
      paintPelican(c, MASTERS.rows[0], { size: width * 1.3, glad: true }),
    );
  }),
];
