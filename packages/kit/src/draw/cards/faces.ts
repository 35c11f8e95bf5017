import { rankOf, RANKS, suitOf, type Card } from '@playgrove/kit/logic/cards';
import {
  down,
  fade,
  fillPath,
  labelFont,
  linear,
  PALETTE,
  place,
  rim,
  rounded,
  shade,
  tint,
  type Context,
} from '@playgrove/kit/runtime';
import { paintCourt } from './courts.ts';
import { SUIT_COLORS, traceSuit } from './suits.ts';

/** Corner sizes in card widths: a rank must be readable on a card of 40 CSS pixels. */
const INDEX = 0.53;
const INDEX_Y = 0.27;

/**
 * A card's face around 0, 0, `width` wide and `height` high: rank and suit side by side along the
 * upper edge, which stays visible in a fan, and one large picture below.
 */
export function paintFace(c: Context, card: Card, width: number, height: number): void {
  place(
    c,
    0,
    0,
    () => {
      const tall = height / width;
      paintPaper(c, tall);
      paintIndex(c, card, tall);
      paintPicture(c, card, tall);
    },
    0,
    width,
  );
}

/** Everything below is in card widths, with the card's center at 0, 0. */
function paintPaper(c: Context, tall: number): void {
  rounded(c, -0.5, -tall / 2, 1, tall, 0.11, down(c, -tall / 2, tall / 2, '#fffefa', '#f4ecdd'));
  rim(c, '#5b4a7a', 0.018);
}

function paintIndex(c: Context, card: Card, tall: number): void {
  const suit = suitOf(card);
  const color = SUIT_COLORS[suit] ?? PALETTE.ink;
  const text = RANKS[rankOf(card)] ?? '';
  const top = -tall / 2 + INDEX_Y;
  const narrow = text.length > 1 ? 0.8 : 1;
  c.save();
  c.translate(-0.44, top + INDEX * 0.35);
  // Painted large and scaled down: browsers round the metrics of tiny text.
  c.scale((INDEX / 100) * narrow, INDEX / 100);
  c.font = labelFont(100);
  c.textAlign = 'left';
  c.textBaseline = 'alphabetic';
  c.fillStyle = color;
  c.fillText(text, 0, 0);
  c.restore();
  fillPath(c, color, (path) => traceSuit(path, suit, 0.27, top, 0.17));
}

function paintPicture(c: Context, card: Card, tall: number): void {
  const suit = suitOf(card);
  const rank = rankOf(card);
  const color = SUIT_COLORS[suit] ?? PALETTE.ink;
  const top = -tall / 2 + 0.52;
  const bottom = tall / 2 - 0.07;
  if (rank > 9) {
    paintCourt(c, suit, rank, { x: -0.42, y: top, width: 0.84, height: bottom - top });
    return;
  }
  const middle = (top + bottom) / 2;
  if (rank === 0) paintRosette(c, color, middle);
  paintBigSuit(c, suit, middle, rank === 0 ? 0.34 : 0.31);
}

/** The suit's sign, lit from the upper left. */
function paintBigSuit(c: Context, suit: number, y: number, r: number): void {
  const color = SUIT_COLORS[suit] ?? PALETTE.ink;
  fillPath(c, fade(color, 0.16), (path) => traceSuit(path, suit, 0.015, y + 0.03, r * 1.04));
  const face = linear(c, -r, y - r, r, y + r, tint(color, 0.34), color, shade(color, 0.3));
  fillPath(c, face, (path) => traceSuit(path, suit, 0, y, r));
  place(
    c,
    -r * 0.42,
    y - r * (suit === 0 || suit === 3 ? 0.12 : 0.4),
    () => rounded(c, -r * 0.2, -r * 0.09, r * 0.4, r * 0.18, r * 0.09, '#ffffff8c'),
    -0.7,
  );
}

/** Rays and a ring behind an ace. */
function paintRosette(c: Context, color: string, y: number): void {
  fillPath(c, fade(color, 0.12), (path) => {
    for (let ray = 0; ray < 16; ray += 1) {
      const turn = (ray / 16) * Math.PI * 2;
      path.moveTo(0, y);
      path.arc(0, y, 0.42, turn, turn + Math.PI / 16);
      path.closePath();
    }
  });
  rim(c, fade(color, 0.35), 0.014, (path) => path.arc(0, y, 0.41, 0, Math.PI * 2));
}
