import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Land } from './desert.ts';
import type { Hour } from './hours.ts';

export function paintTown(
  c: Context,
  { bleed, horizon, unit }: Land,
  hour: Hour,
  rich: boolean,
): void {
  const night = hour.stars > 10;
  const wall = night ? draw.mix(hour.rock, hour.sky[1], 0.3) : draw.mix('#f6dcb0', hour.rock, 0.25);
  const base = bleed.x + bleed.width * 0.3;
  const house = (x: number, width: number, height: number, dome: boolean): void => {
    const [left, high] = [base + x * unit, height * unit];
    draw.rounded(c, left, horizon - high, width * unit, high + unit * 0.5, unit * 0.03, wall);
    draw.rounded(
      c,
      left,
      horizon - high,
      width * unit * 0.32,
      high + unit * 0.5,
      unit * 0.03,
      draw.fade(draw.shade(wall, 0.35), 0.5),
    );
    if (dome) {
      const r = width * unit * 0.42;
      const roof = rich || !night ? '#2f9a9a' : wall;
      draw.disc(
        c,
        left + (width / 2) * unit,
        horizon - high,
        r,
        draw.linear(
          c,
          left,
          0,
          left + width * unit,
          0,
          draw.shade(roof, 0.25),
          draw.tint(roof, 0.25),
        ),
      );
      draw.rounded(
        c,
        left,
        horizon - high - unit * 0.01,
        width * unit,
        unit * 0.06,
        unit * 0.02,
        draw.tint(wall, 0.2),
      );
      draw.disc(
        c,
        left + (width / 2) * unit,
        horizon - high - r - unit * 0.05,
        unit * 0.045,
        '#ffd76a',
      );
    }
    for (let at = 0.07; at < width - 0.08; at += 0.14) {
      draw.rounded(
        c,
        left + at * unit,
        horizon - high + unit * 0.16,
        unit * 0.06,
        unit * 0.1,
        unit * 0.03,
        night ? '#ffdf8a' : draw.shade(wall, 0.5),
      );
    }
  };
  house(-1, 0.5, 0.42, false);
  house(-0.56, 0.62, 0.62, true);
  house(0.04, 0.2, 1.05, true);
  house(0.2, 0.46, 0.5, false);
  house(0.64, 0.5, 0.7, true);
  house(1.14, 0.56, 0.34, false);
  if (!rich) return;
  house(-1.5, 0.42, 0.56, true);
  house(1.62, 0.22, 0.96, true);
}
