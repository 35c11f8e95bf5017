import type { Point } from '@playgrove/kit/contract';
import { ease, fade, rim, type Context, type Rect, type Surface } from '@playgrove/kit/runtime';
import type { Card } from '@playgrove/kit/logic/cards';
import type { BackStyle } from './backs.ts';
import { CARD_RATIO, drawCard } from './draw.ts';

/** A glowing line around cards or a place for them: a target, a hint, the keyboard's cursor. */
export function glowFrame(c: Context, frame: Rect, color: string, alpha: number): void {
  for (const [grow, part] of [
    [7, 0.18],
    [4, 0.35],
    [1.5, 1],
  ] as const) {
    rim(c, fade(color, Math.round(alpha * part * 100) / 100), grow * 1.4, (path) =>
      path.roundRect(
        frame.x - grow / 2,
        frame.y - grow / 2,
        frame.width + grow,
        frame.height + grow,
        8 + grow / 2,
      ),
    );
  }
}

/**
 * Paints a face out of sight, one a frame, so that no move has to wait for a card never seen before.
 */
export function warmCard(to: Surface, card: Card, width: number, back: BackStyle): void {
  const { bleed } = to;
  const away = { x: bleed.x - bleed.width, y: bleed.y - bleed.height };
  const lift = card === 0 ? 1 : 0;
  drawCard(to, { card, ...away, up: true, turn: 1, lift, moving: false, rotate: 0 }, width, back);
}

/** A move that a hint names: two glowing frames, and the ghost of a card on its way. */
export function drawMoveHint(
  to: Surface,
  hint: {
    readonly card: Card | undefined;
    readonly from: Rect;
    readonly target: Rect;
    /** The middle of the card that it goes on. */
    readonly end: Point;
    /** Seconds since it was given. */
    readonly age: number;
  },
  width: number,
  back: BackStyle,
): void {
  const { card, from, target, end, age } = hint;
  const beat = hintBeat(to, age);
  glowFrame(to.c, from, '#7ff0ff', beat);
  glowFrame(to.c, target, '#fff3b0', beat);
  if (card === undefined || to.reducedMotion) return;
  const height = width * CARD_RATIO;
  const part = ease.inOut(Math.min(1, (age % 1.5) / 0.9));
  const start = { x: from.x + width / 2, y: from.y + height / 2 };
  const x = start.x + (end.x - start.x) * part;
  const y = start.y + (end.y - start.y) * part - Math.sin(part * Math.PI) * height * 0.2;
  const ghost = { card, x, y, up: true, turn: 1, lift: 0, moving: true, rotate: 0 };
  drawCard(to, ghost, width, back, 0.62);
}

/** How bright a hint's frame is now. */
export const hintBeat = ({ reducedMotion }: Surface, age: number): number =>
  reducedMotion ? 1 : 0.6 + 0.4 * Math.sin(age * 6);
