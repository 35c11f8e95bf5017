import type { Card } from '@playgrove/kit/logic/cards';
import type { Point, Rng } from '@playgrove/kit/contract';
import type { Rect } from '@playgrove/kit/runtime';
import { createRng } from '@playgrove/kit/core';

/** A card in the shower: `alpha` fades along its trail, the newest is brightest. */
export type Falling = {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  readonly rotate: number;
  readonly alpha: number;
};

type Body = {
  readonly card: Card;
  x: number;
  y: number;
  vx: number;
  vy: number;
  rotate: number;
  spin: number;
  wait: number;
  readonly trail: { x: number; y: number; rotate: number }[];
};

/** In card heights a second squared. */
const GRAVITY = 14;
const BOUNCE = 0.74;
/** Seconds between one card and the next. */
const EVERY = 0.075;
const TRAIL = 5;
const TRAIL_STEP = 0.022;

/**
 * The shower of cards after a win: each jumps from its pile, bounces along the floor with a trail
 * and leaves at a side. It runs on stepped time and always looks the same.
 */
export class Cascade {
  readonly #bodies: Body[];
  readonly #area: Rect;
  readonly #height: number;
  #sinceTrail = 0;

  /**
   * @param cards in the order they jump, each from its position
   * @param area the visible area; its lower edge is the floor
   * @param height a card's height
   */
  constructor(
    cards: readonly (readonly [Card, Point])[],
    area: Rect,
    height: number,
    seed = 'win',
  ) {
    const rng = createRng(seed);
    this.#area = area;
    this.#height = height;
    this.#bodies = cards.map(([card, from], index) => body(card, from, index * EVERY, height, rng));
  }

  /** Whether every card has left. */
  get over(): boolean {
    return this.#bodies.every((each) => this.#gone(each));
  }

  /** Cards that have not jumped yet. */
  waits(card: Card): boolean {
    return this.#bodies.some((each) => each.card === card && each.wait > 0);
  }

  /** @param dt seconds */
  step(dt: number): void {
    this.#sinceTrail += dt;
    const mark = this.#sinceTrail >= TRAIL_STEP;
    if (mark) this.#sinceTrail = 0;
    const floor = this.#area.y + this.#area.height - this.#height / 2;
    for (const each of this.#bodies) {
      if (each.wait > 0) {
        each.wait -= dt;
        continue;
      }
      if (this.#gone(each)) continue;
      if (mark) {
        each.trail.push({ x: each.x, y: each.y, rotate: each.rotate });
        if (each.trail.length > TRAIL) each.trail.shift();
      }
      each.vy += GRAVITY * this.#height * dt;
      each.x += each.vx * dt;
      each.y += each.vy * dt;
      each.rotate += each.spin * dt;
      if (each.y > floor && each.vy > 0) {
        each.y = floor;
        each.vy *= -BOUNCE;
        each.spin *= 0.7;
      }
    }
  }

  /** In drawing order, trails first. */
  shown(): Falling[] {
    const found: Falling[] = [];
    for (const each of this.#bodies) {
      if (each.wait > 0 || this.#gone(each)) continue;
      for (const [index, at] of each.trail.entries()) {
        found.push({ card: each.card, ...at, alpha: 0.12 + index * 0.1 });
      }
      found.push({ card: each.card, x: each.x, y: each.y, rotate: each.rotate, alpha: 1 });
    }
    return found;
  }

  #gone(each: Body): boolean {
    const { x, width } = this.#area;
    const aside = this.#height;
    return each.x < x - aside || each.x > x + width + aside;
  }
}

function body(card: Card, from: Point, wait: number, height: number, rng: Rng): Body {
  const side = rng.chance(0.5) ? 1 : -1;
  return {
    card,
    x: from.x,
    y: from.y,
    vx: side * height * rng.between(1.1, 3.4),
    vy: -height * rng.between(1.5, 6),
    rotate: 0,
    spin: side * rng.between(0.4, 3.2),
    wait,
    trail: [],
  };
}
