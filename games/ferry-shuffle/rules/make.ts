import { createRng } from '@playgrove/kit/core';
import {
  cellsOf,
  cornersOf,
  isOff,
  keyOf,
  movedTo,
  rangeOf,
  rolledBy,
  swellAfter,
  SWELLS,
  takenOf,
  type Car,
  type Deck,
  type Places,
} from './deck.ts';
import { fewest, slidesOf } from './fewest.ts';

/** What a deck is made of. */
export type Plan = {
  readonly cols: number;
  readonly rows: number;
  readonly cars: number;
  readonly loose: number;
  readonly hatches: number;
  /** Which of `SWELLS`. */
  readonly swell: number;
  readonly par: number;
};

/** Decks with more arrangements than this are too large for hints. */
const MAX_POSITIONS = 4000;
const TRIES = 60;
/** Part of the vehicles that are three cells long. */
const LONG = 0.3;

/** A random arrangement; undefined if something found no room. */
function arranged(plan: Plan, seed: string): Deck | undefined {
  const { cols, rows, loose, swell } = plan;
  const rng = createRng(seed);
  const column = Math.floor((cols - 1 + rng.int(2)) / 2);
  const cars: Car[] = [];
  const hatches = [...cornersOf(cols)];
  const swells = SWELLS[swell] ?? [];
  const deck: Deck = { cols, rows, par: 0, swells, cars, hatches };
  const start = rng.int(2) + rows - 3;
  cars.push({ across: false, lane: column, length: 2, loose: false, start });
  const starts = (): number[] => cars.map((car) => car.start);
  for (let left = plan.hatches; left > 0; left -= 1) {
    const cell = (1 + rng.int(rows - 2)) * cols + rng.int(cols);
    const taken = takenOf(deck, starts());
    if (taken[cell] === 0 && cell % cols !== column) hatches.push(cell);
  }
  for (let tries = 0; cars.length <= plan.cars && tries < TRIES; tries += 1) {
    const rolls = cars.length <= loose;
    const ways = swells.length === 0 ? ['left'] : swells;
    const alongSwell = rng.pick(ways);
    const isSideways = alongSwell === 'left' || alongSwell === 'right';
    const across = rolls ? isSideways : rng.chance(0.5);
    const length = !rolls && rng.chance(LONG) ? 3 : 2;
    const lane = rng.int(across ? rows : cols);
    const car = { across, lane, length, loose: rolls, start: 0 };
    if (!across && lane === column) continue;
    const at = rng.int((across ? cols : rows) - length + 1);
    const taken = takenOf(deck, starts());
    if (cellsOf(deck, car, at).some((cell) => taken[cell] === 1)) continue;
    cars.push({ ...car, start: at });
  }
  return cars.length > plan.cars ? deck : undefined;
}

/** All arrangements that slides lead to, by how many it takes to bring the van off on calm water. */
function distances(deck: Deck): readonly (readonly Places[])[] | undefined {
  const all: Places[] = [deck.cars.map((car) => car.start)];
  const numbers = new Map(all.map((at) => [keyOf(at), 0]));
  const joined: number[][] = [];
  for (const at of all) {
    if (all.length > MAX_POSITIONS) return undefined;
    joined.push(
      slidesOf(deck, at).map(({ car, to }) => {
        const next = [...at];
        next[car] = to;
        const key = keyOf(next);
        const number = numbers.get(key) ?? all.push(next) - 1;
        numbers.set(key, number);
        return number;
      }),
    );
  }
  let layer = [...all.keys()].filter((number) => isOff(all[number] ?? []));
  const seen = new Set(layer);
  const layers: Places[][] = [];
  while (layer.length > 0) {
    layers.push(layer.map((number) => all[number] ?? []));
    const next = layer.flatMap((number) => joined[number] ?? []);
    layer = [...new Set(next)].filter((number) => !seen.has(number));
    for (const number of layer) seen.add(number);
  }
  return layers;
}

/** How many cars the swells of a solution roll. */
function rollsIn(deck: Deck, at: Places, slides: ReturnType<typeof fewest>): number {
  let now = at;
  let rolls = 0;
  for (const [moves, { car, to }] of (slides ?? []).entries()) {
    const slid = [...now];
    slid[car] = to;
    const way = isOff(slid) ? undefined : swellAfter(deck, moves);
    if (way) {
      const after = rolledBy(deck, slid, way);
      rolls += after.filter((place, index) => place !== slid[index]).length;
    }
    now = movedTo(deck, now, moves, car, to);
  }
  return rolls;
}

/**
 * A deck that takes about the moves that the plan says, in which swells roll something on the way
 * and cars stand between the van and the ramp; undefined if this seed gives none.
 */
export function makeDeck(plan: Plan, seed: string): Deck | undefined {
  const bare = arranged(plan, seed);
  const layers = bare && distances(bare);
  const choice = layers?.[plan.par];
  if (!bare || !choice) return undefined;
  const rng = createRng(`${seed} start`);
  for (const at of rng.shuffled(choice).slice(0, 4)) {
    const deck = {
      ...bare,
      cars: bare.cars.map((car, index) => ({ ...car, start: at[index] ?? 0 })),
    };
    if ((at[0] ?? 0) < 2 || rangeOf(deck, at, 0)[0] < 1) continue;
    const slides = fewest(deck, at, 0);
    const par = slides?.length ?? 0;
    if (Math.abs(par - plan.par) > 1) continue;
    if (plan.loose > 0 && par > 6 && rollsIn(deck, at, slides) === 0) continue;
    return { ...deck, par };
  }
  return undefined;
}
