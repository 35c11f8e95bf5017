import type { Rng } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { recipeOf, seedOf, type Recipe } from './levels.ts';
import type { Params } from './types.ts';

/**
 * What a cell holds. `bed`: a flower bed, solid. `hole`: floor with a hole. `gap`: nothing. `plank`:
 * a narrow way over a gap. `magnet`: solid, and pulls.
 */
export type Cell = 'bed' | 'floor' | 'moss' | 'ice' | 'hole' | 'gap' | 'plank' | 'magnet';

/** A panel between two cells of the way that rises and sinks. */
export type Gate = { readonly from: number; readonly to: number; readonly shift: number };

export type Course = {
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly Cell[];
  /** Cells of the way, from the start to the flower. */
  readonly way: readonly number[];
  /** Cells of the start and of the checkpoints, in order. */
  readonly checks: readonly number[];
  readonly gates: readonly Gate[];
  /** Whether a wall stands to the right of a cell, and below it. */
  readonly right: readonly boolean[];
  readonly below: readonly boolean[];
};

/** A gate's turn in ticks, and the part of it in which it is down. */
const TURN = 200;
const DOWN = 0.56;
/** Ticks that it takes to rise or sink. */
const RISE = 16;
const TRIES = 500;
const ENOUGH = 16;
/** Cells between two checkpoints. */
const STRIDE = 7;

/** How far up a gate is: 0 (the way is free) to 1. */
export function gateAt(gate: Gate, clock: number): number {
  const at = (clock + gate.shift) % TURN;
  const up = TURN * DOWN;
  if (at < up) return Math.max(0, 1 - at / RISE);
  return Math.min(1, (at - up) / RISE);
}

/** Ticks until a gate begins to rise; 0 if it is up. */
export function gateStays(gate: Gate, clock: number): number {
  const at = (clock + gate.shift) % TURN;
  return at < TURN * DOWN && at >= RISE / 2 ? TURN * DOWN - at : 0;
}

const known = new Map<string, Course>();

/** The tray of a level: always the same. */
export function courseOf({ map, mirror }: Params): Course {
  const key = `${map} ${mirror}`;
  let course = known.get(key);
  if (!course) {
    if (known.size > 8) known.clear();
    const made = make(recipeOf(map), seedOf(map));
    if (!made) throw new Error(`tilt-garden: there is no way on map ${map}`);
    course = mirror ? mirrored(made) : made;
    known.set(key, course);
  }
  return course;
}

type Site = { readonly at: number; readonly cell: number; readonly beyond: number };

/** A tray of a recipe, or undefined if this seed has none. */
export function make(recipe: Recipe, seed: number): Course | undefined {
  const rng = createRng(`garden ${seed}`);
  const way = bestWay(recipe, rng);
  return way && new Maker(recipe, rng, way).course();
}

/** The cell next to another one; −1 outside of the tray. */
function beside(at: number, dx: number, dy: number, { columns, rows }: Size): number {
  const [x, y] = [(at % columns) + dx, Math.floor(at / columns) + dy];
  return x < 0 || y < 0 || x >= columns || y >= rows ? -1 : y * columns + x;
}

type Size = { readonly columns: number; readonly rows: number };
const AROUND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Of some ways that wander from the bottom to the top, the one with the most room beside it. */
function bestWay(recipe: Recipe, rng: Rng): readonly number[] | undefined {
  let best: readonly number[] | undefined;
  let most = -1;
  let found = 0;
  for (let count = 0; count < TRIES && found < ENOUGH; count += 1) {
    const way = wander(recipe, rng);
    if (!way) continue;
    found += 1;
    const { over, side } = sitesOf(way, recipe);
    const wide = new Set(way.map((cell) => cell % recipe.columns)).size;
    const worth = over.length * 2 + Math.min(side.length, 10) + wide * 2;
    if (worth > most) [best, most] = [way, worth];
  }
  return best;
}

function wander(recipe: Recipe, rng: Rng): readonly number[] | undefined {
  const { columns, rows, length } = recipe;
  const way = [(rows - 1) * columns + rng.int(columns)];
  let going = 0;
  while (way.length < length) {
    const at = way.at(-1) ?? 0;
    const options: { readonly cell: number; readonly turn: number; readonly weight: number }[] = [];
    let sum = 0;
    for (const [turn, [dx, dy]] of AROUND.entries()) {
      const cell = beside(at, dx, dy, recipe);
      if (cell < 0 || way.includes(cell)) continue;
      let touches = -1;
      for (const [ax, ay] of AROUND) if (way.includes(beside(cell, ax, ay, recipe))) touches += 1;
      const weight = (turn === going ? 1.7 : 1) / (1 + touches * 2.5);
      options.push({ cell, turn, weight });
      sum += weight;
    }
    let pick = rng.unit() * sum;
    const next = options.find(({ weight }) => (pick -= weight) <= 0) ?? options[0];
    if (!next) return undefined;
    going = next.turn;
    way.push(next.cell);
  }
  return (way.at(-1) ?? 0) < columns ? way : undefined;
}

/** Places beside the way where something can be put: straight on behind a turn, or at its side. */
function sitesOf(
  way: readonly number[],
  size: Size,
): { readonly over: readonly Site[]; readonly side: readonly Site[]; readonly thin: number[] } {
  const [over, side, thin]: [Site[], Site[], number[]] = [[], [], []];
  const free = (cell: number): boolean => cell >= 0 && !way.includes(cell);
  for (let at = 2; at < way.length - 1; at += 1) {
    const [before, here, after] = [way[at - 1] ?? 0, way[at] ?? 0, way[at + 1] ?? 0];
    const dx = (here % size.columns) - (before % size.columns);
    const dy = Math.floor(here / size.columns) - Math.floor(before / size.columns);
    if (after - here !== here - before) {
      const cell = beside(here, dx, dy, size);
      if (free(cell)) over.push({ at, cell, beyond: beside(here, dx * 2, dy * 2, size) });
      continue;
    }
    const sides = [1, -1].map((hand) => beside(here, dy * hand, dx * hand, size));
    for (const [index, cell] of sides.entries()) {
      const hand = index === 0 ? 2 : -2;
      if (free(cell)) side.push({ at, cell, beyond: beside(here, dy * hand, dx * hand, size) });
    }
    if (sides.every((cell) => cell < 0 || !way.includes(cell))) thin.push(at);
  }
  return { over, side, thin };
}

class Maker {
  readonly #recipe: Recipe;
  readonly #rng: Rng;
  readonly #way: readonly number[];
  readonly #cells: Cell[];
  /** Pairs of neighbors without a wall between, lower cell first. */
  readonly #open = new Set<string>();
  /** Places of the way with something beside or under them. */
  readonly #busy = new Map<number, number>();

  constructor(recipe: Recipe, rng: Rng, way: readonly number[]) {
    this.#recipe = recipe;
    this.#rng = rng;
    this.#way = way;
    this.#cells = Array.from({ length: recipe.columns * recipe.rows }, () => 'bed');
    way.forEach((cell, at) => {
      this.#cells[cell] = 'floor';
      const before = way[at - 1];
      if (before !== undefined) this.#join(before, cell);
    });
  }

  course(): Course | undefined {
    const recipe = this.#recipe;
    const { columns, rows } = recipe;
    const { over, side, thin } = sitesOf(this.#way, recipe);
    const rng = this.#rng;
    let short = this.#planks(rng.shuffled(thin), recipe.planks);
    short += this.#traps(rng.shuffled(over), recipe.holes);
    short += this.#traps(rng.shuffled(side), recipe.sides);
    short += this.#runs('ice', rng.shuffled(over), recipe.ice);
    short += this.#runs('moss', rng.shuffled(over), recipe.moss);
    this.#bays(rng.shuffled(side), recipe.bays);
    const gates = this.#gates(recipe.gates);
    short += recipe.gates - gates.length;
    // A seed that has no room for what its recipe asks for is not used.
    if (short > 0) return undefined;
    const checks = this.#checks();
    const right: boolean[] = [];
    const below: boolean[] = [];
    for (let cell = 0; cell < columns * rows; cell += 1) {
      right.push(this.#walled(cell, beside(cell, 1, 0, recipe)));
      below.push(this.#walled(cell, beside(cell, 0, 1, recipe)));
    }
    return { columns, rows, cells: this.#cells, way: this.#way, checks, gates, right, below };
  }

  #join(a: number, b: number): void {
    this.#open.add(a < b ? `${a} ${b}` : `${b} ${a}`);
  }

  #walled(a: number, b: number): boolean {
    const [one, other] = [this.#cells[a], this.#cells[b]];
    if (b < 0 || one === 'bed' || other === 'bed' || one === 'magnet' || other === 'magnet')
      return false;
    if (one === 'gap' && other === 'gap') return false;
    return !this.#open.has(`${a} ${b}`);
  }

  #note(at: number): void {
    this.#busy.set(at, (this.#busy.get(at) ?? 0) + 1);
  }

  /** Holes or gaps beside the way. @returns how many had no place */
  #traps(sites: readonly Site[], count: number): number {
    const { gaps, magnets } = this.#recipe;
    let left = count;
    let pulls = magnets - this.#cells.filter((cell) => cell === 'magnet').length;
    for (const { at, cell, beyond } of sites) {
      if (left === 0) break;
      if (this.#cells[cell] !== 'bed' || at < 3) continue;
      this.#cells[cell] = gaps ? 'gap' : 'hole';
      this.#join(cell, this.#way[at] ?? 0);
      this.#note(at);
      left -= 1;
      if (pulls > 0 && beyond >= 0 && this.#cells[beyond] === 'bed') {
        this.#cells[beyond] = 'magnet';
        pulls -= 1;
      }
      // Other parts of the way that pass it are sometimes open to it, too.
      for (const [dx, dy] of AROUND) {
        const next = beside(cell, dx, dy, this.#recipe);
        const passed = this.#way.indexOf(next);
        if (passed > 2 && passed !== at && this.#rng.chance(0.4)) {
          this.#join(cell, next);
          this.#note(passed);
        }
      }
    }
    return left;
  }

  #planks(places: readonly number[], count: number): number {
    let left = count;
    for (const at of places) {
      if (left === 0) break;
      if (at < 3 || at > this.#way.length - 3) continue;
      const here = this.#way[at] ?? 0;
      const before = this.#way[at - 1] ?? 0;
      const dx = Math.abs(here - before) === 1;
      const sides = (dx ? [0, 2] : [1, 3]).map((turn) => {
        const [x, y] = AROUND[turn] ?? [0, 0];
        return beside(here, x, y, this.#recipe);
      });
      if (sides.some((cell) => cell < 0 || !['bed', 'gap'].includes(this.#cells[cell] ?? '')))
        continue;
      this.#cells[here] = 'plank';
      for (const cell of sides) {
        this.#cells[cell] = 'gap';
        this.#join(cell, here);
      }
      this.#note(at);
      left -= 1;
    }
    return left;
  }

  /** Stretches that end at a turn with a trap, or one cell before it if they are moss. */
  #runs(kind: 'ice' | 'moss', sites: readonly Site[], count: number): number {
    let left = count;
    const trapped = sites.filter(({ cell }) => ['hole', 'gap'].includes(this.#cells[cell] ?? ''));
    for (const { at } of [...trapped, ...sites]) {
      if (left === 0) break;
      const last = kind === 'moss' ? at - 1 : at;
      const cells = [last, last - 1, last - 2].filter((place) => place >= 2);
      if (cells.length < 2 || cells.some((place) => this.#cells[this.#way[place] ?? 0] !== 'floor'))
        continue;
      for (const place of cells) {
        this.#cells[this.#way[place] ?? 0] = kind;
        this.#note(place);
      }
      left -= 1;
    }
    return left;
  }

  /** Open floor beside the way: room, and sometimes a short cut. */
  #bays(sites: readonly Site[], count: number): void {
    let left = count;
    for (const { cell } of sites) {
      if (left === 0) return;
      if (this.#cells[cell] !== 'bed') continue;
      this.#cells[cell] = 'floor';
      for (const [dx, dy] of AROUND) {
        const next = beside(cell, dx, dy, this.#recipe);
        if (next >= 0 && this.#cells[next] !== 'bed') this.#join(cell, next);
      }
      left -= 1;
    }
  }

  #gates(count: number): Gate[] {
    const places = this.#way.flatMap((from, at) => {
      const to = this.#way[at + 1];
      if (to === undefined || at < 2 || at > this.#way.length - 3) return [];
      return (this.#busy.get(at) ?? 0) === 0 ? [{ at, from, to }] : [];
    });
    const gates: Gate[] = [];
    const taken: number[] = [];
    for (const { at, from, to } of this.#rng.shuffled(places)) {
      if (gates.length === count) break;
      if (taken.some((other) => Math.abs(other - at) < 3)) continue;
      taken.push(at);
      this.#note(at);
      this.#note(at + 1);
      gates.push({ from, to, shift: this.#rng.int(TURN) });
    }
    return gates;
  }

  /** Calm places of the way, about every seven cells. */
  #checks(): readonly number[] {
    const last = this.#way.length - 1;
    const parts = Math.max(1, Math.round(last / STRIDE));
    const checks = [0];
    for (let part = 1; part < parts; part += 1) {
      const middle = Math.round((last * part) / parts);
      const near = [0, -1, 1, -2, 2]
        .map((shift) => middle + shift)
        .filter((at) => this.#cells[this.#way[at] ?? 0] === 'floor');
      const calm = near.find((at) => (this.#busy.get(at) ?? 0) === 0) ?? near[0];
      if (calm !== undefined && calm > (checks.at(-1) ?? 0)) checks.push(calm);
    }
    return checks.map((at) => this.#way[at] ?? 0);
  }
}

function mirrored(course: Course): Course {
  const { columns } = course;
  const swap = (cell: number): number => cell - (cell % columns) + columns - 1 - (cell % columns);
  const all = course.cells.map((_, cell) => cell);
  return {
    ...course,
    cells: all.map((cell) => course.cells[swap(cell)] ?? 'bed'),
    way: course.way.map(swap),
    checks: course.checks.map(swap),
    gates: course.gates.map(({ from, to, shift }) => ({ from: swap(from), to: swap(to), shift })),
    right: all.map((cell) =>
      cell % columns === columns - 1 ? false : (course.right[swap(cell) - 1] ?? false),
    ),
    below: all.map((cell) => course.below[swap(cell)] ?? false),
  };
}
