import * as draw from '@playgrove/kit/draw';
import { mood } from '@playgrove/kit/logic/orders';
import { ease, type Context, type Rect, type Surface } from '@playgrove/kit/runtime';
import { donenessOf } from '../rules/kitchen.ts';
import { dishOf } from '../rules/menu.ts';
import type { Guest, State } from '../rules/state.ts';
import { middle } from './layout.ts';
import { LEAVING, type Ui } from './ui.ts';

const INK = draw.PALETTE.ink;
/** A head's size for a seat's width, world units; clothes are drawn for one of 112. */
const HEAD = 112;
/** The size that the vein of impatience is painted with. */
const VEIN = 12;
/** Seconds of joy before a guest walks off, and the steps then. */
const HOP = 0.3;
const STEPS = 4;
const sizeOf = (seat: Rect): number => Math.min(1.34, seat.width / 122, seat.height / 152);
/** Jacket and scarf of each guest. */
const CLOTHES = [
  ['#7a4dff', '#ffd02e'],
  ['#14a6b4', '#ff5a7a'],
  ['#ff4b55', '#fff2d0'],
  ['#2f7dff', '#ffb14d'],
  ['#2fae55', '#ffe14d'],
  ['#ff8a1f', '#4cc3ff'],
  ['#d23f8f', '#8ff0c8'],
  ['#38508f', '#ff7a4d'],
] as const;

/** Guests behind the counter, those who come and, behind them, those who go. */
export function drawGuests(to: Surface, state: State, ui: Ui): void {
  const { counter, seats } = ui.layout;
  for (const leaver of ui.leavers) drawLeaver(to, leaver, ui);
  for (const order of state.book.open) {
    const seat = seats[order.seat];
    const risen = ui.rises[order.seat] ?? 9;
    if (!seat || risen < 0) continue;
    const coming = ease.back(Math.min(1, risen / 0.35));
    const left = mood(order);
    const sway = to.reducedMotion
      ? 0
      : Math.sin(to.time * (left < 0.3 ? 9 : 2.4) + order.id) * (left < 0.3 ? 3 : 2);
    const squash = ui.guests[order.seat];
    const x = middle(seat).x + sway;
    const y = counter + (1 - coming) * 150;
    const size = sizeOf(seat);
    behind(to, counter, y, () =>
      person(to, order.note.look, x, y, size, squash?.scaleX ?? 1, squash?.scaleY ?? 1),
    );
    if (left < 0.3) {
      const throb = 12 + (to.reducedMotion ? 0 : Math.sin(to.time * 8) * 2);
      cross(to, x + 42 * size, y - 128 * size, throb);
    } else if (left < 0.55) to.stamp('sweat', 30, 36, sweat, x + 46 * size, y - 112 * size);
  }
}

/** One hop for joy; then a step back from the counter, aside behind the others and into the night. */
function drawLeaver(
  to: Surface,
  { seat: at, look, glad, age }: Ui['leavers'][number],
  ui: Ui,
): void {
  const { counter, seats } = ui.layout;
  const seat = seats[at];
  if (!seat) return;
  const wait = glad ? HOP : 0;
  const walk = Math.max(0, age - wait) / (LEAVING - wait);
  const hop = glad ? Math.sin(Math.min(1, age / HOP) * Math.PI) * 38 : 0;
  const bob = hop + Math.abs(Math.sin(walk * STEPS * Math.PI)) * 9;
  const way = at < seats.length / 2 ? -1 : 1;
  const away = 1 - 0.14 * ease.out(walk);
  const size = sizeOf(seat);
  const x = middle(seat).x + way * ease.inOut(walk) * (seat.width + 60);
  const y = counter - 10 * ease.out(walk) - (to.reducedMotion ? 0 : bob);
  const alpha = Math.min(1, (1 - walk) / 0.4);
  draw.place(to.c, x, y, () => person(to, look, 0, 0, size, 1, 1, alpha), 0, away);
  const { c } = to;
  c.globalAlpha = alpha;
  if (glad) heart(c, x + 44 * size, y - 118 * size - age * 16, 13);
  else cross(to, x + 42 * size, y - 128 * size, 14);
  c.globalAlpha = 1;
}

/** Who ducks lower than the counter is hidden by it and by the stove beneath. */
function behind({ c, bleed }: Surface, counter: number, y: number, paint: () => void): void {
  if (y <= counter) return paint();
  const above = (path: Context): void =>
    path.rect(bleed.x, bleed.y, bleed.width, counter - bleed.y);
  draw.clipped(c, above, paint);
}

function person(
  to: Surface,
  look: number,
  x: number,
  y: number,
  size: number,
  sx: number,
  sy: number,
  alpha = 1,
): void {
  to.stamp(
    `torso ${look} ${size.toFixed(2)}`,
    150 * size,
    84 * size,
    (c) => draw.place(c, 0, 0, () => torso(c, look), 0, size),
    x,
    y - 36 * size,
    { scaleX: sx, alpha },
  );
  to.sprite(`guest-${look}`, x, y - 94 * size * sy, HEAD * size, { scaleX: sx, scaleY: sy, alpha });
}

function torso(c: Context, look: number): void {
  const [jacket, scarf] = CLOTHES[look % CLOTHES.length] ?? CLOTHES[0];
  const body = 'M-62 44C-66 0-48-22-20-24L20-24C48-22 66 0 62 44Z';
  draw.drawPath(c, body, {
    fill: draw.down(c, -24, 44, draw.tint(jacket, 0.2), jacket, draw.shade(jacket, 0.35)),
    rim: INK,
    width: 5,
  });
  draw.segment(c, 0, 0, 0, 40, 3, draw.fade(INK, 0.4));
  for (const y of [12, 28]) draw.disc(c, 8, y, 3.4, draw.tint(jacket, 0.6));
  draw.rounded(c, -33, -28, 66, 22, 11, INK);
  draw.rounded(c, -29, -24, 58, 14, 7, scarf);
  draw.fillPath(c, scarf, (path) => path.roundRect(-26, -16, 15, 32, 6));
  draw.rim(c, INK, 3.5);
}

function sweat(c: Context): void {
  draw.drawPath(c, 'M0-12Q11 4 0 9Q-11 4 0-12', { fill: '#8fe3ff', rim: INK, width: 3 });
}

/** The vein of impatience. */
function cross(to: Surface, x: number, y: number, r: number): void {
  const part = r / VEIN;
  to.stamp('vein', VEIN * 3.2, VEIN * 3.2, paintVein, x, y, { scaleX: part, scaleY: part });
}

function paintVein(c: Context): void {
  const r = VEIN;
  for (const [width, color] of [
    [8, INK],
    [4.5, '#ff5a5a'],
  ] as const) {
    for (const [dx, dy] of [
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ] as const) {
      draw.rim(c, color, width, (path) => {
        path.moveTo(dx * r, dy * r * 0.28);
        path.quadraticCurveTo(dx * r * 0.28, dy * r * 0.28, dx * r * 0.28, dy * r);
      });
    }
  }
}

function heart(c: Context, x: number, y: number, r: number): void {
  draw.fillPath(c, '#ff4f7a', (path) => {
    path.moveTo(x, y + r);
    path.bezierCurveTo(x - r * 2, y - r * 0.3, x - r, y - r * 1.5, x, y - r * 0.5);
    path.bezierCurveTo(x + r, y - r * 1.5, x + r * 2, y - r * 0.3, x, y + r);
  });
  draw.rim(c, INK, 3.5);
}

/** Dishes already over a fire, each counted for the most pressing guest first. */
function covered(state: State): ReadonlyMap<number, number> {
  const left = state.pans.flatMap((pan) =>
    pan.dish !== null && donenessOf(pan) !== 'burnt' ? [pan.dish] : [],
  );
  const found = new Map<number, number>();
  for (const order of [...state.book.open].sort((a, b) => a.left - b.left)) {
    for (const want of order.wants) {
      const at = left.indexOf(want);
      if (at < 0) continue;
      left.splice(at, 1);
      found.set(order.id, (found.get(order.id) ?? 0) + 1);
    }
  }
  return found;
}

/** What each guest wants, as its ingredients, and how long they will wait. */
export function drawTickets(to: Surface, state: State, ui: Ui): void {
  const inPans = covered(state);
  const { c, bleed } = to;
  c.save();
  c.beginPath();
  // New tickets come in from under the strip, not across it.
  c.rect(bleed.x, 0, bleed.width, to.height);
  c.clip();
  for (const order of state.book.open) {
    const spot = ui.layout.tickets[order.seat];
    if (spot) ticket(to, order, spot, inPans.get(order.id) ?? 0, ui);
  }
  c.restore();
}

function ticket(to: Surface, order: Guest, spot: Rect, cooking: number, ui: Ui): void {
  const { c } = to;
  const age = ui.seatAges[order.seat] ?? 9;
  const drop = ease.back(Math.min(1, age / 0.4));
  const left = mood(order);
  const shiver =
    left < 0.25 && !to.reducedMotion
      ? Math.sin(to.time * 22) * 0.02
      : Math.sin(to.time * 1.3 + order.id) * 0.008;
  const rows = order.wants.length;
  const w = Math.min(spot.width, 176);
  const most = rows > 1 ? 104 : 142;
  const h = Math.min(spot.height, 46 + rows * most);
  const x = spot.x + spot.width / 2;
  draw.place(
    c,
    x,
    spot.y - (1 - drop) * (h + 60),
    () => {
      const kind = order.note.gourmet ? 'gourmet' : 'plain';
      to.stamp(
        `paper ${kind} ${Math.round(w)} ${Math.round(h)}`,
        w + 16,
        h + 24,
        (on) => paper(on, w, h, kind),
        0,
        h / 2 + 4,
      );
      const room = (h - 42) / rows;
      order.wants.forEach((want, row) =>
        recipe(to, want, w - 18, 16 + room * (row + 0.5), room - 6, row < cooking),
      );
      patience(c, w, h, left);
    },
    shiver,
  );
}

function paper(c: Context, w: number, h: number, kind: 'gourmet' | 'plain'): void {
  const outline = (path: Context): void => {
    path.moveTo(-w / 2, -h / 2);
    path.lineTo(w / 2, -h / 2);
    path.lineTo(w / 2, h / 2 - 6);
    const teeth = 8;
    for (let at = 0; at < teeth; at += 1) {
      path.lineTo(w / 2 - ((at + 0.5) * w) / teeth, h / 2);
      path.lineTo(w / 2 - ((at + 1) * w) / teeth, h / 2 - 6);
    }
    path.closePath();
  };
  c.save();
  c.translate(4, 7);
  draw.fillPath(c, draw.fade('#0a0420', 0.4), outline);
  c.restore();
  const gold = kind === 'gourmet';
  draw.fillPath(c, draw.down(c, -h / 2, h / 2, '#fffdf2', gold ? '#ffe9a6' : '#fdeecb'), outline);
  draw.rim(c, INK, 4);
  draw.rounded(c, -18, -h / 2 - 8, 36, 15, 6, INK);
  draw.rounded(c, -14, -h / 2 - 5, 28, 9, 4, gold ? '#ffc62e' : '#ff5a6e');
  if (!gold) return;
  draw.star(c, w / 2 - 10, -h / 2 + 8, 18, INK);
  draw.star(c, w / 2 - 10, -h / 2 + 8, 13, '#ffc62e');
}

function recipe(
  to: Surface,
  want: string,
  width: number,
  y: number,
  height: number,
  cooking: boolean,
): void {
  const { items } = dishOf(want);
  const { c } = to;
  const sizeIn = (columns: number): number =>
    Math.min(width / columns - 2, height / Math.ceil(items.length / columns) - 3, 74);
  const columns = sizeIn(2) > sizeIn(items.length) ? 2 : items.length;
  const lines = Math.ceil(items.length / columns);
  const size = sizeIn(columns);
  const high = (size + 3) * lines;
  if (cooking)
    draw.rounded(c, -width / 2 - 3, y - high / 2 - 3, width + 6, high + 6, 16, '#ffb04d80');
  items.forEach((item, at) => {
    const row = Math.floor(at / columns);
    const here = Math.min(columns, items.length - row * columns);
    const x = ((at % columns) - (here - 1) / 2) * Math.min(width / columns, size + 6);
    to.sprite(item, x, y + (row - (lines - 1) / 2) * (size + 3), size);
  });
  if (cooking) flame(c, width / 2 - 6, y - (size * lines) / 2 + 2, 12);
}

/** A small fire: this is on its way. */
export function flame(c: Context, x: number, y: number, r: number, edge: string = INK): void {
  for (const [part, color] of [
    [1.25, edge],
    [1, '#ff6a1f'],
    [0.56, '#ffd84d'],
  ] as const) {
    const [s, low] = [r * part, y + r * 0.7];
    draw.fillPath(c, color, (path) => {
      path.moveTo(x, low - s * 2.1);
      path.quadraticCurveTo(x + s * 1.3, low - s * 0.8, x + s * 0.5, low);
      path.quadraticCurveTo(x, low + s * 0.3, x - s * 0.5, low);
      path.quadraticCurveTo(x - s * 1.3, low - s * 0.8, x, low - s * 2.1);
    });
  }
}

function patience(c: Context, w: number, h: number, left: number): void {
  const [x, y, wide] = [-w / 2 + 8, h - 27, w - 16];
  draw.pill(c, x, y, wide, 16, INK);
  const color =
    left > 0.5
      ? draw.mix('#ffd02e', '#3fd05a', (left - 0.5) * 2)
      : draw.mix('#ff3f4f', '#ffd02e', left * 2);
  draw.clipped(
    c,
    (path) => path.roundRect(x + 3, y + 3, wide - 6, 10, 5),
    () => {
      c.fillStyle = color;
      c.fillRect(x + 3, y + 3, (wide - 6) * left, 10);
      c.fillStyle = '#ffffff66';
      c.fillRect(x + 3, y + 4, (wide - 6) * left, 3);
    },
  );
}
