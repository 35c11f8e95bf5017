import { drawPath, stamped, transformed } from '@playgrove/kit/draw';
import { disc, type Context, type Surface } from '@playgrove/kit/runtime';
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
  stamped(to, key, at, (c) => transformed(c, { y: 28 }, () => paintPuffin(c, mood, beat)));
}

function paintPuffin(c: Context, mood: Mood, beat: boolean): void {
  const up = { y: beat ? 4 : 0, rotate: beat ? -0.3 : 0 };
  const ink = { fill: BLACK, line: '#5a5280', width: 4 } as const;
  if (mood === 'panic')
    transformed(c, { ...up, x: 4, rotate: -up.rotate, scale: 1, scaleX: -1 }, () =>
      drawPath(c, PUFFIN.wing, ink),
    );
  if (mood !== 'calm') transformed(c, up, () => drawPath(c, PUFFIN.wing, ink));
  drawPath(c, PUFFIN.body, { fill: BLACK });
  drawPath(c, PUFFIN.belly, { fill: '#fffaf0' });
  drawPath(c, PUFFIN.head, { fill: BLACK });
  drawPath(c, PUFFIN.face, { fill: '#f7f3ec' });
  disc(c, 0, -29, 4, '#ffc09a');
  if (mood === 'panic') drawPath(c, PUFFIN.mouth, { fill: '#a01f38', line: BLACK, width: 3 });
  transformed(c, { y: mood === 'panic' ? -7 : 0, rotate: mood === 'panic' ? -0.12 : 0 }, () => {
    drawPath(c, PUFFIN.beak, { fill: '#ff5a2e', line: BLACK, width: 3.5 });
    drawPath(c, PUFFIN.gray, { fill: '#6d7fa6' });
    drawPath(c, PUFFIN.stripe, { fill: '#ffd23c' });
    drawPath(c, PUFFIN.line, { line: '#a8301f', width: 2 });
  });
  if (mood === 'panic') {
    disc(c, 4, -42, 7.5, BLACK);
    disc(c, 4, -42, 6, '#ffffff');
    disc(c, 5, -42, 2.6, BLACK);
    return;
  }
  disc(c, 4, -41, 5.4, '#e8604a');
  disc(c, 4, -41, 3.8, BLACK);
  disc(c, 5.4, -42.4, 1.4, '#ffffff');
}
