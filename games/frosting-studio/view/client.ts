import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { INK } from './theme.ts';

/*
 * The client: a head around 0, 0, about 150 across, and a bow or a collar.
 */
export type Mood = 'smile' | 'joy' | 'oh' | 'worry' | 'sad';

type Row = {
  readonly fur: string;
  readonly light: string;
  readonly ears: 'long' | 'round' | 'pointed' | 'eyes' | 'flap';
  readonly wears: string;
};

const CLIENTS: Readonly<Record<string, Row>> = {
  bunny: { fur: '#f7e9f2', light: '#ffb6cf', ears: 'long', wears: '#ff6f9f' },
  bear: { fur: '#b9794a', light: '#f0cfa2', ears: 'round', wears: '#3fa9c9' },
  cat: { fur: '#8b87a8', light: '#e9e4f4', ears: 'pointed', wears: '#ffc83c' },
  fox: { fur: '#f0833a', light: '#fff1df', ears: 'pointed', wears: '#4b6fd0' },
  frog: { fur: '#6cc05a', light: '#d7f3b5', ears: 'eyes', wears: '#ff7a6a' },
  pig: { fur: '#ffadb9', light: '#ffd3da', ears: 'flap', wears: '#8a5fd0' },
};

function paintEars(c: Context, { ears, fur, light }: Row, perk: number): void {
  const dark = draw.shade(fur, 0.5);
  for (const side of [-1, 1]) {
    const ear = (path: Context): void => {
      if (ears === 'long')
        path.ellipse(side * 30, -92 - perk * 8, 19, 50, side * (0.2 - perk * 0.08), 0, 7);
      else if (ears === 'round') path.arc(side * 52, -50, 26, 0, 7);
      else if (ears === 'eyes') path.arc(side * 38, -52, 27, 0, 7);
      else {
        path.moveTo(side * 20, -58);
        path.quadraticCurveTo(side * 52, -110 - perk * 6, side * 64, -100);
        path.quadraticCurveTo(side * 78, -60, side * 66, -20);
        path.closePath();
      }
    };
    c.beginPath();
    ear(c);
    draw.rim(c, dark, 7);
    draw.fillPath(c, draw.down(c, -130, -20, draw.tint(fur, 0.15), fur), ear);
    if (ears === 'long')
      draw.blob(c, side * 30, -90 - perk * 8, 9, 36, light, side * (0.2 - perk * 0.08));
    else if (ears === 'round') draw.disc(c, side * 52, -50, 14, light);
    else if (ears === 'pointed')
      draw.fillPath(c, light, (path) => {
        path.moveTo(side * 34, -58);
        path.quadraticCurveTo(side * 54, -88, side * 60, -86);
        path.quadraticCurveTo(side * 68, -60, side * 60, -36);
      });
  }
}

/** @param blink whether the eyes are shut; `look` −1 to 1, where they look */
export function paintClient(c: Context, name: string, mood: Mood, blink: boolean, look = 0): void {
  const row = CLIENTS[name] ?? CLIENTS['bunny'];
  if (!row) return;
  const { fur, light, ears, wears } = row;
  const dark = draw.shade(fur, 0.5);
  const joy = mood === 'joy';
  // Shoulders.
  draw.fillPath(c, dark, (path) => path.ellipse(0, 112, 84, 62, 0, Math.PI, 0));
  draw.fillPath(c, draw.down(c, 50, 112, draw.tint(wears, 0.25), wears), (path) =>
    path.ellipse(0, 112, 79, 57, 0, Math.PI, 0),
  );
  paintEars(c, row, joy ? 1 : mood === 'sad' ? -1.5 : 0);
  draw.blob(c, 0, 2, 82, 70, dark);
  draw.blob(
    c,
    0,
    2,
    78,
    66,
    draw.linear(c, -40, -60, 40, 70, draw.tint(fur, 0.28), fur, draw.shade(fur, 0.12)),
  );
  if (ears !== 'eyes') {
    draw.blob(c, 0, 30, 42, 30, name === 'bunny' || name === 'pig' ? draw.tint(fur, 0.6) : light);
    if (name === 'fox')
      for (const side of [-1, 1]) draw.blob(c, side * 48, 28, 24, 26, light, side * 0.5);
  } else draw.blob(c, 0, 34, 58, 26, light);
  for (const side of [-1, 1]) draw.blob(c, side * 54, 22, 14, 9, '#ff5f8a55');
  const ey = ears === 'eyes' ? -52 : -8;
  const ex = ears === 'eyes' ? 38 : 30;
  for (const side of [-1, 1]) {
    const x = side * ex;
    if (ears === 'eyes') draw.disc(c, x, ey, 19, '#ffffff');
    if (joy || blink) {
      draw.rim(c, INK, 6, (path) =>
        joy
          ? path.arc(x, ey + 5, 11, Math.PI * 1.1, Math.PI * 1.9)
          : path.arc(x, ey - 4, 11, 0.4, 2.7),
      );
      continue;
    }
    const wide = mood === 'oh' ? 1.2 : 1;
    draw.blob(c, x + look * 4, ey, 10.5 * wide, 14 * wide, INK);
    draw.disc(c, x + look * 4 - 3, ey - 5, 4.2, '#ffffff');
    if (mood === 'worry' || mood === 'sad')
      draw.rim(c, dark, 5, (path) => {
        path.moveTo(x - side * 13, ey - 25);
        path.lineTo(x + side * 11, ey - 18);
      });
  }
  if (name === 'pig') {
    draw.blob(c, 0, 20, 24, 17, '#ff8fa3');
    for (const side of [-1, 1]) draw.blob(c, side * 9, 20, 4, 6, '#a83a5a');
  } else if (ears !== 'eyes') draw.blob(c, 0, 17, 10, 7, name === 'bunny' ? '#ff7fa6' : INK);
  const my = name === 'pig' ? 44 : 34;
  if (joy) {
    draw.fillPath(c, '#8f1d3f', (path) => {
      path.moveTo(-20, my - 3);
      path.quadraticCurveTo(0, my + 2, 20, my - 3);
      path.bezierCurveTo(18, my + 26, -18, my + 26, -20, my - 3);
    });
    draw.blob(c, 0, my + 13, 9, 5, '#ff7a93');
  } else if (mood === 'oh') draw.blob(c, 0, my + 6, 9, 11, '#8f1d3f');
  else
    draw.rim(c, INK, 5.5, (path) => {
      const down = mood === 'smile' ? 10 : mood === 'worry' ? -2 : -10;
      path.moveTo(-16, my + (down < 0 ? 8 : 0));
      path.quadraticCurveTo(0, my + down + (down < 0 ? 4 : 4), 16, my + (down < 0 ? 8 : 0));
    });
  if (mood === 'sad') draw.blob(c, 38, ey + 26, 6, 9, '#7fd0ff');
}
