import { CARD_RATIO, drawSlot, paintBack, paintFace } from '@playgrove/kit/draw/cards';
import { parseCard } from '@playgrove/kit/logic/cards';
import { arrow, disc, place, type Context, type Lesson, type Rect } from '@playgrove/kit/runtime';
import type { State } from './rules/table.ts';
import type { Ui } from './view/ui.ts';
import { backOf } from './view/wardrobe.ts';

/** A card's width, in parts of the picture's height: large enough to read the rank. */
const WIDE = 0.42;

type Paint = (
  c: Context,
  at: { readonly x: number; readonly y: number; readonly width: number },
) => void;

/** A picture on felt, drawn about its middle with cards as large as fit. */
function picture(say: string, draw: Paint): Lesson<State, Ui> {
  return {
    say,
    paint(c, { x, y, width, height }: Rect) {
      c.fillStyle = '#1f7a5c';
      c.fillRect(x, y, width, height);
      draw(c, { x: x + width / 2, y: y + height / 2, width: height * WIDE });
    },
  };
}

function face(c: Context, name: string, x: number, y: number, width: number): void {
  const card = parseCard(name);
  if (card === undefined) return;
  place(c, x, y, () => paintFace(c, card, width, width * CARD_RATIO));
}

function pointer(c: Context, x: number, y: number, size: number, turn: number): void {
  disc(c, x, y, size * 1.5, '#ffd02e');
  place(c, x, y, () => arrow(c, size, '#2b1b4d'), turn);
}

/** How to play: stack, build up, draw. */
export const how: readonly Lesson<State, Ui>[] = [
  picture('how.place', (c, { x, y, width }) => {
    face(c, 'QS', x - width * 0.9, y - width * 0.42, width);
    face(c, 'JH', x - width * 0.9, y + width * 0.06, width);
    face(c, '10C', x + width * 0.95, y + width * 0.2, width);
    pointer(c, x + width * 0.04, y + width * 0.3, width * 0.13, Math.PI);
  }),
  picture('how.home', (c, { x, y, width }) => {
    const step = width * 1.3;
    for (const [at, name] of ['AH', '2H', '3H'].entries()) {
      face(c, name, x + (at - 1) * step, y, width);
      if (at > 0) pointer(c, x + (at - 1.5) * step, y, width * 0.13, 0);
    }
  }),
  picture('how.draw', (c, { x, y, width }) => {
    const wide = width * 1.15;
    place(c, x - width * 1.3, y, () => paintBack(c, backOf(0), width, width * CARD_RATIO));
    pointer(c, x - width * 0.65, y, width * 0.13, 0);
    face(c, '7D', x, y, width);
    drawSlot(c, x + wide * 1.15, y, width);
    face(c, 'KS', x + wide * 1.15, y + width * 0.12, width * 0.8);
  }),
];
