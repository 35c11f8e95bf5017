import { down, fade, fillPath, PALETTE, place, rim, rounded } from '@playgrove/kit/runtime';
import type { Context, Point, Rect, Surface } from '@playgrove/kit/runtime';

/** How far a bubble's shadow and tail reach beyond its area. */
const BEYOND = 60;

/** What somebody next to the board says is written on it. */
export type Bubble = {
  readonly area: Rect;
  /** Who speaks: below the bubble, or to its left. */
  readonly speaker: Point;
  readonly below: boolean;
  /** Its shadow, and the tint at its foot and in its tail. */
  readonly shadow: string;
  readonly foot: string;
  readonly tail: string;
};

/** A speech bubble, stamped; its words go on top. */
export function drawBubble(to: Surface, bubble: Bubble): void {
  const { x, y, width, height } = bubble.area;
  const [cx, cy] = [x + width / 2, y + height / 2];
  to.stamp(
    `bubble ${bubble.below} ${width.toFixed(0)} ${height.toFixed(0)}`,
    width + BEYOND * 2,
    height + BEYOND * 2,
    (c) => place(c, -cx, -cy, () => paintBubble(c, bubble)),
    cx,
    cy,
  );
}

function paintBubble(c: Context, { area, speaker, below, shadow, foot, tail }: Bubble): void {
  const { x, y, width, height } = area;
  const trace = (path: Context): void => {
    if (below) {
      path.moveTo(speaker.x - 24, y + height - 10);
      path.lineTo(speaker.x, y + height + 34);
      path.lineTo(speaker.x + 24, y + height - 10);
    } else {
      path.moveTo(x + 14, y + height * 0.4);
      path.lineTo(x - 30, y + height * 0.68);
      path.lineTo(x + 14, y + height * 0.76);
    }
  };
  rounded(c, x + 4, y + 10, width, height, 40, fade(shadow, 0.4));
  rim(c, PALETTE.ink, 11, trace);
  rounded(c, x - 5, y - 5, width + 10, height + 10, 42, PALETTE.ink);
  rounded(c, x, y, width, height, 38, down(c, y, y + height, '#ffffff', foot));
  fillPath(c, tail, trace);
}
