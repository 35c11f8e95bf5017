import * as draw from '@playgrove/kit/draw';
import type { Point } from '@playgrove/kit/contract';
import { pressing } from '@playgrove/kit/logic/orders';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { capOf, CHOP, donenessOf } from '../rules/kitchen.ts';
import { cuisineOf, dishFrom, dishOf } from '../rules/menu.ts';
import type { State } from '../rules/state.ts';
import { middle } from './layout.ts';
import { lowest } from './read.ts';
import { themeOf } from './themes.ts';
import type { Ui } from './ui.ts';

const INK = draw.PALETTE.ink;

/** What the most pressing guest wants that is in no pan yet and can still become of what is held. */
export function nextRoute(state: State): readonly string[] | undefined {
  const inPans = state.pans.flatMap((pan) =>
    pan.dish !== null && donenessOf(pan) !== 'burnt' ? [pan.dish] : [],
  );
  for (const { wants } of pressing(state.book)) {
    for (const want of wants) {
      const at = inPans.indexOf(want);
      if (at >= 0) {
        inPans.splice(at, 1);
        continue;
      }
      const { items } = dishOf(want);
      if (state.hand.every((item) => items.includes(item))) return items;
    }
  }
  return undefined;
}

export function drawCrates(to: Surface, state: State, ui: Ui): void {
  const { crates } = cuisineOf(state.cuisine);
  const route = nextRoute(state);
  const used = new Set(state.menu.flatMap((id) => dishOf(id).items));
  crates.forEach((item, at) => {
    const spot = ui.layout.crates[at];
    const squash = ui.crates[at];
    if (!spot || !squash) return;
    const { x, y } = middle(spot);
    const held = state.hand.indexOf(item);
    const wanted = held < 0 && route?.includes(item);
    draw.place(
      to.c,
      x,
      y,
      () => {
        if (wanted) halo(to, spot, state.hand.length > 0);
        drawCrate(to, state, item, spot, held, used.has(item));
        if (state.counted && used.has(item)) pips(to.c, spot, state.stock[at] ?? 0, capOf(state));
        if (state.counted && (state.stock[at] ?? 0) < 1 && used.has(item))
          empty(to, spot, state.chopping.includes(at));
        if (held >= 0) badge(to, spot, held + 1);
        else if (ui.digits) digit(to, spot, String(at + 1));
      },
      0,
      squash.scaleX,
      squash.scaleY,
    );
  });
  if (ui.layout.board) board(to, state, ui.layout.board, ui);
}

function halo(to: Surface, { width: w, height: h }: Rect, strong: boolean): void {
  const pulse = to.reducedMotion ? 0.6 : 0.5 + 0.5 * Math.sin(to.time * 5);
  const grow = 5 + pulse * 4;
  draw.rounded(
    to.c,
    -w / 2 - grow,
    -h / 2 - grow,
    w + grow * 2,
    h + grow * 2,
    24,
    draw.fade('#ffe14d', (strong ? 0.5 : 0.25) + 0.3 * pulse),
  );
}

function drawCrate(
  to: Surface,
  state: State,
  item: string,
  { width: w, height: h }: Rect,
  held: number,
  used: boolean,
): void {
  const gold = state.career.purse.levels.crate;
  const kind = held >= 0 ? 'held' : used ? 'open' : 'shut';
  to.stamp(
    `crate ${state.cuisine} ${kind} ${gold} ${Math.round(w)} ${Math.round(h)}`,
    w + 12,
    h + 16,
    (c) => box(c, themeOf(state.cuisine).wood, w, h, kind, gold),
    0,
    4,
  );
  if (!used) return;
  const size = Math.min(h * 0.74, w * 0.62, 108);
  const lift = held >= 0 ? -6 : 0;
  const side = Math.min(w * 0.24, size * 0.5);
  if (w > size * 1.45) {
    to.sprite(item, -side, h * 0.05 + lift, size * 0.74, { rotate: -0.3 });
    to.sprite(item, side, h * 0.06 + lift, size * 0.74, { rotate: 0.34 });
  }
  to.sprite(item, 0, -h * 0.03 + lift, size);
}

function box(
  c: Context,
  wood: string,
  w: number,
  h: number,
  kind: 'held' | 'open' | 'shut',
  gold: number,
): void {
  const [x, y] = [-w / 2, -h / 2 - 4];
  draw.rounded(c, x + 3, y + 8, w, h, 18, draw.fade('#0a0420', 0.45));
  draw.rounded(c, x, y, w, h, 18, INK);
  const light =
    kind === 'held' ? '#ffd257' : kind === 'open' ? draw.tint(wood, 0.34) : draw.shade(wood, 0.4);
  draw.rounded(
    c,
    x + 4,
    y + 4,
    w - 8,
    h - 8,
    14,
    draw.down(c, y, y + h, draw.tint(light, 0.2), light, draw.shade(light, 0.3)),
  );
  if (gold > 0)
    draw.rim(c, '#ffd25c', 2 + gold * 1.5, (path) =>
      path.roundRect(x + 7, y + 7, w - 14, h - 14, 11),
    );
  draw.rounded(
    c,
    x + 12,
    y + 12,
    w - 24,
    h - 24,
    10,
    kind === 'shut' ? draw.shade(wood, 0.55) : draw.fade(INK, 0.78),
  );
  draw.clipped(
    c,
    (path) => path.roundRect(x + 12, y + 12, w - 24, h - 24, 10),
    () => {
      if (kind === 'shut') {
        for (let at = 0; at < 4; at += 1) {
          c.fillStyle = draw.fade(INK, 0.35);
          c.fillRect(x, y + 12 + (at * (h - 24)) / 4, w, 3);
        }
        draw.segment(c, x + 16, y + 16, x + w - 16, y + h - 16, 10, draw.fade(INK, 0.28));
        return;
      }
      c.fillStyle = draw.radial(
        c,
        0,
        0,
        w * 0.55,
        draw.fade(light, 0.75),
        draw.fade(light, 0.22),
        draw.fade(light, 0),
      );
      c.fillRect(x, y, w, h);
    },
  );
  for (const dx of [-1, 1])
    for (const dy of [-1, 1])
      draw.disc(c, dx * (w / 2 - 11), dy * (h / 2 - 11) - 4, 3, draw.fade(INK, 0.6));
}

/** Portions left. */
function pips(c: Context, { width: w, height: h }: Rect, left: number, most: number): void {
  const step = Math.min(17, (w - 30) / most);
  const x0 = -((most - 1) * step) / 2;
  draw.rounded(c, x0 - 13, h / 2 - 23, (most - 1) * step + 26, 20, 10, INK);
  for (let at = 0; at < most; at += 1) {
    draw.disc(
      c,
      x0 + at * step,
      h / 2 - 13,
      5.6,
      at < left ? (left === 1 ? '#ff7a4d' : '#7df06a') : '#5b4b7c',
    );
  }
}

/** Nothing left: a knife asks to be tapped. */
function empty(to: Surface, { width: w, height: h }: Rect, busy: boolean): void {
  const { c } = to;
  draw.rounded(c, -w / 2 + 8, -h / 2 + 4, w - 16, h - 14, 12, draw.fade('#160620', 0.66));
  const rock = to.reducedMotion
    ? -0.3
    : Math.sin(to.time * (busy ? 18 : 5)) * (busy ? 0.3 : 0.12) - 0.3;
  draw.place(c, 0, -6, () => knife(c, Math.min(1.15, h / 110)), rock);
}

function knife(c: Context, scale: number): void {
  draw.place(
    c,
    0,
    0,
    () => {
      draw.rounded(c, -58, -11, 44, 22, 9, INK);
      draw.rounded(c, -54, -7, 38, 14, 6, '#b8612e');
      const blade = 'M-16-17L56-17Q58 12 22 20L-16 20Z';
      draw.drawPath(c, blade, {
        fill: draw.down(c, -17, 20, '#ffffff', '#cfdaf0', '#8fa0c4'),
        rim: INK,
        width: 5,
      });
      draw.segment(c, -8, -10, 46, -10, 3, '#ffffff');
    },
    0,
    scale,
  );
}

function badge(to: Surface, { width: w, height: h }: Rect, number: number): void {
  const size = Math.max(30, 15 / to.px);
  draw.disc(to.c, w / 2 - 14, -h / 2 + 10, size * 0.72, INK);
  draw.disc(to.c, w / 2 - 14, -h / 2 + 10, size * 0.58, '#ff5a3c');
  to.label(String(number), w / 2 - 14, -h / 2 + 10, size * 0.98);
}

function digit(to: Surface, { width: w, height: h }: Rect, text: string): void {
  const size = Math.max(24, 15 / to.px);
  draw.rounded(to.c, -w / 2 + 4, -h / 2 - 2, size * 1.2, size * 1.2, 7, INK);
  to.label(text, -w / 2 + 4 + size * 0.6, -h / 2 - 2 + size * 0.6, size);
}

/** The chopping board: what is under the knife, and what waits for it. */
function board(to: Surface, state: State, spot: Rect, ui: Ui): void {
  const { c } = to;
  const { x, y } = middle(spot);
  const { width: w, height: h } = spot;
  const crates = cuisineOf(state.cuisine).crates;
  draw.place(c, x, y, () => {
    to.stamp(
      `board ${Math.round(w)} ${Math.round(h)}`,
      w + 12,
      h + 16,
      (on) => plank(on, w, h),
      0,
      4,
    );
    const [now, ...then] = state.chopping;
    const item = now === undefined ? undefined : crates[now];
    if (item === undefined && (state.stock[lowest(state)] ?? 0) < capOf(state)) {
      const next = crates[lowest(state)] ?? '';
      to.sprite(next, h > w ? 0 : w * 0.24, h * 0.26, Math.min(w * 0.5, 58), { alpha: 0.6 });
    }
    if (item !== undefined) {
      const size = Math.min(w * 0.74, 92);
      to.sprite(item, 0, h > w ? h * 0.1 : 4, size);
      const done = 1 - state.chop / CHOP;
      draw.ring(c, 0, h > w ? h * 0.1 : 4, size * 0.6, 10, draw.fade(INK, 0.8));
      c.strokeStyle = '#7df06a';
      c.lineWidth = 6;
      c.beginPath();
      c.arc(0, h > w ? h * 0.1 : 4, size * 0.6, -Math.PI / 2, -Math.PI / 2 + done * Math.PI * 2);
      c.stroke();
      then.forEach((crate, at) =>
        to.sprite(crates[crate] ?? '', (at - 0.5) * 44, h > w ? h * 0.36 : h * 0.34, 40),
      );
    }
    const strike =
      item === undefined || to.reducedMotion
        ? -0.35
        : -0.5 + Math.abs(Math.sin(Math.min(1, ui.knife / 0.16) * Math.PI)) * 0.6;
    draw.place(
      c,
      0,
      item === undefined ? 0 : h > w ? -h * 0.24 : -h * 0.2,
      () => knife(c, Math.min(0.95, w / 128)),
      strike,
    );
    if (ui.digits) digit(to, spot, '0');
  });
}

function plank(c: Context, w: number, h: number): void {
  const [x, y] = [-w / 2, -h / 2 - 4];
  draw.rounded(c, x + 3, y + 8, w, h, 26, draw.fade('#0a0420', 0.45));
  draw.rounded(c, x, y, w, h, 26, INK);
  draw.rounded(
    c,
    x + 4,
    y + 4,
    w - 8,
    h - 8,
    22,
    draw.down(c, y, y + h, '#ffdca0', '#eab36a', '#c98442'),
  );
  for (let at = 1; at < 6; at += 1) {
    draw.segment(c, x + 16, y + (at * h) / 6, x + w - 16, y + (at * h) / 6 + 4, 2.5, '#b8743866');
  }
  draw.disc(c, 0, y + 20, 9, INK);
}

/** The glowing way from crate to crate to the finger or the free pan. */
export function drawRoute(to: Surface, state: State, ui: Ui): void {
  const { crates } = cuisineOf(state.cuisine);
  const points: Point[] = state.hand.flatMap((item) => {
    const spot = ui.layout.crates[crates.indexOf(item)];
    return spot ? [middle(spot)] : [];
  });
  const route = nextRoute(state);
  if (state.hand.length === 0) {
    if (state.served < 3 && route && state.params.mode === 'shift' && state.params.at <= 2)
      ghost(to, state, route, ui);
    return;
  }
  if (ui.pointer !== undefined) points.push(ui.now);
  const last = points.at(-1);
  const whole = dishFrom(state.menu, state.hand);
  if (last && whole && ui.pointer === undefined) {
    const pan = state.pans.findIndex(({ dish }) => dish === null);
    const spot = ui.layout.pans[pan];
    if (spot) points.push(middle(spot));
  }
  const glowing = whole ? '#7dff8f' : '#ffd84d';
  for (const [width, color] of [
    [26, draw.fade(glowing, 0.22)],
    [14, draw.fade(glowing, 0.5)],
    [6, '#ffffff'],
  ] as const) {
    draw.line(to.c, points, width, color);
  }
}

/** Where the first chains go, before anybody has learned it. */
function ghost(to: Surface, state: State, route: readonly string[], ui: Ui): void {
  const { crates } = cuisineOf(state.cuisine);
  const pan = state.pans.findIndex(({ dish }) => dish === null);
  const end = ui.layout.pans[pan];
  if (!end) return;
  const points = [
    ...route.flatMap((item) => ui.layout.crates[crates.indexOf(item)] ?? []).map(middle),
    middle(end),
  ];
  const { c } = to;
  c.save();
  c.setLineDash([4, 26]);
  c.lineDashOffset = to.reducedMotion ? 0 : -to.time * 60;
  draw.line(c, points, 16, draw.fade('#ffe14d', 0.3));
  draw.line(c, points, 8, draw.fade('#fff6c8', 0.85));
  c.restore();
}
