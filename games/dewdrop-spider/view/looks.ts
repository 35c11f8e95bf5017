import type { BackStyle } from '@playgrove/kit/draw/cards';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import { paintSpider } from './spider.ts';

/** A spider to own: its colors, the mark on its back, and the card backs that go with it. */
export type Look = {
  readonly id: string;
  readonly needs: number;
  readonly body: string;
  readonly mark: string;
  readonly sign: 'drop' | 'heart' | 'star' | 'stripes' | 'crown';
  readonly back: BackStyle;
};

const row = (
  id: string,
  needs: number,
  [body, mark]: readonly [string, string],
  sign: Look['sign'],
  [top, bottom, shine]: readonly [string, string, string],
): Look => ({
  id,
  needs,
  body,
  mark,
  sign,
  back: { top, bottom, shine, motif: 'web' },
});

/** Stars open them. */
export const SPIDERS = keepsakes<Look>(
  [
    row('dew', 0, ['#6a4bd8', '#a8f0ff'], 'drop', ['#2fb5a0', '#0d3f5c', '#eafff6']),
    row('cherry', 2, ['#e0375a', '#ffd9e2'], 'heart', ['#ff7a8a', '#96164a', '#fff0e6']),
    row('honey', 6, ['#f0a01e', '#5a2c10'], 'stripes', ['#ffc24a', '#b4461a', '#fff6d2']),
    row('fern', 12, ['#3fa85a', '#eaffb8'], 'star', ['#8edb62', '#0b6a52', '#f6ffd8']),
    row('night', 20, ['#2b2f7a', '#ffe9a8'], 'star', ['#5b63d8', '#141347', '#ffeeb8']),
    row('orchid', 32, ['#d14fc0', '#fff0ff'], 'heart', ['#f08ae0', '#5a2390', '#ffeefc']),
    row('snow', 46, ['#c9dcf2', '#3f78d8'], 'drop', ['#d8ecff', '#4f86c8', '#ffffff']),
    row('queen', 64, ['#8a2bd0', '#ffd23c'], 'crown', ['#b04af0', '#3a0f6a', '#ffd86a']),
  ],
  (c, look) => {
    c.save();
    c.translate(0, 2);
    paintSpider(c, look, { size: 74 });
    c.restore();
  },
);
