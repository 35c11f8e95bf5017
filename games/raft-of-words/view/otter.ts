import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';

const INK = draw.PALETTE.ink;
const FUR = ['#c98a54', '#9a5c34', '#6b3a24'] as const;

export type Mood = 'calm' | 'happy' | 'sad' | 'blink';

function inked(c: Context, d: string, fill: string | CanvasGradient, width = 10): void {
  draw.drawPath(c, d, { line: INK, width });
  draw.drawPath(c, d, { fill });
}

/** Body and log; the neck ends at 0, -86 and the water is at 0, 0. */
export function paintBody(c: Context, mood: Mood): void {
  draw.blob(c, 0, 4, 92, 16, '#04283f80');
  inked(
    c,
    'M46 -18C84 -20 92 -52 78 -66C70 -46 58 -40 40 -40Z',
    draw.down(c, -66, -18, FUR[1], FUR[2]),
    9,
  );
  const body = 'M-34 -92C-60 -60 -64 -20 -46 -2L46 -2C64 -20 60 -60 34 -92Z';
  inked(c, body, draw.linear(c, -50, -90, 50, 0, ...FUR));
  draw.blob(c, 0, -34, 30, 36, draw.down(c, -70, 0, '#ffeed2', '#e9c596'));
  const arms =
    mood === 'happy'
      ? 'M-38 -66C-66 -78 -74 -104 -64 -112C-52 -112 -44 -92 -30 -84Z'
      : 'M-42 -64C-62 -44 -52 -22 -18 -26C-14 -34 -16 -40 -24 -42C-32 -44 -32 -54 -28 -62Z';
  for (const side of [-1, 1])
    draw.place(
      c,
      0,
      0,
      () => inked(c, arms, draw.down(c, -110, -22, FUR[0], FUR[1]), 8),
      0,
      side,
      1,
    );
  // The log that it stands on.
  draw.rounded(c, -84, -12, 168, 32, 16, INK);
  draw.rounded(c, -79, -8, 158, 24, 12, draw.down(c, -8, 16, '#d99a58', '#8a4f2a'));
  draw.rounded(c, -62, -4, 110, 5, 3, '#ffffff50');
  draw.disc(c, 66, 4, 11, INK);
  draw.disc(c, 66, 4, 8, '#f3cd92');
  draw.ring(c, 66, 4, 4, 2, '#a0673a');
}

/** Head; the neck is at 0, 40. */
export function paintHead(c: Context, mood: Mood): void {
  for (const side of [-1, 1]) {
    draw.disc(c, side * 44, -30, 19, INK);
    draw.disc(c, side * 44, -30, 14, FUR[1]);
    draw.disc(c, side * 44, -28, 7, '#f0a58c');
  }
  draw.blob(c, 0, 0, 62, 54, INK);
  draw.blob(c, 0, 0, 56, 48, draw.radial(c, -16, -26, 84, '#dda069', FUR[0], FUR[1]));
  draw.blob(c, 0, 22, 40, 24, '#ffeed2');
  for (const side of [-1, 1]) {
    for (const lift of [-4, 4])
      draw.line(c, [side * 26, 20, side * 66, 18 + lift * 2.4], 3, draw.fade(INK, 0.75));
    if (mood === 'happy' || mood === 'blink')
      draw.rim(c, INK, 7, (path) =>
        mood === 'happy'
          ? path.arc(side * 24, 0, 11, Math.PI * 1.1, Math.PI * 1.9)
          : path.arc(side * 24, -8, 11, Math.PI * 0.1, Math.PI * 0.9),
      );
    else {
      draw.blob(c, side * 24, -6, 12, 15, INK);
      draw.disc(c, side * 24 - 4, -11, 5, '#ffffff');
      draw.disc(c, side * 24 + 4, 0, 2.5, '#ffffffb0');
    }
    if (mood === 'sad') draw.line(c, [side * 14, -28, side * 34, -20], 6, INK);
    draw.blob(c, side * 42, 12, 9, 6, '#ff8f7fa0');
  }
  draw.blob(c, 0, 12, 13, 9, INK);
  draw.blob(c, -4, 9, 4, 2.5, '#ffffff90');
  if (mood === 'happy') {
    inked(c, 'M-15 24Q0 30 15 24Q12 44 0 44Q-12 44 -15 24Z', '#b8324a', 6);
    draw.blob(c, 0, 38, 8, 5, '#ff9aa8');
  } else
    draw.rim(c, INK, 5, (path) =>
      mood === 'sad'
        ? path.arc(0, 38, 9, Math.PI * 1.15, Math.PI * 1.85)
        : path.arc(0, 20, 12, Math.PI * 0.2, Math.PI * 0.8),
    );
}
