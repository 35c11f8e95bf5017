import { CARD_RATIO, paintBack, paintFace } from '@playgrove/kit/draw/cards';
import { parseCard } from '@playgrove/kit/logic/cards';
import {
  arrow,
  disc,
  down,
  place,
  type Context,
  type Lesson,
  type Rect,
} from '@playgrove/kit/runtime';
import type { State } from './rules/table.ts';
import { SPIDERS } from './view/looks.ts';
import { paintThread, paintWeb } from './view/silk.ts';
import { paintSpider } from './view/spider.ts';
import type { Ui } from './view/ui.ts';

/** A card's width, in parts of the picture's height: large enough to read the rank. */
const WIDE = 0.38;

type Frame = { readonly x: number; readonly y: number; readonly width: number };

/** A picture in the garden, drawn about its middle with cards as large as fit. */
function picture(say: string, paint: (c: Context, at: Frame) => void): Lesson<State, Ui> {
  return {
    say,
    paint(c, { x, y, width, height }: Rect) {
      c.fillStyle = down(c, y, y + height, '#3fa596', '#12506a');
      c.fillRect(x, y, width, height);
      paintWeb(c, x + width / 2, y + height / 2, height * 0.7, 1, 0.4);
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

/** How to play: build and move runs, finish them, deal. */
export const how: readonly Lesson<State, Ui>[] = [
  picture('how.build', (c, { x, y, width }) => {
    fan(c, '8S 7S 6S', x - width * 0.95, y - width * 0.42, width, width * 0.44);
    pointer(c, x, y, width * 0.13);
    fan(c, '9H', x + width * 0.95, y - width * 0.1, width, 0);
  }),
  picture('how.run', (c, { x, y, width }) => {
    const small = width * 0.8;
    fan(c, 'KS QS JS 10S 9S', x - width * 0.95, y - width * 0.55, small, width * 0.28);
    pointer(c, x, y, width * 0.13);
    fan(c, 'KS', x + width * 0.95, y - width * 0.05, width, 0);
  }),
  picture('how.deal', (c, { x, y, width }) => {
    const { rows } = SPIDERS;
    for (const at of [0, 1, 2])
      place(c, x - width * (1.15 + at * 0.12), y, () =>
        paintBack(c, rows[0].back, width * 0.9, width * 0.9 * CARD_RATIO),
      );
    const [from, to] = [
      { x: x - width * 0.1, y: y - width * 0.2 },
      { x: x + width * 1.5, y: y - width * 0.2 },
    ];
    paintThread(c, from, to, 'best', 1);
    place(c, x + width * 0.7, y + width * 0.15, () =>
      paintSpider(c, rows[0], { size: width * 0.9 }),
    );
  }),
];
