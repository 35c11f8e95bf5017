import type { Cue } from '@playgrove/kit/contract';
import { ease, Squash, type Motion, type Point, type Surface } from '@playgrove/kit/runtime';
import { BERRY, placeOf } from './board.ts';
import { BASKET, BERRIES, type State } from './rules.ts';
import { basketAt } from './scenery.ts';

/** World units. */
const WIDTH = 208;
/** How high above the straight line the berries fly. */
const ARC = 110;
/** Seconds a picked berry is in the air, and between one and the next. */
const FLIGHT = 0.46;
const APART = 0.03;
/** Seconds a full basket is shown before the next one. */
const FULL = 0.8;

/** Where the berries lie, from the middle of the basket's rim, in the order in which they fill it. */
const HEAP: readonly Point[] = [
  { x: -46, y: 4 },
  { x: 48, y: 6 },
  { x: 2, y: 8 },
  { x: -72, y: -10 },
  { x: 74, y: -8 },
  { x: -24, y: -28 },
  { x: 30, y: -26 },
];

type Flight = { readonly sprite: string; readonly from: Point; age: number };

/** Berries on their way into a basket. For show only: the rules know no basket but the score. */
export class Basket {
  #flights: Flight[] = [];
  #picksLeft: number;
  #heap: number;
  #filled: number;
  /** Seconds for which it still shows full. */
  #full = 0;
  readonly #squash = new Squash();

  constructor(state: State) {
    this.#picksLeft = state.picksLeft;
    this.#heap = heapOf(state);
    this.#filled = basketsOf(state);
  }

  /** Sets flying what was just picked, and passes time. */
  animate(state: State, { cues, dt }: Motion<State>, reducedMotion: boolean): void {
    if (state.picksLeft < this.#picksLeft && !reducedMotion) this.#launch(cues);
    this.#picksLeft = state.picksLeft;
    for (const flight of this.#flights) flight.age += dt;
    const inTheAir = this.#flights.filter(({ age }) => age < FLIGHT);
    if (inTheAir.length < this.#flights.length) this.#squash.kick(0.3, reducedMotion);
    this.#flights = inTheAir;
    this.#full = Math.max(0, this.#full - dt);
    // The heap grows when berries arrive, not when they leave.
    if (inTheAir.length === 0) this.#fill(state);
    this.#squash.step(dt);
  }

  #launch(cues: readonly Cue[]): void {
    for (const { name, at } of cues) {
      const isBerry = BERRIES.some((berry) => berry === name);
      if (!isBerry || !at) continue;
      const order = this.#flights.length;
      this.#flights.push({ sprite: name, from: placeOf(at), age: -order * APART });
    }
  }

  #fill(state: State): void {
    if (basketsOf(state) > this.#filled) this.#full = FULL;
    this.#filled = basketsOf(state);
    this.#heap = heapOf(state);
  }

  /** Behind the tray and what flies over it. */
  draw(to: Surface): void {
    const { x, y } = basketAt(to);
    const { scaleX, scaleY } = this.#squash;
    const squashed = { scaleX, scaleY };
    to.sprite('basket-back', x, y - 50, WIDTH * 0.93, squashed);
    HEAP.slice(0, this.#full > 0 ? HEAP.length : this.#heap).forEach((spot, place) => {
      const berry = BERRIES[place % BERRIES.length] ?? BERRIES[0];
      to.sprite(berry, x + spot.x, y + spot.y, BERRY * 0.8, { rotate: spot.x * 0.006 });
    });
    to.sprite('basket-front', x, y + 44, WIDTH, squashed);
  }

  drawFlights(to: Surface): void {
    const goal = basketAt(to);
    for (const { sprite, from, age } of this.#flights) {
      const part = Math.max(0, age) / FLIGHT;
      const x = from.x + (goal.x - from.x) * ease.inOut(part);
      const y = from.y + (goal.y - from.y) * ease.in(part) - ARC * Math.sin(part * Math.PI);
      to.sprite(sprite, x, y, BERRY * (1.1 - part * 0.3), { rotate: part * 3 });
    }
  }
}

function heapOf({ score }: State): number {
  return Math.ceil(((score % BASKET) / BASKET) * HEAP.length);
}

function basketsOf({ score }: State): number {
  return Math.floor(score / BASKET);
}
