import * as draw from '@playgrove/kit/draw';
import { ease, type Reach, type Surface, type Context } from '@playgrove/kit/runtime';
import type { FruitKind } from '../rules/fruit.ts';
import { BODIES } from '../rules/fruit.ts';
import { glassBonus, kindsAfter } from '../rules/orders.ts';
import type { Order, State } from '../rules/state.ts';
import { LOOKS } from './looks.ts';
import { drawGlass } from './tumbler.ts';

/** The order stands in the upper left corner of the field. */
const LEFT = 14;
const TOP = 10;
const HEIGHT = 112;
/** Middle of the glass. */
const GLASS_AT = { x: LEFT + 54, y: TOP + HEIGHT / 2 };

const SWAP_SECONDS = 0.7;
const FLIGHT_SECONDS = 0.42;
const DROPS = 10;
const ICON = 54;

class Drop {
  live = false;
  age = 0;
  x = 0;
  y = 0;
  bend = 0;
  kind: FruitKind = 'melon';
}

const PRIZE_REACH = { left: -1.4, top: -0.8, right: 1.4, bottom: 0.8 };
const TICK_REACH = { left: -0.8, top: -0.8, right: 0.8, bottom: 0.8 };

/** The glass that is being filled: juice flies to it, it rises, and a full one is taken away. */
export class Glass {
  /** Juice in the order it was poured. */
  #poured: FruitKind[];
  #level: number;
  #number: number;
  #slosh = 0;
  /** The order as last drawn: of how many kinds it is, and what will be ripe with the next. */
  #shown: Order | undefined;
  #groups = 0;
  #fresh: FruitKind | undefined;
  #leaving: FruitKind[] = [];
  #swap = SWAP_SECONDS;
  readonly #drops = Array.from({ length: DROPS }, () => new Drop());
  #next = 0;

  constructor(order: Order) {
    this.#number = order.number;
    this.#poured = order.needs.filter((_, slot) => order.filled[slot]);
    this.#level = this.#poured.length;
  }

  /** A fruit's juice sets off for the glass. */
  pour(kind: FruitKind, x: number, y: number): void {
    const drop = this.#drops[this.#next];
    this.#next = (this.#next + 1) % DROPS;
    this.#poured.push(kind);
    if (!drop) return;
    drop.live = true;
    drop.age = 0;
    drop.x = x;
    drop.y = y;
    drop.bend = x > GLASS_AT.x ? -90 : 90;
    drop.kind = kind;
  }

  /** Looks whether the glass was changed for the next one. */
  follow(order: Order): void {
    if (order.number === this.#number) {
      this.#spill(order);
      return;
    }
    this.#number = order.number;
    this.#leaving = this.#poured;
    this.#poured = [];
    this.#level = 0;
    this.#swap = 0;
  }

  /** What ran out again for a wrong fruit is taken out of the picture. */
  #spill(order: Order): void {
    const filled = order.needs.filter((_, slot) => order.filled[slot]);
    if (filled.length >= this.#poured.length) return;
    this.#poured = this.#poured.filter((kind) => {
      const at = filled.indexOf(kind);
      if (at >= 0) filled.splice(at, 1);
      return at >= 0;
    });
    this.#slosh = 1;
  }

  step(dt: number): void {
    this.#swap += dt;
    let flying = 0;
    for (const drop of this.#drops) {
      if (!drop.live) continue;
      drop.age += dt;
      if (drop.age >= FLIGHT_SECONDS) {
        drop.live = false;
        this.#slosh = 1;
      } else flying += 1;
    }
    const target = Math.max(0, this.#poured.length - flying);
    this.#level += (target - this.#level) * Math.min(1, dt * 9);
    this.#slosh = Math.max(0, this.#slosh - dt * 1.6);
  }

  draw(to: Surface, state: State): void {
    const { c } = to;
    const { order } = state;
    const text = to.readable(32, 16);
    if (order !== this.#shown) {
      this.#shown = order;
      this.#groups = countGroups(order);
      const next = kindsAfter(state.params, state.served + 1);
      this.#fresh =
        next.length > kindsAfter(state.params, state.served).length ? next.at(-1) : undefined;
    }
    const fresh = this.#fresh;
    const wide = 112 + this.#groups * (ICON + text * 0.9 + 8) + 14;
    const prize = text * 2.1 + (fresh ? ICON * 1.1 : 0);
    draw.pill(c, LEFT, TOP, wide + prize, HEIGHT, '#0a2a638c');
    this.#drawGroups(to, order, text);
    drawPrize(to, LEFT + wide - 6, order, fresh, text);
    const swap = Math.min(1, this.#swap / SWAP_SECONDS);
    if (swap < 1 && this.#leaving.length > 0) {
      c.save();
      c.globalAlpha = 1 - ease.in(swap);
      const up = to.reducedMotion ? 0 : ease.in(swap) * 130;
      const grown = 1 + 0.25 * ease.out(Math.min(1, swap * 3));
      drawGlass(
        c,
        GLASS_AT.x,
        GLASS_AT.y - up,
        grown,
        this.#leaving,
        this.#leaving.length,
        this.#leaving.length,
        0,
        to.time,
      );
      for (let at = 0; at < 5; at += 1) {
        const angle = at * 1.26 + swap * 2;
        draw.sparkle(
          c,
          GLASS_AT.x + Math.cos(angle) * 70 * swap,
          GLASS_AT.y - up + Math.sin(angle) * 60 * swap,
          16 * (1 - swap),
        );
      }
      c.restore();
    }
    const arrive = to.reducedMotion
      ? 1
      : ease.back(Math.max(0.02, Math.min(1, (this.#swap - 0.15) / 0.4)));
    const bump = 1 + 0.12 * Math.sin(this.#slosh * Math.PI);
    drawGlass(
      c,
      GLASS_AT.x,
      GLASS_AT.y,
      arrive * bump,
      this.#poured,
      this.#level,
      order.needs.length,
      this.#slosh,
      to.time,
    );
    this.#drawDrops(c);
  }

  /** What the glass still waits for: a fruit and how many; a tick when there is enough of it. */
  #drawGroups(to: Surface, order: Order, text: number): void {
    const { c } = to;
    let x = LEFT + 112 + ICON / 2;
    const y = TOP + HEIGHT / 2;
    for (let slot = 0; slot < order.needs.length; slot += 1) {
      const kind = order.needs[slot];
      if (!kind || order.needs.indexOf(kind) !== slot) continue;
      let left = 0;
      for (let at = slot; at < order.needs.length; at += 1) {
        if (order.needs[at] === kind && !order.filled[at]) left += 1;
      }
      if (left === 0) c.globalAlpha = 0.45;
      to.sprite(kind, x, y, ICON * (BODIES[kind].size > 180 ? 1.12 : 1));
      c.globalAlpha = 1;
      const mark = x + ICON / 2 + text * 0.36;
      if (left > 0) {
        const reach = (): Reach => TICK_REACH;
        draw.stamp(c, `need-${left}`, mark, y, text, reach, (on) => letter(on, String(left)));
      } else draw.stamp(c, 'need-tick', mark, y, text, () => TICK_REACH, tick);
      x += ICON + text * 0.9 + 8;
    }
  }

  #drawDrops(c: Context): void {
    for (const drop of this.#drops) {
      if (!drop.live) continue;
      const part = ease.inOut(drop.age / FLIGHT_SECONDS);
      const [juice, light] = LOOKS[drop.kind].juice;
      // A drop and its tail, the tail's end first.
      c.fillStyle = juice;
      c.beginPath();
      for (let bead = 8; bead > 0; bead -= 1) this.#bead(c, drop, part, bead);
      c.fill();
      c.fillStyle = light;
      c.beginPath();
      this.#bead(c, drop, part, 0);
      c.fill();
    }
  }

  #bead(c: Context, drop: Drop, part: number, bead: number): void {
    const [x, y] = pathAt(drop, Math.max(0, part - bead * 0.016));
    const r = 15 - bead * 1.5;
    c.moveTo(x + r, y);
    c.arc(x, y, r, 0, 7);
  }
}

function pathAt(drop: Drop, part: number): readonly [number, number] {
  const [ax, ay] = [drop.x, drop.y];
  const [bx, by] = [GLASS_AT.x, GLASS_AT.y - 30];
  const [mx, my] = [(ax + bx) / 2 + drop.bend, Math.min(ay, by) - 60];
  const back = 1 - part;
  return [
    back * back * ax + 2 * back * part * mx + part * part * bx,
    back * back * ay + 2 * back * part * my + part * part * by,
  ];
}

/** What a full glass is worth, and the fruit that will be ripe with it. */
function drawPrize(
  to: Surface,
  x: number,
  order: Order,
  fresh: FruitKind | undefined,
  text: number,
): void {
  const { c } = to;
  const y = TOP + HEIGHT / 2;
  draw.rounded(c, x - 4, TOP + 22, 4, HEIGHT - 44, 2, '#ffffff40');
  const bonus = `+${glassBonus(order)}`;
  const size = text * 0.86;
  const reach = (): Reach => PRIZE_REACH;
  draw.stamp(c, `prize-${bonus}`, x + text * 0.98, y, size, reach, (on) => letter(on, bonus));
  if (!fresh) return;
  const at = x + text * 2.05 + ICON * 0.5;
  draw.disc(c, at, y, ICON * 0.5, '#ffffff33');
  to.sprite(fresh, at, y, ICON * 0.8);
  draw.sparkle(
    c,
    at + ICON * 0.36,
    y - ICON * 0.36,
    11 + (to.reducedMotion ? 0 : 3 * Math.sin(to.time * 4)),
    '#fff3a6',
  );
}

function countGroups(order: Order): number {
  let groups = 0;
  for (let slot = 0; slot < order.needs.length; slot += 1) {
    const kind = order.needs[slot];
    if (kind && order.needs.indexOf(kind) === slot) groups += 1;
  }
  return groups;
}

/** In units of its size. */
function letter(c: Context, text: string): void {
  c.scale(1 / 40, 1 / 40);
  draw.drawLabel(c, text, 0, 0, 40, { top: '#ffffff', bottom: '#ffe79a' });
}

function tick(c: Context): void {
  c.lineCap = 'round';
  c.lineJoin = 'round';
  for (const [width, paint] of [
    [0.5, '#2b1b4d'],
    [0.24, '#7df06a'],
  ] as const) {
    c.lineWidth = width;
    c.strokeStyle = paint;
    c.beginPath();
    c.moveTo(-0.3, 0.02);
    c.lineTo(-0.08, 0.26);
    c.lineTo(0.34, -0.28);
    c.stroke();
  }
}
