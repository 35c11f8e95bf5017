import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';

/** A tent to press, from 2048 on. */
export function drawTent(to: Surface, spot: Rect): void {
  const { width } = spot;
  const [x, y] = [spot.x + width / 2, spot.y + width / 2];
  to.stamp(
    'tent button',
    width * 1.1,
    width * 1.2,
    (c) => {
      draw.button(c, -width / 2, -width / 2, width, width * 0.92, '#14c4b4');
      draw.star(c, 0, -width * 0.02, width * 0.02, '#ffffff');
    },
    x,
    y,
  );
  to.sprite('tent', x, y - width * 0.04, width * 0.6);
}

/** A button with words, as large as it is given. */
export function drawButton(
  to: Surface,
  { x, y, width, height }: Rect,
  text: string,
  color: string,
): void {
  draw.button(to.c, x, y, width, height * 0.9, color);
  to.c.save();
  let size = Math.min(height * 0.42, 46);
  to.c.font = draw.labelFont(size);
  const wide = to.c.measureText(text).width;
  to.c.restore();
  if (wide > width * 0.84) size = Math.max(14.2 / to.px, (size * width * 0.84) / wide);
  to.label(text, x + width / 2, y + height * 0.43, size);
}

/** Cloth with a hem, for words in ink. */
export function paintCloth(c: Context, width: number, height: number): void {
  draw.rounded(c, -width / 2, -height / 2 + 7, width, height, 24, '#2b1b4d55');
  draw.rounded(c, -width / 2, -height / 2, width, height, 24, '#a8583f');
  draw.rounded(c, -width / 2 + 5, -height / 2 + 5, width - 10, height - 10, 20, '#e9b35c');
  draw.rounded(
    c,
    -width / 2 + 9,
    -height / 2 + 9,
    width - 18,
    height - 18,
    16,
    draw.down(c, -height / 2, height / 2, '#fff4dc', '#ffe3b4'),
  );
}
