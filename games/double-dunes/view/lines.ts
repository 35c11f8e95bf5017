/** Lettering broken into lines. Measuring words costs much: it is done when words or their room change. */
import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';

/** Seconds until it is looked again whether the display face has come. */
const LOOK_AGAIN = 0.5;
/** So many texts are in sight at most. */
const MAX = 12;

let face = 0;
let looked = Number.NEGATIVE_INFINITY;

/** Another number once the display face has come: words measured before are broken elsewhere. */
export function faceOf({ c, time }: Surface): number {
  if (Math.abs(time - looked) < LOOK_AGAIN) return face;
  looked = time;
  c.save();
  c.font = draw.labelFont(100);
  face = Math.round(c.measureText('Make 2048').width);
  c.restore();
  return face;
}

const known = new Map<string, readonly string[]>();

/** Words in lines no wider than this. */
export function linesOf(to: Surface, text: string, size: number, wide: number): readonly string[] {
  const key = `${faceOf(to)} ${size} ${wide} ${text}`;
  const lines = known.get(key) ?? broken(to, text, size, wide);
  if (known.size >= MAX && !known.has(key)) known.clear();
  known.set(key, lines);
  return lines;
}

function broken({ c }: Surface, text: string, size: number, wide: number): readonly string[] {
  c.save();
  c.font = draw.labelFont(size);
  const lines: string[] = [];
  let row = '';
  for (const word of text.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`;
    if (row !== '' && c.measureText(longer).width > wide) {
      lines.push(row);
      row = word;
    } else row = longer;
  }
  c.restore();
  return [...lines, row];
}

/**
 * Lettering over the scene, broken into lines that fit.
 * @param grown part of its size that it has while it comes up
 */
export function caption(
  to: Surface,
  text: string,
  x: number,
  y: number,
  size: number,
  wide: number,
  [top, bottom]: readonly [string, string] = ['#ffffff', '#fff0c8'],
  grown = 1,
): void {
  const lines = linesOf(to, text, size, wide);
  const now = size * grown;
  for (const [at, row] of lines.entries()) {
    const lift = (at - (lines.length - 1)) * now * 1.3;
    to.label(row, x, y + lift, now, { top, bottom });
  }
}
