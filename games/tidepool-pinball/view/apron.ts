import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { stillOf, waitOf, type State } from '../rules/state.ts';
import { FINS, HEIGHT, WIDTH } from '../rules/table.ts';
import { paintFin } from './creatures.ts';
import { INK } from './pool.ts';
import type { Ui } from './ui.ts';

/** Room below the table from which pads for the thumbs fit. */
const MIN = 84;
const TALLEST = 150;

/** On tall screens: a pad for each thumb, and how high the tide stands. */
export function drawApron(to: Surface, state: State, ui: Ui, bottom: number): void {
  const room = bottom - HEIGHT;
  if (room < MIN || !to.portrait) return;
  const { c } = to;
  const height = Math.min(TALLEST, room) - 30;
  const y = HEIGHT + 18 + height / 2;
  const isStill = stillOf(state) !== undefined;
  const width = isStill ? 168 : 138;
  for (const side of [0, 1] as const) {
    const held = state.fins[side]?.held === true;
    const x = side === 0 ? 7 + width / 2 : WIDTH - 7 - width / 2;
    to.stamp(
      `pad ${width} ${held}`,
      width,
      height + 10,
      (on) => paintPad(on, width - 6, height, held),
      x,
      y + (held ? 3 : 0),
    );
    const way = side === 0 ? 1 : -1;
    const length = FINS[0]?.length ?? 60;
    to.stamp('pad fin', (length + 16) * 2, 56, (on) => paintFin(on, length), x - way * 30, y, {
      rotate: (held ? -0.42 : 0.32) * way,
      scaleX: way,
    });
  }
  if (isStill) return;
  const r = Math.min(38, height / 2);
  drawTide(c, WIDTH / 2, y, r, ui.water.value, to);
  // The ring runs out until the tide turns by itself.
  const left = waitOf(state) * Math.PI * 2;
  draw.rim(c, '#fff27a', 4, (path) =>
    path.arc(WIDTH / 2, y, r + 1, -Math.PI / 2 - left, -Math.PI / 2),
  );
}

function paintPad(c: Context, w: number, h: number, held: boolean): void {
  draw.rounded(c, -w / 2, -h / 2, w, h, 26, INK);
  draw.rounded(
    c,
    -w / 2 + 4,
    -h / 2 + 4,
    w - 8,
    h - (held ? 8 : 14),
    22,
    held
      ? draw.down(c, -h / 2, h / 2, '#7ff0e8', '#2fa8c8')
      : draw.down(c, -h / 2, h / 2, '#a58fb8', '#6d5a86'),
  );
  draw.rounded(c, -w / 2 + 16, -h / 2 + 9, w - 32, 7, 3.5, '#ffffff50');
}

/** A glass of sea: as full as the tide is high. */
function drawTide(c: Context, x: number, y: number, r: number, tide: number, to: Surface): void {
  const time = to.reducedMotion ? 0 : to.time;
  draw.disc(c, x, y, r, INK);
  draw.disc(c, x, y, r - 4, '#ffe6b0');
  draw.clipped(
    c,
    (path) => path.arc(x, y, r - 4, 0, Math.PI * 2),
    () => {
      const top = y + r * 0.5 - tide * r * 1.15;
      draw.fillPath(c, '#2fb4dc', (path) => {
        for (let at = -6; at <= 6; at += 1)
          path.lineTo(x + (at / 6) * r, top + Math.sin(at * 0.9 + time * 2) * 2);
        path.lineTo(x + r, y + r);
        path.lineTo(x - r, y + r);
      });
      draw.rim(c, '#ffffff', 2.6, (path) => {
        for (let at = -6; at <= 6; at += 1)
          path.lineTo(x + (at / 6) * r, top + Math.sin(at * 0.9 + time * 2) * 2);
      });
    },
  );
  draw.ring(c, x, y, r - 3, 2, '#ffffff70');
}
