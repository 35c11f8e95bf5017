import { PALETTE, shade } from '../palette.ts';
import type { LabelOptions } from '../view.ts';
import { down, type Context } from './shapes.ts';

/** Heavy faces first, for the moment before Lilita One has come (and where it never does). */
const FAMILY =
  '"Lilita One","Arial Rounded MT Bold","Arial Black","sans-serif-black",system-ui,sans-serif';
/** Lilita's capitals and digits are 0.7 of its size; half of that centres them. */
const HALF_CAPITAL = 0.35;
const RIM = 0.24;
const EXTRUDE = 0.09;

export function labelFont(size: number): string {
  return `${size}px ${FAMILY}`;
}

/** How wide the lettering is, rim included, in world units. */
export function labelWidth(c: Context, text: string, size: number): number {
  c.save();
  c.font = labelFont(size);
  const { width } = c.measureText(text);
  c.restore();
  return width + size * RIM;
}

/** Chunky display lettering: rim, extrude, two-tone face. `y` is the middle of the capitals. */
export function drawLabel(
  c: Context,
  text: string,
  x: number,
  y: number,
  size: number,
  options: LabelOptions = {},
): void {
  const { top = PALETTE.white, bottom = top, rim = PALETTE.ink, align = 'center' } = options;
  c.save();
  c.translate(x, y);
  if (options.rotate) c.rotate(options.rotate);
  if (options.alpha !== undefined) c.globalAlpha *= options.alpha;
  c.font = labelFont(size);
  c.textAlign = align;
  c.textBaseline = 'alphabetic';
  c.lineJoin = 'round';
  c.strokeStyle = rim;
  c.lineWidth = size * RIM;
  const base = size * HALF_CAPITAL;
  for (const deep of [EXTRUDE, EXTRUDE / 2, 0]) c.strokeText(text, 0, base + size * deep);
  c.fillStyle = shade(bottom, 0.45);
  c.fillText(text, 0, base + size * EXTRUDE * 0.6);
  c.fillStyle = down(c, -base, base, top, bottom);
  c.fillText(text, 0, base);
  c.restore();
}
