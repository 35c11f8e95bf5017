import { FACES } from '@playgrove/site-config/look';
import { PALETTE, shade } from '../palette.ts';
import type { LabelOptions } from '../../view.ts';
import { down, type Context } from './shapes.ts';
import { stamp, type Reach } from './stamp.ts';

/** Heavy faces first, until the display face has loaded (or if it never does). */
const FAMILY = `"${FACES.display}","Arial Rounded MT Bold","Arial Black","sans-serif-black",system-ui,sans-serif`;
/** Lilita's capitals and digits are 0.7 of its size; half of that centers them. */
const HALF_CAPITAL = 0.35;
const RIM = 0.24;
/** Painted at this size and scaled: browsers round the metrics of tiny text. */
const EM = 100;
const EXTRUDE = 0.09;
/** A growing shout is gone before its bitmap would pay off. */
const OFTEN = 10;
/**
 * Numbers that change often (and meters) are composed of characters, each painted once: a bitmap of
 * a whole number would last a few frames.
 */
const COUNTING = /^[\d ,.:×+m-]+$/;
/** Lilita's, in sizes; all others are 0.57. */
const ADVANCE: Readonly<Record<string, number>> = {
  0: 0.64,
  1: 0.41,
  2: 0.525,
  3: 0.53,
  4: 0.6,
  5: 0.525,
  7: 0.5,
  ' ': 0.19,
  ',': 0.305,
  '.': 0.23,
  ':': 0.28,
  '×': 0.61,
  '+': 0.6,
  '-': 0.525,
  m: 0.79,
};
const SHIFT = { left: 0, center: 0.5, right: 1 };

export function labelFont(size: number): string {
  return `${size}px ${FAMILY}`;
}

/** The width of the lettering in world units, including its rim. */
export function labelWidth(c: Context, text: string, size: number): number {
  c.save();
  c.font = labelFont(size);
  const { width } = c.measureText(text);
  c.restore();
  return width + size * RIM;
}

/** Chunky display lettering: rim, extrude, two-tone face. `y` is the center of the capitals. */
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
  const [left, middle] = turned ? [0, 0] : [x, y];
  // If it is translucent, overlapping rims would show.
  if (c.globalAlpha === 1 && COUNTING.test(text)) {
    const from = left - SHIFT[align] * size * advanceOf(text);
    // No face is covered by the next character's rim.
    for (const part of ['rim', 'face'] as const) {
      const style = `${part} ${top} ${bottom} ${rim}`;
      if (!known.has(style) && known.size >= MAX_STYLES) known.clear();
      const signs = known.get(style) ?? new Map<string, Sign>();
      known.set(style, signs);
      let at = from;
      for (let index = 0; index < text.length; index += 1) {
        const each = text.charAt(index);
        let sign = signs.get(each);
        if (!sign) signs.set(each, (sign = signOf(c, part, each, 'left', top, bottom, rim)));
        const { key, reach, paint } = sign;
        stamp(c, key, at, middle, size / EM, reach, paint);
        at += size * advanceOf(each);
      }
    }
  } else {
    const { key, reach, paint } = signOf(c, '', text, align, top, bottom, rim);
    stamp(c, key, left, middle, size / EM, reach, paint, OFTEN);
  }
  if (turned) c.restore();
}

type Part = 'rim' | 'face' | '';

/** The widths of changing numbers, in sizes. */
function advanceOf(text: string): number {
  let whole = 0;
  for (let at = 0; at < text.length; at += 1) whole += ADVANCE[text.charAt(at)] ?? 0.57;
  return whole;
}

type Sign = {
  readonly key: string;
  readonly reach: () => Reach;
  readonly paint: (c: Context) => void;
};

function signOf(
  c: Context,
  part: Part,
  text: string,
  align: CanvasTextAlign,
  top: string,
  bottom: string,
  edge: string,
): Sign {
  return {
    key: `kit label${part} ${align} ${top} ${bottom} ${edge} ${text}`,
    reach: () => reachOf(c, text, align),
    paint: (on) => letter(on, part, text, align, top, bottom, edge),
  };
}

/**
 * By style, then by character: joining keys for every character of every frame costs time and
 * creates garbage.
 */
const known = new Map<string, Map<string, Sign>>();
const MAX_STYLES = 60;

function letter(
  c: Context,
  part: Part,
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
  if (part !== 'face') for (const deep of [EXTRUDE, 0]) c.strokeText(text, 0, base + EM * deep);
  if (part === 'rim') return;
  c.fillStyle = shade(bottom, 0.45);
  c.fillText(text, 0, base + EM * EXTRUDE * 0.6);
  c.fillStyle = down(c, -base, base, top, bottom);
  c.fillText(text, 0, base);
}

/** Including rim and extrude; above and below there is room for accents and descenders. */
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
