import * as draw from '@playgrove/kit/draw';
import type { Context, Point, SpriteOptions, Surface } from '@playgrove/kit/runtime';
import { INK, type Creature, type Layer } from './motifs.ts';

/** Widths of a line, of a thin one, and of the ink around lines and shapes. */
const [LINE, THIN, AROUND] = [6, 3, 5];
/** Seconds from one blink to the next. */
const BLINK = 4.3;

/** Layers from the back to the front, 100 units across. */
export function paintLayers(c: Context, layers: readonly Layer[]): void {
  for (const [color, d, how = ''] of layers) {
    paintLayer(c, color, d, how);
    if (how.includes('m')) draw.place(c, 0, 0, () => paintLayer(c, color, d, how), 0, -1, 1);
  }
}

function paintLayer(c: Context, color: string, d: string, how: string): void {
  if (how.includes('n')) return draw.drawPath(c, d, { fill: color });
  if (how.includes('t')) return draw.drawPath(c, d, { line: color, width: THIN });
  if (how.includes('l')) {
    draw.drawPath(c, d, { line: INK, width: LINE + AROUND });
    return draw.drawPath(c, d, { line: color, width: LINE });
  }
  const fill = draw.down(c, -48, 48, draw.tint(color, 0.22), color, draw.shade(color, 0.22));
  return draw.drawPath(c, d, { line: INK, fill, width: AROUND });
}

/** The eyes of a creature of 100 units; `look` is at most 1 long. */
export function paintEyes(
  c: Context,
  { eyes: [apart, y, r] }: Creature,
  look: Point,
  isGlad = false,
  time = 0,
): void {
  for (const x of [-apart, apart]) {
    if (isGlad || time % BLINK > BLINK - 0.13) {
      draw.rim(c, INK, 4, (path) => path.arc(x, y + r * 0.3, r * 0.7, 3.4, 6));
      continue;
    }
    const [px, py] = [x + look.x * r * 0.35, y + look.y * r * 0.35];
    draw.disc(c, x, y, r + 2.5, INK);
    draw.disc(c, x, y, r, '#ffffff');
    draw.disc(c, px, py, r * 0.58, INK);
    draw.disc(c, px - r * 0.2, py - r * 0.24, r * 0.2, '#ffffff');
  }
}

/** Light that ends at `r`. @param heart how white its middle is, 0 to 1 */
export function paintGlow(c: Context, r: number, color: string, heart = 0.2): void {
  const middle = draw.fade(draw.mix(color, '#ffffff', heart), 0.9);
  const [half, little, none] = [
    draw.fade(color, 0.45),
    draw.fade(color, 0.14),
    draw.fade(color, 0),
  ];
  draw.disc(c, 0, 0, r, draw.radial(c, 0, 0, r, middle, half, little, none));
}

/** Light on top of what is there. */
export function shine(
  to: Surface,
  color: string,
  r: number,
  { x, y }: Point,
  options: SpriteOptions,
  heart = 0.2,
): void {
  const key = `shine ${color} ${r.toFixed(0)}`;
  to.c.globalCompositeOperation = 'lighter';
  to.stamp(key, r * 2, r * 2, (c) => paintGlow(c, r, color, heart), x, y, options);
  to.c.globalCompositeOperation = 'source-over';
}
