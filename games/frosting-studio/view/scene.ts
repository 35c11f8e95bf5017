import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { designOf } from '../rules/designs.ts';
import { DRIP, SPATULA, TURN, type State } from '../rules/types.ts';
import { starsOf } from '../rules.ts';
import { cakeOf, drawCake } from './cake.ts';
import { paintClient, type Mood } from './client.ts';
import { TOPPING } from './dabs.ts';
import type { Layout } from './layout.ts';
import { ALL } from './ribbon.ts';
import { paintRoom } from './room.ts';
import { K, PLATE, spotOf, tallOf, topOf, topWide } from './shape.ts';
import { paintBag, paintStandBody, paintTrim } from './stand.ts';
import { INK, STANDS, frostingOf, roomOf } from './theme.ts';
import type { Ui } from './ui.ts';

const NEAR = 9;

export function drawBack(to: Surface, layout: Layout, state: State): void {
  const { geo, tray } = layout;
  const key = `room ${state.cake} ${geo.x.toFixed(0)} ${geo.y.toFixed(0)} ${tray.y.toFixed(0)}`;
  const room = roomOf(state.cake);
  to.layer(key, (c, bleed) => {
    paintRoom(c, bleed, layout, room);
    paintStandBody(c, geo.x, geo.y, geo.s, STANDS.of(to));
  });
}

/** The cake on its stand, with what is still wanted. */
export function drawStage(to: Surface, { geo }: Layout, state: State, ui: Ui): void {
  const design = designOf(state.cake);
  const turn = (ui.angle / TURN) * Math.PI * 2;
  paintTrim(to.c, geo.x, geo.y, geo.s, STANDS.of(to), turn);
  drawHaste(to, geo, turn, state.speed / design.spin - 1);
  const pulse = to.reducedMotion ? 0.5 : 0.5 + 0.5 * Math.sin(to.time * 5);
  const lost = state.phase === 'done' && state.cake >= 0 && starsOf(state) === 0;
  // A cake that is sent back shows all that it lacks.
  const shown = lost
    ? ALL
    : state.phase === 'pipe' && state.cake >= 0
      ? (ui.next?.row ?? -1)
      : undefined;
  drawCake(to.c, { ...geo, y: geo.y - ui.show.hop.value * 0.4 }, cakeOf(state, design), ui.angle, {
    dabs: ui.dabs,
    to,
    clock: state.phase === 'done' ? state.clock + ui.after * 60 : state.clock,
    time: to.reducedMotion ? 0 : to.time,
    lit: state.cake < 0 || starsOf(state) > 0 ? ui.show.lights.value : 0,
    ...(shown !== undefined && { ghost: { design, row: shown, pulse } }),
  });
  if (state.phase === 'top') drawSlots(to, { geo } as Layout, state, ui);
}

/** Streaks along the plate of a table that is faster than usual. @param haste 0 for not at all */
function drawHaste({ c, reducedMotion }: Surface, geo: Layout['geo'], turn: number, haste: number) {
  if (haste <= 0.05 || reducedMotion) return;
  c.lineCap = 'round';
  for (let n = 0; n < 5; n += 1) {
    const at = (turn * 1.5 + n * 0.63) % Math.PI;
    const far = (PLATE + 16 + (n % 3) * 15) * geo.s;
    c.beginPath();
    c.ellipse(geo.x, geo.y + 12 * geo.s, far, far * K, 0, at, at + 0.2 + haste * 0.2);
    draw.rim(c, draw.fade('#fff3c4', Math.sin(at) * Math.min(1, haste * 3)), 10 * geo.s);
  }
}

/** Toppings that are still to come: rings on the top, and the next one above the front. */
function drawSlots(to: Surface, { geo }: Pick<Layout, 'geo'>, state: State, ui: Ui): void {
  const design = designOf(state.cake);
  const { c } = to;
  const far = topWide(design.tiers) * 0.64;
  const y0 = geo.y - (topOf(design.tiers) + 4) * geo.s;
  const size = (design.tiers === 2 ? 0.72 : 0.92) * geo.s;
  const open = design.slots.filter(
    (slot) =>
      !state.drops.some(
        (one) => one.good > 0 && Math.abs(((one.cell - slot.cell + 144) % 96) - 48) < 5,
      ),
  );
  for (const slot of open) {
    const seen = ((slot.cell * 64 + 32 - ui.angle) / TURN) * Math.PI * 2;
    const x = geo.x + Math.sin(seen) * far * geo.s;
    const y = y0 + Math.cos(seen) * far * K * geo.s;
    c.beginPath();
    c.ellipse(x, y, 30 * size, 12 * size, 0, 0, Math.PI * 2);
    draw.rim(c, draw.fade(INK, 0.6), 10 * size);
    draw.rim(c, '#ffffff', 5 * size);
  }
  const next = open[0] ?? design.slots[0];
  if (!next || open.length === 0) return;
  const y = y0 + far * K * geo.s;
  const up = (250 + (to.reducedMotion ? 0 : Math.sin(to.time * 4) * 10)) * geo.s;
  c.setLineDash([8, 12]);
  draw.line(c, [geo.x, y - up + 20, geo.x, y - 8], 4, '#ffffffc0');
  c.setLineDash([]);
  c.beginPath();
  c.ellipse(geo.x, y, 36 * size, 15 * size, 0, 0, Math.PI * 2);
  draw.rim(c, '#ffd02e', 5 * size);
  ui.dabs.draw(c, TOPPING + next.kind, 0, geo.x, y - up, size * 1.15, size * 1.15);
}

/** The bag in the baker's hand, its tip where the cake turns under it. */
export function drawNozzle(to: Surface, { geo }: Layout, state: State, ui: Ui): void {
  if (state.phase !== 'pipe') return;
  const { c } = to;
  const design = designOf(state.cake);
  const band = state.tool === DRIP ? design.dripBand : state.band;
  const spot = spotOf(geo, band, design.tiers);
  const goal = spot.y;
  ui.bandY = ui.bandY === undefined || to.reducedMotion ? goal : ui.bandY + (goal - ui.bandY) * 0.4;
  const squeeze = ui.show.squeeze.value;
  const y = ui.bandY - (1 - squeeze) * 16 * geo.s;
  const x = geo.x;
  if (state.tool === SPATULA) {
    draw.place(
      c,
      x,
      y,
      () => {
        draw.rounded(c, -20, -4, 40, 120, 16, INK);
        draw.rounded(c, -16, 0, 32, 112, 13, draw.linear(c, -16, 0, 16, 0, '#ffffff', '#aab4cc'));
        draw.rounded(c, -15, 112, 30, 120, 14, INK);
        draw.rounded(c, -11, 116, 22, 112, 11, '#c98a4b');
      },
      0.55,
      geo.s,
    );
    return;
  }
  if (squeeze > 0.05) {
    const color = frostingOf(state.color);
    draw.disc(c, x, y + 6 * geo.s, (9 + 7 * squeeze) * geo.s, draw.shade(color, 0.2));
    draw.disc(c, x, y + 4 * geo.s, (8 + 7 * squeeze) * geo.s, color);
  }
  const shake = state.hold && !to.reducedMotion ? Math.sin(to.time * 30) * 0.012 : 0;
  draw.place(
    c,
    x - 2 * geo.s,
    y + 2 * geo.s,
    () =>
      to.stamp(
        `bag ${state.color} ${squeeze > 0.5}`,
        170,
        660,
        (on) => paintBag(on, STANDS.of(to).bag, frostingOf(state.color), squeeze > 0.5 ? 1 : 0),
        0,
        0,
      ),
    -2.5 + shake,
    geo.s * 0.92,
  );
  drawWay(to, { geo } as Layout, state, ui, x, y);
}

/** An arrow to the height where the next frosting belongs. */
function drawWay(
  to: Surface,
  { geo }: Pick<Layout, 'geo'>,
  state: State,
  ui: Ui,
  x: number,
  y: number,
): void {
  const { next } = ui;
  if (!next || next.band === state.band || next.away > NEAR * 2 || state.tool === DRIP) return;
  const goal = spotOf(geo, next.band, designOf(state.cake).tiers).y;
  const way = Math.sign(goal - y);
  const beat = to.reducedMotion ? 0 : Math.sin(to.time * 8) * 5;
  draw.place(
    to.c,
    x + 70 * geo.s,
    (y + goal) / 2 + beat * way,
    () => {
      draw.arrow(to.c, 24, INK);
      draw.arrow(to.c, 17, '#ffe27a');
    },
    (way * Math.PI) / 2,
    geo.s,
  );
}

export function moodOf(state: State, ui: Ui): Mood {
  const { glad, proud, upset } = ui.show;
  if (state.phase === 'done' && state.cake >= 0) {
    if (ui.after < 0.8) return 'oh';
    return starsOf(state) > 1 ? 'joy' : starsOf(state) === 1 ? 'smile' : 'sad';
  }
  if (upset.value < 0.9) return 'worry';
  if (proud.value < 1.4) return 'joy';
  return glad.value < 0.5 ? 'oh' : 'smile';
}

/** The client and the cake in their thoughts. */
export function drawClient(
  to: Surface,
  { client, wish, portrait }: Layout,
  state: State,
  ui: Ui,
): void {
  if (state.cake < 0) return;
  const { c } = to;
  const design = designOf(state.cake);
  const face = moodOf(state, ui);
  const { x, y, width, height } = wish;
  to.stamp(
    `bubble ${portrait} ${width}`,
    width + 70,
    height + 70,
    (on) => {
      on.translate(-width / 2, -height / 2);
      const tail = (r: number, color: string): void => {
        if (portrait) draw.disc(on, -8, height * 0.6, 13 + r, color);
        else draw.disc(on, width * 0.5, height + 14, 15 + r, color);
      };
      tail(5, INK);
      draw.rounded(on, -5, -5, width + 10, height + 12, 44, INK);
      tail(0, '#fff8ef');
      draw.rounded(on, 0, 0, width, height, 40, draw.down(on, 0, height, '#ffffff', '#fff1e4'));
    },
    x + width / 2,
    y + height / 2,
  );
  const room = portrait ? 250 : width;
  const tall = portrait ? height : height - 84;
  const s = Math.min((room - 24) / 520, (tall - 20) / (tallOf(design.tiers) - 40));
  const base = y + 26 + (topOf(design.tiers) + topWide(design.tiers) * K) * s;
  const middle = x + (portrait ? room / 2 + 12 : width / 2);
  draw.blob(c, middle, base, 286 * s, 286 * K * s, '#e9c8dd');
  ui.wish.draw(to, design, { x: middle, y: base, s }, ui.angle);
  drawStars(to, wish, portrait, design.marksFor, ui.match);
  const { nod } = ui.show;
  const k = Math.min(client.width / 190, client.height / 230);
  draw.place(
    c,
    client.x + client.width / 2,
    client.y + client.height - 96 * k,
    () => {
      const blink = to.time % 3.4 < 0.12;
      const key = `client ${design.client} ${face} ${blink}`;
      to.stamp(key, 240, 330, (on) => paintClient(on, design.client, face, blink, 0.4), 0, 0);
    },
    0,
    k * nod.scaleX,
    k * nod.scaleY,
  );
}

/** Three stars that fill one after the other, as far as the match goes. */
function drawStars(
  to: Surface,
  wish: Layout['wish'],
  portrait: boolean,
  marks: readonly [number, number, number],
  match: number,
): void {
  const { c } = to;
  const r = portrait ? 32 : 30;
  for (const [at, mark] of marks.entries()) {
    const before = marks[at - 1] ?? 0;
    const part = Math.max(0, Math.min(1, (match - before) / (mark - before)));
    const x = portrait ? wish.x + 300 + at * 74 : wish.x + wish.width / 2 + (at - 1) * 82;
    const y = portrait ? wish.y + wish.height / 2 : wish.y + wish.height - 44;
    const full = part >= 1;
    draw.star(c, x, y, r + 6, INK);
    draw.star(c, x, y, r, '#e8d6e2');
    if (part <= 0) continue;
    c.save();
    c.beginPath();
    c.rect(x - r, y + r - r * 2 * part, r * 2, r * 2 * part);
    c.clip();
    draw.star(c, x, y, r, full ? '#ffc81f' : '#ffdf8a');
    c.restore();
  }
}
