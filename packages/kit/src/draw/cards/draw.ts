import {
  down,
  fade,
  fillPath,
  PALETTE,
  rim,
  rounded,
  type Context,
  type Surface,
} from '@playgrove/kit/runtime';
import { paintBack, type BackStyle } from './backs.ts';
import { paintFace } from './faces.ts';
import type { ShownCard } from './motion.ts';
import { traceSuit } from './suits.ts';

/** Height over width. */
export const CARD_RATIO = 1.42;
/** A stamp's size relative to its card, with room for the shadow. */
const FIELD = 1.16;
const LIFTED = 0.07;

/**
 * Draws a card through a stamp: each face and back is painted once per size. A held card is larger
 * and has a longer shadow.
 */
export function drawCard(
  to: Surface,
  shown: ShownCard,
  width: number,
  back: BackStyle,
  alpha = 1,
): void {
  const height = width * CARD_RATIO;
  const [wide, high] = [width * FIELD, height * FIELD];
  const scale = 1 + shown.lift * LIFTED;
  if (shown.lift > 0.01) {
    const drop = shown.lift * height * 0.08;
    to.stamp(
      'card shadow',
      wide * 1.2,
      high * 1.2,
      (c) => paintShadow(c, width, height),
      shown.x + drop * 0.5,
      shown.y + drop,
      {
        alpha: 0.8 * shown.lift * alpha,
        rotate: shown.rotate,
      },
    );
  }
  const key = shown.up ? `card ${shown.card}` : `back ${back.motif}${back.top}`;
  const paint = (c: Context): void => {
    rounded(
      c,
      -width / 2 + width * 0.01,
      -height / 2 + height * 0.02,
      width,
      height,
      width * 0.11,
      fade(PALETTE.ink, 0.3),
    );
    if (shown.up) paintFace(c, shown.card, width, height);
    else paintBack(c, back, width, height);
  };
  to.stamp(`${key} ${width}`, wide, high, paint, shown.x, shown.y, {
    rotate: shown.rotate,
    scaleX: scale * shown.turn,
    scaleY: scale * (1 + (1 - shown.turn) * 0.06),
    alpha,
  });
}

/** Soft without a filter: nested rounded shapes. */
function paintShadow(c: Context, width: number, height: number): void {
  for (let ring = 4; ring >= 0; ring -= 1) {
    const grow = (ring - 1) * width * 0.035;
    rounded(
      c,
      -width / 2 - grow,
      -height / 2 - grow,
      width + grow * 2,
      height + grow * 2,
      width * 0.11 + Math.max(0, grow),
      fade(PALETTE.ink, 0.1),
    );
  }
}

/** An empty cell, sunk into the cloth; `suit` marks a foundation. */
export function drawSlot(c: Context, x: number, y: number, width: number, suit?: number): void {
  const height = width * CARD_RATIO;
  const [left, top] = [x - width / 2, y - height / 2];
  rounded(
    c,
    left,
    top,
    width,
    height,
    width * 0.11,
    down(c, top, top + height, '#0000003d', '#0000001f'),
  );
  rim(c, '#ffffff38', width * 0.028);
  if (suit === undefined) return;
  fillPath(c, '#ffffff4d', (path) => traceSuit(path, suit, x, y, width * 0.26));
}
