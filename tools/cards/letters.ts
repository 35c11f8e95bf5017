import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type Path } from 'opentype.js';
import { FONTS } from '@playgrove/site-config/look';
import {
  linear,
  PALETTE,
  path,
  place,
  round,
  shade,
  type LetterOptions,
  type Outline,
  type Svg,
} from '@playgrove/kit/build';

/** The height of Lilita One's capitals, relative to its em. */
let font: Font | undefined;

function displayFont(): Font {
  if (!font) {
    const file = createRequire(import.meta.url).resolve(
      `${FONTS.display.package}/${FONTS.display.outlines}`,
    );
    const bytes = readFileSync(file);
    font = opentype.parse(
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
    );
  }
  return font;
}

/**
 * Path data of outlines. Numbers are rounded first: opentype.js writes one that is almost whole, such
 * as 102.00000000000001, as NaN, where drawing stops.
 */
function dataOf(traced: Path): string {
  for (const command of traced.commands)
    for (const [name, value] of Object.entries(command))
      if (typeof value === 'number') Object.assign(command, { [name]: round(value) });
  return traced.toPathData(2);
}

/** A text in the display face as a path, for painters that write. */
export const outline: Outline = (text, size) => ({
  d: dataOf(displayFont().getPath(text, 0, 0, size)),
  width: displayFont().getAdvanceWidth(text, size),
});

/** The width of a text at a capital's height `size`, including its rim. */
export function lettersWidth(text: string, size: number): number {
  const face = displayFont();
  const capital = face.getPath('H', 0, 0, 1000).getBoundingBox();
  const box = face.getPath(text, 0, 0, (size * 1000) / (capital.y2 - capital.y1)).getBoundingBox();
  return box.x2 - box.x1 + size * 0.3;
}

/**
 * A short text in the display face as outlines: dark rim, extrude, two-tone face. The machine that
 * draws the card needs no font.
 * @param size height of a capital in card pixels; x, y is the text's center
 * @throws Error for a character that the face lacks
 */
export function letters(
  text: string,
  x: number,
  y: number,
  size: number,
  options: LetterOptions = {},
): Svg {
  const { top = PALETTE.white, bottom = top, rim = PALETTE.ink, rotate = 0 } = options;
  const face = displayFont();
  for (const letter of text) {
    if (!face.hasChar(letter)) throw new Error(`the display face has no "${letter}"`);
  }
  const capital = face.getPath('H', 0, 0, 1000).getBoundingBox();
  const em = (size * 1000) / (capital.y2 - capital.y1);
  const traced = face.getPath(text, 0, 0, em);
  const box = traced.getBoundingBox();
  const d = dataOf(traced);
  const middle = { x: -(box.x1 + box.x2) / 2, y: size / 2 };
  if (rim === 'none') {
    return place({ x, y, rotate }, place(middle, path(d, linear(0, -size, 0, 0, top, bottom))));
  }
  const edge = { stroke: rim, 'stroke-width': round(size * 0.3), 'stroke-linejoin': 'round' };
  const depth = size * 0.11;
  const back = [depth, depth / 2, 0].map((down) => place({ y: down }, path(d, rim, edge)));
  return place(
    { x, y, rotate },
    place(
      middle,
      ...back,
      place({ y: depth * 0.6 }, path(d, shade(bottom, 0.45))),
      path(d, linear(0, -size, 0, 0, top, bottom)),
    ),
  );
}
