import { PALETTE, shade } from '../palette.ts';
import type { LabelOptions } from '../view.ts';
import { down, type Context } from './shapes.ts';
import { stamp, type Reach } from './stamp.ts';

/** Heavy faces first, for the moment before Lilita One has come (and where it never does). */
const FAMILY =
  '"Lilita One","Arial Rounded MT Bold","Arial Black","sans-serif-black",system-ui,sans-serif';
/** Lilita's capitals and digits are 0.7 of its size; half of that centres them. */
const HALF_CAPITAL = 0.35;
const RIM = 0.24;
/** Painted at this size and scaled: browsers round the metrics of tiny type. */
const EM = 100;
const EXTRUDE = 0.09;
/** A number that counts and a shout that grows are gone before a bitmap of them pays. */
const OFTEN = 10;

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
  const { rotate = 0, alpha = 1 } = options;
  const turned = rotate !== 0 || alpha !== 1;
  if (turned) {
    c.save();
    c.translate(x, y);
    c.rotate(rotate);
    c.globalAlpha *= alpha;
  }
  stamp(
    c,
    `label ${align} ${top} ${bottom} ${rim} ${text}`,
    turned ? 0 : x,
    turned ? 0 : y,
    size / EM,
    () => reachOf(c, text, align),
    (on) => letter(on, text, align, top, bottom, rim),
    OFTEN,
  );
  if (turned) c.restore();
}

function letter(
  c: Context,
  text: string,
  align: CanvasTextAlign,
  top: string,
  bottom: string,
  edge: string,
): void {
  c.font = labelFont(EM);
  c.textAlign = align;
  c.textBaseline = 'alphabetic';
  c.lineJoin = 'round';
  c.strokeStyle = edge;
  c.lineWidth = EM * RIM;
  const base = EM * HALF_CAPITAL;
  for (const deep of [EXTRUDE, EXTRUDE / 2, 0]) c.strokeText(text, 0, base + EM * deep);
  c.fillStyle = shade(bottom, 0.45);
  c.fillText(text, 0, base + EM * EXTRUDE * 0.6);
  c.fillStyle = down(c, -base, base, top, bottom);
  c.fillText(text, 0, base);
}

/** Rim and extrude included; above and below there is room for accents and descenders. */
function reachOf(c: Context, text: string, align: CanvasTextAlign): Reach {
  c.save();
  c.font = labelFont(EM);
  c.textAlign = align;
  const { actualBoundingBoxLeft, actualBoundingBoxRight } = c.measureText(text);
  c.restore();
  const edge = EM * (RIM / 2 + 0.02);
  return {
    left: -actualBoundingBoxLeft - edge,
    right: actualBoundingBoxRight + edge,
    top: EM * -0.8,
    bottom: EM * 0.8,
  };
}
