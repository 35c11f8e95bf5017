import { button, coin } from '@playgrove/kit/draw';
import {
  disc,
  down,
  ease,
  fade,
  fillPath,
  line,
  PALETTE,
  place,
  rim,
  rounded,
  type Context,
  type Surface,
} from '@playgrove/kit/stage';
import { priceOf } from '@playgrove/kit/upgrades';
import { dishFrom } from '../rules/menu.ts';
import { SHOP, type State, type Ware } from '../rules/state.ts';
import { WARES } from '../rules.ts';
import { flame } from './guests.ts';
import { type Spot } from './layout.ts';
import { shopOpen, stations } from './read.ts';
import type { Ui } from './ui.ts';

const INK = PALETTE.ink;

/** The tip jar on the counter: bigger with every level, fuller with every tip. */
export function drawJar(to: Surface, state: State, ui: Ui): void {
  const level = state.career.purse.levels.jar;
  const size = 0.8 + level * 0.16;
  const { counter, upright } = ui.layout;
  const x = upright ? to.width - 34 : Math.min(to.width - 40, to.width / 2 + 620);
  const fill = Math.min(1, state.coins / 500);
  place(
    to.c,
    x,
    counter + 12,
    () => {
      const { c } = to;
      rounded(c, -27, -58, 54, 60, 13, INK);
      rounded(c, -23, -54, 46, 52, 10, '#bfe9ff66');
      const tall = 46 * fill;
      if (tall > 3)
        rounded(c, -20, -5 - tall, 40, tall, 7, down(c, -50, 0, '#ffe98a', '#ffc62e', '#e8831a'));
      rounded(c, -17, -50, 7, 40, 3, '#ffffff8c');
      rounded(c, -29, -64, 58, 12, 6, INK);
      rounded(c, -25, -61, 50, 6, 3, level > 0 ? '#ffd25c' : '#d8e6f5');
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
      coin(to.c, x - size * 0.95, high, size * 0.5);
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
  const { x, y, w, h } = station.spot;
  rim(to.c, INK, 12, (path) => path.roundRect(x, y, w, h, 20));
  rim(to.c, '#ffffff', 6, (path) => path.roundRect(x, y, w, h, 20));
}

/** Before the shift: what coins buy for the stall. */
export function drawShop(to: Surface, state: State, ui: Ui): void {
  if (!shopOpen(state)) return;
  const { wares } = ui.layout;
  const [first] = wares;
  const last = wares.reduce((far, spot) => Math.max(far, spot.x + spot.w), 0);
  const low = wares.reduce((far, spot) => Math.max(far, spot.y + spot.h), 0);
  if (!first) return;
  const { c } = to;
  rounded(
    c,
    first.x - 10,
    first.y - 52,
    last - first.x + 20,
    low - first.y + 74,
    24,
    fade('#160630', 0.82),
  );
  rim(c, fade('#ffd25c', 0.8), 3);
  const size = Math.max(28, 16 / to.px);
  to.label(to.words('shop.title'), first.x + 4, first.y - 26, size, {
    align: 'left',
    top: '#fff6c8',
    bottom: '#ffd25c',
  });
  const purse = String(state.career.purse.coins);
  to.label(purse, last - 4, first.y - 26, size, { align: 'right' });
  coin(c, last - 18 - purse.length * size * 0.56 - size * 0.3, first.y - 26, size * 0.46);
  WARES.forEach((ware, at) => {
    const spot = wares[at];
    if (spot) wareButton(to, state, ware, spot);
  });
}

function wareButton(to: Surface, state: State, ware: Ware, { x, y, w, h }: Spot): void {
  const { c } = to;
  const { purse } = state.career;
  const price = priceOf(SHOP, purse, ware);
  const can = price !== undefined && price <= purse.coins;
  button(c, x, y, w, h, can ? '#3fc25c' : price === undefined ? '#e89a2c' : '#6f668f');
  const size = Math.max(26, 14.5 / to.px);
  const text = h - size * 1.25;
  place(c, x + w / 2, y + text * 0.48, () => wareIcon(c, ware), 0, Math.min(1.1, text / 66));
  const levels = SHOP[ware].length;
  for (let at = 0; at < levels; at += 1) {
    const dx = (at - (levels - 1) / 2) * 16;
    disc(c, x + w / 2 + dx, y + text * 0.98, 6.5, INK);
    disc(
      c,
      x + w / 2 + dx,
      y + text * 0.98,
      4.2,
      at < purse.levels[ware] ? '#ffd02e' : '#ffffff59',
    );
  }
  if (price === undefined) {
    line(
      c,
      [
        { x: x + w / 2 - 14, y: y + h - size * 0.6 },
        { x: x + w / 2 - 3, y: y + h - size * 0.3 },
        { x: x + w / 2 + 16, y: y + h - size * 0.9 },
      ],
      7,
      '#ffffff',
    );
    return;
  }
  to.label(String(price), x + w / 2, y + h - size * 0.56, size);
}

function wareIcon(c: Context, ware: Ware): void {
  if (ware === 'pan') {
    rounded(c, 12, -7, 34, 14, 6, INK);
    disc(c, -6, 0, 27, INK);
    disc(c, -6, 0, 22, '#7f8aa8');
    disc(c, -6, 1, 16, '#2f3650');
    return;
  }
  if (ware === 'fire') {
    flame(c, 0, 6, 22);
    return;
  }
  if (ware === 'crate') {
    rounded(c, -30, -20, 60, 42, 9, INK);
    rounded(c, -26, -16, 52, 34, 6, '#c9803f');
    for (const y of [-6, 6]) rounded(c, -26, y, 52, 3, 1, fade(INK, 0.5));
    for (const [dx, colour] of [
      [-14, '#ff5a4d'],
      [2, '#7df06a'],
      [16, '#ffd02e'],
    ] as const) {
      disc(c, dx, -20, 11, INK);
      disc(c, dx, -20, 7.5, colour);
    }
    return;
  }
  if (ware === 'jar') {
    rounded(c, -20, -22, 40, 46, 10, INK);
    rounded(c, -16, -18, 32, 38, 7, '#bfe9ff');
    rounded(c, -16, 2, 32, 18, 6, '#ffc62e');
    rounded(c, -22, -29, 44, 11, 5, INK);
    rounded(c, -18, -26, 36, 5, 2, '#ffd25c');
    return;
  }
  c.fillStyle = INK;
  c.fillRect(-9, -32, 18, 62);
  fillPath(c, '#ff4b3e', (path) => path.ellipse(0, 0, 29, 23, 0, 0, 7));
  rim(c, INK, 5);
  for (const rx of [9, 19]) rim(c, '#ffb48a', 3, (path) => path.ellipse(0, 0, rx, 21, 0, 0, 7));
}
