import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';

export type Mood = 'calm' | 'ouch' | 'glad';

const FUR = '#e8a75c';
const DARK = '#8a4f24';

/** The sugar bear that stands on the cake, its feet on 0, 0; 150 high. */
export function paintBear(c: Context, mood: Mood): void {
  const arm = mood === 'calm' ? 0.5 : mood === 'glad' ? -2.3 : -1.7;
  for (const side of [-1, 1]) {
    draw.blob(c, side * 19, -8, 19, 12, DARK);
    draw.blob(c, side * 19, -10, 16, 10, FUR);
    draw.place(
      c,
      side * 30,
      -52,
      () => {
        draw.blob(c, 0, 20, 13, 25, DARK);
        draw.blob(c, 0, 20, 10, 22, FUR);
      },
      side * -arm,
    );
    draw.disc(c, side * 30, -118, 17, DARK);
    draw.disc(c, side * 30, -118, 13, FUR);
    draw.disc(c, side * 30, -117, 7, '#f7cf98');
  }
  draw.blob(c, 0, -38, 37, 36, DARK);
  draw.blob(c, 0, -38, 33, 32, FUR);
  draw.blob(c, 0, -33, 21, 22, '#f7cf98');
  draw.blob(c, 0, -96, 46, 40, DARK);
  draw.blob(c, 0, -96, 42, 36, draw.radial(c, -12, -110, 60, '#f7c47c', FUR, '#d08a42'));
  draw.blob(c, 0, -84, 21, 16, '#fbe3bd');
  for (const side of [-1, 1]) {
    draw.blob(c, side * 29, -86, 8, 5, '#ff8a8a80');
    if (mood === 'glad')
      draw.rim(c, '#3a1f1a', 4, (path) => path.arc(side * 18, -100, 7, Math.PI, 0));
    else {
      const wide = mood === 'ouch' ? 8 : 6;
      draw.disc(c, side * 18, -102, wide, '#3a1f1a');
      draw.disc(c, side * 18 + 2, -105, wide * 0.36, '#ffffff');
    }
  }
  draw.blob(c, 0, -91, 7, 5, '#3a1f1a');
  if (mood === 'ouch') draw.blob(c, 0, -78, 6, 8, '#7a2a2a');
  else
    draw.rim(c, '#3a1f1a', 3.5, (path) =>
      path.arc(0, -86, mood === 'glad' ? 10 : 7, 0.3, Math.PI - 0.3),
    );
  // A paper hat, a little aslant.
  draw.place(
    c,
    6,
    -128,
    () => {
      const hat = (path: Context): void => {
        path.moveTo(-24, 4);
        path.quadraticCurveTo(0, 13, 24, 4);
        path.lineTo(0, -46);
        path.closePath();
      };
      draw.fillPath(c, '#5a6cf0', hat);
      draw.clipped(c, hat, () => {
        for (const y of [-30, -12, 6]) draw.line(c, [-28, y + 6, 28, y - 8], 6, '#ffd83a');
      });
      draw.rim(c, '#2a2a7a', 3, hat);
      draw.disc(c, 0, -46, 8, '#ff6fae');
    },
    0.14,
  );
}
