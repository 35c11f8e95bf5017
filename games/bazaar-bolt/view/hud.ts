import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import type { State } from '../rules/state.ts';

const INK = '#3a1838';

/** What stands over the market: the way into a shortcut while it is open. */
export function drawHud(to: Surface, state: State): void {
  const { fork, runner } = state;
  if (!fork || state.phase !== 'run') return;
  if (fork.state !== 'open' && fork.state !== 'ahead') return;
  const left = fork.mouth - runner.z;
  if (left > 26 || left < 0) return;
  const ready = fork.state === 'open' && runner.lane === fork.side;
  const beat = to.reducedMotion ? 0 : Math.sin(to.time * (ready ? 16 : 7));
  const size = Math.min(1.15, to.width / 420) * (ready ? 1.2 : 0.86);
  const wide = 118 * size;
  const edge = fork.side < 0 ? wide * 0.6 : to.width - wide * 0.6;
  const x = edge + fork.side * beat * 5;
  const y = to.height * 0.4;
  to.stamp(
    `fork ${fork.side} ${ready}`,
    170,
    110,
    (c) => {
      draw.rounded(c, -62, -42, 124, 84, 26, INK);
      draw.rounded(c, -57, -37, 114, 70, 21, ready ? '#ff4f9a' : '#8a4fb0');
      draw.rounded(c, -51, -32, 102, 24, 12, draw.fade('#ffffff', 0.2));
      draw.place(
        c,
        0,
        -2,
        () => {
          draw.drawPath(c, 'M-34-9H4V-26L38 0L4 26V9H-34Z', {
            line: INK,
            width: 8,
            fill: '#ffd93a',
          });
        },
        0,
        fork.side < 0 ? -1 : 1,
      );
    },
    x,
    y,
    { scaleX: size, scaleY: size },
  );
  const words = to.words(ready ? 'fork.now' : 'fork.ahead');
  const text = to.readable(19 * Math.min(1.2, size), 15);
  const center = Math.max(
    words.length * text * 0.3 + 8,
    Math.min(to.width - words.length * text * 0.3 - 8, edge),
  );
  to.label(words, center, y + 58 * size, text, {
    top: '#ffffff',
    bottom: ready ? '#ffd93a' : '#ffe2f0',
    rim: INK,
  });
}
