import {
  drawLabel,
  labelWidth,
  stamp,
  stampAhead,
  type Context,
  type Reach,
} from '@playgrove/kit/runtime';

/** Lettering is stamped at this size. */
const EM = 100;

/** Colors of a face, from top to bottom. */
export type Face = readonly [top: string, bottom: string];

/**
 * Lettering around x, y that stays for a second, grows in or fades out. Its bitmap is made at once;
 * a label would be repainted in its first ten frames.
 */
export function shout(
  c: Context,
  text: string,
  x: number,
  y: number,
  size: number,
  face: Face,
): void {
  stamp(c, keyOf(text, face), x, y, size / EM, reachOf(c, text), painterOf(text, face), 0);
}

/** Prepares a later `shout`. @param size its largest size */
export function shoutAhead(c: Context, text: string, size: number, face: Face): void {
  stampAhead(c, keyOf(text, face), size / EM, reachOf(c, text), painterOf(text, face));
}

const keyOf = (text: string, [top, bottom]: Face): string => `kit shout ${top} ${bottom} ${text}`;

const reachOf = (c: Context, text: string) => (): Reach => {
  const half = labelWidth(c, text, EM) / 2 + 4;
  return { left: -half, right: half, top: -0.8 * EM, bottom: 0.8 * EM };
};

const painterOf =
  (text: string, [top, bottom]: Face) =>
  (c: Context): void =>
    drawLabel(c, text, 0, 0, EM, { top, bottom });
