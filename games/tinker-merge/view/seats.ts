import * as draw from '@playgrove/kit/draw';
import { ease, type Surface } from '@playgrove/kit/runtime';
import { isPiece } from '../rules/pieces.ts';
import type { Order, State } from '../rules/state.ts';
import { drawCustomer } from './customers.ts';
import { drawGadget } from './gadget.ts';
import { bubbleOf, headOf, type Layout } from './layout.ts';
import { SEAT, type Ui } from './ui.ts';

const INK = draw.PALETTE.ink;
/** Seconds that a customer takes to come, and a happy one to leave. */
const COME = 0.45;
const LEAVE = 1;

/** Customers with what they want. @param aimed the seat that a gadget is held over */
export function drawSeats(to: Surface, layout: Layout, state: State, ui: Ui, aimed: number): void {
  for (const [seat, guest] of ui.guests.entries()) {
    const leaving = guest.gone && guest.goneFor < LEAVE && !to.reducedMotion;
    if (leaving && guest.gone) drawLeaving(to, layout, seat, guest.gone, guest.goneFor);
    else if (guest.order) {
      const since = leaving ? 0 : guest.gone ? guest.age - LEAVE : guest.age;
      drawGuest(to, layout, state, seat, guest.order, to.reducedMotion ? 9 : since, aimed === seat);
    }
  }
}

function drawLeaving(to: Surface, layout: Layout, seat: number, order: Order, age: number): void {
  const rect = layout.seats[seat];
  if (!rect) return;
  const head = headOf(rect);
  const hop = Math.abs(Math.sin(age * 9)) * 16 * (1 - age / LEAVE);
  const sink = ease.in(Math.max(0, age - 0.6) / 0.4) * head.size;
  hold(to, layout, seat, () =>
    drawCustomer(to, order.who, true, {
      ...head,
      y: head.y - hop + sink,
      squash: 0.05 * Math.sin(age * 18),
      alpha: 1,
    }),
  );
  for (let heart = 0; heart < 3; heart += 1) {
    const part = Math.min(1, Math.max(0, age * 1.3 - heart * 0.16));
    if (part <= 0 || part >= 1) continue;
    to.stamp(
      'heart',
      40,
      40,
      paintHeart,
      head.x + (heart - 1) * 38 + Math.sin(part * 6 + heart) * 8,
      head.y - head.size * 0.4 - part * 70,
      {
        scaleX: 1 + 0.3 * Math.sin(part * 3),
        scaleY: 1 + 0.3 * Math.sin(part * 3),
        alpha: 1 - part,
      },
    );
  }
}

function paintHeart(c: CanvasRenderingContext2D): void {
  draw.drawPath(
    c,
    'M0 14C-18 1 -16 -12 -7 -12C-3 -12 0 -9 0 -6C0 -9 3 -12 7 -12C16 -12 18 1 0 14Z',
    { fill: '#ff5f8f', line: INK, width: 6 },
  );
}

/** Behind the counter: what is below its edge stays hidden. */
function hold(to: Surface, layout: Layout, seat: number, paint: () => void): void {
  const rect = layout.seats[seat];
  if (!rect) return;
  const edge = rect.y + rect.height - 8;
  draw.clipped(
    to.c,
    (path) => path.rect(rect.x - 20, rect.y - 80, rect.width + 40, edge - rect.y + 80),
    paint,
  );
}

function drawGuest(
  to: Surface,
  layout: Layout,
  { cells }: State,
  seat: number,
  order: Order,
  age: number,
  aimed: boolean,
): void {
  const rect = layout.seats[seat];
  if (!rect || age <= 0) return;
  const come = ease.back(Math.min(1, age / COME));
  const head = headOf(rect);
  const breath = to.reducedMotion ? 0 : Math.sin(to.time * 2 + seat * 2) * 0.012;
  const isReady = order.wants.some((want) => isPiece(want) && cells.includes(want));
  hold(to, layout, seat, () =>
    drawCustomer(to, order.who, aimed, {
      ...head,
      y: head.y + (1 - come) * head.size,
      squash: breath + (aimed ? 0.06 : 0),
      alpha: 1,
    }),
  );
  const pop = Math.min(1, Math.max(0, age / COME - 0.4) / 0.6);
  if (pop <= 0) return;
  const bubble = bubbleOf(rect);
  const { x, y, width, height } = bubble;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const grow = ease.back(pop);
  draw.place(
    to.c,
    middle.x,
    middle.y,
    () => {
      const beside = rect.width > rect.height * 1.2;
      to.stamp(
        `bubble ${width} ${height} ${beside} ${isReady} ${aimed}`,
        width + 30,
        height + 60,
        (c) =>
          paintBubble(
            c,
            width,
            height,
            beside,
            aimed ? '#ffe27a' : isReady ? '#e6ffd2' : '#ffffff',
          ),
        0,
        0,
      );
    },
    0,
    grow,
    grow,
  );
  const each = width / order.wants.length;
  const size = Math.min(height * 0.84, each * 0.86);
  for (const [at, want] of order.wants.entries()) {
    const spot = { x: x + each * (at + 0.5), y: middle.y };
    const isDone = want < 0;
    drawGadget(to, Math.abs(want), { ...spot, size: size * grow, alpha: isDone ? 0.35 : 1 });
    if (isDone || cells.includes(want))
      drawTick(to, spot.x + size * 0.36, spot.y + size * 0.32, isDone);
  }
}

function paintBubble(
  c: CanvasRenderingContext2D,
  width: number,
  height: number,
  beside: boolean,
  color: string,
): void {
  const [x, y] = [-width / 2, -height / 2];
  const tail = beside
    ? `M${x + 12} ${height * 0.1}L${x - 11} ${height * 0.42}L${x + 30} ${height * 0.34}Z`
    : `M-16 ${y + height - 8}L2 ${y + height + 20}L18 ${y + height - 8}Z`;
  draw.rounded(c, x + 4, y + 8, width - 8, height, 28, draw.fade('#0d0726', 0.3));
  draw.drawPath(c, tail, { fill: color, line: INK, width: 10 });
  draw.rounded(c, x, y, width, height, 28, INK);
  draw.rounded(
    c,
    x + 5,
    y + 5,
    width - 10,
    height - 10,
    24,
    draw.down(c, y, y + height, color, draw.mix(color, '#cfd9f5', 0.5)),
  );
  draw.drawPath(c, tail, { fill: draw.mix(color, '#cfd9f5', 0.4) });
}

/** A green tick: it stands on the bench. Gray: it was handed over. */
export function drawTick(to: Surface, x: number, y: number, done = false): void {
  to.stamp(
    `tick ${done}`,
    44,
    44,
    (c) => {
      draw.disc(c, 0, 0, 18, INK);
      draw.disc(c, 0, 0, 14, done ? '#9aa3c4' : '#3fc157');
      draw.drawPath(c, 'M-7 0L-2 6L8 -6', { line: '#ffffff', width: 5 });
    },
    x,
    y,
  );
}

/** The seat a place stands for, or −1. */
export const seatOf = (place: number | undefined): number =>
  place !== undefined && place >= SEAT ? place - SEAT : -1;
