import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { catOf, type Layout } from './layout.ts';
import { CAT } from './shapes.ts';
import type { Show } from './show.ts';

const INK = draw.PALETTE.ink;
/** The drawing's height with the hat. */
const TALL = 176;
const FUR = '#5b4a8f';
/** Seconds that a finished potion pleases the cat. */
const JOY = 1.1;

/** The alchemist: watches what is poured, and jumps for joy at a potion. */
export function drawCat(to: Surface, layout: Layout, show: Show, isSad: boolean): void {
  const { x, y, size } = catOf(layout.bench, layout.portrait);
  const scale = size / TALL;
  const still = to.reducedMotion;
  const glad = show.won > 0 || show.corked.some((age) => age > 0 && age < JOY);
  const hop = glad && !still ? Math.abs(Math.sin(to.time * 8)) * 9 : 0;
  const breath = still ? 0 : Math.sin(to.time * 2.2) * 1.4;
  const flow = show.flows.find(({ begun }) => begun);
  const seen = flow && layout.feet[flow.poured ? flow.from : flow.to];
  const gaze = seen
    ? { x: Math.max(-1, Math.min(1, (seen.x - x) / 220)), y: -0.8 }
    : { x: 0.3, y: -0.2 };
  const { c } = to;
  draw.place(
    c,
    x,
    y,
    () => {
      to.stamp('cat body', 210, 110, paintBody, 0, -36);
      draw.place(c, 0, -hop + breath, () => {
        to.stamp('cat head', 190, 190, paintHead, 0, -94);
        drawFace(c, gaze, glad, isSad, to.time);
      });
      to.stamp('cat paws', 120, 40, paintPaws, 0, -8);
    },
    0,
    scale,
  );
}

function paintBody(c: Context): void {
  c.translate(0, 36);
  draw.drawPath(c, CAT.tail, { line: INK, width: 24 });
  draw.drawPath(c, CAT.tail, { line: FUR, width: 15 });
  draw.fillPath(c, INK, (path) => path.ellipse(0, -16, 55, 52, 0, 0, 7));
  draw.fillPath(c, draw.down(c, -66, 20, '#6d5aa6', FUR, '#40336e'), (path) =>
    path.ellipse(0, -16, 50, 47, 0, 0, 7),
  );
}

function paintHead(c: Context): void {
  c.translate(0, 94);
  for (const side of [-1, 1]) {
    draw.place(
      c,
      0,
      0,
      () => {
        draw.drawPath(c, CAT.ear, { line: INK, fill: FUR, width: 10 });
        draw.drawPath(c, CAT.earInside, { fill: '#ff9fc0' });
      },
      0,
      side,
      1,
    );
  }
  draw.fillPath(c, INK, (path) => path.ellipse(0, -66, 65, 49, 0, 0, 7));
  draw.fillPath(c, draw.linear(c, -40, -110, 40, -20, '#7a66b6', FUR, '#46387a'), (path) =>
    path.ellipse(0, -66, 60, 44, 0, 0, 7),
  );
  draw.blob(c, 0, -44, 30, 19, '#cfc2f0');
  draw.drawPath(c, CAT.nose, { line: INK, fill: '#ff7fa8', width: 3 });
  for (const side of [-1, 1])
    draw.place(
      c,
      0,
      0,
      () => draw.drawPath(c, CAT.whiskers, { line: '#e6dcff', width: 2.4 }),
      0,
      side,
      1,
    );
  // The hat.
  draw.drawPath(c, CAT.hat, {
    line: INK,
    fill: '#2f6bff',
    width: 9,
  });
  draw.drawPath(c, CAT.band, { fill: '#ffc928' });
  draw.fillPath(c, INK, (path) => path.ellipse(2, -101, 58, 14, -0.04, 0, 7));
  draw.fillPath(c, draw.down(c, -112, -90, '#5a8bff', '#1f4fd0'), (path) =>
    path.ellipse(2, -102, 53, 10, -0.04, 0, 7),
  );
  draw.star(c, 4, -134, 9, '#ffe27a');
  draw.sparkle(c, 20, -152, 6, '#ffffff');
}

function drawFace(
  c: Context,
  gaze: { readonly x: number; readonly y: number },
  glad: boolean,
  isSad: boolean,
  time: number,
): void {
  const blink = time % 4.7 < 0.12;
  for (const side of [-1, 1]) {
    const x = side * 25;
    if (glad || blink) {
      draw.rim(c, INK, 5, (path) =>
        path.arc(x, glad ? -66 : -74, 11, glad ? Math.PI : 0.3, glad ? Math.PI * 2 : Math.PI - 0.3),
      );
      continue;
    }
    draw.blob(c, x, -71, 16, 17, INK);
    draw.blob(c, x, -71, 13, 14, '#e9f56a');
    draw.blob(c, x + gaze.x * 4, -71 + gaze.y * 4, 6, 10.5, INK);
    draw.disc(c, x + gaze.x * 4 - 2.5, -76 + gaze.y * 4, 3, '#ffffff');
  }
  draw.rim(c, INK, 3.4, (path) => {
    if (isSad) path.arc(0, -31, 9, Math.PI + 0.5, Math.PI * 2 - 0.5);
    else {
      path.arc(-6.5, -45, 6.5, 0.1, Math.PI - 0.4);
      path.moveTo(13, -45);
      path.arc(6.5, -45, 6.5, 0.4, Math.PI - 0.1);
    }
  });
}

function paintPaws(c: Context): void {
  c.translate(0, 8);
  for (const side of [-1, 1]) {
    draw.fillPath(c, INK, (path) => path.ellipse(side * 27, -8, 23, 17, 0, 0, 7));
    draw.fillPath(c, '#cfc2f0', (path) => path.ellipse(side * 27, -8, 19, 13, 0, 0, 7));
    for (const toe of [-6, 6])
      draw.rim(c, INK, 2.6, (path) => {
        path.moveTo(side * 27 + toe, -3);
        path.lineTo(side * 27 + toe, 3);
      });
  }
}
