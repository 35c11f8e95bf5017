import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { PUFFIN } from './shapes.ts';

export type Mood = 'calm' | 'wave' | 'panic';

const BLACK = '#2a2440';

/** Drawn with its bust on x, y; its wings beat while it waves or is afraid. */
export function drawPuffin(
  to: Surface,
  mood: Mood,
  beat: boolean,
  {
    x,
    y,
    scale = 1,
    face = 1,
  }: { readonly x: number; readonly y: number; readonly scale?: number; readonly face?: number },
): void {
  const key = mood === 'calm' ? 'puffin' : `puffin ${mood} ${beat ? 1 : 0}`;
  const at = { x, y: y - 28 * scale, width: 104, height: 84, scaleX: scale * face, scaleY: scale };
  draw.stamped(to, key, at, (c) =>
    draw.transformed(c, { y: 28 }, () => paintPuffin(c, mood, beat)),
  );
}

function paintPuffin(c: Context, mood: Mood, beat: boolean): void {
  const up = { y: beat ? 4 : 0, rotate: beat ? -0.3 : 0 };
  const ink = { fill: BLACK, line: '#5a5280', width: 4 } as const;
  if (mood === 'panic')
    draw.transformed(c, { ...up, x: 4, rotate: -up.rotate, scale: 1, scaleX: -1 }, () =>
      draw.drawPath(c, PUFFIN.wing, ink),
    );
  if (mood !== 'calm') draw.transformed(c, up, () => draw.drawPath(c, PUFFIN.wing, ink));
  draw.drawPath(c, PUFFIN.body, { fill: BLACK });
  draw.drawPath(c, PUFFIN.belly, { fill: '#fffaf0' });
  draw.drawPath(c, PUFFIN.head, { fill: BLACK });
  draw.drawPath(c, PUFFIN.face, { fill: '#f7f3ec' });
  draw.disc(c, 0, -29, 4, '#ffc09a');
  if (mood === 'panic') draw.drawPath(c, PUFFIN.mouth, { fill: '#a01f38', line: BLACK, width: 3 });
  draw.transformed(
    c,
    { y: mood === 'panic' ? -7 : 0, rotate: mood === 'panic' ? -0.12 : 0 },
    () => {
      draw.drawPath(c, PUFFIN.beak, { fill: '#ff5a2e', line: BLACK, width: 3.5 });
      draw.drawPath(c, PUFFIN.gray, { fill: '#6d7fa6' });
      draw.drawPath(c, PUFFIN.stripe, { fill: '#ffd23c' });
      draw.drawPath(c, PUFFIN.line, { line: '#a8301f', width: 2 });
    },
  );
  if (mood === 'panic') {
    draw.disc(c, 4, -42, 7.5, BLACK);
    draw.disc(c, 4, -42, 6, '#ffffff');
    draw.disc(c, 5, -42, 2.6, BLACK);
    return;
  }
  draw.disc(c, 4, -41, 5.4, '#e8604a');
  draw.disc(c, 4, -41, 3.8, BLACK);
  draw.disc(c, 5.4, -42.4, 1.4, '#ffffff');
}
