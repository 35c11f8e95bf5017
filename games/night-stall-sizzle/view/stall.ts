import * as draw from '@playgrove/kit/draw';
import { ease, type Surface } from '@playgrove/kit/runtime';
import { dishFrom } from '../rules/menu.ts';
import { type State } from '../rules/state.ts';
import { stations } from './read.ts';
import type { Ui } from './ui.ts';

const INK = draw.PALETTE.ink;

/** The tip jar on the counter: bigger with every level, fuller with every tip. */
export function drawJar(to: Surface, state: State, ui: Ui): void {
  const level = state.career.purse.levels.jar;
  const { counter, portrait } = ui.layout;
  const size = (portrait ? 0.62 : 0.8) + level * 0.1;
  // In portrait there is room only between two guests.
  const x = portrait ? to.width / 2 : Math.min(to.width - 40, to.width / 2 + 620);
  const fill = Math.min(1, state.coins / 500);
  draw.place(
    to.c,
    x,
    counter + 12,
    () => {
      const { c } = to;
      draw.rounded(c, -27, -58, 54, 60, 13, INK);
      draw.rounded(c, -23, -54, 46, 52, 10, '#bfe9ff66');
      const tall = 46 * fill;
      if (tall > 3)
        draw.rounded(
          c,
          -20,
          -5 - tall,
          40,
          tall,
          7,
          draw.down(c, -50, 0, '#ffe98a', '#ffc62e', '#e8831a'),
        );
      draw.rounded(c, -17, -50, 7, 40, 3, '#ffffff8c');
      draw.rounded(c, -29, -64, 58, 12, 6, INK);
      draw.rounded(c, -25, -61, 50, 6, 3, level > 0 ? '#ffd25c' : '#d8e6f5');
    },
    0,
    size,
  );
}

/** What is held makes a dish: its name, over the crates. */
export function drawHand(to: Surface, state: State, ui: Ui): void {
  const whole = dishFrom(state.menu, state.hand);
  if (!whole) return;
  const size = Math.max(30, 17 / to.px);
  to.label(to.words(`dish.${whole.id}`), to.width / 2, ui.layout.shelf - 4, size, {
    top: '#eaffe0',
    bottom: '#7df06a',
  });
}

/** Coins and names that rise from the counter. */
export function drawFloats(to: Surface, ui: Ui): void {
  for (const { kind, text, x, y, age } of ui.floats) {
    const part = age / 1.3;
    const pop = ease.back(Math.min(1, age / 0.22));
    const high = y - ease.out(part) * (kind === 'coins' ? 74 : 26);
    const alpha = part > 0.7 ? (1 - part) / 0.3 : 1;
    const size =
      (kind === 'coins' ? Math.max(40, 20 / to.px) : Math.max(26, 15 / to.px)) * (0.6 + 0.4 * pop);
    if (kind === 'coins') {
      to.c.globalAlpha = alpha;
      draw.coin(to.c, x - size * 0.95, high, size * 0.5);
      to.c.globalAlpha = 1;
      to.label(text, x - size * 0.25, high, size, {
        align: 'left',
        alpha,
        top: '#fff6c8',
        bottom: '#ffc62e',
      });
    } else to.label(text, x, high + 44, size, { alpha, top: '#ffffff', bottom: '#ffe3b0' });
  }
}

/** The frame of the keyboard. */
export function drawFocus(to: Surface, state: State, ui: Ui): void {
  const station = stations(state, ui)[ui.focus];
  if (!station || ui.focus < 0) return;
  const { x, y, width, height } = station.spot;
  draw.rim(to.c, INK, 12, (path) => path.roundRect(x, y, width, height, 20));
  draw.rim(to.c, '#ffffff', 6, (path) => path.roundRect(x, y, width, height, 20));
}
