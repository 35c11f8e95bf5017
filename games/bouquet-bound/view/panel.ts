import * as draw from '@playgrove/kit/draw';
import { ease, type Context, type Point, type Rect, type Surface } from '@playgrove/kit/runtime';
import {
  BASKETS,
  BLOOM,
  BUDS,
  DEW,
  GARDEN,
  HEDGE,
  KINDS,
  type State,
  VINE,
} from '../rules/state.ts';
import { drawPiece, patch } from './board.ts';
import { blossomOf } from './blossoms.ts';
import type { Layout } from './layout.ts';
import {
  paintBasket,
  paintBlossom,
  paintBud,
  paintDew,
  paintHedge,
  paintPlot,
  paintVine,
} from './paint.ts';
import type { Ui } from './ui.ts';

type Picture = Point & { readonly r: number; readonly label: Point };

/** Pictures of what is no blossom. */
const PICTURES: Readonly<Record<number, (c: Context) => void>> = {
  [GARDEN]: (c) => paintPlot(c, BLOOM),
  [DEW]: (c) => paintDew(c, 2),
  [HEDGE]: (c) => paintHedge(c, 1),
  [VINE]: (c) => {
    draw.rounded(c, -0.95, -0.95, 1.9, 1.9, 0.42, '#fbefd8');
    paintVine(c, 1);
  },
  [BASKETS]: paintBasket,
  [BUDS]: (c) => paintBud(c, 1),
};

/** What the bouquet may want, as a picture of radius `r`. */
export function drawWant(
  to: Surface,
  want: number,
  x: number,
  y: number,
  r: number,
  rotate = 0,
): void {
  const paint = PICTURES[want];
  if (want < KINDS) drawPiece(to, want, 0, x, y, r, { rotate });
  else if (paint) patch(to, `want ${want}`, r, x, y, paint, { rotate });
}

/** What this bouquet wants, in order. */
export function wantedOf(state: State): number[] {
  return state.wants.flatMap((want, what) => (want > 0 ? [what] : []));
}

/** Where each card lies; the first is the badge with the moves. */
export function cardsOf(
  state: State,
  { order, portrait }: Layout,
): { readonly badge: Rect; readonly cards: readonly Rect[] } {
  const count = wantedOf(state).length;
  const cards = (cardAt: (index: number) => Rect): Rect[] =>
    Array.from({ length: count }, (_, index) => cardAt(index));
  if (portrait) {
    const badge = { x: order.x, y: order.y, width: 122, height: order.height };
    const room = order.width - badge.width - 10;
    const width = Math.min(190, (room - (count - 1) * 6) / count);
    const left = order.x + order.width - width * count - (count - 1) * 6;
    const cardAt = (index: number): Rect => ({ ...order, x: left + index * (width + 6), width });
    return { badge, cards: cards(cardAt) };
  }
  const badge = { x: order.x, y: order.y, width: order.width, height: 132 };
  const room = order.height - badge.height - 12;
  const height = Math.min(108, (room - (count - 1) * 8) / count);
  const top = order.y + badge.height + 12;
  const cardAt = (index: number): Rect => ({ ...order, y: top + index * (height + 8), height });
  return { badge, cards: cards(cardAt) };
}

/** A card's picture is where what was picked flies to. */
export function goalOf(state: State, layout: Layout, want: number): Point {
  const index = wantedOf(state).indexOf(want);
  const box = cardsOf(state, layout).cards[index] ?? layout.order;
  return picture(box, layout.portrait);
}

function picture(box: Rect, portrait: boolean): Picture {
  const middle = box.y + box.height / 2;
  if (portrait && box.width < 128) {
    const x = box.x + box.width / 2;
    const label = { x, y: box.y + box.height - 27 };
    return { x, y: box.y + 37, r: Math.min(27, box.width * 0.34), label };
  }
  const r = Math.min(42, box.height * 0.36, box.width * 0.24);
  const x = box.x + box.width * 0.1 + r;
  return { x, y: middle, r, label: { x: (x + r + box.x + box.width) / 2 - 2, y: middle } };
}

export function drawOrder(
  to: Surface,
  state: State,
  layout: Layout,
  ui: Ui,
  missing: readonly number[],
): void {
  const { badge, cards } = cardsOf(state, layout);
  drawBadge(to, state, badge);
  wantedOf(state).forEach((want, index) => {
    const box = cards[index];
    if (!box) return;
    const count = missing[want] ?? 0;
    const beat = 1 + ease.out(ui.beats[want] ?? 0) * 0.12;
    const { x, y, r, label } = picture(box, layout.portrait);
    const { width, height } = box;
    const key = `card ${count === 0} ${width.toFixed(0)} ${height.toFixed(0)}`;
    draw.stamped(to, key, around(box), (c) => paintCard(c, width, height, count === 0));
    drawWant(to, want, x, y, r * beat);
    if (count === 0) drawCheck(to, label.x, label.y, 22);
    else
      to.label(String(count), label.x, label.y, 44 * beat, { top: '#ffffff', bottom: '#fff0c4' });
  });
}

/** The stamp of a card: its middle, and room for its edge and foot. */
function around({ x, y, width, height }: Rect): Rect {
  return { x: x + width / 2, y: y + height / 2, width: width + 8, height: height + 12 };
}

function paintCard(c: Context, width: number, height: number, done: boolean): void {
  const color = done ? '#8ee08a' : '#fff6e3';
  draw.rounded(c, -width / 2, -height / 2, width, height + 5, 22, draw.PALETTE.ink);
  const face = draw.down(
    c,
    -height / 2,
    height / 2,
    draw.tint(color, 0.4),
    color,
    draw.shade(color, 0.1),
  );
  draw.rounded(c, -width / 2 + 4, -height / 2 + 4, width - 8, height - 8, 19, face);
  draw.rounded(c, -width / 2 + 14, -height / 2 + 9, width - 28, 9, 4.5, '#ffffffb3');
}

function drawCheck(to: Surface, x: number, y: number, r: number): void {
  draw.disc(to.c, x, y, r, draw.PALETTE.ink);
  draw.disc(to.c, x, y, r - 4, '#1d8f45');
  const tick = [x - r * 0.42, y, x - r * 0.1, y + r * 0.34, x + r * 0.46, y - r * 0.34];
  draw.line(to.c, tick, r * 0.26, '#ffffff');
}

/** How many moves are left; it reddens and beats when they run out. */
function drawBadge(to: Surface, state: State, box: Rect): void {
  const few = state.movesLeft <= 3;
  const color = few ? '#d92d3c' : state.movesLeft <= 6 ? '#e0781f' : '#1d8f45';
  const beat = few && !to.reducedMotion ? 1 + Math.max(0, Math.sin(to.time * 6)) * 0.05 : 1;
  const { width: w, height: h } = box;
  const at = { ...around(box), scaleX: beat, scaleY: beat };
  const { x, y } = at;
  draw.stamped(to, `badge ${color} ${w.toFixed(0)}`, at, (c) => {
    const face = draw.down(c, -h / 2, h / 2, draw.tint(color, 0.28), color, draw.shade(color, 0.2));
    draw.rounded(c, -w / 2, -h / 2, w, h + 5, 30, draw.PALETTE.ink);
    draw.rounded(c, -w / 2 + 4, -h / 2 + 4, w - 8, h - 8, 26, face);
    draw.rounded(c, -w / 2 + 18, -h / 2 + 10, w - 36, 9, 4.5, '#ffffff59');
  });
  to.label(String(state.movesLeft), x, y - 2, 72 * beat, { top: '#ffffff', bottom: '#fff0c4' });
}

/** How many stems stand in the vase of a finished bouquet. */
const STEMS = 15;
/** The radius of a blossom there, in world units, and how far its painting reaches in parts of it. */
const STEM = 37;
const HEAD = { left: -1.3, top: -1.3, right: 1.3, bottom: 1.4 };

/** The bouquet that is being bound: it fills with what was picked. */
export function drawBouquet(
  to: Surface,
  state: State,
  layout: Layout,
  missing: readonly number[],
): void {
  const { vase } = layout;
  if (vase.height < 120) return;
  const wanted = wantedOf(state);
  const all = wanted.reduce(
    (sum, want) => sum + Math.max(state.wants[want] ?? 0, missing[want] ?? 0),
    0,
  );
  const open = missing.reduce((sum, count) => sum + count, 0);
  const full = Math.round(STEMS * (1 - open / Math.max(1, all)));
  const kinds = wanted.filter((want) => want < KINDS);
  const scale = Math.min(vase.height, 330) / 330;
  draw.contact(to.c, vase.x, vase.y, 110 * scale, 0.34);
  draw.stamped(
    to,
    `bouquet ${full} ${kinds.join('')} ${scale.toFixed(2)}`,
    { x: vase.x, y: vase.y - 165 * scale, width: 340 * scale, height: 360 * scale },
    (c) => {
      c.scale(scale, scale);
      draw.place(c, 0, 170, () =>
        paintBouquet(c, full, kinds.length > 0 ? kinds : [0, 1, 2, 3, 4, 5]),
      );
    },
  );
}

/** About its foot, 330 high. */
function paintBouquet(c: Context, full: number, kinds: readonly number[]): void {
  for (let stem = 0; stem < STEMS; stem += 1) {
    const { x, y } = stemAt(stem);
    const green = stem < full ? '#2f8f52' : draw.fade('#2f8f52', 0.35);
    draw.line(c, [x * 0.1, -60, x * 0.5, (y - 60) / 2, x, y], 9, green);
  }
  for (let stem = STEMS - 1; stem >= 0; stem -= 1) {
    const { x, y } = stemAt(stem);
    if (stem >= full) {
      draw.disc(c, x, y, 11, '#7ad07c');
      continue;
    }
    const kind = kinds[stem % kinds.length] ?? 0;
    const paint = (on: Context): void => paintHead(on, kind);
    draw.transformed(c, { x, y, rotate: (stem % 5) * 0.25 - 0.5 }, () =>
      draw.stamp(c, `stem ${kind}`, 0, 0, STEM, () => HEAD, paint),
    );
  }
  const wrap = 'M-104 -136 C-60 -112 60 -112 104 -136 L52 -16 Q0 6 -52 -16 Z';
  const paper = draw.down(c, -140, 0, '#fff6e3', '#ffc9dc', '#f08ab0');
  draw.drawPath(c, wrap, { fill: paper, line: draw.PALETTE.ink, width: 10 });
  for (const side of [-1, 1, 0]) draw.segment(c, side * 62, -118, side * 30, -14, 3, '#d860904d');
  draw.rounded(c, -66, -62, 132, 24, 12, draw.PALETTE.ink);
  draw.rounded(c, -62, -59, 124, 18, 9, '#d81f74');
  for (const side of [-1, 1]) {
    draw.transformed(c, { y: -50, scaleX: side, scale: 1 }, () => {
      const bow = 'M0 0 C20 -34 62 -34 58 -2 C62 30 20 30 0 0 Z';
      const fill = draw.down(c, -30, 30, '#ff6fae', '#c8155f');
      draw.drawPath(c, bow, { fill, line: draw.PALETTE.ink, width: 7 });
    });
  }
  draw.disc(c, 0, -50, 14, draw.PALETTE.ink);
  draw.disc(c, 0, -50, 10, '#ff8fc0');
}

/** A blossom of the bouquet with its shadow, radius 1. */
function paintHead(c: Context, kind: number): void {
  draw.disc(c, 0.1, 0.18, 1.08, draw.fade(draw.shade(blossomOf(kind).color, 0.5), 0.3));
  paintBlossom(c, kind);
}

function stemAt(stem: number): Point {
  const far = Math.sqrt((stem + 0.4) / STEMS) * 112;
  const turn = stem * 2.39996 + 0.6;
  return { x: Math.cos(turn) * far * 1.1, y: -212 + Math.sin(turn) * far * 0.78 };
}
