import * as draw from '@playgrove/kit/draw';
import { ease, type Rect, type Surface } from '@playgrove/kit/runtime';
import { chainOf, isPiece, pieceOf, valueOf } from '../rules/pieces.ts';
import type { Order, State } from '../rules/state.ts';
import { drawCustomer } from './customers.ts';
import { drawGadget } from './gadget.ts';
import { bubbleOf, headOf, type Layout } from './layout.ts';
import { SEAT, type Guest, type Ui } from './ui.ts';

const INK = draw.PALETTE.ink;
/** Seconds that a customer takes to come, and a happy one to leave. */
const COME = 0.45;
const LEAVE = 1.3;
/** When one who leaves begins to sink. */
const SINK = 0.9;

/** Customers with what they want. @param aimed the seat that a gadget is held over */
export function drawSeats(to: Surface, layout: Layout, state: State, ui: Ui, aimed: number): void {
  for (const [seat, guest] of ui.guests.entries()) {
    const leaving = guest.gone && guest.goneFor < LEAVE;
    if (leaving && guest.gone) drawLeaving(to, layout, seat, guest.gone, guest.goneFor);
    else if (guest.order) {
      const since = leaving ? 0 : guest.gone ? guest.age - LEAVE : guest.age;
      drawGuest(
        to,
        layout,
        state,
        seat,
        guest,
        guest.order,
        to.reducedMotion ? 9 : since,
        aimed === seat,
      );
    }
  }
}

function drawLeaving(to: Surface, layout: Layout, seat: number, order: Order, age: number): void {
  const rect = layout.seats[seat];
  if (!rect) return;
  const head = headOf(rect);
  const stays = to.reducedMotion;
  const hop = stays ? 0 : Math.abs(Math.sin(age * 9)) * 16 * (1 - age / LEAVE);
  const sink = stays ? 0 : ease.in(Math.max(0, age - SINK) / (LEAVE - SINK)) * head.size;
  hold(to, layout, seat, () =>
    drawCustomer(to, order.who, true, {
      ...head,
      y: head.y - hop + sink,
      squash: stays ? 0 : 0.05 * Math.sin(age * 18),
      alpha: 1,
    }),
  );
  drawThanks(to, bubbleOf(rect), rect, order, stays ? 0.5 : age);
  if (stays) return;
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

/** What a customer says depends on what they got, so a delivery ends in a small scene. */
function drawThanks(to: Surface, bubble: Rect, seat: Rect, order: Order, age: number): void {
  const grow =
    ease.back(Math.min(1, age / 0.25)) * (1 - ease.in(Math.max(0, age - SINK) / (LEAVE - SINK)));
  drawBubble(to, bubble, seat, '#ffe27a', grow);
  const { x, y, width, height } = bubble;
  const chain = chainOf(Math.abs(order.wants.at(-1) ?? 0)) + 1;
  if (grow > 0.6)
    draw.drawText(to.c, to.words(`thanks.${chain}`), x + width / 2, y + height / 2, {
      size: to.readable(30),
      color: INK,
      wide: width - 24,
    });
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
  { shown }: Guest,
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
  const grow = ease.back(pop);
  drawBubble(to, bubble, rect, aimed ? '#ffe27a' : isReady ? '#e6ffd2' : '#ffffff', grow);
  const each = width / order.wants.length;
  const size = Math.min(height * 0.84, each * (order.wants.length > 1 ? 0.86 : 0.52));
  for (const [at, want] of order.wants.entries()) {
    const piece = Math.abs(want);
    const isDone = want < 0;
    const isThere = cells.includes(want);
    const left = x + each * at;
    const middle = y + height / 2;
    const spot = { x: left + each * 0.5, y: middle };
    if (order.wants.length === 1) {
      spot.x = left + each - size * 0.62;
      if (!isThere) drawRecipe(to, piece, left, middle, spot.x - size * 0.5 - left, grow);
      else spot.x = left + each / 2;
    }
    if (shown > 0 && order.wants.length > 1 && !isDone) {
      drawRecipe(to, piece, left, middle, each, grow);
      continue;
    }
    drawGadget(to, piece, { ...spot, size: size * grow, alpha: isDone ? 0.35 : 1 });
    if (isDone || isThere) drawTick(to, spot.x + size * 0.36, spot.y + size * 0.32, isDone);
  }
}

/** The parts that a gadget takes, since nothing else tells which chain it belongs to. */
function drawRecipe(
  to: Surface,
  piece: number,
  x: number,
  y: number,
  width: number,
  grow: number,
): void {
  const size = Math.min(width * 0.62, 64);
  drawGadget(to, pieceOf(chainOf(piece), 1), { x: x + width / 2, y: y - 16, size: size * grow });
  draw.drawText(to.c, `× ${valueOf(piece)}`, x + width / 2, y + size * 0.5 + 8, {
    size: to.readable(26),
    color: INK,
    weight: 800,
  });
}

function drawBubble(
  to: Surface,
  { x, y, width, height }: Rect,
  seat: Rect,
  color: string,
  grow: number,
): void {
  const beside = seat.width > seat.height * 1.2;
  draw.place(
    to.c,
    x + width / 2,
    y + height / 2,
    () =>
      to.stamp(
        `bubble ${width} ${height} ${beside} ${color}`,
        width + 30,
        height + 60,
        (c) => paintBubble(c, width, height, beside, color),
        0,
        0,
      ),
    0,
    grow,
    grow,
  );
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
