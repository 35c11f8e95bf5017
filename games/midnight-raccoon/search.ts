import type { Point } from '@playgrove/kit/contract';
import { poseAt, type Pose } from './rules/patrol.ts';
import { isInside } from './rules/sight.ts';
import { RUN, SNEAK, WAIT, type State } from './rules/state.ts';
import { hears, inCan, NOTICE, poseNow, reachOf, seenFrom, sees } from './rules/watch.ts';
import {
  apart,
  blocks,
  CELL,
  COLUMNS,
  MEOW_RING,
  middle,
  ROWS,
  SENSOR,
  STEP_RING,
  WAYS,
  type Yard,
} from './rules/yard.ts';

/** Ticks of one step in time: a wait; running a tile takes two of them, sneaking four. */
export const BEAT = 12;
const COST = [4, 2] as const;
/** Looks a tile: from one middle to the next. */
const LOOKS = 4;
const CELLS = COLUMNS * ROWS;
/** Ticks from one look to the next at the most, and board units between two places that are looked at. */
const LOOK = BEAT / 2;
const GRAIN = CELL / LOOKS;
const ACROSS = COLUMNS * LOOKS + 1;
const PLACES = ACROSS * (ROWS * LOOKS + 1);
/** A sensor's notice in beats, and a bit of air. */
const MAX_NOTICE = Math.floor(NOTICE / BEAT) - 1;
const LEVELS_OF_NOTICE = MAX_NOTICE + 1;
const KEY = 8;

/** One move of a way: to this cell, sneaking or running, or a beat of waiting. */
export type Move = { readonly cell: number; readonly how: number };

export type Way = {
  readonly moves: readonly Move[];
  /** Ticks from the start to the way out. */
  readonly ticks: number;
};

export type Wanted = {
  /** Ticks ahead that are looked at. */
  readonly ticks?: number;
  /** Bits of the snacks to bring. Default all. */
  readonly snacks?: number;
  /** Nobody looks: the fastest way there is. */
  readonly blind?: boolean;
};

export function cellAt({ x, y }: Point): number {
  return Math.floor(y / CELL) * COLUMNS + Math.floor(x / CELL);
}

export function middleOf(cell: number): Point {
  return middle(cell % COLUMNS, Math.floor(cell / COLUMNS));
}

/** Whether somebody sees or hears, by tick and place; everything is worked out once. */
export class Lookout {
  readonly #yard: Yard;
  readonly #from: Pick<State, 't' | 'moods'>;
  readonly #outlines = new Map<number, number[]>();
  /** By look, place and whether doors are open: 0 unknown, 1 no, 2 yes. */
  readonly #seen: Uint8Array;
  readonly #first: number;

  /** @param from the night so far: guards that stood still are late */
  constructor(yard: Yard, from: Pick<State, 't' | 'moods'>, ticks: number) {
    this.#yard = yard;
    this.#from = from;
    this.#first = Math.ceil(from.t / BEAT) * BEAT;
    this.#seen = new Uint8Array((ticks / LOOK + 16) * PLACES * 2);
  }

  /** A watcher's position at a tick, if nothing disturbs it. */
  pose(at: number, tick: number, into: Pose): Pose {
    const mood = this.#from.moods[at];
    const watcher = this.#yard.watchers[at];
    if (!mood || !watcher) throw new Error('no such watcher');
    if (watcher.kind !== 'guard') return poseNow(this.#yard, at, tick, mood, into);
    return poseAt(watcher, tick - mood.lag, into);
  }

  sees(x: number, y: number, tick: number, open: boolean): boolean {
    const place = (y / GRAIN) * ACROSS + x / GRAIN;
    const at = (((tick - this.#first) / LOOK) * PLACES + place) * 2 + (open ? 1 : 0);
    let seen = this.#seen[at];
    if (seen === 0) this.#seen[at] = seen = this.#look(x, y, tick, open) ? 2 : 1;
    return seen === 2;
  }

  #look(x: number, y: number, tick: number, open: boolean): boolean {
    if (inCan(this.#yard, { x, y })) return false;
    return this.#yard.watchers.some(({ kind }, at) => {
      if (kind !== 'guard' && !this.#stillSees(at, tick)) return false;
      this.pose(at, tick, pose);
      if (apart(pose, { x, y }) > reachOf(this.#yard, at)) return false;
      return isInside(this.#outline(at, tick, open), x, y);
    });
  }

  /** A dog that is up or a light that is on at the start, until it goes out. */
  #stillSees(at: number, tick: number): boolean {
    const mood = this.#from.moods[at];
    if (!mood || mood.look === 0) return false;
    const look = mood.look - (tick - this.#from.t);
    return look > 0 && sees(this.#yard, at, { ...mood, look });
  }

  #outline(at: number, tick: number, open: boolean): number[] {
    const key = (tick * 32 + at) * 2 + (open ? 1 : 0);
    let outline = this.#outlines.get(key);
    if (!outline) {
      outline = seenFrom(this.#yard, at, this.pose(at, tick, pose), open, []);
      this.#outlines.set(key, outline);
    }
    return outline;
  }

  /** Whether anyone hears a running step there. */
  isHeard(at: Point, tick: number): boolean {
    const { cats, watchers } = this.#yard;
    const rings = cats.filter((cat) => apart(cat, at) < STEP_RING + 8);
    return watchers.some(({ kind }, one) => {
      this.pose(one, tick, pose);
      const here = { x: pose.x, y: pose.y };
      // A little farther, because steps fall between two looks.
      if (hears(kind, at, here, STEP_RING + 12)) return true;
      return rings.some((cat) => hears(kind, cat, here, MEOW_RING + 12));
    });
  }
}

const pose: Pose = { x: 0, y: 0, angle: 0 };

/**
 * The fastest way out that nobody sees or hears: breadth-first over cell, beat, snacks, key and what
 * sensors have noticed. Guards that nothing disturbs are where the time says, so the night is known.
 */
export function search(yard: Yard, state: State, wanted: Wanted = {}): Way | undefined {
  const { ticks = 60 * 75, snacks = 7, blind = false } = wanted;
  const from = Math.ceil(state.t / BEAT) * BEAT;
  const lookout = new Lookout(yard, state, ticks);
  const beats = Math.floor(ticks / BEAT);
  const masks = 16 * LEVELS_OF_NOTICE;
  const seen = new Uint8Array(beats * CELLS * masks);
  const index = (beat: number, cell: number, mask: number, noticed: number): number =>
    ((beat * CELLS + cell) * 16 + mask) * LEVELS_OF_NOTICE + noticed;
  const taken = cellsOfPrizes(yard);
  const exit = cellAt(yard.exit);
  const sensed = Array.from({ length: CELLS }, (_, cell) =>
    yard.sensors.some((at) => apart(at, middleOf(cell)) < SENSOR + CELL * 0.3),
  );
  const nodes: { cell: number; mask: number; noticed: number; how: number; before: number }[] = [];
  const rows: number[][] = Array.from({ length: beats }, () => []);
  const add = (
    beat: number,
    cell: number,
    had: number,
    noticed: number,
    how: number,
    before: number,
  ): void => {
    const mask = had | (taken.get(cell) ?? 0);
    const at = index(beat, cell, mask, noticed);
    if (seen[at] === 1) return;
    seen[at] = 1;
    rows[beat]?.push(nodes.length);
    nodes.push({ cell, mask, noticed, how, before });
  };
  add(0, cellAt(state), state.snacks | (state.open ? KEY : 0), 0, WAIT, -1);
  for (let beat = 0; beat < beats; beat += 1) {
    for (const at of rows[beat] ?? []) {
      const node = nodes[at];
      if (!node) continue;
      const { cell, mask, noticed } = node;
      if (cell === exit && (mask & snacks) === snacks)
        return { moves: backTo(at), ticks: beat * BEAT };
      const open = (mask & KEY) !== 0;
      const tick = from + beat * BEAT;
      const here = middleOf(cell);
      if (beat + 1 < beats && (blind || !stays(lookout, here, tick, open))) {
        add(beat + 1, cell, mask, Math.max(0, noticed - 1), WAIT, at);
      }
      const column = cell % COLUMNS;
      const row = (cell - column) / COLUMNS;
      for (const [dx, dy] of WAYS) {
        if (blocks(yard, column + dx, row + dy, open)) continue;
        const to = cell + dy * COLUMNS + dx;
        for (const how of [RUN, SNEAK] as const) {
          const cost = COST[how];
          if (beat + cost >= beats) continue;
          const near = sensed[cell] === true || sensed[to] === true;
          const notice = near ? noticed + cost : 0;
          if (!blind && notice > MAX_NOTICE) continue;
          if (!blind && !passes(lookout, here, dx, dy, tick, how, open)) continue;
          add(beat + cost, to, mask, blind ? 0 : notice, how, at);
        }
      }
    }
  }
  return undefined;

  function backTo(last: number): readonly Move[] {
    const moves: Move[] = [];
    for (let at = last; ;) {
      const node = nodes[at];
      if (!node || node.before < 0) return moves.reverse();
      moves.push({ cell: node.cell, how: node.how });
      at = node.before;
    }
  }
}

/** By cell: the bit of the snack or the key there. */
function cellsOfPrizes({ snacks, key }: Yard): ReadonlyMap<number, number> {
  const bits = new Map(snacks.map((at, snack) => [cellAt(at), 1 << snack]));
  if (key) bits.set(cellAt(key), KEY);
  return bits;
}

/** Whether someone sees a place within the next beat. */
function stays(lookout: Lookout, { x, y }: Point, tick: number, open: boolean): boolean {
  return lookout.sees(x, y, tick + BEAT / 2, open) || lookout.sees(x, y, tick + BEAT, open);
}

/** Whether nobody sees or hears one step from here. */
function passes(
  lookout: Lookout,
  { x, y }: Point,
  dx: number,
  dy: number,
  tick: number,
  how: typeof RUN | typeof SNEAK,
  open: boolean,
): boolean {
  const long = (COST[how] * BEAT) / LOOKS;
  for (let look = 1; look <= LOOKS; look += 1) {
    const far = (CELL * look) / LOOKS;
    if (lookout.sees(x + dx * far, y + dy * far, tick + look * long, open)) return false;
  }
  if (how === SNEAK) return true;
  for (const part of [0, 0.5, 1]) {
    const at = { x: x + dx * CELL * part, y: y + dy * CELL * part };
    if (lookout.isHeard(at, tick + Math.round(part * COST[how] * BEAT))) return false;
  }
  return true;
}

/** A way as the legs of a path. @param late ticks to wait first */
export function legsOf(moves: readonly Move[], late = 0): number[] {
  const legs: number[] = [];
  let waits = late;
  const rest = (): void => {
    if (waits > 0) legs.push(waits, 0, WAIT);
    waits = 0;
  };
  for (const { cell, how } of moves) {
    if (how === WAIT) {
      waits += BEAT;
      continue;
    }
    rest();
    const { x, y } = middleOf(cell);
    legs.push(x, y, how);
  }
  rest();
  return legs;
}
